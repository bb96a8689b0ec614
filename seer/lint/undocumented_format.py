"""A text whose form is a guess.

A date, a phone number or a country can be written in many ways; the service takes one of them.

Fix: add a `format` or `pattern`, or say the form with an example, as "2026-07-14" or "ISO 3166-1 alpha-2".

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

import re
from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.lint._words import words
from seer.schema.formats import FORMATS
from seer.words.bag import bag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "warning"
_FORMED: Final = bag(
    """
    birthdate birthday country currency date datetime deadline dob duration phone telephone time timestamp timezone
    """
)
_TOLD: Final = re.compile(
    r"\d|\b(iso|rfc|utc|epoch|unix|format|e\.?g|example|such as|like|hex|regex|pattern|code|name of|yyyy)\b"
    r"|\b(iana|offset|relative|cron)\b|[\"'`]|格式|例如|形如",
    re.IGNORECASE,
)
_BOUNDS: Final = ("enum", "const", "format", "pattern", "examples", "default")
_KNOWN: Final = frozenset(FORMATS) | bag(
    """
    base64 base64url binary byte char color commonmark country currency date date-span date-time-local decimal
    decimal128 double double-int duration email file float hostname html http-date idn-email int int16 int32 int64
    int8 integer ip ipv4 ipv6 json language locale long markdown media-range number objectid password path phone
    sf-string string textarea time time-local timestamp timezone token uint uint16 uint32 uint64 uint8 ulid
    unix-time unixtime uri url uuid uuid4 version xml year yaml
    """
)


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the texts named after a thing with many forms, or of an unknown format, where no form is told."""
    for place in spec.parameters:
        if place.types != {"string"} or _TOLD.search(place.description) or _is_exemplified(place):
            continue
        own = place.get("format")
        last = words(place.name)[-1:]
        if isinstance(own, str) and own.lower() not in _KNOWN and not place.description:
            what = f"has the format {own!r:.40}, which is none that is known and isn't explained"
            yield Hit(place, what, keyword="format")
        elif last and last[0] in _FORMED and not any(place.get(keyword) is not None for keyword in _BOUNDS):
            yield Hit(place, "can be written in many ways, and which one isn't said")


def _is_exemplified(place: "Place") -> bool:
    return bool(place.wrote("example") or place.wrote("examples"))
