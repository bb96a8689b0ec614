"""Object made property by property in, the same with values that agree out: start before end, degrees in their unit."""

import re
from collections.abc import Collection
from functools import lru_cache

from seer.records import Json
from seer.sample import money, people, spans, whereabouts
from seer.sample.draft import Draft, Fits
from seer.sample.pools import words

_FAHRENHEIT = frozenset({"f", "fahrenheit", "°f"})
_SWITCHES = ("checkbox", "radio")
"""Types of form fields whose value is whether they are chosen."""


def agree(made: dict[str, Json], *, fits: Fits, fixed: Collection[str] = ()) -> dict[str, Json]:
    """Let the members of an object agree where the schemas allow; those that are `fixed` stay as they are."""
    if len(made) > 1:
        draft = Draft(made, fits, fixed)
        spans.put_in_order(draft)
        people.name_alike(draft)
        money.pay(draft)
        whereabouts.stay_at(draft)
        _settle(draft)
        _warm(draft)
    return made


@lru_cache(maxsize=16384)
def touches(name: str, others: frozenset[str]) -> bool:
    """Tell whether a member may have to agree with others beside it, as far as their names tell."""
    return any(about.meet(name, other) for other in others if other != name for about in _SUBJECTS)


_SUBJECTS = (spans, people, money, whereabouts)


def _warm(draft: Draft) -> None:
    degrees = draft.made.get("temperature")
    if (
        isinstance(degrees, int | float)
        and not isinstance(degrees, bool)
        and str(draft.made.get("unit")).lower() in _FAHRENHEIT
        and "unit" not in draft.fixed
    ):
        draft.change("temperature", round(degrees * 9 / 5 + 32))


def _settle(draft: Draft) -> None:
    """Move a file without renaming it, tick boxes, merge into the trunk, and say one thing alike in two ways."""
    made = draft.made
    source, end = made.get("source"), made.get("destination")
    if isinstance(source, str) and isinstance(end, str) and _FILE.search(source) and _FILE.search(end):
        moved = f"{end.rpartition('/')[0] or 'archive'}/{source.rpartition('/')[2]}"
        if moved != source:
            draft.change("destination", moved)
    head, base = made.get("head"), made.get("base")
    is_upside_down = head in _TRUNKS and isinstance(base, str) and base not in _TRUNKS
    if is_upside_down and draft.admits("head", base) and draft.admits("base", head):
        made["head"], made["base"] = base, head
    name, slug = made.get("name"), made.get("slug")
    if isinstance(name, str) and isinstance(slug, str) and name.isascii():
        own = "-".join(_PART.findall(name.lower()))
        if own:
            draft.change("slug", own)
    element, target = made.get("element"), made.get("target")
    if element and target in words("element", "en") + words("element", "zh"):
        draft.change("target", element)
    if made.get("type") in _SWITCHES and isinstance(made.get("value"), str):
        draft.change("value", "true")


_TRUNKS = frozenset({"main", "master"})
_PART = re.compile(r"[a-z0-9]+")
_FILE = re.compile(r"/[\w-]+\.\w+$")
