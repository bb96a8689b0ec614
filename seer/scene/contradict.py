"""Values by place and a tool's habits in, whether they speak against each other or against what is asked for out."""

from functools import lru_cache
from typing import TYPE_CHECKING

from seer.sample.pools import LOCALES, words
from seer.sample.topics import singular
from seer.schema.pointer import split as steps
from seer.words.bag import bag
from seer.words.core import is_identifying
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.records import Json
    from seer.sample.sources import Origin
    from seer.scene.habits import Habits

_GATHERINGS = bag("appointment call event meeting")
"""What begins and ends on one day."""
_STARTS = bag("begin from start")
_ENDS = bag("end finish to until")
_DATE = len("2026-06-15")
_LEAST = bag("least low lower min minimum")
_MOST = bag("high max maximum most upper")
_ASIDE = bag("desired target value")
"""Words of names that don't tell apart the bounds of one measure."""
_INDOORS = bag("ac climate conditioner conditioning hvac thermostat")
"""What keeps a room or a car at a temperature."""
_BEARABLE = {"c": (16, 30), "f": (60, 86)}
"""Temperatures of rooms, in °C and °F."""
_NEW_BRANCH = bag("branch name new")
_TRUNKS = frozenset({"main", "master"})
_WHOLE = bag("complete entire full whole")
_PARTS = bag("head tail")
_ELEMENTS = frozenset(word for locale in LOCALES for word in words("element", locale))
_MEMBERS = bag("entries items options rows")
_BODIES = bag("body content")
_MEDIA = {
    ending: kind
    for kind, endings in {
        "application": "docx json pdf xlsx zip",
        "audio": "mp3 wav",
        "image": "gif jpeg jpg png",
        "text": "csv html md txt",
        "video": "mp4",
    }.items()
    for ending in endings.split()
}
"""Top-level media types by the ending of a file's name."""
_SMALL = {"CLP": 500, "HUF": 100, "INR": 20, "JPY": 100, "KES": 20, "KRW": 1_000, "UYU": 20, "VND": 10_000}
"""About the least that people pay, by currencies of small worth."""
_SUMS = bag("amount budget cost fee price total value")
_NAMES = frozenset(word for locale in LOCALES for word in words("thing", locale))
"""Names for anything, where nothing is known of it."""
_NAMED = bag(
    """
    access account address agent alert app application area asset assistant attribute audience automation bank base
    batch bill board branch brand bucket budget bundle business call campaign card catalog category channel client
    cluster collection community company conference connection connector container content contract credential
    dashboard data database dataset department deployment destination device directory display document domain
    endpoint entity environment event experiment export facility feed field file filter flow folder form function
    gateway group hook host hub import index instance integration inventory invoice item job key label layer layout
    library license link list listener location mailbox member meeting menu metric milestone model monitor namespace
    network node note notebook object office order organisation organization page panel part partner party pipeline
    place plan playlist policy pool portal portfolio post profile program project property provider queue quota realm
    record region registry release report repository resource role room route rule sandbox schedule schema scope
    secret section segment sensor server service set setting sheet shop site source space stage stock store stream
    studio subscription survey system table tag target task team template tenant test ticket token topic trigger unit
    user vault version view volume warehouse webhook widget workflow workspace zone
    """
)
"""What may be called after an office, a season or a piece of work."""
_REPOSITORY = (("repo",), ("repository",))
_REPOSITORIES = frozenset(words("repository", "en"))
_TYPING = bag("fill select text type value")
"""What is done with fields of a page, and what they hold."""
_PRESSED = ("button", "icon", "link", "按钮", "图标", "链接")
_ROLES = {
    "checkbox": ("checkbox",), "combobox": ("list", "menu", "dropdown"), "radio": ("option", "radio"),
    "slider": ("slider",), "textbox": ("field", "box", "area"),
}  # fmt: skip
"""Sorts of fields of a page, each with the last words of what such a field is called."""
_LOCAL = bag("bicycling bike bus cycling metro subway transit walk walking 公交 步行 骑行")
"""Ways that lead about one city."""
_STATES = (("state",), ("status",))
_ENDED = bag("closed dismissed resolution resolved state status")
"""Words of names of why something was closed."""
_PERIODS = tuple(frozenset(one.split()) for one in ("last month", "this month", "today", "yesterday", "all time"))
"""Words of names of what is told of certain days alone."""
_CLOSED = bag("mode status visibility")
"""Last words of names of what is one of a few words, which only a schema tells."""


def contradict(told: "Sequence[tuple[str, Json]]", habits: "Habits") -> bool:
    """Tell values by place that can't all be meant: a meeting that lasts for weeks, a least above the most.

    Neither is a new branch called as the trunk is, a part asked for with the whole, a room as hot as an oven, a length
    or a media type of other content, nor what a list on a page holds where only the list is known.
    What is off has no level, an amount is worth something in its currency, and a text isn't given as HTML and plain.
    """
    strings = [(place, value) for place, value in told if isinstance(value, str)]
    numbers = [
        (place, value) for place, value in told if isinstance(value, int | float) and not isinstance(value, bool)
    ]
    return (
        _lasts_days(strings, habits)
        or _is_out_of_order(numbers)
        or _is_unbearable(numbers, strings, habits)
        or _is_of_other_length(numbers, strings)
        or (habits.sort == "make" and any(_is_trunk(place, value) for place, value in strings))
        or (not habits.words.isdisjoint(_WHOLE) and any(not _PARTS.isdisjoint(_words(place)) for place, _ in told))
        or _holds_unknown(strings)
        or _is_of_other_media(strings)
        or _is_off(numbers, strings, habits)
        or _is_of_small_coins(numbers, strings)
        or _is_said_twice(strings)
        or _is_of_repository(strings)
        or _is_no_field(strings, habits)
        or _is_far(strings, habits)
        or _is_reasoned(strings)
        or _is_of_other_time(strings, habits)
    )


def _is_of_other_time(strings: "Sequence[tuple[str, str]]", habits: "Habits") -> bool:
    """Tell a day that is said where the tool is for certain days: the records of the last month up to July."""
    if not any(one <= habits.words for one in _PERIODS):
        return False
    return any(_words(place)[-1:] == ("date",) and value[:4].isdecimal() for place, value in strings)


def _is_no_field(strings: "Sequence[tuple[str, str]]", habits: "Habits") -> bool:
    """Tell a button or a link where something is typed or chosen, or another field: a date picker as a checkbox."""
    if habits.words.isdisjoint(_TYPING):
        return False
    shown = [value.lower() for _, value in strings if value in _ELEMENTS]
    roles = {value for place, value in strings if value in _ROLES and _words(place)[-1:] in (("type",), ("role",))}
    return any(
        one.endswith(_PRESSED) or any(one.isascii() and not one.endswith(_ROLES[role]) for role in roles)
        for one in shown
    )


def _is_far(strings: "Sequence[tuple[str, str]]", habits: "Habits") -> bool:
    """Tell two cities between which nobody walks, rides or goes by bus."""
    cities = {value for place, value in strings if _words(place)[:1] == ("city",)}
    return len(cities) > 1 and not habits.words.isdisjoint(_LOCAL)


def _is_reasoned(strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell a reason why something was closed beside that it is open."""
    is_open = any(_words(place)[-1:] in _STATES and value == "open" for place, value in strings)
    return is_open and any(
        _words(place)[-1:] == ("reason",) and not _ENDED.isdisjoint(_words(place)) and value != "reopened"
        for place, value in strings
    )


def _is_of_repository(strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell a thing in a repository that is called as a repository is: the label "trail-maps" of another one."""
    return any(_words(place) in _REPOSITORY for place, _ in strings) and any(
        value in _REPOSITORIES and _words(place) == ("name",) for place, value in strings
    )


def _is_said_twice(strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell a text that is given in two forms, which are made apart: as HTML and plain."""
    names = {tuple(_words(place)) for place, _ in strings}
    return any(name[0] == "html" and name[1:] in names for name in names if len(name) > 1)


def is_guessed(place: str, origin: "Origin", value: str, habits: "Habits") -> bool:
    """Tell one of a few words that the schema doesn't list, an identifier for a file, and a name of something else."""
    name = _words(place)
    if origin in {"topic", "stopgap"}:
        return not _CLOSED.isdisjoint(name[-1:]) or (value in _NAMES and _is_odd_name(place, habits))
    return origin == "id" and habits.sort == "carry" and not is_identifying(_name(place)) and habits.words >= {*name}


def _is_odd_name(place: str, habits: "Habits") -> bool:
    """Tell a name for anything where nothing is named that people call so: a planet isn't called "Main Office"."""
    return _NAMED.isdisjoint({singular(word) for word in habits.words}) and _NAMED.isdisjoint(
        {singular(word) for word in _path(place)}
    )


def _lasts_days(strings: "Sequence[tuple[str, str]]", habits: "Habits") -> bool:
    if habits.words.isdisjoint(_GATHERINGS) or habits.sort not in {"make", "change"}:
        return False
    moments = [(set(_path(place)), value[:_DATE]) for place, value in strings if _is_moment(value)]
    starts = {day for names, day in moments if not _STARTS.isdisjoint(names)}
    ends = {day for names, day in moments if not _ENDS.isdisjoint(names)}
    return bool(starts and ends) and starts != ends


def _is_moment(value: str) -> bool:
    """Tell a day with a time of it."""
    return value[:4].isdecimal() and value[4:5] == "-" and ":" in value[_DATE:]


def _is_out_of_order(numbers: "Sequence[tuple[str, int | float]]") -> bool:
    found: dict[tuple[str, ...], dict[int, float]] = {}
    for place, value in numbers:
        name = ["temperature" if word == "temp" else word for word in _words(place)]
        rank = 0 if not _LEAST.isdisjoint(name) else 1 if _MOST.isdisjoint(name) else 2
        measure = tuple(word for word in name if word not in _LEAST | _MOST | _ASIDE)
        if measure:
            found.setdefault(measure, {})[rank] = value
    return any([one[rank] for rank in sorted(one)] != sorted(one.values()) for one in found.values())


def _is_unbearable(
    numbers: "Sequence[tuple[str, int | float]]", strings: "Sequence[tuple[str, str]]", habits: "Habits"
) -> bool:
    if habits.sort != "change" or habits.words.isdisjoint(_INDOORS):
        return False
    unit = next((value[:1].lower() for place, value in strings if "unit" in _words(place)), "c")
    low, high = _BEARABLE.get(unit, _BEARABLE["c"])
    return any(not low <= value <= high for place, value in numbers if {"temp", "temperature"} & {*_words(place)})


def _is_of_other_length(numbers: "Sequence[tuple[str, int | float]]", strings: "Sequence[tuple[str, str]]") -> bool:
    lengths = [value for place, value in numbers if _words(place) == ("content", "length")]
    bodies = [value for place, value in strings if not _BODIES.isdisjoint(_words(place)[-1:])] if lengths else []
    return any(length != len(body.encode()) for length in lengths for body in bodies)


def _is_trunk(place: str, value: str) -> bool:
    name = {*_words(place)}
    return "branch" in name and name <= _NEW_BRANCH and value in _TRUNKS


def _holds_unknown(strings: "Sequence[tuple[str, str]]") -> bool:
    is_shown = any(value in _ELEMENTS for _, value in strings)
    return is_shown and any(not _MEMBERS.isdisjoint(_path(place)[-1:]) for place, _ in strings)


def _is_of_other_media(strings: "Sequence[tuple[str, str]]") -> bool:
    types = {value.partition("/")[0] for place, value in strings if "mime" in _words(place)}
    if not types:
        return False
    files = {
        _MEDIA[ending]
        for place, value in strings
        if _words(place)[-1:] == ("filename",) or _words(place)[-2:] == ("file", "name")
        if (ending := value.rpartition(".")[2].lower()) in _MEDIA
    }
    return bool(files) and types != files


def _is_off(
    numbers: "Sequence[tuple[str, int | float]]", strings: "Sequence[tuple[str, str]]", habits: "Habits"
) -> bool:
    """Tell a level that is set on what is switched off."""
    if habits.sort != "change" or not numbers:
        return False
    return any(value.lower() == "off" and _words(place)[-1:] != ("id",) for place, value in strings)


def _is_of_small_coins(numbers: "Sequence[tuple[str, int | float]]", strings: "Sequence[tuple[str, str]]") -> bool:
    """Tell an amount for which nothing can be bought in its currency."""
    low = max((_SMALL.get(value, 0) for place, value in strings if "currency" in _path(place)), default=0)
    return any(value < low for place, value in numbers if not _SUMS.isdisjoint(_path(place)))


def _path(place: str) -> list[str]:
    return [word.lower() for token in steps(place) if not token.isdecimal() for word in split(token)]


def _name(place: str) -> str:
    return next((token for token in reversed(steps(place)) if not token.isdecimal()), "")


@lru_cache(maxsize=8192)
def _words(place: str) -> tuple[str, ...]:
    return tuple([word.lower() for word in split(_name(place))])
