from typing import Any

import pytest

from seer.records import Violation
from seer.words.fields import fields
from seer.words.hard import tags
from seer.words.units import mended, smaller


def factor(name: str, **schema: Any) -> int | None:
    return smaller(fields({"type": "object", "properties": {name: {"type": "integer", **schema}}})[f"/{name}"])


@pytest.mark.parametrize(
    ("name", "description", "found"),
    [
        ("timeout_seconds", "", 1000),
        ("timeout", "Wait in seconds.", 1000),
        ("durationMinutes", "How long, in minutes.", 60),
        ("weight", "重量（千克）", 1000),
        ("duration", "In minutes or days.", None),
        ("count", "How many.", None),
    ],
)
def test_a_unit_is_told_by_name_or_description(name: str, description: str, found: int | None) -> None:
    assert factor(name, description=description) == found


@pytest.mark.parametrize(("value", "amount"), [(5000, 5), (5500, None), (0, None), (True, None), ("5000", None)])
def test_only_whole_amounts_are_mended(value: object, amount: int | None) -> None:
    assert mended(value, 1000) == amount


def test_tags_say_what_is_easy_to_overlook() -> None:
    places = fields({"type": "object", "properties": {"seconds": {"type": "integer", "maximum": 60}}})
    past = Violation(pointer="/seconds", keyword="maximum", schema_pointer="/properties/seconds/maximum")
    assert tags([past], {"seconds": 5000}, {"seconds": 5}, places) == ("wrong_unit",)
    assert tags([past], {"seconds": 5000}, {"seconds": 6}, places) == ()
    lost = [Violation(pointer=f"/{name}", keyword="required", schema_pointer="/required") for name in "ab"]
    assert tags(lost, {}, {"a": 1, "b": 2}, places) == ("two_missing",)
    assert tags(lost[:1], {}, {"a": 1}, places) == ()
    assert tags([], {}, {}, places) == ()
