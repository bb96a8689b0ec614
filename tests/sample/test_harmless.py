"""No value belongs to anybody: domains, numbers and addresses are those that are kept for examples."""

import ipaddress
import re
from itertools import islice

import pytest

from seer.sample.ask import Ask
from seer.sample.making import FORMS, of_topic
from seer.sample.pools import Row, rows, table
from seer.sample.topics import _BY_HEAD, _FORMATS, _PAIRS

NOW = "2026-06-15T09:00:00Z"
HOSTS = re.compile(r"(?:@|://)([\w.-]+)")
DOMAIN = re.compile(r"\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|cn|de|uk|edu|gov|info|app)\b")
RESERVED = re.compile(r"(?:[\w-]+\.)*example\.(?:com|org|net)")
PHONE = re.compile(r"\+\d[\d ()-]{7,}")
KEPT = tuple(map(ipaddress.ip_network, ("192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", "2001:db8::/32")))
TOPICS = sorted({*_BY_HEAD.values(), *_FORMATS.values(), *_PAIRS.values(), *table("en")})


def is_harmless(text: str) -> bool:
    hosts = [*HOSTS.findall(text), *DOMAIN.findall(text)]
    phones = [re.sub(r"\D", "", phone) for phone in PHONE.findall(text)]
    return (
        all(RESERVED.fullmatch(host) or _is_kept(host) for host in hosts)
        and all(phone[-7:-2] == "55501" for phone in phones)
        and all(_is_kept(word) for word in text.split() if _is_address(word))
    )


def _is_address(word: str) -> bool:
    try:
        ipaddress.ip_address(word)
    except ValueError:
        return False
    return True


def _is_kept(word: str) -> bool:
    return _is_address(word) and any(ipaddress.ip_address(word) in network for network in KEPT)


def ask(name: str, locale: str) -> Ask:
    return Ask({}, name, "order", 7, 11, locale, NOW)


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_pools_hold_nobodys_address(locale: str) -> None:
    for about, pool in table(locale).items():
        assert [word for word in pool if not is_harmless(word)] == [], about
    assert all(is_harmless(cell) for row in rows(locale) for cell in row)


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("about", TOPICS)
def test_what_is_made_up_is_nobodys_address(about: str, locale: str) -> None:
    made = list(islice(of_topic(about, ask(about, locale)), 100))
    assert made
    assert [text for text in made if not is_harmless(text)] == []


@pytest.mark.parametrize("format_", sorted(FORMS))
def test_what_is_made_for_a_format_is_nobodys_address(format_: str) -> None:
    assert [text for text in islice(FORMS[format_](ask("value", "en")), 100) if not is_harmless(text)] == []


@pytest.mark.parametrize("text", ["jo@gmail.com", "https://github.com/x", "+1-415-665-0162", "10.0.0.1", "see foo.dev"])
def test_the_scan_finds_what_belongs_to_somebody(text: str) -> None:
    assert not is_harmless(text)


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_places_are_whole_and_their_codes_agree(locale: str) -> None:
    codes = {row.country: (row.country_code, row.country_code3, row.currency) for row in rows(locale)}
    for row in rows(locale):
        assert len(row) == len(Row._fields)
        assert codes[row.country] == (row.country_code, row.country_code3, row.currency)
        assert (len(row.country_code), len(row.country_code3), len(row.currency), len(row.airport)) == (2, 3, 3, 3)
