"""What must be longer is said more exactly: no list of names where one is asked for, no letters repeated."""

import re

import pytest

from seer.records import Json
from seer.sample import sample

NOW = "2026-06-15T09:00:00Z"


def made(name: str, size: int, *, seed: int = 1, locale: str = "en", **schema: Json) -> str:
    sized = {"type": "string", "minLength": size, "maxLength": size, **schema}
    text = sample(sized, seed=seed, name=name, locale=locale, now=NOW)
    assert isinstance(text, str)
    assert len(text) == size
    return text


@pytest.mark.parametrize("size", [12, 20, 31, 40, 64])
@pytest.mark.parametrize("seed", range(4))
def test_a_person_is_one_person(size: int, seed: int) -> None:
    assert made("contact_name", size, seed=seed).count(",") <= 1


@pytest.mark.parametrize("size", [14, 20, 33, 64, 100])
@pytest.mark.parametrize(("locale", "sign"), [("en", ", "), ("zh", "，")])
def test_a_title_is_one_title(size: int, locale: str, sign: str) -> None:
    assert sign not in made("title", min(size, 40 if locale == "zh" else size), locale=locale)


@pytest.mark.parametrize("size", [20, 33, 64])
@pytest.mark.parametrize("name", ["table_name", "slug", "bucket_name"])
def test_what_programs_are_given_has_hyphens(name: str, size: int) -> None:
    assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)+", made(name, size))


@pytest.mark.parametrize("size", [20, 40, 70])
def test_one_address_of_mail(size: int) -> None:
    assert re.fullmatch(r"[a-z.0-9]+@example\.com", made("email", size))


@pytest.mark.parametrize("size", [30, 60, 200])
def test_one_page(size: int) -> None:
    assert re.fullmatch(r"https://example\.com/[a-z0-9/-]+", made("website_url", size))


@pytest.mark.parametrize("size", [20, 50])
def test_one_file(size: int) -> None:
    assert re.fullmatch(r"[a-z0-9-]+\.[a-z]+", made("filename", size))


def test_one_telephone() -> None:
    assert re.fullmatch(r"\+1-\d{3}-555-01\d\d ext\. \d{3}", made("phone", 24))
    assert re.fullmatch(r"\+1-\d{3}-555-01\d\d x\d{2}", made("phone", 19))


def test_an_id_has_more_digits_and_not_the_same() -> None:
    text = made("order_ref", 40)
    assert re.fullmatch(r"ORD-\d{36}", text)
    assert text[4:9] != text[9:14]


@pytest.mark.parametrize("pattern", ["^[a-z]+(-[a-z]+)*$", "^[a-z](-*[a-z])*$", "^[a-z-]+$"])
def test_patterns_spell_words(pattern: str) -> None:
    text = made("frob", 30, pattern=pattern)
    assert any(word in text for word in ("harbor", "meadow", "granite", "cedar", "lantern", "orchard", "summit"))
    assert "--" not in text


def test_ids_by_pattern_mix_letters_and_digits() -> None:
    text = made("order_id", 24, pattern="^[a-z0-9]{24}$")
    assert any(char.isdigit() for char in text)
    assert len({*text}) > 8
