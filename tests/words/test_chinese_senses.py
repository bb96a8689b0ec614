import pytest

from seer.words.chinese_senses import sense
from seer.words.fields import Field


@pytest.mark.parametrize(
    ("name", "names", "description", "said"),
    [
        ("state", ("billing_address", "state"), "", "州"),
        ("state", ("order", "state"), "", "状态"),
        ("operator", ("operator",), "The mobile carrier", "运营商"),
        ("transition", ("transition",), "Duration in seconds", "过渡时间"),
        ("before", ("before",), "A cursor", "截止游标"),
        ("before", ("before",), "A date", "截止时间"),
        ("before", ("before",), "", ""),
        ("order", ("order",), "asc or desc", "排序方向"),
        ("cc", ("cc",), "Whom the mail is copied to", "抄送"),
        ("cc", ("cc",), "", ""),
        ("value", ("value",), "The value to convert", "金额"),
        ("value", ("value",), "", "值"),
        ("destination", ("destination",), "Calendar identifier of the target calendar", "目标日历编号"),
        ("destination", ("destination",), "The account ID that gets it", "目标账户编号"),
        ("parent", ("parent",), "The new parent of the task", "父任务"),
        ("parent", ("parent",), "", "上级"),
        ("events", ("events",), "For what the hook is triggered", "事件"),
        ("events", ("events",), "", "活动"),
        ("resolution", ("resolution",), "How the ticket was resolved", "解决方案"),
        ("resolution", ("resolution",), "", "分辨率"),
        ("base", ("base",), "The branch to merge into", "基准分支"),
        ("destination", ("destination",), "Path of the copy", "目标路径"),
        ("destination", ("destination",), "The city to fly to", "目的地"),
        ("summary", ("summary",), "Title of the event.", "标题"),
        ("from", ("from",), "The caller ID to use for the call", "主叫号码"),
        ("to", ("to",), "The phone number that gets the message", "接收号码"),
    ],
)
def test_a_short_name_is_said_by_what_stands_beside_it(
    name: str, names: tuple[str, ...], description: str, said: str
) -> None:
    schemas = ({"type": "string", "description": description},)
    place = Field(
        pointer="/" + "/".join(names),
        names=names,
        stars=(),
        required=False,
        schemas=schemas,
        types=frozenset({"string"}),
    )
    assert sense(name, place) == said
