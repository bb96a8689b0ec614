"""Text and today in, the day that is said at a place of it out: "tomorrow", "Friday of next week", 后天.

Only ways to say a day that lead to a single one are known: "next Friday" is none.
"""

import re
from datetime import date, timedelta
from functools import cache
from typing import NamedTuple

from seer.words.grammar import Days

_COUNT = r"[0-9]{1,3}"


class Day(NamedTuple):
    """A day as YYYY-MM-DD, and where its words end."""

    value: str
    end: int


class Calendar:
    """The ways of one locale to say a day from today on."""

    def __init__(self, rules: Days) -> None:
        self._named = {name.lower(): offset for name, offset in rules.named}
        self._weekdays = {name.lower(): number for number, name in enumerate(rules.weekdays)}
        self._weeks = {f"week{number}": weeks for number, (_, weeks) in enumerate(rules.in_week)}
        forms = [("named", "{}", _either(self._named))]
        forms += [
            (name, form, _COUNT) for name, form in (("ahead", rules.ahead), ("ago", rules.ago), ("weeks", rules.weeks))
        ]
        forms += [(f"week{number}", form, _either(self._weekdays)) for number, (form, _) in enumerate(rules.in_week)]
        self._form = re.compile("|".join(_pattern(*form) for form in forms), re.IGNORECASE)

    def day(self, text: str, at: int, today: date) -> Day | None:
        """Give the day that is said at a place of a text, or none."""
        found = self._form.match(text, at)
        if found is None:
            return None
        way = found.lastgroup or ""
        said = found[way].lower()
        try:
            away = timedelta(days=self._away(way, said, today))
            return Day((today + away).isoformat(), found.end())
        except OverflowError:
            return None

    def _away(self, way: str, said: str, today: date) -> int:
        if way == "named":
            return self._named[said]
        if way in self._weeks:
            return self._weeks[way] * 7 + self._weekdays[said] - today.weekday()
        return {"ahead": 1, "ago": -1, "weeks": 7}[way] * int(said)


@cache
def today_of(now: str) -> date | None:
    """Give the day of a moment as its own zone has it, or none where it is no moment."""
    try:
        return date.fromisoformat(now[:10])
    except ValueError:
        return None


def _either(words: dict[str, int]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word))) or "(?!)"


def _pattern(name: str, form: str, inner: str) -> str:
    before, after = form.split("{}")
    return f"{re.escape(before)}(?P<{name}>{inner}){re.escape(after)}"
