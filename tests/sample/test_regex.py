"""Strings built from patterns match them and keep to their lengths."""

from random import Random

import pytest

from seer.sample.errors import SampleError
from seer.sample.regex import build, spans
from seer.schema.ecma import compiled

PATTERNS = (
    r"^\d{4}-\d{2}-\d{2}$",
    r"^[A-Z]{3}-[0-9]{4}$",
    r"^(foo|bar)+[a-z]{2,5}$",
    r"^[a-z][a-z0-9-]*$",
    r"^[\w.-]+@[\w-]+\.[a-z]{2,}$",
    r"^(?:[A-Z]{2}|\d{3})$",
    r"^https?:\/\/[^\s]+$",
    r"[^a-z]{3}",
    r"^([01]?\d|2[0-3]):[0-5]\d$",
    r"^\p{L}+$",
    r"^(?<year>\d{4})$",
    r"a|^b$",
    r"^[\]\\^-]{2}$",
    r"^\u4e2d{2}x\x41$",
    r"",
)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_matches(pattern: str) -> None:
    expression = compiled(pattern)
    assert expression is not None
    for seed in range(20):
        assert expression.found(build(pattern, Random(seed)))


@pytest.mark.parametrize("pattern", [r"^[a-z]+$", r"^(ab|cde)*$", r"x", r"^[A-Za-z0-9_ ]*$"])
def test_length_is_solved_not_filtered(pattern: str) -> None:
    for low in (1, 60, 300):
        if pattern == r"^(ab|cde)*$" and low == 1:
            continue
        text = build(pattern, Random(1), shortest=low, longest=low)
        assert len(text) == low


def test_no_length_fits() -> None:
    with pytest.raises(SampleError):
        build(r"^[A-Z]{3}$", Random(1), shortest=4)


@pytest.mark.parametrize("pattern", ["(", "[a", "a)", "x{5,2}"])
def test_broken_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(SampleError):
        build(pattern, Random(1))


def test_lookahead_demands_mixed_characters() -> None:
    pattern = r"^(?=.*[0-9])(?=.*[A-Z])[A-Za-z0-9]{12,16}$"
    expression = compiled(pattern)
    assert expression is not None
    assert any(expression.found(build(pattern, Random(seed))) for seed in range(30))


def test_spans_give_least_and_greatest() -> None:
    assert spans(r"^[A-Z]{3}-[0-9]{4,6}$") == (8, 10)


def test_same_seed_same_string() -> None:
    assert build(r"^[a-z0-9]{8}$", Random(7)) == build(r"^[a-z0-9]{8}$", Random(7))


@pytest.mark.parametrize(
    "pattern", [r"^(a|b)\1$", r"^(['\"]).*\1$", r"^(\w{3})-(\d+):\2\1$", r"^(?:x)(y|z)\1{2}$", r"^(?<q>\w+)-\k<q>$"]
)
def test_what_a_group_matched_is_repeated(pattern: str) -> None:
    judge = compiled(pattern)
    made = {build(pattern, Random(seed)) for seed in range(9)}
    assert judge is not None
    assert all(map(judge.found, made))
    assert len(made) > 1
