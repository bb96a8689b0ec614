from typing import Any

import pytest
from scene_lab import SOURCE

from seer.records import Tool
from seer.scene.contradict import contradict, is_guessed
from seer.scene.habits import Habits, habits
from seer.schema.pointer import leaves


def habit(name: str, description: str = "") -> Habits:
    parameters = {"type": "object", "properties": {}}
    return habits(Tool(name=name, spec_name=name, description=description, parameters=parameters, source=SOURCE), "en")


@pytest.mark.parametrize(
    ("tool", "description", "against", "sound"),
    [
        (
            "create_event",
            "",
            {"start_time": "2026-06-25 13:30:00", "end_time": "2026-07-22 11:30:00"},
            {"start_time": "2026-06-25 13:30:00", "end_time": "2026-06-25 14:30:00"},
        ),
        ("set_temperature", "", {"target_temp_high": 26, "temperature": 26.6}, {"temp_high": 27, "temperature": 26.6}),
        ("set_climate", "", {"hvac_mode": "off", "temperature": 21}, {"hvac_mode": "heat", "temperature": 21}),
        ("pay", "", {"amount": {"currency": "VND", "value": 22}}, {"amount": {"currency": "EUR", "value": 22}}),
        (
            "create_status",
            "",
            {"html_text": "<p>The shop reopens.</p>", "text": "thanks for coming"},
            {"html_text": "<p>The shop reopens.</p>", "title": "Reopening"},
        ),
        (
            "create_label",
            "",
            {"repo": "weather-station", "name": "trail-maps"},
            {"repo": "weather-station", "name": "bug"},
        ),
        ("verify_value", "", {"type": "slider", "element": "关闭按钮"}, {"type": "slider", "element": "搜索框"}),
        (
            "verify_value",
            "",
            {"type": "checkbox", "element": "Date picker"},
            {"type": "checkbox", "element": "Newsletter checkbox"},
        ),
        (
            "direction_transit",
            "",
            {"city1": "昆明", "city2": "奥斯陆"},
            {"city1": "昆明", "city2": "昆明"},
        ),
        (
            "update_issue",
            "",
            {"state": "open", "state_reason": "not_planned"},
            {"state": "closed", "state_reason": "not_planned"},
        ),
        ("list_records_last_month", "", {"end_date": "2026-07-25"}, {"category": "calls"}),
        ("set_price", "", {"min_price": 9, "max_price": 7}, {"min_price": 7, "max_price": 9}),
        ("set_climate", "", {"temperature": 66, "unit": "celsius"}, {"temperature": 66, "unit": "fahrenheit"}),
        ("set_climate", "", {"temperature": 4}, {"temperature": 21}),
        ("create_branch", "", {"branch_name": "main"}, {"branch_name": "bugfix/timezone", "base_branch": "main"}),
        ("read_file", "Read the complete contents.", {"path": "a.csv", "tail": 26}, {"path": "a.csv"}),
        ("upload_artifact", "", {"Content-Length": 4000, "body": "tea"}, {"Content-Length": 3, "body": "tea"}),
        (
            "create_upload",
            "",
            {"filename": "photo.jpg", "mime_type": "text/html"},
            {"filename": "photo.jpg", "mime_type": "image/jpeg"},
        ),
        (
            "verify_list",
            "",
            {"element": "Country list", "items": ["raincoat"]},
            {"element": "Country list"},
        ),
    ],
)
def test_values_speak_against_each_other(
    tool: str, description: str, against: dict[str, Any], sound: dict[str, Any]
) -> None:
    made = habit(tool, description)
    assert contradict([*leaves(against)], made)
    assert not contradict([*leaves(sound)], made)


def test_what_is_only_guessed() -> None:
    upload, read = habit("upload_certificate"), habit("get_certificate")
    assert is_guessed("/clientVisibility", "topic", "open", read)
    assert not is_guessed("/clientVisibility", "enum", "open", read)
    assert is_guessed("/certificate", "id", "CER-10472", upload)
    assert not is_guessed("/certificate", "id", "CER-10472", read)
    assert not is_guessed("/certificate_id", "id", "CER-10472", upload)


def test_a_planet_is_not_called_as_an_office_is() -> None:
    assert is_guessed("/name", "topic", "Main Office", habit("create_planet"))
    assert not is_guessed("/name", "topic", "Main Office", habit("create_group"))
    assert not is_guessed("/name", "example", "Main Office", habit("create_planet"))
