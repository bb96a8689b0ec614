"""Fields, names and tools in, Chinese labels, choice phrases and requests out."""

import re
from collections import Counter
from typing import TYPE_CHECKING

from seer.words import en, zh
from seer.words.choices import Choices, is_identifier
from seer.words.clean import chinese_share, first_clause, plain
from seer.words.english_names import is_bare, path_parts
from seer.words.fields import Field, members
from seer.words.names import humanise, split

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seer.records import Json, Tool
    from seer.words.grammar import Grammar

_MOST_LABEL = 10
_MOST_INTENT = 24
_CHINESE = re.compile(r"[\u4e00-\u9fff]+")
_LEAD = re.compile(
    r"^(?:请|用于|用来|可以|该(?:接口|工具|函数|方法)(?:用于|可以|将|会)?|此(?:接口|工具)(?:用于|可以)?|通过[^，]*?(?=查询|获取|搜索)|根据[^，]*?(?=查询|获取|搜索|计算|返回|创建|列出|删除|更新))"
)
_GIVEN = re.compile(r"(?:指定|给定|特定|某个|对应)[^的，]*(?:的[^的，]*)*的(?=[^的，]{2,})")
_GIVEN_WORD = re.compile(r"指定|给定|特定的?|一个|某个|对应的?")
_RETURN = re.compile(r"^返回")
_ADDED = frozenset({"the", "a", "an", "of", "by", "for", "in", "to", "and", "with", "from", "on"})

_LOOKS = frozenset({"get", "list", "find", "search", "show", "read", "look", "query", "check", "describe", "count"})
"""Verbs that a request which only reads may have."""
_SENSES = frozenset(
    {"interest", "interests", "point", "points", "value", "values", "run", "runs", "key", "keys", "variant", "variants",
     "listing", "condition", "conditions", "suffix", "suffixes", "journal", "square", "latest", "info"}
)  # fmt: skip
"""Nouns whose sense the name alone doesn't tell."""
_ADJECTIVES = frozenset({"public", "private", "active", "latest", "all", "new", "recent", "available"})


class Chinese:
    """Chinese as a language of tasks."""

    def own(self, place: Field) -> tuple[str, ...]:
        """Give labels from the field alone: the spec's own Chinese words, else the lexicon's."""
        found = [place.name] if _CHINESE.fullmatch(place.name) else []
        for part in place.schemas:
            for text in (part.get("title"), part.get("description")):
                label = _label(text) if isinstance(text, str) else ""
                if label and label not in found:
                    found.append(label)
        known = "排序方向" if _sorts(place) else translated(humanise(place.name))
        if known and known not in found:
            found.append(known)
        return tuple(found)

    def noun(self, name: str) -> str:
        """Give the noun for a name above a field."""
        return "" if name.lower() in en.WRAPPERS else self.wrapper(name)

    def wrapper(self, name: str) -> str:
        """Give the noun for a name above a field, be it a mere wrapper."""
        return name if _CHINESE.fullmatch(name) else translated(en.singular(humanise(name)))

    def within(self, noun: str, label: str) -> str:
        """Give the label of something that belongs to a noun."""
        return f"{noun}的{label}"

    def star_nouns(self, place: Field) -> tuple[str, ...]:
        """Give the noun for a member of each list that a field stands in."""
        return tuple(self.noun(place.names[stop - 1]) for stop in place.stars)

    def chain(self, parts: tuple[str, ...]) -> str:
        """Join the ordinal parts of a label."""
        return "的".join(parts)

    def choices(self, place: Field, given: "Mapping[str, Json]") -> "Mapping[str, Json]":
        """Give phrases for a field's members that can stand without quotes."""
        words = [member for member in members(place) if isinstance(member, str)]
        phrases = given or self._phrases(place, words)
        return Choices(phrases, _is_mute) if any(_is_mute(word) for word in words) else phrases

    def _phrases(self, place: Field, words: "list[str]") -> "dict[str, Json]":
        found: dict[str, Json] = {}
        if "boolean" in place.types and len(place.types) == 1:
            found |= {"是": True, "否": False}
        said = {word: word if _CHINESE.fullmatch(word) else translated(humanise(word)) for word in words}
        counts = Counter(said.values())
        return found | {one: word for word, one in said.items() if one and counts[one] == 1}

    def intents(
        self, tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar"
    ) -> tuple[str, ...]:
        """Give ways to ask for the tool."""
        options = tuple(given) or tuple(_intents(tool))
        statements = tuple(f"{label}{connector}" for label in labels for connector in rules.connectors)
        found: list[str] = []
        for option in options:
            if option not in found and not any(statement in option for statement in statements):
                found.append(option)
        return tuple(found)


def _is_mute(text: str) -> bool:
    """Tell code that a Chinese speaker wouldn't spell out; names of products stay."""
    return is_identifier(text) and text not in en.PROPER.values()


def _sorts(place: Field) -> bool:
    """Tell an order to sort by from one that is placed."""
    return place.name.lower() == "order" and any(
        str(member).lower().startswith(("asc", "desc")) for member in members(place)
    )


def _label(text: str) -> str:
    """Give a short Chinese noun phrase from a title or description."""
    clause = first_clause(text, zh.STOPS).strip(" 的：:")
    clause = _GIVEN_WORD.sub("", re.sub(r"^(?:要|需要|想要|待)?(?:查询|搜索|获取|创建|删除)的?", "", clause))
    return clause if _CHINESE.fullmatch(clause) and 1 < len(clause) <= _MOST_LABEL else ""


def translated(words: str) -> str:
    """Say English words in Chinese by the lexicon; empty where one of them isn't known."""
    parts = words.lower().split(" ")
    if parts[:2] == ["number", "of"] and len(parts) > 2 and words.lower() not in zh.PHRASES:  # noqa: PLR2004 - words follow
        rest = translated(" ".join(parts[2:]))
        return f"{rest}数量" if rest else ""
    if parts[0] in {"is", "has"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"是否{rest}" if rest else ""
    if parts[0] in {"include", "exclude", "with"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"{'排除' if parts[0] == 'exclude' else '包含'}{rest}" if rest else ""
    return _joined(parts)


def _joined(parts: list[str]) -> str:
    said: list[str] = []
    at = 0
    while at < len(parts):
        for size in range(min(4, len(parts) - at), 0, -1):
            known = _word(" ".join(parts[at : at + size]), last=at + size == len(parts), first=at == 0)
            if known:
                said.append(known)
                at += size
                break
        else:
            return ""
    return "".join(said)


def _word(words: str, *, last: bool, first: bool) -> str:
    if words in zh.PHRASES and (" " in words or (first and last)):
        return zh.PHRASES[words]
    if words == "id" or (words == "number" and last and not first):
        return "编号"
    if words in {"count", "counts"} and last and not first:
        return "数量"
    return zh.NOUNS.get(words) or zh.NOUNS.get(en.singular(words)) or ""


def _intents(tool: "Tool") -> "Iterator[str]":
    for text in (tool.title or "", tool.description):
        asked = _asked(text)
        if asked:
            yield asked
    named = _by_path(tool) or _by_name(tool)
    if named:
        yield named


def _asked(text: str) -> str:
    """Give the request that a Chinese description makes: its first clause without "the given"."""
    if chinese_share(text[:200]) < 0.5:  # noqa: PLR2004 - mostly Chinese
        return ""
    clause = first_clause(plain(text), ("，", ",", "；", "：", "（", "("))
    clause = _RETURN.sub("查询", _LEAD.sub("", clause.strip()))
    clause = _GIVEN_WORD.sub("", _GIVEN.sub("", clause))
    fine = re.fullmatch(r"[\u4e00-\u9fff]+(?:[A-Z][A-Za-z]+[\u4e00-\u9fff]+)?", clause)
    return clause if fine and 2 < len(clause) <= _MOST_INTENT else ""  # noqa: PLR2004 - a verb and its object


def _by_path(tool: "Tool") -> str:
    """Give a request from method and path where the name says no more than they do."""
    parts = path_parts(tool)
    verb = zh.VERBS.get(parts.verb, "") if parts else ""
    noun = translated(en.singular(parts.noun)) if parts else ""
    owner = translated(parts.owner) if parts and parts.owner else ""
    if parts is not None and is_bare(parts.noun) and not owner:
        return ""
    if parts is None or not verb or not noun or (parts.owner and not owner) or _doubtful(parts.noun):
        return ""
    if tool.http is not None and tool.http.method == "GET" and parts.verb not in _LOOKS:
        return ""
    return f"{verb}{owner}的{noun}" if owner else f"{verb}{noun}"


def _doubtful(noun: str) -> bool:
    """Tell whether what is asked for could mean something else, or is a mere quality."""
    words = noun.lower().split()
    return not words or all(word in _SENSES or word in _ADJECTIVES for word in words) or "interest" in words[-1]


def _by_name(tool: "Tool") -> str:
    """Give verb and noun of a tool's name by the lexicon: `list_pets` is 列出宠物."""
    words = [part.lower() for part in split(tool.spec_name or tool.name) if part.isalpha()]
    words = [word for word in words if word not in {"api", "rest", "v"}]
    verb = next((index for index in (0, len(words) - 1) if words[index : index + 1] and words[index] in en.VERBS), None)
    if verb is None or words[verb] not in zh.VERBS:
        return ""
    rest = [*words[:verb], *words[verb + 1 :]]
    rest = rest[: rest.index("by")] if "by" in rest else rest
    rest = [word for index, word in enumerate(rest) if word not in _ADDED and word not in rest[:index]]
    if len(rest) > 1 and rest[-1] == "search" and words[verb] in {"get", "list"}:
        return f"搜索{noun}" if (noun := translated(" ".join(humanise(word) for word in rest[:-1]))) else ""
    if rest[-1:] and rest[-1] in _ADJECTIVES:
        rest = [rest[-1], *rest[:-1]]
    if _doubtful(" ".join(rest)) or is_bare(" ".join(rest)):
        return ""
    noun = translated(" ".join(humanise(word) for word in rest))
    return f"{zh.VERBS[words[verb]]}{noun.replace('邮箱', '邮件')}" if noun else ""
