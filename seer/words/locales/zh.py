"""Chinese: rules of numbers, days, lists and statements."""

from seer.words.chinese import Chinese
from seer.words.grammar import Days, Grammar
from seer.words.languages import Language

RULES = Grammar(
    locale="zh",
    connectors=("应该是", "设置为", "应为", "设为", "改为", "分别是", "就用", "：", ":", "是", "为"),
    tight=(),
    quotes=(("“", "”"), ("「", "」")),
    joiners=("、", "和"),
    ordinals=("第一个", "第二个", "第三个"),
    yes=("是",),
    no=("否",),
    ends="，。；、！？\n",
    between=(),
    gap="",
    fillers=("嗯，", "呃，", "那个，", "让我看看，"),
    corrections=("，不对，是", "，哦不，是", "，说错了，是", "，啊不，应该是"),
    reverse=("作为",),
    leads=("用", "以", "拿"),
    loose=("越多越好", "都不是", "哪个都行", "还没决定", "明年春天某天"),
    days=Days(
        named=(("今天", 0), ("明天", 1), ("后天", 2), ("大后天", 3), ("昨天", -1), ("前天", -2)),
        ahead="{}天后",
        ago="{}天前",
        weeks="{}周后",
        in_week=(("本周{}", 0), ("下周{}", 1)),
        weekdays=("一", "二", "三", "四", "五", "六"),
    ),
    bare={"email": "：", "url": "：", "text": "："},
)


def language() -> Language:
    """Give how Chinese words tools."""
    return Chinese()
