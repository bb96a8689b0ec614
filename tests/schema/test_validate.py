from gc import collect
from typing import Any
from weakref import ref

import pytest

from seer.errors import SpecError
from seer.schema.validate import Judge, disputed, document_errors, fast, relax, slow, violations

PERSON = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "minLength": 2},
        "home": {"$ref": "#/$defs/place"},
        "work": {"$ref": "#/$defs/place", "minProperties": 1},
    },
    "required": ["name"],
    "additionalProperties": False,
    "$defs": {
        "place": {"type": "object", "required": ["zip"], "properties": {"zip": {"type": "string", "maxLength": 5}}}
    },
}

FAULTS: list[tuple[Any, Any, list[tuple[str, str, str, bool]]]] = [
    (PERSON, {}, [("/name", "required", "/required", False)]),
    (PERSON, {"name": "x"}, [("/name", "minLength", "/properties/name/minLength", False)]),
    (PERSON, {"name": "xy", "z": 1}, [("", "additionalProperties", "/additionalProperties", False)]),
    (
        PERSON,
        {"name": "xy", "home": {"zip": "123456"}},
        [("/home/zip", "maxLength", "/$defs/place/properties/zip/maxLength", False)],
    ),
    (PERSON, {"name": "xy", "home": {"a": 1}}, [("/home/zip", "required", "/$defs/place/required", False)]),
    (
        PERSON,
        {"name": "xy", "home": {"zip": "123456"}, "work": {"zip": "654321"}},
        [
            ("/home/zip", "maxLength", "/$defs/place/properties/zip/maxLength", False),
            ("/work/zip", "maxLength", "/$defs/place/properties/zip/maxLength", False),
        ],
    ),
    (PERSON, {"home": {"zip": 5}}, [("/home/zip", "type", "/$defs/place/properties/zip/type", False),
                                    ("/name", "required", "/required", False)]),
    ({"type": "string", "enum": ["a"]}, 5, [("", "type", "/type", False), ("", "enum", "/enum", True)]),
    ({"type": "string", "enum": ["a", "b"]}, "c", [("", "enum", "/enum", False)]),
    ({"type": "string", "minLength": 4, "pattern": r"^\d{4}$"}, "123", [("", "minLength", "/minLength", False),
                                                                       ("", "pattern", "/pattern", True)]),
    ({"type": "string", "minLength": 4, "pattern": "^[a-z]"}, "123", [("", "minLength", "/minLength", False),
                                                                     ("", "pattern", "/pattern", False)]),
    ({"minimum": 3, "exclusiveMinimum": 3}, 2, [("", "minimum", "/minimum", False),
                                               ("", "exclusiveMinimum", "/exclusiveMinimum", True)]),
    ({"allOf": [{"required": ["q"]}, {"required": ["q"]}]}, {}, [("/q", "required", "/allOf/0/required", False),
                                                                ("/q", "required", "/allOf/1/required", True)]),
    ({"anyOf": [{"type": "string", "minLength": 3}, {"type": "null"}]}, "x",
     [("", "minLength", "/anyOf/0/minLength", False)]),
    ({"anyOf": [{"type": "string"}, {"type": "null"}]}, 5, [("", "anyOf", "/anyOf", False)]),
    ({"oneOf": [{"type": "string"}, {"minLength": 1}]}, "x", [("", "oneOf", "/oneOf", False)]),
    (
        {"oneOf": [
            {"type": "object", "properties": {"k": {"const": "a"}, "n": {"minimum": 3}}, "required": ["k"]},
            {"type": "object", "properties": {"k": {"const": "b"}}, "required": ["k"]},
        ]},
        {"k": "a", "n": 1},
        [("/n", "minimum", "/oneOf/0/properties/n/minimum", False)],
    ),
    ({"not": {"type": "string"}}, "s", [("", "not", "/not", False)]),
    ({"if": {"type": "string"}, "then": {"minLength": 4}}, "s", [("", "minLength", "/then/minLength", False)]),
    ({"contains": {"type": "string"}, "minContains": 2}, ["a"], [("", "minContains", "/minContains", False)]),
    ({"prefixItems": [{}], "items": False}, [1, 2], [("", "items", "/items", False)]),
    ({"prefixItems": [{}, False]}, [1, 2], [("/1", "prefixItems", "/prefixItems/1", False)]),
    ({"properties": {"a": False}}, {"a": 1}, [("/a", "properties", "/properties/a", False)]),
    ({"patternProperties": {"^a": False}}, {"ab": 1}, [("/ab", "patternProperties", "/patternProperties/^a", False)]),
    ({"properties": {"a/b": {"type": "string"}}}, {"a/b": 1}, [("/a~1b", "type", "/properties/a~1b/type", False)]),
    ({"dependentRequired": {"a": ["b", "c"]}}, {"a": 1, "b": 2},
     [("/c", "dependentRequired", "/dependentRequired", False)]),
    ({"propertyNames": {"minLength": 2}}, {"a": 1}, [("", "minLength", "/propertyNames/minLength", False)]),
    ({"type": "array", "items": {"type": "object", "required": ["q"]}}, [{"q": 1}, {}],
     [("/1/q", "required", "/items/required", False)]),
    ({"properties": {"x": {"multipleOf": 0.01}}}, {"x": 1.005},
     [("/x", "multipleOf", "/properties/x/multipleOf", False)]),
]  # fmt: skip


@pytest.mark.parametrize(("schema", "value", "expected"), FAULTS)
@pytest.mark.parametrize("judge", [fast, slow])
def test_violations_are_the_smallest_set_that_relaxation_restores(
    schema: Any, value: Any, expected: list[tuple[str, str, str, bool]], judge: Any
) -> None:
    found = violations(schema, value, judge=judge)
    assert [(one.pointer, one.keyword, one.schema_pointer, one.entailed) for one in found] == expected


def test_recursive_definitions_are_proved_where_they_break() -> None:
    schema = {
        "$ref": "#/$defs/n",
        "$defs": {"n": {"properties": {"n": {"$ref": "#/$defs/n"}, "v": {"type": "integer"}}}},
    }
    for judge in (fast, slow):
        (found,) = violations(schema, {"v": 1, "n": {"n": {"v": "x"}}}, judge=judge)
        assert (found.pointer, found.schema_pointer) == ("/n/n/v", "/$defs/n/properties/v/type")


def test_a_valid_value_breaks_nothing() -> None:
    assert violations(PERSON, {"name": "xy", "home": {"zip": "1"}}) == ()


def test_many_independent_faults_are_all_named() -> None:
    schema = {"properties": {name: {"type": "string"} for name in "abcde"}}
    found = violations(schema, dict.fromkeys("abcde", 1))
    assert [one.pointer for one in found] == ["/a", "/b", "/c", "/d", "/e"]
    assert not any(one.entailed for one in found)


def test_relax_takes_names_out_of_required_and_opens_false_schemas() -> None:
    schema = {"required": ["a", "b", "a"], "properties": {"a": False, "b": {"type": "string"}}}
    assert relax(schema, ["/required/0"])["required"] == ["b"]
    assert relax(schema, ["/properties/a"])["properties"]["a"] is True
    assert relax(schema, ["/properties/b/type"])["properties"]["b"] == {}
    assert relax(schema, [""]) is True
    assert schema["required"] == ["a", "b", "a"]


def test_many_names_are_relaxed_at_once() -> None:
    names = [f"p{number}" for number in range(12)]
    relaxed = relax({"required": names}, ["/required/2", "/required/9", "/required/10"])
    assert relaxed["required"] == [name for name in names if name not in {"p2", "p9", "p10"}]


@pytest.mark.parametrize(
    "schema",
    [{"type": "text"}, {"minLength": -1}, {"$ref": "#/$defs/none"}, {"minimum": float("nan")}, {"pattern": "("}, 7],
)
def test_what_is_no_schema_is_a_spec_error(schema: Any) -> None:
    with pytest.raises(SpecError, match="#"):
        fast(schema)


@pytest.mark.parametrize("schema", [{"type": "text"}, {"$ref": "#/$defs/none"}, {"$ref": "https://example.com/s"}])
def test_the_second_judge_refuses_too_and_fetches_nothing(schema: Any) -> None:
    with pytest.raises(SpecError, match="#"):
        slow(schema).valid({})
    with pytest.raises(SpecError, match="#"):
        violations(schema, {}, judge=slow)


def test_judges_are_kept_by_identity_and_content() -> None:
    schema = {"type": "string"}
    assert fast(schema) is fast(schema)
    assert fast({"type": "string"}) is fast(schema)
    assert fast({"type": "string", "minLength": 1}) is not fast(schema)


def test_text_that_is_no_unicode_is_never_valid() -> None:
    assert not fast({"type": "string"}).valid("\ud800")


@pytest.mark.parametrize(("value", "limit"), [(18.49, 0.01), (0.3, 0.1), (12391239123, 1e-8)])
def test_multiples_are_decided_by_exact_decimals(value: float, limit: float) -> None:
    assert slow({"multipleOf": limit}).valid(value)
    assert disputed({"multipleOf": limit}, value) is None


def test_a_dispute_names_both_verdicts() -> None:
    found = disputed({"pattern": "^[]a]$"}, "a")
    assert found is not None
    assert "jsonschema-rs finds it valid" in found
    assert "jsonschema invalid (pattern at the root)" in found
    assert disputed({"type": "string"}, "a") is None


def test_a_pattern_that_backtracks_without_end_is_cut_off() -> None:
    assert not fast({"pattern": r"^(a+)+\1$"}).valid("a" * 5_000 + "b")


def test_a_document_is_held_against_a_meta_schema_of_any_draft() -> None:
    meta = {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "properties": {"n": {"minimum": 1, "exclusiveMinimum": True}},
    }
    assert document_errors({"n": 2}, meta) == ()
    ((pointer, message),) = document_errors({"n": 1}, meta)
    assert pointer == "/n"
    assert "1" in message
    with pytest.raises(SpecError):
        document_errors({}, {"type": "text"})


@pytest.mark.parametrize("judge", [fast, slow])
def test_a_lone_fault_in_a_conjunction_is_what_relaxation_finds(judge: Judge) -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/n"}, "b": {"anyOf": [{"$ref": "#/$defs/n"}, {"type": "null"}]}},
        "required": ["a"],
        "additionalProperties": False,
        "$defs": {"n": {"type": "integer", "minimum": 3}},
    }
    for value in ({"a": 2}, {"a": "x"}, {}, {"a": 3, "z": 1}, {"a": 3, "b": 1}, {"a": 3, "b": "x"}):
        found = violations(schema, value, judge=judge)
        assert len(found) == 1
        assert judge(relax(schema, [found[0].schema_pointer] if value else ["/required/0"])).valid(value)


def _large(number: int) -> dict[str, Any]:
    return {
        "$defs": {"a": {"minLength": 3, "maxLength": 9}},
        "$ref": "#/$defs/a",
        "title": f"{number}" + "x" * 1_000_000,
    }


def test_judges_of_large_schemas_are_let_go() -> None:
    judge = ref(fast(_large(0)))
    relaxed = [ref(fast(_large(1)).without((f"/$defs/a/{keyword}",))) for keyword in ("minLength", "maxLength")]
    assert [judge() is None, relaxed[1]() is None] == [False, False]
    for number in range(2, 12):
        fast(_large(number)).without(("/$defs/a/minLength",))
    collect()
    assert [judge(), *(each() for each in relaxed)] == [None, None, None]


def test_which_bounds_break_together_depends_on_the_numbers_between() -> None:
    def broken(sort: str, value: float) -> list[tuple[str, bool]]:
        schema = {"type": sort, "minimum": 3, "exclusiveMinimum": 2}
        return [(one.keyword, one.entailed) for one in violations(schema, value)]

    assert broken("number", 2.5) == [("minimum", False)]
    assert broken("number", 2) == [("exclusiveMinimum", False), ("minimum", True)]
    assert broken("integer", 2) == [("minimum", False), ("exclusiveMinimum", True)]
