"""Case in, scenes that say it in different words out, or the reason why it can't be said."""

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from seer import canon
from seer.records import Object, Request, Scene, Turn, Unworded, WorldSpec
from seer.scene.expect import difficulty, expected, mention
from seer.scene.lazy import Lazy
from seer.scene.offer import Offers
from seer.scene.render import skeleton
from seer.scene.repair import Repairs, changed, places
from seer.scene.statements import Statement, statements
from seer.scene.templates import REPAIR, patterns
from seer.words.wordbook import Wordbook, wordbook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from seer.records import Case, Tool
    from seer.scene.render import Pattern, Skeleton

_Said = tuple[Statement, ...]
MOST_DRAFTS = 4
_KEPT = 20_000
_ODDS = 3
"""One draft in so many starts with the second label of a parameter."""


class _Repair(NamedTuple):
    """Repaired arguments, and what the second turn says of them."""

    arguments: Object
    said: _Said


class Composer:
    """Words the cases of these tools in one locale.

    `offered` is how many tools a scene offers, the target among them; `templates` is a user's folder that adds to ours.
    """

    def __init__(
        self,
        tools: "Sequence[Tool]",
        *,
        locale: str,
        seed: int,
        now: str,
        offered: int,
        templates: "Path | None" = None,
    ) -> None:
        self._tools = {tool.name: tool for tool in tools}
        self._locale = locale
        self._seed = seed
        self._now = now
        self._patterns = patterns(locale, templates)
        books = {tool.name: wordbook(tool, locale) for tool in tools}
        self._books = {name: book for name, book in books.items() if isinstance(book, Wordbook)}
        intents = {name: book.intents for name, book in self._books.items()}
        self._offers = Offers(tools, seed=seed, offered=offered, intents=intents)
        self.unworded: tuple[Unworded, ...] = tuple(gap for gap in books.values() if isinstance(gap, Unworded))
        self._repairs: dict[str, Repairs] = {}
        self._skeletons: dict[tuple[object, ...], Skeleton] = {}

    def compose(self, case: "Case") -> tuple[Scene, ...] | str:
        """Give up to four drafts of a scene, the first preferred, or a code of words.say.REASONS."""
        drafts = self.drafts(case)
        if isinstance(drafts, str):
            return drafts
        return tuple(drafts)

    def drafts(self, case: "Case") -> "Iterator[Scene] | str":
        """Give the same, each draft made when it is asked for; there is one at least."""
        book = self._books.get(case.tool)
        if book is None:
            return "no_label"
        said = statements(case.arguments, book)
        if isinstance(said, str):
            return said
        if not any(pattern.fits(len(said)) for pattern in self._patterns[case.kind]):
            return "no_template"
        if case.valid:
            return self._valid(case, book, said)
        repairs = Lazy(self._second_turns(case, book))
        return self._faulty(case, book, said, repairs) if repairs else "no_repair"

    def _frame(self, case: "Case", arguments: "Object", mention: tuple[str, ...] = ()) -> Scene:
        """Give all of a scene that its words don't change; `arguments` are those of the expected call."""
        return Scene(
            kind=case.kind,
            difficulty=difficulty(case),
            valid=case.valid,
            locale=self._locale,
            turns=(),
            tools=self._offers.offer(case.tool),
            expect=expected(case, self._tools[case.tool], arguments=arguments, mention=mention),
            aims=case.aims,
            request=Request(tool=case.tool, arguments=case.arguments),
            violations=case.violations,
            world=WorldSpec(now=self._now, seed=canon.seed(self._seed, case.tool, case.id) >> 33),
            template="",
        )

    def _second_turns(self, case: "Case", book: Wordbook) -> "Iterator[_Repair]":
        """Give repaired arguments, each with what the second turn says of them."""
        if case.tool not in self._repairs:
            tool = self._tools[case.tool]
            self._repairs[case.tool] = Repairs(tool, seed=self._seed, locale=self._locale, now=self._now)
        faulty = places(case)
        for arguments in self._repairs[case.tool].repaired(case):
            said = statements(arguments, book, within=changed(case.arguments, arguments, faulty))
            if said and not isinstance(said, str) and self._fitting(REPAIR, len(said), case.kind):
                yield _Repair(arguments, said)

    def _valid(self, case: "Case", book: Wordbook, said: "_Said") -> "Iterator[Scene]":
        frame = self._frame(case, case.arguments)
        for say, pattern in self._first_turns(self._rng(case), case, book, said):
            yield _identified(frame, turns=(Turn(say=say),), template=pattern.name, style=pattern.style)

    def _faulty(self, case: "Case", book: Wordbook, said: "_Said", repairs: "Lazy[_Repair]") -> "Iterator[Scene]":
        """Add second turns; a value that the first turn happens to hold would give the missing one away."""
        rng, words = self._rng(case), mention(case, book)
        frames: dict[int, Scene] = {}
        for say, pattern in self._first_turns(rng, case, book, said):
            heard = say.casefold()
            number = next((index for index, one in enumerate(repairs) if not _heard(one.said, heard)), 0)
            repair = repairs[number]
            fitting = self._ordered(rng, REPAIR, len(repair.said), case.kind)
            if number not in frames:
                frames[number] = self._frame(case, repair.arguments, words)
            mended = Turn(say=self._say(fitting[0], "", repair.said), when="asked")
            name = f"{pattern.name} + {fitting[0].name}"
            yield _identified(frames[number], turns=(Turn(say=say), mended), template=name, style=pattern.style)

    def _rng(self, case: "Case") -> Random:
        return Random(canon.seed(self._seed, case.tool, case.id, self._locale, "wording"))

    def _first_turns(self, rng: Random, case: "Case", book: Wordbook, said: "_Said") -> "Iterator[tuple[str, Pattern]]":
        """Say the same in several ways; every second one with other labels, where parameters have several."""
        patterns = self._ordered(rng, case.kind, len(said), "")
        start, intent = int(rng.randrange(_ODDS) == 0), rng.randrange(len(book.intents))
        for number, pattern in enumerate(patterns[:MOST_DRAFTS]):
            other = statements(case.arguments, book, variant=1) if (start + number) % 2 else said
            if not isinstance(other, str):
                yield self._say(pattern, book.intents[(intent + number) % len(book.intents)], other), pattern

    def _fitting(self, kind: str, count: int, fault: str) -> "list[Pattern]":
        return [one for one in self._patterns[kind] if one.fits(count) and one.kind in {"", fault}]

    def _ordered(self, rng: Random, kind: str, count: int, fault: str) -> "list[Pattern]":
        fitting = self._fitting(kind, count, fault)
        rng.shuffle(fitting)
        return fitting

    def _say(self, pattern: "Pattern", intent: str, said: "_Said") -> str:
        key = (pattern.name, intent, tuple([(one.label, one.form) for one in said]))
        if key not in self._skeletons:
            if len(self._skeletons) >= _KEPT:
                self._skeletons.clear()
            self._skeletons[key] = skeleton(pattern, intent=intent, said=said)
        return self._skeletons[key].fill([one.value for one in said])


def _heard(said: "_Said", text: str) -> bool:
    return any(one.value.strip('“”「」"').casefold() in text for one in said if one.form == "value")


def _identified(frame: Scene, **words: Any) -> Scene:
    scene = msgspec.structs.replace(frame, **words)
    tool = scene.request.tool if scene.request else ""
    return msgspec.structs.replace(scene, id=f"{tool}.{scene.kind}.{canon.hex12(scene)}")
