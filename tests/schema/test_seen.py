from typing import Any

from seer.records import Violation
from seer.schema.seen import One, Seen
from seer.schema.sites import sites

CARD: dict[str, Any] = {
    "type": "object",
    "properties": {"number": {"type": "string"}, "codes": {"items": {"type": "integer"}}},
}
SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "pay": {"anyOf": [CARD, {"type": "null"}]},
        "with": {"oneOf": [{"type": "object", "additionalProperties": CARD}, {"type": "boolean"}]},
        "note": {"type": "string"},
    },
}
SETS: list[tuple[dict[str, Any], str, str]] = [
    ({"pay": {"number": 4, "codes": [1, "2"]}, "note": "a"}, "/pay", "anyOf"),
    ({"pay": {"codes": ["1"]}}, "/pay", "anyOf"),
    ({"with": {"first": {"number": 1}, "second": {"codes": [True]}}}, "/with", "oneOf"),
    ({"note": 5, "with": {"third": {}}}, "/note", "type"),
]


def blamed(pointer: str, keyword: str) -> tuple[Violation, ...]:
    return (Violation(pointer=pointer, keyword=keyword, schema_pointer=f"/properties{pointer}/{keyword}"),)


def test_of_many_sets_each_place_shows_what_each_set_alone_shows_there() -> None:
    known = sites(SCHEMA)
    many = Seen(known)
    alone = []
    for arguments, pointer, keyword in SETS:
        many.add(arguments, blamed(pointer, keyword))
        alone.append(One(arguments, blamed(pointer, keyword), known))
        for place in known.by_pointer:
            expected = [found for one in alone for found in one.standing(pointer, place)]
            got = list(many.standing("/note", place))
            assert sorted(map(repr, got)) == sorted(map(repr, expected))
    shown = {place: [values for _, values in many.standing("", place)] for place in known.by_pointer}
    assert shown["/pay/codes/0"] == [[1, "2"], ["1"]]
    assert shown["/with/*/number"] == [[1]]
    assert shown["/with/*/codes/0"] == [[True]]
    assert shown["/note"] == [["a"]]


def test_sets_come_first_where_the_choice_that_is_blamed_is_near() -> None:
    seen = Seen(sites(SCHEMA))
    for arguments, pointer, keyword in SETS:
        seen.add(arguments, blamed(pointer, keyword))
    both = [{"pay": {"number": 1}, "with": {"x": {"number": 2}}}] * 2
    for arguments, pointer, keyword in zip(both, ("/pay", "/with"), ("anyOf", "oneOf"), strict=True):
        seen.add(arguments, blamed(pointer, keyword))
    assert [each.pointer for each, _ in seen.standing("/with", "/pay/number")] == ["/with", "/pay", "/pay"]
    assert [each.pointer for each, _ in seen.standing("/pay", "/pay/number")] == ["/pay", "/pay", "/with"]
