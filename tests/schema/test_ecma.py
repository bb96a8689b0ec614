import pytest

from seer.schema.ecma import compiled
from seer.schema.validate import fast


@pytest.mark.parametrize(
    ("pattern", "text", "matches"),
    [
        ("^a$", "a", True),
        ("^a$", "a\n", False),
        (r"^\d$", "\u096a", False),
        (r"^[^\d]$", "\u096a", True),
        (r"^[\D]$", "3", False),
        (r"^\w+$", "é", False),
        (r"^\W$", "é", True),
        (r"^\s$", "\u00a0", True),
        (r"^\s$", "\x1c", False),
        (r"^[\S]$", "\ufeff", False),
        ("^.$", "\u2028", False),
        ("^.$", "\U0001f600", True),
        (r"^\u{1F600}$", "\U0001f600", True),
        (r"^\p{Lu}", "É", True),
        (r"^[\p{L}]+$", "aé1", False),
        (r"^\P{L}$", "1", True),
        (r"^[\w\-.]+$", "a-b", True),
        (r"^\cA$", "\x01", True),
        (r"^\/a[$]$", "/a$", True),
    ],
)
def test_patterns_mean_what_ecma_262_says(pattern: str, text: str, matches: object) -> None:
    found = compiled(pattern)
    assert found is not None
    assert found.found(text) is matches
    assert fast({"pattern": pattern}).valid(text) is matches


def test_names_of_groups_are_translated() -> None:
    found = compiled(r"^(?<year>\d{4})-\k<year>$")
    assert found is not None
    assert found.found("2026-2026")
    assert not found.found("2026-2027")


def test_an_empty_class_matches_nothing_and_its_negation_all() -> None:
    nothing, everything = compiled("[]"), compiled("^[^]$")
    assert nothing is not None
    assert everything is not None
    assert not nothing.found("]")
    assert everything.found("\n")


@pytest.mark.parametrize("pattern", ["(", r"\p{Script=Han}", r"\p", "[z-a]", r"^\p{Xx1}$"])
def test_what_python_cannot_say_is_none(pattern: str) -> None:
    assert compiled(pattern) is None
