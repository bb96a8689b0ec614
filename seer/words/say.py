"""Value in, how it is said out, or a reason why it can't be."""

import re
from decimal import Decimal
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from seer.words.choices import Choices
from seer.words.grammar import MOST_CHARACTERS, MOST_MEMBERS, RUN, Grammar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Json

REASONS = {
    "null": "null isn't said in words",
    "empty": "an empty string, list or object isn't said in words",
    "too_long": "a string is longer than 300 characters, or than 80 without a pause, or a number longer than 40 digits",
    "too_many": "a list has more members than people name one by one",
    "too_deep": "objects or lists stand too deep in each other",
    "mixed_list": "a list holds objects beside plain values",
    "control_character": "a string holds a line end or another control character",
    "edge_space": "a string begins or ends with a space, which nobody hears",
    "quotes": "a string holds every sort of quote",
    "no_label": "the locale has no words for a parameter, or for a member of an enum",
    "ambiguous_type": "said in words, the value would be taken for one of another type",
    "no_repair": "no valid value for the faulty place was found, or it can't be said",
    "no_template": "no template fits what has to be said",
    "wire": "the fault is lost where a parameter travels as text",
}
"""Every reason why a case can't be put in words, by its code."""

Form = Literal["value", "number", "quoted", "list", "flag"]
"""A bare word or phrase, a number, a text in quotes, a list, a yes or no."""
SINGLE: frozenset[Form] = frozenset({"value", "number", "quoted"})
"""Forms of one value."""
_DIGITS = 40
_BREATH = 80
"""Characters that people say or write without a pause or a sign."""
_PAUSE = re.compile(r"[-.,;:!?/_=，。；：！？、]")
_NUMERIC = frozenset({"number", "integer"})
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]+")
_SAFE = re.compile(
    r"\d{4}-\d{2}(?:-\d{2})?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?"
    r"|\d{2}:\d{2}(?::\d{2})?"
    r"|[A-Za-z0-9][A-Za-z0-9._+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*[A-Za-z0-9]"
    r"|https?://[A-Za-z0-9./_-]*[A-Za-z0-9]"
)
_ZH_MOST = 8


class Spoken(Struct, frozen=True, kw_only=True):
    """A value in words; `form` steers the sentence around it."""

    text: str
    form: Form


def say(
    value: "Json",
    *,
    types: frozenset[str],
    rules: Grammar,
    choices: "Mapping[str, Json]",
    reserved: "frozenset[str]" = frozenset(),
) -> Spoken | str:
    """Say a scalar at a place that admits these types, or give a code of REASONS.

    `choices` are the phrases of the place; `reserved` are words that have a part in the grammar of this task.
    """
    phrase = _chosen(value, choices)
    if phrase is not None:
        return Spoken(text=phrase, form="flag" if isinstance(value, bool) else "value")
    if isinstance(value, str):
        if isinstance(choices, Choices) and choices.is_mute(value):
            return "no_label"
        return _string(value, types, rules, choices, reserved)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _number(value, types)
    if value is None:
        return "null"
    return "ambiguous_type" if isinstance(value, bool) else "too_deep" if value else "empty"


def say_list(
    values: "Sequence[Json]", *, types: frozenset[str], rules: Grammar, choices: "Mapping[str, Json]"
) -> Spoken | str:
    """Say a list of scalars, or give a code of REASONS: strings in quotes, "and" before the last."""
    if len(values) > MOST_MEMBERS:
        return "too_many"
    said: list[str] = []
    for value in values:
        spoken = say(value, types=types, rules=rules, choices=choices)
        if isinstance(spoken, str):
            return spoken
        quoted = isinstance(value, str) and _chosen(value, choices) is None
        text = quote(value, rules) if quoted else spoken.text
        if text is None:
            return "quotes"
        said.append(text)
    if len(said) == 1:
        return Spoken(text=said[0], form="value")
    comma, last = rules.joiners[-1] if rules.gap else rules.joiners[0], rules.joiners[1]
    return Spoken(text=f"{comma.join(said[:-1])}{last}{said[-1]}", form="list")


def quote(text: str, rules: Grammar) -> str | None:
    """Put text between the first pair of quotes that it doesn't hold."""
    for opening, closing in rules.quotes:
        if opening not in text and closing not in text:
            return f"{opening}{text}{closing}"
    return None


def _chosen(value: "Json", choices: "Mapping[str, Json]") -> str | None:
    return next((phrase for phrase, one in choices.items() if one == value and type(one) is type(value)), None)


def _number(value: float, types: frozenset[str]) -> Spoken | str:
    if not types & _NUMERIC:
        return "ambiguous_type"
    text = repr(value) if isinstance(value, int) else format(Decimal(repr(value)), "f")
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return Spoken(text=text, form="number") if len(text) <= _DIGITS else "too_long"


def _string(
    value: str, types: frozenset[str], rules: Grammar, choices: "Mapping[str, Json]", reserved: frozenset[str]
) -> Spoken | str:
    hindrance = _hindrance(value, types)
    if hindrance:
        return hindrance
    if value in rules.loose:
        return Spoken(text=value, form="value")
    if _bare(value, types, rules, choices, reserved):
        return Spoken(text=value, form="value")
    quoted = quote(value, rules)
    return "quotes" if quoted is None else Spoken(text=quoted, form="quoted")


def _hindrance(value: str, types: frozenset[str]) -> str:
    """Give the reason why a string can't be said at all; empty where there is none."""
    if not value or len(value) > MOST_CHARACTERS:
        return "too_long" if value else "empty"
    if not value.isprintable():
        return "control_character"
    if len(value) > _BREATH and not _PAUSE.search(value):
        return "too_long"
    if value != value.strip():
        return "edge_space"
    return "ambiguous_type" if "string" not in types and re.fullmatch(r"[-+]?[\d.,]+", value) else ""


def _bare(
    value: str, types: frozenset[str], rules: Grammar, choices: "Mapping[str, Json]", reserved: frozenset[str]
) -> bool:
    """Tell whether a string can stand without quotes and still be read as what it is."""
    folded = value.casefold()
    if folded in reserved or any(folded == phrase.casefold() for phrase in choices):
        return False
    if value.isascii() and value.isdigit():
        return not types & _NUMERIC
    if _SAFE.fullmatch(value) or _WORD.fullmatch(value):
        return True
    return (
        rules.gap == ""
        and len(value) <= _ZH_MOST
        and re.fullmatch(RUN, value) is not None
        and not any(word in value for word in reserved)
    )
