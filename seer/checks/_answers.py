"""Trial in, what the agent said and whether that is an answer at all, out."""

import json
import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Json, Trial

_WRAPPING = re.compile(r"^\s*```\w*\s*|\s*```\s*$|</?[\w|-]+>")
_FENCED = re.compile(r"```\w*\s*(.*?)(?:```|\Z)", re.DOTALL)
_NAMES = ("name", "tool", "tool_name", "function", "recipient_name")


def user_turns(trial: "Trial") -> int:
    """Count how often the user spoke."""
    return sum(said.role == "user" for said in trial.turns)


def answer(trial: "Trial", turn: int) -> str:
    """Give all that the agent said in one turn of the user's, counted from 1."""
    spoken, count = [], 0
    for said in trial.turns:
        count += said.role == "user"
        if said.role == "agent" and count == turn:
            spoken.append(said.text)
    if not spoken and turn == user_turns(trial):
        return trial.answer.strip()
    return "\n".join(spoken).strip()


def written_call(text: str, tools: "Iterable[str]") -> bool:
    """Whether a text is a call of an offered tool, written out instead of made: all of it, or what a fence holds."""
    names = set(tools)
    return any(_is_call(part, names) for part in (text, *_FENCED.findall(text)))


def _is_call(text: str, names: set[str]) -> bool:
    bare = _WRAPPING.sub("", text).strip()
    python = re.fullmatch(r"\[?\s*([\w.-]+)\s*\(.*\)\s*\]?", bare, re.DOTALL)
    if python and python.group(1) in names:
        return True
    try:
        found = json.loads(bare)
    except (ValueError, RecursionError):
        return False
    return any(_names_a_tool(part, names) for part in (found if isinstance(found, list) else [found]))


def _names_a_tool(part: "Json", names: set[str]) -> bool:
    if not isinstance(part, dict):
        return False
    given = [part.get(key) for key in _NAMES]
    inner = [entry.get("name") for entry in given if isinstance(entry, dict)]
    return any(isinstance(name, str) and name in names for name in (*given, *inner))


def mentions(text: str, words: "Sequence[str]") -> str | None:
    """Give the first of some words that stands in a text, case and plural aside; whole where its script has spaces."""
    folded = _fold(text)
    return next((word for word in words if _fold(word) and re.search(_whole(_fold(word)), folded)), None)


def _fold(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _whole(word: str) -> str:
    def edge(letter: str) -> bool:
        return letter.isalnum() and ord(letter) < 0x2E80  # noqa: PLR2004 - first of the CJK blocks, written unspaced

    before = r"(?<![^\W_\u2e80-\U0010ffff])" if edge(word[0]) else ""
    after = r"(?:e?s)?(?![^\W_\u2e80-\U0010ffff])" if edge(word[-1]) else ""
    return before + re.escape(word) + after
