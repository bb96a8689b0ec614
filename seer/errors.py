"""Every error that a user can meet.

::

    SeerError                 exit code 2 in the command line
    ├── SpecError             a tool specification can't be used
    ├── RecipeError           a recipe, phrasebook or option is wrong
    ├── TemplateError         a template can't be compiled or asks for something that isn't there
    ├── EvalSetError          an eval set is missing, broken or was changed
    ├── RunError              a run's folder is missing, broken or belongs to another run
    ├── AgentError            an agent can't be reached or configured
    └── PluginError           no plug-in of that name, or one that lacks a function

Findings that are expected (a dropped scene, an agent that crashed) are records, not errors.
"""

import json
import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LONGEST = 60
_TYPES = re.compile(r"`((?:object|array|str|int|float|bool|null)(?: \| [a-z]+)*)`")
_WORDS = {
    "object": "a mapping", "array": "a list", "str": "a text", "int": "a whole number", "float": "a number",
    "bool": "true or false",
}  # fmt: skip

_KINDS: "Mapping[type, str]" = {dict: "a mapping", list: "a list", str: "a text"}


class SeerError(Exception):
    """A mistake that the user can mend: what, where, the value found, and what would be right.

    `where` is a file, or file and JSON pointer joined by `#`; `fix` is a phrase in the imperative.
    """

    def __init__(self, what: str, *, where: str = "", fix: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.fix = fix

    def __str__(self) -> str:
        place = f"{self.where}: ".replace("\n", "\\n") if self.where else ""
        remedy = f"; {self.fix}" if self.fix else ""
        return printable(f"{place}{self.what}{remedy}")


class SpecError(SeerError):
    """A tool specification can't be used."""


class RecipeError(SeerError):
    """A recipe, a phrasebook or an option is wrong."""


class TemplateError(SeerError):
    """A template can't be compiled, or asks for something that isn't there."""


class EvalSetError(SeerError):
    """An eval set is missing, broken or was changed by hand."""


class RunError(SeerError):
    """A run's folder is missing, broken or belongs to another run."""


class AgentError(SeerError):
    """An agent can't be reached or configured."""


class PluginError(SeerError):
    """No plug-in has that name, or it lacks a function."""


def near(name: str, known: "Iterable[str]") -> str:
    """Give `did you mean 'x'?` for the nearest known name, or the list of what is known."""
    names = sorted(known)
    close = get_close_matches(name, names, n=1)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"use one of {', '.join(names)}" if names else ""


def literal(value: object, most: int = _LONGEST) -> str:
    """Show a JSON value in a message: text in single quotes, all else as JSON with sorted keys, long ones cut."""
    text = repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def word(value: object) -> str:
    """Say of which type a JSON value is."""
    if value is None or isinstance(value, bool):
        return literal(value)
    return _KINDS.get(type(value), "a number")


def mistyped(told: str) -> str:
    """Say in words of JSON and YAML what msgspec says of a value of the wrong type."""
    return _TYPES.sub(lambda found: " or ".join(_WORDS.get(name, name) for name in found[1].split(" | ")), told)


def printable(text: str) -> str:
    """Keep hostile text on its line: control characters and lone surrogates are shown as escapes."""
    return "".join(c if c.isprintable() or c == "\n" else c.encode("unicode_escape").decode() for c in text)
