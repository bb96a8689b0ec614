"""The two judges beside each other on the JSON Schema Test Suite."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from seer.schema.validate import fast, slow, violations

SUITE = Path(__file__).parents[2].parent / "shared/corpus/jsonschema/test-suite/tests/draft2020-12"
KEYWORDS = (
    "additionalProperties", "allOf", "anyOf", "boolean_schema", "const", "contains", "default", "dependentRequired",
    "dependentSchemas", "enum", "exclusiveMaximum", "exclusiveMinimum", "items", "maxItems", "maxLength",
    "maxProperties", "maximum", "minItems", "minLength", "minProperties", "minimum", "multipleOf", "not", "oneOf",
    "pattern", "patternProperties", "prefixItems", "properties", "propertyNames", "required", "type",
    "unevaluatedItems", "uniqueItems", "minContains",
)  # fmt: skip
OPTIONAL = (
    "optional/bignum", "optional/float-overflow", "optional/non-bmp-regex", "optional/format/date",
    "optional/format/date-time", "optional/format/duration", "optional/format/email", "optional/format/ipv4",
    "optional/format/ipv6", "optional/format/json-pointer", "optional/format/regex",
    "optional/format/relative-json-pointer", "optional/format/time", "optional/format/uri",
    "optional/format/uri-reference",
    "optional/format/uri-template", "optional/format/uuid",
)  # fmt: skip


def _probes(name: str) -> Iterator[tuple[Any, Any, bool]]:
    for group in json.loads((SUITE / f"{name}.json").read_text("utf-8")):
        for probe in group["tests"]:
            yield group["schema"], probe["data"], probe["valid"]


@pytest.mark.corpus
@pytest.mark.skipif(not SUITE.is_dir(), reason="the corpus isn't beside the checkout")
@pytest.mark.parametrize("name", KEYWORDS + OPTIONAL)
def test_both_judges_give_the_same_verdicts_and_the_same_violations(name: str) -> None:
    for schema, value, valid in _probes(name):
        verdicts = (fast(schema).valid(value), slow(schema).valid(value))
        assert verdicts[0] == verdicts[1], (schema, value)
        if name in KEYWORDS:
            assert verdicts[0] is valid, (schema, value)
        first = violations(schema, value)
        assert first == violations(schema, value, judge=slow), (schema, value)
        assert bool(first) is not verdicts[0]
