import pytest

from seer.sample.sources import Origin
from seer.scene.senseless import clash, is_made_up, is_no_step, is_stretched, look


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("/after", "tok-4fe478dcbbe4"),
        ("/insurance_id", "None"),
        ("/description", "A more complete description of the item"),
        ("/slug", "wwwwwwwww"),
        ("/items/wwww", "lamp"),
        ("/Parameter38", "lamp"),
        ("/minutes", "PT6H"),
        ("/due", "8607-03-25 12:50"),
        ("/marine", "t"),
        ("/events", 'import("/types").Created'),
    ],
)
def test_what_means_nothing_at_its_place(place: str, value: str) -> None:
    assert look(place, value).senseless


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("/token", "tok-4fe478dcbbe4"),
        ("/tokens/0", "tok-4fe478dcbbe4"),
        ("/card_number", "5555 5555 5555 4444"),
        ("/description", "Adds a search box to the list"),
        ("/city", "Oslo"),
        ("/due", "2027-03-25 12:50"),
        ("/born", "1871-03-25"),
        ("/phone", "3125-5501"),
    ],
)
def test_what_means_something(place: str, value: str) -> None:
    assert not look(place, value).senseless


@pytest.mark.parametrize(
    ("place", "origin", "value", "found"),
    [
        ("/zorb", "stopgap", "copper", True),
        ("/zorb", "topic", "copper", False),
        ("/id", "id", "REF-10472", True),
        ("/reference", "id", "REF-10472", False),
        ("/id", "id", "ORD-10472", False),
        ("/code", "id", "UNS-78117", True),
        ("/entity_id", "pattern", "todo.h", True),
        ("/entity_id", "pattern", "todo.kitchen", False),
        ("/slug", "pattern", "q7-x", True),
    ],
)
def test_where_a_text_came_from_tells_whether_it_is_made_up(
    place: str, origin: Origin, value: str, *, found: bool
) -> None:
    assert is_made_up(place, origin, value) is found


def test_texts_speak_against_each_other() -> None:
    assert clash([("/content", "Bread needs time"), ("/filename", "backup.zip")])
    assert not clash([("/content", "Bread needs time"), ("/filename", "bread.md")])
    assert clash([("/summary", "We go through the open points and plan the next two weeks")])
    assert clash([("/summary", "喝茶吃蛋糕，再参观一下花园")])
    assert clash([("/cityA", "3000"), ("/cityB", "Melbourne")])
    assert not clash([("/cityA", "3000"), ("/cityB", "2000")])
    assert not clash([("/summary", "Weekly meeting of the design team")])


def test_steps_of_an_address_and_filled_texts() -> None:
    assert (is_no_step("free trial"), is_no_step("试用"), is_no_step("trial-2")) == (True, True, False)
    assert (is_stretched("wwww"), is_stretched("5555"), is_stretched("www")) == (True, False, False)


def test_only_machines_write_what_is_encrypted() -> None:
    assert look("/card/encrypted_expiry_year", "2026").senseless
    assert look("/details/threeds2.fingerprint", "d648413004c89b7e").senseless
    assert not look("/card/expiry_year", "2026").senseless


def test_a_bare_id_is_not_beside_another_of_its_sort() -> None:
    assert clash([("/calendarId", "CAL-91545"), ("/id", "CAL-20496")])
    assert not clash([("/calendarId", "CAL-91545"), ("/id", "EVE-20496")])
    assert not clash([("/fromId", "CAL-91545"), ("/toId", "CAL-20496")])
