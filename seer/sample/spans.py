"""Draft in, the same with each start before its end and each least below its most out."""

import re
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final

from seer.records import Json
from seer.sample.draft import Draft
from seer.sample.topics import tokenise
from seer.words.bag import bag

_PAIRS: Final = (
    ("start", "end"),
    ("start", "finish"),
    ("start", "stop"),
    ("begin", "end"),
    ("from", "to"),
    ("min", "max"),
    ("minimum", "maximum"),
    ("since", "until"),
    ("after", "before"),
    ("lower", "upper"),
    ("low", "high"),
    ("checkin", "checkout"),
    ("check_in", "check_out"),
    ("checkIn", "checkOut"),
    ("CheckIn", "CheckOut"),
    ("check-in", "check-out"),
    ("pickup", "dropoff"),
    ("pick_up", "drop_off"),
    ("departure", "return"),
    ("departure", "arrival"),
    ("depart", "return"),
    ("opens", "closes"),
    ("open", "close"),
    ("issue", "due"),
    ("issued", "expires"),
    ("effective", "expiration"),
    ("not_before", "not_after"),
    ("created", "updated"),
    ("valid_from", "valid_until"),
    ("valid_from", "valid_to"),
    ("gte", "lte"),
    ("gt", "lt"),
    ("gte", "lt"),
    ("gt", "lte"),
    ("开始", "结束"),
    ("入住", "退房"),
    ("最低", "最高"),
    ("最小", "最大"),
)
_PLACES: Final = frozenset({"start", "begin", "from", "departure", "pickup", "pick_up"})
_POINT: Final = frozenset({"lat", "latitude", "lng", "lon", "longitude"})
"""Where a way begins may lie north or south of where it ends."""
_STARTS: Final = frozenset({("start",), ("begin",), ("from",), ("checkin",), ("check", "in"), ("since",)})
_ENDS: Final = frozenset({("end",), ("to",), ("checkout",), ("check", "out"), ("until",)})
_MUTE: Final = bag("at date datetime day on time")
"""Words of a name that say how a moment is written, not which it is."""
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")
_CLOCK: Final = re.compile(r"([01]\d|2[0-3]):[0-5]\d")
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:[Zz]|[+-]\d\d:\d\d)?")


def put_in_order(draft: Draft) -> None:
    """Let what means one moment be one, swap what stands the wrong way round, and move what is free past what isn't."""
    for names in (_STARTS, _ENDS):
        _unite(draft, [name for name in draft.made if _bare(name) in names])
    for name in sorted(name for name in draft.made if partners(name)):
        for partner in partners(name):
            if partner in draft.made and is_after(draft.made[name], draft.made[partner]):
                _mend(draft, name, partner)


def is_after(low: Json, high: Json) -> bool:
    """Tell whether the first of two numbers or of two moments is the greater."""
    if isinstance(low, bool) or isinstance(high, bool):
        return False
    if isinstance(low, int | float) and isinstance(high, int | float):
        return low > high
    if not (isinstance(low, str) and isinstance(high, str)):
        return False
    first, second = read(low), read(high)
    if first is not None and second is not None:
        return first > second
    return low[:1].isdigit() and high[:1].isdigit() and low > high


def read(text: str) -> datetime | None:
    """Read a day or a moment; None where it is none, or one that clocks don't know."""
    if not (_DAY.fullmatch(text) or _MOMENT.fullmatch(text)):
        return None
    try:
        found = datetime.fromisoformat(text.upper())
        return found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)
    except (ValueError, OverflowError):
        return None


@lru_cache(maxsize=16384)
def partners(name: str) -> tuple[str, ...]:
    """Give the names that what ends has where this one starts."""
    found: list[str] = []
    low = name.lower()
    tokens = set(tokenise(name))
    for one, other in _PAIRS:
        if one in _PLACES and not _POINT.isdisjoint(tokens):
            continue
        if one in tokens or one == low or (one in name and not one.isalpha()) or (one in name and not one.islower()):
            place = name.find(one) if one in name else low.find(one)
            written = name[place : place + len(one)]
            cased = other.capitalize() if written[:1].isupper() and other.islower() else other
            cased = other.upper() if written.isupper() else cased
            found.append(name[:place] + cased + name[place + len(one) :])
    return tuple(found)


def meet(one: str, other: str) -> bool:
    """Tell whether two names are of one span, or of one of its ends."""
    bare = (_bare(one), _bare(other))
    return other in partners(one) or one in partners(other) or any({*bare} <= names for names in (_STARTS, _ENDS))


def _unite(draft: Draft, names: list[str]) -> None:
    """Give moments that are called alike one value: that of one that stays, or of the first."""
    moments = sorted(name for name in names if isinstance(draft.made[name], str) and read(draft.made[name]) is not None)
    for form in (_DAY, _MOMENT):
        alike = [name for name in moments if form.fullmatch(draft.made[name])]
        if len(alike) > 1:
            first = next((name for name in alike if name in draft.fixed), alike[0])
            for name in alike:
                if name != first and draft.change(name, draft.made[first]) and first in draft.fixed:
                    draft.fixed.add(name)


def _mend(draft: Draft, low: str, high: str) -> None:
    first, last = draft.made[low], draft.made[high]
    if draft.is_free(low) and draft.is_free(high):
        if draft.admits(low, last) and draft.admits(high, first):
            draft.made[low], draft.made[high] = last, first
    elif draft.is_free(high):
        draft.change(high, *_beyond(first, last, 1))
    else:
        draft.change(low, *_beyond(last, first, -1))


def _beyond(fixed: Json, moved: Json, way: int) -> list[Json]:
    """Give values past one that stays, in the form of the one that is moved, the most usual first."""
    if isinstance(fixed, str):
        return [text for gap in _GAPS if (text := _moved(fixed, str(moved), way * gap)) is not None] + [fixed]
    gap = abs(moved - fixed)
    return [fixed + way * gap, fixed + way, fixed]


_GAPS: Final = (timedelta(days=7), timedelta(days=1), timedelta(hours=1), timedelta(0))


def _moved(fixed: str, form: str, gap: timedelta) -> str | None:
    if _CLOCK.fullmatch(fixed):
        later = datetime(2000, 1, 1, int(fixed[:2]), int(fixed[3:]), tzinfo=UTC) + gap
        return f"{later:%H:%M}" if later.day == 1 and later.year == _SOME_YEAR else None
    found = read(fixed)
    if found is None:
        return None
    try:
        return f"{found + gap:%Y-%m-%d}" if _DAY.fullmatch(form) else f"{found + gap:%Y-%m-%dT%H:%M:%SZ}"
    except OverflowError:
        return None


_SOME_YEAR: Final = 2000


@lru_cache(maxsize=4096)
def _bare(name: str) -> tuple[str, ...]:
    return tuple(token for token in tokenise(name) if token not in _MUTE)
