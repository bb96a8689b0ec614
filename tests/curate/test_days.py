from datetime import date, timedelta
from random import Random

import pytest

from seer.curate._days import Calendar, today_of
from seer.curate.prove import prove
from seer.curate.read import Reading, read
from seer.generate import generate
from seer.records import Source, Tool, Wording
from seer.scene.compose import Composer
from seer.scene.days import relative
from seer.scene.statements import Statement
from seer.words.grammar import grammar
from seer.words.wordbook import Wordbook, wordbook

MONDAY = "2026-06-15T09:00:00Z"
VISIT = Tool(
    name="book_visit",
    spec_name="book_visit",
    description="Book a visit.",
    parameters={
        "type": "object",
        "properties": {
            "day": {"type": "string", "format": "date"},
            "backup": {"type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}$"},
            "printed": {"type": "string", "description": "As YYYY-MM-DD"},
            "free": {"type": "string"},
            "moment": {"type": "string", "format": "date-time", "description": "YYYY-MM-DD and a time"},
            "loose": {"type": "string", "pattern": r"\d"},
        },
        "required": ["day"],
    },
    wording={
        "zh": Wording(
            intents=("预约参观",),
            labels={"/day": ("日期",), "/backup": ("备用日期",), "/printed": ("印刷日",), "/free": ("备注",),
                    "/moment": ("时刻",), "/loose": ("代码",)},
        )
    },
    source=Source(path="visit.yaml", format="tool_registry", pointer=""),
)  # fmt: skip


def told(text: str, *, locale: str = "en", now: str = MONDAY) -> Reading:
    return read(text, VISIT, locale=locale, now=now)


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("today", "2026-06-15"),
        ("Tomorrow", "2026-06-16"),
        ("the day after tomorrow", "2026-06-17"),
        ("yesterday", "2026-06-14"),
        ("the day before yesterday", "2026-06-13"),
        ("5 days from today", "2026-06-20"),
        ("4 days ago", "2026-06-11"),
        ("3 weeks from today", "2026-07-06"),
        ("Friday of this week", "2026-06-19"),
        ("Friday of next week", "2026-06-26"),
        ("um, tomorrow", "2026-06-16"),
        ("2026-06-30, no wait, tomorrow", "2026-06-16"),
    ],
)
def test_a_day_is_counted_from_today_on(said: str, day: str) -> None:
    reading = told(f"Book a visit. The day is {said}, and the free is “x”.")
    assert (reading.arguments, reading.trouble) == ({"day": day, "free": "x"}, ())
    assert len(reading.counted) == 1
    assert told(f"Book a visit. Day: {said}.").arguments == {"day": day}


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("今天", "2026-06-15"), ("明天", "2026-06-16"), ("后天", "2026-06-17"), ("大后天", "2026-06-18"),
        ("昨天", "2026-06-14"), ("前天", "2026-06-13"), ("5天后", "2026-06-20"), ("4天前", "2026-06-11"),
        ("3周后", "2026-07-06"), ("本周五", "2026-06-19"), ("下周五", "2026-06-26"), ("下周一", "2026-06-22"),
    ],
)  # fmt: skip
def test_so_it_is_in_chinese(said: str, day: str) -> None:
    reading = told(f"请预约参观，日期是{said}，备注是“x”。", locale="zh")
    assert (reading.arguments, reading.trouble) == ({"day": day, "free": "x"}, ())
    assert told(f"请预约参观，日期设为{said}。", locale="zh").arguments == {"day": day}


def test_the_other_way_round_it_is_counted_too() -> None:
    reading = told("Book a visit. Please use tomorrow as the day.")
    assert (reading.arguments, reading.counted) == ({"day": "2026-06-16"}, ("tomorrow",))


@pytest.mark.parametrize(
    "said", ["next Friday", "this Friday", "Friday", "Sunday of next week", "in 3 days", "next week"]
)
def test_what_may_be_one_day_or_another_is_never_read_as_one(said: str) -> None:
    reading = told(f"Book a visit. The day is {said}.")
    assert not reading.counted
    assert reading.arguments.get("day") in {None, said}


def test_today_is_the_day_of_the_zone_that_is_told() -> None:
    assert told("Book a visit. Day: tomorrow.", now="2026-06-20T23:30:00-05:00").arguments == {"day": "2026-06-21"}
    assert told("Book a visit. Day: Saturday of next week.", now="2026-06-21T09:00:00Z").arguments == {
        "day": "2026-06-27"
    }
    for never in ("", "soon"):
        assert told("Book a visit. Day: tomorrow.", now=never).arguments == {"day": "tomorrow"}
    assert today_of("9999-12-31T00:00:00Z") is not None
    assert not told("Book a visit. Day: tomorrow.", now="9999-12-31T00:00:00Z").counted


def test_only_a_place_that_wants_a_day_in_one_form_takes_other_words_for_it() -> None:
    book = wordbook(VISIT, "en")
    assert isinstance(book, Wordbook)
    taken = {
        name: book.takes_day(f"/{name}") for name in ("day", "backup", "printed", "free", "moment", "loose", "gone")
    }
    assert taken == {
        "day": True, "backup": True, "printed": True, "free": False, "moment": False, "loose": False, "gone": False,
    }  # fmt: skip
    assert told("Book a visit. The day is 2026-06-15, the free is tomorrow.").arguments["free"] == "tomorrow"
    assert told("Book a visit. The day is “tomorrow”.").arguments == {"day": "tomorrow"}


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("weekday", range(7))
def test_every_way_that_the_writer_has_leads_back_to_the_day(locale: str, weekday: int) -> None:
    book, calendar = wordbook(VISIT, locale), Calendar(grammar(locale).days)
    assert isinstance(book, Wordbook)
    today = date(2026, 6, 15) + timedelta(days=weekday)
    ways = set()
    for away in range(-30, 60):
        for seed in range(6):
            day = (today + timedelta(days=away)).isoformat()
            plain = (Statement(pointer="/day", label="day", value=day, form="value"),)
            said = relative(plain, book, today=today.isoformat(), rng=Random(seed))
            if said is plain:
                assert away not in range(-10, 11)
                continue
            ways.add(said[0].value)
            found = calendar.day(said[0].value, 0, today)
            assert found == (day, len(said[0].value))
    assert len(ways) > 20


def test_tasks_that_count_days_are_tagged_and_proved() -> None:
    for locale in ("en", "zh"):
        composer = Composer([VISIT], locale=locale, seed=3, now=MONDAY, offered=8)
        cases = [case for case in generate(VISIT, seed=3, locale=locale, now=MONDAY) if case.valid]
        scenes = [scene for case in cases for scene in composer.compose(case) if not isinstance(scene, str)]
        fair = [scene for scene in scenes if prove(scene, {VISIT.name: VISIT}) is None]
        counted = [scene for scene in fair if told(scene.turns[0].say, locale=locale).counted]
        assert counted
        assert [scene for scene in fair if "relative_date" in scene.tags] == counted
        assert all(scene.kind in {"normal", "default"} for scene in counted)
