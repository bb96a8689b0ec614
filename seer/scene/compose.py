"""Case in, scenes that say it in different words out, or the reason why it can't be said."""

import re
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from seer import canon
from seer.records import Object, Request, Scene, Turn, WorldSpec
from seer.scene.ambiguous import CLEAR, Doubts, common, unsure
from seer.scene.bare import bare, is_alone
from seer.scene.books import Books
from seer.scene.days import relative
from seer.scene.derive import Deriver, unlike
from seer.scene.expect import difficulty, expected, mention
from seer.scene.identify import identified
from seer.scene.lazy import Lazy
from seer.scene.offer import Offers
from seer.scene.render import REPAIR, slot
from seer.scene.repair import Repairs, places
from seer.scene.sayings import Sayings
from seer.scene.spoken import spoken
from seer.scene.statements import Statement, statements
from seer.scene.twins import disguise
from seer.schema.overlay import disguised
from seer.words.hard import RELATIVE_DATE, tags
from seer.words.say import SINGLE
from seer.words.stiff import is_stiff
from seer.words.wordbook import Wordbook
from seer.words.woven import woven

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from seer.records import Case, Kind, Style, Tool
    from seer.scene.render import Pattern
    from seer.scene.twins import Disguise
    from seer.schema.overlay import Twin
    from seer.words.supply import Supply

_Said = tuple[Statement, ...]
MOST_DRAFTS = 4
_COUNTED = 2
"""Drafts that may say days from today on."""
_ODDS = 3
"""One draft in so many starts with the second label of a parameter."""


class _Repair(NamedTuple):
    """Repaired arguments, and what the second turn says of them."""

    arguments: Object
    said: _Said


class Composer:
    """Words the cases of these tools in one locale.

    `offered` is how many tools a scene offers, the target among them; `templates` is a user's folder that adds to ours;
    `styles` weighs the styles, and leaves out those that it doesn't name; `supply` knows what results hold.
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
        styles: "Mapping[Style, int] | None" = None,
        supply: "Supply | None" = None,
    ) -> None:
        self._tools = {tool.name: tool for tool in tools}
        self._locale = locale
        self._seed = seed
        self._now = now
        self._sayings = Sayings(locale, templates=templates, styles=styles)
        self._books = Books(tools, locale)
        self._offers = Offers(tools, seed=seed, offered=offered, intents=self._books.intents, supply=supply)
        self._deriver = Deriver(self._tools, self._offers, seed=seed, now=now, locale=locale)
        self._doubts = Doubts(self._tools, self._books, self._offers)
        self.unworded = self._books.unworded
        self._repairs: dict[str, Repairs] = {}
        self._disguises: tuple[str, dict[Twin, Disguise | None]] = ("", {})

    def compose(self, case: "Case") -> tuple[Scene, ...] | str:
        """Give up to four drafts of a scene, the first preferred, or a code of words.say.REASONS."""
        drafts = self.drafts(case)
        if isinstance(drafts, str):
            return drafts
        return tuple(drafts)

    def may_derive(self, kind: "Kind", tool: str) -> bool:
        """Tell whether the other tools are such that cases of this one may be made a derived kind."""
        if kind == "ambiguous":
            return self._doubts.doubt(tool) is not None
        return kind != "irrelevant" or self._deriver.may_be_idle(tool)

    def derived(self, kind: "Kind", case: "Case") -> "Iterator[Scene]":
        """Give drafts of a derived kind that are made of a case of kind normal, in words of their own."""
        book = self._books.get(case.tool)
        if book is None or not self.may_derive(kind, case.tool):
            return
        said = statements(case.arguments, book)
        if isinstance(said, str):
            return
        if kind == "ambiguous":
            yield from self._ambiguous(case, book, said)
            return
        if kind == "distractor":
            yield from self._twin(case)
        for scene in self._valid(case, book, said, salt=kind, freely=kind == "distractor"):
            request = Request(tool=case.tool, arguments=case.arguments)
            if kind == "distractor":
                yield from self._deriver.distractor(scene, request, case.id)
            else:
                yield from self._deriver.irrelevant(scene, request)

    def _twin(self, case: "Case") -> "Iterator[Scene]":
        """Show tools without what tells them apart at a glance, in words that what is left gives."""
        twin = self._deriver.twin(case.tool, case.id)
        known = None if twin is None else self._disguised(twin, case.tool)
        if twin is None or known is None:
            return
        said = statements(disguised(case.arguments, case.tool, known.overlay), known.book)
        rng = self._rng(case, twin)
        if isinstance(said, str) or all(is_stiff(one, self._locale) for one in known.book.intents):
            return
        frame = unlike(self._frame(case, case.arguments), twin, known.overlay)
        for pattern in islice(
            (one for one in self._sayings.ways(rng, said, kind=case.kind) if one.style in CLEAR), MOST_DRAFTS
        ):
            say = self._sayings.say(pattern, known.book.intents[rng.randrange(len(known.book.intents))], said)
            yield identified(frame, tool=case.tool, turns=(Turn(say=say),), template=pattern.name, style=pattern.style)

    def _disguised(self, twin: "Twin", target: str) -> "Disguise | None":
        """Give the disguise of what is offered with a target, where there is more than that."""
        if self._disguises[0] != target:
            self._disguises = (target, {})  # those of the tool before aren't asked for again
        known = self._disguises[1]
        if twin not in known:
            offered = [self._tools[name] for name in self._offers.offer(target)]
            known[twin] = disguise(twin, target, offered, locale=self._locale) if len(offered) > 1 else None
        return known[twin]

    def _ambiguous(self, case: "Case", book: Wordbook, said: "_Said") -> "Iterator[Scene]":
        """Leave out of the first turn what tells the target from another tool, and say the whole in the second."""
        doubt = self._doubts.doubt(case.tool)
        if doubt is None:
            return
        rng = self._rng(case, "ambiguous")
        first = common(said, book, doubt)
        rest = tuple(one for one in said if one not in first)
        answers = [one for one in self._sayings.fitting(REPAIR, rest, kind="ambiguous") if "ambiguous" in one.kinds]
        frame = unsure(self._frame(case, case.arguments), first, doubt)
        for pattern in islice(
            (one for one in self._sayings.ways(rng, first, kind=case.kind) if one.style in CLEAR), MOST_DRAFTS
        ):
            if answers:
                answer = answers[rng.randrange(len(answers))]
                turns = (
                    Turn(say=self._sayings.say(pattern, doubt.words.stem, first)),
                    Turn(say=self._sayings.say(answer, doubt.words.intent, rest), when="asked"),
                )
                name = f"{pattern.name} + {answer.name}"
                yield identified(frame, tool=case.tool, turns=turns, template=name, style=pattern.style)

    def neutral(self, tool: str) -> "Iterator[Scene]":
        """Give irrelevant tasks of no tool's, to which a tool's usual offer is made."""
        return self._deriver.neutral(tool)

    def drafts(self, case: "Case") -> "Iterator[Scene] | str":
        """Give the same, each draft made when it is asked for; there is one at least."""
        book = self._books.get(case.tool)
        if book is None:
            return "no_label"
        said = statements(case.arguments, book)
        if isinstance(said, str):
            return said
        if not self._sayings.can_say(said, kind=case.kind):
            return "no_template"
        if case.valid:
            return self._valid(case, book, said, freely=case.kind != "boundary")
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
            tools=self._offered(case),
            expect=expected(case, self._tools[case.tool], arguments=arguments, mention=mention),
            aims=case.aims,
            request=Request(tool=case.tool, arguments=case.arguments),
            violations=case.violations,
            world=WorldSpec(now=self._now, seed=canon.seed(self._seed, case.tool, case.id) >> 33),
            template="",
            tags=tags(case.violations, case.arguments, arguments, self._books[case.tool].fields),
        )

    def _offered(self, case: "Case") -> tuple[str, ...]:
        if case.kind != "missing":
            return self._offers.offer(case.tool)
        return self._offers.offer_missing(case.tool, [one.pointer for one in case.violations])

    def _repairs_of(self, name: str) -> Repairs:
        if name not in self._repairs:
            tool = self._tools[name]
            self._repairs.clear()  # those of the tool before, which doesn't come again
            self._repairs[name] = Repairs(tool, seed=self._seed, locale=self._locale, now=self._now)
        return self._repairs[name]

    def _second_turns(self, case: "Case", book: Wordbook) -> "Iterator[_Repair]":
        """Give repaired arguments, each with what the second turn says of them."""
        repairs = self._repairs_of(case.tool)
        for arguments in repairs.repaired(case):
            said = statements(arguments, book, within=repairs.changed(case, arguments))
            if said and not isinstance(said, str) and self._sayings.fitting(REPAIR, said, kind=case.kind):
                yield _Repair(arguments, said)

    def _valid(self, case: "Case", book: Wordbook, said: "_Said", *, salt: str = "", freely: bool) -> "Iterator[Scene]":
        frame = self._frame(case, case.arguments)
        for say, pattern, marks in self._first_turns(self._rng(case, salt), case, book, said, freely=freely):
            yield identified(
                frame,
                tool=case.tool,
                turns=(Turn(say=say),),
                template=pattern.name,
                style=pattern.style,
                tags=(*frame.tags, *marks),
            )

    def _faulty(self, case: "Case", book: Wordbook, said: "_Said", repairs: "Lazy[_Repair]") -> "Iterator[Scene]":
        """Add second turns; a value that the first turn happens to hold would give the missing one away."""
        rng, words = self._rng(case), mention(case, book)
        frames: dict[int, Scene] = {}
        lacks = any(violation.keyword == "required" for violation in case.violations)
        for say, pattern, _ in self._first_turns(rng, case, book, said, freely=False):
            heard = say.casefold()
            ranked = enumerate(repairs) if lacks else ()
            number = next((index for index, one in ranked if not _heard(one.said, heard)), 0)
            repair = repairs[number]
            fitting = self._sayings.fitting(REPAIR, repair.said, kind=case.kind, style=pattern.style)
            if number not in frames:
                frames[number] = self._frame(case, repair.arguments, words)
            second = fitting[rng.randrange(len(fitting))]
            mended = Turn(say=self._sayings.say(second, "", repair.said), when="asked")
            name = f"{pattern.name} + {second.name}"
            yield identified(
                frames[number], tool=case.tool, turns=(Turn(say=say), mended), template=name, style=pattern.style
            )

    def _rng(self, case: "Case", salt: str = "") -> Random:
        return Random(canon.seed(self._seed, case.tool, case.id, self._locale, f"wording{salt}"))

    def _first_turns(
        self, rng: Random, case: "Case", book: Wordbook, said: "_Said", *, freely: bool
    ) -> "Iterator[tuple[str, Pattern, tuple[str, ...]]]":
        """Say the same in several ways, each with its tags; every second one with other labels, where there are any."""
        first = self._bare(case, book, said) if freely else None
        if first:
            yield first
        days = self._days(case, book, said) if freely else None
        start, intent = int(rng.randrange(_ODDS) == 0), rng.randrange(len(book.intents))
        for number, pattern in enumerate(
            islice(self._sayings.ways(rng, said, kind=case.kind), MOST_DRAFTS - bool(first))
        ):
            variant = (start + number) % 2
            other = statements(case.arguments, book, variant=1) if variant else said
            if isinstance(other, str):
                continue
            plain = other
            if days and number < _COUNTED:
                other = relative(other, book, today=self._now[:10], rng=days)
            marks = () if other is plain else (RELATIVE_DATE,)
            asked = book.intents[(intent + number) % len(book.intents)]
            if pattern.style == "spoken":
                aloud = self._aloud(rng, case, book, other)
                if aloud is not None:
                    yield self._said(pattern, asked, aloud, book), pattern, marks
            elif pattern.style == "typos":
                yield self._sayings.mistyped(pattern, asked, other, rng=rng), pattern, marks
            else:
                yield self._said(pattern, asked, other, book), pattern, marks

    def _said(self, pattern: "Pattern", asked: str, said: "_Said", book: Wordbook) -> str:
        """Say a request with its statements, the id of the very thing that is asked for right behind it."""
        found = [one for one in said if book.own and one.pointer == book.own.pointer and _is_code(one)]
        way = woven(asked, book.own) if book.own and found and len(said) > pattern.least else ""
        if way and book.own:
            others = tuple(one for one in said if one is not found[0])
            drawn = self._sayings.skeleton(pattern, f"{way} with the {book.own.tail} {slot(len(others))}", others)
            after = drawn.after(len(others))
            if not after or after[0] in book.grammar.ends or found[0].form == "quoted":
                return drawn.fill([one.value for one in (*others, found[0])])
        return self._sayings.say(pattern, asked, said)

    def _bare(self, case: "Case", book: Wordbook, said: "_Said") -> "tuple[str, Pattern, tuple[str, ...]] | None":
        """Say one value without its label, right after what is asked for, where the seed wants it and it is clear."""
        if not any(is_alone(one, book) for one in said):
            return None
        rng = self._rng(case, "bare")
        intent = book.intents[rng.randrange(len(book.intents))]
        found = None if rng.randrange(_ODDS) else bare(said, book, intent=intent, rng=rng)
        if found is None:
            return None
        asked, values = intent + found.glue + slot(len(found.others)), [*found.others, found.one]
        for pattern in self._sayings.ways(rng, found.others, kind=case.kind):
            drawn = self._sayings.skeleton(pattern, asked, found.others) if pattern.style in CLEAR else None
            if drawn and found.can_stand(drawn.after(len(found.others))):
                return drawn.fill([one.value for one in values]), pattern, ()
        return None

    def _days(self, case: "Case", book: Wordbook, said: "_Said") -> Random | None:
        """Give what chooses how days are said from today on; none where none is said, or the seed doesn't want it."""
        if not any(book.takes_day(one.pointer) for one in said):
            return None
        rng = self._rng(case, "days")
        return rng if rng.randrange(_ODDS) else None

    def _aloud(self, rng: Random, case: "Case", book: Wordbook, said: "_Said") -> "_Said | None":
        repairs = self._repairs_of(case.tool)
        return spoken(said, case.arguments, book, repairs=repairs, faulty=places(case), rng=rng)


def _is_code(one: Statement) -> bool:
    """Tell an id that can stand right behind its label: nothing else is said before it."""
    return one.form in {"number", "quoted"} and not one.value[:1].isalpha()


def _heard(said: "_Said", text: str) -> bool:
    """Tell whether a value stands in a text, on boundaries where it is no Chinese."""
    return any(_stands(one.value.strip('“”「」"').casefold(), text) for one in said if one.form in SINGLE)


def _stands(value: str, text: str) -> bool:
    left = r"(?<![a-z0-9])" if value[:1].isascii() else ""
    right = r"(?![a-z0-9])" if value[-1:].isascii() else ""
    return value in text and re.search(f"{left}{re.escape(value)}{right}", text) is not None
