"""Statements in, the same with days as people say them from today on out: "tomorrow", "Friday of next week", 后天."""

from datetime import date, timedelta
from typing import TYPE_CHECKING

from msgspec.structs import replace

from seer.schema.formats import is_date

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from seer.scene.statements import Statement
    from seer.words.grammar import Days
    from seer.words.wordbook import Wordbook

_FEWEST, _MOST = 3, 10
"""Days that people count; fewer have a name."""
_WEEKS = range(2, 5)


def relative(said: "tuple[Statement, ...]", book: "Wordbook", *, today: str, rng: "Random") -> "tuple[Statement, ...]":
    """Say each day that has a way from `today`, YYYY-MM-DD, in one of them; the same object where none has."""
    found = tuple(_relative(one, book, today, rng) for one in said)
    return said if all(one is other for one, other in zip(said, found, strict=True)) else found


def _relative(one: "Statement", book: "Wordbook", today: str, rng: "Random") -> "Statement":
    if one.form != "value" or not is_date(one.value) or not book.takes_day(one.pointer):
        return one
    ways = list(_ways(date.fromisoformat(one.value), date.fromisoformat(today), book.grammar.days))
    return replace(one, value=ways[rng.randrange(len(ways))]) if ways else one


def _ways(day: date, today: date, rules: "Days") -> "Iterator[str]":
    """Give the ways to say a day; none of them names another day as well."""
    away = (day - today).days
    named = [name for name, offset in rules.named if offset == away]
    yield from named
    if named:
        return
    if _FEWEST <= away <= _MOST:
        yield rules.ahead.format(away)
    if _FEWEST <= -away <= _MOST:
        yield rules.ago.format(-away)
    if away % 7 == 0 and away // 7 in _WEEKS:
        yield rules.weeks.format(away // 7)
    monday = today - timedelta(days=today.weekday())
    for form, weeks in rules.in_week:
        if away > 0 and (day - monday).days // 7 == weeks and day.weekday() < len(rules.weekdays):
            yield form.format(rules.weekdays[day.weekday()])
