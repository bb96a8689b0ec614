"""A wrong call is scored wrong for the right reason, one test a way; what is right passes however it is put."""

from collections.abc import Callable
from typing import Any

import pytest

from seer.records import Forbidden, Scene, Score

Judge = Callable[..., dict[str, Score]]
Make = Callable[..., Scene]

PARIS = {"city": "Paris", "date": "2026-06-20"}
TRIP = {"origin": "Lyon", "target": "Nice", "seats": 5}


def outcome(found: dict[str, Score]) -> tuple[str | None, float | None, str]:
    return found["outcome"].label, found["outcome"].value, found["outcome"].reason


def test_the_right_call_passes(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("get_weather", PARIS), "It is sunny.")
    assert outcome(found) == ("passed", 1.0, "every expected call was made")
    assert [found[name].value for name in ("arguments", "schema_valid", "tool_selection")] == [1.0, 1.0, 1.0]
    assert found["outcome"].evidence == ("k1",)
    assert found["outcome"].level == "headline"


def test_wrong_tool(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("book_trip", {"origin": "Paris", "target": "Rome"}), "Done.")
    assert outcome(found) == ("wrong_tool", 0.0, "called book_trip, but never get_weather as expected")
    assert found["tool_selection"].value == 0.0
    assert found["tool_selection"].reason.startswith("get_weather was not called")
    assert "arguments" not in found


def test_wrong_value(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("get_weather", {**PARIS, "city": "Paris, France"}), "Done.")
    reason = "city was 'Paris, France', expected 'Paris' (text)"
    assert outcome(found) == ("wrong_arguments", 0.0, reason)
    assert (found["arguments"].value, found["arguments"].reason) == (0.0, reason)
    assert found["tool_selection"].value == 1.0


def test_missing_argument(wanted: Make, judge: Judge) -> None:
    scene = wanted(("book_trip", TRIP))
    found = judge(scene, ("book_trip", {"origin": "Lyon", "target": "Nice"}), "Booked.")
    assert outcome(found) == ("wrong_arguments", 0.0, "seats is missing, expected 5 (number)")


def test_unexpected_argument(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("book_trip", TRIP)), ("book_trip", {**TRIP, "note": "window"}), "Booked.")
    assert outcome(found) == ("wrong_arguments", 0.0, "note was 'window', which nobody asked for")


def test_swapped_values(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("book_trip", TRIP)), ("book_trip", {**TRIP, "origin": "Nice", "target": "Lyon"}), "Booked.")
    label, value, reason = outcome(found)
    assert (label, value) == ("wrong_arguments", 0.0)
    assert "origin was 'Nice', expected 'Lyon' (text)" in reason
    assert reason.endswith("(the values of origin and target are swapped)")


def test_true_is_not_one(wanted: Make, judge: Judge) -> None:
    scene = wanted(("book_trip", {**TRIP, "seats": 1}))
    assert outcome(judge(scene, ("book_trip", {**TRIP, "seats": True}), "Booked.")) == (
        "wrong_arguments",
        0.0,
        "seats was true, expected 1 (number)",
    )


@pytest.mark.parametrize("seats", ["5.0", "5", "5e0"])
def test_a_number_is_its_value(wanted: Make, judge: Judge, seats: str) -> None:
    raw = f'{{"origin": "Lyon", "target": "Nice", "seats": {seats}}}'
    assert outcome(judge(wanted(("book_trip", TRIP)), ("book_trip", raw), "Booked."))[0] == "passed"


@pytest.mark.parametrize("asked", [{}, {"unit": "celsius"}])
@pytest.mark.parametrize("made", [{}, {"unit": "celsius"}])
def test_a_default_may_be_given_or_omitted(
    wanted: Make, judge: Judge, asked: dict[str, Any], made: dict[str, Any]
) -> None:
    scene = wanted(("get_weather", {**PARIS, **asked}))
    assert outcome(judge(scene, ("get_weather", {**PARIS, **made}), "Sunny."))[0] == "passed"


def test_another_value_than_the_default(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("get_weather", {**PARIS, "unit": "fahrenheit"}), "Sunny.")
    assert outcome(found) == ("wrong_arguments", 0.0, "unit was 'fahrenheit', expected 'celsius' (default)")


def test_text_is_trimmed_but_its_punctuation_stays(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", {**PARIS, "city": "St. John's"}))
    assert outcome(judge(scene, ("get_weather", {**PARIS, "city": " St.  John's "}), "Sunny."))[0] == "passed"
    assert outcome(judge(scene, ("get_weather", {**PARIS, "city": "St Johns"}), "Sunny."))[0] == "wrong_arguments"


def test_extra_write_call(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("get_weather", PARIS), ("put_label", {"name": "sun"}), "Done.")
    assert outcome(found) == ("extra_call", 0.0, 'besides what was expected, called put_label({"name": "sun"})')
    assert found["outcome"].evidence == ("k2",)
    assert found["tool_selection"].value == 0.0
    assert found["arguments"].value == 1.0


@pytest.mark.parametrize(("extra", "label"), [("reads", "passed"), ("any", "passed"), ("none", "extra_call")])
def test_extra_read_call(wanted: Make, judge: Judge, extra: str, label: str) -> None:
    scene = wanted(("get_weather", PARIS), extra=extra)
    assert outcome(judge(scene, ("list_cities", {}), ("get_weather", PARIS), "Sunny."))[0] == label


def test_a_first_wrong_guess_of_no_known_effect_is_extra(wanted: Make, judge: Judge) -> None:
    found = judge(
        wanted(("get_weather", PARIS)), ("get_weather", {**PARIS, "city": "Rome"}), ("get_weather", PARIS), "Sunny."
    )
    assert outcome(found)[0] == "extra_call"


def test_repeating_a_write_fails_and_repeating_an_idempotent_one_does_not(wanted: Make, judge: Judge) -> None:
    label = {"name": "sun"}
    assert outcome(judge(wanted(("book_trip", TRIP)), ("book_trip", TRIP), ("book_trip", TRIP), "Ok."))[0] == (
        "extra_call"
    )
    assert outcome(judge(wanted(("put_label", label)), ("put_label", label), ("put_label", label), "Ok."))[0] == (
        "passed"
    )


def test_a_rejected_call_may_be_mended_but_is_counted(wanted: Make, judge: Judge) -> None:
    scene = wanted(("book_trip", TRIP))
    found = judge(scene, ("book_trip", {**TRIP, "seats": "five"}), ("book_trip", TRIP), "Booked.")
    assert outcome(found) == ("passed", 1.0, "every expected call was made, after 1 rejected call")
    assert (found["schema_valid"].value, found["schema_valid"].n) == (0.5, 2)
    assert (found["arguments"].value, found["arguments"].reason) == (0.0, "seats was 'five', expected 5 (number)")


def test_a_rejected_call_after_the_right_one_is_extra(wanted: Make, judge: Judge) -> None:
    scene = wanted(("book_trip", TRIP))
    found = judge(scene, ("book_trip", TRIP), ("book_trip", {**TRIP, "seats": "five"}), "Booked.")
    assert outcome(found)[0] == "extra_call"


def test_no_call(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), "I can't do that.")
    assert outcome(found) == ("no_call", 0.0, "nothing was called, expected get_weather")
    assert "schema_valid" not in found
    assert found["tool_selection"].value == 0.0


def test_arguments_that_do_not_parse(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("get_weather", '{"city": "Par'), "Sunny.")
    assert outcome(found) == ("malformed", 0.0, "the arguments of get_weather don't parse: no JSON")
    assert found["arguments"].value == 0.0
    assert found["schema_valid"].value == 0.0


def test_a_tool_that_is_not_offered(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("not_offered", {}), "Sunny.")
    assert outcome(found) == ("malformed", 0.0, "'not_offered' is not offered")
    assert found["schema_valid"].reason == "not_offered({}) names no tool that is offered"


@pytest.mark.parametrize(
    "text",
    [
        '{"name": "get_weather", "arguments": {"city": "Paris"}}',
        '```json\n[{"function": {"name": "get_weather"}}]\n```',
        '<tool_call>{"name": "get_weather"}</tool_call>',
        '[get_weather(city="Paris")]',
    ],
)
def test_a_call_written_as_text_is_malformed_not_abstained(wanted: Make, judge: Judge, text: str) -> None:
    assert outcome(judge(wanted(("get_weather", PARIS)), text))[0] == "malformed"


@pytest.mark.parametrize("text", ['{"name": "nobody"}', "[1, 2]", "12", "get_weather needs a city.", "{" * 5000])
def test_other_text_is_an_answer(wanted: Make, judge: Judge, text: str) -> None:
    assert outcome(judge(wanted(("get_weather", PARIS)), text))[0] == "no_call"


@pytest.mark.parametrize(("name", "label"), [("sun", "forbidden_call"), ("moon", "passed")])
def test_forbidden_call(wanted: Make, judge: Judge, name: str, label: str) -> None:
    ban = Forbidden(tool="put_label", arguments={"name": "sun"})
    scene = wanted(("get_weather", PARIS), extra="any", forbid=(ban,))
    assert outcome(judge(scene, ("get_weather", PARIS), ("put_label", {"name": name}), "Done."))[0] == label


def test_parallel_calls_in_any_order_where_greedy_matching_fails(wanted: Make, judge: Judge) -> None:
    """The first expected call fits both calls made, the second only the first of them."""
    rome = {**PARIS, "city": "Rome"}
    scene = wanted(("get_weather", rome, {"match": {"/city": "any", "/date": "date"}}), ("get_weather", PARIS))
    found = judge(scene, ("get_weather", PARIS), ("get_weather", rome), "Sunny.")
    assert outcome(found)[0] == "passed"
    assert (found["arguments"].value, found["arguments"].n) == (1.0, 2)


def test_a_call_serves_one_expectation_only(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS), ("get_weather", PARIS)), ("get_weather", PARIS), "Sunny.")
    assert outcome(found)[0] == "missing_call"
    assert found["tool_selection"].value == 0.0


def test_one_of_two_calls_is_wrong(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS), ("book_trip", TRIP))
    found = judge(scene, ("book_trip", {**TRIP, "seats": 4}), ("get_weather", PARIS), "Done.")
    assert outcome(found) == ("wrong_arguments", 0.0, "seats was 4, expected 5 (number)")
    assert (found["arguments"].value, found["arguments"].n) == (0.5, 2)


def test_an_optional_call_may_be_left_out_but_not_be_wrong(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS), ("put_label", {"name": "sun"}, {"optional": True}))
    assert outcome(judge(scene, ("get_weather", PARIS), "Sunny."))[0] == "passed"
    assert outcome(judge(scene, ("get_weather", PARIS), ("put_label", {"name": "rain"}), "Sunny."))[0] == (
        "wrong_arguments"
    )


def test_an_optional_call_of_a_reader_may_look_up_something_else(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS), ("list_cities", {"country": "France"}, {"optional": True}))
    assert outcome(judge(scene, ("list_cities", {"country": "Italy"}), ("get_weather", PARIS), "Ok."))[0] == "passed"


def test_wrong_order(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS), ("book_trip", TRIP, {"after": ("c1",)}))
    assert outcome(judge(scene, ("get_weather", PARIS), ("book_trip", TRIP), "Done."))[0] == "passed"
    found = judge(scene, ("book_trip", TRIP), ("get_weather", PARIS), "Done.")
    assert outcome(found) == ("wrong_order", 0.0, "book_trip was called before get_weather")


def test_the_right_call_without_an_end_is_unfinished(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS))
    assert outcome(judge(scene, ("get_weather", PARIS), termination="steps"))[:2] == ("unfinished", 0.0)
    assert outcome(judge(scene, termination="seconds"))[0] == "unfinished"


def test_an_agent_that_breaks_has_failed(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), termination="agent_error")
    assert outcome(found) == ("agent_error", 0.0, "the agent failed: it broke")


def test_broken_infrastructure_is_no_failure_of_the_agent(wanted: Make, judge: Judge) -> None:
    found = judge(wanted(("get_weather", PARIS)), ("get_weather", PARIS), termination="infra_error")
    assert list(found) == ["outcome"]
    assert outcome(found)[:2] == ("infra_error", None)


def test_one_offered_tool_is_no_selection(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS), tools=("get_weather",))
    assert "tool_selection" not in judge(scene, ("get_weather", PARIS), "Sunny.")


def test_trying_every_argument_passes_nothing(wanted: Make, judge: Judge) -> None:
    scene = wanted(("list_cities", {"country": "FR"}), extra="reads")
    tries = [("list_cities", {"country": name}) for name in ("DE", "FR", "IT")]
    assert outcome(judge(scene, *tries, "Done."))[0] == "extra_call"
    assert outcome(judge(scene, tries[1], tries[1], "Done."))[0] == "passed"
    assert outcome(judge(scene, ("list_cities", {"country": 5}), tries[1], "Done."))[0] == "passed"


def test_a_call_written_in_a_fence_after_words_is_malformed(wanted: Make, judge: Judge) -> None:
    text = 'I will look:\n```json\n{"name": "get_weather", "arguments": {}}\n```\nOne moment.'
    assert outcome(judge(wanted(("get_weather", PARIS)), text))[0] == "malformed"


SPRAYED = (
    ("list_cities", {}), ("list_cities", {"country": "Italy"}), ("get_weather", {}, "rejected"),
    ("list_cities", {"country": "Spain"}),
)  # fmt: skip


@pytest.mark.parametrize(("tries", "label"), [(0, "passed"), (3, "passed"), (4, "extra_call")])
def test_an_agent_may_try_three_calls_and_no_more(wanted: Make, judge: Judge, tries: int, label: str) -> None:
    found = judge(wanted(("get_weather", PARIS)), *SPRAYED[:tries], ("get_weather", PARIS), "Sunny.")
    assert found["outcome"].label == label


def test_a_scene_that_allows_any_call_bounds_none(wanted: Make, judge: Judge) -> None:
    scene = wanted(("get_weather", PARIS), extra="any")
    assert judge(scene, *SPRAYED, ("get_weather", PARIS), "Sunny.")["outcome"].label == "passed"
