"""A wish for a string in, strings that satisfy it out, the most plausible first."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from random import Random

from seer.sample import regex
from seer.sample.about import about as about_of
from seer.sample.ask import Ask
from seer.sample.documented import documented
from seer.sample.errors import SampleError
from seer.sample.lengths import stretch
from seer.sample.making import FORMS, of_topic, shuffled
from seer.sample.placeholders import is_placeholder
from seer.sample.pools import Row, rows, words
from seer.sample.topics import singular, tokenise
from seer.schema import ecma
from seer.schema.formats import FORMATS
from seer.words.bag import bag
from seer.words.chinese_words import translated
from seer.words.en import VERBS
from seer.words.english_grammar import AMBIGUOUS

LONGEST = 20_000
"""Longest string that is made; a schema that demands more has no sample."""
_TRIES = 60
_PATIENCE = 20
PLACED = frozenset(Row._fields)
_QUOTED = re.compile(
    r"(?:e\.g\.|i\.e\.|for example|possible values include|only supported value is|"
    r"for instance|such as|in the format|example:|例如|比如)[,:：]?\s*"
    r"(?:`([^`]{1,40})`|\"([^\"]{1,40})\"|'([^']{1,40})'|“([^”]{1,40})”)",
    re.IGNORECASE,
)
_PROBES = (
    ("date", "2026-06-15"),
    ("datetime", "2026-06-15T09:00:00Z"),
    ("email", "maria@example.com"),
    ("url", "https://example.com/reports"),
    ("uuid", "7c9e6679-7425-40de-944b-e07fc1f90ae7"),
    ("phone", "+12025550143"),
    ("clock", "09:30"),
    ("version", "2.4.1"),
    ("ip", "192.0.2.10"),
    ("number", "48213"),
)


def strings(ask: Ask) -> Iterator[str]:
    """Give distinct strings that satisfy the keywords, most plausible first. Ends where no more are known."""
    seen: set[str] = set()
    odd: list[str] = []
    for layer, patience in _layers(ask):
        for text in _patient(layer, ask, patience):
            if text in seen:
                continue
            seen.add(text)
            if text == text.strip() != "":
                yield text
            else:
                odd.append(text)
    yield from sorted(odd, key=len, reverse=True)


def _patient(layer: Iterator[str], ask: Ask, patience: int) -> Iterator[str]:
    """Give what fits, until so many in a row don't: a pool that has no chance is left early."""
    misses = 0
    for text in layer:
        if fits(ask.words, text):
            misses = 0
            yield text
        else:
            misses += 1
        if misses > patience:
            return


def place_of(ask: Ask) -> str:
    """Give what a property says of the place that all of its object speak of; nothing where it says nothing."""
    about = about_of(ask)
    return about if about in PLACED and "examples" not in ask.words else ""


def fits(words_: dict[str, object], text: str) -> bool:
    """Say whether a string satisfies the keywords on strings, as far as Python can tell."""
    if not int(words_.get("minLength", 0)) <= len(text) <= words_.get("maxLength", LONGEST):  # type: ignore[operator, call-overload]
        return False
    judge = FORMATS.get(str(words_.get("format", "")))
    if judge is not None and not judge(text):
        return False
    for pattern in words_.get("pattern", ()):  # type: ignore[attr-defined]
        compiled = ecma.compiled(pattern)
        if compiled is not None and not compiled.found(text):
            return False
    return True


def _layers(ask: Ask) -> Iterator[tuple[Iterator[str], int]]:
    """Give the sources of strings, each with the misfits in a row after which it is left."""
    yield _own(ask), _TRIES
    known = FORMS.get(str(ask.words.get("format", "")))
    if known is not None:
        yield islice(known(ask), _TRIES), _PATIENCE
    about = about_of(ask)
    if about == "version" and _DATED.fullmatch(str(ask.words.get("default", ""))):
        yield iter((ask.words["default"],)), 1
    yield islice(of_topic(about, ask), 2 * _TRIES), _PATIENCE
    if ask.words.get("pattern"):
        yield _probed(ask), _PATIENCE
    if isinstance(ask.words.get("default"), str) and not is_placeholder(ask.words["default"]):
        yield iter((ask.words["default"],)), 1
    if not words(about, ask.locale):
        yield _named(ask), _PATIENCE
    if not about:
        yield shuffled(ask, "word"), _PATIENCE
    yield _built(ask, about), _TRIES


_SIDES = frozenset({"at", "by", "from", "in", "on", "to"})
"""Last words of a name after which a thing is left out."""
_CODES = frozenset({"code", "gid", "id", "ids", "key", "number", "sid", "uid", "uuid"})
_NUMBERED = bag("aisle bay block desk door exit gate hall lane level lot rack row section shelf table ward wing zone")
"""Things that people tell apart by letters."""
_TEXT = re.compile(r"\b(?:phrase|sentence|text|words)\b|文本|文字|内容", re.IGNORECASE)
_DOMAIN = re.compile(r"\^?\(?([a-z_]+)\)?\\\.")
_COUNTED = frozenset({"id", "number", "token"})
"""What is made up of letters and digits."""
_DATED = re.compile(r"\d{4}-\d\d-\d\d")
"""A version that is told by its day."""
_LONG = 30
"""Characters from which on nothing but sentences is as long as that."""


def _own(ask: Ask) -> Iterator[str]:
    """Give what the specification itself shows, or lists in words."""
    examples = ask.words.get("examples", [])
    shown = [text for text in examples if isinstance(text, str)] if isinstance(examples, list) else []
    if isinstance(ask.words.get("example"), str):
        shown.append(ask.words["example"])
    shown = [text for text in dict.fromkeys(shown) if text.strip() and text.isprintable() and not is_placeholder(text)]
    if len(shown) > 1:
        ask.shuffle(shown, "examples")
    yield from shown
    described = str(ask.words.get("description", ""))
    listed = [value for value in documented(described) if value != ask.name] if not shown else []
    if listed:
        ask.random("listed").shuffle(listed)
    yield from sorted(listed, key=lambda value: not value.isalpha())
    if described[:8].lower() == "whether ":
        yield from shuffled(ask, "answer")
    yield from _quoted(described[:1_000])


@lru_cache(maxsize=16384)
def _quoted(description: str) -> tuple[str, ...]:
    """Give the values that a description quotes."""
    found = (next(text for text in groups if text) for groups in _QUOTED.findall(description))
    return tuple(
        text for text in found if text.isprintable() and not set("{}<>") & set(text) and not is_placeholder(text)
    )


def _named(ask: Ask) -> Iterator[str]:
    """Give names of one of several things, as people number them: "door B" for a door; else what refers to one."""
    tokens = tokenise(ask.name)
    if not tokens or not (tokens[-1].isascii() and tokens[-1].isalpha()) or tokens[-1] in _CODES | _SIDES:
        return
    if len(tokens) == 1 and tokens[0] in VERBS - AMBIGUOUS:
        return
    noun = singular(tokens[-1])
    if noun not in _NUMBERED:
        yield from of_topic("text" if _TEXT.search(str(ask.words.get("description", ""))) else "id", ask)
        return
    letters = list("ABCDEFGH")
    ask.shuffle(letters, "named")
    said = translated(noun) if ask.locale.startswith("zh") else noun
    yield from (f"{said}{'' if ask.locale.startswith('zh') else ' '}{letter}" for letter in letters if said)


def _probed(ask: Ask) -> Iterator[str]:
    """Give values of a well-known form that the pattern describes, if it doesn't admit just anything."""
    if fits({"pattern": ask.words["pattern"]}, "plain words"):
        return
    yield from _entities(ask)
    for about, probe in _PROBES:
        if fits({"pattern": ask.words["pattern"]}, probe):
            yield from islice(of_topic(about, ask), _TRIES)


def _entities(ask: Ask) -> Iterator[str]:
    """Give what a pattern wants that begins with a word and a point: "light.kitchen"."""
    for pattern in ask.words["pattern"]:
        domain = _DOMAIN.match(pattern)
        if domain is not None:
            yield from (f"{domain[1]}.{room.replace(' ', '_')}" for room in shuffled(ask._replace(locale="en"), "part"))


def _built(ask: Ask, about: str) -> Iterator[str]:
    low, high = int(ask.words.get("minLength", 0)), int(ask.words.get("maxLength", LONGEST))
    if low > min(high, LONGEST):
        return
    for number, pattern in enumerate(ask.words.get("pattern", ())):
        random = ask.random(f"pattern {number}")
        if low > regex.LONGEST:
            yield from _pumped(pattern, random, low)
            continue
        for _ in range(_TRIES):
            try:
                yield regex.build(pattern, random, shortest=low, longest=high)
            except SampleError:
                break
    yield from _sized(ask, about, low, high)


def _pumped(pattern: str, random: Random, size: int) -> Iterator[str]:
    """Give a match made as long as it must be by one of its characters, which may or may not fit then."""
    try:
        text = regex.build(pattern, random)
    except SampleError:
        return
    for place in range(len(text), 0, -1):
        yield text[:place] + text[place - 1] * (size - len(text)) + text[place:]


def _lengthened(text: str, low: int) -> str:
    """Give an id as many digits as it lacks."""
    return (text + text[-5:] * low)[:low] if len(text) < low and text[-5:].isdigit() else text


def _sized(ask: Ask, about: str, low: int, high: int) -> Iterator[str]:
    """Give realistic words joined or cut to the length."""
    pool = list(words(about, ask.locale) or words("text" if min(low, high) >= _LONG else "word", ask.locale))
    ask.shuffle(pool, "sized")
    gap = "" if ask.locale.startswith("zh") else " "
    if about == "city":
        yield from (place for place in _settled(ask) if low <= len(place) <= high)
    if not any(low <= len(word) <= high for word in pool):
        yield from (word for other in ("thing", "word") for word in shuffled(ask, other) if low <= len(word) <= high)
    if about in _COUNTED and low > 1:
        yield from (_lengthened(text, low) for text in islice(of_topic(about, ask), _TRIES))
    for start in range(len(pool)):
        yield stretch(pool[start:] + pool[:start], low=low, high=high, gap=gap)


def _settled(ask: Ask) -> Iterator[str]:
    """Give cities with short names, then those with what they lie in; in Chinese, then as they are written abroad."""
    yield from shuffled(ask, "town")
    yield from _addressed(ask)
    abroad = ask._replace(locale="en")
    if ask.locale.startswith("zh"):
        yield from shuffled(abroad, "town")
        yield from _addressed(abroad)
    yield from (f"{row.city}, {row.region}, {row.country}." for row in rows("en"))


def _addressed(ask: Ask) -> Iterator[str]:
    """Give cities with what they lie in, as people write them where a name alone may be taken for another."""
    found = list(rows(ask.locale))
    ask.shuffle(found, "addressed")
    for row in found:
        if ask.locale.startswith("zh"):
            yield from (row.country + row.city, row.country + row.region + row.city)
        else:
            yield from (
                f"{row.city}, {row.country}",
                f"{row.city}, {row.region}",
                f"{row.city}, {row.country_code}",
                f"{row.city}, {row.region}, {row.country}",
                f"{row.city}, {row.region}, {row.country_code}",
                f"{row.city}, {row.postcode}, {row.country}",
                f"{row.postcode} {row.city}, {row.region}, {row.country}",
            )
