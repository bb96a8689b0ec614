"""A wish for a date or time in, dates around now out."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from seer.sample.ask import Ask
from seer.sample.topics import tokenise
from seer.words.bag import bag

_EARLY = bag("start from since after begin departure depart checkin created updated modified last")
_LATE = bag("end to until before finish return arrival checkout due deadline expires expiry expiration")
_BIRTH = bag("birth birthday birthdate dob born")
_GONE = bag("created updated modified since last")
_LOOKING = bag("download export fetch find get list query read retrieve search show")
"""Verbs of tools that tell what there is."""
_HISTORY = bag("audit historic historical histories history log logs past statement statements statistics stats usage")
"""Words of names of tools that tell what was."""
_SENT = re.compile(r"\b(?:timestamp|time|ts) of (?:the|a|another|an?) (?:\w+ )?message\b|消息的时间", re.IGNORECASE)
_YEAR = 365
_FURTHER = 90
"""Days past the usual ones, for the many values that some places need."""


@lru_cache(maxsize=64)
def moment(now: str) -> datetime:
    """Read an RFC 3339 time."""
    return datetime.fromisoformat(now).astimezone(UTC)


def days(ask: Ask) -> Iterator[str]:
    """Give dates as YYYY-MM-DD: soon after now, or where the name says so, before it or a lifetime ago."""
    for when in _moments(ask):
        yield when.strftime("%Y-%m-%d")


def datetimes(ask: Ask) -> Iterator[str]:
    """Give RFC 3339 date-times in UTC, at full or half hours."""
    for when in _moments(ask):
        yield when.strftime("%Y-%m-%dT%H:%M:%SZ")


def mail_dates(ask: Ask) -> Iterator[str]:
    """Give date-times as mail headers write them."""
    for when in _moments(ask):
        yield f"{_DAYS[when.weekday()]}, {when.day:02} {_MONTHS[when.month - 1]} {when:%Y %H:%M:%S} +0000"


def clocks(ask: Ask, *, form: str) -> Iterator[str]:
    """Give times of day in a form of strftime."""
    for when in _moments(ask):
        yield when.strftime(form)


def stamps(ask: Ask) -> Iterator[int]:
    """Give seconds since 1970, or milliseconds where the description says so."""
    scale = 1_000 if "millisecond" in str(ask.words.get("description", "")).lower() else 1
    for when in _moments(ask):
        yield int(when.timestamp()) * scale


def durations(ask: Ask) -> Iterator[str]:
    """Give ISO 8601 durations."""
    random = ask.random("duration")
    choices = [
        "PT30M",
        "PT45M",
        "PT2H",
        "P1D",
        "P3D",
        "P1W",
        "PT90M",
        "P14D",
        "P2W",
        "PT15M",
        "P1M",
        "P30D",
        "PT6H",
        "P5D",
    ]
    random.shuffle(choices)
    yield from choices


_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def _moments(ask: Ask) -> Iterator[datetime]:
    tokens, tool = set(tokenise(ask.name)), tokenise(ask.scope)
    is_history = bool(tool) and tool[0] in _LOOKING and not _HISTORY.isdisjoint(tool)
    low, high = _span(tokens, is_gone=is_history or _SENT.search(str(ask.words.get("description", ""))) is not None)
    random = ask.random("moment")
    today = moment(ask.now).replace(hour=0, minute=0, second=0, microsecond=0)
    further = range(high, high + _FURTHER) if high > 0 else range(low - _FURTHER, low)
    for span in (range(low, high), further):
        offsets = list(span)
        random.shuffle(offsets)
        for offset in offsets:
            yield today + timedelta(days=offset, minutes=30 * random.randrange(14, 40))


def _span(tokens: set[str], *, is_gone: bool) -> tuple[int, int]:
    if tokens & _BIRTH:
        return -60 * _YEAR, -20 * _YEAR
    if is_gone:
        return (-20, -1) if tokens & _LATE else (-45, -21) if tokens & _EARLY else (-45, -1)
    if tokens & _GONE:
        return -40, -1
    if tokens & _LATE:
        return 21, 45
    return (1, 20) if tokens & _EARLY else (1, 45)
