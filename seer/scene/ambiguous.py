"""A case of a tool in, scenes out in which the user's first words fit another offered tool as well.

The first turn says how both requests begin, and values that both tools take alike; asked, the user says the whole.
"""

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from seer.records import Expect, Forbidden, Request
from seer.schema.pointer import split
from seer.words.alike import topic
from seer.words.vague import begins, deciders, key, mention, vague

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from seer.records import Object, Scene, Style, Tool
    from seer.scene.books import Books
    from seer.scene.offer import Offers
    from seer.scene.statements import Statement
    from seer.words.vague import Vague
    from seer.words.wordbook import Wordbook


CLEAR: "tuple[Style, ...]" = ("plain", "terse", "polite", "conversational")
"""Styles in which nothing stands beside the request: what a mail around it tells might decide."""


class Doubt(NamedTuple):
    """Another tool that the beginning of a request fits, what is offered, and which of it must not be called."""

    other: "Wordbook"
    words: "Vague"
    offered: tuple[str, ...]
    forbidden: tuple[str, ...]


class Doubts:
    """Finds for a tool the other that its request may be taken for; both change something."""

    def __init__(self, tools: "Mapping[str, Tool]", books: "Books", offers: "Offers") -> None:
        self._tools = tools
        self._books = books
        self._offers = offers
        self._known: dict[str, Doubt | None] = {}
        self._alike: dict[str, set[str]] = {}
        for name, intents in books.intents.items():
            for intent in intents:
                self._alike.setdefault(key(intent), set()).add(name)

    def doubt(self, target: str) -> Doubt | None:
        """Give the first other tool by hash, or none."""
        if target not in self._known:
            self._known[target] = self._doubt(target)
        return self._known[target]

    def _doubt(self, target: str) -> Doubt | None:
        book = self._books[target]
        if self._tools[target].effect == "read":
            return None
        alike = {name for intent in book.intents for name in self._alike[key(intent)]}
        for name in self._offers.apart(target, alike):
            words = vague(book, self._books[name])
            if words is not None and self._tools[name].effect != "read":
                offered = self._offers.offer_with(target, name)
                books = (self._books[one] for one in offered if one in self._books and one != target)
                return Doubt(self._books[name], words, offered, begins(books, words))
        return None


def common(said: "Sequence[Statement]", book: "Wordbook", doubt: Doubt) -> "tuple[Statement, ...]":
    """Give the statements at the top that the other tool's wordbook would put in the same words, none that decides."""
    other, deciding = doubt.other, deciders(doubt.words)
    return tuple(
        one
        for one in said
        if len(split(one.pointer)) == 1
        and deciding.isdisjoint(topic(f"{one.label} {one.value}"))
        and other.label(one.pointer) == book.label(one.pointer) == one.label
        and other.types(one.pointer) == book.types(one.pointer)
        and other.choices(one.pointer) == book.choices(one.pointer)
    )


def unsure(frame: "Scene", first: "Sequence[Statement]", doubt: Doubt) -> "Scene":
    """Give a scene of kind normal the expectation of one in which the user must be asked first."""
    (call,) = frame.expect.calls
    asked: Object = {split(one.pointer)[0]: call.arguments[split(one.pointer)[0]] for one in first}
    return msgspec.structs.replace(
        frame,
        kind="ambiguous",
        valid=False,
        difficulty="L2",
        tools=doubt.offered,
        aims=(),
        request=Request(tool=call.tool, arguments=asked),
        expect=Expect(
            outcome="no_call_until_repaired",
            calls=(msgspec.structs.replace(call, from_turn=2),),
            mention=mention(doubt.words),
            forbid=tuple(Forbidden(tool=name) for name in doubt.forbidden),
        ),
    )
