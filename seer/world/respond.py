"""Calls of an agent in, results out: the service behind the tools, without a network.

Arguments are judged by the tool's own schema. A right call gets a result that satisfies the tool's result schema, the
same for the same arguments; a wrong one gets an error that says what is wrong.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from seer import canon
from seer.records import Call, Definition, Json, Object, Observed, Proposed, Scene, Tool
from seer.sample import SampleError, sample
from seer.sample.shared import bundled
from seer.schema.overlay import revealed, shown
from seer.schema.validate import fast
from seer.world.explain import explain
from seer.world.parse import UnparsableError, parse

DONE: Object = {"ok": True}
"""The result of a tool whose spec says nothing about results."""

VARIANTS = 3
"""How many different results a tool has: sampling one can cost as much as a hundred trials."""
LONGEST = 50_000
"""Characters of a result; one that is longer isn't worth an agent's tokens."""

Status = Literal["ok", "invalid_arguments", "unknown_tool", "unparsable", "error"]


class Result(NamedTuple):
    """A result, and the JSON text that an agent sees."""

    value: Json
    content: str


class Service:
    """All tools of an eval set, prepared once for all trials.

    A tool has a few results, made when they are first wanted; which one a call gets hangs on its arguments.
    """

    def __init__(self, tools: Iterable[Tool], defs: Iterable[Definition] = ()) -> None:
        self.tools = {tool.name: tool for tool in tools}
        self._defs = {definition.digest: definition for definition in defs}
        self._schemas: dict[str, Json] = {}
        self._results: dict[tuple[str, str, str, int], Result] = {}

    def open(self, scene: Scene) -> "World":
        """Give the world of one trial."""
        return World(scene, self)

    def result(self, tool: Tool, scene: Scene, arguments: Object) -> Result:
        """Give the result of a right call."""
        seed = canon.seed("result", scene.world.seed, tool.name, canon.text(arguments))
        key = (tool.name, scene.locale, scene.world.now, seed % VARIANTS)
        if key not in self._results:
            result = _result(self._sampled(tool, *key[1:]))
            self._results[key] = result if len(result.content) <= LONGEST else _result(DONE)
        return self._results[key]

    def _sampled(self, tool: Tool, locale: str, now: str, variant: int) -> Json:
        if tool.returns is None:
            return DONE
        if tool.name not in self._schemas:
            self._schemas[tool.name] = bundled(tool.returns, root=None, defs=self._defs)
        seed = canon.seed("result", tool.name, variant)
        try:
            return sample(self._schemas[tool.name], seed=seed, locale=locale, name=tool.name, now=now)
        except SampleError:
            return DONE


class World:
    """The world of one trial: it answers calls and numbers them."""

    def __init__(self, scene: Scene, service: Service) -> None:
        self._scene = scene
        self._service = service
        self._calls = 0
        self._names = {str(entry["name"]): tool for tool, entry in (scene.overlay or {}).items() if "name" in entry}

    def call(self, proposed: Proposed, *, turn: int, span: str | None = None) -> tuple[Call, Observed]:
        """Answer a call: what the trial records of it, and what the agent sees."""
        self._calls += 1
        parsed, parse_error = _parsed(proposed.raw)
        status, result = self._respond(proposed.name, parsed, parse_error)
        name = self._own(proposed.name)
        if name is not None:
            proposed = Proposed(name=name, raw=proposed.raw)
            parsed = None if parsed is None else revealed(parsed, name, self._scene.overlay)
        call = Call(
            id=f"c{self._calls}",
            turn=turn,
            proposed=proposed,
            parsed=parsed,
            parse_error=parse_error,
            executed=status == "ok",
            status=status,
            result=result.value,
            span=span,
        )
        return call, Observed(id=call.id, content=result.content, error=status != "ok")

    def _own(self, name: str) -> str | None:
        """Give the own name of the tool that is offered under this name; none where none is."""
        own = self._names.get(name, name)
        renamed = name not in self._names and "name" in (self._scene.overlay or {}).get(own, {})
        return None if renamed or own not in self._scene.tools else own

    def _respond(self, name: str, parsed: Object | None, parse_error: str | None) -> tuple[Status, Result]:
        own, overlay = self._own(name), self._scene.overlay
        if own is None:
            names = (str((overlay or {}).get(tool, {}).get("name", tool)) for tool in self._scene.tools)
            return "unknown_tool", _error(f"there is no tool {name!r}; the tools are {', '.join(names)}")
        if parsed is None:
            return "unparsable", _error(parse_error or "")
        tool = self._service.tools[own]
        parameters = shown(tool, overlay).parameters
        if not fast(parameters).valid(parsed):
            return "invalid_arguments", _error(f"arguments are not valid: {explain(parameters, parsed)}")
        return "ok", self._service.result(tool, self._scene, revealed(parsed, own, overlay))


def _parsed(raw: str) -> tuple[Object | None, str | None]:
    try:
        return parse(raw), None
    except UnparsableError as error:
        return None, str(error)


def _error(message: str) -> Result:
    return _result({"error": message})


def _result(value: Json) -> Result:
    return Result(value, canon.text(value))
