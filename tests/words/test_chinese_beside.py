import pytest

from seer.records import Source, Tool
from seer.words.chinese_beside import is_sure, meant


@pytest.mark.parametrize(
    ("asked", "usual", "said"),
    [
        ("list the events of the deployment", "列出部署的活动", "列出部署的事件"),
        ("list the events of a calendar", "列出日历的活动", "列出日历的活动"),
        ("search for lines in a file", "搜索文件中的线路", "搜索文件中的行"),
        ("list the lines of the invoice", "列出发票的线路", "列出发票的明细"),
        ("get the content of an email", "查询邮箱的内容", "查询邮件的内容"),
        ("list the stories of a task", "列出任务的故事", "列出任务的动态"),
        ("get directions to a place", "查询方向", "查询路线"),
        ("list the items of an order", "列出订单的条目", "列出订单的商品"),
    ],
)
def test_a_noun_has_the_sense_that_its_request_gives_it(asked: str, usual: str, said: str) -> None:
    assert meant(usual, asked) == said


def test_a_noun_of_several_senses_is_said_where_the_tool_tells_which() -> None:
    def tool(description: str) -> Tool:
        return Tool(
            name="get_attraction",
            spec_name="get_attraction",
            description=description,
            parameters={"type": "object", "properties": {"id": {"type": "string"}}},
            source=Source(path="x.json", format="mcp", pointer=""),
        )

    assert is_sure("查询景点详情", tool("Get an attraction of a city."))
    assert not is_sure("查询景点详情", tool("Get an attraction with its classifications."))
    assert is_sure("查询宠物详情", tool("Get an attraction with its classifications."))
