"""Names of parameters have the Chinese label that their words, type and place give them."""

from typing import Any

import pytest

from seer.records import Source, Tool
from seer.words.wordbook import Wordbook, wordbook

STRING = {"type": "string"}
NUMBER = {"type": "number"}
FLAG = {"type": "boolean"}


def label(pointer: str, properties: dict[str, Any]) -> str | None:
    made = wordbook(
        Tool(
            name="list_orders",
            spec_name="list_orders",
            parameters={"type": "object", "properties": properties},
            source=Source(path="x.json", format="mcp", pointer=""),
        ),
        "zh",
    )
    assert isinstance(made, Wordbook)
    return made.label(pointer)


@pytest.mark.parametrize(
    ("name", "schema", "said"),
    [
        ("created_after", STRING, "起始创建时间"),
        ("id", {"type": "string", "description": "The ID of the message to modify."}, "消息编号"),
        ("id", {"type": "string", "description": "Unique identifier of the object."}, "编号"),
        ("userId", {"type": "string", "description": "The user's email address. Or `me`."}, "用户邮箱"),
        ("default_source", {"type": "string", "description": "ID of the default source"}, "默认来源编号"),
        ("userId", {"type": "string", "description": "The requester's primary email address."}, "用户邮箱"),
        ("name", {"type": "string", "description": "Cardholder name."}, "持卡人姓名"),
        ("name", {"type": "string", "description": "The customer's full name or business name."}, "名称"),
        ("name", {"type": "string", "description": "The customer's full name."}, "姓名"),
        ("name", {"type": "string", "description": "The name of the custom label."}, "标签名称"),
        ("name", {"type": "string", "description": "The name of the domain"}, "域名"),
        ("name", {"type": "string", "description": "The name of the person."}, "人员姓名"),
        ("event_id", {"type": "string", "description": "日程 ID，例如：e8b9791c_0"}, "日程编号"),
        ("event", {"type": "string", "description": "The review action to perform.", "enum": ["APPROVE"]}, "操作"),
        ("event", {"type": "string", "description": "An event of the calendar"}, "活动"),
        ("destination", STRING, "目标位置"),
        ("destination", {"type": "string", "description": "Where the flight goes"}, "目的地"),
        ("delivery_id", STRING, "投递编号"),
        ("subscription", {"type": "string", "description": "Only for the subscription specified."}, "订阅编号"),
        ("current_number_value", NUMBER, "当前数值"),
        ("static", {"type": "boolean"}, "是否包含静态资源"),
        ("promotion_code", {"type": "string", "description": "ID of the code"}, "优惠码"),
        ("area_code", STRING, "区号"),
        ("address", {"type": "string", "description": "经纬度，经度在前"}, "地址"),
        ("lines", NUMBER, "行数"),
        ("number", NUMBER, "数字"),
        ("transition", NUMBER, "过渡时间"),
        ("base", {"type": "number", "description": "The base of the triangle"}, "底边长"),
        ("user_username", STRING, "用户名"),
        ("decimal_places", NUMBER, "小数位数"),
        ("file", {"type": "string", "description": "Specify a file by providing its ID."}, "文件编号"),
        ("allowed_domains", STRING, "允许的域名"),
        ("rate_limits", {"type": "array", "items": STRING}, "速率限制"),
        ("submittedBefore", STRING, "提交时间早于"),
        ("finished_since", STRING, "完成时间不早于"),
        ("after_started_at", STRING, "开始时间晚于"),
        ("toPublishedDate", STRING, "发布日期不晚于"),
        ("DateUpdated", STRING, "更新日期"),
        ("modified_by", STRING, "修改者"),
        ("updatedMin", STRING, "最早更新时间"),
        ("price_max", NUMBER, "最高价格"),
        ("maxDrivingTime", NUMBER, "最长驾驶时间"),
        ("max_num_atoms", NUMBER, "原子数量上限"),
        ("timeout_ms", NUMBER, "超时时间（毫秒）"),
        ("idleTimeoutInMinutes", NUMBER, "空闲超时时间（分钟）"),
        ("estimated_bytes", NUMBER, "预估字节数"),
        ("cost_per_meter", NUMBER, "每米费用"),
        ("maxNumberOfMessagesPerSecond", NUMBER, "每秒消息数量上限"),
        ("includeDeleted", FLAG, "是否包含已删除项"),
        ("sms_enabled", FLAG, "是否启用短信"),
        ("recursive", FLAG, "是否递归"),
        ("prettyPrint", FLAG, "是否格式化输出"),
        ("addLabelIds", {"type": "array", "items": STRING}, "要添加的标签编号"),
        ("param2", STRING, "参数2"),
        ("idOrUrl", STRING, "编号"),
        ("oauth_token", STRING, "OAuth 令牌"),
        ("alt", {"type": "string", "description": "Data format for response."}, "响应格式"),
        ("tail", {"type": "number", "description": "Only the last N lines of the file"}, "末尾行数"),
        ("items", {"type": "array", "items": STRING, "description": "Items to verify"}, "列表项"),
        ("operator", {"type": "string", "description": "Comparison operator"}, "运算符"),
        ("active_deadline_seconds", NUMBER, None),
        ("frobbed_after", STRING, None),
        ("end_of_frob", STRING, None),
        ("charge2", NUMBER, None),
        ("speed__gte", NUMBER, "速度不小于"),
        ("x", NUMBER, "X 坐标"),
        ("passengerName", STRING, "乘客姓名"),
        ("smsFallbackMethod", {"type": "string", "enum": ["GET", "POST"]}, "短信备用请求方法"),
        ("wait_method", {"type": "string", "enum": ["GET", "POST"]}, "等待请求方法"),
        ("after", {"type": "string", "description": "A cursor for use in pagination"}, "起始游标"),
        ("X-Amz-Date", STRING, "AWS 日期"),
        ("cityA", STRING, "城市A"),
        ("liter", NUMBER, "升数"),
        ("liter", STRING, "升"),
        ("message", {"type": "string", "description": "Commit message"}, "提交说明"),
        ("message", STRING, "消息"),
    ],
)
def test_a_name_is_said_by_its_words_and_its_type(name: str, schema: dict[str, Any], said: str | None) -> None:
    assert label(f"/{name}", {name: schema}) == said


@pytest.mark.parametrize(
    ("above", "name", "said"),
    [
        ("due_date", "gt", "截止日期晚于"),
        ("due_date", "gte", "截止日期不早于"),
        ("created", "lt", "创建时间早于"),
        ("amount", "lte", "金额不大于"),
        ("billing_address", "state", "账单地址的州"),
        ("options", "recursive", "选项是否递归"),
    ],
)
def test_what_stands_above_tells_the_sense(above: str, name: str, said: str) -> None:
    schema = FLAG if name == "recursive" else NUMBER
    inner = {"type": "object", "properties": {name: schema}}
    assert label(f"/{above}/{name}", {above: inner, name: schema}) == said


def test_a_thing_that_a_path_names_is_asked_for_by_its_number() -> None:
    tool = Tool(
        name="get_price",
        spec_name="get_price",
        parameters={"type": "object", "properties": {"price": STRING, "city": STRING}, "required": ["price", "city"]},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    made = wordbook(tool, "zh")
    assert isinstance(made, Wordbook)
    assert (made.label("/price"), made.label("/city")) == ("价格编号", "城市")


def test_a_sum_has_an_amount_and_a_currency() -> None:
    amount = {"type": "object", "properties": {"value": NUMBER, "currency": STRING}}
    assert label("/amount/value", {"amount": amount}) == "数额"
    assert label("/amount/currency", {"amount": amount}) == "币种"


def test_what_only_holds_changes_is_not_said() -> None:
    edits = {"type": "array", "items": {"type": "object", "properties": {"newText": STRING}}}
    assert label("/edits/0/newText", {"edits": edits}) == "第一个新文本"
