"""Way to ask in, whether it keeps words of a description that nobody says of one thing out."""

import re
from itertools import pairwise

from seer.words.bag import bag
from seer.words.en import MASS, PLURALS, PREPOSITIONS, PROPER, plural, singular
from seer.words.zh_nouns import NOUNS

_PLURAL = r"(?!(?:access|address|business|class|news|process|status)\b)[a-z]+s"
_STIFF = re.compile(
    rf"""
    \b(?:{_PLURAL}|branch)\ (?:or|and|and/or)\ (?:{_PLURAL}|branch)\b
    |\b(?:an?|the)\ (?P<one>\w+)\ or\ (?:an?\ |the\ )?(?P<other>\w+)\b
    |\b(?:references?|representations?|payloads?|objects?|resources?)\ (?:to|of|belonging|for)\b
    |\b(?:belonging|specified|given|corresponding|respective|associated|underlying|existing|various|arbitrary)\b
    |\b(?:you|your)\b|\bthe\ user's\ mailbox\b
    |\bto\ match\b
    |\b(?:configured|aforementioned|designated|requested)\b
    |\b(?:an?|the)\ (?:an?|and|as|at|by|for|from|in|is|of|on|or|the|to|with)\b
    |\bto\ the\ (?:private|public)$
    |^\w+,\ \w+,?\ or\ \w+\b(?=.)
    |\bendpoints?\b|\bsubsequent\b|^set\ an?\ (?:\w+\ )?(?:admin|guest|member|owner|person|user)$
    |\bfor\ (?:an?|the)\ \w+\ and\ \w+
    |\boauth\b|\bthe\ will\ be\b|,\ I\ \w+
    |\ (?:up|of|for|with|by|from|to|and|or|the|a|an)$
    |\b(?:objects?|resources?|entit(?:y|ies)|payloads?)$
    """,
    re.VERBOSE | re.IGNORECASE,
)
_SEEING = re.compile(r"^(?:list|search|find|show all|get all)\b", re.IGNORECASE)
"""Requests in which several things may be named."""
_ASKING = re.compile(r"(?:ask|check|determine|find out|look|notify|see|tell|test|verify)\b", re.IGNORECASE)
"""Requests to be told whether something is so."""
_LISTED = re.compile(
    r"(?:list|get a list of) (?:the |an? |all |my )?(?:[\w-]+ ){0,3}?([\w-]+)"
    r"(?= (?:\w+ed|accessible|of|for|in|on|from|to|by|with|that)\b|$)",
    re.IGNORECASE,
)
_FIRST = MASS | PLURALS | bag("analytics customs details goods news sales savings settings sports")
"""Words in -s that stand before other nouns."""
_ALTERNATIVES = re.compile(r"\bor\b|或|和/或|和[^的]*的")
_HOLLOW = re.compile(
    r"(?:查询|获取|列出|处理|更新|提交|设置|创建|删除|搜索|查看)所?有?"
    r"(?:案例|操作|标头标准|标准|答案框|根列表|模式|格式|类型|结果|路径|全局|响应|打开位置|位置)"
)
"""Requests for what says nothing of what it is."""
_OWNERS = re.compile(r"的")
_MOST_OWNERS = 2
_LONGEST = {"en": 11, "zh": 18}
"""Words, or characters, from which on people would say it shorter."""


def is_stiff(asked: str, locale: str) -> bool:
    """Tell a request in the words of a description: generic plurals, alternatives of what is one thing, its jargon."""
    chinese = locale.startswith("zh")
    if len(asked if chinese else asked.split()) > _LONGEST["zh" if chinese else "en"]:
        return True
    if chinese:
        is_hollow = _HOLLOW.fullmatch(asked) is not None
        return is_hollow or bool(_ALTERNATIVES.search(asked)) or len(_OWNERS.findall(asked)) > _MOST_OWNERS
    words = asked.split()
    if _is_heaped(words) or (words[-2:-1] in (["the"], ["of"]) and words[-1].lower() in PROPER):
        return True
    if " if " in asked and not _ASKING.match(asked):
        return True
    listed = _LISTED.match(asked)
    found = _STIFF.search(asked)
    if found is None or (found["one"] and not all(singular(one) in NOUNS for one in found.group("one", "other"))):
        return listed is not None and not plural(listed[1])
    return not (_SEEING.match(asked) and " and " in found[0])


def natural(intents: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Give those ways to ask that aren't stiff; all where there is no other."""
    return tuple(one for one in intents if not is_stiff(one, locale)) or intents


def _is_heaped(words: list[str]) -> bool:
    """Tell a heap of a name's words, in which a plural stands before another noun: "the users settings filter"."""
    return any(
        plural(first)
        and "'" not in first
        and "’" not in first
        and first not in _FIRST
        and singular(second) in NOUNS
        and second not in PREPOSITIONS
        and not second.endswith("ed")
        for first, second in pairwise(words[1:])
    )
