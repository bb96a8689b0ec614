from typing import Any

import pytest

from seer.schema.plain import VAGUE
from seer.schema.validate import document_errors


@pytest.mark.parametrize(
    ("schema", "value", "told"),
    [
        ({"required": ["a"]}, {}, "this has no 'a'; add it"),
        ({"type": "array"}, 5, "this is a number, and should be a list"),
        ({"type": ["null", "boolean"]}, "x", "this is a text, and should be true or false or null"),
        ({"enum": ["a", 2]}, "b", "this is 'b', and should be one of 'a', 2"),
        ({"enum": ["a"]}, "b", "this is 'b', and should be 'a'"),
        ({"enum": list("abcdefghij")}, [], "and should be one of 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', …"),
        ({"const": 1}, {"b": 1}, "this is a mapping, and should be 1"),
        ({"properties": {}, "additionalProperties": False}, {"b": 1}, "this has 'b', which has no meaning here"),
        ({"unevaluatedProperties": False}, {"c": 1, "b": 1}, "this has 'b' and 'c', which have no meaning here"),
        ({"pattern": "^/"}, "b", "this is 'b', which doesn't fit the pattern ^/"),
        ({"minimum": 2}, 1, "this is 1, and should be at least 2"),
        ({"exclusiveMinimum": 0}, 0, "this is 0, and should be more than 0"),
        ({"maximum": 2}, 3, "this is 3, and should be at most 2"),
        ({"exclusiveMaximum": 2}, 2, "this is 2, and should be less than 2"),
        ({"minItems": 1}, [], "this is empty"),
        ({"minProperties": 2}, {"a": 1}, "this has fewer entries than 2"),
        ({"minLength": 2}, "a", "this has fewer characters than 2"),
        ({"maxItems": 1}, [1, 2], "this has more entries than 1"),
        ({"maxProperties": 1}, {"a": 1, "b": 1}, "this has more entries than 1"),
        ({"maxLength": 2}, "abc", "this has more characters than 2"),
        ({"uniqueItems": True}, [1, 1], "this holds the same entry twice"),
        ({"oneOf": [{}, {"type": "integer"}]}, 1, "this fits several forms, of which it may have only one"),
        ({"not": {}}, 1, VAGUE),
        ({"propertyNames": {"maxLength": 1}}, {"ab": 1}, "a name in this isn't allowed here"),
        (False, 1, "this has no place here"),
    ],
)
def test_what_is_wrong_is_said_in_plain_words(schema: Any, value: Any, told: str) -> None:
    assert any(told in what for _, what in document_errors(value, schema))


def test_what_there_are_no_words_for_is_said_as_the_validator_does() -> None:
    assert "multiple of 2" in document_errors(3, {"multipleOf": 2})[0][1]
