from typing import Any

import pytest

from seer.errors import SpecError
from seer.schema.dialects import Dialect
from seer.schema.normalise import normalise
from seer.schema.validate import slow


def mended(schema: Any, dialect: Dialect = "2020-12", **options: Any) -> tuple[Any, list[str]]:
    flaws: list[str] = []
    new = normalise(schema, dialect=dialect, warn=lambda pointer, what: flaws.append(f"{pointer}: {what}"), **options)
    slow(new)
    return new, flaws


@pytest.mark.parametrize(
    ("dialect", "schema", "new"),
    [
        ("openapi-3.0", {"type": "string", "nullable": True}, {"type": ["string", "null"]}),
        ("openapi-3.0", {"type": "string", "nullable": False}, {"type": "string"}),
        ("openapi-3.0", {"nullable": True}, {}),
        ("openapi-3.0", {"type": "string", "nullable": True, "enum": ["a"]}, {"type": "string", "enum": ["a"]}),
        ("2020-12", {"type": "string", "nullable": False}, {"type": "string"}),
        ("openapi-3.0", {"minimum": 1, "exclusiveMinimum": True}, {"exclusiveMinimum": 1}),
        ("draft-04", {"maximum": 1, "exclusiveMaximum": False}, {"maximum": 1}),
        ("draft-04", {"exclusiveMaximum": True}, {}),
        ("draft-07", {"items": [{"type": "null"}], "additionalItems": False},
         {"prefixItems": [{"type": "null"}], "items": False}),
        ("draft-07", {"items": {}, "additionalItems": False}, {"items": {}}),
        ("draft-07", {"dependencies": {"a": ["b"], "c": {"required": ["d"]}}},
         {"dependentRequired": {"a": ["b"]}, "dependentSchemas": {"c": {"required": ["d"]}}}),
        ("openapi-3.0", {"example": 0}, {"examples": [0]}),
        ("2020-12", {"examples": {"one": {"value": 1}}}, {"examples": [1]}),
        ("2020-12", {"example": 1, "examples": [2]}, {"examples": [2]}),
        ("openapi-3.0", {"x-go": 1, "xml": {}, "discriminator": {"propertyName": "a"}, "externalDocs": {}}, {}),
        ("openapi-3.0", {"deprecated": True}, {}),
        ("2020-12", {"$schema": "x", "$id": "http://example.com/", "$comment": "c", "title": "T"}, {"title": "T"}),
        ("2020-12", True, True),
        ("2020-12", None, {}),
    ],
)  # fmt: skip
def test_dialects_become_2020_12(dialect: Dialect, schema: Any, new: Any) -> None:
    assert mended(schema, dialect) == (new, [])


@pytest.mark.parametrize(
    "schema",
    [
        {"pattern": "/v1/.*"},
        {"pattern": "^/api/[a-z]+/$"},
        {"properties": {"a": {}}, "required": ["b"], "allOf": [{"properties": {"b": {}}}]},
        {"properties": {"a": {}}, "required": ["b"], "additionalProperties": {"type": "string"}},
        {"properties": {"a": {}}, "required": ["b"], "patternProperties": {"^b": {}}},
        {"properties": {"a": {}, "b": {}}, "oneOf": [{"properties": {"a": {"const": 1}}, "required": ["a", "b"]}]},
        {"properties": {"a": {}, "b": {}}, "if": {"properties": {"a": {}}, "required": ["b"]}},
        {"required": ["a"]},
        {"type": "integer", "format": "int32", "minimum": -(2**31), "maximum": 2**31 - 1},
    ],
)
def test_what_only_looks_like_a_flaw_is_none(schema: Any) -> None:
    assert mended(schema) == (schema, [])


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        ({"format": "int64", "maximum": 2**63}, "maximum 9223372036854775808 is beyond int64"),
        ({"format": "int32", "minimum": -3e9}, "minimum -3000000000.0 is beyond int32"),
    ],
)
def test_limits_beyond_their_format_are_kept_and_told(limits: Any, told: str) -> None:
    schema = {"type": "integer", **limits}
    new, (flaw,) = mended(schema)
    assert new == schema
    assert told in flaw


@pytest.mark.parametrize(
    ("schema", "new", "told"),
    [
        ({"type": "dict"}, {"type": "object"}, "type 'dict'"),
        ({"type": "STRING"}, {"type": "string"}, "type 'STRING'"),
        ({"type": ["float", "null"]}, {"type": ["number", "null"]}, "type"),
        ({"type": "any"}, {}, "any type"),
        ({"type": 5}, {}, "type 5"),
        ({"type": ["string", "foo"]}, {"type": "string"}, "read as string"),
        (
            {"type": "string", "nullable": True},
            {"type": "string"},
            "nullable has no meaning in the schema's own draft (2020-12) and was dropped; list null in its type",
        ),
        ({"type": ["foo", "null"]}, {}, "read as any type"),
        (
            {"properties": {"a": "string", "b": "str", "c": "x"}},
            {"properties": {"a": {"type": "string"}, "b": {"type": "string"}, "c": {}}},
            "read as a value of type string",
        ),
        ({"properties": {"a": {"required": "true"}}}, {"properties": {"a": {}}, "required": ["a"]}, "required: true"),
        (
            {"properties": {"a": {}}, "required": ["a", "b"]},
            {"properties": {"a": {}}, "required": ["a", "b"]},
            ": required names 'b', which is no property; any value is read for it",
        ),
        (
            {"items": {"properties": {}, "required": ["b"]}},
            {"items": {"properties": {}, "required": ["b"]}},
            "/items: required names 'b'",
        ),
        ({"pattern": "/^a+$/"}, {"pattern": "^a+$"}, "JavaScript's literal; read as what stands between its slashes"),
        ({"pattern": "/^[a-z]/gu"}, {"pattern": "^[a-z]"}, "JavaScript's literal; read as"),
        ({"pattern": "/^a+$/i"}, {}, "is JavaScript's literal with a flag"),
        ({"properties": {"a": {"required": True}}}, {"properties": {"a": {}}, "required": ["a"]}, "required: true"),
        ({"required": ["a", "a", 1]}, {"required": ["a"]}, "required"),
        ({"required": "a"}, {"required": ["a"]}, "required"),
        ({"enum": ["a"], "default": "b"}, {"enum": ["a"]}, "default 'b'"),
        ({"type": "boolean", "default": "false"}, {"type": "boolean"}, "default 'false'"),
        ({"type": "integer", "default": True}, {"type": "integer"}, "default true"),
        ({"type": "integer", "maximum": 5, "default": 9}, {"type": "integer", "maximum": 5}, "default 9"),
        ({"type": "integer", "enum": ["6", "12"]}, {"type": "integer", "enum": [6, 12]}, "no member"),
        ({"type": "integer", "enum": ["six"]}, {"enum": ["six"]}, "type was dropped"),
        ({"type": "string", "enum": [1, "a", "a"]}, {"type": "string", "enum": ["a"]}, "members of the enum"),
        ({"type": "string", "enum": [True, 5]}, {"type": "string", "enum": ["true", "5"]}, "no member"),
        ({"enum": []}, {}, "enum []"),
        ({"pattern": "[a-"}, {}, "pattern '[a-'"),
        ({"patternProperties": {"[a-": {}}}, {}, "pattern '[a-'"),
        ({"minLength": 3, "maxLength": 2}, {}, "minLength 3 is above maxLength 2"),
        ({"minLength": "3"}, {"minLength": 3}, None),
        ({"minLength": -1}, {}, "minLength -1"),
        ({"minimum": 3, "maximum": 2}, {}, "minimum 3 and maximum 2 leave no number; they were dropped"),
        ({"minimum": 3, "exclusiveMaximum": 3}, {}, "minimum 3 and exclusiveMaximum 3 leave no number"),
        ({"minimum": 3, "maximum": 3}, {"minimum": 3, "maximum": 3}, None),
        ({"minimum": "1.5"}, {"minimum": 1.5}, None),
        ({"multipleOf": 0}, {}, "multipleOf 0"),
        ({"type": "string", "minimum": 1}, {"type": "string"}, "minimum says nothing"),
        ({"type": "array", "additionalProperties": False}, {"type": "array"}, None),
        ({"uniqueItems": "yes"}, {}, "uniqueItems"),
        ({"additionalProperties": "false"}, {"additionalProperties": False}, "additionalProperties"),
        ({"properties": ["a"]}, {"properties": {}}, "properties is a list, no mapping of schemas; left out"),
        (
            {"properties": [{"name": "a", "type": "string", "required": True}, {"name": "b"}, 5]},
            {"properties": {"a": {"type": "string"}, "b": {}}, "required": ["a"]},
            "properties is a list, no mapping of schemas; read by the names in it; 1 without a name of its own was",
        ),
        (
            {"properties": [{"name": "a"}, {}]},
            {"properties": {}},
            "properties is a list, no mapping of schemas; left out",
        ),
        ({"type": "string", "default": None}, {"type": "string"}, "default null isn't of type 'string'; read as none"),
        ({"type": ["string", "null"], "default": None}, {"type": ["string", "null"], "default": None}, None),
        (
            {"minimum": 1, "exclusiveMinimum": True},
            {"exclusiveMinimum": 1},
            "exclusiveMinimum is true, as in draft 4, where a number should stand; read as exclusiveMinimum 1",
        ),
        (
            {"exclusiveMaximum": True},
            {},
            "exclusiveMaximum is true, as in draft 4, where a number should stand; it was dr",
        ),
        ({"maximum": 1, "exclusiveMaximum": False}, {"maximum": 1}, "exclusiveMaximum is false, as in draft 4"),
        ({"properties": {"a": "word"}}, {"properties": {"a": {}}}, "is no schema; read as any value"),
        ({"anyOf": []}, {}, None),
        ({"title": 5, "description": None}, {}, "title 5"),
        ({"type": "string", "maxLength": 5, "title": 5}, {"type": "string", "maxLength": 5}, "title 5"),
        ({"type": "string", "maxLength": "5"}, {"type": "string", "maxLength": 5}, None),
        ({"type": "string", "maxLength": -5}, {"type": "string"}, "maxLength -5"),
        ({"type": "integer", "maxLength": 5}, {"type": "integer"}, "maxLength says nothing"),
        ({"dependentRequired": 5}, {}, "dependentRequired 5"),
        (
            {"dependentRequired": {"x": None, "y": ["z"]}},
            {"dependentRequired": {"x": [], "y": ["z"]}},
            "dependentRequired of 'x' is null, no list of names; read as []",
        ),
        ({"properties": None, "allOf": {}}, {"properties": {}}, "allOf is a mapping, no list of schemas; left out"),
    ],
)
def test_small_flaws_are_mended_and_told(schema: Any, new: Any, told: str | None) -> None:
    got, flaws = mended(schema)
    assert got == new
    assert (told in " ".join(flaws)) if told else not flaws


@pytest.mark.parametrize(
    ("pattern", "kept"),
    [(r"^\p{L}+$", r"^\p{L}+$"), (r"\A[a-z]+\z", "^[a-z]+$"), (r"^(?<n>a)\d$", r"^(?<n>a)\d$")],
)
def test_patterns_of_other_languages_are_kept(pattern: str, kept: str) -> None:
    assert mended({"pattern": pattern}) == ({"pattern": kept}, [])


def test_required_names_that_are_no_properties_stay() -> None:
    schema = {"type": "object", "properties": {}, "required": ["a"]}
    assert mended(schema) == (schema, [": required names 'a', which is no property; any value is read for it"])


def test_a_property_may_be_named_like_a_keyword() -> None:
    names = ("properties", "required", "$ref", "x-a", "items", "nullable")
    schema = {"properties": {name: {"type": "string"} for name in names}}
    assert mended(schema) == (schema, [])


def test_only_reachable_definitions_are_kept_and_recursion_with_them() -> None:
    root = {"definitions": {"Tree": {"properties": {"left": {"$ref": "#/definitions/Tree"}}}, "Other": {}}}
    new, flaws = mended({"properties": {"t": {"$ref": "#/definitions/Tree"}}}, "draft-07", root=root)
    assert new == {
        "properties": {"t": {"$ref": "#/$defs/Tree"}},
        "$defs": {"Tree": {"properties": {"left": {"$ref": "#/$defs/Tree"}}}},
    }
    assert not flaws


def test_references_of_every_sort() -> None:
    root = {
        "$id": "http://example.com/root.json",
        "properties": {
            "self": {"$ref": "#"},
            "anchor": {"$ref": "#there"},
            "id": {"$ref": "item.json"},
            "escaped": {"$ref": "#/$defs/a~1b%20c"},
            "through": {"$ref": "#/$defs/link/properties/deep"},
            "index": {"$ref": "#/$defs/list/allOf/0"},
            "dynamic": {"$dynamicRef": "#there"},
        },
        "$defs": {
            "t": {"$anchor": "there", "type": "string"},
            "i": {"$id": "item.json", "type": "integer"},
            "a/b c": {"type": "null"},
            "link": {"$ref": "#/$defs/target"},
            "target": {"properties": {"deep": {"type": "boolean"}}},
            "list": {"allOf": [{"type": "array"}]},
        },
    }
    new, _ = mended(root)
    assert slow(new).valid(
        {"self": {"id": 1}, "anchor": "x", "id": 1, "escaped": None, "through": True, "index": [], "dynamic": "x"}
    )
    for wrong in ({"self": {"id": "x"}}, {"anchor": 1}, {"escaped": 1}, {"through": 1}, {"index": 1}, {"dynamic": 1}):
        assert not slow(new).valid(wrong)


def test_names_that_would_meet_are_told_apart() -> None:
    root = {"a": {"X": {"type": "null"}}, "b": {"X": {"type": "string"}}}
    new, _ = mended({"prefixItems": [{"$ref": "#/a/X"}, {"$ref": "#/b/X"}]}, root=root)
    assert new == {
        "prefixItems": [{"$ref": "#/$defs/a_X"}, {"$ref": "#/$defs/b_X"}],
        "$defs": {"a_X": {"type": "null"}, "b_X": {"type": "string"}},
    }


@pytest.mark.parametrize("reference", ["#/nope", "other.json", "http://example.com/x", "#nope", 5, "Pet", "", " "])
def test_a_reference_that_leads_nowhere_is_an_error(reference: object) -> None:
    with pytest.raises(SpecError, match=r"\$ref"):
        mended({"items": {"$ref": reference}})


@pytest.mark.parametrize(
    "root",
    [
        {"A": {"$ref": "#/A"}},
        {"A": {"$ref": "#/B"}, "B": {"$ref": "#/A"}},
        {"A": {"oneOf": [{"$ref": "#/B"}, {"$ref": "#/C"}]}, "B": {"allOf": [{"$ref": "#/A"}, {"required": ["b"]}]},
         "C": {"allOf": [{"$ref": "#/A"}, {"required": ["c"]}]}},
        {"A": {"anyOf": [{"type": "null"}, {"not": {"$ref": "#/A"}}]}},
        {"A": {"properties": {"a": {"if": {"$ref": "#/A"}, "then": {"$ref": "#/A"}}}, "else": {"$ref": "#/A"}}},
    ],
)  # fmt: skip
def test_circles_about_one_instance_are_cut(root: Any) -> None:
    new, flaws = mended({"$ref": "#/A"}, root=root)
    assert any("leads back to itself by #/A" in flaw and "without end" in flaw for flaw in flaws)
    slow(new).valid({"a": {"b": 1}})


def test_the_cut_keeps_what_each_branch_says() -> None:
    root = {
        "Pet": {"oneOf": [{"$ref": "#/Cat"}, {"$ref": "#/Dog"}]},
        "Cat": {"allOf": [{"$ref": "#/Pet"}, {"required": ["meow"]}]},
        "Dog": {"allOf": [{"$ref": "#/Pet"}, {"required": ["bark"]}]},
    }
    cat, _ = mended({"$ref": "#/Cat"}, root=root)
    assert slow(cat).valid({"meow": 1})
    assert not slow(cat).valid({"bark": 1})


def test_before_2019_only_annotations_stand_beside_a_reference() -> None:
    schema = {"$ref": "#/A", "description": "d", "maxLength": 3}
    root = {"A": {"type": "string"}}
    assert "maxLength" not in mended(schema, "openapi-3.0", root=root)[0]
    assert mended(schema, "draft-07", root=root)[0]["description"] == "d"
    assert mended(schema, "2020-12", root=root)[0]["maxLength"] == 3
    assert "description" not in mended({"$ref": "#/A", "description": 5}, root=root)[0]


def test_hidden_properties_leave_with_their_requirement() -> None:
    root = {
        "Base": {"properties": {"id": {"type": "integer", "readOnly": True}, "made": {"$ref": "#/Stamp"}}},
        "Stamp": {"type": "string", "readOnly": True},
    }
    schema = {
        "allOf": [{"$ref": "#/Base"}, {"required": ["id", "name"], "properties": {"name": {"type": "string"}}}],
        "required": ["id", "made", "name"],
    }
    new, _ = mended(schema, "openapi-3.0", root=root, hide="readOnly")
    assert new["required"] == ["name"]
    assert new["allOf"][1]["required"] == ["name"]
    assert new["$defs"]["Base"] == {"properties": {}}
    kept, _ = mended(schema, "openapi-3.0", root=root)
    assert set(kept["$defs"]["Base"]["properties"]) == {"id", "made"}


def test_the_schema_given_is_not_changed() -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"type": "INT", "required": True, "enum": ["1"]}},
        "required": ["b"],
    }
    before = repr(schema)
    mended(schema)
    assert repr(schema) == before


@pytest.mark.parametrize(
    ("schema", "told"),
    [
        ({"type": "integer", "format": "int64", "default": 2**63}, "default 9223372036854775808 is beyond int64"),
        (
            {"type": ["integer", "null"], "format": "int32", "enum": [1, -(2**31) - 1]},
            "enum -2147483649 is beyond int32",
        ),
        ({"type": "integer", "format": "uint8", "const": -1}, "const -1 is beyond uint8, which holds 0 to 255"),
        ({"type": "integer", "format": "int64", "default": 2**63 - 1}, ""),
        ({"type": "string", "format": "int32", "default": "9999999999"}, ""),
    ],
)
def test_values_beyond_the_format_of_an_integer_are_told(schema: dict[str, Any], told: str) -> None:
    flaws = mended(schema)[1]
    assert any(told in flaw for flaw in flaws) if told else not flaws


@pytest.mark.parametrize("pattern", ["^x", "(["])
def test_a_value_that_looks_like_a_reference_stays_as_it_is(pattern: str) -> None:
    value = {"$ref": "#/$defs/b/c"}
    a = {
        "properties": {"p": {"$ref": "#/$defs/b/c"}, "q": {"default": value}, "r": {"const": value}},
        "patternProperties": {pattern: {"$ref": "#/$defs/b/c"}},
    }
    new, _ = mended({"$ref": "#/$defs/a", "$defs": {"a": a, "b": {"c": {"type": "string"}}}})
    put_in = new["$defs"]["a"]["properties"]
    assert put_in == {"p": {"$ref": "#/$defs/c"}, "q": {"default": value}, "r": {"const": value}}


def test_a_reference_may_have_any_characters() -> None:
    names = ['quo"te', "back\\slash", "line\nbreak", "日本", "a~1b"]
    root = {
        "properties": {"all": {"$ref": "#/$defs/all"}},
        "$defs": {
            "all": {"properties": {f"p{n}": {"$ref": f"#/$defs/{name}"} for n, name in enumerate(names)}},
            **{name.replace("~1", "/"): {"const": name} for name in names},
        },
    }
    new, _ = mended(root)
    led_to = [new["$defs"][each["$ref"].rpartition("/")[2]] for each in new["$defs"]["all"]["properties"].values()]
    assert led_to == [{"const": name} for name in names]
