"""Cases are proved, of every kind that a schema allows, and the same wherever they are made."""

import os
import subprocess
import sys
from typing import Any

import pytest
from generate_lab import NODE, NOW, ORDER, WEATHER, cases, tool

from seer import canon
from seer.generate import FULL, generate
from seer.records import Case, Wire
from seer.schema.coverage import coverage
from seer.schema.validate import fast, violations


@pytest.mark.parametrize("schema", [WEATHER, ORDER])
@pytest.mark.parametrize("locale", ["en", "zh"])
def test_every_case_is_proved(schema: dict[str, Any], locale: str) -> None:
    made = cases(schema, locale=locale)
    assert {case.kind for case in made} >= {"normal", "boundary", "missing", "invalid"}
    judge = fast(schema)
    for case in made:
        assert judge.valid(case.arguments) is case.valid is (case.kind in ("normal", "default", "boundary"))
        assert case.violations == violations(schema, case.arguments)
        assert len([one for one in case.violations if not one.entailed]) == (not case.valid)
        assert case.id == canon.hex12({"tool": case.tool, "kind": case.kind, "arguments": case.arguments})
    assert [(case.kind, case.id) for case in made] == sorted({(case.kind, case.id) for case in made})


def aimed(made: tuple[Case, ...]) -> set[tuple[str, str, str]]:
    return {(aim.pointer, aim.keyword, aim.at) for case in made for aim in case.aims}


def test_weather_meets_each_constraint() -> None:
    assert aimed(cases(WEATHER)) >= {
        ("/city", "minLength", "limit"),
        ("/city", "minLength", "past"),
        ("/city", "maxLength", "limit"),
        ("/city", "maxLength", "past"),
        ("/city", "required", "absent"),
        ("/date", "required", "absent"),
        ("/date", "pattern", "past"),
        ("/unit", "enum", "past"),
        ("/unit", "default", "default"),
        ("/unit", "default", "typical"),
    }


def test_order_meets_nested_constraints() -> None:
    assert aimed(cases(ORDER)) >= {
        ("/customer/email", "required", "absent"),
        ("/customer/email", "format", "past"),
        ("/items/0/sku", "required", "absent"),
        ("/items/0/sku", "pattern", "past"),
        ("/items/0/quantity", "minimum", "limit"),
        ("/items/0/quantity", "multipleOf", "past"),
        ("/items", "minItems", "past"),
        ("/items", "maxItems", "limit"),
        ("/items", "maxItems", "past"),
        ("/priority", "maximum", "past"),
        ("/ratio", "exclusiveMinimum", "past"),
        ("/tags", "uniqueItems", "past"),
        ("", "additionalProperties", "past"),
        ("/express", "type", "past"),
        ("/note", "maxLength", "limit"),
    }


def test_normal_cases_vary() -> None:
    normal = [case for case in cases(WEATHER) if case.kind == "normal"]
    assert len({case.arguments["city"] for case in normal}) >= 4
    assert {case.arguments.get("unit") for case in normal} == {None, "celsius", "fahrenheit"}


def test_tool_without_parameters_has_one_empty_set() -> None:
    made = cases({"type": "object", "properties": {}}, name="list_pets")
    assert [case.arguments for case in made if case.kind == "normal"] == [{}]


def test_faults_that_can_be_said() -> None:
    made = cases(WEATHER)
    said = {case.arguments["date"] for case in made if case.aims[:1] and case.aims[0].keyword == "pattern"}
    assert any(len(text) == 7 for text in said)
    assert {case.arguments["unit"] for case in made if case.aims[:1] and case.aims[0].keyword == "enum"} & {
        "kelvin",
        "rankine",
    }


def test_type_lost_in_a_query_is_marked() -> None:
    schema = {"type": "object", "properties": {"q": {"type": "string"}, "n": {"type": "integer"}}}
    made = cases(schema, name="list", wire={"q": Wire(place="query"), "n": Wire(place="query")})
    marked = {str(case.arguments): case.why for case in made if case.kind == "invalid"}
    assert marked["{'q': 12345}"] == "wire"
    assert marked["{'n': 'pending'}"] is None
    assert marked["{'n': 2.5}"] is None


def test_unsatisfiable_tool_gives_nothing() -> None:
    assert cases({"type": "object", "required": ["a"], "properties": {"a": False}}) == ()
    assert cases({"type": "object", "required": "a"}) == ()


def test_hostile_sizes_are_bounded() -> None:
    schema = {
        "type": "object",
        "properties": {
            "code": {"enum": [f"member{number}" for number in range(600)]},
            "text": {"type": "string", "maxLength": 10**9},
            "list": {"type": "array", "items": {"type": "string"}, "minItems": 10**9},
            "tree": {"$ref": "#/$defs/node"},
        },
        "$defs": {"node": NODE},
    }
    made = cases(schema)
    assert 20 < len(made) <= 500
    assert all("list" not in case.arguments for case in made)


def test_an_edit_changes_only_what_touches_it() -> None:
    before = {case.id: case for case in cases(WEATHER)}
    edited = {
        **WEATHER,
        "properties": {**WEATHER["properties"], "city": {"type": "string", "minLength": 2, "maxLength": 40}},
    }
    after = {case.id: case for case in cases(edited)}
    changed = [
        *(before[one] for one in before.keys() - after.keys()),
        *(after[one] for one in after.keys() - before.keys()),
    ]
    assert changed
    assert {aim.keyword for case in changed for aim in case.aims} == {"maxLength"}


def test_order_of_keys_does_not_matter() -> None:
    turned = {**WEATHER, "properties": dict(reversed(WEATHER["properties"].items()))}
    assert canon.lines(cases(turned)) == canon.lines(cases(WEATHER))


def test_another_seed_gives_other_values() -> None:
    assert {case.id for case in cases(WEATHER)} != {case.id for case in cases(WEATHER, seed=2)}


PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from generate_lab import ORDER, WEATHER, cases
from seer import canon
from seer.generate import FULL, generate
print(canon.digest_bytes(canon.lines(cases(ORDER)), canon.lines(cases(WEATHER, locale="zh"))))
"""


def test_same_bytes_whatever_the_hash_seed(tmp_path: Any) -> None:
    program = PROGRAM.format(folder=os.path.dirname(__file__))  # noqa: PTH120 - a plain text is what the program needs
    digests = {
        subprocess.run(  # noqa: S603 - our own interpreter and program
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            cwd=tmp_path,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "4242")
    }
    assert len(digests) == 1
    assert list(tmp_path.iterdir()) == []


def test_members_that_are_named_by_a_pattern_are_tried_at_and_past_their_limits() -> None:
    names = {"^n_": {"type": "integer", "minimum": 1, "maximum": 9}, "^x-": {"type": "object", "required": ["k"]}}
    closed = {"type": "object", "patternProperties": names, "additionalProperties": False}
    whole = tool({"type": "object", "properties": {"m": closed}, "required": ["m"]})
    made = generate(whole, seed=1, locale="en", now=NOW, effort=FULL)
    found = coverage([whole], made, [])
    assert [(one.pointer, one.keyword, one.at) for one in found.open] == []
    members = [
        item for case in made if isinstance(case.arguments.get("m"), dict) for item in case.arguments["m"].items()
    ]
    assert {inner for name, inner in members if name.startswith("n_") and isinstance(inner, int)} >= {0, 1, 9, 10}
