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


def test_chinese_has_no_such_beginnings() -> None:
    assert vague(book("更新标题", locale="zh"), book("更新内容", locale="zh")) is None
