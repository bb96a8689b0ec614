"""Tool in, English ways to ask for it out: "create a new pet in the store"."""

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from seer.words import en
from seer.words.clean import plain, sentence, sentences
from seer.words.english_grammar import AMBIGUOUS, RETURNING, articled, base, fixed_articles, imperative, lowered
from seer.words.english_names import from_name, from_noun, from_path
from seer.words.names import humanise, is_code, split

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
_EMPTY = re.compile(
    r"(?:get|list|look up|query|retrieve|show|submit|update)(?: (?:an?|the|all|my|some|more|full|detailed))*"
    r"(?: (?:data|details?|info|information|images?|output|request|response|results?|service|stuff|time|values?|"
    r"integrated|current|following|it|them|this))+(?: (?:by|for|of|from|with|in|to))?",
    re.IGNORECASE,
)
"""A request for nothing in particular."""
_MEANS = re.compile(
    r" (?:with|of|from|in|via|through|by|using) (?:the |an? )?[\w-]+ (?:api|endpoint|tool|service)$", re.IGNORECASE
)
_SECOND = re.compile(r",? and (\w+s)\b.*$")
_FINE = re.compile(r"[A-Za-z][A-Za-z'’-]*(?:,? [A-Za-z][A-Za-z'’-]*)*")
_ASIDE = re.compile(r"\s*\([^()]*\)|\s*\[[^\[\]]*\]")
_VAGUE = re.compile(
    r"\b(an?|the|any|one) (?:(?:specified|given|particular|specific|supplied|provided|single|existing|certain),? )+",
    re.IGNORECASE,
)
_MINE = (
    (
        re.compile(
            r"\b(?:the )?(?:currently )?(?:authenticated|authorized|current|logged-in|calling) user[’']s\b",
            re.IGNORECASE,
        ),
        "my",
    ),
    (
        re.compile(
            r"\b(?:for|of|by) (?:the )?(?:currently )?(?:authenticated|authorized|current|logged-in) user\b",
            re.IGNORECASE,
        ),
        "",
    ),
    (
        re.compile(r"\bto (?:the )?(?:currently )?(?:authenticated|logged-in) user\b", re.IGNORECASE),
        "to me",
    ),
    (re.compile(r",? using (?:the|an?|its|their|this|my)\b.*$", re.IGNORECASE), ""),
    (re.compile(r",? (?:when|if|as) (?:requested|needed|required|asked|necessary)\b.*$", re.IGNORECASE), ""),
    (re.compile(r",? and much more$", re.IGNORECASE), ""),
    (re.compile(r",? (?:from )?on (?:to|or|/) off\b.*$", re.IGNORECASE), ""),
    (re.compile(r" and filter (?:your|my|the) .*$", re.IGNORECASE), ""),
    (re.compile(r",? based on .*$", re.IGNORECASE), ""),
    (re.compile(r"^notify (?=(?:if|when) )", re.IGNORECASE), "get notified "),
    (re.compile(r"\bonly this user's\b", re.IGNORECASE), "the user's"),
    (re.compile(r"\b(for|of) (?:the )?authenticated (?:[\w-]+ )?user\b", re.IGNORECASE), r"\1 my account"),
    (re.compile(r",? with (?:an? )?optional\b.*$", re.IGNORECASE), ""),
    (
        re.compile(
            r",? (?:by|with) (?:it[s'’]+ |the |their |an? )?(?:[\w-]+ ){0,2}"
            r"(?:\w*id|ids|identifiers?|slug|key|uuid)(?: or name)?$",
            re.IGNORECASE,
        ),
        "",
    ),
    (re.compile(r"\byour\b", re.IGNORECASE), "my"),
    (re.compile(r"\byou(?:'ve| have)\b", re.IGNORECASE), "I have"),
    (re.compile(r"\byou\b", re.IGNORECASE), "I"),
    (re.compile(r"\bone or more\b", re.IGNORECASE), "some"),
    (re.compile(r" and/or ", re.IGNORECASE), " or "),
)
_KINDS = frozenset({"endpoint", "api", "operation", "method", "tool", "function"})
"""What a title may call the tool itself: people name what it does."""
_DANGLING = re.compile(
    r"(?:,| (?:and|or|the|an?|of|to|in|on|for|with|by|from|as|at|via|its|their|my|this|that|which|who|including|"
    r"associated|belonging|existing|specified|given|using|is|are))+$",
    re.IGNORECASE,
)


def intents(tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar") -> tuple[str, ...]:
    """Give ways to ask for a tool: given ones, else from its title and description, else from its path or name."""
    known = {label.casefold() for label in labels}
    fine = _fine_ones(given, known, rules)
    if fine:
        return fine
    for options in (told, from_path, from_name):
        fine = _fine_ones(options(tool), known, rules)
        if fine:
            return fine[:MOST_INTENTS]
    return ()


def _fine_ones(options: "Iterable[str]", labels: set[str], rules: "Grammar") -> tuple[str, ...]:
    return tuple(one for one in dict.fromkeys(options) if one and _is_request(one, labels, rules))


def told(tool: "Tool") -> tuple[str, ...]:
    """Give what title and description say, the more natural first."""
    key = (tool.title, tool.description, tool.spec_name or tool.name, tool.effect)
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
    """Give the first sentences of a description, each also without a word or two and a colon that go before it."""
    for told in sentences(text, _SENTENCES):
        yield told
        tail = _PREFIX.sub("", told)
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
    asked = imperative(lowered(text, nouns=_nouns(tool)), tool)
    if not asked:
        return ""
    asked = _alone(_VAGUE.sub(r"\1 ", asked))
    for pattern, mine in _MINE:
        asked = pattern.sub(mine, asked)
    words = [_plain_word(word) for word in _MEANS.sub("", asked).split()]
    if len(words) > 2 and words[-1].lower() in _KINDS - _nouns(tool):  # noqa: PLR2004 - verb and object stay
        words = words[:-1]
    asked = _DANGLING.sub("", " ".join(words)).strip(" ,")
    asked = fixed_articles(articled(asked))
    size = len(asked.split())
    if _EMPTY.fullmatch(asked):
        return ""
    return asked if 2 <= size <= MOST_WORDS and _fine(asked) else ""  # noqa: PLR2004 - a verb and its object


def _alone(asked: str) -> str:
    """Cut a second thing that the tool is told to do: "… and returns its details"."""
    second = _SECOND.search(asked)
    verb = base(second[1]) if second else ""
    return asked[: second.start()] if second and verb and verb not in AMBIGUOUS - RETURNING else asked


def _nouns(tool: "Tool") -> frozenset[str]:
    """Give the words of a tool's name, each as singular too: what it is about is no proper noun."""
    return _words_of(tool.spec_name or tool.name)


@lru_cache(maxsize=_KEPT)
def _words_of(name: str) -> frozenset[str]:
    words = {part.lower() for part in split(name)}
    return frozenset(words | {en.singular(word) for word in words} | {en.pluralised(word) for word in words if word})


def _plain_word(word: str) -> str:
    """Say a word in camel case, or with several hyphens, in words; names of products stay."""
    if word.count("-") > 1:
        return word.replace("-", " ")
    if word.isalpha() and is_code(word) and word not in en.PROPER.values():
        return humanise(word)
    return word


def _fine(asked: str) -> bool:
    return bool(_FINE.fullmatch(asked)) and not any(
        is_code(word) and not (word.replace("-", "").isalpha() and word.islower())
        for word in asked.replace(",", "").split()
        if word not in en.PROPER.values() and not word.rstrip("s").isupper()
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
