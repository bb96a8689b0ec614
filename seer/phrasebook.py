"""Tools and a person's phrasebook in, tools with its wording out; tools without wording in, a phrasebook to fill out.

A phrasebook is YAML: `tools: {NAME: {LOCALE: {intents: […], labels: {PARAMETER: […]}, choices: {PARAMETER: {phrase:
value}}, values: {PARAMETER: […]}}}}`. Parameters are named by name or by JSON pointer; what is empty is as if it
weren't there. `values` is a pool of values for a parameter, taken before others.
"""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from seer.errors import RecipeError, literal, near
from seer.records import Object, Tool, Wording
from seer.schema.pointer import get, join, split
from seer.schema.validate import fast
from seer.userfile import UserFile
from seer.words.grammar import locales as known_locales

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_LONGEST = 100
_HEAD = """\
# How people ask for these tools. Fill what is between the quotes; what stays empty is as if it weren't there.
# An intent is what stands behind "please": a request in the imperative. A label names a parameter in a sentence.
# Several of each may stand in a list. Then name this file in the recipe: `phrasebook: {name}`
tools:
"""


def worded(tools: "Iterable[Tool]", path: str | None) -> "Iterator[Tool]":
    """Lay a phrasebook over what the specs say of each tool's wording.

    Raises RecipeError with file and line for a tool, locale or parameter that isn't there, and for a pool whose values
    are of another type than its parameter.
    """
    if path is None:
        yield from tools
        return
    known = {tool.name: tool for tool in tools}
    book = _Book(UserFile(Path(path)))
    for name in book.tools:
        if name not in known:
            message = f"no tool is named {name!r}"
            raise RecipeError(message, where=book.at(name), fix=near(name, known))
    for name, tool in known.items():
        said = {locale: book.pointed(tool, locale) for locale in book.tools.get(name, {})}
        yield msgspec.structs.replace(tool, wording={**tool.wording, **said})


class _Book:
    def __init__(self, file: UserFile) -> None:
        file.only(("tools",))
        self._file = file
        kind = dict[str, dict[str, Wording]]
        given = file.document.get("tools") or {}
        self.tools: dict[str, dict[str, Wording]] = file.convert(given, kind, pointer="/tools", record="wording")
        for name, locales in self.tools.items():
            for locale in locales:
                if locale.split("-")[0] not in known_locales():
                    message = f"no wording is known for locale {locale!r}"
                    raise RecipeError(message, where=self.at(name, locale), fix=near(locale, known_locales()))

    def at(self, *steps: str) -> str:
        pointer = "/tools"
        for step in steps:
            pointer = join(pointer, step)
        return self._file.at(pointer)

    def pointed(self, tool: Tool, locale: str) -> Wording:
        wording = self.tools[tool.name][locale]
        known = tool.parameters.get("properties", {})
        for part in ("labels", "choices", "values"):
            for key in getattr(wording, part):
                first = split(_pointer(key))[0]
                if known and first not in known:
                    message = f"{tool.name} has no parameter {first!r}"
                    raise RecipeError(message, where=self.at(tool.name, locale, part, key), fix=near(first, known))
        for key, pool in wording.values.items():
            self._check_pool(tool, locale, key, pool)
        return msgspec.structs.replace(
            wording,
            labels={_pointer(key): labels for key, labels in sorted(wording.labels.items())},
            choices={_pointer(key): phrases for key, phrases in sorted(wording.choices.items())},
            values={_pointer(key): pool for key, pool in sorted(wording.values.items())},
        )

    def _check_pool(self, tool: Tool, locale: str, key: str, pool: "Sequence[Any]") -> None:
        place = _schema_pointer(tool.parameters, _pointer(key))
        if place is None:
            message = f"{tool.name} has no place {key!r} for values"
            raise RecipeError(
                message, where=self.at(tool.name, locale, "values", key), fix="name a property by pointer"
            )
        schema = get(tool.parameters, place)
        judge = fast({**schema, "$defs": tool.parameters.get("$defs", {})})
        for index, value in enumerate(pool):
            if not judge.valid(value):
                message = f"{literal(value)} is no value of {key!r}"
                where = self.at(tool.name, locale, "values", key, str(index))
                raise RecipeError(message, where=where, fix="give values that its schema takes")


def _schema_pointer(parameters: Object, pointer: str) -> str | None:
    """Give where in the schema a property by pointer stands, if it stands there in so many words."""
    place, schema = "", parameters
    for step in split(pointer):
        inner = "items" if step == "*" else "properties"
        place = f"{place}/{inner}" if step == "*" else join(f"{place}/{inner}", step)
        schema = get(parameters, place, None)
        if not isinstance(schema, dict):
            return None
    return place


def _pointer(key: str) -> str:
    return key if key.startswith("/") else join("", key)


def phrasebook(tools: "Iterable[Tool]", locales: "Sequence[str]", *, name: str) -> str:
    """Give a phrasebook with blanks for all that these tools lack in these locales; empty where they lack nothing."""
    text: list[str] = []
    for tool in tools:
        parts = [part for locale in locales for part in _blanks(tool, locale)]
        if parts:
            text += [f"  {_quoted(tool.name)}:", *parts]
    return _HEAD.format(name=name) + "\n".join(text) + "\n" if text else ""


def _blanks(tool: Tool, locale: str) -> "Iterator[str]":
    from seer.words.blanks import blanks  # noqa: PLC0415 - only who writes a phrasebook loads all words

    lacking = blanks(tool, locale)
    if lacking is None:
        return
    yield f"    {locale}:"
    if lacking.intent:
        yield f"      # {_line(tool.title or tool.description or tool.name)}"
        yield '      intents: [""]'
    if lacking.labels:
        yield "      labels:"
    for place in lacking.labels:
        told = "needed" if place.required else "may be left out"
        about = _line(next((str(part["description"]) for part in place.schemas if part.get("description")), ""))
        yield f'        {_quoted(place.pointer)}: [""]  # {told}{": " if about else ""}{about}'


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _line(text: str) -> str:
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
