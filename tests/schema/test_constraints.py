import json

from seer.schema.constraints import constraints, visits

TREE = {
    "type": "object",
    "required": ["name"],
    "properties": {
        "name": {"type": "string", "minLength": 0, "maxLength": 9},
        "kids": {"type": "array", "uniqueItems": False, "items": {"$ref": "#/$defs/node"}},
        "pair": {"prefixItems": [{"type": "string"}], "items": {"type": "integer"}},
        "when": {"anyOf": [{"type": "string", "format": "date"}, {"type": "null"}]},
        "both": {"allOf": [{"type": "string"}, {"pattern": "^a"}]},
        "a/b": {"const": 1},
    },
    "$defs": {
        "node": {
            "type": "object",
            "required": ["id"],
            "properties": {"next": {"$ref": "#/$defs/node"}, "id": {"type": "integer"}},
        }
    },
}  # fmt: skip
LIMITS = {
    ("", "type", "/type"), ("/name", "required", "/required"), ("/name", "type", "/properties/name/type"),
    ("/name", "maxLength", "/properties/name/maxLength"), ("/kids", "type", "/properties/kids/type"),
    ("/kids/0", "type", "/$defs/node/type"), ("/kids/0/id", "required", "/$defs/node/required"),
    ("/kids/0/id", "type", "/$defs/node/properties/id/type"),
    ("/pair/0", "type", "/properties/pair/prefixItems/0/type"),
    ("/pair/1", "type", "/properties/pair/items/type"), ("/when", "anyOf", "/properties/when/anyOf"),
    ("/when", "type", "/properties/when/anyOf/0/type"), ("/when", "format", "/properties/when/anyOf/0/format"),
    ("/when", "type", "/properties/when/anyOf/1/type"), ("/both", "type", "/properties/both/allOf/0/type"),
    ("/both", "pattern", "/properties/both/allOf/1/pattern"), ("/a~1b", "const", "/properties/a~1b/const"),
}  # fmt: skip


def test_every_keyword_is_found_where_it_limits_an_instance() -> None:
    assert {(one.pointer, one.keyword, one.schema_pointer) for one in constraints(TREE)} == LIMITS


def test_the_order_of_a_document_changes_nothing() -> None:
    shuffled = json.loads(json.dumps(TREE, sort_keys=True))
    assert constraints(shuffled) == constraints(TREE)


def test_recursion_ends_and_a_wide_schema_gives_its_shallow_places() -> None:
    wide = {"properties": {f"p{at}": {"properties": {"deep": {"type": "string"}}} for at in range(30)}}
    assert max(visit.depth for visit in visits(wide)[:31]) == 1
    assert len(list(visits(TREE))) < 30


def test_branches_count_the_alternatives_beside_null() -> None:
    branches = {visit.schema_pointer: visit.branches for visit in visits(TREE)}
    assert branches["/properties/when/anyOf/0"] == 1
    assert branches["/properties/name"] == 0
