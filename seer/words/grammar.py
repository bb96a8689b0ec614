"""Locale in, the words and signs that make a statement out; shared by whoever writes tasks and whoever reads them.

A task is free words and labelled statements. A statement is a label, a connector and a value:

- label: from the wordbook of the tool asked for; matched without case on word boundaries (Chinese: anywhere), longest
  first. Members of lists of objects have an ordinal in their label ("first item price"). An entry of a free-form map is
  said as the map's label, a space (Chinese: nothing), the key in quotes, a connector and the value.
- connector: one of `connectors`, right after the label; one of `tight`, only where a quoted value or a number follows.
- value: a quoted string; a number (digits, sign, point; no exponent, no thousand separator); a bare token (`TOKEN`); a
  run of Chinese characters in Chinese; a choice of the wordbook, read without case; or a list of those, joined by
  `joiners`.
- a statement ends at a sign of `ends` or at a word of `between`.
- before a value a filler of `fillers` may stand; after it a sign of `corrections` and another value, which then counts.
- a day, an e-mail or web address, or a text in quotes needs no label where one parameter is left that may own it.
- a day, at a place that takes one as YYYY-MM-DD, may also be said from today on, in one of the ways of `days`.
- the other way round: a value, one of `reverse` and a label ("use 5 as the limit"). A bare value needs one of `leads`
  before it.
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from seer.errors import PluginError, RecipeError, near
from seer.words.locales import LOCALES

if TYPE_CHECKING:
    from collections.abc import Mapping

TOKEN = r"[A-Za-z0-9](?:[A-Za-z0-9_@/.+:#-]*[A-Za-z0-9])?"  # noqa: S105 - a word of text, no secret
"""A value that may stand bare: it begins and ends with a letter or digit."""
NUMBER = r"[-+]?\d+(?:\.\d+)?"
"""A number as it is said."""
RUN = r"[\u4e00-\u9fff]+"
"""A bare run of Chinese characters."""

MOST_OBJECTS = 3
"""Objects in a list that are told apart by ordinals."""
MOST_LEVELS = 3
"""Levels of objects within the arguments that can be said."""
MOST_CHARACTERS = 300
"""Characters of a string that can be said."""
MOST_MEMBERS = 12
"""Members of a list that can be said."""


@dataclass(frozen=True, kw_only=True)
class Days:
    """How days are said from today on; each way leads to a single day, whoever hears it.

    `named` has names with the days from today on; `ahead`, `ago` and `weeks` stand around a number; `in_week` has what
    stands around a weekday, with the weeks from this one on, which begin on Monday. `weekdays` begins with Monday and
    leaves Sunday out, as not everybody's week ends with it.
    """

    named: tuple[tuple[str, int], ...]
    ahead: str
    ago: str
    weeks: str
    in_week: tuple[tuple[str, int], ...]
    weekdays: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Says:
    """How a locale that has nothing of its own for it puts statements together; all but the stop are connectors.

    `of`, `set` and `should` stand between label and value, as does `colon`; `comma` parts statements, `stop` ends them.
    """

    of: str
    set: str
    should: str
    colon: str
    comma: str
    stop: str


@dataclass(frozen=True, kw_only=True)
class Grammar:
    """The data of one locale's grammar."""

    locale: str
    connectors: tuple[str, ...]
    tight: tuple[str, ...]
    quotes: tuple[tuple[str, str], ...]
    joiners: tuple[str, ...]
    ordinals: tuple[str, ...]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    ends: str
    between: tuple[str, ...]
    gap: str
    """What stands between words: between an ordinal and its noun, a map's label and its key."""
    fillers: tuple[str, ...]
    corrections: tuple[str, ...]
    reverse: tuple[str, ...]
    leads: tuple[str, ...]
    loose: tuple[str, ...]
    """What people say where they have no value; it stands without quotes."""
    days: Days
    bare: "Mapping[str, str]"
    """What stands between a request and a value without a label, by its lexical class; see `words.classes`."""
    says: Says | None = None


def locales() -> tuple[str, ...]:
    """List the locales that tasks can be worded in, sorted."""
    return LOCALES.names()


def grammar(locale: str) -> Grammar:
    """Give the grammar of a locale by its language: `zh-CN` is read as `zh`. Raises RecipeError where there is none."""
    return _grammar(locale.split("-", maxsplit=1)[0])


@cache
def _grammar(language: str) -> Grammar:
    if language not in locales():
        message = f"no wording is known for locale {language!r}"
        raise RecipeError(message, fix=near(language, locales()))
    rules = getattr(LOCALES.get(language), "RULES", None)
    if not isinstance(rules, Grammar) or rules.locale != language:
        message = f"locale {language!r} has no RULES of its own"
        raise PluginError(message, fix=f"define RULES = Grammar(locale={language!r}, …) in its file")
    return rules
