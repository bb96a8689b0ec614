from typing import Any

import pytest

from seer.parse._spelling import BENCHMARK, GEMINI, respelled
from seer.parse._typetext import schema_of_text


@pytest.mark.parametrize(
    ("text", "schema"),
    [
        ("int", {"type": "integer"}),
        ("String", {"type": "string"}),
        ("datetime.date", {"type": "string", "format": "date"}),
        ("Any", {}),
        ("List[str]", {"type": "array", "items": {"type": "string"}}),
        ("list", {"type": "array"}),
        ("array of integers", {"type": "array", "items": {"type": "integer"}}),
        ("Dict[str, float]", {"type": "object", "additionalProperties": {"type": "number"}}),
        ("dict[str, Any]", {"type": "object"}),
        ("Optional[int]", {"type": ["integer", "null"]}),
        ("int | None", {"type": ["integer", "null"]}),
        ("int or float, optional", {"type": ["integer", "number"]}),
        ("Union[str, List[str]]", {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}),
        ("str, default 'a'", {"type": "string"}),
        ("{'a', 'b'}", {"enum": ["a", "b"]}),
        ("Literal['a', 1]", {"enum": ["a", 1]}),
        ("tuple[int, str]",
         {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "minItems": 2, "maxItems": 2}),
        ("tuple[int, ...]", {"type": "array", "items": {"type": "integer"}}),
        ("Foo", None),
        ("Union[str, Foo]", None),
        ("list[int or", None),
        ("Literal[__import__('os')]", None),
        ("", None),
        ("x" * 2_000, None),
    ],
)  # fmt: skip
def test_types_as_authors_write_them(text: str, schema: Any) -> None:
    assert schema_of_text(text) == schema


def test_only_types_are_respelled() -> None:
    schema = {
        "type": "dict",
        "properties": {
            "type": {"type": "String"},
            "default": {"type": "ArrayList", "items": {"type": "float"}},
            "kind": {"type": "any", "enum": ["dict"], "default": {"type": "dict"}},
            "letter": {"type": "char"},
        },
        "required": ["type"],
    }
    assert respelled(schema, BENCHMARK) == {
        "type": "object",
        "properties": {
            "type": {"type": "string"},
            "default": {"type": "array", "items": {"type": "number"}},
            "kind": {"enum": ["dict"], "default": {"type": "dict"}},
            "letter": {"type": "string", "minLength": 1, "maxLength": 1},
        },
        "required": ["type"],
    }
    assert respelled({"type": "STRING", "enum": ["STRING"]}, GEMINI) == {"type": "string", "enum": ["STRING"]}
