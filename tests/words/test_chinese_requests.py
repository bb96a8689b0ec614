import pytest

from seer.records import Source, Tool
from seer.words.chinese_requests import agree, from_english
from seer.words.wordbook import Wordbook, wordbook


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("list all pets", "列出所有宠物"),
        ("get a list of payment methods", "列出付款方式"),
        ("get the details of an order", "查询订单的详情"),
        ("update the pull request's title", "更新拉取请求的标题"),
        ("create a file in the repository", "在仓库中创建文件"),
        ("add a comment to the issue", "给议题添加评论"),
        ("book a table", "预订餐桌"),
        ("get the orders for the day", "查询订单"),
        ("list events by using a filter", "列出活动"),
        ("frobnicate the pets", ""),
        ("list the gizmos of a pet", ""),
        ("move a file to the folder", "把文件移动到文件夹"),
        ("move a gizmo to the folder", ""),
        ("mark a thread as read", "把讨论串标记为已读"),
        ("grant a group access to a project", "授予分组访问项目的权限"),
        ("get a token", "获取令牌"),
        ("start a transaction", "发起交易"),
        ("start the engine", "启动引擎"),
        ("list templates in a data source", "列出数据源中的模板"),
        ("search for issues and pull requests", "搜索议题和拉取请求"),
        ("list the Dependabot alerts", "列出 Dependabot 警报"),
        ("get the IP address of a device", "查询设备的 IP 地址"),
        ("invite a user to the team", "邀请用户加入团队"),
        ("remove the message from the trash", "把消息移出回收站"),
        ("list repositories enabled for an organization", "列出仓库"),
        ("press a key on the keyboard", "按键"),
        ("list repositories starred by the user", "列出已收藏仓库"),
        ("list blocked users", "列出已屏蔽用户"),
        ("get the last year of commit activity", "查询最近一年的提交活动"),
        ("show changes that are staged for commit", "显示已暂存变更"),
        ("approve an app for installation on a workspace", "批准安装应用"),
        ("list recording transcriptions", "列出录音转写"),
    ],
)
def test_a_request_is_said_in_chinese_where_every_word_is_known(asked: str, said: str) -> None:
    assert from_english(asked) == said


def test_a_name_whose_verb_is_not_that_of_the_description_asks_for_nothing() -> None:
    assert agree("查询", "list all pets")
    assert agree("创建", "frobnicate pets")
    assert not agree("创建", "list all pets")
    tool = Tool(
        name="release_reactions",
        spec_name="release_reactions",
        description="List frobnicated reactions.",
        parameters={"type": "object", "properties": {}},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    assert not isinstance(wordbook(tool, "zh"), Wordbook)


@pytest.mark.parametrize(
    ("name", "schema", "label"),
    [
        ("page", {"type": "integer"}, "页码"),
        ("from", {"type": "string", "format": "date"}, "开始日期"),
        ("to", {"type": "string", "description": "The recipient's phone number"}, "收件人"),
        ("from", {"type": "string", "description": "Base currency"}, "原货币"),
        ("to", {"type": "string", "description": "Arrival airport"}, "目的地"),
        ("private", {"type": "boolean"}, "是否私有"),
        ("from", {"type": "string"}, None),
    ],
)
def test_short_names_are_said_by_what_stands_beside_them(name: str, schema: dict[str, str], label: str | None) -> None:
    tool = Tool(
        name="list_pets",
        spec_name="list_pets",
        description="List all pets.",
        parameters={"type": "object", "properties": {name: schema}},
        source=Source(path="x.json", format="mcp", pointer=""),
    )
    book = wordbook(tool, "zh")
    assert isinstance(book, Wordbook)
    assert book.label(f"/{name}") == label
