"""Text in, the same day or instant in the ways that programs write it out; nothing for a day that no calendar has."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime

_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_MONTH = rf"(?P<word>{'|'.join(_MONTHS)})[a-z]{{0,6}}\.?"
_ORDERS = (
    r"(?P<y>\d{4})(?P<s>[-/. ])(?P<m>\d{1,2})(?P=s)(?P<d>\d{1,2})",
    r"(?P<y>\d{4})(?P<m>\d{2})(?P<d>\d{2})",
    r"(?P<y>\d{4})年(?P<m>\d{1,2})月(?P<d>\d{1,2})[日号]?",
    r"(?P<d>\d{1,2})(?P<s>[-/. ])(?P<m>\d{1,2})(?P=s)(?P<y>\d{4})",
    r"(?P<m>\d{1,2})(?P<s>[-/. ])(?P<d>\d{1,2})(?P=s)(?P<y>\d{4})",
    rf"{_MONTH} ?(?P<d>\d{{1,2}})(?:st|nd|rd|th)?,? ?(?P<y>\d{{4}})",
    rf"(?P<d>\d{{1,2}})(?:st|nd|rd|th)? ?{_MONTH},? ?(?P<y>\d{{4}})",
)
_CLOCK = r"(?P<h>\d{1,2}):(?P<n>\d{2})(?::(?P<c>\d{2})(?:\.\d{1,9})?)? ?(?P<z>z|[+-]\d{2}:?\d{2})?"
_DAYS = tuple(re.compile(rf"{order}(?:[t ]{{1,2}}{_CLOCK})?") for order in _ORDERS)
_TIME = re.compile(_CLOCK)
_LONGEST = 40
_WRITTEN = (
    "%Y-%m-%d", "%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%dT%H:%M:%S", "%Y-%m-%dT%H:%MZ", "%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M",
    "%Y/%m/%d", "%d/%m/%Y", "%m/%d/%Y", "%d.%m.%Y", "%d-%m-%Y", "%Y%m%d", "%Y年%m月%d日",
)  # fmt: skip


def rewritten(text: str) -> Iterator[str]:
    """Yield other ways to write the day, instant or time of day that the text names."""
    low = text.strip().lower()
    if len(low) > _LONGEST or not any(sign.isdigit() for sign in low):
        return
    for form in _DAYS:
        found = form.fullmatch(low)
        moment = _moment(found) if found else None
        if found and moment:
            yield from (moment.strftime(written) for written in _WRITTEN)
            yield moment.strftime("%Y-%m-%dT%H:%M:%S") + _zone(found["z"])
    clock = _TIME.fullmatch(low)
    if clock and int(clock["h"]) < 24 and int(clock["n"]) < 60:  # noqa: PLR2004 - hours and minutes
        base = f"{int(clock['h']):02}:{clock['n']}"
        second = clock["c"] or "00"
        yield from (base, f"{base}:{second}", f"{base}:{second}Z", f"{base}:{second}{_zone(clock['z'])}")


def _moment(found: re.Match[str]) -> datetime | None:
    parts = found.groupdict()
    month = _MONTHS.index(parts["word"]) + 1 if parts.get("word") else int(parts["m"])
    hour, minute, second = (int(parts[name] or 0) for name in ("h", "n", "c"))
    try:
        return datetime(int(parts["y"]), month, int(parts["d"]), hour, minute, second, tzinfo=UTC)
    except ValueError:
        return None


def _zone(said: str | None) -> str:
    if said is None or said == "z":
        return "Z"
    return said if ":" in said else f"{said[:3]}:{said[3:]}"
