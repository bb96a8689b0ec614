"""Object made property by property in, the same with values that agree out: start before end, degrees in their unit."""

import re
from collections.abc import Callable
from functools import lru_cache

from seer.records import Json
from seer.sample.pools import words
from seer.sample.topics import tokenise

_PAIRS = (
    ("start", "end"),
    ("begin", "end"),
    ("from", "to"),
    ("min", "max"),
    ("minimum", "maximum"),
    ("since", "until"),
    ("after", "before"),
    ("lower", "upper"),
    ("low", "high"),
    ("checkin", "checkout"),
    ("departure", "return"),
    ("departure", "arrival"),
    ("created", "updated"),
    ("valid_from", "valid_until"),
    ("gte", "lte"),
    ("gt", "lt"),
    ("gte", "lt"),
    ("gt", "lte"),
)

_PLACES = frozenset({"start", "begin", "from", "departure"})
_POINT = frozenset({"lat", "latitude", "lng", "lon", "longitude"})
"""Where a way begins may lie north or south of where it ends."""
_FAHRENHEIT = frozenset({"f", "fahrenheit", "°f"})
_SWITCHES = ("checkbox", "radio")
"""Types of form fields whose value is whether they are chosen."""


def agree(made: dict[str, Json], *, fits: Callable[[str, Json], bool]) -> dict[str, Json]:
    """Swap pairs that stand the wrong way round, tick boxes, turn degrees to their unit, where the schemas allow."""
    for name in sorted([name for name in made if _partners(name)]):
        for partner in _partners(name):
            low, high = made[name], made.get(partner)
            if partner in made and _is_after(low, high) and fits(name, high) and fits(partner, low):
                made[name], made[partner] = high, low
    _settle(made, fits)
    if made.get("type") in _SWITCHES and isinstance(made.get("value"), str) and fits("value", "true"):
        made["value"] = "true"
    degrees = made.get("temperature")
    if (
        isinstance(degrees, int | float)
        and not isinstance(degrees, bool)
        and str(made.get("unit")).lower() in _FAHRENHEIT
    ):
        warm = round(degrees * 9 / 5 + 32)
        if fits("temperature", warm):
            made["temperature"] = warm
    return made


def _settle(made: dict[str, Json], fits: Callable[[str, Json], bool]) -> None:
    """Move a file without renaming it, merge into the trunk, and say one thing alike in two ways."""
    source, end = made.get("source"), made.get("destination")
    if isinstance(source, str) and isinstance(end, str) and _FILE.search(source) and _FILE.search(end):
        moved = f"{end.rpartition('/')[0] or 'archive'}/{source.rpartition('/')[2]}"
        if moved != source and fits("destination", moved):
            made["destination"] = moved
    head, base = made.get("head"), made.get("base")
    if head in _TRUNKS and isinstance(base, str) and base not in _TRUNKS and fits("head", base) and fits("base", head):
        made["head"], made["base"] = base, head
    name, slug = made.get("name"), made.get("slug")
    if isinstance(name, str) and isinstance(slug, str) and name.isascii():
        own = "-".join(_PART.findall(name.lower()))
        if own and fits("slug", own):
            made["slug"] = own
    element, target = made.get("element"), made.get("target")
    if element and target in words("element", "en") + words("element", "zh") and fits("target", element):
        made["target"] = element


_TRUNKS = frozenset({"main", "master"})
_PART = re.compile(r"[a-z0-9]+")
_FILE = re.compile(r"/[\w-]+\.\w+$")


@lru_cache(maxsize=16384)
def _partners(name: str) -> tuple[str, ...]:
    """Give the names that a partner of this one would have."""
    found: list[str] = []
    low = name.lower()
    tokens = set(tokenise(name))
    for one, other in _PAIRS:
        if one in _PLACES and not _POINT.isdisjoint(tokens):
            continue
        if one in tokens or one == low:
            place = low.find(one)
            written = name[place : place + len(one)]
            cased = other.capitalize() if written[:1].isupper() else other
            cased = other.upper() if written.isupper() else cased
            found.append(name[:place] + cased + name[place + len(one) :])
    return tuple(found)


def _is_after(low: Json, high: Json) -> bool:
    if isinstance(low, bool) or isinstance(high, bool):
        return False
    if isinstance(low, int | float) and isinstance(high, int | float):
        return low > high
    return isinstance(low, str) and isinstance(high, str) and low[:1].isdigit() and high[:1].isdigit() and low > high
