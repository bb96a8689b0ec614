"""Tool in, the Chinese ways to ask for it out, told from those of its near ones."""

import re
from typing import TYPE_CHECKING

from seer.words import en, zh, zh_nouns
from seer.words.chinese_beside import is_sure
from seer.words.chinese_parts import spaced
from seer.words.chinese_requests import agree, from_english
from seer.words.chinese_tools import VAGUE, by_english, by_name, by_path, is_heaped
from seer.words.chinese_words import LATIN, translated
from seer.words.clean import chinese_share, first_clause, plain
from seer.words.english_intents import told
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Tool


_MOST_INTENT = 24
_BARE = 3
"""Characters of a thing that is named without a word on what to do with it."""
_LEAD = re.compile(
    r"^(?:请|用于|用来|可以|该(?:接口|工具|函数|方法)(?:用于|可以|将|会)?|此(?:接口|工具)(?:用于|可以)?|通过[^，]*?(?=查询|获取|搜索)|根据[^，]*?(?=查询|获取|搜索|计算|返回|创建|列出|删除|更新))"
)
GIVEN_WORD = re.compile(r"指定|给定|特定的?|一个|某个|对应的?")
"""What a description says of what is given to its tool."""
_GIVEN = re.compile(r"(?:指定|给定|特定|某个|对应)[^的，]*(?:的[^的，]*)*的(?=[^的，]{2,})")
_RETURN = re.compile(r"^返回")
_CLAUSE = re.compile(r"(?:[\u4e00-\u9fff]{1,3} ?[A-Z]{2,})?[\u4e00-\u9fff]*(?:[A-Z][A-Za-z]+[\u4e00-\u9fff]+)?")
"""A request in Chinese, with a name in Latin letters at most."""
_ASIDE = re.compile(r"（[^（）]*）(?=[\u4e00-\u9fff])")
_VERB_LAST = re.compile(
    r"(?P<noun>[A-Z]{2,}|[\u4e00-\u9fff]{2,8})(?P<verb>搜索|查询|规划|检索|定位|翻译|预订|识别|生成|转换|计算)"
)
"""A heading that names what is done last: 步行路线规划 is 规划步行路线."""
_OFTEN = frozenset({"daily", "hourly", "subhourly", "weekly"})
"""How often something was measured or counted."""
_WHEN_SAID = {"current": ("当前", ""), "forecast": ("", "预报"), "history": ("历史", "")}
_RECORDED = ("数据", "天气", "价格", "汇率", "列表", "版本", "任务")
"""Ends of what was recorded itself."""
_TIMES_SAID = ("当前", "预报", "预测", "历史", "记录", "最近")
"""What says in Chinese when something was observed."""
_PRODUCTS = {"actions": "Actions", "codespaces": "Codespaces", "dependabot": "Dependabot"}
"""Products of which there are things that others have too, by how a tool's name begins with them."""
_OF_PRODUCTS = re.compile(r"(?:组织|仓库|用户|环境)?(?:机密|公钥)|选中的?用户")
"""What each of them has."""
_LEAST = 3
"""Words of a name that has more than a verb and a noun."""
_NAMED = re.compile(r"([A-Z][A-Za-z]+) ([\u4e00-\u9fff]{2,4})(?=的|$)")
"""A product and what is its own."""
_SHOWN = frozenset({"content", "message", "messages", "text"})
"""Required parameters that are what is shown."""
_WRITTEN = ("文件", "内容", "邮件", "消息", "文本", "文档")
"""Ends of what is read rather than looked up."""
_MEANT = (("证书", "amount", "代金券"), ("封面", "entity_id", "窗帘"), ("客户的来源", "customer", "客户的付款来源"))
"""Nouns, parameters beside which they mean something else, and what."""
_BEGINNINGS = (*sorted(zh.VERBS.values()), *sorted(zh.BEGINNINGS))
"""How a request begins in Chinese; a noun phrase begins otherwise."""


def intents_of(tool: "Tool") -> "Iterator[str]":
    """Give ways to ask for a tool: by its own Chinese, else by its English, its path or its name."""
    own = [said for text in (tool.title or "", tool.description) if (said := _asked(text, looks=tool.effect == "read"))]
    yield from (said for said in own if not names_no_kind(said) or own == [said])
    if any(not names_no_kind(said) for said in own):
        return
    english = [asked for asked in told(tool) if asked]
    if not english and is_heaped(tool):
        return
    found = [said for asked in english if (said := from_english(asked)) and not said.endswith(VAGUE)]
    found = [_looked_at(_told_apart(said, tool), tool) for said in _of_kind(_apart(found), tool) if is_sure(said, tool)]
    yield from found
    asked = "".join(english[:1])
    named = re.sub(r"^(?:查询|列出|获取)(?=搜索)", "", by_path(tool, asked) or by_name(tool, asked))
    if named and not found and is_sure(named, tool) and all(agree(_verb_of(named), asked) for asked in english[:1]):
        yield _told_apart(named, tool)
    elif not found and not english:
        yield from (_told_apart(said, tool) for said in by_english(tool) if is_sure(said, tool))


def _looked_at(said: str, tool: "Tool") -> str:
    """Say of what a tool shows that one looks at it, where all that it does is to read."""
    names = [part.lower() for part in split(tool.spec_name or tool.name)]
    is_shown = not _SHOWN.isdisjoint(tool.parameters.get("required", ()))
    looks = tool.effect in {"read", "unknown"} and said.startswith("显示") and "show" not in names[1:-1]
    looks = looks and not is_shown
    if tool.http is not None and said.startswith("读取") and not said.endswith(_WRITTEN):
        return f"查询{said.removeprefix('读取')}"
    return f"查看{said.removeprefix('显示')}" if looks else said


def _apart(found: list[str]) -> list[str]:
    """Leave out what doesn't say of which product a thing is where another does: 列出标签 beside 列出 Git 标签."""
    named = {noun: f"{name} {noun}" for said in found[:1] for name, noun in _NAMED.findall(said)}
    return [said for said in found if not any(noun in said and whole not in said for noun, whole in named.items())]


def _of_kind(found: list[str], tool: "Tool") -> list[str]:
    """Leave out what doesn't say of what kind a thing is where another does: 读取文件的内容 beside 读取文本文件."""
    names = [part.lower() for part in split(tool.spec_name or tool.name)]
    if len(names) < _LEAST or names[0] not in zh.VERBS:
        return found
    kind, noun = (translated(en.singular(name)) for name in names[-2:])
    told = [said for said in found if kind and noun and f"{kind}{noun}" in said]
    return [said for said in found if not told or kind in said or noun not in said]


def names_no_kind(said: str) -> bool:
    """Tell a request for mere items: 获取项目, that may be for projects too."""
    return said.removeprefix(_verb_of(said)) in {"项目", "条目"}


def _told_apart(said: str, tool: "Tool") -> str:
    """Say of which product, how often, or of what, where the tool's name tells that and the request doesn't.

    列出组织机密 is of Actions as of Codespaces; the historical observations of each day aren't those of each hour.
    """
    verb, names = _verb_of(said), [part.lower() for part in split(tool.spec_name or tool.name)]
    product = "".join(_PRODUCTS.get(name, "") for name in names[:1])
    if product and product.lower() not in said.lower():
        said = spaced(_OF_PRODUCTS.sub(rf" {product} \g<0>", said, count=1))
    often = next((name for name in names if name in _OFTEN), "")
    for word in (_kept_apart(said.removeprefix(verb), names, tool), zh_nouns.NOUNS.get(often, "")):
        if verb and word and word not in said:
            said = spaced(f"{verb} {word} {said.removeprefix(verb).strip()}")
    for noun, beside, meant in _MEANT:
        if noun in said and beside in tool.parameters.get("properties", {}):
            said = said.replace(noun, meant)
    return _when_told(said, verb, names) if tool.effect == "read" else said


def _when_told(said: str, verb: str, names: list[str]) -> str:
    """Say of what was, is or will be, where the tool's name tells that first: a forecast of the air quality."""
    told = next((name for name in names[1:2] if name in _WHEN_SAID and len(names) >= _LEAST), "")
    if not told or not verb or any(word in said for word in _TIMES_SAID):
        return said
    before, after = _WHEN_SAID[told]
    owner, of, rest = said.removeprefix(verb).strip().rpartition("的")
    after = "数据" if before == "历史" and not rest.endswith(_RECORDED) else after
    return LATIN.sub(" ", spaced(f"{verb}{owner}{of}{before}{rest}{after}"))


def _kept_apart(noun: str, names: list[str], tool: "Tool") -> str:
    """Give what a name says before its last noun where that is all that is asked for, and the description names it."""
    if len(names) < _LEAST or translated(en.singular(names[-1])) != noun:
        return ""
    verb, before = names[0], names[-2]
    words = {en.singular(word) for word in re.findall(r"[a-z]+", tool.description.lower())}
    told = verb in zh.VERBS and before not in zh.VERBS and before != "all" and en.singular(before) in words
    return translated(before) if told and en.singular(before) != en.singular(names[-1]) else ""


def _verb_of(asked: str) -> str:
    return max((verb for verb in zh.VERBS.values() if asked.startswith(verb)), key=len, default="")


def _asked(text: str, *, looks: bool) -> str:
    """Give the request that a Chinese description makes: its first clause without "the given".

    What it names without a verb can be looked for, where the tool does no more than that.
    """
    if chinese_share(text[:200]) < 0.5:  # noqa: PLR2004 - mostly Chinese
        return ""
    clause = first_clause(_ASIDE.sub("", plain(text)), ("，", ",", "；", "：", "（", "("))
    clause = _RETURN.sub("查询", _LEAD.sub("", _LEAD.sub("", clause.strip())))
    clause = GIVEN_WORD.sub("", _GIVEN.sub("", clause))
    if not _CLAUSE.fullmatch(clause) or not 2 < len(clause) <= _MOST_INTENT:  # noqa: PLR2004 - a verb and its object
        return ""
    if clause.startswith(_BEGINNINGS):
        return clause
    if last := _VERB_LAST.fullmatch(clause):
        return LATIN.sub(" ", f"{last['verb']}{last['noun']}")
    return f"查询{clause}" if looks and len(clause) > _BARE else ""
