"""A schema that no value satisfies, or only one that is too long to be given.

Every call with the argument is refused, whatever the agent tries.

Fix: loosen what contradicts itself; what holds another of its kind needs an end, so don't require it.

Source: https://json-schema.org/draft/2020-12/json-schema-validation
"""

from typing import TYPE_CHECKING, Final

from seer.errors import literal
from seer.lint._judge import admits
from seer.lint._spec import Hit
from seer.schema.least import Least
from seer.schema.repair_values import TYPES, fits
from seer.schema.resolve import types

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Place, Spec
    from seer.records import Object, Severity

SEVERITY: "Final[Severity]" = "error"


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the places whose types, enum or required names exclude each other, or whose values have no end."""
    least = Least()
    for place in spec.places:
        reason = _empty(place) or _unending(place, least)
        if reason is not None:
            yield Hit(place, reason)


def _empty(place: "Place") -> str | None:
    if not types(place.schema, place.subject.tool.parameters):
        return "no type is left that all parts of its schema allow"
    members = place.get("enum")
    is_told = place.get("const") is None or place.wrote("const") is not None
    if isinstance(members, list) and members and is_told and not any(admits(place, member) for member in members):
        return "no member of its enum is allowed by the rest of its schema"
    wrong = next((one for one in place.chain if _is_mistyped(one.value)), None)
    if wrong is not None:
        return f"no member of its enum is of its type {literal(wrong.value['type'])}"
    return _forbidden(place)


def _unending(place: "Place", least: Least) -> str | None:
    """Tell why no value can be given; the outermost argument or member is blamed."""
    root = place.subject.tool.parameters
    holder = place.holder
    if holder is None or (holder.holder is not None and least.flaw(holder.schema, root) is not None):
        return None
    return least.flaw(place.schema, root)


def _is_mistyped(written: "Object") -> bool:
    """Tell whether the author's own enum has no member of the author's own type."""
    members, kind = written.get("enum"), written.get("type")
    return (
        isinstance(members, list)
        and bool(members)
        and isinstance(kind, str)
        and kind in TYPES
        and not any(fits(member, frozenset({kind})) for member in members)
    )


def _forbidden(place: "Place") -> str | None:
    """Name a member that is required and forbidden at once."""
    known = {name: inner for facet in place.facets for name, inner in facet.get("properties", {}).items()}
    is_closed = any(facet.get("additionalProperties") is False for facet in place.facets)
    is_free = any("patternProperties" in facet for facet in place.facets)
    for name in (name for facet in place.facets for name in facet.get("required", ())):
        if known.get(name) is False or (is_closed and not is_free and name not in known):
            return f"{name!r} is required, and forbidden"
    return None
