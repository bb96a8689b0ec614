"""Patterns are searched for in bounded time, and what is found is what Python's engine finds."""

import re
from itertools import product
from random import Random

import pytest

from seer.schema.automaton import Automaton, UnfitError, parsed, power
from seer.schema.ecma import compiled, translate

PATTERNS = [
    "a", "^a", "a$", "^$", "", "a|b", "^(a|b)*$", "^(?:ab|a)*b?$", "^a{2,3}$", "^(a{1,2}b)+$", "a*?b", "[^a]",
    r"[\w-]+", "^(a+)+$", "^(a|aa)+$", "(x+x+)+y", r"^\d+(\.\d+)*$", "(?=.*b)^a", "^(?!.*bb)[ab]*$", "(?<=a)b",
    "(?<!a)b", r"\bab\b", r"a\B", "^(a?){3}$", "(^a|b$)", "[]", "[^]", r"^\p{L}+$", "(?:)*a", "^(?:[ab]{0,3}-)*[ab]+$",
    "^(?:a(?=b)|b)+$",
]  # fmt: skip
HEAVY = ["^(a+)+$", "^(a|aa)+$", "(x+x+)+y", "^(([a-z])+.)+[A-Z]([a-z])+$", "^(a*)*$", ".*.*.*.*.*=", "^(?=(a+)+$)b"]


def texts() -> list[str]:
    short = ["".join(letters) for size in range(5) for letters in product("ab-", repeat=size)]
    chance = Random(5)
    long = ["".join(chance.choice("aab.-x1 ") for _ in range(chance.randint(5, 30))) for _ in range(200)]
    return [*short, *long, "é", "aé", "a\nb", "1.2.3", "xxxxy"]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_the_same_is_found(pattern: str) -> None:
    python, machine = re.compile(translate(pattern)), Automaton(parsed(translate(pattern)))
    for text in texts():
        assert machine.search(text) == (python.search(text) is not None), text


@pytest.mark.parametrize("pattern", HEAVY)
def test_no_text_takes_for_ever(pattern: str) -> None:
    search = compiled(pattern)
    assert search is not None
    assert not search.found("a" * 200 + "!")
    assert power(parsed(translate(pattern))) > 3


@pytest.mark.parametrize("pattern", [r"^(a+)\1$", "^(?:(?:a{1,90}){1,90}){1,90}$", r"(?P<x>a)(?(x)b|c)", "(?i:a)"])
def test_what_has_no_machine_is_left(pattern: str) -> None:
    with pytest.raises(UnfitError):
        Automaton(parsed(pattern))


def test_what_can_not_be_told_does_not_match() -> None:
    search = compiled(r"^(a+)+\1$")
    assert search is not None
    assert search.found("aa")
    assert not search.found("a" * 100)


def test_common_patterns_are_left_to_python() -> None:
    for pattern in (r"^\d{4}-\d{2}-\d{2}$", "^[a-z0-9_-]+$", "^[A-Z]{3}-[0-9]{1,40}$", r"^(?=.*[A-Z])(?=.*\d).{8,}$"):
        assert power(parsed(translate(pattern))) <= 3
