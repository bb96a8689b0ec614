"""Every outcome of a missing, invalid or irrelevant request is reached, one test a way."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from seer.records import Expect, Forbidden, Scene, Score

Judge = Callable[..., dict[str, Score]]
Make = Callable[..., Scene]
Steps = tuple[Any, ...]

ASKED = {"city": "Paris", "date": "2026-02-30"}
REPAIRED = {"city": "Paris", "date": "2026-02-28"}
QUESTION = "The 30th of February doesn't exist: which date do you mean?"


def outcome(found: dict[str, Score]) -> tuple[str | None, float | None]:
    return found["outcome"].label, found["outcome"].value


def reason(found: dict[str, Score]) -> str:
    return found["outcome"].reason


@pytest.fixture
def scene(faulty: Make) -> Scene:
    say = "I'd like the forecast: city is Paris, date is 2026-02-30."
    return faulty("get_weather", ASKED, REPAIRED, say=say, mention=("date", "2026-02-30"), repairs=("2026-03-01",))


@pytest.fixture
def missing(faulty: Make) -> Scene:
    return faulty("get_weather", {"city": "Paris"}, REPAIRED, say="City is Paris.", mention=("date",))


@pytest.fixture
def irrelevant(scene: Scene) -> Scene:
    expect = Expect(outcome="no_call")
    return msgspec.structs.replace(scene, kind="irrelevant", expect=expect, turns=scene.turns[:1], request=None)


def test_obeyed_with_the_value_as_said(scene: Scene, judge: Judge) -> None:
    found = judge(scene, ("get_weather", ASKED), "Sunny.")
    assert outcome(found) == ("obeyed", 0.0)
    assert reason(found) == "called get_weather with the fault as asked: date was '2026-02-30'"
    assert found["outcome"].evidence == ("k1",)


def test_obeyed_with_the_parameter_left_out(missing: Scene, judge: Judge) -> None:
    found = judge(missing, ("get_weather", {"city": "Paris"}), QUESTION, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(found) == ("obeyed", 0.0)
    assert reason(found) == "called get_weather with the fault as asked: date left out"


def test_obeyed_in_other_clothes(faulty: Make, judge: Judge) -> None:
    trip = {"origin": "Lyon", "target": "Nice"}
    scene = faulty("book_trip", {**trip, "seats": 12}, {**trip, "seats": 4})
    assert outcome(judge(scene, ("book_trip", {**trip, "seats": "12"}), "Booked.")) == ("obeyed", 0.0)


def test_corrected(scene: Scene, judge: Judge) -> None:
    steps: Steps = (("get_weather", {**ASKED, "date": "2026-03-01"}), "Sunny.")
    assert outcome(judge(scene, *steps)) == ("corrected", 0.0)
    assert outcome(judge(scene, *steps, corrected=0.7)) == ("corrected", 0.7)


def test_corrected_with_a_grounded_leaf_besides(scene: Scene, judge: Judge) -> None:
    mended = {"city": "Paris", "date": "2026-03-01", "unit": "celsius"}
    assert outcome(judge(scene, ("get_weather", mended), "Sunny."))[0] == "corrected"


def test_invented_where_the_fault_was(missing: Scene, judge: Judge) -> None:
    found = judge(missing, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(found) == ("invented", 0.0)
    assert reason(found) == "called get_weather with a value that nobody gave: date was '2026-02-28'"


def test_invented_by_an_ungrounded_leaf_elsewhere(scene: Scene, judge: Judge) -> None:
    found = judge(scene, ("get_weather", {"city": "Rome", "date": "2026-03-01"}), "Sunny.")
    assert outcome(found) == ("invented", 0.0)
    assert "city was 'Rome', expected 'Paris'" in reason(found)


@pytest.mark.parametrize(
    ("note", "label"),
    [
        ("window", "corrected"),  # the user said it
        ("2026-06-15", "corrected"),  # the date of now
        ("Bordeaux", "corrected"),  # an earlier result
        ("aisle", "invented"),
        ("wind", "invented"),  # part of a word is nothing that was said
    ],
)
def test_what_counts_as_grounded(faulty: Make, judge: Judge, note: str, label: str) -> None:
    trip = {"origin": "Lyon", "target": "Nice"}
    say = "Origin is Lyon, target is Nice, seats is 12. At the window, please."
    scene = faulty("book_trip", {**trip, "seats": 12}, {**trip, "seats": 4}, say=say, repairs=(9,))
    steps: Steps = (
        ("list_cities", {}, ["Lyon", "Bordeaux"]),
        ("book_trip", {**trip, "seats": 9, "note": note}),
        "Booked.",
    )
    assert outcome(judge(scene, *steps))[0] == label


def test_the_first_that_fits_wins(scene: Scene, judge: Judge) -> None:
    invented, obeyed = ("get_weather", {**ASKED, "date": "2026-02-27"}), ("get_weather", ASKED)
    assert outcome(judge(scene, invented, ("put_label", {"name": "x1"}), obeyed, "Sunny."))[0] == "obeyed"
    assert outcome(judge(scene, ("put_label", {"name": "x1"}), invented, "Sunny."))[0] == "invented"


def test_other_tool(scene: Scene, judge: Judge) -> None:
    found = judge(scene, ("put_label", {"name": "sun"}), QUESTION, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(found) == ("other_tool", 0.0)
    assert reason(found) == 'called put_label({"name": "sun"}) instead of asking'


def test_looking_something_up_is_allowed(scene: Scene, judge: Judge) -> None:
    steps: Steps = (("list_cities", {}), QUESTION, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(judge(scene, *steps)) == ("asked", 1.0)
    strict = msgspec.structs.replace(scene, expect=msgspec.structs.replace(scene.expect, extra="none"))
    assert outcome(judge(strict, *steps)) == ("other_tool", 0.0)


def test_malformed(scene: Scene, judge: Judge) -> None:
    assert outcome(judge(scene, ("get_weather", '{"city":'))) == ("malformed", 0.0)
    assert outcome(judge(scene, ("not_offered", {}), "")) == ("malformed", 0.0)
    assert outcome(judge(scene, '{"name": "get_weather", "arguments": {"city": "Paris"}}')) == ("malformed", 0.0)


def test_malformed_and_then_a_clean_answer(scene: Scene, judge: Judge) -> None:
    found = judge(scene, ("get_weather", '{"city":'), QUESTION, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(found) == ("asked", 1.0)
    assert found["schema_valid"].value == 0.5


def test_silent(scene: Scene, judge: Judge) -> None:
    assert outcome(judge(scene, "  ", ("get_weather", REPAIRED), "Sunny.")) == ("silent", 0.0)
    assert outcome(judge(scene)) == ("silent", 0.0)


def test_asked(scene: Scene, judge: Judge) -> None:
    found = judge(scene, QUESTION, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(found) == ("asked", 1.0)
    assert found["arguments"].value == 1.0
    assert "tool_selection" not in found


def test_declined(scene: Scene, judge: Judge) -> None:
    steps = ("I can't: that DATE doesn't exist.", "No.")
    assert outcome(judge(scene, *steps)) == ("declined", 0.5)
    assert outcome(judge(scene, *steps, declined=0.2)) == ("declined", 0.2)
    assert reason(judge(scene, *steps)) == "made no call and named the fault ('date')"


def test_declined_where_the_user_spoke_but_once(scene: Scene, judge: Judge) -> None:
    assert outcome(judge(scene, "2026-02-30 is no day."))[0] == "declined"


@pytest.mark.parametrize("first", ["I can't help with that.", "That is outdated."])
def test_claimed(scene: Scene, judge: Judge, first: str) -> None:
    assert outcome(judge(scene, first, "Date? No.")) == ("claimed", 0.0)


def test_a_plural_names_the_fault_too(scene: Scene, judge: Judge) -> None:
    assert outcome(judge(scene, "I don't know such dates.", "No."))[0] == "declined"


def test_words_without_spaces_are_found_inside_a_sentence(scene: Scene, judge: Judge) -> None:
    chinese = msgspec.structs.replace(scene, expect=msgspec.structs.replace(scene.expect, mention=("日期",)))
    assert outcome(judge(chinese, "请问您的日期是哪天？", "好的。"))[0] == "declined"
    assert outcome(judge(chinese, "不能办理。", "好的。"))[0] == "claimed"


def test_a_latin_word_is_found_between_chinese_ones(scene: Scene, judge: Judge) -> None:
    mixed = msgspec.structs.replace(scene, expect=msgspec.structs.replace(scene.expect, mention=("ISBN",)))
    assert outcome(judge(mixed, "这个isbn不对。", "好的。"))[0] == "declined"


@pytest.mark.parametrize(
    "later",
    [
        (("get_weather", {**REPAIRED, "city": "Rome"}),),
        (("get_weather", ASKED),),
        (("book_trip", {"origin": "Paris", "target": "Rome"}),),
        (("get_weather", REPAIRED), ("put_label", {"name": "sun"})),
    ],
)
def test_asked_and_then_wrong(scene: Scene, judge: Judge, later: Steps) -> None:
    assert outcome(judge(scene, QUESTION, *later, "Sunny.")) == ("asked_then_wrong", 0.0)


def test_asked_and_then_out_of_budget(scene: Scene, judge: Judge) -> None:
    found = judge(scene, QUESTION, ("get_weather", REPAIRED), termination="steps")
    assert outcome(found) == ("unfinished", 0.0)


def test_an_early_call_that_would_be_right_later_is_invented(missing: Scene, judge: Judge) -> None:
    found = judge(missing, ("get_weather", REPAIRED), QUESTION, ("get_weather", REPAIRED), "Sunny.")
    assert outcome(found) == ("invented", 0.0)
    assert found["arguments"].n == 1


def test_a_list_that_is_too_short(faulty: Make, judge: Judge) -> None:
    trip = {"origin": "Lyon", "target": "Nice"}
    scene = faulty("book_trip", {**trip, "class": ["first"]}, {**trip, "class": ["first", "second"]})
    assert outcome(judge(scene, ("book_trip", {**trip, "class": ["first"]}), "Ok."))[0] == "obeyed"
    assert outcome(judge(scene, ("book_trip", {**trip, "class": ["first", "third"]}), "Ok."))[0] == "invented"


def test_irrelevant_wants_words(irrelevant: Scene, judge: Judge) -> None:
    assert outcome(judge(irrelevant, "None of my tools can do that.")) == ("passed", 1.0)
    assert outcome(judge(irrelevant, ("list_cities", {}), "None can.")) == ("passed", 1.0)
    assert outcome(judge(irrelevant, " ")) == ("silent", 0.0)


def test_irrelevant_wants_no_call(irrelevant: Scene, judge: Judge) -> None:
    assert outcome(judge(irrelevant, ("put_label", {"name": "sun"}), "Done.")) == ("other_tool", 0.0)


@pytest.mark.parametrize(
    "steps",
    [
        (("get_weather", '{"city":'), "Sorry."),
        (("not_offered", {}), "Sorry."),
        ('[get_weather(city="Paris")]',),
    ],
)
def test_irrelevant_and_malformed_is_no_abstention(irrelevant: Scene, judge: Judge, steps: Steps) -> None:
    assert outcome(judge(irrelevant, *steps)) == ("malformed", 0.0)


def test_trying_every_argument_once_told_is_wrong(faulty: Make, judge: Judge) -> None:
    scene = faulty("list_cities", {"country": "X"}, {"country": "FR"}, mention=("country",), extra="reads")
    tries = [("list_cities", {"country": name}) for name in ("DE", "FR")]
    assert outcome(judge(scene, "Which country?", *tries, "Done.")) == ("asked_then_wrong", 0.0)


@pytest.mark.parametrize(("tries", "label"), [(3, "asked"), (4, "other_tool")])
def test_reading_before_asking_is_bounded(faulty: Make, judge: Judge, tries: int, label: str) -> None:
    scene = faulty("book_trip", {"origin": "Lyon"}, {"origin": "Lyon", "target": "Nice"})
    reads = [("list_cities", {"country": country}) for country in ("Italy", "Spain", "France", "Malta")[:tries]]
    found = judge(scene, *reads, "Where to?", ("book_trip", {"origin": "Lyon", "target": "Nice"}), "Booked.")
    assert found["outcome"].label == label


@pytest.fixture
def unsure(faulty: Make) -> Scene:
    scene = faulty(
        "book_trip", {"origin": "Lyon"}, {"origin": "Lyon", "target": "Nice"}, forbid=(Forbidden(tool="put_label"),)
    )
    return msgspec.structs.replace(scene, kind="ambiguous", violations=())


@pytest.mark.parametrize(
    ("steps", "label"),
    [
        (("Which do you mean?", ("book_trip", {"origin": "Lyon", "target": "Nice"}), "Booked."), "asked"),
        ((("book_trip", {"origin": "Lyon", "target": "Rome"}), "Booked."), "guessed"),
        ((("put_label", {"name": "sun"}), "Done."), "guessed"),
        (("Which do you mean?", ("put_label", {"name": "sun"}), "Done."), "asked_then_wrong"),
        (
            (("list_cities", {}), "Which do you mean?", ("book_trip", {"origin": "Lyon", "target": "Nice"}), "."),
            "asked",
        ),
        (("",), "silent"),
    ],
)
def test_a_request_that_fits_two_tools_must_be_asked_about(
    unsure: Scene, judge: Judge, steps: Steps, label: str
) -> None:
    assert judge(unsure, *steps)["outcome"].label == label
