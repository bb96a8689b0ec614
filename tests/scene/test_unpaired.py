from typing import Any

import pytest
from scene_lab import SOURCE

from seer.records import Tool
from seer.scene.habits import habits
from seer.scene.unpaired import is_unpaired
from seer.schema.pointer import leaves


@pytest.mark.parametrize(
    ("tool", "against", "sound"),
    [
        (
            "git_log",
            {"start_timestamp": "yesterday", "end_timestamp": "2 weeks ago"},
            {"start_timestamp": "2 weeks ago"},
        ),
        (
            "find_attractions",
            {"keyword": "stand-up comedy", "classificationName": "drama"},
            {"keyword": "stand-up comedy", "locale": "de"},
        ),
        ("get_history", {"country": "JP", "postal_code": "46772"}, {"country": "US", "postal_code": "46772"}),
        ("store_card", {"expiryMonth": "09"}, {"expiryMonth": "09", "expiryYear": "2028"}),
        ("list_users", {"limit": 0, "offset": 0}, {"limit": 1, "offset": 0}),
        ("set_cruise", {"activate": False, "speed": 54}, {"activate": True, "speed": 54}),
        ("verify_value", {"type": "textbox", "value": "true"}, {"type": "checkbox", "value": "true"}),
        ("adjust_climate", {"unit": "kilogram"}, {"unit": "celsius"}),
        ("create_log_drain", {"url": "https://example.com/open-day"}, {"url": "https://example.com/hooks/open-day"}),
    ],
)
def test_values_that_do_not_go_together(tool: str, against: dict[str, Any], sound: dict[str, Any]) -> None:
    parameters = {"type": "object", "properties": {}}
    known = habits(Tool(name=tool, spec_name=tool, parameters=parameters, source=SOURCE), "en")
    assert is_unpaired([(place, value) for place, value in leaves(against) if place], known)
    assert not is_unpaired([(place, value) for place, value in leaves(sound) if place], known)
