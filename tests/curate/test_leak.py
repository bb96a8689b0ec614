import pytest

from seer.curate.leak import leaks
from seer.records import Source, Tool

TOOL = Tool(
    name="get_user",
    spec_name="users.get",
    parameters={
        "type": "object",
        "properties": {
            "perPage": {"type": "integer"},
            "user-id": {"type": "string"},
            "limit": {"type": "integer"},
            "URL": {"type": "string"},
            "ipv4": {"type": "string"},
            "owner": {"$ref": "#/$defs/Owner"},
        },
        "$defs": {"Owner": {"type": "object", "properties": {"full_name": {"type": "string"}}}},
    },
    source=Source(path="x", format="functions", pointer=""),
)


@pytest.mark.parametrize(
    ("words", "leak"),
    [
        ("Please call get_user for me.", "get_user"),
        ("Please call GET_USER for me.", "GET_USER"),
        ("Use users.get.", "users.get"),
        ("Set perPage high.", "perPage"),
        ("The user-id is unknown.", "user-id"),
        ("My full_name, please", "full_name"),
        ("查询get_user的结果", "get_user"),
        ('Send {"limit": 5}', '{"'),
        ("Fill in {name} yourself.", "{name}"),
        ("limit=5", "limit=5"),
        ("See page?limit=5", "limit=5"),
        ('["a"]', '["'),
    ],
)
def test_what_gives_the_answer_away_is_found(words: str, leak: str) -> None:
    assert leak in leaks(words, [TOOL])


@pytest.mark.parametrize(
    "words",
    [
        "Get the user, with a limit and a URL.",
        "Get user by user ID, per page.",
        "The perpage is a word of its own.",
        "forget_user is another name, as is get_users.",
        "The IPv4 address",
        "Half (or so) of them: [three] at most.",
    ],
)
def test_ordinary_words_are_no_leak(words: str) -> None:
    assert leaks(words, [TOOL]) == ()


def test_every_offered_tool_counts() -> None:
    assert leaks("Use get_user.", []) == ()
    assert leaks("Use get_user.", [TOOL]) == ("get_user",)


@pytest.mark.parametrize("piece", ["{", "a.", "a_", "=", "'", "[", "a=", "{ ", "-"])
def test_hostile_words_are_read_in_one_pass(piece: str) -> None:
    assert isinstance(leaks(piece * 20_000, [TOOL]), tuple)
