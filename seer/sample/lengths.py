"""Pool of words or sentences and a length in, text of that length out that ends with a whole word where one fits."""

from collections.abc import Sequence

_BACK = 6
"""Words that are given up at the end of a text to make room for others that fit."""
_TAILS = (
    "ok", "now", "soon", "today", "please", "already", "together", "next week", "by tomorrow", "on Thursday",
    "in the office", "for the team", "at the station", "and many thanks", "with best wishes", "before the weekend",
)  # fmt: skip
"""What may end a text, by length."""


def stretch(pool: Sequence[str], *, low: int, high: int, gap: str) -> str:
    """Join what a pool holds until the least length is reached, and cut at the greatest.

    With a gap between words, sentences are parted by stops and the cut comes after a word; else it falls where it must.
    """
    text = pool[0]
    if len(text) < low:
        text = _joined(pool, low, "，" if not gap else f".{gap}" if _are_sentences(pool) else f",{gap}")
    if len(text) <= high:
        return text
    return (_cut(text, low, high, gap) if gap else "") or _end(text[:high], gap)


def _joined(pool: Sequence[str], low: int, apart: str) -> str:
    text = pool[0]
    turn = 1
    while len(text) < low:
        text += apart + pool[turn % len(pool)]
        turn += 1
    return text


def _are_sentences(pool: Sequence[str]) -> bool:
    return sum(word.count(" ") > 1 for word in pool) * 2 > len(pool)


def _cut(text: str, low: int, high: int, gap: str) -> str:
    """Cut after a word, and add a few that reach the least length; empty where none do."""
    kept = text[: high + 1].rpartition(gap)[0].rstrip(".,")
    for _ in range(_BACK):
        if not kept:
            return ""
        if low <= len(kept):
            return kept
        for tail in _TAILS:
            ended = f"{kept}{gap}{tail}"
            if low <= len(ended) <= high:
                return ended
        if low <= len(kept) + 1 <= high:
            return f"{kept}."
        kept = kept.rpartition(gap)[0].rstrip(".,")
    return ""


def _end(text: str, gap: str) -> str:
    """Keep a text from ending with what parts words, at the same length."""
    return text[:-1] + ("s" if gap else "等") if text.endswith((" ", ",", "，")) else text
