from typing import Any

import pytest
from scene_lab import SOURCE, case

from seer.records import Tool
from seer.scene.absurd import is_absurd
from seer.scene.habits import habits

PLACES: dict[str, dict[str, Any]] = {
    "order_id": {"type": "string", "pattern": "^[A-Z]-[0-9]{4}$"},
    "unit": {"type": "string", "enum": ["kilometre"]},
    "page_count": {"type": "integer"},
    "stay_hours": {"type": "integer"},
    "start_latitude": {"type": "number"},
    "page": {"type": "integer"},
    "page_number": {"type": "integer"},
    "page_size": {"type": "integer"},
    "offset": {"type": "integer"},
    "issue_number": {"type": "integer", "minimum": 1},
    "created": {"anyOf": [{"type": "object"}, {"type": "integer"}]},
    "budget": {"type": "number", "minimum": 0},
    "metadata": {"type": ["object", "string"], "anyOf": [{"type": "object"}, {"enum": [""], "type": "string"}]},
}


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("order_id", "not decided yet", True),
        ("order_id", "A-1", False),
        ("unit", "special", True),
        ("unit", "B", False),
        ("unit", {"of": "length"}, False),
        ("unit", ["km"], False),
        ("page_count", 2.5, True),
        ("page_count", "a few", False),
        ("stay_hours", 2.5, False),
        ("start_latitude", "pending", True),
        ("metadata", "neither of them", True),
        ("page", "as many as possible", True),
        ("page_number", "as many as possible", True),
        ("page_size", "as many as possible", False),
        ("offset", "TBC", True),
        ("issue_number", -4, True),
        ("created", 2.5, True),
        ("budget", -4, False),
        ("budget", "pending", False),
    ],
)
def test_faults_that_nobody_makes_are_absurd(name: str, value: Any, *, found: bool) -> None:
    parameters = {"type": "object", "properties": {name: PLACES[name]}}
    made = Tool(name="read_page", spec_name="read_page", parameters=parameters, source=SOURCE)
    violations = case("invalid", {name: value}, made).violations
    assert violations
    assert any(is_absurd(one, value, habits(made, "en")) for one in violations) is found
