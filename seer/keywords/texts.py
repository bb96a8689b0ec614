"""`pattern` and `format`: strings that break them in a way that trimming, case or another way to write doesn't mend."""

from collections.abc import Iterator, Mapping
from typing import Any

from seer.keywords.types import word
from seer.keywords.variant import Variant, Variants
from seer.records import Json
from seer.schema.formats import is_date, is_date_time

PLAIN = {"en": ("not decided yet", "any of them"), "zh": ("还没决定", "哪个都行")}
"""What is said in place of a text of any form."""
_SOON = {"en": "some day next spring", "zh": "明年春天某天"}
_BROKEN: dict[str, tuple[str, ...]] = {
    "date": ("2026-02-30", "2026-06"),
    "date-time": ("2026-02-30T10:00:00Z", "2026-06-18"),
    "time": ("25:61:00Z", "half past nine"),
    "email": ("maria.example.com", "maria at example"),
    "idn-email": ("maria.example.com",),
    "uuid": ("7c9e6679-7425-40de-944b", "7c9e6679-7425-40de-944b-e07fc1f9"),
    "uri": ("example dot com", "reports of June"),
    "iri": ("example dot com",),
    "uri-reference": ("reports of June", "https://example.com/[a"),
    "iri-reference": ("https://example.com/[a", "reports of June"),
    "uri-template": ("https://example.com/{id",),
    "ipv4": ("192.0.2", "300.400.500.600"),
    "ipv6": ("2001:db8::harbour", "2001:db8"),
    "hostname": ("-shop-.example.com", "the main shop"),
    "idn-hostname": ("-shop-.example.com",),
    "duration": ("three days", "P"),
    "regex": ("[a-z", "(open"),
    "json-pointer": ("orders/0/price",),
    "relative-json-pointer": ("orders/0/price",),
}


def _format(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del value, locale
    for broken in _BROKEN.get(str(schema["format"]), ()):
        yield Variant("past", broken)


def _pattern(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    if isinstance(value, str):
        for broken in _broken(value, locale):
            if int(schema.get("minLength", 0)) <= len(broken) <= int(schema.get("maxLength", len(broken))):
                yield Variant("past", broken)


def _broken(value: str, locale: str) -> Iterator[str]:
    if is_date(value) or is_date_time(value):
        yield value[:7]
        yield word(_SOON, locale)
    parts = value.replace("_", "-").split("-")
    if len(parts) > 1 and len(parts[0]) > 1:
        yield parts[0]
    if len(value) > 5:  # noqa: PLR2004 - enough stays to be recognised
        yield value[:-3]
        yield value[3:]
    yield from PLAIN["zh" if locale.startswith("zh") else "en"]
    yield "".join("?" if char.isalnum() else char for char in value)
    yield f"{value} / {value}"
    yield "%%%"


VARIANTS: dict[str, Variants] = {"format": _format, "pattern": _pattern}
