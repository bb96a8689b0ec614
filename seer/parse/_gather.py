"""Tools of one source as a format reads them in, `Parsed` out: names made unique, schemas proved, flaws told."""

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from seer import canon
from seer.errors import SpecError, literal
from seer.parse._names import bounded, legal_names
from seer.parse._place import more, placed, shown
from seer.parse._results import Results
from seer.records import Parsed, Source, Tool, Warn
from seer.schema.normalise import Converter
from seer.schema.seal import sealed, tool_digest
from seer.schema.validate import fast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from seer.records import Json, Object, WarnKind

_MAX_EXAMPLES: Final = 5
_HOPS: Final = 16
_TAIL: Final = 6


class NoFunctionError(SpecError):
    """A sound entry of a list that describes nothing to call: it is left out, and no flaw."""


class Gather:
    """Collects the tools and warnings of one source; `sealed` says that tools get digests."""

    def __init__(self, source: str, *, format_name: str, sealed: bool = True) -> None:
        self.source = source
        self.format_name = format_name
        self.results = Results()
        self.flaws = 0
        """How often a flaw was told, the same one anew included."""
        self._sealed = sealed
        self._tools: list[Tool] = []
        self._warnings: set[tuple[str, str, WarnKind, str | None]] = set()
        self._skipped: list[str] = []
        self._habits: dict[tuple[str, WarnKind], list[str]] = {}
        self._alike: list[tuple[str, str]] = []

    def warn(self, pointer: str, what: str, kind: "WarnKind" = "repaired", *, tool: str | None = None) -> None:
        """Note a flaw at a pointer of the document."""
        self.flaws += 1
        self._warnings.add((shown(self.source, pointer), what, kind, tool))

    def habit(self, pointer: str, what: str, kind: "WarnKind" = "repaired") -> None:
        """Note a flaw that a document has by habit: told once, at its first place, with the number of places."""
        self._habits.setdefault((what, kind), []).append(pointer)

    @contextmanager
    def skipping(self, pointer: str, name: object) -> "Iterator[None]":
        """Let one bad tool be skipped with a warning."""
        try:
            yield
        except SpecError as error:
            self.skip(error, pointer, name)

    def skip(self, error: SpecError, pointer: str, name: object) -> None:
        """Skip one bad tool with a warning."""
        place = error.where.removeprefix(self.source).removeprefix("#")
        at = shown(self.source, place) if place.startswith("@") else place
        reason = f"{error.what}{f' (at {at})' if place and place != pointer else ''}"
        kind: WarnKind = "left_out" if isinstance(error, NoFunctionError) else "skipped"
        how = "was left out" if kind == "left_out" else "was skipped"
        which = f"tool {literal(name)}" if isinstance(name, str) else "a tool"
        what = f"{which} {how}: {reason}{f'; {error.fix}' if error.fix else ''}"
        at = shown(self.source, pointer) if pointer.startswith("@") else pointer
        self._skipped.append(f"{at}: {what}" if at else what)
        self.warn(pointer, what, kind, tool=name if isinstance(name, str) else "")

    def add(
        self,
        spec_name: str,
        parameters: "Object",
        *,
        at: str,
        examples: "Iterable[Json]" = (),
        shared: bool = False,
        **known: Any,
    ) -> None:
        """Add a tool: `parameters` is a self-contained 2020-12 schema, `known` other fields of the record.

        `shared` says that they come from a converter's `arguments`: sorted and proved already, and shared in part.
        """
        try:
            fair = parameters if shared else _sorted(parameters)
            judged = examples if shared and not examples else _valid(fair, examples)
        except SpecError as error:
            message = f"its parameters are no JSON Schema: {error.what}"
            raise SpecError(message, where=at) from error
        for field in ("title", "description"):
            if known.get(field) is not None and not isinstance(known[field], str):
                self.habit(at, f"its {field} is no text; left out")
        known["title"] = bounded(known.get("title")) or None
        known["description"] = bounded(known.get("description"))
        path, pointer = placed(self.source, at)
        tool = Tool(
            name=spec_name,
            spec_name=spec_name,
            parameters=fair,
            source=Source(path=path, format=self.format_name, pointer=pointer),
            examples=_distinct(judged),
            **known,
        )
        self._tools.append(tool)

    def parsed(self, *, none: str = "", fix: str = "give at least one") -> Parsed:
        """Give what was gathered.

        Raises SpecError where no tool is left; `none` says why there was none at all, and `fix` what to do then.
        """
        if not self._tools:
            count = len(self._skipped)
            what = f"no tool is left: {count} skipped" if count else f"it holds no tool{none}"
            first = f"; {self._skipped[0]}" if count else ""
            raise SpecError(what + first, where=self.source, fix="" if count else fix)
        for (what, kind), pointers in self._habits.items():
            self.warn(pointers[0], what + more(len(pointers)), kind)
        tools = self._distinct()
        names = legal_names(tools)
        named = [
            tool if tool.name == names[wanted] else msgspec.structs.replace(tool, name=names[wanted])
            for wanted, tool in tools.items()
        ]
        done = sealed(named) if self._sealed else named
        return Parsed(
            tools=tuple(sorted(done, key=lambda tool: tool.name)),
            defs=self.results.used(tool.returns for tool in done),
            warnings=tuple(
                Warn(where=where, what=what, kind=kind, tool=tool)
                for where, what, kind, tool in sorted(self._warnings, key=lambda each: (*each[:3], each[3] or ""))
            ),
        )

    def _distinct(self) -> dict[str, Tool]:
        """Give the tools by the name that each is to have: what is described the same way twice is one tool."""
        times = Counter(tool.spec_name for tool in self._tools)
        groups: dict[str, dict[str, Tool]] = {}
        for tool in self._tools:
            group = groups.setdefault(tool.spec_name, {})
            digest = tool_digest(tool) if times[tool.spec_name] > 1 else ""
            if digest in group:
                self._alike.append((tool.source.pointer, tool.spec_name))
            group[digest] = tool
        found: dict[str, Tool] = {}
        for name, group in groups.items():
            for digest, tool in group.items():
                found[name if len(group) == 1 else self._apart(name, digest, tool, groups)] = tool
        if self._alike:
            pointer, name = self._alike[0]
            what = f"tool {name!r} is described the same way more than once; taken once{more(len(self._alike))}"
            self.warn(pointer, what, "left_out")
        return found

    def _apart(self, name: str, digest: str, tool: Tool, taken: "Iterable[str]") -> str:
        """Give a name of its own to one of several tools of a name; it doesn't depend on their order."""
        names = (f"{name}_{digest[:length]}" for length in range(_TAIL, len(digest)))
        own = next(each for each in names if each not in taken)
        self.warn(tool.source.pointer, f"name {name!r} is given to several different tools; this one is {own!r}")
        return own


def _sorted(value: "Json") -> Any:
    """Give a copy with the keys sorted, as it will be read again: a spec's order of properties changes nothing."""
    return msgspec.json.decode(canon.encode(value))


def _valid(schema: "Object", examples: "Iterable[Json]") -> "list[Object]":
    judge = fast(schema)
    return [each for each in examples if isinstance(each, dict) and judge.valid(each)]


def _distinct(examples: "Iterable[Object]") -> "tuple[Object, ...]":
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
        message = f"parameters {literal(raw)} are no schema"
        raise SpecError(message, where=at, fix="give a JSON Schema of type object")
    schema = converter.bundled(raw or {}, at=at)
    types = schema.get("type", "object")
    if "object" not in (types if isinstance(types, list) else [types]):
        message = f"parameters are of type {literal(types)}"
        raise SpecError(message, where=at, fix="make them an object")
    schema.pop("title", None)
    return {**schema, "type": "object"}
