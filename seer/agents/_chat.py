"""Prompt in, chat messages out; completion in, calls or an answer out: OpenAI's chat format, without its SDK."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from seer import canon
from seer.agents import InfraError
from seer.records import Answer, Json, Object, Observed, Prompt, Proposed, Usage


class _Function(Struct, frozen=True):
    name: str
    arguments: str | Object | None = None


class _ToolCall(Struct, frozen=True):
    function: _Function
    id: str | None = None


class _Message(Struct, frozen=True):
    content: Json = None
    refusal: str | None = None
    tool_calls: tuple[_ToolCall, ...] | None = None


class _Choice(Struct, frozen=True):
    message: _Message
    finish_reason: str | None = None


class _InputDetails(Struct, frozen=True):
    cached_tokens: int | None = None


class _OutputDetails(Struct, frozen=True):
    reasoning_tokens: int | None = None


class _Usage(Struct, frozen=True):
    prompt_tokens: int = 0
    completion_tokens: int = 0
    prompt_tokens_details: _InputDetails | None = None
    completion_tokens_details: _OutputDetails | None = None


class Completion(Struct, frozen=True):
    """The part of a chat completion that matters here."""

    choices: tuple[_Choice, ...]
    usage: _Usage | None = None

    @property
    def message(self) -> _Message:
        """Give the first choice's message; only one is ever asked for."""
        return self.choices[0].message


_COMPLETION = msgspec.json.Decoder(Completion)


class Tally:
    """Tokens and repeated requests of one turn."""

    def __init__(self) -> None:
        self.usage = Usage()
        self.retries = 0

    def add(self, completion: Completion, *, retries: int) -> None:
        """Count a completion."""
        self.retries += retries
        spent = completion.usage or _Usage()
        read, written = spent.prompt_tokens_details, spent.completion_tokens_details
        self.usage = Usage(
            input=self.usage.input + spent.prompt_tokens,
            output=self.usage.output + spent.completion_tokens,
            cached=self.usage.cached + ((read.cached_tokens if read else None) or 0),
            reasoning=self.usage.reasoning + ((written.reasoning_tokens if written else None) or 0),
        )


def opening(prompt: Prompt) -> tuple[list[Object], list[Object]]:
    """Give the first messages and the tools."""
    tools = [{"type": "function", "function": msgspec.to_builtins(tool)} for tool in prompt.tools]
    return [{"role": "system", "content": prompt.system}], tools


def decode(body: bytes) -> Completion:
    """Read a response's body. Raises InfraError where it is no chat completion."""
    try:
        completion = _COMPLETION.decode(body)
    except (ValueError, RecursionError) as error:
        shown = body.decode(errors="backslashreplace")
        message = f"the endpoint's answer is no chat completion ({error}): {shown!r}"
        raise InfraError(message) from error
    if not completion.choices:
        message = "the endpoint's answer has no choices"
        raise InfraError(message)
    return completion


def proposals(completion: Completion) -> tuple[Proposed, ...]:
    """Give the calls that the model makes, their arguments' text untouched."""
    return tuple(
        Proposed(name=call.function.name, raw=_raw(call.function)) for call in completion.message.tool_calls or ()
    )


def _raw(function: _Function) -> str:
    if isinstance(function.arguments, str):
        return function.arguments
    return canon.text(function.arguments or {})


def assistant(completion: Completion) -> Object:
    """Give the model's message as later requests repeat it.

    Some servers refuse a history whose arguments aren't JSON objects: such text stands in one there.
    """
    message: Object = {"role": "assistant", "content": _text(completion.message.content)}
    calls = completion.message.tool_calls or ()
    if calls:
        message["tool_calls"] = [
            {
                "id": _id(call, number),
                "type": "function",
                "function": {"name": call.function.name, "arguments": _repeatable(_raw(call.function))},
            }
            for number, call in enumerate(calls)
        ]
    return message


def _repeatable(raw: str) -> str:
    try:
        parsed = msgspec.json.decode(raw)
    except (ValueError, RecursionError):
        parsed = None
    return raw if isinstance(parsed, dict) else canon.text({"unparsable": raw})


def _id(call: _ToolCall, number: int) -> str:
    return call.id or f"call_{number}"


def results(completion: Completion, observed: Sequence[Observed]) -> list[Object]:
    """Give the messages that answer the model's calls."""
    return [
        {"role": "tool", "tool_call_id": _id(call, number), "content": seen.content}
        for number, (call, seen) in enumerate(zip(completion.message.tool_calls or (), observed, strict=True))
    ]


def answer(completion: Completion, tally: Tally) -> Answer:
    """Give the model's words and why it stopped."""
    message, reason = completion.message, completion.choices[0].finish_reason
    stop: Literal["end", "length", "refusal"] = "end"
    if message.refusal is not None or reason == "content_filter":
        stop = "refusal"
    elif reason == "length":
        stop = "length"
    text = _text(message.content) or message.refusal or ""
    return Answer(text=text, usage=tally.usage, stop=stop, retries=tally.retries)


def _text(content: Json) -> str:
    """Read a message's content: text, or a list of parts with text in them."""
    if isinstance(content, list):
        parts = (part.get("text") for part in content if isinstance(part, dict))
        return "".join(part for part in parts if isinstance(part, str))
    return content if isinstance(content, str) else ""
