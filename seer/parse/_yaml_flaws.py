"""What libyaml says of a text that it can't parse in, the same in plain words, with the fix, out."""

from typing import Final, NamedTuple


class Stop(NamedTuple):
    """Where a reader stopped: what it says, what it was at, and the line, from 1, on which that began."""

    problem: str
    context: str
    began: int | None


_CORRECT: Final = "correct the syntax"
_OPEN: Final = "while parsing a flow"
_QUOTED: Final = "while scanning a quoted scalar"
_SAID: Final = {
    "mapping values are not allowed in this context": (
        "a colon stands where none can",
        "quote text that holds ': ', and indent keys of a mapping alike",
    ),
    "could not find expected ':'": ("a key has no colon after it", "write 'key: value', and quote text of many lines"),
    "found character that cannot start any token": ("a sign stands here that begins no text", "quote the text"),
    "block sequence entries are not allowed in this context": ("a list begins where none can", "put it on a new line"),
    "found unknown escape character": (
        "a backslash begins nothing that YAML knows",
        r"write it as \\, or quote the text with single quotes",
    ),
}
"""Problems that mean the same whatever libyaml was at."""


def flaw_of(stop: Stop) -> tuple[str, str]:
    """Give what is wrong, and the fix."""
    if stop.context == _QUOTED and stop.problem.startswith(("found unexpected end", "found unexpected document")):
        return "a quotation mark begins a text that never ends", "close it"
    since = f" that begins on line {stop.began}" if stop.began else ""
    if stop.context.startswith(_OPEN):
        kind, sign = ("list", "]") if "sequence" in stop.context else ("mapping", "}")
        return f"the {kind} in brackets{since} isn't closed", f"put a comma, or '{sign}' at its end"
    if stop.problem == "did not find expected key":
        return f"the mapping{since} can't go on like this", "indent its keys alike; close quotes and brackets before"
    if stop.problem == "did not find expected '-' indicator":
        return f"the list{since} can't go on like this", "begin each entry with '- ' in the same column"
    return _SAID.get(stop.problem, (stop.problem or stop.context, _CORRECT))


def unclosed(first: int, last: int) -> tuple[str, str]:
    """Give the same where a quoted text of several lines ends right before: that may begin the next text."""
    what = f"a quotation mark on line {first} may not be closed: the text that it begins ends on line {last}"
    return what, "close it on its line"
