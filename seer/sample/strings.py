"""A wish for a string in, strings that satisfy it out, the most plausible first."""

import base64
import re
from collections.abc import Callable, Iterator
from itertools import islice
from uuid import UUID

from seer.sample import dates, regex
from seer.sample.ask import Ask
from seer.sample.errors import SampleError
from seer.sample.pools import Row, table, words
from seer.sample.topics import bag, singular, tokenise, topic
from seer.schema import ecma
from seer.schema.formats import FORMATS

LONGEST = 20_000
"""Longest string that is made; a schema that demands more has no sample."""
_TRIES = 60
PLACED = frozenset(Row._fields)
_QUOTED = re.compile(
    r"(?:e\.g\.|i\.e\.|for example|for instance|such as|example:|例如|比如)[,:：]?\s*"
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
)


def strings(ask: Ask) -> Iterator[str]:
    """Give distinct strings that satisfy the keywords, most plausible first. Ends where no more are known."""
    seen: set[str] = set()
    odd: list[str] = []
    for text in _layers(ask):
        if text not in seen and fits(ask.words, text):
            seen.add(text)
            if text == text.strip() != "":
                yield text
            else:
                odd.append(text)
    yield from sorted(odd, key=len, reverse=True)


def placed(ask: Ask) -> str | None:
    """Give a value from the place that all properties of the object speak of, if this one speaks of places."""
    about = _about(ask)
    if about not in PLACED or "examples" in ask.words:
        return None
    found = str(getattr(ask.row(), about))
    return found if fits(ask.words, found) else None


def fits(words_: dict[str, object], text: str) -> bool:
    """Say whether a string satisfies the keywords on strings, as far as Python can tell."""
    if not int(words_.get("minLength", 0)) <= len(text) <= words_.get("maxLength", LONGEST):  # type: ignore[operator, call-overload]
        return False
    judge = FORMATS.get(str(words_.get("format", "")))
    if judge is not None and not judge(text):
        return False
    for pattern in words_.get("pattern", ()):  # type: ignore[attr-defined]
        compiled = ecma.compiled(pattern)
        if compiled is not None and not compiled.search(text):
            return False
    return True


def _layers(ask: Ask) -> Iterator[str]:
    yield from _own(ask)
    known = _FORMATS.get(str(ask.words.get("format", "")))
    if known is not None:
        yield from islice(known(ask), _TRIES)
    about = _about(ask)
    yield from islice(of_topic(about, ask), _TRIES)
    if ask.words.get("pattern"):
        yield from _probed(ask)
    if isinstance(ask.words.get("default"), str):
        yield ask.words["default"]
    if not about:
        yield from _shuffled(ask, "word")
    yield from _built(ask, about)


def _about(ask: Ask) -> str:
    """Give the topic; a bare name or title is that of what its object is about."""
    about = topic(ask.name, format_=str(ask.words.get("format", "")), description=str(ask.words.get("description", "")))
    if about in ("name", "") and ask.noun and len(tokenise(ask.name)) == 1:
        thing = topic(ask.noun)
        return thing if thing in table("en") and thing not in _VAGUE else about
    return about


_VAGUE = frozenset(
    {"status", "query", "text", "message", "field", "comment", "note", "description", "username", "email"}
)


def _own(ask: Ask) -> Iterator[str]:
    """Give what the specification itself shows."""
    examples = ask.words.get("examples", [])
    shown = [text for text in examples if isinstance(text, str)] if isinstance(examples, list) else []
    if isinstance(ask.words.get("example"), str):
        shown.append(ask.words["example"])
    shown = [text for text in dict.fromkeys(shown) if text.strip() and text.isprintable()]
    ask.random("examples").shuffle(shown)
    yield from shown
    for groups in _QUOTED.findall(str(ask.words.get("description", ""))[:1_000]):
        text = next(text for text in groups if text)
        if text.isprintable() and not set("{}<>") & set(text):
            yield text


def of_topic(about: str, ask: Ask) -> Iterator[str]:
    """Give values of a topic."""
    made = _MADE.get(about)
    if made is not None:
        yield from made(ask)
    elif about:
        yield from _shuffled(ask, about)


def _shuffled(ask: Ask, about: str) -> Iterator[str]:
    pool = list(words(about, ask.locale))
    ask.random(about).shuffle(pool)
    yield from pool


def _probed(ask: Ask) -> Iterator[str]:
    """Give values of a well-known form that the pattern describes, if it doesn't admit just anything."""
    if fits({"pattern": ask.words["pattern"]}, "plain words"):
        return
    for about, probe in _PROBES:
        if fits({"pattern": ask.words["pattern"]}, probe):
            yield from islice(of_topic(about, ask), _TRIES)


def _built(ask: Ask, about: str) -> Iterator[str]:
    low, high = int(ask.words.get("minLength", 0)), int(ask.words.get("maxLength", LONGEST))
    if low > min(high, LONGEST):
        return
    for number, pattern in enumerate(ask.words.get("pattern", ())):
        random = ask.random(f"pattern {number}")
        for _ in range(_TRIES):
            try:
                yield regex.build(pattern, random, shortest=low, longest=high)
            except SampleError:
                break
    yield from _sized(ask, about, low, high)


def _sized(ask: Ask, about: str, low: int, high: int) -> Iterator[str]:
    """Give realistic words joined or cut to the length."""
    pool = list(words(about, ask.locale)) if words(about, ask.locale) else list(words("word", ask.locale))
    ask.random("sized").shuffle(pool)
    gap = "" if ask.locale.startswith("zh") else " "
    for start in range(len(pool)):
        yield stretch(pool[start:] + pool[:start], low=low, high=high, gap=gap)


def stretch(pool: list[str], *, low: int, high: int, gap: str) -> str:
    """Join words until the least length is reached, then cut at the greatest, with no space at the end."""
    text = pool[0]
    turn = 1
    while len(text) < low:
        text += gap + pool[turn % len(pool)]
        turn += 1
    text = text[:high] if len(text) > high else text
    return text[:-1] + "s" if text.endswith(" ") else text


def _ids(ask: Ask) -> Iterator[str]:
    """Give ids whose letters come from what they name: ORD-10472 for an order."""
    tokens = [token for token in tokenise(ask.name) if token not in _ID_WORDS]
    noun = singular(tokens[-1]) if tokens else ask.noun
    letters = "".join(char for char in noun.upper() if char.isascii() and char.isalpha())[:3] or "REF"
    random = ask.random("id")
    for _ in range(_TRIES):
        yield f"{letters}-{random.randrange(10_000, 99_999)}"
    for _ in range(_TRIES):
        yield str(random.randrange(10_000, 99_999))


_ID_WORDS = bag("id ids identifier key code number no num ref reference uid sid by pk arn uuid guid")


def _uuids(ask: Ask) -> Iterator[str]:
    random = ask.random("uuid")
    while True:
        yield str(UUID(int=random.getrandbits(128), version=4))


def _hex(ask: Ask, *, size: int) -> Iterator[str]:
    random = ask.random("hex")
    while True:
        yield f"{random.getrandbits(4 * size):0{size}x}"


def _paths(ask: Ask) -> Iterator[str]:
    yield from _shuffled(ask._replace(locale="en"), "slug")


def _urls(ask: Ask) -> Iterator[str]:
    tokens = set(tokenise(ask.name))
    image = bool(tokens & {"image", "avatar", "icon", "photo", "picture", "logo", "thumbnail"})
    for slug in _paths(ask):
        yield f"https://example.com/{slug}.png" if image else f"https://example.com/{slug}"


def _phones(ask: Ask) -> Iterator[str]:
    yield from _shuffled(ask, "phone")
    yield from (phone.replace("-", "") for phone in _shuffled(ask, "phone"))


def _addresses(ask: Ask) -> Iterator[str]:
    random = ask.random("ip")
    while True:
        yield f"192.0.2.{random.randrange(1, 255)}"


def _ip6(ask: Ask) -> Iterator[str]:
    random = ask.random("ip6")
    while True:
        yield f"2001:db8::{random.randrange(1, 0xFFFF):x}"


def _encoded(ask: Ask) -> Iterator[str]:
    for text in _shuffled(ask._replace(locale="en"), "text"):
        yield base64.b64encode(text.encode()).decode()


def _amounts(ask: Ask) -> Iterator[str]:
    random = ask.random("amount")
    while True:
        yield f"{random.randrange(5, 480)}.{random.randrange(10, 100)}"


def _versions(ask: Ask) -> Iterator[str]:
    random = ask.random("version")
    for _ in range(_TRIES):
        yield f"{random.randrange(1, 6)}.{random.randrange(10)}.{random.randrange(10)}"
    yield from (f"v{number}" for number in range(1, 10))


def _digits(ask: Ask, *, low: int, high: int) -> Iterator[str]:
    random = ask.random("digits")
    while True:
        yield str(random.randint(low, high))


def _callbacks(ask: Ask) -> Iterator[str]:
    for slug in _paths(ask):
        yield f"https://example.com/hooks/{slug}"


def _tokens(ask: Ask) -> Iterator[str]:
    for text in _hex(ask, size=12):
        yield f"tok-{text}"


def _durations(ask: Ask) -> Iterator[str]:
    yield from dates.durations(ask)


def _methods(ask: Ask) -> Iterator[str]:
    choices = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    ask.random("method").shuffle(choices)
    yield from choices


def _sku(ask: Ask) -> Iterator[str]:
    random = ask.random("isbn")
    while True:
        yield f"978-0-{random.randrange(10_000, 99_999)}-{random.randrange(100, 999)}-{random.randrange(10)}"


_Maker = Callable[[Ask], Iterator[str]]
_MADE: dict[str, _Maker] = {
    "age": lambda ask: _digits(ask, low=19, high=68),
    "amount": _amounts,
    "callback": _callbacks,
    "clock": lambda ask: dates.clocks(ask, form="%H:%M"),
    "count": lambda ask: _digits(ask, low=2, high=12),
    "date": dates.days,
    "datetime": dates.datetimes,
    "decimal": _amounts,
    "duration": _durations,
    "hex": lambda ask: _hex(ask, size=16),
    "id": _ids,
    "ip": _addresses,
    "isbn": _sku,
    "limit": lambda ask: _digits(ask, low=5, high=50),
    "method": _methods,
    "month": lambda ask: dates.clocks(ask, form="%Y-%m"),
    "page": lambda ask: _digits(ask, low=2, high=12),
    "percent": lambda ask: _digits(ask, low=5, high=60),
    "phone": _phones,
    "rating": lambda ask: _digits(ask, low=1, high=5),
    "rfc2822": dates.mail_dates,
    "sha": lambda ask: _hex(ask, size=40),
    "temperature": lambda ask: _digits(ask, low=2, high=35),
    "time": lambda ask: dates.clocks(ask, form="%H:%M"),
    "token": _tokens,
    "url": _urls,
    "uuid": _uuids,
    "version": _versions,
    "weight": lambda ask: _digits(ask, low=2, high=80),
    "width": lambda ask: _digits(ask, low=200, high=1_600),
    "year": lambda ask: dates.clocks(ask, form="%Y"),
}
_FORMATS: dict[str, _Maker] = {
    "date": dates.days,
    "date-time": dates.datetimes,
    "time": lambda ask: dates.clocks(ask, form="%H:%M:%SZ"),
    "duration": dates.durations,
    "email": lambda ask: _shuffled(ask, "email"),
    "idn-email": lambda ask: _shuffled(ask, "email"),
    "hostname": lambda ask: _shuffled(ask, "domain"),
    "idn-hostname": lambda ask: _shuffled(ask, "domain"),
    "ipv4": _addresses,
    "ipv6": _ip6,
    "uri": _urls,
    "iri": _urls,
    "uri-reference": _urls,
    "iri-reference": _urls,
    "uri-template": _urls,
    "uuid": _uuids,
    "byte": _encoded,
    "binary": lambda ask: _shuffled(ask, "text"),
    "json-pointer": lambda ask: (f"/{field}" for field in _shuffled(ask, "field")),
    "relative-json-pointer": lambda ask: (f"1/{field}" for field in _shuffled(ask, "field")),
    "regex": lambda ask: (f"^{slug}$" for slug in _paths(ask)),
}
