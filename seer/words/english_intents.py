"""Tool in, English ways to ask for it out: "create a new pet in the store"."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from seer.words import en
from seer.words.clean import plain, sentence, sentences
from seer.words.english_grammar import AMBIGUOUS, RETURNING, articled, base, fixed_articles, imperative, lowered
from seer.words.english_mended import in_units, mended, one_of_two, qualified, undangled, unspecified
from seer.words.english_names import from_description, from_name, from_noun, from_path, from_steps
from seer.words.english_single import of_one
from seer.words.names import humanise, is_code, said, split

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from seer.records import Tool
    from seer.words.grammar import Grammar

MOST_WORDS = 12
MOST_INTENTS = 3
_KEPT = 4096
_SENTENCES = 3
"""Sentences of a description that are looked at, up to the first that makes a request."""
_PREFIX = re.compile(r"^[A-Z][\w-]*(?: [\w-]+){0,2}: (?=[A-Z])")
_WHERE = re.compile(r"^(?:For|In|On|With) [^,.]{3,40}, (?=[a-z])")
_EMPTY = re.compile(
    r"(?:get|list|look up|query|retrieve|show|submit|update)(?: (?:an?|the|all|my|some|more|full|detailed))*"
    r"(?: (?:data|details?|info|information|images?|output|request|response|results?|service|stuff|time|values?|"
    r"integrated|current|following|it|them|this))+(?: (?:by|for|of|from|with|in|to))?",
    re.IGNORECASE,
)
"""A request for nothing in particular."""
_CAPITALS = 2
"""Capitals in a product's name."""
_LETTERED = frozenset({"id", "ids", "url", "urls", "uri", "ip", "dns", "sms", "sql", "api"})
"""Words that are said by their letters, however they are written."""
_LOOKING = frozenset({"check", "find", "get", "list", "notify", "read", "return", "search", "show"})
"""Verbs of descriptions that don't tell what a call does that deletes."""
_LOOKS = frozenset({"fetch", "find", "get", "list", "read", "retrieve", "show"})
_PARTS = frozenset({"api", "endpoint", "endpoints", "management", "operation", "operations", "resource", "service"})
"""Last words of a description that names a part of the API."""
_SECOND = re.compile(r",? and (\w+s)\b.*$|,? or (\w+) (?:an?|the|that|whether)\b.*$")
_FINE = re.compile(r"[A-Za-z][A-Za-z'’-]*(?:/[A-Z]+)?(?:,? [A-Za-z][A-Za-z'’-]*(?:/[A-Z]+)?)*")
_ASIDE = re.compile(r"\s*\([^()]*\)|\s*\[[^\[\]]*\]")
_RECORDED = re.compile(r"^record (?=(?:the )?changes\b)", re.IGNORECASE)
"""What people say as the tool's name does: changes are committed."""
_KINDS = frozenset({"endpoint", "api", "operation", "method", "tool", "function"})
"""What a title may call the tool itself: people name what it does."""


def intents(tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar") -> tuple[str, ...]:
    """Give ways to ask for a tool: given ones, else from its title and description, else from its path or name."""
    known = {label.casefold() for label in labels}
    fine = _fine_ones(given, known, rules)
    if fine:
        return fine
    for options in (told, from_path, from_steps, _looked_for, from_name, from_description):
        fine = _fine_ones((of_one(one, tool) for one in options(tool)), known, rules)
        if fine:
            return fine[:MOST_INTENTS]
    return ()


def named(tool: "Tool") -> tuple[str, ...]:
    """Give what a tool's path or name asks for in English, where title and description say nothing."""
    for options in (from_path, from_steps, from_name):
        found = tuple(one for one in options(tool) if one and not _EMPTY.fullmatch(one))
        if found:
            return found
    return ()


def _fine_ones(options: "Iterable[str]", labels: set[str], rules: "Grammar") -> tuple[str, ...]:
    return tuple(one for one in dict.fromkeys(options) if one and _is_request(one, labels, rules))


def _looked_for(tool: "Tool") -> tuple[str, ...]:
    """Give a request for what a description names, where the tool only looks for that."""
    name = split(tool.spec_name or tool.name)
    if not any(part.lower() in _LOOKS for part in (*name[:1], *name[-1:])) or tool.effect in {"write", "destructive"}:
        return ()
    return tuple(
        asked
        for asked in from_description(tool)
        if not _nouns(tool).isdisjoint(asked.lower().split()[1:]) and asked.rpartition(" ")[2] not in _PARTS
    )


def told(tool: "Tool") -> tuple[str, ...]:
    """Give what title and description say, the more natural first."""
    method = tool.http.method if tool.http else None
    key = (tool.title, tool.description, tool.spec_name or tool.name, tool.effect, method)
    if key not in _known:
        if len(_known) >= _KEPT:
            _known.clear()
        _known[key] = tuple(_told(tool))
    return _known[key]


_known: dict[tuple[str | None, ...], tuple[str, ...]] = {}
"""What was found for tools, some of which are shown in several ways."""


def _told(tool: "Tool") -> "Iterator[str]":
    short = _first(_versions(sentence(tool.title or "")), tool)
    whole = next((asked for text in _openings(tool.description) if (asked := _first(_versions(text), tool))), "")
    yield from (whole, short) if whole and not whole.startswith(("get details", "use ")) else (short, whole)
    if not short and not whole:
        yield from_noun(tool)


def _openings(text: str) -> "Iterator[str]":
    """Give the first sentences of a description, each also without what goes before its verb."""
    for told in sentences(text, _SENTENCES):
        yield told
        for before in (_PREFIX, _WHERE):
            tail = before.sub("", told)
            if tail != told:
                yield tail


def _first(versions: "Iterator[str]", tool: "Tool") -> str:
    for version in versions:
        asked = _worded(version, tool)
        if asked:
            return asked
    return ""


def _versions(text: str) -> "Iterator[str]":
    """Give a sentence whole, then cut shorter and shorter."""
    text = _ASIDE.sub("", plain(text)).replace("\n", " ").strip(" .:;-–—")
    for stop in en.STOPS:
        text = text.split(stop, 1)[0]
    text = re.sub(r"\s+", " ", text).strip(" .,:;-–—")
    if not text:
        return
    yield text
    if "whether" in text or " if " in text[:20]:
        return
    for clause in en.CLAUSES:
        at = text.lower().find(clause, 8)
        if at > 0:
            yield text[:at]
    at = max((text.lower().find(clause, 8) for clause in en.CLAUSES), default=-1)
    if at > 0:
        yield text[:at]


def _worded(text: str, tool: "Tool") -> str:
    """Give the request that a sentence makes, or nothing where it can't be said."""
    nouns = _nouns(tool)
    asked = imperative(lowered(text, nouns=nouns), tool)
    if not asked or _contradicts(asked, tool):
        return ""
    named = _named(tool)
    asked = mended(one_of_two(_alone(unspecified(asked)), named), keeps_response="response" in named)
    asked = _RECORDED.sub("commit ", asked) if "commit" in named else asked
    words = [_plain_word(word, nouns) for word in asked.split()]
    if len(words) > 2 and words[-1].lower() in _KINDS - nouns:  # noqa: PLR2004 - verb and object stay
        words = words[:-1]
    asked = qualified(_finished(" ".join(words)), named)
    size = len(asked.split())
    if _EMPTY.fullmatch(asked):
        return ""
    return asked if 2 <= size <= MOST_WORDS and _fine(asked, nouns) else ""  # noqa: PLR2004 - a verb and its object


@lru_cache(maxsize=_KEPT)
def _finished(asked: str) -> str:
    """Give a request the articles and the units that it lacks, with nothing left to dangle."""
    return in_units(fixed_articles(articled(undangled(asked))))


def _contradicts(asked: str, tool: "Tool") -> bool:
    """Tell what another operation does: the description of `ListKeys` says "Create a key"."""
    first, second = ([part.lower() for part in split(tool.spec_name or tool.name)] + ["", ""])[:2]
    method, verb = tool.http.method if tool.http else "", asked.split(" ", 1)[0]
    if method == "GET" and first in _LOOKS and second not in en.VERBS:
        return verb in {"create", "add", "delete", "update", "remove"}
    return method == "DELETE" and verb in _LOOKING


def _alone(asked: str) -> str:
    """Cut a second thing that the tool is told to do: "… and returns its details", "… or ensure that it exists"."""
    second = _SECOND.search(asked)
    verb = base(second[1] or second[2]) if second else ""
    return asked[: second.start()] if second and verb and verb not in AMBIGUOUS - RETURNING else asked


def _named(tool: "Tool") -> frozenset[str]:
    """Give the words of a tool's name as they stand there."""
    return frozenset(part.lower() for part in split(tool.spec_name or tool.name))


def _nouns(tool: "Tool") -> frozenset[str]:
    """Give the words of a tool's name, each as singular too: what it is about is no proper noun."""
    return _words_of(tool.spec_name or tool.name)


@lru_cache(maxsize=_KEPT)
def _words_of(name: str) -> frozenset[str]:
    words = {part.lower() for part in split(name)}
    return frozenset(words | {en.singular(word) for word in words} | {en.pluralised(word) for word in words if word})


def _plain_word(word: str, nouns: frozenset[str]) -> str:
    """Say a word in camel case, or with several hyphens, in words; names of products stay."""
    if word.count("-") > 1:
        return word.replace("-", " ")
    if word.lower() in _LETTERED:
        return said(word)
    if "/" in word and word.replace("/", "").isalpha() and word.islower():
        return word.replace("/", " or ")
    if word.isalpha() and is_code(word) and word not in en.PROPER.values() and not _is_product(word, nouns):
        return humanise(word)
    return word


def _is_product(word: str, nouns: frozenset[str]) -> bool:
    """Tell a product, "SonarQube", from a type of the specification, "PaymentMethod": that is in the tool's name."""
    parts = split(word)
    if not word[:1].isupper() or len(parts) != _CAPITALS or parts[0].isupper():
        return False
    return not any(part.lower() in nouns for part in parts)


def _fine(asked: str, nouns: frozenset[str]) -> bool:
    return bool(_FINE.fullmatch(asked)) and not any(
        is_code(word) and not (word.replace("-", "").isalpha() and word.islower())
        for word in asked.replace(",", "").replace("/", "").split()
        if word not in en.PROPER.values() and not word.rstrip("s").isupper() and not _is_product(word, nouns)
    )


def _is_request(asked: str, labels: set[str], rules: "Grammar") -> bool:
    return not _EMPTY.fullmatch(asked) and not _reads_as_statement(asked, labels, rules)


def _reads_as_statement(asked: str, labels: set[str], rules: "Grammar") -> bool:
    """Tell whether free words hold a label with a connector after it, as a statement does."""
    low = f"{asked.casefold()} "
    for connector in rules.connectors:
        at = low.find(connector)
        while at >= 0:
            before = low[:at].split(" ")
            if any(" ".join(before[start:]) in labels for start in range(len(before))):
                return True
            at = low.find(connector, at + 1)
    return False
