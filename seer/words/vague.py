"""Ways to ask for two tools in, what both share and that leaves open which one is meant, out.

"Update the title of an issue" and "update the title of a pull request" begin with "update the title"; in Chinese what
decides stands before the noun.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from seer.words import chinese_vague, en, zh
from seer.words.alike import topic
from seer.words.bag import bag

if TYPE_CHECKING:
    from collections.abc import Iterable

    from seer.words.wordbook import Wordbook

FEWEST = 2
"""Words of a beginning: a verb and what it is done to."""
_TAILS = bag("for of in on from to about at within between into")
"""Words that begin what decides."""
_LOOKS = bag(
    """
    get list find search show read look query check describe count fetch retrieve view see return download export
    take watch test validate verify calculate compute
    """
)
"""Verbs of requests that change nothing, or say nothing: to carry out two of them does no harm."""
_LOOKS_ZH = frozenset(verb for word, verb in zh.VERBS.items() if word in _LOOKS)
_EMPTY_ZH = bag("对象 内容 记录 条目 项目 资源 实例 设置 名称")
_EMPTY = bag("detail details list info information request care change changes listing data result results more")


@dataclass(frozen=True, kw_only=True)
class Vague:
    """What two ways to ask share, the rest of each, and the whole of the first; a Chinese stem is a verb and a noun."""

    stem: str
    one: str
    other: str
    intent: str
    verb: str = ""

    def fits(self, intent: str) -> bool:
        """Tell whether a way to ask says the stem and more."""
        if self.verb:
            return chinese_vague.begins(intent, self.verb, self.stem[len(self.verb) :])
        return intent.casefold().startswith(f"{self.stem} ".casefold())


def vague(one: "Wordbook", other: "Wordbook") -> Vague | None:
    """Give the first thing that two tools share, or none where each way to ask for the first is clear at once."""
    shared = _shared if one.grammar.gap else _shared_zh
    pairs = ((first, second) for first in one.intents for second in other.intents)
    return next((found for first, second in pairs if (found := shared(first, second))), None)


def begins(books: "Iterable[Wordbook]", words: Vague) -> tuple[str, ...]:
    """Give the names of the tools for which some way to ask says a stem and more."""
    return tuple(book.tool for book in books if any(map(words.fits, book.intents)))


def key(intent: str) -> str:
    """Give the words by which ways to ask that may share something are found."""
    if intent[:1] >= "\u4e00":
        return intent[-FEWEST:]
    return " ".join(intent.casefold().split()[:FEWEST])


def deciders(words: Vague) -> frozenset[str]:
    """Give the words that tell the two apart."""
    return topic(f"{words.one} {words.other}") - topic(words.stem)


def mention(words: Vague) -> tuple[str, ...]:
    """Give what an answer names that asks which of the two is meant: the things that decide."""
    return tuple(dict.fromkeys(_thing(tail) for tail in (words.one, words.other)))


def _thing(tail: str) -> str:
    words = tail.split()
    while words and words[0].lower() in _TAILS | en.DETERMINERS:
        words = words[1:]
    return " ".join(words)


def _shared(first: str, second: str) -> Vague | None:
    words, others = first.split(), second.split()
    size = next((at for at, (a, b) in enumerate(zip(words, others, strict=False)) if a != b), 0)
    while size >= FEWEST and not (words[size] in _TAILS and others[size] in _TAILS):
        size -= 1
    stem = words[:size]
    if size < FEWEST or stem[0] in _LOOKS or {stem[-1]} & (en.DETERMINERS | en.PREPOSITIONS | {"and", "or"}):
        return None
    if not set(stem[1:]) - en.DETERMINERS - _EMPTY:
        return None
    found = Vague(stem=" ".join(stem), one=" ".join(words[size:]), other=" ".join(others[size:]), intent=first)
    return found if _decides(found) else None


def _shared_zh(first: str, second: str) -> Vague | None:
    said = chinese_vague.shared(first, second)
    if said is None or said.verb in _LOOKS_ZH or not topic(said.noun) or said.noun in _EMPTY_ZH:
        return None
    found = Vague(stem=f"{said.verb}{said.noun}", one=said.one, other=said.other, intent=first, verb=said.verb)
    return found if _decides(found) else None


def _decides(found: Vague) -> bool:
    """Tell whether each says something that the other doesn't."""
    mine, theirs = topic(found.one) - topic(found.stem), topic(found.other) - topic(found.stem)
    return not (mine <= theirs or theirs <= mine)
