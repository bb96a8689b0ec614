"""Descriptions list the values that people give."""

import pytest

from seer.sample.documented import documented, quoted


@pytest.mark.parametrize(
    ("description", "expected"),
    [
        ('The mode to set. [Enum]: ["engage", "release"]', ("engage", "release")),
        ("Can be: `inbound`, `outbound` or `both`. The default is `both`.", ("inbound", "outbound", "both")),
        ("Type of the order (Buy/Sell)", ("Buy", "Sell")),
        ("Either `auto` or `away`", ("auto", "away")),
        ("The class of the travel. Options are: economy, business, first.", ("economy", "business", "first")),
        ("用户 ID 类型，枚举值：open_id、union_id、user_id", ("open_id", "union_id", "user_id")),
        ("Whether to list local branches ('local') or remote branches ('remote')", ("local", "remote")),
        ("It must be set to one of `invite_only`, `open`.", ("open", "invite_only")),
        ("send | receive | self_transfer.", ("send", "receive", "self_transfer")),
        ("To group data by 'ticker' (default) or 'column'", ("ticker", "column")),
        ("Use 'simple' to return table names only or use 'detailed'.", ("simple", "detailed")),
        ("What to sort by. Can be created, updated, pushed, full_name.", ("created", "updated", "pushed", "full_name")),
    ],
)
def test_lists_are_read(description: str, expected: tuple[str, ...]) -> None:
    assert documented(description) == expected


@pytest.mark.parametrize(
    "description",
    ["Can be an encoded ID, or a name.", "Valid values are declineNone, meaning that all are declined", "", "a `b` c"],
)
def test_what_lists_no_values_gives_none(description: str) -> None:
    assert documented(description) == ()


def test_a_list_may_name_its_kind_with_a_link() -> None:
    told = "One of the available [TTS models](/docs/models#tts): `tts-1`, `tts-1-hd`, or `gpt-4o-mini-tts`.\n"
    assert documented(told) == ("tts-1", "tts-1-hd", "gpt-4o-mini-tts")


def test_all_examples_of_a_list_are_shown() -> None:
    told = "User search query. Examples: 'john smith', 'location:seattle' and 'type:org'."
    assert quoted(told) == ("john smith", "location:seattle", "type:org")
    assert quoted("e.g. 'one'. Not 'two'.") == ("one",)
