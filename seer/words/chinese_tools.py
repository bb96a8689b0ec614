"""Tool in, the Chinese request that its name or its path makes out."""

import re
from typing import TYPE_CHECKING

from seer.words import en, zh
from seer.words.bag import bag
from seer.words.chinese_named import ADJECTIVES
from seer.words.chinese_parts import objects, shared_words, spaced
from seer.words.chinese_requests import fitting, from_english
from seer.words.chinese_words import translated
from seer.words.english_grammar import AMBIGUOUS
from seer.words.english_intents import named as named_in_english
from seer.words.english_names import is_bare, path_parts
from seer.words.names import humanise, split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Tool


_ADDED = frozenset({"the", "a", "an", "of", "by", "for", "in", "to", "and", "with", "from", "on"})
_LEAST = 3
"""Words of a name that has more than a verb and a noun."""
VAGUE = ("更新元数据", "修改元数据")
"""Ends of a request for what anything may have."""
_LOOKS = frozenset({"get", "list", "find", "search", "show", "read", "look", "query", "check", "describe", "count"})
"""Verbs that a request which only reads may have."""
_SENSES = frozenset(
    {"interest", "interests", "point", "points", "value", "values", "run", "runs", "key", "keys", "variant", "variants",
     "listing", "condition", "conditions", "suffix", "suffixes", "journal", "square", "latest", "info", "history"}
)  # fmt: skip
"""Nouns whose sense the name alone doesn't tell."""
_EMPTY_VERBS = bag("submit use run handle support test exchange")
"""What a name is given for a verb that has none."""
_UNSURE = AMBIGUOUS - {"list", "search"}
"""Verbs that are as often nouns at the end of a name."""
_WEEKDAYS = bag("monday tuesday wednesday thursday friday saturday sunday")
"""Days that products are named after."""
_WHEN = frozenset({"last month", "last week", "last year", "this month", "all time"})
"""Times of which there are records; as adjectives they go before the noun."""


def by_path(tool: "Tool", asked: str) -> str:
    """Give a request from method and path where the name says no more than they do, and the English asks for that."""
    parts = path_parts(tool)
    if parts is not None and asked and not shared_words(parts.noun.lower().split()[-1:], asked):
        return ""
    verb = zh.VERBS.get(parts.verb, "") if parts else ""
    noun = translated(en.singular(parts.noun)) if parts else ""
    owner = translated(parts.owner) if parts and parts.owner else ""
    if parts is not None and is_bare(parts.noun) and not owner:
        return ""
    if parts is None or not verb or not noun or (parts.owner and not owner) or _doubtful(parts.noun):
        return ""
    if tool.http is not None and tool.http.method == "GET" and parts.verb not in _LOOKS:
        return ""
    verb = fitting(verb, noun)
    return spaced(f"{verb} {owner} 的{noun}" if owner else f"{verb} {noun}")


def is_heaped(tool: "Tool") -> bool:
    """Tell a name of many nouns that ends with what the tool is told: `get_history_daily_lat_lon`."""
    words = list(dict.fromkeys(part.lower() for part in split(tool.spec_name or tool.name) if part.isalpha()))
    rest = words[: words.index("by")] if "by" in words else words
    nouns = rest[1:-2] if " ".join(rest[-2:]) in _WHEN else rest[1:]
    return len(nouns) >= _LEAST and nouns[-1] in tool.parameters.get("properties", {})


def by_english(tool: "Tool") -> "Iterator[str]":
    """Say what the tool's name asks for in English, where that is a thing that people ask for."""
    for asked in named_in_english(tool):
        verb, *words = asked.lower().split()
        told = [en.singular(word) for word in words if word not in _ADDED]
        noun = " ".join(word for word in objects(asked) if word not in _ADDED)
        if verb in _EMPTY_VERBS or len(set(told)) < len(told) or (is_bare(noun) and "of" not in words):
            continue
        if any("-" in word or word in _WEEKDAYS for word in words) or (verb in _UNSURE and _verb_is_last(tool)):
            continue
        said = "" if _doubtful(noun) else from_english(asked)
        if said and not said.endswith(VAGUE):
            yield said


def _verb_is_last(tool: "Tool") -> bool:
    """Tell whether a name ends with what may be its verb, as `browser_type` does."""
    words = [part.lower() for part in split(tool.spec_name or tool.name)]
    return words[0] not in en.VERBS and words[-1] in en.VERBS


def _doubtful(noun: str) -> bool:
    """Tell whether what is asked for could mean something else, or is a mere quality."""
    words = noun.lower().split()
    return not words or all(word in _SENSES or word in ADJECTIVES for word in words) or "interest" in words[-1]


def by_name(tool: "Tool", asked: str) -> str:
    """Give verb and noun of a tool's name by the lexicon: `list_pets` is 列出宠物.

    Of the name's nouns those count that the English request has for its object, where there is one.
    """
    words = [part.lower() for part in split(tool.spec_name or tool.name) if part.isalpha()]
    words = [word for word in words if word not in {"api", "rest", "v"}]
    verb = next((index for index in (0, len(words) - 1) if words[index : index + 1] and words[index] in en.VERBS), None)
    if verb is None or words[verb] not in zh.VERBS or words[verb] == "mark" or asked.startswith("notify me"):
        return ""
    is_doubled = any(
        one == other and sign == "to" for one, sign, other in zip(words, words[1:], words[2:], strict=False)
    )
    if is_doubled or (verb and words[verb] in AMBIGUOUS) or any("-" in word for word in objects(asked)[:-1]):
        return ""
    rest = [*words[:verb], *words[verb + 1 :]]
    rest = rest[: rest.index("by")] if "by" in rest else rest
    rest = rest[:-1] if tool.http is not None and rest[-1:] == ["id"] else rest
    rest = [word for index, word in enumerate(rest) if word not in _ADDED and word not in rest[:index]]
    rest = shared_words(rest, asked) if asked else rest
    if len(rest) > 1 and rest[-1] == "search" and words[verb] in {"get", "list"}:
        return f"搜索{noun}" if (noun := translated(" ".join(humanise(word) for word in rest[:-1]))) else ""
    when = 2 if " ".join(rest[-2:]) in _WHEN else 1 if rest[-1:] and rest[-1] in ADJECTIVES else 0
    rest = [*rest[len(rest) - when :], *rest[: len(rest) - when]]
    if _doubtful(" ".join(rest)) or is_bare(" ".join(rest)):
        return ""
    noun = translated(" ".join(humanise(word) for word in rest))
    noun = f"全部时间的{noun.removeprefix('全部时间')}" if rest[:2] == ["all", "time"] else noun
    if not re.search(r"[\u4e00-\u9fff]", noun) or re.search(r"(..)\1", noun):
        return ""
    fixed = zh.REQUESTS.get(f"{words[verb]} {en.singular(' '.join(rest))}", "") if len(rest) > 1 else ""
    return fixed or spaced(f"{fitting(zh.VERBS[words[verb]], noun)} {noun.replace('邮箱', '邮件')}")
