"""Tool and locale in, what makes requests of it doubtful out: what it must be told, and what people leave out."""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seer.schema.pointer import join
from seer.words.bag import bag
from seer.words.core import core, is_identifying, sort
from seer.words.en import VERBS, WRAPPERS
from seer.words.fields import fields, members
from seer.words.machinery import LEAST, SWITCH, is_machinery, likeliness
from seer.words.names import split
from seer.words.returned import is_returned
from seer.words.stiff import is_stiff
from seer.words.wordbook import asking

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from seer.records import Json, Object, Tool
    from seer.words.fields import Field

LOOSE = re.compile(r"meta|label|tag|attribut|custom|extra|variable|dimension", re.IGNORECASE)
"""Names of maps to which people add keys of their own."""
ACTING = bag("action method operation")
"""Last words of names of what a tool of many does."""
_GIVING = bag("carry change convey make relate")
"""Sorts of verbs by which something is given."""
_FILES = frozenset({"base64", "binary", "byte"})
"""Formats of what people attach rather than say."""
_REQUIRED = re.compile(r"\s*\W*(?:conditionally )?required\b(?! false)", re.IGNORECASE)


@dataclass(frozen=True, kw_only=True)
class Habits:
    """What of a tool makes requests doubtful: names of top-level parameters, pointers to places.

    `known` are all that the schema names, `required` pointers to those that it wants there or in what wraps them,
    `meaning` those that say which thing is meant, `needed` those that a description calls required; `core` are
    groups of places of each of which one is told; `steps` travel in the path, `objects` take several values at
    once, `maps` take free keys, `files` aren't said but attached, `returned` are only given back; `verbs` stand in the
    ways to ask, `words` in name and description; `sort` is that of the verb; `acting` choose one of several operations,
    each with the parameters that may be left out beside it; `described` are the descriptions of parameters.
    """

    known: frozenset[str]
    machinery: frozenset[str]
    switches: frozenset[str]
    meaning: frozenset[str]
    needed: frozenset[str]
    required: frozenset[str]
    core: tuple[tuple[str, ...], ...]
    steps: tuple[str, ...]
    maps: tuple[str, ...]
    objects: frozenset[str]
    files: tuple[str, ...]
    returned: tuple[str, ...]
    reads: bool
    verbs: frozenset[str]
    words: frozenset[str]
    sort: str
    is_stiff: bool
    acting: tuple[tuple[str, tuple[str, ...]], ...]
    described: "Mapping[str, str]"

    def acts_otherwise(self, arguments: "Object") -> bool:
        """Tell values that don't go with the operation that is chosen, as far as their descriptions tell."""
        return any(
            name in arguments and not _speaks_of(self.described.get(name, ""), arguments.get(chosen))
            for chosen, others in self.acting
            for name in others
        )


def habits(tool: "Tool", locale: str) -> Habits:
    """Work out what makes requests of a tool doubtful."""
    places = fields(tool.parameters).values()
    properties, required = tool.parameters.get("properties", {}), frozenset(tool.parameters.get("required", ()))
    free = {place.name: place for place in places if len(place.names) == 1 and not place.is_item and not place.required}
    reads = tool.effect in {"read", "unknown"}
    machinery = frozenset(
        name
        for name, place in free.items()
        if is_machinery(name, reads=reads)
        or likeliness(name) == LEAST
        or (name.lower() == "offset" and "integer" not in place.types)
        or members(place) == (0, 1)
    )
    return Habits(
        known=frozenset((*properties, *required)),
        machinery=machinery,
        switches=frozenset(
            name for name, place in free.items() if place.types == {"boolean"} or likeliness(name) == SWITCH
        ),
        meaning=frozenset(name for name in free if is_identifying(name)) - machinery,
        needed=frozenset(name for name, schema in properties.items() if _is_described_as_needed(schema)),
        required=frozenset((*(join("", name) for name in required), *_wanted_inside(places))),
        core=core(tool),
        steps=()
        if tool.wire == "json"
        else tuple(join("", name) for name, one in tool.wire.items() if one.place == "path"),
        maps=tuple(
            place.pointer
            for place in places
            if place.types == {"object"}
            and place.is_map
            and not any(part.get("properties") for part in place.schemas)
            and not LOOSE.search(place.name)
        ),
        objects=frozenset(place.pointer for place in places if "object" in place.types and not _is_text(place)),
        files=tuple(place.pointer for place in places if any(part.get("format") in _FILES for part in place.schemas)),
        returned=tuple(
            one.pointer for one in places if sort(tool) in _GIVING and not one.required and is_returned(one)
        ),
        reads=reads,
        verbs=frozenset(word for asked in asking(tool, "en") for word in asked.lower().split() if word in VERBS),
        words=frozenset(
            word.lower() for text in (tool.spec_name or tool.name, tool.description) for word in split(text)
        ),
        sort=sort(tool),
        acting=tuple(_acting(tool)),
        described={
            name: str(schema.get("description", "")) for name, schema in properties.items() if isinstance(schema, dict)
        },
        is_stiff=not _is_worded(tool, locale) and all(is_stiff(one, locale) for one in asking(tool, locale)),
    )


def _is_text(place: "Field") -> bool:
    """Tell whether a place takes a text that isn't one of a few."""
    texts = [part for part in place.schemas if part.get("type") == "string"]
    return "string" in place.types and (not texts or any("enum" not in part for part in texts))


def _wanted_inside(places: "Iterable[Field]") -> "Iterator[str]":
    """Give the places that what only wraps the parameters requires."""
    for place in places:
        if len(place.names) == 1 and place.name.lower() in WRAPPERS:
            for part in place.schemas:
                yield from (join(place.pointer, name) for name in part.get("required", ()))


def _acting(tool: "Tool") -> "Iterator[tuple[str, tuple[str, ...]]]":
    """Give parameters that choose one of several operations, each with those that may go with some of them only."""
    properties = tool.parameters.get("properties", {})
    rest = tuple(name for name in properties if name not in tool.parameters.get("required", ()))
    for name, schema in properties.items():
        words = [word.lower() for word in split(name)]
        verbs = [
            member
            for member in (schema.get("enum", ()) if isinstance(schema, dict) else ())
            if isinstance(member, str) and any(word.lower() in VERBS for word in split(member)[:1])
        ]
        if words and words[-1] in ACTING and len(verbs) > 1:
            yield name, tuple(one for one in rest if one != name)


def _is_worded(tool: "Tool", locale: str) -> bool:
    """Tell whether a person gave the ways to ask for a tool."""
    wording = tool.wording.get(locale)
    return wording is not None and bool(wording.intents)


def _speaks_of(described: str, chosen: "Json") -> bool:
    return isinstance(chosen, str) and re.search(rf"\b{re.escape(chosen)}\b", described, re.IGNORECASE) is not None


def _is_described_as_needed(schema: "Json") -> bool:
    return isinstance(schema, dict) and _REQUIRED.match(str(schema.get("description", ""))) is not None
