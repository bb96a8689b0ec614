"""Tools of one source as a format reads them in, `Parsed` out: names made unique, schemas proved, flaws told."""

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from seer import canon
from seer.errors import SpecError
from seer.parse._names import bounded, legal_names
from seer.parse._results import Results
from seer.records import Parsed, Source, Tool, Warn
from seer.schema.normalise import Converter
from seer.schema.seal import seal
from seer.schema.validate import fast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json, Object

_MAX_EXAMPLES: Final = 5
_HOPS: Final = 16


class Gather:
    """Collects the tools and warnings of one source."""

    def __init__(self, source: str, *, format_name: str) -> None:
        self.source = source
        self.format_name = format_name
        self.results = Results()
        self._tools: list[Tool] = []
        self._warnings: set[tuple[str, str]] = set()
        self._skipped: list[str] = []

    def warn(self, pointer: str, what: str) -> None:
        """Note a flaw at a pointer of the document."""
        self._warnings.add((f"{self.source}#{pointer}", what))

    @contextmanager
    def skipping(self, pointer: str, name: object) -> "Iterator[None]":
        """Let one bad tool be skipped with a warning."""
        try:
            yield
        except SpecError as error:
            place = error.where.removeprefix(self.source).removeprefix("#")
            reason = f"{error.what}{f' (at {place})' if place and place != pointer else ''}"
            what = f"tool {name!r} was skipped: {reason}{f'; {error.fix}' if error.fix else ''}"
            self._skipped.append(f"{pointer}: {what}")
            self.warn(pointer, what)

    def add(
        self, spec_name: str, parameters: "Object", *, at: str, examples: "Iterable[Json]" = (), **known: Any
    ) -> None:
        """Add a tool: `parameters` is a self-contained 2020-12 schema, `known` other fields of the record."""
        fair = _sorted(parameters)
        try:
            judge = fast(fair)
        except SpecError as error:
            message = f"its parameters are no JSON Schema: {error.what}"
            raise SpecError(message, where=at) from error
        known["returns"] = _sorted(known.get("returns"))
        known["title"] = bounded(known.get("title")) or None
        known["description"] = bounded(known.get("description"))
        tool = Tool(
            name=spec_name,
            spec_name=spec_name,
            parameters=fair,
            source=Source(path=self.source, format=self.format_name, pointer=at),
            examples=_distinct(each for each in examples if isinstance(each, dict) and judge.valid(each)),
            **known,
        )
        self._tools.append(tool)

    def parsed(self) -> Parsed:
        """Give what was gathered. Raises SpecError where no tool is left."""
        if not self._tools:
            count = len(self._skipped)
            what = f"no tool is left: {count} skipped" if count else "it holds no tool"
            first = f"; {self._skipped[0]}" if count else ""
            fix = "" if count else "give at least one"
            raise SpecError(what + first, where=self.source, fix=fix)
        tools = self._last_of_each()
        names = legal_names(tools)
        sealed = [seal(msgspec.structs.replace(tool, name=names[spec_name])) for spec_name, tool in tools.items()]
        return Parsed(
            tools=tuple(sorted(sealed, key=lambda tool: tool.name)),
            defs=self.results.used(tool.returns for tool in sealed),
            warnings=tuple(Warn(where=where, what=what) for where, what in sorted(self._warnings)),
        )

    def _last_of_each(self) -> dict[str, Tool]:
        tools: dict[str, Tool] = {}
        for tool in self._tools:
            earlier = tools.get(tool.spec_name)
            if earlier is not None and seal(earlier).digest != seal(tool).digest:
                what = f"name {tool.spec_name!r} was given before, at {earlier.source.pointer}, to a different tool"
                self.warn(tool.source.pointer, f"{what}; the last one is kept")
            tools[tool.spec_name] = tool
        return tools


def _sorted(value: "Json") -> "Json":
    """Give a copy with the keys sorted, as it will be read again: a spec's order of properties changes nothing."""
    return msgspec.json.decode(canon.encode(value))


def _distinct(examples: "Iterator[Object]") -> "tuple[Object, ...]":
    return tuple({canon.text(example): example for example in examples}.values())[:_MAX_EXAMPLES]


def object_schema(converter: Converter, raw: "Json", *, at: str) -> "Object":
    """Convert parameters to a self-contained object schema; none at all is an object without properties.

    Raises SpecError where they can't be an object's.
    """
    for _ in range(_HOPS):
        if not isinstance(raw, dict) or not isinstance(raw.get("$ref"), str) or "properties" in raw:
            break
        at = converter.references.pointer(raw["$ref"], at=at)
        raw = converter.references.value(at)
    if raw is not None and not isinstance(raw, dict):
        message = f"parameters {raw!r} are no schema"
        raise SpecError(message, where=at, fix="give a JSON Schema of type object")
    schema = converter.bundled(raw or {}, at=at)
    types = schema.get("type", "object")
    if "object" not in (types if isinstance(types, list) else [types]):
        message = f"parameters are of type {types!r}"
        raise SpecError(message, where=at, fix="make them an object")
    schema.pop("title", None)
    return {**schema, "type": "object"}
