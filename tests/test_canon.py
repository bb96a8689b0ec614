import math
from typing import Any

import msgspec
import pytest

from seer import canon
from seer.records import Case, Turn


def test_keys_are_sorted_and_bytes_compact() -> None:
    assert canon.encode({"b": [1, 2.5, None], "a": "é"}) == '{"a":"é","b":[1,2.5,null]}'.encode()


def test_records_are_written_whole() -> None:
    assert canon.lines([Turn(say="x")]) == b'{"say":"x","when":"start"}\n'


@pytest.mark.parametrize(
    "value",
    [
        2**70 * 1.0 * math.inf,
        {"big": 2**70, "a": math.nan},
        math.nan,
        math.inf,
        {"a": [-math.inf]},
        {1: 2},
        "\ud800",
        Case(tool="send", kind="normal", arguments={"amount": math.nan}, valid=True, aims=()),
    ],
)
def test_what_json_cannot_hold_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        canon.encode(value)


def test_big_integers_survive() -> None:
    assert msgspec.json.decode(canon.encode(2**60)) == 2**60


def test_seeds_come_from_their_parts_alone() -> None:
    assert canon.seed(0, "tool", "/a", None) == canon.seed(0, "tool", "/a", None)
    assert canon.seed(0, "tool", "/a") != canon.seed(0, "tool/a")
