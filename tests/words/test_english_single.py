"""Requests for one thing, as people make them."""

import pytest

from seer.records import Source, Tool
from seer.words.english_single import of_one

SOURCE = Source(path="tools.json", format="tool_registry", pointer="")


def tool(*names: str) -> Tool:
    properties = {name: {"type": "string"} for name in names}
    parameters = {"type": "object", "properties": properties, "required": list(names)}
    return Tool(name="one", spec_name="one", parameters=parameters, source=SOURCE)


@pytest.mark.parametrize(
    ("asked", "name", "said"),
    [
        ("get a planet", "planetId", "get the details of a planet"),
        ("get a user", "id", "get the details of a user"),
        ("get a source transaction", "source_transaction", "get the details of a source transaction"),
        ("get a user in a project", "user_id", "get the details of a user in a project"),
        ("get a message", "message_id", "get a message"),
        ("get a daily forecast", "city_id", "get a daily forecast"),
        ("get a list of users", "user_id", "get a list of users"),
        ("create a pet", "name", "add a new pet"),
        ("create a new planet", "name", "add a new planet"),
        ("create a user", "name", "create a user"),
        ("update a planet", "name", "update the details of a planet"),
        ("delete a planet", "planet_id", "remove a planet"),
        ("add a calendar to the user's calendar list", "calendar_id", "add a calendar to my calendar list"),
        ("create a new pet in the store", "name", "add a new pet to the store"),
        ("list the user's calendars", "user_id", "list the user's calendars"),
    ],
)
def test_one_thing_is_asked_for_as_people_do(asked: str, name: str, said: str) -> None:
    assert of_one(asked, tool(name)) == said


def test_one_of_two_things_to_do_is_the_one_in_the_name() -> None:
    made = Tool(name="move_file", spec_name="move_file", parameters={"type": "object"}, source=SOURCE)
    assert of_one("move or rename the file", made) == "move the file"
    assert of_one("create or update the file", made) == "create or update the file"
