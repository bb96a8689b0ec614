from typing import Any

import pytest

from seer.schema.validate import document_errors

NAMED = {"required": ["kind"], "properties": {"kind": {"const": "a"}, "size": {"type": "integer"}}}
OTHER = {"required": ["kind"], "properties": {"kind": {"const": "b"}, "name": {"type": "string"}}}
LINK = {"required": ["$ref"], "properties": {"$ref": {"type": "string"}}}


@pytest.mark.parametrize(
    ("schema", "value", "told"),
    [
        (
            {"oneOf": [NAMED, OTHER]},
            {"kind": "a", "size": "x"},
            ("/size", "this is a text, and should be a whole number"),
        ),
        ({"oneOf": [NAMED, OTHER]}, {"kind": "b", "name": 1}, ("/name", "this is a number, and should be a text")),
        ({"anyOf": [LINK, OTHER]}, {"kind": "b", "name": 1}, ("/name", "this is a number, and should be a text")),
        ({"oneOf": [LINK, {"type": "array"}]}, {}, ("", "this is a mapping, and should be a list")),
        ({"oneOf": [{"oneOf": [LINK, NAMED]}, LINK]}, {}, ("", "this has no 'kind'; add it")),
        ({"oneOf": [LINK]}, {}, ("", "this has no '$ref'; add it")),
    ],
)
def test_the_branch_that_was_meant_is_blamed(schema: Any, value: Any, told: tuple[str, str]) -> None:
    assert document_errors(value, schema) == (told,)


def test_a_value_that_fits_too_many_branches_has_no_branch_to_blame() -> None:
    ((pointer, message),) = document_errors(1, {"oneOf": [{"type": "integer"}, {"type": "number"}]})
    assert pointer == ""
    assert "fits several forms" in message


def test_the_number_of_errors_is_bounded() -> None:
    assert len(document_errors([1] * 50, {"items": {"type": "string"}}, most=7)) == 7
