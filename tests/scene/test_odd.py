from typing import Any

import pytest
from scene_lab import SOURCE, WEATHER, case

from seer.records import Http, Tool
from seer.scene.odd import oddity

STRING = {"type": "string"}


def tool(*names: str, method: str = "GET", required: tuple[str, ...] = (), **described: Any) -> Tool:
    properties = {name: {**STRING, **described.get(name, {})} for name in names}
    parameters = {"type": "object", "properties": properties, "required": list(required)}
    http = Http(method=method, path="/pages/{id}")
    return Tool(name="page", spec_name="page", parameters=parameters, source=SOURCE, http=http)


def odd(made: Tool, **arguments: Any) -> int:
    return oddity(case("normal", arguments, made), made)


def test_a_plain_request_is_not_odd() -> None:
    assert oddity(case("normal", {"city": "Paris", "date": "2026-06-18"}), WEATHER) == 0


@pytest.mark.parametrize("name", ["quotaUser", "X-Amz-Date", "x-client-interactive", "pageToken", "Idempotency-Key"])
def test_machinery_is_odd_where_it_can_be_left_out(name: str) -> None:
    assert odd(tool("id", name), **{"id": "A-1", name: "x1"}) == 2
    assert odd(tool("id", name, required=(name,)), **{"id": "A-1", name: "x1"}) == 0


def test_an_update_of_nothing_is_odd() -> None:
    assert odd(tool("id", "title", method="PATCH"), id="A-1") == 2
    assert odd(tool("id", "title", method="PATCH"), id="A-1", title="News") == 0
    assert odd(tool("id", method="PATCH"), id="A-1") == 0
    assert odd(tool("id", "title"), id="A-1") == 0


def test_what_its_description_calls_required_is_missed() -> None:
    made = tool("id", "team", team={"description": "Required for private pages"})
    assert (odd(made, id="A-1"), odd(made, id="A-1", team="T-1")) == (1, 0)


def test_many_values_and_mere_signs_are_odd() -> None:
    names = [f"field_{letter}" for letter in "abcdefghi"]
    assert odd(tool(*names), **dict.fromkeys(names, "x1")) == 1
    assert odd(tool("query"), query="?????") == 2


@pytest.mark.parametrize(
    ("name", "value", "points"),
    [
        ("flight", "flight F", 2),
        ("flight", "FLI-29652", 0),
        ("mode", "eco", 2),
        ("word", "bramble", 2),
        ("since", "27", 0),
    ],
)
def test_values_that_mean_nothing_are_odd(name: str, value: str, points: int) -> None:
    assert odd(tool(name), **{name: value}) == points


def test_a_small_number_is_no_moment() -> None:
    made = tool("until", until={"type": "integer"})
    assert (odd(made, until=27), odd(made, until=1_784_480_400)) == (2, 0)


def test_made_up_keys_are_odd_where_nobody_adds_keys() -> None:
    assert odd(tool("payment"), payment={"colour": "teal"}) == 2
    assert odd(tool("metadata"), metadata={"colour": "teal"}) == 0


def test_paging_is_odd_where_nothing_is_read() -> None:
    made = tool("id", "limit")
    assert oddity(case("normal", {"limit": 5}, made), made) == 0
    writing = Tool(**{name: getattr(made, name) for name in made.__struct_fields__} | {"effect": "write"})
    assert oddity(case("normal", {"limit": 5}, writing), writing) == 2
