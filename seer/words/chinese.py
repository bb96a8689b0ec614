"""Fields, names and tools in, Chinese labels, choice phrases and requests out."""

import re
from typing import TYPE_CHECKING

from seer.words import en, zh
from seer.words.bag import bag
from seer.words.chinese_intents import GIVEN_WORD, intents_of, names_no_kind
from seer.words.chinese_labels import bounded, named
from seer.words.chinese_members import is_mute, phrases_for
from seer.words.chinese_words import CHINESE, LATIN, PERSONS, translated
from seer.words.choices import Choices
from seer.words.clean import first_clause
from seer.words.fields import Field, members
from seer.words.names import humanise, one_way

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Json, Tool
    from seer.words.grammar import Grammar


_MOST_LABEL = 10
_INSIDE = re.compile(r"(?<=[A-Za-z]) 中(?=(?:问题|议题|项目|任务|页面|文件|用户|卡片|列表|看板))")
"""Where a registry says in what something is, and not that it is of it."""
_ID_LAST = re.compile(r"(?<=[\u4e00-\u9fff]) ?ID$")
_TIGHT = bag("值 名称 类型 编号 状态")
"""Labels that follow what they belong to with no sign between."""
_HOLDERS = frozenset({"changes", "details", "edits", "parent", "rich_text", "text", "updates"})
"""Names of what only holds what is said."""
_SUMS = ("金额", "余额", "价格", "费用")
"""What has a value and a currency."""
_SUMMED = {"值": "数额", "金额": "数额", "货币": "币种"}
_NO_LABEL = re.compile(r"规则|格式|在前|在后|取值|默认|可选|必填|必传|传入|如果|不填")
"""What a description tells of a value rather than what it is."""


class Chinese:
    """Chinese as a language of tasks."""

    def own(self, place: Field) -> tuple[str, ...]:
        """Give labels from the field alone: the spec's own Chinese words, else the lexicon's."""
        found = [place.name] if CHINESE.fullmatch(place.name) else []
        for part in place.schemas:
            for text in (part.get("title"), part.get("description")):
                label = _label(text) if isinstance(text, str) else ""
                if label and label not in found:
                    found.append(label)
        known = named(place)
        if known == "地址":
            found = [label for label in found if label != "经纬度"]
        if known and known not in found:
            found.append(known)
        return tuple(dict.fromkeys(map(one_way, found)))

    def noun(self, name: str) -> str:
        """Give the noun for a name above a field."""
        return "" if name.lower() in en.WRAPPERS or name.lower() in _HOLDERS else self.wrapper(name)

    def wrapper(self, name: str) -> str:
        """Give the noun for a name above a field, be it a mere wrapper."""
        return name if CHINESE.fullmatch(name) else translated(en.singular(humanise(name)))

    def within(self, noun: str, label: str) -> str:
        """Give the label of something that belongs to a noun."""
        if bound := bounded(noun, label):
            return bound
        if (noun, label) == ("正文", "名称"):
            return "新名称"
        if noun.endswith(_SUMS) and label in _SUMMED:
            return _SUMMED[label] if noun in _SUMS else f"{noun}的{_SUMMED[label]}"
        if label == "名称" and noun in PERSONS:
            return f"{noun}姓名"
        return f"{noun}{label}" if label in _TIGHT or label.startswith("是否") else LATIN.sub(" ", f"{noun}的{label}")

    def star_nouns(self, place: Field) -> tuple[str, ...]:
        """Give the noun for a member of each list that a field stands in."""
        return tuple(self.noun(place.names[stop - 1]) for stop in place.stars)

    def chain(self, parts: tuple[str, ...]) -> str:
        """Join the ordinal parts of a label."""
        return "的".join(parts)

    def choices(self, place: Field, given: "Mapping[str, Json]") -> "Mapping[str, Json]":
        """Give phrases for a field's members that can stand without quotes."""
        words = [member for member in members(place) if isinstance(member, str)]
        phrases = given or phrases_for(place, words)
        return Choices(phrases, is_mute) if any(is_mute(word) for word in words) else phrases

    def intents(
        self, tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar"
    ) -> tuple[str, ...]:
        """Give ways to ask for the tool."""
        given = tuple(_INSIDE.sub(" 中的", one) for one in given)
        options = tuple(one for one in given if not names_no_kind(one)) or tuple(intents_of(tool)) or given
        statements = tuple(f"{label}{connector}" for label in labels for connector in rules.connectors)
        found: list[str] = []
        for option in options:
            if option not in found and not any(statement in option for statement in statements):
                found.append(option)
        return tuple(one for one in found if not names_no_kind(one)) or tuple(found)


def _label(text: str) -> str:
    """Give a short Chinese noun phrase from a title or description."""
    clause = first_clause(text, zh.STOPS).strip(" 的：:")
    clause = GIVEN_WORD.sub("", re.sub(r"^(?:要|需要|想要|待)?(?:查询|搜索|获取|创建|删除)的?", "", clause))
    if _NO_LABEL.search(clause):
        return ""
    clause = _ID_LAST.sub("编号", clause)
    return clause if CHINESE.fullmatch(clause) and 1 < len(clause) <= _MOST_LABEL else ""
