"""What agent code hands over in, the same fit for a file out: types don't hold a plug-in to what it promises."""

from math import isfinite

import msgspec

from seer.records import Answer, Proposed, Usage

_MOST = 2**53


def sound_call(proposed: object) -> Proposed:
    """Check a proposed call. Raises TypeError where it is none."""
    if not isinstance(proposed, Proposed) or not isinstance(proposed.name, str) or not isinstance(proposed.raw, str):
        message = f"the agent called with {proposed!r}; it must be a Proposed of two texts"
        raise TypeError(message)
    return Proposed(name=sound_text(proposed.name), raw=sound_text(proposed.raw))


def sound_answer(answer: object) -> Answer:
    """Check an answer. Raises TypeError or ValueError where it is none."""
    if not isinstance(answer, Answer):
        message = f"the agent answered with {type(answer).__name__}; it must be an Answer"
        raise TypeError(message)
    usage = sound_usage(answer.usage)
    checked = msgspec.convert(msgspec.structs.asdict(answer) | {"usage": msgspec.structs.asdict(usage)}, Answer)
    if not 0 <= checked.retries < _MOST or not isfinite(checked.cost or 0.0):
        message = f"the agent counts {checked.retries} retries and a cost of {checked.cost}"
        raise ValueError(message)
    return msgspec.structs.replace(checked, text=sound_text(checked.text))


def sound_usage(usage: object) -> Usage:
    """Check counted tokens. Raises TypeError or ValueError where they are none."""
    if not isinstance(usage, Usage):
        message = f"the agent gives {type(usage).__name__} for its usage; it must be a Usage"
        raise TypeError(message)
    checked = msgspec.convert(msgspec.structs.asdict(usage), Usage)
    if any(not 0 <= count < _MOST for count in msgspec.structs.astuple(checked)):
        message = f"the agent counts {checked}"
        raise ValueError(message)
    return checked


def sound_text(text: str) -> str:
    """Write half characters, which UTF-8 can't hold, as escapes."""
    if text.isascii():
        return text
    return text.encode(errors="backslashreplace").decode()
