"""A name's words in, what they say in Chinese out: when, by whom, how much at most, in what unit."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from seer.words import en, zh_nouns, zh_switches, zh_terms
from seer.words.bag import bag
from seer.words.chinese_words import LATIN, PERSONS, joined, translated

if TYPE_CHECKING:
    from collections.abc import Mapping


_KEPT = 16_384
ADJECTIVES = frozenset(
    {
        *("public", "private", "active", "latest", "all", "new", "recent", "available", "primary", "hidden", "default"),
        *("approved", "denied", "monthly", "daily", "weekly", "yearly", "local", "mobile", "national", "enabled"),
        *("disabled", "allowed", "archived", "pending", "scheduled", "deleted", "shared", "upcoming"),
    }
)
BOUNDS: "Mapping[str, tuple[str, str]]" = {
    "after": ("晚于", "大于"), "gt": ("晚于", "大于"), "since": ("不早于", ""), "from": ("不早于", ""),
    "gte": ("不早于", "不小于"), "before": ("早于", "小于"), "lt": ("早于", "小于"), "until": ("不晚于", ""),
    "till": ("不晚于", ""), "lte": ("不晚于", "不大于"),
}  # fmt: skip
"""What a bound says of a moment, and of a number."""
_OPEN = bag("after before since until till from")
_MOMENTS = ("日期", "时间", "截止日", "年份")
"""Ends of labels that tell when."""
_HEIGHTS = tuple(sorted(bag("价格 单价 总价 金额 费用 温度 分数 评分 利率 费率 等级 级别 年龄 亮度 湿度")))
"""What is high or low rather than great or small."""
_EXTREMES = {"maximum": ("最晚", "最高", "最大", "上限"), "minimum": ("最早", "最低", "最小", "下限")}
"""The utmost of moments, of what is high, of other things, and of what is counted."""
_UNITS = {
    "ms": "毫秒", "milliseconds": "毫秒", "millis": "毫秒", "seconds": "秒", "secs": "秒", "minutes": "分钟",
    "mins": "分钟", "hours": "小时", "days": "天", "weeks": "周", "months": "月", "years": "年", "meters": "米",
    "metres": "米", "km": "千米", "kilometers": "千米", "miles": "英里", "bytes": "字节", "kb": "KB", "mb": "MB",
    "gb": "GB", "px": "像素", "pixels": "像素", "kg": "千克", "cm": "厘米", "mbps": "Mbps", "celsius": "摄氏度",
    "fahrenheit": "华氏度", "usd": "美元",
}  # fmt: skip
"""What a name's end says that its number is in."""
_LENGTHS = (" seconds", " minutes", " milliseconds", " ms")
"""Units that don't stand for themselves behind a noun."""
_COUNTED = {
    "days": "天数", "hours": "小时数", "minutes": "分钟数", "seconds": "秒数", "weeks": "周数", "months": "月数",
    "years": "年数", "pages": "页数", "rows": "行数", "columns": "列数", "lines": "行数", "words": "词数",
}  # fmt: skip
_EACH = {
    "second": "秒", "minute": "分钟", "hour": "小时", "day": "天", "week": "周", "month": "月", "year": "年",
    "page": "页", "night": "晚", "meter": "米", "mile": "英里", "user": "位用户", "request": "次请求", "person": "人",
}  # fmt: skip
"""What comes after each."""
DONE: "Mapping[str, str]" = {
    "accepted": "接受", "added": "添加", "archived": "归档", "assigned": "分配", "cancelled": "取消",
    "canceled": "取消", "closed": "关闭", "committed": "提交", "completed": "完成", "created": "创建",
    "deleted": "删除", "deployed": "部署", "edited": "编辑", "ended": "结束", "enqueued": "入队", "expired": "过期",
    "finished": "完成", "installed": "安装", "joined": "加入", "merged": "合并", "modified": "修改", "opened": "打开",
    "paid": "付款", "processed": "处理", "published": "发布", "pushed": "推送", "received": "接收",
    "registered": "注册", "released": "发布", "requested": "请求", "resolved": "解决", "reviewed": "审核",
    "scheduled": "计划", "sent": "发送", "shipped": "发货", "started": "开始", "submitted": "提交", "synced": "同步",
    "updated": "更新", "uploaded": "上传",
}  # fmt: skip
"""What was done, of which a name tells when or by whom."""
_POINTS = bag("start end due departure arrival creation modification expiration expiry begin")
"""Of what a time is a moment rather than a length."""
_HEADS = bag("code country date id kind language name number size status time title type version")
"""What may be said of what follows after "of"."""
_SWITCHED = {"enabled": "启用", "disabled": "停用", "allowed": "允许", "required": "需要", "supported": "支持"}
"""Ends of names that tell whether something is so."""
_NUMBERED = re.compile(r"(?P<rest>(?:.+ )?(?!body |charge |line |post )[a-z]+) (?P<number>\d{1,2}|[a-d])")
_QUALITIES = bag("maximum minimum total number all last first next previous new old")
_TWICE = re.compile(r"([\u4e00-\u9fff]{2})\1")
"""What is said twice: 用户用户名."""


class Name(NamedTuple):
    """A name's words, and what sort of value it has."""

    words: str
    flag: bool
    """Whether it is told by yes or no."""
    counted: bool
    """Whether it is told by a number."""
    listed: bool


@lru_cache(maxsize=_KEPT)
def said(name: Name) -> str:
    """Say a name's words as a label; empty where one of them isn't known."""
    if not name.words:
        return ""
    if name.flag and (switch := _switch(name.words)):
        return switch
    whole = zh_terms.LABELS.get(name.words) or zh_nouns.PHRASES.get(name.words)
    known = whole or _shaped(name) or ("" if name.words.endswith(_LENGTHS) else plainly(name.words))
    first, _, rest = name.words.partition(" ")
    if not known and rest and name.listed and first in zh_switches.CHANGES and (noun := plainly(rest)):
        return f"要{zh_switches.CHANGES[first]}的{noun}"
    is_flag = name.flag and _tells_state(name.words)
    known = _TWICE.sub(r"\1", known)
    return f"是否{known}" if is_flag and known and not known.startswith("是否") else known


@lru_cache(maxsize=_KEPT)
def plainly(words: str) -> str:
    """Say words one after the other, or those before and after a preposition in the order of Chinese."""
    if words.endswith(" name") and (person := translated(words.removesuffix(" name"))) in PERSONS:
        return f"{person}姓名"
    whole = zh_terms.LABELS.get(words) or translated(words) or joined(words.split(" "), labels=True)
    if whole:
        return whole
    numbered = _NUMBERED.fullmatch(words)
    if numbered and (rest := plainly(numbered["rest"])):
        return f"{rest}{numbered['number'].upper()}"
    for joint, form in ((" of ", "{1}的{0}"), (" and ", "{0}和{1}"), (" or ", "{0}或{1}")):
        first, sign, second = words.partition(joint)
        fits = sign and (joint != " of " or first.rpartition(" ")[2] in _HEADS)
        if fits and (one := plainly(first)) and (other := plainly(second)):
            return LATIN.sub(" ", form.format(one, other))
    return ""


def _shaped(name: Name) -> str:
    """Say a name that tells when, by whom, how much at most or in what unit; empty for others."""
    parts = name.words.split(" ")
    if len(parts) == 1:
        return ""
    return _each(parts) or _bound(parts) or _utmost(parts) or _when(parts) or _measured(parts, name)


def _bound(parts: list[str]) -> str:
    for sign, rest in ((parts[-1], parts[:-1]), (parts[0], parts[1:])):
        if (sign in _OPEN or (sign == "to" and rest == parts[1:])) and (found := moment(rest)):
            return f"{found}{BOUNDS['until' if sign == 'to' else sign][0]}"
    return ""


def _utmost(parts: list[str]) -> str:
    for sign, rest in ((parts[0], parts[1:]), (parts[-1], parts[:-1])):
        if sign not in _EXTREMES:
            continue
        when, height, size, bound = _EXTREMES[sign]
        if found := moment(rest):
            return f"{when}{found}"
        if rest == ["time"]:
            return f"{when}时间"
        if rest[-1] in _COUNTED and len(rest) == 1:
            return f"{size}{_COUNTED[rest[-1]]}"
        noun = plainly(" ".join(rest))
        if noun:
            if rest[0] == "number":
                return f"{noun}{bound}"
            long = {"最大": "最长", "最小": "最短"}[size] if noun.endswith(("时间", "时长")) else ""
            return LATIN.sub(" ", f"{long or (height if noun.endswith(_HEIGHTS) else size)}{noun}")
    return ""


def moment(parts: list[str]) -> str:
    """Say what tells when: "created", "created at", "due date"; empty for others."""
    if len(parts) == 1 and parts[0] in DONE:
        return f"{DONE[parts[0]]}时间"
    known = _when(parts) or plainly(" ".join(parts))
    is_length = parts[-1:] == ["time"] and not (parts[:-1] and parts[-2] in _POINTS | DONE.keys())
    return known if known.endswith(_MOMENTS) and not is_length else ""


def _when(parts: list[str]) -> str:
    """Say when something was done, or by whom."""
    first, last = parts[0], parts[-1]
    if first == "date" and len(parts) == 2 and last in DONE:  # noqa: PLR2004 - "date created"
        return f"{DONE[last]}日期"
    if len(parts) < 2 or parts[-2] not in DONE or last not in {"at", "on", "by", "date", "time"}:  # noqa: PLR2004 - "sent at"
        return ""
    before = plainly(" ".join(parts[:-2])) if parts[:-2] not in ([], ["to"], ["from"]) else ""
    if parts[:-2] and not before:
        return ""
    told = {"at": "时间", "time": "时间", "by": "者"}.get(last, "日期")
    return f"{before}{DONE[parts[-2]]}{told}"


def _measured(parts: list[str], name: Name) -> str:
    """Say what is told in a unit: "timeout in seconds" is 超时时间（秒）."""
    unit = _UNITS.get(parts[-1], "")
    rest = parts[:-2] if len(parts) > 2 and parts[-2] == "in" else parts[:-1]  # noqa: PLR2004 - "timeout in seconds"
    is_bare = not rest or rest[-1] in _QUALITIES or rest[-1] in zh_terms.MODIFIERS or rest[-1].isdigit()
    if not unit or is_bare or name.flag or name.listed:
        return ""
    noun = said(Name(" ".join(rest), flag=False, counted=True, listed=False))
    return f"{noun}（{unit}）" if noun and not noun.endswith("日期") else ""


def _each(parts: list[str]) -> str:
    """Say how many there are of each: "requests per second" is 每秒请求数量."""
    if "per" not in parts[1:-1]:
        return ""
    at = parts.index("per")
    unit = _EACH.get(" ".join(parts[at + 1 :]), "")
    noun = said(Name(" ".join(parts[:at]), flag=False, counted=True, listed=False)) if unit else ""
    if not noun:
        return ""
    is_counted = en.plural(parts[at - 1]) and not noun.endswith(("数量", "上限", "下限"))
    return LATIN.sub(" ", f"每{unit}{noun}数量" if is_counted else f"每{unit}{noun}")


def _switch(words: str) -> str:
    """Say what is switched: "include deleted" is 是否包含已删除项; empty for what is no switch."""
    words = words.removesuffix(" flag")
    if words in zh_switches.SWITCHES:
        return f"是否{zh_switches.SWITCHES[words]}"
    if words in DONE:
        return f"是否已{DONE[words]}"
    before, _, last = words.rpartition(" ")
    if last in _SWITCHED and (noun := plainly(re.sub(r"^(?:is|are|has) ", "", before))):
        return LATIN.sub(" ", f"是否{_SWITCHED[last]}{noun}")
    first, _, rest = words.partition(" ")
    verb = zh_switches.VERBS.get(first, "")
    if not verb or not rest:
        return ""
    noun = zh_switches.OBJECTS.get(rest) or plainly(rest)
    return LATIN.sub(" ", f"是否{verb}{noun}") if noun and not noun.startswith("是否") else ""


def _tells_state(name: str) -> bool:
    """Tell a name that says what is done or how something is from a noun."""
    first = name.partition(" ")[0]
    return first in ADJECTIVES or name.endswith("ed")
