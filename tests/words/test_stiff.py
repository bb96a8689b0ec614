import pytest

from seer.words.stiff import is_stiff, natural


@pytest.mark.parametrize(
    "asked",
    [
        "move or rename the files and directories",
        "get the contents of a file or directory",
        "show the differences between the branches or commits",
        "get the references to text transcriptions of call recordings",
        "get a list of runs belonging to a thread",
        "import a message into the user's mailbox",
        "create a gmail users settings filter",
        "list the key",
        "get a list of up",
        "commit the git",
        "create a completion for the prompt and parameters",
        "send the as of the setting",
        "convert the channels to the private",
        "create, submit or delete a review",
        "call this endpoint",
        "set a guest",
        "set a guest user",
        "refund a payment if it has already been captured",
        "list the projects of the configured server",
        "get the OAuth access",
        "fund the will be refunded to my available balance",
        "send funds to my own bank account, I create a new payout",
    ],
)
def test_words_of_a_description_are_stiff(asked: str) -> None:
    assert is_stiff(asked, "en")


@pytest.mark.parametrize(
    "asked",
    [
        "book a table at a restaurant",
        "refund or cancel a payment",
        "list files and folders",
        "set a reminder",
        "check if a user can be assigned to an issue",
        "list repositories starred by a user",
        "get a team's profile",
        "get all user settings",
        "list the channels in my workspace",
    ],
)
def test_what_people_say_is_not_stiff(asked: str) -> None:
    assert not is_stiff(asked, "en")


@pytest.mark.parametrize(
    ("asked", "stiff"),
    [
        ("列出客户的所有发票或列表发票", True),
        ("创建订阅条目和日期的用量记录", True),
        ("处理案例", True),
        ("提交操作", True),
        ("查看工作区状态", False),
        ("查询天气", False),
        ("列出客户的发票", False),
    ],
)
def test_alternatives_long_chains_and_hollow_nouns_are_stiff_in_chinese(asked: str, *, stiff: bool) -> None:
    assert is_stiff(asked, "zh") is stiff


def test_stiff_ways_to_ask_give_way_to_others() -> None:
    assert natural(("list the key", "list my keys"), "en") == ("list my keys",)
    assert natural(("list the key",), "en") == ("list the key",)
