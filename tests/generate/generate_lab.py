"""Hand-made schemas, one for each family of keywords, and tools and cases of them."""

import json
from pathlib import Path
from typing import Any

from seer.generate import generate
from seer.records import Case, Source, Tool

NOW = "2026-06-15T09:00:00Z"
WEATHER: dict[str, Any] = {
    "type": "object",
    "required": ["city", "date"],
    "properties": {
        "city": {"type": "string", "minLength": 2, "maxLength": 32},
        "date": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
        "unit": {"type": "string", "enum": ["celsius", "fahrenheit"], "default": "celsius"},
    },
}
SKU = "^[A-Z]{3}-[0-9]{4}$"
NODE: dict[str, Any] = {
    "type": "object",
    "properties": {"v": {"type": "integer"}, "kids": {"type": "array", "items": {"$ref": "#/$defs/node"}}},
}
ORDER: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "required": ["customer", "items"],
    "properties": {
        "customer": {"$ref": "#/$defs/customer"},
        "items": {"type": "array", "minItems": 1, "maxItems": 5, "items": {"$ref": "#/$defs/item"}},
        "priority": {"type": ["integer", "null"], "minimum": 1, "maximum": 5},
        "express": {"type": "boolean"},
        "ratio": {"type": "number", "exclusiveMinimum": 0, "maximum": 1},
        "note": {"anyOf": [{"type": "string", "maxLength": 80}, {"type": "null"}]},
        "tags": {"type": "array", "uniqueItems": True, "items": {"type": "string"}},
    },
    "$defs": {
        "customer": {
            "type": "object",
            "required": ["email"],
            "properties": {"email": {"type": "string", "format": "email"}, "name": {"type": "string"}},
        },
        "item": {
            "allOf": [
                {"type": "object", "required": ["sku"], "properties": {"sku": {"type": "string", "pattern": SKU}}},
                {"properties": {"quantity": {"type": "integer", "multipleOf": 2, "minimum": 2}}},
            ]
        },
    },
}  # fmt: skip


def tool(parameters: dict[str, Any], name: str = "get_weather", **more: Any) -> Tool:
    source = Source(path="t.json", format="json_schema", pointer="")
    return Tool(name=name, spec_name=name, parameters=parameters, source=source, **more)


def cases(parameters: dict[str, Any], *, locale: str = "en", seed: int = 1, **more: Any) -> tuple[Case, ...]:
    return generate(tool(parameters, **more), seed=seed, locale=locale, now=NOW)


DOCS = Path(__file__).parents[2] / "docs"
SHAPES: dict[str, dict[str, Any]] = json.loads((DOCS / "shapes.json").read_text(encoding="utf-8"))
"""A schema for each family of keywords: docs/coverage.md is made from them too."""
