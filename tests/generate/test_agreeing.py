import pytest
from generate_lab import tool

from seer.generate import EXHAUSTIVE, FULL, Effort, generate
from seer.records import Json, Object
from seer.sample.spans import is_after

DAY: Object = {"type": "string", "format": "date"}
STAY: Object = {
    "type": "object",
    "properties": {
        "check_in": DAY,
        "check_out": DAY,
        "stay": {
            "type": "object",
            "properties": {
                "start_date": DAY,
                "end_date": DAY,
                "min_price": {"type": "integer", "minimum": 0, "maximum": 900, "default": 900},
                "max_price": {"type": "integer", "minimum": 0, "maximum": 900},
            },
            "required": ["start_date", "end_date", "max_price"],
        },
        "amount": {"type": "number", "minimum": 0.01, "maximum": 900, "multipleOf": 0.01},
        "currency": {"enum": ["JPY", "EUR"]},
    },
    "required": ["check_in", "check_out", "stay", "amount", "currency"],
}


@pytest.mark.parametrize("effort", [FULL, EXHAUSTIVE])
@pytest.mark.parametrize("locale", ["en", "zh"])
def test_valid_sets_agree_in_themselves(effort: Effort, locale: str) -> None:
    made = generate(tool(STAY), seed=0, locale=locale, now="2026-06-15T09:00:00Z", effort=effort)
    valid = [case.arguments for case in made if case.valid]
    assert len(valid) > 10
    for arguments in valid:
        assert not is_after(arguments["check_in"], arguments["check_out"])
        stay: dict[str, Json] = arguments["stay"]
        assert not is_after(stay["start_date"], stay["end_date"])
        assert not is_after(stay.get("min_price", 0), stay["max_price"])
        assert arguments["currency"] != "JPY" or float(arguments["amount"]).is_integer()


def test_each_limit_is_met_all_the_same() -> None:
    made = generate(tool(STAY), seed=0, locale="en", now="2026-06-15T09:00:00Z", effort=EXHAUSTIVE)
    met = {(aim.pointer, aim.keyword, aim.at) for case in made if case.valid for aim in case.aims}
    for place in ("/stay/min_price", "/stay/max_price", "/amount"):
        assert {(place, keyword, "limit") for keyword in ("minimum", "maximum")} <= met
    assert {case.arguments["currency"] for case in made if case.valid} == {"JPY", "EUR"}


def test_what_a_schema_forbids_to_agree_stays() -> None:
    fixed = {**STAY, "properties": {**STAY["properties"], "check_out": {"const": "2026-06-01"}}}
    made = generate(tool(fixed), seed=0, locale="en", now="2026-06-15T09:00:00Z", effort=EXHAUSTIVE)
    assert any(case.valid and case.arguments["check_in"] == "2026-12-31" for case in made)
