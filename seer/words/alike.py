"""Tools in, what they are about, and so how alike they are and whether one has to do with another's task, out.

Words come from names, titles and descriptions, in the singular and folded case; of Chinese text, pairs of characters.
"""

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from seer.schema.kept import Kept
from seer.words import en
from seer.words.bag import bag
from seer.words.clean import plain
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Json, Tool

_COMMON = bag(
    """
    a about access action after all also an and any api are as at available be been before between both by call can
    client current custom data default detail do does e each either endpoint entry etc every example existing field
    first following for from function g given has have how http i id identifier if in info information into is it item
    its json key last latest list may me method more most multiple must my name new no not object of on one only
    operation optional or other our out over parameter per please page provided query record request required resource
    response result return returned s same server service set should single some specific specified string such
    system that the their them then there these this to tool type under up url use used user using v value via want
    was way web what when where whether which while who will with within you your whose including include based
    support supported number total many much several non number without allow note
    """
)
"""Words that say nothing of what a tool is about."""
_COMMON_ZH = bag(
    "查询 获取 信息 列表 返回 指定 根据 接口 工具 数据 用户 一个 支持 可以 使用 通过 进行 操作 请求 参数 结果 内容 "
    "相关 当前 所有 用于 提供 详情 创建 删除 更新 修改 添加 搜索"
)
_ANYTHING = bag(
    """
    search query execute exec run request fetch invoke command code python javascript sql shell bash terminal eval
    script browse browser web website webpage internet http url crawl scrape screenshot page chat completion prompt
    agent assistant ask answer llm model ai inference generate graphql rpc proxy dispatch delegate think thinking
    wikipedia google bing knowledge question memory
    """
)
"""Words in the names of tools that may be put to any use."""
_WORD = re.compile(r"[a-z]+|[\u4e00-\u9fff]+")
_ALIKE = 2
"""Result schemas with one property in so many in common give the same."""


@dataclass(frozen=True, kw_only=True)
class About:
    """What a tool is about: words of its name, the same with its verb, all its words, what its results hold.

    `anything` is set where it fits any task.
    """

    verb: str
    name: frozenset[str]
    called: frozenset[str]
    words: frozenset[str]
    output: frozenset[str]
    anything: bool


def _about(tool: "Tool") -> About:
    parts = [part.lower() for part in split(tool.spec_name or tool.name)]
    verb = parts[0] if parts and parts[0] in en.VERBS else ""
    named = frozenset(_content(" ".join(parts[1:] if verb else parts)))
    described = frozenset(_content(plain(f"{tool.title or ''} {tool.description}")))
    return About(
        verb=verb,
        name=named,
        called=named | {verb},
        words=named | described,
        output=_output(tool.returns),
        anything=any(part in _ANYTHING or en.singular(part) in _ANYTHING for part in parts),
    )


about: "Kept[Tool, About]" = Kept(_about, most=8192)
"""Give what a tool is about."""


def topic(text: str) -> frozenset[str]:
    """Give the words that a text is about."""
    return frozenset(_content(text))


def _content(text: str) -> "set[str]":
    found: set[str] = set()
    for word in _WORD.findall(text.lower()):
        if word[0] >= "\u4e00":
            found |= {word[at : at + 2] for at in range(len(word) - 1)} - _COMMON_ZH
        elif len(word) > 1 and word not in _COMMON and (one := en.singular(word)) not in _COMMON:
            found.add(one)
    return found


def _output(schema: "Json") -> frozenset[str]:
    """Give what tells a result: its shared definition, else its properties; of a list, that of its items."""
    for _ in range(3):
        if isinstance(schema, dict) and isinstance(schema.get("items"), dict):
            schema = schema["items"]
    if not isinstance(schema, dict):
        return frozenset()
    reference = schema.get("$ref")
    return frozenset([reference] if isinstance(reference, str) else schema.get("properties", ()))


def nearness(one: "Tool", other: "Tool") -> tuple[float, float]:
    """Give how alike two tools are, 0 to 1: by their names, then by all their words."""
    first, second = about(one), about(other)
    return share(first.called, second.called), share(first.words, second.words)


def share(one: frozenset[str], other: frozenset[str]) -> float:
    """Give how much two sets of words have in common, 0 to 1."""
    return ratio(len(one & other), len(one), len(other))


def ratio(both: int, one: int, other: int) -> float:
    """Give how much two sets of so many words have in common that share `both`."""
    return both / (one + other - both or 1)


def unrelated(words: frozenset[str], output: frozenset[str], tool: "Tool") -> bool:
    """Tell whether a tool has nothing to do with a task of these words and this result.

    A tool that may be put to any use has to do with every task.
    """
    other = about(tool)
    return not other.anything and not gives_same(output, other.output) and words.isdisjoint(other.words)


def gives_same(one: frozenset[str], other: frozenset[str]) -> bool:
    """Tell whether two results give the same: they share a definition, or most of what they hold."""
    shared = one & other
    return any("/" in each for each in shared) or len(shared) * _ALIKE > len(one | other)
