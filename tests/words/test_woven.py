"""A thing is asked for together with its id."""

import pytest

from seer.curate.read import read
from seer.records import Source, Tool
from seer.words.wordbook import Wordbook, asking, sought, wordbook
from seer.words.woven import Own, own_id, woven

PLANET = Own("/planetId", "planet", "ID")


@pytest.mark.parametrize(
    ("intent", "way"),
    [
        ("get a planet", "get the planet"),
        ("get the details of a Jira planet", "get the details of the Jira planet"),
        ("get the info for a specific planet", "get the info for the planet"),
        ("create a moon for a planet", "create a moon for the planet"),
        ("create a planet", ""),
        ("list all planets", ""),
        ("get a planet of the sun", ""),
        ("turn a dwarf planet into a planet", ""),
    ],
)
def test_the_very_thing_is_asked_for(intent: str, way: str) -> None:
    assert woven(intent, PLANET) == way


@pytest.mark.parametrize(
    ("labels", "own"),
    [
        ({"/planetId": ("planet ID",), "/name": ("name",)}, PLANET),
        ({"/planetId": ("planet ID",), "/other": ("ID",)}, None),
        ({"/planetId": ("planet ID",), "/planetKey": ("planet key",)}, None),
        ({"/sun/planetId": ("planet ID",)}, None),
        ({"/planetId": ("planet colour",)}, None),
    ],
)
def test_one_id_is_that_of_the_thing(labels: dict[str, tuple[str, ...]], own: Own | None) -> None:
    assert own_id(("get a planet",), labels) == own


def test_what_is_said_so_is_read_so() -> None:
    parameters = {
        "type": "object",
        "properties": {"planetId": {"type": "integer"}, "moons": {"type": "boolean"}},
        "required": ["planetId"],
    }
    source = Source(path="api.json", format="openapi", pointer="")
    tool = Tool(
        name="getPlanet", spec_name="getPlanet", description="Get a planet", parameters=parameters, source=source
    )
    book = wordbook(tool, "en")
    assert isinstance(book, Wordbook)
    assert book.own == PLANET
    assert asking(tool, "en") == ("get the details of a planet",)
    assert sought(tool, "en") == ("get the details of a planet", "get the details of the planet")
    reading = read("Please get the details of the planet with the ID 95385. Moons: yes.", tool, locale="en")
    assert reading.arguments == {"planetId": 95385, "moons": True}
    assert reading.trouble == ()
