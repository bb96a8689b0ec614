"""Short name and what stands beside it in, the Chinese label for the sense that it has there out."""

from typing import TYPE_CHECKING

from seer.words.fields import members

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from seer.words.fields import Field

TWOFOLD = frozenset(
    {"order", "from", "to", "page", "after", "before", "key", "login", "origin", "reference",
     "amount", "exchange", "exchanges", "points", "station", "alt", "cc", "bcc", "continue", "items", "tail", "head",
     "culture", "size", "message", "operator", "state", "transition",
     "base", "destination", "event", "events", "parent", "resolution", "summary", "transparency", "value"}
)  # fmt: skip
"""Names that mean one thing or another."""
_PLACES = (
    "出发",
    "起点",
    "经纬度",
    "city",
    "airport",
    "station",
    "location",
    "address",
    "place",
    "route",
    "trip",
    "travel",
)
_MAIL = ("mail", "copy", "recipient", "copies")
_LINES = ("line", "message", "log")
_SENSES_OF: "Mapping[str, tuple[tuple[str, ...], str, str]]" = {
    "alt": (("format",), "响应格式", ""),
    "amount": (("number of", "quantity", "how many"), "数量", "金额"),
    "bcc": (_MAIL, "密送", ""),
    "cc": (_MAIL, "抄送", ""),
    "continue": (("result", "page"), "续页标记", ""),
    "culture": (("language", "locale"), "语言区域", "文化"),
    "events": (("hook", "trigger", "log"), "事件", "活动"),
    "exchange": (("item", "product", "order id"), "换货项", "交易所"),
    "exchanges": (("item", "product", "order id"), "换货项", "交易所"),
    "head": (_LINES, "开头行数", ""),
    "items": (
        ("product", "order", "cart", "buy", "purchas", "sell", "price", "quantit", "refund", "商品"),
        "商品",
        "列表项",
    ),
    "message": (("commit message", "commit's message"), "提交说明", "消息"),
    "key": (("press", "keyboard"), "按键", "密钥"),
    "login": (("status", "whether"), "登录", "登录名"),
    "operator": (("carrier", "airline", "railway", "bus ", "telecom", "mobile"), "运营商", "运算符"),
    "origin": (_PLACES, "出发地", "来源"),
    "points": (("lat", "coord", "(", "map"), "坐标点", "积分"),
    "station": (("weather", "meteo", "observ"), "气象站", "站点"),
    "reference": (("git", "branch", "commit"), "引用", "参考编号"),
    "parent": (("parent task", "parent of the task", "new parent"), "父任务", "上级"),
    "resolution": (("ticket", "issue", "case", "complaint", "resolved"), "解决方案", "分辨率"),
    "size": (
        ("page size", "size of the page", "per page", "of results", "results per", "response"),
        "每页数量",
        "大小",
    ),
    "state": (("province", "postal", "county", "two-letter", "us state", "u.s. state"), "州", "状态"),
    "transparency": (("busy", "blocks time"), "忙闲状态", "透明度"),
    "tail": (_LINES, "末尾行数", ""),
    "summary": (("title", "summary of the event", "summary of the issue"), "标题", "摘要"),
    "value": (("to convert", "to be converted", "amount", "money"), "金额", "值"),
}
"""By name, words beside it, the label where one of them stands there, and where none does."""


def sense(name: str, place: "Field") -> str:
    """Say a short name that means one thing or another, by what stands beside it; nothing where that doesn't tell."""
    beside = " ".join(str(part.get("description", "")) for part in place.schemas).lower()
    dated = any(str(part.get("format", "")).startswith("date") for part in place.schemas) or "date" in beside
    if name == "state" and any("address" in above.lower() for above in place.names[:-1]):
        return "州"
    if name in _OWN:
        return _OWN[name](place, beside)
    if name in _SENSES_OF:
        told, usual, otherwise = _SENSES_OF[name]
        return usual if any(word in beside for word in told) or (name == "origin" and not beside) else otherwise
    is_time, is_cursor = dated or "time" in beside, "cursor" in beside
    senses = (
        (name in {"after", "before"}, *_side(is_cursor=is_cursor, is_time=is_time)),
        (dated, "开始日期", "结束日期"),
        ("currenc" in beside, "原货币", "目标货币"),
        ("phone number" in beside or "caller" in beside, *_numbers(beside)),
        (any(word in beside for word in ("mail", "phone", "sender", "recipient")), "发件人", "收件人"),
        (any(word in beside for word in _PLACES), "出发地", "目的地"),
    )
    return next((start if name in {"from", "after"} else end for fits, start, end in senses if fits), "")


def _side(*, is_cursor: bool, is_time: bool) -> tuple[str, str]:
    if is_cursor:
        return "起始游标", "截止游标"
    return ("起始时间", "截止时间") if is_time else ("", "")


def _page(place: "Field", _: str) -> str:
    """Say which page of a list rather than a page itself."""
    return "页码" if place.types & {"integer", "number", "string"} else "页面"


def _transition(place: "Field", beside: str) -> str:
    """Say how long something takes to change, rather than into what."""
    is_timed = bool(place.types) and place.types <= {"integer", "number"}
    return "过渡时间" if is_timed or any(word in beside for word in ("second", "duration")) else "转换"


def _base(place: "Field", beside: str) -> str:
    """Say the side of a figure, or the branch that others come from."""
    if any(word in beside for word in ("branch", "commit", "base ref")):
        return "基准分支"
    return "底边长" if place.types <= {"integer", "number"} and "base of" in beside else "基础"


def _order(place: "Field", beside: str) -> str:
    """Say in which order a list is, rather than an order itself."""
    return "排序方向" if _sorts(place) or "desc" in beside else "订单" if "object" in place.types else ""


def _destination(_: "Field", beside: str) -> str:
    """Say where something goes: to another calendar or account, into a folder, to a place."""
    if "account id" in beside:
        return "目标账户编号"
    if "calendar" in beside and "id" in beside:
        return "目标日历编号"
    if any(word in beside for word in ("path", "file", "folder", "directory")):
        return "目标路径"
    return "目的地" if beside else "目标位置"


def _event(place: "Field", beside: str) -> str:
    """Say what is done with a review, what a system tells of, or a gathering."""
    if "action" in beside and members(place):
        return "操作"
    return "事件" if any(word in beside for word in ("hook", "trigger", "log")) else "活动"


def _numbers(beside: str) -> tuple[str, str]:
    """Say from which number to which one is called, or written."""
    return ("主叫号码", "被叫号码") if "call" in beside else ("发送号码", "接收号码")


def _sorts(place: "Field") -> bool:
    """Tell an order to sort by from one that is placed."""
    return any(str(member).lower().startswith(("asc", "desc")) for member in members(place))


_OWN: "Mapping[str, Callable[[Field, str], str]]" = {
    "base": _base,
    "destination": _destination,
    "event": _event,
    "order": _order,
    "page": _page,
    "transition": _transition,
}
"""Names whose sense the type tells, too."""
