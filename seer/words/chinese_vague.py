"""Two Chinese ways to ask in, what both are about and what tells them apart out.

In Chinese what decides stands before the noun: 更新议题的标题 and 更新页面的标题 leave 更新标题 open, as 创建仓库变量
and 在组织中创建变量 leave 创建变量.
"""

import re
from functools import cache
from typing import NamedTuple

from seer.words import zh, zh_nouns

_LEAST = 2
"""Characters of a noun."""
_VERBS = tuple(sorted({*zh.VERBS.values()}, key=lambda verb: (-len(verb), verb)))
_WITHIN = re.compile(rf"(?:在(?P<place>.{{2,}})中|为(?P<owner>.{{2,}}?)(?={'|'.join(_VERBS)}))(?P<rest>.+)")
_NOUNS = frozenset(word for word in (*zh_nouns.NOUNS.values(), *zh_nouns.PHRASES.values()) if len(word) >= _LEAST)
_LONGEST = max(map(len, _NOUNS))


class Shared(NamedTuple):
    """A verb and a noun that two requests share, and what stands before the noun in each."""

    verb: str
    noun: str
    one: str
    other: str


def shared(first: str, second: str) -> Shared | None:
    """Give what two ways to ask share, or none where nothing is left open."""
    (owner, rest), (owner2, rest2) = _within(first), _within(second)
    verb = next((verb for verb in _VERBS if rest.startswith(verb) and rest2.startswith(verb)), None)
    if verb is None:
        return None
    a, b = rest[len(verb) :], rest2[len(verb) :]
    for size in range(min(len(a), len(b)), _LEAST - 1, -1):
        noun = a[-size:]
        if not b.endswith(noun):
            continue
        one, other = _before(a, noun, owner), _before(b, noun, owner2)
        if one and other:
            return Shared(verb, noun, one, other)
    return None


def begins(intent: str, verb: str, noun: str) -> bool:
    """Tell whether a way to ask is of this verb and noun, with more said of the noun."""
    owner, rest = _within(intent)
    return rest.startswith(verb) and rest.endswith(noun) and bool(owner or len(rest) > len(verb) + len(noun))


def _within(intent: str) -> tuple[str, str]:
    """Part 在…中 from the rest of a request."""
    found = _WITHIN.fullmatch(intent)
    return (found["place"] or found["owner"], found["rest"]) if found else ("", intent)


def _before(said: str, noun: str, owner: str) -> str:
    """Give what stands before a noun, or what it is within; empty where a word would be cut, or both are there."""
    lead = said[: -len(noun)]
    if not lead or owner:
        return owner if not lead else ""
    if lead.endswith("的") and len(lead) > _LEAST:
        return lead[:-1]
    return lead if _known(lead) and _known(noun) else ""


@cache
def _known(text: str) -> bool:
    """Tell whether a text is made of nouns of the lexicon."""
    return not text or any(
        text[:size] in _NOUNS and _known(text[size:]) for size in range(_LEAST, min(len(text), _LONGEST) + 1)
    )
