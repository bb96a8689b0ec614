"""Tools in, what a person reads of them out."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from seer import canon
from seer.errors import literal, printable
from seer.pipeline.tools import Read
from seer.records import Constraint, Object, Tool
from seer.schema.constraints import constraints, first
from seer.schema.kept import Kept
from seer.schema.pointer import escape, split
from seer.schema.resolve import resolve

_MOST_PARAMETERS = 24
_LONGEST = 60
_LONGEST_NAME = 64
_WIDEST = 40
"""A longer cell pushes only its own row to the right."""
_MOST_NEEDED = 3
_MOST_LISTS = 3
_MOST_DRAWN = 500
_MOST_WALKED = 500
_TITLES = ("tool", "parameter", "type", "constraints", "effect")
_SPEC_NAME = "name in the spec"
_QUIET = frozenset({"required", "type", "properties", "anyOf", "oneOf", "allOf", "not", "if", "$ref"})
_PLAIN = ("string", "boolean", "integer", "number")
_PLAIN_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}
_OF_SCHEMA = frozenset(
    {"additionalProperties", "contains", "propertyNames", "unevaluatedItems", "unevaluatedProperties"}
)
_SIGNS = {"minimum": "≥ ", "maximum": "≤ ", "exclusiveMinimum": "> ", "exclusiveMaximum": "< "}


def as_json(found: Read) -> str:
    """Give the tools, with places and the constraints on their parameters, and the warnings, as one JSON object."""
    tools = [
        {
            **msgspec.to_builtins(tool),
            "place": {"path": found.places[tool.name].path, "pointer": found.places[tool.name].pointer},
            "constraints": constraints(tool.parameters),
        }
        for tool in found.tools
    ]
    return msgspec.json.encode({"tools": tools, "warnings": found.warnings}, order="sorted").decode()


def table(found: Read) -> None:
    """Print a table of the tools, and how many there are of each effect."""
    console = Console(highlight=False, soft_wrap=True)
    renamed = any(tool.name != tool.spec_name for tool in found.tools)
    titles = (*_TITLES, _SPEC_NAME) if renamed else _TITLES
    rows = [titles, *(row[: len(titles)] for tool in found.tools for row in _rows(tool))]
    if console.is_terminal and len(rows) <= _MOST_DRAWN:
        console.print(_drawn(rows), soft_wrap=False)
    else:
        console.file.writelines(_lines(rows))
    effects = Counter(tool.effect for tool in found.tools)
    told = ", ".join(f"{count} {effect}" for effect, count in sorted(effects.items()))
    deprecated = sum(tool.deprecated for tool in found.tools)
    told += f"; {deprecated} deprecated" if deprecated else ""
    count = len(found.tools)
    console.print(f"\n{count:,} tool{'' if count == 1 else 's'}: {told}", style="dim")


def _rows(tool: Tool) -> Iterator[tuple[str, ...]]:
    """Give the rows of one tool: its name, its effect, and its name in the spec where that is another, in the first."""
    spec_name = _cut(tool.spec_name, _LONGEST_NAME) if tool.spec_name != tool.name else ""
    for index, row in enumerate(_known(tool.parameters) or [("none", "", "")]):
        name, *last = ("", "", "") if index else (tool.name, _effect(tool), spec_name)
        yield tuple(_on_a_line(cell) for cell in (_cut(name, _LONGEST_NAME), *row, *last))


def _drawn(rows: Sequence[tuple[str, ...]]) -> Table:
    """Draw a table that fits the terminal; the first row holds the titles."""
    shown = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for title in rows[0]:
        shown.add_column(title, overflow="fold", no_wrap=title == "effect")
    for name, *rest in rows[1:]:
        shown.add_row(Text(name, "bold"), *map(Text, rest))
    return shown


def _lines(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Give the table as plain lines, which takes a thousandth of the time of drawing it."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    widths = [*(min(width, _WIDEST) for width in widths[:3]), *widths[3:]]
    for row in rows:
        cells = (cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True))
        yield "  ".join(cells).rstrip() + "\n"


def _on_a_line(text: str) -> str:
    return printable(text).replace("\n", "\\n")


def _width(text: str) -> int:
    return len(text) if text.isascii() else cell_len(text)


def _parameters(schema: Object) -> Iterator[tuple[str, str, str]]:
    """Give name, type and constraints of each parameter of a tool; the many are cut."""
    needed = set(schema.get("required", ()))
    told: Mapping[str, Any] = schema.get("properties", {})
    properties = {**told, **{name: {} for name in sorted(needed - told.keys())}}
    limits: dict[str, list[Constraint]] = {}
    for limit in first(schema, most=_MOST_WALKED):
        if limit.keyword not in _QUIET:
            limits.setdefault("".join(split(limit.pointer)[:1]), []).append(limit)
    for name, inner in list(properties.items())[:_MOST_PARAMETERS]:
        said = (_said(each, name, schema) for each in limits.get(name, ()))
        parts = islice(chain(_needs(inner, schema), said, _default(inner)), _LONGEST)
        shown = _cut(name, _LONGEST_NAME) + ("*" if name in needed else "")
        yield shown, _cut(_type(inner, schema), _LONGEST_NAME), _cut("; ".join(parts))
    if len(properties) > _MOST_PARAMETERS:
        yield f"… and {len(properties) - _MOST_PARAMETERS} more", "", ""


_known: "Kept[Object, tuple[tuple[str, str, str], ...]]" = Kept(lambda schema: tuple(_parameters(schema)), most=4_096)
"""The rows of parameters that several tools of one spec may share."""


def _needs(schema: Any, root: Any) -> Iterator[str]:
    """Name the first members that an object, or each item of a list, needs."""
    meant, place = resolve(schema, root), ""
    for _ in range(_MOST_LISTS):
        if isinstance(meant, dict) and isinstance(meant.get("items"), dict):
            meant, place = resolve(meant["items"], root), f"{place}[]"
    names = list(meant.get("required", ())) if isinstance(meant, dict) else []
    if names:
        rest = len(names) - _MOST_NEEDED
        more = f" and {rest} more" if rest > 0 else ""
        needs = f"needs {', '.join(_cut(name, _LONGEST_NAME) for name in names[:_MOST_NEEDED])}{more}"
        yield f"{place}: {needs}" if place else needs


def _default(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict) and "default" in schema:
        yield f"default {canon.text(schema['default'])}"


def _effect(tool: Tool) -> str:
    return f"{tool.effect}, deprecated" if tool.deprecated else tool.effect


def _type(schema: Any, root: Any) -> str:
    """Name the type of a value in a word or two: a definition of a plain value by its type, another by its name."""
    inner = schema if isinstance(schema, dict) else {"type": "never"} if schema is False else {}
    kind = inner.get("type")
    branches = inner.get("anyOf") or inner.get("oneOf")
    if kind == "array" and isinstance(inner.get("items"), dict):
        item = _type(inner["items"], root)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(kind, str | list):
        return kind if isinstance(kind, str) else " | ".join(kind)
    if isinstance(branches, list):
        return " | ".join(dict.fromkeys(_type(branch, root) for branch in branches))
    if "$ref" in inner:
        meant = resolve(inner, root)
        known = meant.get("type") if isinstance(meant, dict) else None
        return known if known in _PLAIN else str(inner["$ref"]).rpartition("/")[2]
    if isinstance(inner.get("allOf"), list):
        return _type(inner["allOf"][0], root)
    members = [inner["const"]] if "const" in inner else inner.get("enum", ())
    return " | ".join(sorted({_PLAIN_TYPES.get(type(member), "any") for member in members})) or "any"


def _said(limit: Constraint, name: str, root: Any) -> str:
    """Say one constraint: its place where it lies deeper, its keyword and its limit."""
    steps = limit.pointer.removeprefix(f"/{escape(name)}").split("/")[1:]
    deeper = "".join("[]" if step == "0" else f".{step}" for step in steps).removeprefix(".")
    value = limit.limit
    if limit.keyword == "enum" and isinstance(value, list):
        said = " ".join(map(_plain, value))
    elif limit.keyword in _SIGNS:
        said = f"{_SIGNS[limit.keyword]}{value}"
    elif isinstance(value, dict) and limit.keyword in _OF_SCHEMA:
        said = f"{limit.keyword} {_type(value, root)}"
    else:
        said = f"{limit.keyword} {_plain(value)}"
    return f"{deeper}: {said}" if deeper else said


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else literal(value)


def _cut(text: str, most: int = _LONGEST) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
