"""`python:module:name` in, an agent written in Python out.

`name` is a function, async or not, that is called each time the user speaks::

    async def agent(prompt, text, use):
        seen = await use("get_weather", {"city": "Paris", "date": "2026-06-16"})
        return f"The service says {seen.content}"

- `prompt` is a `seer.records.Prompt`: `system`, `now`, `locale` and `tools`, each with `name`, `description` and
  `parameters` (a JSON Schema).
- `text` is what the user says.
- `use(name, arguments)` calls a tool; `arguments` is an object, or the text of one just as a model wrote it. It gives a
  `seer.records.Observed`: `content` is JSON text, `error` says whether the call failed. `use.all([(name, arguments),
  …])` makes several calls at once. Await both in an async function; in a plain one, which runs in a thread of its own,
  they wait.
- The answer is text, or a `seer.records.Answer` with usage, cost and the reason to stop.

Where an agent must remember earlier turns, `name` is a class: it is made with `(prompt)` for each task, and its method
`say(text, use)`, async or not, is called each time the user speaks.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from importlib import import_module
from inspect import isclass, iscoroutine, iscoroutinefunction
from threading import Thread, get_ident
from typing import Any

from seer import canon
from seer.agents import Connection, Session, Use
from seer.errors import AgentError, near
from seer.records import AgentOptions, Answer, Json, Observed, Prompt, Proposed

Arguments = dict[str, Json] | str
_EXAMPLE = "write --agent python:module:function"


class AsyncTools:
    """Calls tools from an async function."""

    def __init__(self, use: Use) -> None:
        self._use = use

    async def __call__(self, name: str, arguments: Arguments) -> Observed:
        """Call one tool."""
        return (await self.all([(name, arguments)]))[0]

    async def all(self, calls: Sequence[tuple[str, Arguments]]) -> Sequence[Observed]:
        """Call several tools at once."""
        return await self._use([_proposed(name, arguments) for name, arguments in calls])


class Tools:
    """Calls tools from a plain function in a thread, and waits."""

    def __init__(self, tools: AsyncTools, loop: asyncio.AbstractEventLoop) -> None:
        self._tools = tools
        self._loop = loop
        self._home = get_ident()

    def __call__(self, name: str, arguments: Arguments) -> Observed:
        """Call one tool."""
        return self.all([(name, arguments)])[0]

    def all(self, calls: Sequence[tuple[str, Arguments]]) -> Sequence[Observed]:
        """Call several tools at once."""
        if get_ident() == self._home:
            message = (
                "a plain function has returned a coroutine that calls tools; declare the function with 'async def'"
            )
            raise RuntimeError(message)
        if self._loop.is_closed():
            message = "the run is over"
            raise RuntimeError(message)
        return asyncio.run_coroutine_threadsafe(self._tools.all(calls), self._loop).result()


def _proposed(name: object, arguments: object) -> Proposed:
    if not isinstance(name, str):
        message = f"use() got {name!r} for a tool's name; it must be text"
        raise TypeError(message)
    if isinstance(arguments, str):
        return Proposed(name=name, raw=arguments)
    if not isinstance(arguments, dict):
        message = f"use({name!r}) got arguments of type {type(arguments).__name__}; they must be an object or text"
        raise TypeError(message)
    return Proposed(name=name, raw=canon.text(arguments))


class _Session:
    def __init__(self, say: Callable[..., Any]) -> None:
        self._say = say

    async def say(self, text: str, use: Use) -> Answer:
        tools = AsyncTools(use)
        try:
            if _is_async(self._say):
                result = await self._say(text, tools)
            else:
                result = await _in_thread(partial(self._say, text, Tools(tools, asyncio.get_running_loop())))
        except SystemExit as error:
            message = f"the agent has asked Python to exit ({error.code!r})"
            raise RuntimeError(message) from error
        return _answer(result)


def _answer(result: object) -> Answer:
    if isinstance(result, Answer):
        return result
    if isinstance(result, str):
        return Answer(text=result)
    hint = ""
    if iscoroutine(result):
        result.close()
        hint = "; declare the function with 'async def'"
    message = f"the agent returned {type(result).__name__}; it must return text or an Answer{hint}"
    raise TypeError(message)


def _is_async(function: Callable[..., Any]) -> bool:
    inner = function.func if isinstance(function, partial) else function
    return iscoroutinefunction(inner) or iscoroutinefunction(getattr(inner, "__call__", None))  # noqa: B004 - not asked whether, but how it is called


async def _in_thread(function: Callable[[], Any]) -> Any:
    """Run a function in a daemon thread: one that never ends must not keep the process from ending."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Any] = loop.create_future()

    def settle(how: Callable[[Any], None], value: Any) -> None:
        if not future.done():
            how(value)

    def work() -> None:
        try:
            outcome = partial(settle, future.set_result, function())
        except BaseException as error:  # noqa: BLE001 - whatever it is, the waiting task must get it
            outcome = partial(settle, future.set_exception, _carried(error))
        with suppress(RuntimeError):  # the run has ended without this thread, and its loop is closed
            loop.call_soon_threadsafe(outcome)

    Thread(target=work, daemon=True).start()
    return await future


def _carried(error: BaseException) -> BaseException:
    """Give an error that a future can hold: it refuses StopIteration."""
    return RuntimeError(f"StopIteration: {error}") if isinstance(error, StopIteration) else error


class _Connection:
    def __init__(self, agent: Callable[..., Any]) -> None:
        self._agent = agent
        self._remembers = isclass(agent)

    def session(self, prompt: Prompt) -> Session:
        say: Callable[..., Any] = self._agent(prompt).say if self._remembers else partial(self._agent, prompt)
        return _Session(say)


@asynccontextmanager
async def connect(options: AgentOptions) -> AsyncIterator[Connection]:
    """Import the function or class and give an agent made of it. Raises AgentError where that can't be done."""
    yield _Connection(_load(options.target))


def _load(target: str) -> Callable[..., Any]:
    module_name, _, name = target.partition(":")
    if not module_name or not name:
        message = f"{target!r} names no Python function"
        raise AgentError(message, fix=_EXAMPLE)
    if "" not in sys.path and str(here := os.getcwd()) not in sys.path:  # noqa: PTH109 - sys.path holds text
        sys.path.insert(0, here)
    try:
        module = import_module(module_name)
    except Exception as error:
        message = f"module {module_name!r} can't be imported: {type(error).__name__}: {error}"
        raise AgentError(message, fix="run seer from the module's folder, or install the module") from error
    agent = getattr(module, name, None)
    if agent is None:
        message = f"module {module_name!r} has no {name!r}"
        raise AgentError(message, fix=near(name, _public(module)))
    if not callable(agent) or (isclass(agent) and not callable(getattr(agent, "say", None))):
        message = f"{target!r} is neither a function nor a class with a method 'say'"
        raise AgentError(message, fix=_EXAMPLE)
    found: Callable[..., Any] = agent
    return found


def _public(module: object) -> list[str]:
    return [name for name, value in vars(module).items() if callable(value) and not name.startswith("_")]
