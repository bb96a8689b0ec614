"""An English request in, the same in Chinese by the lexicon out: "get the details of an order" is 查询订单的详情."""

import re
from typing import NamedTuple

from seer.words import en, zh
from seer.words.bag import bag
from seer.words.chinese_words import translated

_MOST = 20
_TWO = bag("look_up set_up turn_on turn_off log_in log_out sign_up check_in check_out find_out clean_up search_for")
_LISTS = re.compile(r"^(?:get|list|fetch|return) (?:an? |the |all )?(?:[a-z]+ )?(?:list|collection|set|array) of ")
_DROPPED = bag("the a an new existing available specific single given certain this that your its their any one")
_TIMES = bag("day week month year today moment")
_WITHIN = bag("of for in from on within about across under")
_TOWARDS = bag("to into onto")
_STOPS = bag("with by using via without as that which who when where including so based matching through between at")
_MAKING = bag("create add post upload insert write build generate make")
_GIVING = bag("add assign send give attach apply submit post write share grant invite subscribe")
_REMARKS = ("评论", "标签", "表态", "备注", "附件", "成员", "描述")
"""What is given to something rather than put into it."""
_READING = frozenset({"查询", "获取", "查看", "列出", "检索", "读取", "查找", "搜索", "显示", "浏览", "统计"})
_PUTTING = frozenset({"创建", "添加", "新建", "提交", "发布", "插入", "生成", "制作"})
_CHANGING = frozenset({"更新", "修改", "编辑", "设置", "更改", "替换", "调整"})
_REMOVING = frozenset({"删除", "移除", "清除", "清空"})


class _Request(NamedTuple):
    """A request's parts: verb, what it is about, and what that belongs to, by the preposition between."""

    verb: str
    noun: list[str]
    preposition: str
    owner: list[str]


def from_english(asked: str) -> str:
    """Give the request in Chinese, or nothing where a word of it isn't known."""
    request = _parts(_LISTS.sub("list ", asked.lower().replace(",", "")))
    verb = zh.VERBS.get(request.verb.replace(" ", "_")) or zh.VERBS.get(request.verb, "")
    bare = " ".join(word for word in request.noun if word not in _DROPPED)
    fixed = zh.REQUESTS.get(f"{request.verb} {en.singular(bare)}")
    noun, owner = noun_phrase(request.noun), noun_phrase(request.owner)
    if fixed and (not request.owner or request.preposition == "of"):
        return fixed
    if not verb or not noun or (request.owner and not owner) or verb in noun:
        return ""
    said = _joined(request, verb, noun, owner)
    return said if len(said) <= _MOST else ""


def _joined(request: _Request, verb: str, noun: str, owner: str) -> str:
    if request.preposition in _TOWARDS:
        return _given(request.verb, verb, noun, owner)
    if not owner or noun.startswith(owner):
        return f"{verb}{noun}"
    if request.verb in _MAKING and request.preposition in {"in", "on", "within", "under"}:
        return f"在{owner}中{verb}{noun}"
    return f"{verb}{owner}的{noun}"


def _given(asked: str, verb: str, noun: str, owner: str) -> str:
    """Say that something is put into something else, or given to it."""
    if asked not in _GIVING or not owner:
        return ""
    return f"把{noun}添加到{owner}" if asked == "add" and not noun.endswith(_REMARKS) else f"给{owner}{verb}{noun}"


def _parts(asked: str) -> _Request:
    words = asked.split()
    size = 2 if "_".join(words[:2]) in _TWO else 1
    verb, rest = " ".join(words[:size]), words[size:]
    noun: list[str] = []
    owner: list[str] = []
    preposition = ""
    for word in rest:
        if word in _STOPS or (preposition and (word in _WITHIN or word in _TOWARDS)):
            break
        if word in _WITHIN or word in _TOWARDS:
            preposition = word
        else:
            (owner if preposition else noun).append(word)
    if len(owner) <= 2 and owner[-1:] and owner[-1] in _TIMES:  # noqa: PLR2004 - "the day"
        owner = []
    return _Request("search" if verb == "search for" else verb, noun, preposition, owner)


def noun_phrase(words: list[str]) -> str:
    """Say a noun phrase: articles go, "all" and "my" stay, what has an owner stands behind it."""
    kept = [word for word in words if word not in _DROPPED]
    lead = ""
    if kept[:1] == ["all"]:
        lead, kept = "所有", kept[1:]
    elif kept[:1] == ["my"]:
        lead, kept = "我的", kept[1:]
    at = next((index for index, word in enumerate(kept) if word.endswith(("'s", "’s", "s'", "s’"))), None)
    if at is not None:
        owned = kept[at].rstrip("'’").removesuffix("'s").removesuffix("’s")
        owner = translated(en.singular(" ".join([*kept[:at], owned])))
        noun = translated(en.singular(" ".join(kept[at + 1 :]))) if kept[at + 1 :] else ""
        return f"{lead}{owner}的{noun}" if owner and noun else ""
    said = translated(en.singular(" ".join(kept))) if kept else ""
    return f"{lead}{said}" if said else ""


def agree(verb: str, asked: str) -> bool:
    """Tell whether a Chinese verb may stand for that of an English request; anything may where that isn't known."""
    meant = zh.VERBS.get(_parts(asked.lower()).verb, "")
    if not meant or meant == verb:
        return True
    return any(verb in group and meant in group for group in (_READING, _PUTTING, _CHANGING, _REMOVING))
