"""Field in, the Chinese label that the lexicon has for its name out: `createdAfter` is 创建时间晚于."""

import re
from typing import TYPE_CHECKING

from seer.words import en
from seer.words.bag import bag
from seer.words.chinese_named import BOUNDS, DONE, Name, moment, plainly, said
from seer.words.chinese_senses import TWOFOLD, sense
from seer.words.chinese_words import PERSONS, translated
from seer.words.fields import members
from seer.words.names import humanise, split

if TYPE_CHECKING:
    from seer.words.fields import Field


_CROWDS = bag("adults attendees children guests participants passengers people")
"""People of whom a number is told."""
_AMOUNTS = {
    "gallon": "加仑数", "gram": "克数", "kilogram": "千克数", "kilometer": "公里数", "line": "行数", "liter": "升数",
    "litre": "升数", "meter": "米数", "metre": "米数", "mile": "英里数", "number": "数字", "ounce": "盎司数",
    "pound": "磅数", "skip": "跳过数量", "x": "X 坐标", "y": "Y 坐标", "yard": "码数", "z": "Z 坐标",
}  # fmt: skip
"""Units that a parameter may be named after, and other names of numbers."""
_IDS = bag("gid id sid uid")
_OF_WHAT = re.compile(
    r"\b(?:gid|id|identifier|sid)\b (?:of|for) (?:the |an? |this )?([a-z-]+(?: [a-z-]+)?)", re.IGNORECASE
)
_NAME_OF_WHAT = re.compile(
    r"^(?:the |a )?(?:new )?name (?:of|for) (?:the |an? |this |your )?(?:new |custom |single )?([a-z-]+(?: [a-z-]+)?)",
    re.IGNORECASE,
)
_PERSONAL = re.compile(
    r"\b(?:card ?holder|customer|employee|guest|passenger|patient|person|shopper|student|user)(?:['’]s)? "
    r"(?:full )?name\b|\bfull name\b",
    re.IGNORECASE,
)
"""What says that a person's name is meant."""
_OF_FIRMS = re.compile(r"\b(?:business|company|firm|organi[sz]ation)\b", re.IGNORECASE)
_THINGS = bag("data element entity entry instance item object record resource thing which")
_BY_MAIL = re.compile(r"^(?:the |an? )?(?:[\w'’-]+ ){0,3}e-?mail address\b", re.IGNORECASE)
_BY_ID = re.compile(r"^(?:the |an? |unique )*(?:id|identifier) (?:of|for) ", re.IGNORECASE)
_SPECIFIED = re.compile(r"\bfor the [a-z]+(?: [a-z]+)? (?:specified|given)\b", re.IGNORECASE)
_BY_ITS_ID = re.compile(r"\bby (?:providing|specifying|passing) (?:its|the|their|an?) id\b", re.IGNORECASE)
_CODED = ("名", "码", "号", "键", "名称", "令牌", "密钥", "网址", "邮箱", "路径", "地址")
"""Ends of labels that say how a thing is known."""
_REFERRED = bag(
    "account card cardholder charge customer dispute endpoint intent invoice payout person plan price rate refund run "
    "session settlement subscription transaction transfer warning"
)
"""Things that people call by a number, where a path names them."""


def named(place: "Field") -> str:
    """Give a label from the field's name by the lexicon, where name and type leave no doubt of its sense."""
    low = place.name.lower()
    if low in {"gt", "gte", "lt", "lte"}:
        return BOUNDS[low][0 if _is_moment(place) else 1]
    if low in TWOFOLD:
        return sense(low, place)
    if low in _IDS and len(place.names) == 1 and (known := _of_thing(place, _OF_WHAT, "编号")):
        return known
    if low == "name" and place.types == {"string"} and (known := _whose_name(place)):
        return known
    words = humanise(place.name).lower()
    name = Name(
        words,
        flag=place.types == frozenset({"boolean"}),
        counted=bool(place.types) and place.types <= {"integer", "number"},
        listed="array" in place.types,
    )
    known = (_AMOUNTS.get(en.singular(words), "") or _compared(place, words)) if name.counted else ""
    known = known or _identified(place, words, _requested(place, said(name)))
    return f"{known}人数" if low in _CROWDS and known and name.counted else known


def _whose_name(place: "Field") -> str:
    """Say of a name that it is a person's, or of what it is, where the description tells; empty elsewhere."""
    told = " ".join(str(part.get("description", "")) for part in place.schemas)
    found = _PERSONAL.search(told)
    if found and not _OF_FIRMS.search(told):
        return "持卡人姓名" if "card" in found[0].lower() else "姓名"
    return _of_thing(place, _NAME_OF_WHAT, "名称") if len(place.names) == 1 else ""


def _of_thing(place: "Field", of_what: re.Pattern[str], known_by: str) -> str:
    """Say of what an id or a name is, where the description tells: "the ID of the message" is 消息编号."""
    told = " ".join(str(part.get("description", "")) for part in place.schemas)
    found = of_what.search(told)
    words = found[1].lower().split() if found else []
    nouns = (translated(" ".join(words[:size])) for size in range(len(words), 0, -1) if words[0] not in _THINGS)
    noun = next(filter(None, nouns), "")
    if known_by == "名称" and noun.endswith(("名", "名称")):
        return noun
    if known_by == "名称" and noun in PERSONS:
        return f"{noun}姓名"
    return f"{noun}{known_by}" if noun and not noun.endswith("编号") else ""


def _identified(place: "Field", words: str, known: str) -> str:
    """Say of what is known by an id that its id is meant, of a user who is known by an e-mail address that it is."""
    if not known or place.types != frozenset({"string"}):
        return known
    told = " ".join(str(part.get("description", "")) for part in place.schemas)
    if known.endswith("编号"):
        return f"{known.removesuffix('编号')}邮箱" if _BY_MAIL.match(told) else known
    if known.endswith(_CODED) or any({"enum", "format", "pattern"} & part.keys() for part in place.schemas):
        return known
    is_told = _BY_ID.match(told) is not None or _BY_ITS_ID.search(told) is not None
    is_one = (place.required and not told) or _SPECIFIED.search(told) is not None
    is_bare = is_one and en.singular(words.rpartition(" ")[2]) in _REFERRED
    return f"{known}编号" if is_told or is_bare else known


def _compared(place: "Field", words: str) -> str:
    """Say a bound of a number that a name ends with: `speed__gte` is 速度不小于; empty for others."""
    sign = split(place.name)[-1].lower()
    rest = words.split(" ")[:-1]
    if sign not in {"gt", "gte", "lt", "lte"} or not rest or moment(rest):
        return ""
    noun = plainly(" ".join(rest))
    return f"{noun}{BOUNDS[sign][1]}" if noun else ""


def _requested(place: "Field", known: str) -> str:
    """Say of a method that it is one of HTTP, where the values are."""
    is_http = known.endswith("方式") and {"GET", "POST"} <= {str(member).upper() for member in members(place)}
    return f"{known.removesuffix('方式')}请求方法" if is_http else known


def bounded(noun: str, label: str) -> str:
    """Say a bound of what it belongs to: 截止日期 and 晚于 are 截止日期晚于; empty where the label is no bound."""
    if label not in {bound for both in BOUNDS.values() for bound in both} - {""}:
        return ""
    return f"{noun}时间{label}" if noun in DONE.values() else f"{noun}{label}"


def _is_moment(place: "Field") -> bool:
    """Tell a bound of moments from one of numbers, by what it bounds and what is said of it."""
    above = " ".join(humanise(name).lower() for name in place.names[:-1][-1:])
    told = " ".join(str(part.get("description", "")) for part in place.schemas).lower()
    return bool(moment(above.split(" "))) or above in DONE or "date" in told or "time" in told
