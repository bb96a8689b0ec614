"""Hand-made schemas, one for each family of keywords, and tools and cases of them."""

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


STRING: dict[str, Any] = {"type": "string"}
SHAPES: dict[str, dict[str, Any]] = {
    "weather": WEATHER,
    "order": ORDER,
    "bounds": {"properties": {"a": {"type": "number", "exclusiveMinimum": 0, "maximum": 2.5}}},
    "multiples": {"properties": {"a": {"type": "number", "multipleOf": 0.25, "minimum": 1}}},
    "choice": {"properties": {"a": {"oneOf": [{"type": "integer"}, {"type": "object", "required": ["x"]}]}}},
    "nullable": {"properties": {"a": {"anyOf": [{"type": "string", "minLength": 3}, {"type": "null"}]}}},
    "not": {"properties": {"a": {"type": "string", "not": {"enum": ["none", "null"]}}}},
    "if": {
        "properties": {"kind": {"enum": ["a", "b"]}, "n": {"type": "integer"}},
        "required": ["kind"],
        "if": {"properties": {"kind": {"const": "a"}}},
        "then": {"required": ["n"], "properties": {"n": {"minimum": 10}}},
        "else": {"properties": {"n": {"maximum": 5}}},
    },
    "dependent": {
        "properties": {"card": STRING, "address": STRING, "plan": STRING},
        "dependentRequired": {"card": ["address"]},
        "dependentSchemas": {"plan": {"properties": {"card": {"minLength": 4}}}},
    },
    "tuple": {"properties": {"a": {"type": "array", "prefixItems": [{"type": "integer"}, STRING], "items": False}}},
    "contains": {
        "properties": {"a": {"type": "array", "contains": {"const": "x"}, "minContains": 2, "maxContains": 3}},
        "required": ["a"],
    },
    "map": {
        "properties": {
            "a": {
                "type": "object",
                "patternProperties": {"^x-": {"type": "integer"}},
                "additionalProperties": {"type": "string", "maxLength": 5},
                "propertyNames": {"maxLength": 12},
                "minProperties": 1,
                "maxProperties": 3,
            }
        }
    },
    "unevaluated": {
        "properties": {"a": {"allOf": [{"properties": {"x": STRING}}], "unevaluatedProperties": False}},
        "unevaluatedProperties": False,
    },
    "unique": {
        "properties": {"a": {"type": "array", "items": STRING, "uniqueItems": True, "minItems": 1, "maxItems": 4}}
    },
    "tree": {"properties": {"tree": {"$ref": "#/$defs/node"}}, "$defs": {"node": NODE}},
    "formats": {
        "properties": {
            name: {"type": "string", "format": name}
            for name in ("date", "date-time", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid")
        }
    },
}
