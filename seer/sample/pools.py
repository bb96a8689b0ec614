"""Topic and locale in, the words that people use for it out."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple

from seer.records import Json, Tool


class Row(NamedTuple):
    """One real place, so that a city, its country and its code agree."""

    city: str
    country: str
    country_code: str
    region: str
    timezone: str
    latitude: str
    longitude: str
    airport: str
    postcode: str
    country_code3: str
    currency: str


LOCALES = ("en", "zh")


def language(locale: str) -> str:
    """Give the table that a locale is served from: its language, or English."""
    found = locale.partition("-")[0].lower()
    return found if found in LOCALES else "en"


@cache
def table(locale: str) -> dict[str, tuple[str, ...]]:
    """Give the pools of one language."""
    found = language(locale)
    texts: list[str] = [
        import_module(f"seer.sample.{name}").POOLS for name in (found, f"{found}_terms", f"{found}_texts")
    ]
    lines = (line.partition(": ") for text in texts for line in text.strip().splitlines())
    return {topic: tuple(words.split("|")) for topic, _, words in lines}


@cache
def rows(locale: str) -> tuple[Row, ...]:
    """Give the places of one language."""
    lines: tuple[str, ...] = import_module(f"seer.sample.{language(locale)}").PLACES
    return tuple(Row(*line.split("|")) for line in lines)


def given(tool: Tool, locale: str) -> Mapping[str, tuple[Json, ...]]:
    """Give a person's own values for a tool's parameters, by instance pointer with `*` for any index."""
    wording = tool.wording.get(locale) or tool.wording.get(language(locale))
    return wording.values if wording is not None else {}


@cache
def words(topic: str, locale: str) -> tuple[str, ...]:
    """Give the words of a topic; what has no words in this language, such as a code, has those of English."""
    if topic in Row._fields:
        return tuple(dict.fromkeys([*(getattr(row, topic) for row in rows(locale)), *table("en").get(topic, ())]))
    return table(locale).get(topic) or table("en").get(topic) or ()
