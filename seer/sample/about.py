"""Wish for a string in, what the string is about out: a topic of the pools, by name, description and what it is of."""

import re
from functools import lru_cache

from seer.sample.ask import Ask
from seer.sample.last_words import Field
from seer.sample.otherwise import UNKNOWN, of_end, otherwise, side, spoken
from seer.sample.pools import table
from seer.sample.settings import placed
from seer.sample.topics import PERSONS, owned, singular, tokenise, topic
from seer.words.bag import bag

_ENDS = frozenset({"source", "destination", "target"})
"""Where something comes from or goes to: of a file, a path."""
_REFERRED = bag(
    """
    account alert assistant batch benefit card cardholder case certificate charge checkpoint claim container
    conversation dependency dependent dispute endpoint entry flight follower intent invoiceitem iteration membership
    milestone monitor parent participant payout person refund reminder request run session settlement shipment station
    subscriber thread transaction transfer usergroup view visit warning
    """
)
"""Things that people call by a number where nothing else is known of them."""
_PERSON = re.compile(
    r"\b(?:first|full|last|person|people|customer|guest|contact|employee|patient|cardholder|author|recipient|sender|"
    r"user|your) name\b|\bname of (?:the|a) (?:person|user|customer|guest|contact|employee|patient|author)\b|姓名|人名",
    re.IGNORECASE,
)
_HOLDER = re.compile(r"^(?:the |an? )?(?:card|account)[ -]?holder(?:['’]s)? name", re.IGNORECASE)
_NAME_OF = re.compile(r"\bname of (?:the|an?) (\w+)", re.IGNORECASE)
_IDENTIFIED = re.compile(
    r"^(?:the |an? |unique |your )*(?:[\w-]+(?:'s)? ){0,3}(?:ids?|identifiers?|gids?|sids?|uuids?)\b"
    r"(?= (?:of|for|to|that|which)\b|[.,;]|$)"
    r"|\bby (?:providing|specifying|passing) (?:its|the|their|an?) ids?\b"
    r"|^[^，。,;；]{0,12}(?:ID|id|编号|标识符?)(?=$|[，。,;；])",
    re.IGNORECASE,
)
"""Descriptions of what is called by an id."""
_CALLED = bag(
    """
    album app artist book bucket calendar camera category channel coin collection company container dataset
    device document event filename game group job library name network node organization permission place plan product
    project queue resource role room scene service shop song station stream table team template thing title
    topic vault vehicle volume
    """
)
"""Topics of things that a description may call by an id instead."""
_BY_ID = frozenset({"account", "location", "source"})
"""What a step of a path after its plural says which one is meant of: "/sources/{source}"."""
_ASKING = frozenset({"has", "is", "need", "needs", "should"})
"""First words of names of what is or isn't so."""
_STRUCTURED = re.compile(
    r"\b(?:JSON|XML|YAML)[- ](?:based|array|object|string|format(?:ted)?|encoded|content|data|document|text)\b"
    r"|\bin JSON|\barray of objects\b|格式为?[:：]?\s*\[?\{|^\s*\[\{",
    re.IGNORECASE,
)
"""Descriptions of texts that hold structures: no word stands for one."""
_PLAINLY = bag("email id name phone url username uuid")
"""What is written as it is, also where several may stand in one text."""
_SPELT = re.compile(
    r"\b(?:two|three|four|five|six|\d+)-digits?\b|\b\d+ *(?:[-–]|to) *\d+ +digits\b|\bdigits only\b"
    r"|\bnumeric (?:id|identifier)\b"
    r"|\bonly digits\b",
    re.IGNORECASE,
)
"""Descriptions of numbers that stand as text."""
_VALUES = bag("item new old string text value values")
"""Names that say nothing beside the name of what they belong to."""
_OWN = bag("custom display friendly full given new old short")
"""What stands before the name of the thing itself."""
_SWITCHED = re.compile(r"^(?:if|when|set to|whether) (?:present|set|['\"`]?true)\b", re.IGNORECASE)
_OWNED = frozenset({"code", "mode", "number", "type"})
"""Last words of names that the thing which they belong to may tell more of."""
_NEW = frozenset({"name", "new", "old"})
_VAGUE = frozenset(
    {"status", "query", "text", "message", "field", "comment", "note", "description", "username", "email", "sql"}
)


@lru_cache(maxsize=16384)
def is_identified(described: str) -> bool:
    """Say whether a description is that of an id: what it lists then is something else."""
    return _IDENTIFIED.search(described) is not None


@lru_cache(maxsize=16384)
def _is_structured(described: str) -> bool:
    return _STRUCTURED.search(described) is not None


@lru_cache(maxsize=16384)
def _is_spelt(described: str) -> bool:
    return _SPELT.search(described) is not None


def about(ask: Ask) -> str:
    """Give the topic; a bare name or title is that of what its object is about. The empty topic where nothing tells."""
    words = ask.words
    if words.get("default") in ("true", "false"):
        return "flag"
    return _about(ask.name, ask.noun, str(words.get("format", "")), str(words.get("description", "")), ask.scope)


@lru_cache(maxsize=16384)
def _about(name: str, noun: str, format_: str, described: str, scope: str) -> str:
    about = _plain(name, noun, format_, described, scope)
    owner = _owner(name) if about == "thing" else ""
    return placed(about, "", owner) if owner else placed(about, noun, scope, described)


def _owner(name: str) -> str:
    """Give what a name is the name of, where it says so itself."""
    tokens = tokenise(name)
    return "" if len(tokens) == 1 or tokens[-2] in _OWN else "_".join(tokens[:-1])


def _plain(name: str, noun: str, format_: str, described: str, scope: str) -> str:
    """Give the topic whatever the setting."""
    tokens = tokenise(name)
    last = tokens[-1] if tokens else ""
    field = Field(last, frozenset((*tokenise(noun), *tokenise(scope))), described)
    found = topic(name, format_=format_, description=described)
    if found not in _PLAINLY and not format_ and _is_structured(described):
        return ""
    if len(tokens) == 1 and last in _OWNED and not format_:
        found = topic(f"{noun}_{name}", description=described) or found if owned(noun, last) else found
    told = of_end(field) if name.lower() in _ENDS and found in {"city", "id", "source", ""} else ""
    told = told or (side(field) if tokens in (("from",), ("to",)) else "") or _instead(found, tokens, field)
    is_bare = found == "name" or (not found and last in _VALUES) or not tokens
    if not told and is_bare and noun and (len(tokens) <= 1 or _NEW.issuperset(tokens)):
        told = _of_noun(found, noun, described)
    if told == UNKNOWN:
        return ""
    if (told or found) in {"", "country_code", "email", "id"} and _is_spelt(described):
        return "number"
    if told or found:
        return told or found
    late = spoken(described)
    return otherwise(late, field) or late


def _instead(found: str, tokens: tuple[str, ...], field: Field) -> str:
    """Give a topic that fits better than that of the name alone; nothing where none is known."""
    if (found in _CALLED or not found) and field.last != "model" and is_identified(field.described):
        return "id"
    is_step = len(tokens) == 1 and field.last in _BY_ID and {field.last, f"{field.last}s"} <= field.nouns
    other = "id" if is_step else otherwise(found, field)
    if other or found or not tokens:
        return other
    if tokens[0] in _ASKING:
        return "answer"
    if _SWITCHED.match(field.described):
        return "flag"
    if field.last in {"from", "to"}:
        return side(field)
    return "id" if singular(field.last) in _REFERRED else ""


def _of_noun(about: str, noun: str, described: str) -> str:
    """Give what a bare name is the name of: a person, a kind of thing that has words, any other thing."""
    tokens = tokenise(noun)
    if about == "name" and {"conversation", "conversations"} & set(tokens):
        return "channel"
    own = _NAME_OF.search(described)
    called = (*(own.groups() if own else ()), noun, *reversed(tokens))
    if about == "name" and _HOLDER.search(described):
        return about
    found = next((thing for one in called if (thing := topic(one)) in table("en") and thing not in _VAGUE), "")
    if found or about != "name":
        return found or about
    return about if PERSONS & {singular(token) for token in tokens} or _PERSON.search(described) else "thing"


_VERBS = bag(
    "get list create update delete add set remove find search read write post put patch fetch retrieve send make "
    "by all show query cancel upload download start stop run the a an for of in to with from and my is check "
    "id ids rename verify"
)
_TOWARDS = frozenset({"for", "from", "in", "on", "with"})
"""Words in a name after which stands what isn't asked for itself."""


def subject(name: str) -> str:
    """Give what a tool is about: the last word of its name that is no verb, nor says what is wanted of the thing."""
    tokens = tokenise(name)
    end = next((at for at, token in enumerate(tokens) if at > 1 and token in _TOWARDS), len(tokens))
    before = tokens[: tokens.index("by")] if "by" in tokens[1:] else tokens[:end]
    nouns = [token for token in before if token not in _VERBS]
    telling = [token for token in nouns if token not in _OF_THINGS and len(token) > _ABBREVIATED and token.isalpha()]
    return singular((telling or nouns)[-1]) if nouns else ""


_ABBREVIATED = 2
_OF_THINGS = bag(
    "batch content contents data detail details full info information list metadata name names result results status "
    "statuses type types value values"
)
"""What is asked of a thing rather than being one."""
