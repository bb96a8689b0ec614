"""Labels and requests in Chinese have the sense that a place and a description give them."""

from typing import Any

import pytest

from seer.records import Effect, Http, Source, Tool, Unworded, Wording
from seer.words.wordbook import Wordbook, wordbook

STRING = {"type": "string"}


def book(
    name: str, properties: dict[str, Any], description: str = "", *, effect: Effect = "unknown"
) -> Wordbook | Unworded:
    return wordbook(
        Tool(
            name=name,
            spec_name=name,
            description=description,
            effect=effect,
            parameters={"type": "object", "properties": properties},
            source=Source(path="x.json", format="mcp", pointer=""),
        ),
        "zh",
    )


def label(pointer: str, properties: dict[str, Any]) -> str | None:
    made = book("list_orders", properties)
    assert isinstance(made, Wordbook)
    return made.label(pointer)


@pytest.mark.parametrize(
    ("name", "schema", "said"),
    [
        ("guests", {"type": "integer"}, "客人人数"),
        ("key", {"type": "string", "description": "Name of the key to press"}, "按键"),
        ("key", STRING, "密钥"),
        ("origin", {"type": "string", "description": "Airport of departure"}, "出发地"),
        ("origin", {"type": "string", "description": "Allowed request header"}, "来源"),
        ("reference", {"type": "string", "description": "The git reference"}, "引用"),
        ("amount", {"type": "integer", "description": "Number of shares to trade."}, "数量"),
        ("amount", {"type": "number", "description": "What is paid"}, "金额"),
        ("size", {"type": "string", "description": "Size of every entity returned in the response"}, "每页数量"),
        ("size", {"type": "integer", "description": "Bytes of the file"}, "大小"),
        ("base_branch", STRING, "基准分支"),
        ("items", {"type": "array", "items": STRING, "description": "List of items with quantities."}, "商品"),
        ("exchanges", {"type": "string", "description": "Items to exchange"}, "换货项"),
        ("exchange", STRING, "交易所"),
        ("points", {"type": "string", "description": "List of points. Example: (35.5, -75.5)"}, "坐标点"),
        ("points", {"type": "integer"}, "积分"),
        ("station", {"type": "string", "description": "Weather station"}, "气象站"),
        ("station", STRING, "站点"),
        ("includeSpamTrash", STRING, "包含垃圾邮件和回收站"),
        ("recordingId", STRING, "录音编号"),
        ("reference", STRING, "参考编号"),
        ("return_url", STRING, "返回网址"),
        ("account_sid", STRING, "账户编号"),
        ("ip_address", STRING, "IP 地址"),
        ("location", {"type": "string", "description": "传入内容规则：经度在前"}, "位置"),
    ],
)
def test_a_label_has_the_sense_of_its_place(name: str, schema: dict[str, Any], said: str) -> None:
    assert label(f"/{name}", {name: schema}) == said


def test_a_person_has_a_name_of_their_own() -> None:
    person = {"type": "object", "properties": {"name": STRING}}
    assert label("/contact/name", {"contact": person, "name": STRING}) == "联系人姓名"


@pytest.mark.parametrize(
    ("name", "description", "asked"),
    [
        ("admin_apps_restrict", "Restrict an app.", "限制应用"),
        ("add_comment_to_pending_review", "Add review comment to the requester's review", "把评审意见添加到我的评审"),
        ("list_users_monthly", "", "列出每月用户"),
    ],
)
def test_a_name_asks_for_what_the_description_asks_for(name: str, description: str, asked: str) -> None:
    made = book(name, {}, description)
    assert isinstance(made, Wordbook)
    assert made.intents[0] == asked


@pytest.mark.parametrize(
    ("name", "description"),
    [
        ("browser_drop", "Drop files or frobs onto an element"),
        ("users_stop", "Stop receiving frobs for the user mailbox"),
        ("mark_pull_request", "Mark a pull request as frobbed or bogus"),
        ("git_checkout", ""),
        ("search_frob_flight", "Search for frob-stop flights."),
        ("browser_type", ""),
    ],
)
def test_a_name_that_says_something_else_asks_for_nothing(name: str, description: str) -> None:
    assert isinstance(book(name, {}, description), Unworded)


@pytest.mark.parametrize(
    ("name", "description", "said"),
    [
        ("codespaces_list_org_secrets", "List organization secrets.", "列出 Codespaces 组织机密"),
        ("actions_list_org_secrets", "List organization secrets.", "列出 Actions 组织机密"),
        ("list_org_secrets", "List organization secrets.", "列出组织机密"),
        ("GetBalanceTransactions", "List transactions that make the balance.", "列出余额交易"),
        ("GetTransactions", "List transactions that make the balance.", "列出交易"),
        ("get_history_daily_station", "Returns historical observations.", "查询每日历史观测数据"),
        ("list_tags", "List git tags in a repository", "列出仓库的 Git 标签"),
        ("GetCustomersCustomerBalanceTransactions", "List transactions that updated the balances.", "列出余额交易"),
        ("placeAround", "周边搜索", "搜索周边"),
        ("walk", "步行路线规划", "规划步行路线"),
        ("electric", "电动车（骑行）路线规划", "规划电动车路线"),
        ("ip", "IP定位", "定位 IP"),
        ("get_items", "获取待办清单中的项目。", "获取待办清单中的项目"),
        ("ListUsageRecordLastMonth", "", "列出上个月用量记录"),
        ("ListUsageRecordAllTime", "", "列出全部时间的用量记录"),
    ],
)
def test_a_request_says_what_tells_it_from_others(name: str, description: str, said: str) -> None:
    made = book(name, {}, description)
    assert isinstance(made, Wordbook)
    assert made.intents[0] == said


def test_methods_of_http_stand_as_they_are_and_switches_are_said() -> None:
    members = {"method": {"enum": ["PATCH", "GET"]}, "mode": {"enum": ["on", "off"]}}
    made = book("list_orders", members)
    assert isinstance(made, Wordbook)
    assert made.choices("/method") == {}
    assert made.choices("/mode") == {"开启": "on", "关闭": "off"}


def test_a_mode_of_an_air_conditioner_and_a_value_that_asks_for_something_have_their_sense() -> None:
    modes, methods = ["heat", "cool", "fan_only"], ["list_project_items", "list_frobs", "list_title", "launch_status"]
    made = book("list_orders", {"mode": {"enum": modes}, "level": {"enum": ["heat"]}, "method": {"enum": methods}})
    assert isinstance(made, Wordbook)
    assert made.choices("/mode") == {"制热": "heat", "制冷": "cool", "送风": "fan_only"}
    assert made.choices("/level") == {"热": "heat"}
    assert made.choices("/method") == {"列出项目条目": "list_project_items", "列表标题": "list_title"}


def test_a_way_to_ask_that_loses_the_kind_of_thing_gives_way_to_one_that_tells_it() -> None:
    asked = Tool(
        name="read_text_file",
        spec_name="read_text_file",
        title="Read text file",
        description="Read the complete contents of a file.",
        parameters={"type": "object", "properties": {}},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    made = wordbook(asked, "zh")
    assert isinstance(made, Wordbook)
    assert made.intents == ("读取文本文件",)


def test_what_only_is_read_is_looked_at() -> None:
    read, write = (book("git_log", {}, "Shows the commit logs", effect=effect) for effect in ("read", "write"))
    assert isinstance(read, Wordbook)
    assert isinstance(write, Wordbook)
    assert (read.intents[0], write.intents[0]) == ("查看提交日志", "显示提交日志")


def test_text_above_a_field_is_not_read_out() -> None:
    inner = {"type": "object", "properties": {"content": STRING}}
    rich = {"type": "object", "properties": {"text": inner}}
    assert label("/rich_text/text/content", {"rich_text": rich}) == "内容"


@pytest.mark.parametrize(
    ("name", "words", "said"),
    [
        ("button", ["left", "wheel"], {"左键": "left", "滚轮": "wheel"}),
        ("lang", ["id", "fi"], {"印尼语": "id", "芬兰语": "fi"}),
        ("minAccessRole", ["reader", "writer"], {"读取者": "reader", "编辑者": "writer"}),
        ("sort", ["created", "comments"], {"创建时间": "created", "评论数": "comments"}),
        ("action", ["list", "new"], {"列出": "list", "新建": "new"}),
        ("state", ["open", "fixed"], {"打开": "open", "已修复": "fixed"}),
        ("schedule", ["fixed", "daily"], {"固定": "fixed", "每天": "daily"}),
        ("category", ["calls_inbound_local", "calls"], {"通话": "calls"}),
        ("test", ["true", "false"], {"是": "true", "否": "false"}),
        ("sort", ["name,asc", "price,desc"], {"名称升序": "name,asc", "价格降序": "price,desc"}),
        ("subjectType", ["FILE", "LINE"], {"文件": "FILE", "行": "LINE"}),
        ("transparency", ["opaque", "transparent"], {"忙碌": "opaque", "空闲": "transparent"}),
        ("area", ["bar", "window"], {"吧台": "bar", "靠窗": "window"}),
    ],
)
def test_what_may_be_chosen_is_said_in_the_sense_that_it_has_there(
    name: str, words: list[str], said: dict[str, str]
) -> None:
    made = book("list_orders", {name: {"type": "string", "enum": words}})
    assert isinstance(made, Wordbook)
    assert made.choices(f"/{name}") == said


def test_words_that_a_description_quotes_are_said_in_chinese() -> None:
    described = {"type": "string", "description": "One of 'engine', 'doors' or 'climate'."}
    made = book("show_car", {"part": described, "name": {"type": "string", "description": "As in 'engine'"}})
    assert isinstance(made, Wordbook)
    assert made.choices("/part") == {"引擎": "engine", "车门": "doors", "空调": "climate"}
    assert made.choices("/name") == {}
    other = {"type": "string", "description": "'START' or 'STOP'; as text 'true' in 'USD'"}
    made = book("start_engine", {"mode": other})
    assert isinstance(made, Wordbook)
    assert made.choices("/mode") == {"启动": "START", "停止": "STOP"}


@pytest.mark.parametrize(
    ("name", "description", "said"),
    [
        ("get_forecast_airquality", "Get the air quality for a place", "查询地点的空气质量预报"),
        ("get_history_energy", "Get the energy for a place", "查询地点的历史能源数据"),
        ("show_car_status", "Displays the status of the vehicle", "查看车辆的状态"),
        ("list_machine_to_machine", "", None),
        ("get_history", "", None),
        ("transfer_to_human_agent", "", "转接人工客服"),
    ],
)
def test_a_request_says_what_the_name_tells_of_the_time(name: str, description: str, said: str | None) -> None:
    made = book(name, {}, description, effect="read")
    assert (made.intents[0] if isinstance(made, Wordbook) else None) == said


def test_a_certificate_with_an_amount_is_a_voucher() -> None:
    amount = {"amount": {"type": "number"}}
    vouchers, papers = (book("send_certificate", one, "Send a certificate to a user") for one in (amount, {}))
    assert isinstance(vouchers, Wordbook)
    assert isinstance(papers, Wordbook)
    assert (vouchers.intents[0], papers.intents[0]) == ("给用户发送代金券", "给用户发送证书")


def test_a_cover_of_a_house_is_no_front_of_a_book() -> None:
    entity = {"entity_id": STRING}
    blind, front = (book("close_cover", one, "Close the cover") for one in (entity, {}))
    assert isinstance(blind, Wordbook)
    assert isinstance(front, Wordbook)
    assert (blind.intents[0], front.intents[0]) == ("关闭窗帘", "关闭封面")


def test_a_name_that_ends_with_its_parameter_asks_for_nothing() -> None:
    told, named = (book("get_history_daily_station", one, effect="read") for one in ({}, {"station": STRING}))
    assert isinstance(told, Wordbook)
    assert isinstance(named, Unworded)


def test_sources_of_customers_are_of_payments() -> None:
    made = book("list_sources", {"customer": STRING}, "List sources of the customer")
    assert isinstance(made, Wordbook)
    assert made.intents[0] == "列出客户的付款来源"


def test_what_a_body_calls_as_the_path_does_is_new() -> None:
    body = {"type": "object", "properties": {"name": STRING}}
    assert label("/body/name", {"name": STRING, "body": body}) == "新名称"


def test_a_description_in_chinese_alone_asks_where_there_is_one() -> None:
    made = book("delete_event", {"event_id": STRING}, "删除日程")
    assert isinstance(made, Wordbook)
    assert made.intents == ("删除日程",)


def test_what_an_address_gives_is_looked_up_unless_it_is_written() -> None:
    def asked(description: str) -> tuple[str, ...]:
        made = wordbook(
            Tool(
                name="x",
                spec_name="x",
                description=description,
                effect="read",
                http=Http(method="GET", path="/x"),
                parameters={"type": "object", "properties": {}},
                source=Source(path="x.json", format="openapi", pointer=""),
            ),
            "zh",
        )
        return made.intents if isinstance(made, Wordbook) else ()

    assert asked("Read multiple accounts.")[0].startswith("查询")
    assert asked("Read a file.")[0] == "读取文件"


def test_a_registry_says_what_is_of_what() -> None:
    made = wordbook(
        Tool(
            name="delete_issue",
            spec_name="delete_issue",
            parameters={"type": "object", "properties": {}},
            wording={"zh": Wording(intents=("删除 Jira 中问题",))},
            source=Source(path="x.yaml", format="dify", pointer=""),
        ),
        "zh",
    )
    assert isinstance(made, Wordbook)
    assert made.intents == ("删除 Jira 中的问题",)


def test_a_path_asks_for_a_living_thing_to_be_added() -> None:
    made = wordbook(
        Tool(
            name="createPlanet",
            spec_name="createPlanet",
            http=Http(method="POST", path="/planets"),
            parameters={"type": "object", "properties": {}},
            source=Source(path="x.json", format="openapi", pointer=""),
        ),
        "zh",
    )
    assert isinstance(made, Wordbook)
    assert made.intents == ("添加行星",)


def test_what_a_tool_is_told_to_show_is_shown_rather_than_looked_at() -> None:
    parameters = {"type": "object", "properties": {"messages": STRING}, "required": ["messages"]}
    shown = Tool(
        name="display_log",
        spec_name="display_log",
        description="Display log messages",
        parameters=parameters,
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    made = wordbook(shown, "zh")
    assert isinstance(made, Wordbook)
    assert made.intents[0].startswith("显示")
