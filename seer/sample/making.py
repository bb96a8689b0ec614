"""Wish for a string of a topic or format in, such strings out: pool words, and ids, dates and addresses made up."""

import base64
import re
from collections.abc import Callable, Iterator
from uuid import UUID

from seer.sample import dates
from seer.sample.ask import Ask
from seer.sample.points import coordinates
from seer.sample.pools import words
from seer.sample.topics import singular, tokenise
from seer.words.bag import bag
from seer.words.en import VERBS

_TRIES = 60
_DATED = re.compile(r"\b20\d\d-\d\d-\d\d\b(?!T)")
"""A version that is told by its day."""


def of_topic(about: str, ask: Ask) -> Iterator[str]:
    """Give values of a topic."""
    made = _MADE.get(about)
    if made is not None:
        yield from made(ask)
    elif about:
        yield from shuffled(ask, about)


def shuffled(ask: Ask, about: str) -> Iterator[str]:
    """Give the words of a topic in the order of this place."""
    pool = list(words(about, ask.locale))
    ask.shuffle(pool, about)
    yield from pool


UNNAMED = "REF"
"""What ids begin with that name nothing in particular."""


def _ids(ask: Ask) -> Iterator[str]:
    """Give ids whose letters come from what they name: ORD-10472 for an order, CA and 32 digits for a call's SID."""
    tokens = [token for token in tokenise(ask.name) if token not in _ID_WORDS]
    about = [token for token in tokenise(ask.noun) if token not in VERBS]
    tokens = [token for token in tokens if token not in _HOLLOW] if about else tokens
    told = None if tokens else _OF_WHAT.match(str(ask.words.get("description", "")))
    about = [told[1].lower()] if told and told[1].lower() not in _ANY else about
    noun = singular(tokens[-1]) if tokens else singular(about[-1]) if about else ""
    letters = "".join(char for char in noun.upper() if char.isascii() and char.isalpha())
    random = ask.random("id")
    if len(tokens) < len(tokenise(ask.name)) and tokenise(ask.name)[-1] in _SIDS and len(letters) > 1:
        yield from (f"{letters[:2]}{random.getrandbits(128):032x}" for _ in range(_TRIES))
    letters = _SHORT.get(noun, letters[:3]) or UNNAMED
    for _ in range(_TRIES):
        yield f"{letters}-{random.randrange(10_000, 99_999)}"


_SIDS = frozenset({"sid", "sids"})
"""Words for ids that are two letters and many digits."""
_SHORT = {"customer": "CUST", "message": "MSG", "session": "SES", "user": "USR", "usergroup": "GRP"}
_OF_WHAT = re.compile(
    r"(?:the |an? )?(?:unique )?(?:id|identifier|uuid) of (?:the|an?) (\w+)"
    r"(?=$|[.,;]| (?:to|that|which|for|in|from)\b)",
    re.IGNORECASE,
)
"""What a description says that a mere id is of."""
_HOLLOW = bag("item name object param query value")
"""Words that an id isn't called after where it is known what it is of."""
_ANY = _HOLLOW | bag("entity record resource")
_ID_WORDS = bag("id ids identifier key code number no num ref reference uid sid gid by pk arn uuid guid")


def _uuids(ask: Ask) -> Iterator[str]:
    random = ask.random("uuid")
    while True:
        yield str(UUID(int=random.getrandbits(128), version=4))


def _hex(ask: Ask, *, size: int) -> Iterator[str]:
    random = ask.random("hex")
    while True:
        yield f"{random.getrandbits(4 * size):0{size}x}"


def _paths(ask: Ask) -> Iterator[str]:
    yield from shuffled(ask._replace(locale="en"), "slug")


_PICTURES = bag("avatar emoji icon image logo photo picture thumbnail")


def _urls(ask: Ask) -> Iterator[str]:
    tokens = {*tokenise(ask.name), *tokenise(ask.noun), *tokenise(ask.scope)}
    image = not tokens.isdisjoint(_PICTURES)
    for slug in _paths(ask):
        yield f"https://example.com/{slug}.png" if image else f"https://example.com/{slug}"


def _phones(ask: Ask) -> Iterator[str]:
    """Give numbers as people write them; then the same in the forms that schemas ask for, before patience is lost."""
    phones = list(shuffled(ask, "phone"))
    yield from phones[:_WRITTEN]
    for at, phone in enumerate(phones):
        area, exchange, line = phone.split("-")[1:]
        yield phone.replace("-", "")
        yield f"{area}{exchange}{line}"
        yield f"({area}) {exchange}-{line}"
        yield f"{area}-{exchange}-{line}"
        yield f"+1 ({area}) {exchange}-{line}"
        if not at and ask.words.get("pattern"):
            yield from (f"{exchange}-{line}", "13800138000", "+8613800138000")
        yield phone


_WRITTEN = 8


def _addresses(ask: Ask) -> Iterator[str]:
    random = ask.random("ip")
    while True:
        yield f"192.0.2.{random.randrange(1, 255)}"


def _ip6(ask: Ask) -> Iterator[str]:
    random = ask.random("ip6")
    while True:
        yield f"2001:db8::{random.randrange(1, 0xFFFF):x}"


def _encoded(ask: Ask) -> Iterator[str]:
    for text in shuffled(ask._replace(locale="en"), "text"):
        yield base64.b64encode(text.encode()).decode()


def _amounts(ask: Ask) -> Iterator[str]:
    random = ask.random("amount")
    while True:
        yield f"{random.randrange(5, 480)}.{random.randrange(10, 100)}"


def _versions(ask: Ask) -> Iterator[str]:
    yield from _DATED.findall(str(ask.words.get("description", "")))
    if "-" in ask.name:
        yield from (f"{dates.moment(ask.now).year - back}-{month:02}-01" for back in (0, 1) for month in (3, 1, 5, 2))
    random = ask.random("version")
    for _ in range(_TRIES):
        yield f"{random.randrange(1, 6)}.{random.randrange(10)}.{random.randrange(10)}"
    yield from (f"v{number}" for number in range(1, 10))


def _releases(ask: Ask) -> Iterator[str]:
    yield from (f"v{text}" for text in _versions(ask) if text[0] != "v")


def _digits(ask: Ask, *, low: int, high: int) -> Iterator[str]:
    random = ask.random("digits")
    while True:
        yield str(random.randint(low, high))


def _numbers(ask: Ask) -> Iterator[str]:
    """Give numbers that are no quantities, of five digits or of others where these don't fit."""
    random = ask.random("digits")
    for digits in (5, 3, 2, 4, 8, 10, 7, 9, 6, 12):
        for _ in range(_TRIES // 6):
            yield str(random.randrange(10 ** (digits - 1), 10**digits))


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
    ask.shuffle(choices, "method")
    yield from choices


def _sku(ask: Ask) -> Iterator[str]:
    random = ask.random("isbn")
    while True:
        yield f"978-0-{random.randrange(10_000, 99_999)}-{random.randrange(100, 999)}-{random.randrange(10)}"


def _comparisons(ask: Ask) -> Iterator[str]:
    """Give pairs of branches as a comparison writes them."""
    heads = [branch for branch in shuffled(ask, "branch") if branch != "main"]
    yield from (f"main...{head}" for head in heads)


def _cells(ask: Ask) -> Iterator[str]:
    """Give cells of a sheet."""
    random = ask.random("cell")
    late = bool({"end", "last", "to"} & set(tokenise(ask.name)))
    columns, rows = ("DEFGH", range(12, 30)) if late else ("ABC", range(1, 12))
    for _ in range(_TRIES):
        yield f"{random.choice(columns)}{random.choice(rows)}"


def _stamps(ask: Ask) -> Iterator[str]:
    """Give seconds since 1970 with six digits, as messages are told apart by."""
    random = ask.random("stamp")
    for second in dates.stamps(ask):
        yield f"{second}.{random.randrange(1_000_000):06}"


def _ledger(ask: Ask, *, size: int) -> Iterator[str]:
    """Give addresses and keys of a ledger; none belongs to anybody, as far as chance can tell."""
    yield from (f"0x{text}" for text in _hex(ask, size=size))


def _stores(ask: Ask) -> Iterator[str]:
    """Give where files lie in a store of objects, whose parts may be called by a domain."""
    buckets = words("domain", "en")
    yield from (f"s3://{buckets[at % len(buckets)]}/{path}" for at, path in enumerate(shuffled(ask, "path")))


def _files(ask: Ask, *, about: str) -> Iterator[str]:
    """Give files of the kind that the name, the tool or the description tells, or of any."""
    said = " ".join((ask.name, ask.noun, ask.scope, str(ask.words.get("description", ""))[:_READ])).lower()
    ending = next((ending for sign, ending in _ENDINGS.items() if sign in said), "")
    for text in shuffled(ask, about):
        stem, _, own = text.rpartition(".")
        yield text if not ending or own == ending else f"{stem}.{ending}"


_READ = 160
_ENDINGS = {
    "excel": "xlsx",
    "workbook": "xlsx",
    "worksheet": "xlsx",
    "spreadsheet": "xlsx",
    "docx": "docx",
    "pdf": "pdf",
    "csv": "csv",
    "powerpoint": "pptx",
    "mp4": "mp4",
    "video": "mp4",
    "mp3": "mp3",
    "audio": "mp3",
    "screenshot": "png",
    "image": "png",
    "photo": "jpg",
    "zip": "zip",
    "sqlite": "db",
}
"""Endings of files, by what is said of them."""


_Maker = Callable[[Ask], Iterator[str]]
_MADE: dict[str, _Maker] = {
    "age": lambda ask: _digits(ask, low=19, high=68),
    "amount": _amounts,
    "callback": _callbacks,
    "basic_datetime": lambda ask: dates.clocks(ask, form="%Y%m%dT%H%M%SZ"),
    "card_expiry": lambda ask: dates.clocks(ask, form="%m/%Y"),
    "cell": _cells,
    "comparison": _comparisons,
    "coordinates": coordinates,
    "clock": lambda ask: dates.clocks(ask, form="%H:%M"),
    "count": lambda ask: _digits(ask, low=2, high=12),
    "date": dates.days,
    "datetime": dates.datetimes,
    "decimal": _amounts,
    "duration": _durations,
    "element": lambda ask: shuffled(ask._replace(place=ask.around), "element"),
    "list_element": lambda ask: shuffled(ask._replace(place=ask.around), "list_element"),
    "element_ref": lambda ask: (f"e{number}" for number in _digits(ask, low=3, high=60)),
    "encoded": _encoded,
    "filename": lambda ask: _files(ask, about="filename"),
    "hex": lambda ask: _hex(ask, size=16),
    "id": _ids,
    "ip": _addresses,
    "isbn": _sku,
    "limit": lambda ask: _digits(ask, low=5, high=50),
    "media": lambda ask: _files(ask, about="media"),
    "md5": lambda ask: _hex(ask, size=32),
    "method": _methods,
    "number": _numbers,
    "month": lambda ask: dates.clocks(ask, form="%Y-%m"),
    "page": lambda ask: _digits(ask, low=2, high=12),
    "path": lambda ask: _files(ask, about="path"),
    "percent": lambda ask: _digits(ask, low=5, high=60),
    "phone": _phones,
    "private_key": lambda ask: _ledger(ask, size=64),
    "rating": lambda ask: _digits(ask, low=1, high=5),
    "release": _releases,
    "rfc2822": dates.mail_dates,
    "s3": _stores,
    "sha": lambda ask: _hex(ask, size=40),
    "sha256": lambda ask: _hex(ask, size=64),
    "signed_headers": lambda _ask: iter(("host;x-amz-date", "content-type;host;x-amz-date", "host")),
    "signing": lambda _ask: iter(("AWS4-HMAC-SHA256",)),
    "spaced_datetime": lambda ask: dates.clocks(ask, form="%Y-%m-%d %H:%M:%S"),
    "stamp": _stamps,
    "temperature": lambda ask: _digits(ask, low=2, high=35),
    "time": lambda ask: dates.clocks(ask, form="%H:%M"),
    "token": _tokens,
    "transaction_hash": lambda ask: _ledger(ask, size=64),
    "url": _urls,
    "uuid": _uuids,
    "version": _versions,
    "wallet": lambda ask: _ledger(ask, size=40),
    "weight": lambda ask: _digits(ask, low=2, high=80),
    "width": lambda ask: _digits(ask, low=200, high=1_600),
    "year": lambda ask: dates.clocks(ask, form="%Y"),
}
FORMS: dict[str, _Maker] = {
    "date": dates.days,
    "date-time": dates.datetimes,
    "time": lambda ask: dates.clocks(ask, form="%H:%M:%SZ"),
    "duration": dates.durations,
    "email": lambda ask: shuffled(ask, "email"),
    "idn-email": lambda ask: shuffled(ask, "email"),
    "hostname": lambda ask: shuffled(ask, "domain"),
    "idn-hostname": lambda ask: shuffled(ask, "domain"),
    "ipv4": _addresses,
    "ipv6": _ip6,
    "uri": _urls,
    "iri": _urls,
    "uri-reference": _urls,
    "iri-reference": _urls,
    "uri-template": _urls,
    "uuid": _uuids,
    "byte": _encoded,
    "binary": lambda ask: _files(ask, about="filename"),
    "json-pointer": lambda ask: (f"/{field}" for field in shuffled(ask, "field")),
    "relative-json-pointer": lambda ask: (f"1/{field}" for field in shuffled(ask, "field")),
    "regex": lambda ask: (f"^{slug}$" for slug in _paths(ask)),
}
