r"""`command:./agent.py --option` in, a program as an agent out: JSON lines on its standard input and output.

The program is started without a shell. One process plays one task at a time, and task after task as long as it lives;
as many run side by side as the run has workers. It reads these lines, each an object::

    {"type": "prompt", "system": "…", "now": "2026-06-15T09:00:00Z", "locale": "en",
     "tools": [{"name": "get_weather", "description": "…", "parameters": {JSON Schema}}]}
    {"type": "user", "text": "What will the weather be in Paris tomorrow?"}
    {"type": "results", "results": [{"id": "c1", "content": "{\"condition\": \"sunny\"}", "error": false}]}

`prompt` begins a task: the program forgets the one before and says that it is ready. To `user` and to `results` it
answers with one line, calls or its answer::

    {"type": "ready"}
    {"type": "calls", "calls": [{"name": "get_weather", "arguments": {"city": "Paris", "date": "2026-06-16"}}]}
    {"type": "answer", "text": "It will be sunny."}

`arguments` is an object, or the text of one just as a model wrote it. The last two lines may hold `usage` (`input`,
`output`, `cached`, `reasoning`: tokens of this turn so far); an answer also `stop` (`end`, `length`, `refusal`),
`retries` and `cost` (US dollars).

A program that ends, says nothing for the time-out (120 s), or writes anything else (no JSON, a line of over 4 MiB, a
line that nobody waits for) fails the trial; it is killed with all that it started, and the next task gets a new one.
Standard error is free for logs; its last line is shown when the program ends before its time.
"""

import asyncio
import shlex
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from seer import canon
from seer.agents import Connection, Session, Use
from seer.agents._process import Process, ProtocolError
from seer.errors import AgentError
from seer.records import AgentOptions, Answer, Object, Prompt, Proposed, Usage


class _Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    pass


class _Asked(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    arguments: Object | str


class _Calls(Struct, frozen=True, tag="calls", forbid_unknown_fields=True):
    calls: tuple[_Asked, ...]
    usage: Usage | None = None


class _Answered(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    text: str
    usage: Usage = Usage()
    stop: Literal["end", "length", "refusal"] = "end"
    retries: int = 0
    cost: float | None = None


_READY = msgspec.json.Decoder(_Ready)
_REPLY: msgspec.json.Decoder[_Calls | _Answered] = msgspec.json.Decoder(_Calls | _Answered)
Line = TypeVar("Line")


class _Session:
    def __init__(self, pool: "_Pool", prompt: Prompt) -> None:
        self._pool = pool
        self._prompt = prompt
        self._process: Process | None = None
        self._midway = False

    async def say(self, text: str, use: Use) -> Answer:
        self._midway = True
        process = self._process or await self._begin()
        line = canon.encode({"type": "user", "text": text})
        while isinstance(answer := _read(await process.ask(line), _REPLY), _Calls):
            results = await use([_proposed(call) for call in answer.calls], usage=answer.usage)
            line = canon.encode({"type": "results", "results": list(results)})
        self._midway = False
        fields = {name: getattr(answer, name) for name in answer.__struct_fields__}
        return Answer(**fields)

    async def _begin(self) -> Process:
        """Start the task. A kept process may have ended since its last task, or still have had something to say."""
        prompt = canon.encode({"type": "prompt", **msgspec.to_builtins(self._prompt)})
        kept = self._pool.kept()
        if kept is not None:
            self._process = kept
            try:
                _read(await kept.ask(prompt), _READY)
            except ProtocolError:
                self._pool.drop(kept)
            else:
                return kept
        self._process = await self._pool.start()
        _read(await self._process.ask(prompt), _READY)
        return self._process

    def close(self) -> None:
        if self._process is None:
            return
        if self._midway:
            self._pool.drop(self._process)
        else:
            self._pool.keep(self._process)


def _read(line: bytes, decoder: msgspec.json.Decoder[Line]) -> Line:
    try:
        return decoder.decode(line)
    except (ValueError, RecursionError) as error:
        expected = "a 'ready' line" if decoder is _READY else "calls or an answer"
        message = f"the agent wrote what is not {expected} ({error}): {line.decode(errors='backslashreplace')!r}"
        raise ProtocolError(message) from error


def _proposed(call: _Asked) -> Proposed:
    raw = call.arguments if isinstance(call.arguments, str) else canon.text(call.arguments)
    return Proposed(name=call.name, raw=raw)


class _Pool:
    """The processes of a run: started when needed, kept for the next task."""

    def __init__(self, command: tuple[str, ...], timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._all: set[Process] = set()
        self._kept: list[Process] = []
        self._closing: set[asyncio.Task[None]] = set()

    def session(self, prompt: Prompt) -> Session:
        return _Session(self, prompt)

    def kept(self) -> Process | None:
        return self._kept.pop() if self._kept else None

    async def start(self) -> Process:
        process = await Process.start(self._command, timeout=self._timeout)
        self._all.add(process)
        return process

    def keep(self, process: Process) -> None:
        self._kept.append(process)

    def drop(self, process: Process) -> None:
        """Kill a process now and clear up after it while the run goes on."""
        process.kill()
        self._all.discard(process)
        closing = asyncio.create_task(process.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._closing, *(process.close() for process in self._all))


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:
    """Find the program and give an agent made of it. Raises AgentError where there is none."""
    pool = _Pool(_command(options.target), options.timeout)
    try:
        yield pool
    finally:
        await pool.close()


def _command(target: str) -> tuple[str, ...]:
    try:
        words = shlex.split(target)
    except ValueError as error:
        message = f"the command {target!r} can't be split into words: {error}"
        raise AgentError(message, fix="close the quotation marks") from error
    if not words:
        message = "no command is given"
        raise AgentError(message, fix="write --agent 'command:./agent.py --option'")
    if shutil.which(words[0]) is None:
        message = f"{words[0]!r} is no program that can be started"
        raise AgentError(message, fix="check the path, make the file executable, or name its interpreter before it")
    return tuple(words)
