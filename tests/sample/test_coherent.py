"""Values of one object agree."""

from seer.sample.coherent import agree


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
