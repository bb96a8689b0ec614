"""Every obligation of a schema has its argument set, proved by both judges, whatever keyword it is of."""

from typing import Any

import pytest
from generate_lab import NOW, SHAPES, tool

from seer import canon
from seer.generate import EXHAUSTIVE, explore, generate
from seer.records import Case, Coverage
from seer.schema.coverage import confirms, coverage
from seer.schema.validate import slow, violations


def made(schema: dict[str, Any]) -> tuple[tuple[Case, ...], Coverage]:
    whole = tool({"type": "object", **schema})
    cases = generate(whole, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
    return cases, coverage([whole], cases, [], exhaustive=True)


@pytest.mark.parametrize("name", SHAPES)
def test_every_obligation_is_met_or_proved_open(name: str) -> None:
    cases, found = made(SHAPES[name])
    assert cases
    assert [one for one in found.open if one.reason == "unknown"] == []
    assert found.by_cases >= 0.9 * found.obligations


@pytest.mark.parametrize("name", SHAPES)
def test_both_judges_prove_each_set_and_its_aims(name: str) -> None:
    whole = tool({"type": "object", **SHAPES[name]})
    for case in made(SHAPES[name])[0]:
        assert violations(whole.parameters, case.arguments, judge=slow) == case.violations
        assert case.valid is not bool(case.violations)
        alone = [one for one in case.violations if not one.entailed]
        assert len(alone) == (not case.valid) or case.why == "several"
        assert all(confirms(whole, aim, case.arguments, case.violations) for aim in case.aims)
        assert case.id == canon.hex12({"tool": case.tool, "kind": case.kind, "arguments": case.arguments})


def test_what_judges_differ_on_is_dropped_and_told() -> None:
    whole = tool({"type": "object", "properties": {"a": {"type": "string", "pattern": "^[^a]$"}}})
    found = explore(whole, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
    assert {one.reason for one in found.disputed} <= {"disputed"}
    assert all(case.valid is not bool(case.violations) for case in found.cases)


def test_members_named_by_a_pattern_owe_and_meet_what_their_schema_says() -> None:
    inner = {"type": "object", "properties": {"on": {"type": "boolean"}, "tags": {"items": {"maxLength": 5}}}}
    patterns = {
        "^x": {"type": "integer", "minimum": 3},
        "^s": {"type": "string"},
        "^o": inner,
        "^r": {"$ref": "#/$defs/r"},
    }
    cases, found = made(
        {"patternProperties": patterns, "$defs": {"r": {"required": ["a"], "properties": {"a": {"const": 1}}}}}
    )
    owed = {(one.pointer, one.keyword, one.at) for case in cases for one in case.aims}
    assert {("/*", "type", "past"), ("/*/on", "type", "past"), ("/*/tags/0", "maxLength", "limit")} <= owed
    assert {("/*/a", "required", "absent"), ("/*/a", "const", "past")} <= owed
    assert (found.by_cases, found.open) == (found.obligations, ())


def test_what_a_branch_refers_to_owes_no_more_than_a_branch() -> None:
    kinds = [{"type": "object", "properties": {name: {"type": "integer"}}, "required": [name]} for name in ("a", "b")]
    plain = {"properties": {"it": {"anyOf": kinds}}}
    referred = {
        "properties": {"it": {"anyOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/b"}]}},
        "$defs": dict(zip("ab", kinds, strict=True)),
    }
    assert made(plain)[1].obligations == made(referred)[1].obligations
