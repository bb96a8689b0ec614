"""Values of one object agree."""

import pytest

from seer.records import Json
from seer.sample.coherent import agree, touches


def test_ends_of_a_way_stay_where_they_are() -> None:
    way = {"start_latitude": 41.15, "start_longitude": 8.6, "end_latitude": -1.29, "end_longitude": -36.8}
    assert agree(dict(way), fits=lambda _name, _value: True) == way


def test_bounds_are_put_in_order() -> None:
    made = agree({"min_latitude": 4, "max_latitude": 1}, fits=lambda _name, _value: True)
    assert made == {"min_latitude": 1, "max_latitude": 4}


def test_a_file_is_moved_and_keeps_its_name() -> None:
    made = agree({"source": "docs/plan.md", "destination": "archive/list.csv"}, fits=lambda _name, _value: True)
    assert made == {"source": "docs/plan.md", "destination": "archive/plan.md"}
    ways = {"source": "newsletter", "destination": "Oslo"}
    assert agree(dict(ways), fits=lambda _name, _value: True) == ways


def test_words_and_reference_are_those_of_one_element() -> None:
    made = agree({"element": "Search box", "target": "Upload area"}, fits=lambda _name, _value: True)
    assert made == {"element": "Search box", "target": "Search box"}


def test_a_box_is_ticked_where_its_value_is_text() -> None:
    for sort in ("checkbox", "radio"):
        made = agree({"type": sort, "value": "warm clothes"}, fits=lambda _name, _value: True)
        assert made["value"] == "true"
    assert agree({"type": "textbox", "value": "a"}, fits=lambda _name, _value: True)["value"] == "a"
    assert agree({"type": "radio", "value": "a"}, fits=lambda _name, value: value == "a")["value"] == "a"


def test_degrees_are_those_of_their_unit() -> None:
    for unit, degrees in (("fahrenheit", 68), ("F", 68), ("celsius", 20)):
        assert agree({"temperature": 20, "unit": unit}, fits=lambda _name, _value: True)["temperature"] == degrees
    assert agree({"temperature": 20, "unit": "f"}, fits=lambda _name, value: value == 20)["temperature"] == 20


def test_a_slug_is_the_name_and_work_is_merged_into_the_trunk() -> None:
    named = agree({"name": "Main Office", "slug": "summer-sale"}, fits=lambda _name, _value: True)
    assert named["slug"] == "main-office"
    made = agree({"base": "develop", "head": "main"}, fits=lambda _name, _value: True)
    assert made == {"base": "main", "head": "develop"}


def anything(_name: str, _value: object) -> bool:
    return True


@pytest.mark.parametrize(
    ("made", "fixed", "agreed"),
    [
        ({"start_date": "2026-12-31", "end_date": "2026-07-01"}, "start_date", {"end_date": "2027-01-07"}),
        ({"start_date": "2026-06-20", "end_date": "2024-02-29"}, "end_date", {"start_date": "2024-02-22"}),
        ({"checkIn": "2026-07-13", "checkOut": "2026-06-26"}, "", {"checkIn": "2026-06-26", "checkOut": "2026-07-13"}),
        (
            {"check_in_date": "2026-07-13", "check_out_date": "2026-06-26"},
            "check_in_date",
            {"check_out_date": "2026-07-20"},
        ),
        (
            {"check_in": "2026-07-13", "start_date": "2026-06-16", "check_out": "2026-07-20", "end_date": "2026-07-26"},
            "start_date",
            {"check_in": "2026-06-16", "check_out": "2026-07-20", "end_date": "2026-07-20"},
        ),
        ({"from": "Oslo", "start": "2026-06-16"}, "", {}),
        ({"start_time": "2026-06-15t23:00:00z", "end_time": "2026-06-15T22:00:00-04:00"}, "", {}),
        (
            {"since": "2026-06-15T10:00:00Z", "until": "2026-06-14T08:00:00Z"},
            "since",
            {"until": "2026-06-22T10:00:00Z"},
        ),
        ({"opens": "23:30", "closes": "09:00"}, "opens", {"closes": "23:30"}),
        ({"start_date": "9999-12-31", "end_date": "2026-07-01"}, "start_date", {"end_date": "9999-12-31"}),
        ({"min_price": 1000, "max_price": 200}, "min_price", {"max_price": 1800}),
        (
            {"first_name": "Mira", "last_name": "Riverton", "full_name": "Lucia Winterbourne"},
            "",
            {"full_name": "Mira Riverton"},
        ),
        ({"givenName": "思琪", "familyName": "林", "displayName": "苏明远"}, "", {"displayName": "林思琪"}),
        (
            {"first_name": "Mira", "last_name": "Riverton", "name": "Zoë Q"},
            "name",
            {"first_name": "Zoë", "last_name": "Q"},
        ),
        (
            {"first_name": "Mira", "last_name": "Riverton", "full_name": ""},
            "full_name",
            {"first_name": "", "last_name": ""},
        ),
        ({"first_name": "Jane", "full_name": "John Smith"}, "", {}),
        ({"first_name": "Mira", "email": "jonas@example.org"}, "", {"email": "mira@example.org"}),
        ({"first_name": "Mira", "email": "jane@corp.example"}, "", {}),
        ({"guest_first_name": "Mira", "city_name": "Oslo", "full_name": "Jonas Ashgrove"}, "", {}),
        ({"amount": 12.5, "currency": "JPY"}, "", {"amount": 1250}),
        ({"price": "12.50", "currency": "krw"}, "", {"price": "1250"}),
        ({"amount": 0.01, "currency": "JPY"}, "amount", {"currency": "USD"}),
        ({"amount": 12.5, "currency": "EUR"}, "", {}),
        (
            {"city": "Tallinn", "country": "Portugal", "latitude": 41.15},
            "city",
            {"country": "Estonia", "latitude": 59.44},
        ),
        ({"city": "Gotham", "country": "Portugal"}, "city", {}),
    ],
)
def test_what_is_free_agrees_with_what_stays(made: dict[str, Json], fixed: str, agreed: dict[str, Json]) -> None:
    assert agree(dict(made), fits=anything, fixed=[fixed]) == {**made, **agreed}


def test_nothing_is_changed_to_what_its_schema_refuses() -> None:
    made = {"start_date": "2026-12-31", "end_date": "2026-07-01"}
    assert agree(dict(made), fits=lambda _name, _value: False, fixed=["start_date"]) == made
    later = agree(dict(made), fits=lambda _name, value: value == "2027-01-01", fixed=["start_date"])
    assert later["end_date"] == "2027-01-01"


def test_names_tell_what_has_to_agree() -> None:
    beside = frozenset({"end_date", "title", "currency", "last_name"})
    assert [
        name for name in ("start_date", "amount", "full_name", "first_name", "colour") if touches(name, beside)
    ] == [
        "start_date",
        "amount",
        "full_name",
        "first_name",
    ]
    assert not touches("latitude", frozenset({"longitude"}))
