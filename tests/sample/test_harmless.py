"""No value belongs to anybody: domains, numbers and addresses are those that are kept for examples."""

import ipaddress
import re
from itertools import islice

import pytest

from seer.sample.ask import Ask
from seer.sample.harmless import is_real
from seer.sample.making import FORMS, of_topic
from seer.sample.pools import Row, rows, table
from seer.sample.strings import strings
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


@pytest.mark.parametrize(
    ("text", "real"),
    [
        ("4539578763621486", True),
        ("4539 5787 6362 1486", True),
        ("4539578763621487", False),
        ("4111111111111111", False),
        ("9999999999999995", False),
        ("GB82WEST12345698765432", True),
        ("GB83WEST12345698765432", False),
        ("DE89370400440532013000", False),
        ("123-45-6789", True),
        ("987-65-4321", False),
        ("(415) 222-8523", True),
        ("(415) 555-0123", False),
        ("+4915112345678", True),
        ("17025550134", True),
        ("13800138000", False),
        ("11010519491231002X", True),
        ("110105194912310021", False),
        ("8.8.8.8", True),
        ("192.0.2.7", False),
        ("10.0.0.1", False),
        ("jo@corp.com", True),
        ("jo@mail.example.org", False),
        ("https://shop.io/a", True),
        ("https://example.com/a", False),
        ("shop.com", True),
        ("notes.txt", False),
        ("1.2.3", False),
        ("ORD-10472", False),
    ],
)
def test_what_may_be_somebodys_is_known(text: str, real: bool) -> None:  # noqa: FBT001 - a table's column
    assert is_real(text) is real


@pytest.mark.parametrize(
    "pattern",
    [
        r"^\d{16}$", r"^4\d{15}$", r"^5[1-5]\d{14}$", r"^\d{4} \d{4} \d{4} \d{4}$", r"^3[47]\d{13}$", r"^[0-9]{13,19}$",
        r"^DE\d{20}$", r"^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$", r"^\d{3}-\d{2}-\d{4}$", r"^\(\d{3}\) \d{3}-\d{4}$",
        r"^\d{3}-\d{3}-\d{4}$", r"^\+[1-9]\d{6,14}$", r"^1[3-9]\d{9}$", r"^\d{17}[\dX]$", r"^(\d{1,3}\.){3}\d{1,3}$",
        r"^[^@\s]+@[^@\s]+\.[a-z]+$", r"^https?://[a-z0-9.-]+\.[a-z]{2,}(/.*)?$", r"^([a-z0-9-]+\.)+[a-z]{2,}$",
    ],
)  # fmt: skip
@pytest.mark.parametrize("name", ["ref", "code", "value"])
def test_what_is_built_from_a_pattern_is_nobodys(pattern: str, name: str) -> None:
    made = list(islice(strings(ask(name, "en")._replace(words={"pattern": [pattern]})), 40))
    assert made
    assert [text for text in made if is_real(text)] == []


def test_what_an_author_shows_is_kept_and_what_can_only_be_somebodys_is_made() -> None:
    shown = ask("card", "en")._replace(words={"examples": ["4539578763621486"]})
    assert next(strings(shown)) == "4539578763621486"
    forced = ask("mail", "en")._replace(words={"pattern": ["^[a-z]{4}@corp\\.com$"]})
    assert next(strings(forced)).endswith("@corp.com")


def test_a_telephone_number_takes_the_form_that_is_asked_for() -> None:
    for pattern in (r"^\d{10}$", r"^\(\d{3}\) \d{3}-\d{4}$", r"^\d{3}-\d{4}$", r"^1[3-9]\d{9}$", r"^\+\d+$"):
        (made,) = islice(strings(ask("phone", "en")._replace(words={"pattern": [pattern]})), 1)
        assert "55501" in re.sub(r"\D", "", made) or made.endswith("13800138000")
