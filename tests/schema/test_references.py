from typing import Any

import pytest

from seer.errors import SpecError
from seer.schema.dialects import Dialect
from seer.schema.normalise import normalise
from seer.schema.pointer import written
from seer.schema.references import References, located
from seer.schema.validate import fast, slow

FILES: dict[str, Any] = {
    "parts/pet.json": {
        "definitions": {
            "Pet": {"properties": {"tag": {"$ref": "../tags.json#/Tag"}, "me": {"$ref": "#/definitions/Pet"}}}
        },
    },
    "tags.json": {"Tag": {"enum": ["a"], "x": {"$ref": "main.json#/definitions/Home"}}},
    "whole.json": {"type": "string", "maxLength": 2},
}


def retrieve(uri: str) -> Any:
    if uri not in FILES:
        message = "isn't there"
        raise SpecError(message)
    return FILES[uri]


def verdicts(schema: Any, values: list[Any], dialect: Dialect = "2020-12", **options: Any) -> list[bool]:
    new = normalise(schema, dialect=dialect, **options)
    found = [fast(new).valid(value) for value in values]
    assert found == [slow(new).valid(value) for value in values]
    return found


def test_other_documents_are_fetched_and_become_definitions() -> None:
    schema = {"properties": {"pet": {"$ref": "parts/pet.json#/definitions/Pet"}, "w": {"$ref": "whole.json"}}}
    new = normalise(schema, dialect="2020-12", uri="main.json", retrieve=retrieve)
    assert new == {
        "properties": {"pet": {"$ref": "#/$defs/Pet"}, "w": {"$ref": "#/$defs/whole"}},
        "$defs": {
            "Pet": {"properties": {"tag": {"$ref": "#/$defs/Tag"}, "me": {"$ref": "#/$defs/Pet"}}},
            "Tag": {"enum": ["a"]},
            "whole": {"type": "string", "maxLength": 2},
        },
    }


def test_another_document_may_lead_back() -> None:
    root = {"definitions": {"Home": {"type": "null"}}}
    references = References(root, uri="main.json", retrieve=retrieve)
    tag = references.pointer("tags.json#/Tag")
    assert tag == "@tags.json/Tag"
    assert located(tag) == ("tags.json", "/Tag")
    assert references.pointer("main.json#/definitions/Home", at=(tag, "x")) == "/definitions/Home"


@pytest.mark.parametrize("reference", ["gone.json", "parts/pet.json#/nope", "parts/pet.json#nope"])
def test_what_another_document_lacks_is_told(reference: str) -> None:
    with pytest.raises(SpecError, match=r"\$ref '.*' (isn't there|names nothing)") as told:
        normalise({"items": {"$ref": reference}}, dialect="2020-12", retrieve=retrieve)
    assert told.value.where == "/items"


def chain(length: int) -> Any:
    links = {f"d{n}": {"$ref": f"#/$defs/d{n + 1}"} for n in range(length)}
    return {"properties": {"a": {"$ref": "#/$defs/d0"}}, "$defs": {**links, f"d{length}": {"type": "integer"}}}


def test_a_chain_of_references_is_followed() -> None:
    assert verdicts(chain(90), [{"a": 1}, {"a": "a"}]) == [True, False]


def test_a_chain_that_no_judge_could_follow_is_refused() -> None:
    with pytest.raises(SpecError, match="more than 100 references follow one another"):
        normalise(chain(20_000), dialect="2020-12")


def test_places_are_written_as_pointers() -> None:
    assert written((("/a", "b/c"), 0)) == "/a/b~1c/0"
    assert written("") == ""


def test_recursion_of_2019_means_the_outermost_that_allows_it() -> None:
    tree = {
        "$schema": "https://json-schema.org/draft/2019-09/schema",
        "$id": "http://example.com/strict",
        "$recursiveAnchor": True,
        "$ref": "tree",
        "unevaluatedProperties": False,
        "$defs": {
            "tree": {
                "$id": "tree",
                "$recursiveAnchor": True,
                "properties": {"value": True, "children": {"items": {"$recursiveRef": "#"}}},
            }
        },
    }
    values = [{"children": [{"value": 1}]}, {"children": [{"valeu": 1}]}]
    assert verdicts(tree, values, "2019-09") == [True, False]
    del tree["$recursiveAnchor"]
    assert verdicts(tree, values, "2019-09") == [True, True]


def test_a_dynamic_reference_differs_by_the_way_that_led_to_it() -> None:
    def container(name: str, kind: str) -> Any:
        return {"$id": name, "$ref": "list", "$defs": {"i": {"$dynamicAnchor": "item", "type": kind}}}

    schema = {
        "$id": "http://example.com/root",
        "prefixItems": [{"$ref": "numbers"}, {"$ref": "strings"}],
        "$defs": {
            "numbers": container("numbers", "number"),
            "strings": container("strings", "string"),
            "list": {
                "$id": "list",
                "items": {"$dynamicRef": "#item"},
                "$defs": {"any": {"$dynamicAnchor": "item"}},
            },
        },
    }
    assert verdicts(schema, [[[1], ["a"]], [["a"], []], [[], [1]]]) == [True, False, False]


def test_identifiers_of_draft_4_and_anchors_of_draft_7() -> None:
    four = {
        "id": "http://example.com/root.json",
        "properties": {"a": {"$ref": "item.json"}, "b": {"$ref": "#b"}},
        "definitions": {"i": {"id": "item.json", "type": "integer"}, "b": {"id": "#b", "type": "null"}},
    }
    assert verdicts(four, [{"a": 1, "b": None}, {"a": "x"}, {"b": 1}], "draft-04") == [True, False, False]
    seven = {"$ref": "#b", "definitions": {"b": {"$id": "#b", "type": "null"}}}
    assert verdicts(seven, [None, 1], "draft-07") == [True, False]


@pytest.mark.parametrize(
    ("dialect", "keyword"),
    [("draft-04", "const"), ("draft-06", "if"), ("draft-07", "dependentRequired"), ("2019-09", "prefixItems")],
)
def test_keywords_of_a_later_draft_mean_nothing(dialect: Dialect, keyword: str) -> None:
    told: list[str] = []
    schema = {"type": "string", keyword: {}}
    new = normalise(schema, dialect=dialect, warn=lambda pointer, what: told.append(pointer + what))
    assert new == {"type": "string"}
    assert told == [f"{keyword} has no meaning in the schema's own draft ({dialect}) and was dropped"]


def test_contains_evaluates_no_items_in_2019() -> None:
    schema = {"contains": {"type": "string"}, "unevaluatedItems": False}
    assert verdicts(schema, [["a"]], "2019-09") == [False]
    assert verdicts(schema, [["a"]], "2020-12") == [True]


def test_a_published_meta_schema_can_be_named() -> None:
    schema = {"properties": {"schema": {"$ref": "https://json-schema.org/draft/2020-12/schema"}}}
    assert verdicts(schema, [{"schema": {"type": "string"}}, {"schema": {"type": 1}}]) == [True, False]
