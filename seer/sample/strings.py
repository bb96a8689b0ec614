"""A wish for a string in, strings that satisfy it out, the most plausible first."""

import re
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import NamedTuple

from seer.records import Object
from seer.sample import regex
from seer.sample.about import about as about_of
from seer.sample.about import is_identified
from seer.sample.ask import Ask
from seer.sample.documented import documented, quoted
from seer.sample.errors import SampleError
from seer.sample.harmless import is_real
from seer.sample.instances import instances
from seer.sample.magnitudes import codes
from seer.sample.making import FORMS, of_topic, shuffled
from seer.sample.placeholders import is_placeholder
from seer.sample.pools import Row, words
from seer.sample.sizes import LONGEST, lengths, sized
from seer.sample.sources import Origin
from seer.sample.topics import singular, tokenise
from seer.schema import ecma
from seer.schema.formats import FORMATS
from seer.words.bag import bag
from seer.words.chinese_words import translated
from seer.words.en import VERBS
from seer.words.english_grammar import AMBIGUOUS

_TRIES = 60
_OF_STRINGS = frozenset({"format", "maxLength", "minLength", "pattern"})
_QUOTED = 2
_PATIENCE = 20
_SAID = frozenset({"example", "described", "default"})
"""Where values come from that the author gave."""
PLACED = frozenset(Row._fields)
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
    ("phone", "(202) 555-0143"),
    ("phone", "202-555-0143"),
    ("phone", "13800138000"),
    ("ssn", "987-65-4321"),
    ("domain", "mail.example.com"),
    ("number", "48213"),
)


def strings(ask: Ask) -> Iterator[str]:
    """Give distinct strings that satisfy the keywords, most plausible first. Ends where no more are known."""
    seen: set[str] = set()
    odd: list[str] = []
    real: list[str] = []
    for layer in layers(ask):
        for text in _patient(layer.values, ask, layer.patience):
            if text in seen:
                continue
            seen.add(text)
            if layer.origin not in _SAID and is_real(text):
                real.append(text)
            elif text == text.strip() != "":
                yield text
            else:
                odd.append(text)
    yield from sorted(odd, key=len, reverse=True)
    if len(real) == len(seen):
        yield from real


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


def fits(words_: Object, text: str) -> bool:
    """Say whether a string satisfies the keywords on strings, as far as Python can tell."""
    if _OF_STRINGS.isdisjoint(words_):
        return len(text) <= LONGEST
    if not words_.get("minLength", 0) <= len(text) <= words_.get("maxLength", LONGEST):
        return False
    judge = FORMATS.get(str(words_.get("format", "")))
    if judge is not None and not judge(text):
        return False
    for pattern in words_.get("pattern", ()):
        compiled = ecma.compiled(pattern)
        if compiled is not None and not compiled.found(text):
            return False
    return True


class Layer(NamedTuple):
    """A source of strings, and the misfits in a row after which it is left."""

    origin: Origin
    values: Iterator[str]
    patience: int


def layers(ask: Ask) -> Iterator[Layer]:
    """Give the sources of strings, the most plausible first."""
    shown = _shown(ask)
    yield Layer("example", iter(shown), _TRIES)
    yield Layer("described", _described(ask, with_list=not shown), _TRIES)
    known = FORMS.get(str(ask.words.get("format", "")))
    if known is not None:
        yield Layer("format", islice(known(ask), _TRIES), _PATIENCE)
    about = about_of(ask)
    if about == "version" and _DATED.fullmatch(str(ask.words.get("default", ""))):
        yield Layer("default", iter((ask.words["default"],)), 1)
    if about in _LOOSE:
        yield Layer("described", _mentioned(ask), _PATIENCE)
    yield Layer("id" if about == "id" else "topic", islice(of_topic(about, ask), 2 * _TRIES), _PATIENCE)
    if about and ask.words.get("pattern"):
        yield Layer("topic", _shaped(ask, about), _PATIENCE)
    if not about:
        yield Layer("described", _mentioned(ask), _PATIENCE)
    if ask.words.get("pattern"):
        yield Layer("pattern", _probed(ask), _PATIENCE)
    if isinstance(ask.words.get("default"), str) and not is_placeholder(ask.words["default"]):
        yield Layer("default", iter((ask.words["default"],)), 1)
    if not words(about, ask.locale):
        yield Layer("stopgap", _named(ask), _PATIENCE)
    if not about:
        yield Layer("stopgap", shuffled(ask, "word"), _PATIENCE)
    yield Layer("pattern", _matching(ask, about), _TRIES)
    yield Layer("stopgap", sized(ask, about), _TRIES)


_LOOSE = bag(
    "category comparison_operator condition element field kind measure mode operator plan resource size status "
    "strategy style unit"
)
"""Topics whose words fit no special case as well as those that a description mentions."""
_CODED = bag("hex id number token uuid")
"""What is made up of letters and digits."""
_PREFIXING = "-_:.#/"
"""Signs at the end of what only begins something."""
_CODING = "0123456789abcdefghjkmnpqrstvwxyz"
_CODE = 14
_SIDES = frozenset({"at", "by", "from", "in", "on", "to"})
"""Last words of a name after which a thing is left out."""
_CODES = frozenset({"code", "gid", "id", "ids", "key", "number", "sid", "uid", "uuid"})
_NUMBERED = bag("aisle bay block desk door exit gate hall lane level lot rack row section shelf table ward wing zone")
"""Things that people tell apart by letters."""
_TEXT = re.compile(r"\b(?:phrase|sentence|text|words)\b|文本|文字|内容", re.IGNORECASE)
_WORD = re.compile(r"[A-Za-z0-9]+")
_DOMAIN = re.compile(r"\^?\(?([a-z_]+)\)?\\\.")
_DATED = re.compile(r"\d{4}-\d\d-\d\d")
"""A version that is told by its day."""


def _shown(ask: Ask) -> list[str]:
    """Give what the specification itself shows."""
    if "examples" not in ask.words and "example" not in ask.words:
        return []
    examples = ask.words.get("examples", [])
    shown = [text for text in examples if isinstance(text, str)] if isinstance(examples, list) else []
    if isinstance(ask.words.get("example"), str):
        shown.append(ask.words["example"])
    described = _bare(str(ask.words.get("description", "")))
    shown = [
        text
        for text in dict.fromkeys(_unquoted(text, ask) for text in shown)
        if text.strip() and text.isprintable() and not is_placeholder(text) and _bare(text) != described
    ]
    if len(shown) > 1:
        ask.shuffle(shown, "examples")
    return shown


def _mentioned(ask: Ask) -> Iterator[str]:
    """Give what the description mentions by the way, and the codes that it explains."""
    described = str(ask.words.get("description", ""))
    yield from instances(described)
    yield from map(str, codes(described))


def _bare(text: str) -> str:
    return text.strip(" .").casefold()


def _unquoted(text: str, ask: Ask) -> str:
    """Give an example without the quotes that it is shown in, where it may stand without."""
    bare = text[1:-1] if len(text) > _QUOTED and text[0] == text[-1] in "\"'" else text
    return bare if text[:1] not in bare and fits(ask.words, bare) else text


def _described(ask: Ask, *, with_list: bool) -> Iterator[str]:
    """Give what the description lists or quotes."""
    described = str(ask.words.get("description", ""))
    with_list = with_list and not is_identified(described)
    listed = [value for value in documented(described) if value != ask.name] if with_list else []
    if listed:
        ask.random("listed").shuffle(listed)
    yield from sorted(listed, key=lambda value: not value.isalpha())
    if described[:8].lower() == "whether ":
        yield from shuffled(ask, "answer")
    yield from quoted(described[:1_000])


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


def _shaped(ask: Ask, about: str) -> Iterator[str]:
    """Give words of a topic in the ways that names are written for programs: garden-fair, garden_fair, GardenFair."""
    for text in shuffled(ask._replace(locale="en"), about):
        parts = _WORD.findall(text)
        yield from (sign.join(parts).lower() for sign in "-_")
        yield "".join(part.capitalize() for part in parts)
        yield "_".join(parts).upper()


def _probed(ask: Ask) -> Iterator[str]:
    """Give values of a well-known form that the pattern describes, if it doesn't admit just anything."""
    if fits({"pattern": ask.words["pattern"]}, "plain words"):
        return
    yield from _entities(ask)
    for about, probe in () if fits({"pattern": ask.words["pattern"]}, "plainword") else _PROBES:
        if fits({"pattern": ask.words["pattern"]}, probe):
            yield from islice(of_topic(about, ask), _TRIES)


def _entities(ask: Ask) -> Iterator[str]:
    """Give what a pattern wants that begins with a word and a point: "light.kitchen"."""
    for pattern in ask.words["pattern"]:
        domain = _DOMAIN.match(pattern)
        if domain is not None:
            yield from (f"{domain[1]}.{room.replace(' ', '_')}" for room in shuffled(ask._replace(locale="en"), "part"))


def _matching(ask: Ask, about: str) -> Iterator[str]:
    """Give what is built from the pattern."""
    low, high = lengths(ask)
    if low > min(high, LONGEST):
        return
    for number, pattern in enumerate(ask.words.get("pattern", ())):
        random = ask.random(f"pattern {number}")
        if low > regex.LONGEST:
            yield from _pumped(pattern, random, low)
            continue
        bare: list[str] = []
        for turn in range(_TRIES):
            try:
                made = regex.build(pattern, random, shortest=low, longest=high, is_code=about in _CODED)
            except SampleError:
                break
            if made[-1:] in _PREFIXING and made.strip(_PREFIXING):
                yield from _prolonged(made, turn, ask, about)
                bare.append(made)
            else:
                yield made
        yield from bare


def _prolonged(prefix: str, turn: int, ask: Ask, about: str) -> Iterator[str]:
    """Give what a pattern wants to begin with with something behind it: a code for what is known by one, else a word.

    What may not be longer is sorted out by whoever asks.
    """
    tokens = tokenise(ask.name)
    if about in _CODED or (tokens and tokens[-1] in _CODES):
        random = ask.random(f"prefix {turn}")
        yield prefix + "".join(random.choice(_CODING) for _ in range(_CODE))
    else:
        named = list(islice(shuffled(ask._replace(locale="en"), "word"), turn + 1))
        yield from (f"{prefix}{word}" for word in named[turn:])


def _pumped(pattern: str, random: Random, size: int) -> Iterator[str]:
    """Give a match made as long as it must be by one of its characters, which may or may not fit then."""
    try:
        text = regex.build(pattern, random)
    except SampleError:
        return
    for place in range(len(text), 0, -1):
        yield text[:place] + text[place - 1] * (size - len(text)) + text[place:]
