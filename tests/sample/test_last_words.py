"""Names that say little by themselves are told by what they belong to."""

import pytest

from seer.sample.last_words import BY_LAST, Field


@pytest.mark.parametrize(
    ("last", "nouns", "described", "expected"),
    [
        ("ref", "repo contents", "", "branch"),
        ("ref", "click", "Reference of the element", "element_ref"),
        ("ref", "payment", "", ""),
        ("model", "chat", "ID of the model to use", "ai_model"),
        ("model", "guitar listing", "", ""),
        ("base", "compare", "", "branch"),
        ("base", "triangle", "The base", ""),
        ("method", "endpoint", "", "method"),
        ("method", "payment", "", ""),
        ("values", "select_option select", "", "pick"),
        ("key", "apikey", "Your unique key", ""),
        ("order", "issues", "The order of the results", "sort"),
        ("range", "sheet", "", "range"),
        ("start", "copy range", "", "cell"),
        ("end", "meeting", "", ""),
        ("code", "alarm disarm", "Code to disarm the alarm", "pin"),
    ],
)
def test_topic(last: str, nouns: str, described: str, expected: str) -> None:
    assert BY_LAST[last](Field(last, frozenset(nouns.split()), described)) == expected
