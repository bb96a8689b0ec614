"""Name, format and description of a property in, what it is about out."""

from functools import lru_cache

from seer.sample.hints import hinted
from seer.sample.property_names import HEADS, PAIRS
from seer.words.bag import bag
from seer.words.names import split

_READ = 200
"""As much of a description as tells what a property is about."""
_BY_HEAD = {
    word: about
    for about, _, words in (line.partition(": ") for line in HEADS.strip().splitlines())
    for word in words.split()
}
_PAIRS = {
    tuple(pair.split()): about
    for about, _, pairs in (line.partition(": ") for line in PAIRS.strip().splitlines())
    for pair in pairs.split(", ")
}
_KINDS = bag(
    "action activity animal category document device dish event field format genre industry ingredient job measure "
    "mime payment product role room service shop size unit vehicle"
)
"""Topics whose words are kinds themselves: a room type is a room; others' kinds have words of their own."""
_TECHNICAL = bag(
    "bucket class cluster container database db function image index key namespace network node pool queue schema "
    "secret stream table variable "
    "circuit connection datasource definition deployment disk gateway interface machine peering pipeline pod policy "
    "registry replica snapshot subnet vm"
)
"""Things with names of one plain word; others have names like titles."""
_GENERIC = frozenset(
    {"name", "names", "value", "values", "string", "text", "list", "type", "label", "title", "info", "param"}
)
_EDGES = bag(
    "start end begin finish from to min max since until before after new old first last current default by at on "
    "in of for the a b an is is_ one two first second target source next previous prev dest destination origin "
    "total primary secondary"
)
_DATES = bag(
    "start end since until before after begin from to at on expires expiry due deadline departure arrival "
    "checkin checkout birth created updated modified expiration"
)
_FORMATS = {
    "phone-number": "phone",
    "phone": "phone",
    "iso-country-code": "country_code",
    "country-code": "country_code",
    "currency": "currency",
    "color": "colour",
    "language": "language_code",
    "password": "password",
    "date-time-rfc-2822": "rfc2822",
    "url": "url",
    "http-url": "url",
    "http-method": "method",
    "decimal": "decimal",
    "timezone": "timezone",
    "google-datetime": "datetime",
    "endpoint": "url",
    "hex": "hex",
    "mime-type": "mime",
    "locale": "locale_code",
    "path": "path",
    "duration": "duration",
}
PEOPLE = bag(
    "billing cardholder candidate child contact creator display employee guest guardian holder legal maiden middle "
    "parent passenger patient person player preferred real recipient sender shipping signer staff student teacher "
    "traveler traveller visitor"
)
"""What has the name of a person; other things have plain words for a name."""
PERSONS = PEOPLE | bag(
    "applicant attendee author caller customer driver employee friend host invitee lead manager me member owner "
    "participant profile subscriber tenant user volunteer worker writer"
)
"""What a bare name beside it is that of a person."""
DESTINATIONS = bag("arrival dest destination dropoff end to")
"""What tells where something ends."""


@lru_cache(maxsize=16384)
def topic(name: str, *, format_: str = "", description: str = "") -> str:
    """Give the topic of a string property; the empty topic where nothing is known."""
    if format_ in _FORMATS:
        return _FORMATS[format_]
    tokens = tokenise(name)
    found = _of_tokens(tokens)
    return hinted(found, description[:_READ]) if description else found


@lru_cache(maxsize=16384)
def tokenise(name: str) -> tuple[str, ...]:
    """Give the words of a name in lower case."""
    return tuple(word.lower() for word in split(name))


def _of_tokens(tokens: tuple[str, ...]) -> str:
    if not tokens:
        return ""
    joined = "_".join(tokens)
    if joined in _BY_HEAD:
        return _BY_HEAD[joined]
    pair = tokens[-2:]
    if len(pair) > 1 and (paired := _PAIRS.get((pair[0], pair[1])) or _PAIRS.get((pair[0], singular(pair[1])))):
        return paired
    if len(tokens) > 1 and tokens[-1] == "at" and tokens[-2] not in _EDGES:
        return "datetime"
    if len(tokens) > 1 and tokens[-1] in _GENERIC:
        return _generic(*tokens[-2:])
    return _by_head(tokens[-1]) or _edge(tokens)


def owned(owner: str, head: str) -> bool:
    """Say whether a name means something of its own where it belongs to a thing: the type of a chart."""
    return (singular(owner), head) in _PAIRS


def _generic(owner: str, head: str) -> str:
    """Give the topic of a name, a type, a value or a list of something."""
    if head in ("name", "names"):
        return _named(owner)
    if head == "title":
        return "title"
    known = _by_head(owner)
    if head == "type":
        return known if known in _KINDS else "kind"
    return known or _by_head(head)


def _named(owner: str) -> str:
    """Give the topic of the name of something: a person's, that of its kind, or plain words."""
    if owner in PEOPLE:
        return "name"
    if owner in _TECHNICAL:
        return _by_head(owner) if _by_head(owner) in _TECHNICAL else "slug"
    return _by_head(owner) or ("name" if owner in _EDGES else "thing")


def _by_head(word: str) -> str:
    if word == "name":
        return "name"
    return _BY_HEAD.get(word) or _BY_HEAD.get(singular(word), "")


def _edge(tokens: tuple[str, ...]) -> str:
    rest = tuple(token for token in tokens if token not in _EDGES)
    if rest and rest != tokens:
        return _of_tokens(rest)
    return "datetime" if len(tokens) == 1 and tokens[0] in _DATES else ""


def singular(word: str) -> str:
    """Give the singular of a regular English plural."""
    if word.endswith("ies") and len(word) > 4:  # noqa: PLR2004 - "ties", "pies" stay
        return word[:-3] + "y"
    if word.endswith(("ses", "xes", "ches", "shes")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us", "is")) else word
