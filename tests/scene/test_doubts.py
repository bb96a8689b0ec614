from typing import Any

import pytest
from msgspec.structs import replace
from scene_lab import SOURCE, WEATHER, case

from seer.records import Aim, Http, Tool, Wire
from seer.sample import Sampler, Spot, Steer
from seer.scene.doubts import STRONG, Doubt, Doubts

NOW = "2026-06-15T09:00:00Z"
STRING = {"type": "string"}


def tool(*names: str, name: str = "read_page", required: tuple[str, ...] = (), **described: Any) -> Tool:
    properties = {one: {**STRING, **described.get(one, {})} for one in names}
    parameters = {"type": "object", "properties": properties, "required": list(required)}
    return Tool(name=name, spec_name=name, parameters=parameters, source=SOURCE)


def doubted(made: Tool, locale: str = "en", **arguments: Any) -> set[Doubt]:
    return {*_doubts(made, locale).of(case("normal", arguments, made))}


def _doubts(made: Tool, locale: str) -> Doubts:
    return Doubts(made, seed=0, locale=locale, now=NOW)


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_nobody_doubts_a_plain_request(locale: str) -> None:
    assert doubted(WEATHER, locale, city="Paris", date="2026-06-18") == set()


@pytest.mark.parametrize("name", ["quotaUser", "X-Amz-Date", "x-client-interactive", "pageToken", "Idempotency-Key"])
def test_machinery_is_doubted_where_it_can_be_left_out(name: str) -> None:
    described = {name: {"example": "x1"}, "id": {"example": "A-1"}}
    said = {"id": "A-1", name: "x1"}
    assert doubted(tool("id", name, **described), **said) == {"machinery"}
    assert doubted(tool("id", name, required=(name,), **described), **said) == set()


def test_an_update_of_nothing_lacks_its_core() -> None:
    made = tool("id", "title", name="update_page", required=("id",), id={"example": "A-1"})
    assert doubted(made, id="A-1") == {"no_core"}
    assert doubted(made, id="A-1", title="Weekly report") - {"senseless_value"} == set()
    assert doubted(tool("id", name="update_page", id={"example": "A-1"}), id="A-1") == set()


def test_a_text_for_which_nothing_speaks_is_senseless() -> None:
    made = tool("zorbs", required=("zorbs",))
    sampler = Sampler.of_tool(made, seed=0, locale="en", now=NOW)
    drawn = sampler.value(sampler.root, Spot("", "", sampler.noun), Steer())
    assert isinstance(drawn, dict)
    assert doubted(made, **drawn) == {"senseless_value"}
    assert doubted(tool("zorbs", zorbs={"example": "blue"}), zorbs="blue") == set()
    assert doubted(tool("zorbs", zorbs={"enum": ["blue"]}), zorbs="blue") == set()


@pytest.mark.parametrize(("name", "value"), [("flight", "flight F"), ("mode", "eco"), ("word", "bramble"), ("a", "?!")])
def test_values_that_mean_nothing_are_senseless(name: str, value: str) -> None:
    assert "senseless_value" in doubted(tool(name), **{name: value})


def test_a_small_number_is_no_moment() -> None:
    made = tool("until", until={"type": "integer"})
    assert doubted(made, until=27) == {"senseless_value"}
    assert doubted(made, until=1_784_480_400) == set()


def test_made_up_keys_are_senseless_where_nobody_adds_keys() -> None:
    assert "senseless_value" in doubted(tool("payment"), payment={"department": "legal"})


def test_a_step_of_an_address_holds_no_words() -> None:
    parameters = {"type": "object", "properties": {"plan": STRING}, "required": ["plan"]}
    made = Tool(
        name="get_plan",
        spec_name="get_plan",
        parameters=parameters,
        source=SOURCE,
        http=Http(method="GET", path="/plans/{plan}"),
        wire={"plan": Wire(place="path")},
    )
    assert "senseless_value" in doubted(made, "zh", plan="试用")
    assert "senseless_value" in doubted(made, plan="free trial")


def test_what_nobody_can_say_is_no_file() -> None:
    assert doubted(tool("upload", upload={"format": "binary"}), upload="Our shop opens at nine") == {"senseless_value"}


def test_a_fault_that_nobody_makes_is_doubted() -> None:
    made = tool("page_count", page_count={"type": "integer"})
    assert "absurd_fault" in _doubts(made, "en").of(case("invalid", {"page_count": 2.5}, made))


def test_what_stands_deep_inside_is_doubted() -> None:
    kinds = {"type": "object", "properties": {"type": {"enum": ["card"]}, "name": {"example": "Ada"}}}
    made = tool("payment", required=("payment",), payment=kinds)
    assert "deep" in doubted(made, payment={"type": "card"})
    assert doubted(made, payment={"name": "Ada"}) == set()
    assert doubted(tool("payment", payment=kinds), payment={"name": "Ada"}) == {"nested"}


def test_whether_one_of_several_things_is_so_is_doubted() -> None:
    fields = {"type": "array", "items": {"properties": {"delete": {"type": "boolean"}, "name": {"example": "Ada"}}}}
    made = tool("fields", required=("fields",), fields=fields)
    assert "nested" in doubted(made, fields=[{"delete": True, "name": "Ada"}])
    assert doubted(made, fields=[{"name": "Ada"}]) == set()


def test_what_is_due_is_still_to_come() -> None:
    made = tool("due_date", name="add_item", due_date={"example": "2023-11-17"})
    assert "senseless_value" in doubted(made, due_date="2023-11-17")
    made = tool("due_date", name="add_item", due_date={"example": "2026-11-17"})
    assert "senseless_value" not in doubted(made, due_date="2026-11-17")


def test_nobody_puts_a_day_right_with_one_of_another_year() -> None:
    made = tool("born", born={"type": "string", "format": "date", "example": "2026-02-28"})
    slip = case("invalid", {"born": "2026-02-30"}, made)
    doubts = _doubts(made, "en")
    assert doubts.is_odd_answer(slip, {"born": "2005-11-12"})
    assert not doubts.is_odd_answer(slip, {"born": "2026-02-28"})


def test_nobody_puts_an_address_right_with_that_of_somebody_else() -> None:
    made = tool("email", email={"type": "string", "format": "email", "example": "maria@example.com"})
    slip = case("invalid", {"email": "maria.example.com"}, made)
    doubts = _doubts(made, "en")
    assert doubts.is_odd_answer(slip, {"email": "billing@example.net"})
    assert not doubts.is_odd_answer(slip, {"email": "maria@example.com"})


def test_forms_switches_and_two_ways_to_mean_one_thing_are_weak_doubts() -> None:
    names = [f"field_{letter}" for letter in "abcdefghi"]
    many = tool(*names, **{name: {"example": "x1"} for name in names})
    assert doubted(many, **dict.fromkeys(names, "x1")) == {"form"}
    assert doubted(tool("draft", draft={"type": "boolean"}), draft=True) == {"switch"}
    pair = tool("title", "description", title={"example": "Fair"}, description={"example": "A walk"})
    assert doubted(pair, title="Fair", description="A walk") == {"loose_pair"}
    assert doubted(pair, title="Fair") == set()
    twice = tool("area_id", "device_id", area_id={"example": "A-1"}, device_id={"example": "D-1"})
    assert doubted(twice, area_id="A-1", device_id="D-1") == {"twice_meant"}
    assert STRONG.isdisjoint({"form", "loose_pair", "switch", "twice_meant", "unsaid"})


def test_free_keys_and_verbs_of_others_are_senseless() -> None:
    free = {"type": "object", "additionalProperties": {"type": "string", "example": "x1"}}
    assert "senseless_value" in doubted(tool("body", required=("body",), body=free), body={"department": "x1"})
    assert doubted(tool("labels", required=("labels",), labels=free), labels={"env": "x1"}) == set()
    methods = {"enum": ["add", "remove"]}
    made = tool("method", name="add_issue", method=methods)
    assert doubted(made, method="remove") == {"senseless_value"}
    assert doubted(made, method="add") == set()
    engine = tool("ignition", name="start_engine", ignition={"enum": ["START", "STOP"]})
    assert doubted(engine, ignition="STOP") == {"senseless_value"}
    assert doubted(engine, ignition="START") == set()


def test_addresses_in_latin_letters_fill_no_length_in_chinese() -> None:
    made = tool("city", required=("city",), city={"maxLength": 22})
    aim = Aim(tool=made.name, pointer="/city", keyword="maxLength", at="at")
    filled = case("boundary", {"city": "Porto, Norte, Portugal"}, made)
    assert "filler" not in _doubts(made, "en").of(replace(filled, aims=(aim,)))
    assert "filler" in _doubts(made, "zh").of(replace(filled, aims=(aim,)))


def test_what_its_description_calls_required_is_missed() -> None:
    made = tool("id", "team", id={"example": "A-1"}, team={"description": "Required for pages", "example": "T-1"})
    assert doubted(made, id="A-1") == {"unsaid"}
    assert doubted(made, id="A-1", team="T-1") == set()


def test_answers_of_many_values_are_odd() -> None:
    made = tool(*"abcd", **{name: {"example": "x1"} for name in "abcd"})
    asked = case("missing", {}, made)
    assert _doubts(made, "en").is_odd_answer(asked, dict.fromkeys("abcd", "x1"))
    assert not _doubts(made, "en").is_odd_answer(asked, dict.fromkeys("abc", "x1"))


def test_what_goes_with_another_operation_is_senseless() -> None:
    described = {
        "action": {"enum": ["list", "open", "close"]},
        "index": {"type": "integer", "description": "Tab to close"},
        "url": {"description": "Page to open in the tab"},
    }
    made = tool("action", "index", "url", name="browser_tabs", required=("action",), **described)
    assert "senseless_value" in doubted(made, action="list", index=16)
    assert "senseless_value" in doubted(made, index=16)
    assert "senseless_value" not in doubted(made, action="close", index=16)
    assert "senseless_value" not in doubted(made, action="list")


def test_a_switch_that_undoes_what_is_asked_for_is_senseless() -> None:
    made = tool("unlock", name="lockDoors", required=("unlock",), unlock={"type": "boolean"})
    assert doubted(made, unlock=True) == {"senseless_value"}
    assert doubted(made, unlock=False) == set()


def test_milliseconds_from_1970_are_of_machines() -> None:
    made = tool("from", name="list_deployments", **{"from": {"type": "integer"}})
    assert "senseless_value" in doubted(made, **{"from": 1_612_948_664_566})


def test_what_lies_in_a_wrapper_may_be_inside_something_too() -> None:
    dates = {"type": "array", "items": {"type": "object", "properties": {"day": STRING}}}
    data = {"type": "object", "properties": {"name": STRING, "dates": dates}}
    made = tool("data", name="create_project", data=data)
    assert "nested" in doubted(made, data={"name": "Pilot Project", "dates": [{"day": "2026-06-18"}]})
    assert "nested" not in doubted(made, data={"name": "Pilot Project"})
    data["required"] = ["dates"]
    assert "nested" not in doubted(tool("data", name="create_project", data=data), data={"dates": [{"day": "1"}]})


def test_an_answer_corrects_nothing_but_what_was_said() -> None:
    parent = {"type": "object", "properties": {"page": STRING, "status": STRING}}
    made = tool("parent", name="move_page", required=("parent",), parent=parent)
    before = {"parent": {"page": "A-1"}}
    after = {"parent": {"page": "A-1", "status": "open"}}
    assert _doubts(made, "en").is_odd_answer(case("invalid", before, made), after)
    assert not _doubts(made, "en").is_odd_answer(
        case("invalid", after, made), {"parent": {**after["parent"], "status": "on"}}
    )


def test_a_word_for_an_object_and_a_city_as_on_a_letter_are_nothing_to_say() -> None:
    free = {"type": "object", "additionalProperties": STRING}
    made = tool("metadata", name="update_order", metadata=free)
    assert "absurd_fault" in _doubts(made, "en").of(case("invalid", {"metadata": "neither of them"}, made))
    town = tool("city", name="get_weather", required=("city",), city={"minLength": 31, "maxLength": 31})
    aim = Aim(tool="get_weather", pointer="/city", keyword="maxLength", at="limit")
    long = replace(case("boundary", {"city": "302001 Jaipur, Rajasthan, India"}, town), aims=(aim,))
    assert "filler" in _doubts(town, "en").of(long)


def test_the_name_of_a_parameter_is_no_value() -> None:
    decimal = {"description": "Same as `unit_amount`, e.g. `unit_amount`", "example": "unit_amount"}
    made = tool("unit_amount", "decimal", name="list_prices", decimal=decimal)
    assert doubted(made, decimal="unit_amount") == {"senseless_value"}


def test_what_is_only_given_back_is_not_set() -> None:
    link = {
        "description": "An absolute link to this page. Read-only.",
        "format": "uri",
        "example": "https://a.example/x",
    }
    made = tool("id", "title", "link", name="update_page", required=("id",), link=link, id={"example": "A-1"})
    assert "senseless_value" in doubted(made, id="A-1", title="Weekly report", link="https://a.example/x")
    shown = tool("id", "title", "link", required=("id",), link=link, id={"example": "A-1"})
    assert "senseless_value" not in doubted(shown, id="A-1", title="Weekly report", link="https://a.example/x")


def test_noughts_and_ones_are_switches_of_the_machinery() -> None:
    made = tool("id", "builds", id={"example": "A-1"}, builds={"type": "number", "enum": [0, 1]})
    assert "machinery" in doubted(made, id="A-1", builds=1)


def test_objects_that_only_say_which_ones_they_are_change_nothing() -> None:
    one = {"type": "object", "properties": {"field_id": STRING, "text": STRING}}
    made = tool(
        "id", "fields", name="set_fields", required=("id", "fields"), id={"example": "A-1"},
        fields={"type": "array", "items": one},
    )  # fmt: skip
    assert "no_core" in doubted(made, id="A-1", fields=[{"field_id": "FIE-19143"}])
    assert "no_core" not in doubted(made, id="A-1", fields=[{"field_id": "FIE-19143", "text": "blue"}])


def test_a_text_whose_label_names_something_else_is_senseless_in_chinese() -> None:
    made = tool("userId", required=("userId",), userId={"example": "amina@example.net"})
    assert doubted(made, "zh", userId="amina@example.net") == {"senseless_value"}
    assert doubted(made, userId="amina@example.net") == set()


def test_a_change_to_what_is_not_so_is_none() -> None:
    flag = {"type": "boolean", "description": "Whether it is archived"}
    made = tool("id", name="update_block", required=("id",), id={"example": "A-1"})
    made = replace(
        made, parameters={**made.parameters, "properties": {**made.parameters["properties"], "archived": flag}}
    )
    assert "no_core" in doubted(made, id="A-1", archived=False)
    assert "no_core" not in doubted(made, id="A-1", archived=True)


def test_what_is_set_going_is_not_released() -> None:
    modes = {"enum": ["engage", "release"]}
    made = tool("mode", name="activate_brake", required=("mode",), mode=modes)
    assert "senseless_value" in doubted(made, mode="release")
    assert doubted(made, mode="engage") == set()
