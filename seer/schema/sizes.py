"""Nothing in, the keywords that bound a number or a size, and those that speak of one type, out."""

from typing import Final

SIZES: Final = {
    "minLength": "string", "maxLength": "string", "minItems": "array", "maxItems": "array", "minProperties": "object",
    "maxProperties": "object",
}  # fmt: skip
"""Keywords that bound a size, each with the type that they speak of."""
BOUNDS: Final = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
LARGEST: Final = {"string": 20_000, "array": 200, "object": 200}
"""Greatest size that is made, by type."""
OPPOSITE: Final = {
    **{f"min{what}": f"max{what}" for what in ("Length", "Items", "Properties")},
    **{f"max{what}": f"min{what}" for what in ("Length", "Items", "Properties")},
}
ABOUT: Final = {
    **dict.fromkeys(("minLength", "maxLength", "pattern"), frozenset({"string"})),
    **dict.fromkeys((*BOUNDS, "multipleOf"), frozenset({"integer", "number"})),
    **dict.fromkeys(
        ("minItems", "maxItems", "uniqueItems", "items", "prefixItems", "contains", "minContains", "maxContains",
         "unevaluatedItems"),
        frozenset({"array"}),
    ),
    **dict.fromkeys(
        ("minProperties", "maxProperties", "required", "properties", "patternProperties", "additionalProperties",
         "propertyNames", "dependentRequired", "dependentSchemas", "unevaluatedProperties"),
        frozenset({"object"}),
    ),
}  # fmt: skip
"""The types that a keyword speaks of: of any other value it says nothing."""
