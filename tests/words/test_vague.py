import pytest

from seer.records import Source, Tool, Wording
from seer.words.vague import deciders, mention, vague
from seer.words.wordbook import Wordbook, wordbook


def book(*intents: str, locale: str = "en") -> Wordbook:
    tool = Tool(
        name="t",
        spec_name="t",
        parameters={"type": "object"},
        wording={locale: Wording(intents=intents)},
        source=Source(path="", format="", pointer=""),
    )
    found = wordbook(tool, locale)
    assert isinstance(found, Wordbook)
    return found


def test_what_two_requests_share_leaves_open_which_is_meant() -> None:
    found = vague(book("update the title of an issue"), book("update the title of a pull request"))
    assert found is not None
    assert (found.stem, found.one, found.other) == ("update the title", "of an issue", "of a pull request")
    assert found.intent == "update the title of an issue"
    assert mention(found) == ("issue", "pull request")
    assert deciders(found) >= {"issue", "pull"}


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("get the title of an issue", "get the title of a page", "reading both does no harm"),
        ("update the title", "update the title of a page", "the first is whole"),
        ("update the page title", "update the page size", "it says what is updated, or nothing"),
        (
            "click an element on the page",
            "click an element in an iframe on the page",
            "one says all that the other says",
        ),
        ("send mail to a customer", "post mail to a customer", "the verbs differ"),
        ("update details of an issue", "update details of a page", "it says nothing"),
        ("delete a file in the folder", "delete a file by its name", "how isn't what"),
    ],
)
def test_no_doubt_is_made_where_there_is_none(one: str, other: str, why: str) -> None:
    assert vague(book(one), book(other)) is None, why


@pytest.mark.parametrize(
    ("one", "other", "stem", "things"),
    [
        ("更新议题的标题", "更新页面的标题", "更新标题", ("议题", "页面")),
        ("创建仓库变量", "创建组织变量", "创建变量", ("仓库", "组织")),
        ("删除组织的注册令牌", "删除仓库注册令牌", "删除注册令牌", ("组织", "仓库")),
        ("在仓库中创建标签", "在组织中创建标签", "创建标签", ("仓库", "组织")),
        ("在仓库中创建标签", "创建组织标签", "创建标签", ("仓库", "组织")),
    ],
)
def test_in_chinese_what_decides_stands_before_the_noun(
    one: str, other: str, stem: str, things: tuple[str, str]
) -> None:
    found = vague(book(one, locale="zh"), book(other, locale="zh"))
    assert found is not None
    assert (found.stem, found.intent, mention(found)) == (stem, one, things)
    assert deciders(found) >= {*things}
    assert found.fits(one)
    assert found.fits(other)
    assert not found.fits(stem)


@pytest.mark.parametrize(
    ("one", "other", "why"),
    [
        ("更新标题", "更新内容", "nothing is left open"),
        ("更新标题", "更新页面的标题", "the first is whole"),
        ("查询议题的标题", "查询页面的标题", "reading both does no harm"),
        ("更新议题的标题", "删除页面的标题", "the verbs differ"),
        ("创建议题", "创建问题", "a word would be cut"),
        ("更新指标", "更新图标", "a word would be cut"),
        ("更新仓库的信息", "更新组织的信息", "it says nothing"),
        ("更新客户对象", "更新订单对象", "it says nothing"),
        ("更新议题标题", "更新议题的标题", "both say the same"),
    ],
)
def test_no_doubt_is_made_in_chinese_where_there_is_none(one: str, other: str, why: str) -> None:
    assert vague(book(one, locale="zh"), book(other, locale="zh")) is None, why
