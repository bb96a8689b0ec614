"""Words and a tool in, the arguments that the words carry out: the proof that a task is fair.

The reader gets the words and the tool as an agent does, and no template and no expected arguments. With the writer it
shares data only: the grammar's tables and the tool's wordbook. Values are read by lexical class, not by validity, so
that faults stay readable. Trouble means that the words are not clear; each begins with a code:

| code | when |
|---|---|
| `unworded` | the tool has no wording in the locale |
| `long` | the words are over 20,000 characters |
| `stray` | a quoted text, number, date, e-mail or web address has no label, and not one parameter left to own it |
| `unreadable` | a label and a connector stand before something that is no value |
| `ambiguous` | a label leads to two parameters |
| `clash` | one pointer gets two different values, or a value and members |
| `hole` | a later object of a list is given and an earlier one is not |
"""

import re
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING

from msgspec import Struct

from seer.curate import _plan, _spans
from seer.curate._built import built
from seer.curate._days import today_of
from seer.records import Json, Object, Tool, Unworded
from seer.schema import pointer as pointers
from seer.schema.values import same

if TYPE_CHECKING:
    from seer.words.classes import Class

_LONGEST = 20_000
_KEPT = 4096
_SIGN = re.compile(r"[\d@_“”「」『』\":](?:(?<!:)|//)")
_BARE = re.compile(
    r"(?P<url>[a-z][a-z0-9+.-]{1,20}://[!#-;=?-~]+)|(?P<email>[a-z0-9][a-z0-9._+-]{0,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+)"
    r"|(?<![\d/-])(?P<day>\d{4}-\d{2}-\d{2})(?![\dT/-])",
    re.IGNORECASE,
)
_STRAY = re.compile(r"[^\s“”「」『』\"]{0,40}(?:[\d@_]|://)[^\s“”「」『』\"]*|[“”「」『』\"]")


class Reading(Struct, frozen=True, kw_only=True):
    """What words carry: the arguments, by pointer what was said for each value, the words without the values.

    `counted` has what was said of days that are counted from today on.
    """

    arguments: Object
    trouble: tuple[str, ...] = ()
    values: Mapping[str, str] = {}
    rest: str = ""
    parts: Mapping[_plan.Path, Json] = {}
    counted: tuple[str, ...] = ()


def read(text: str, tool: Tool, *, locale: str, now: str = "") -> Reading:
    """Read a request for a tool; in time that grows with the length of the text.

    `now` is the moment, RFC 3339, from which "tomorrow" is counted; without one, no such word is read.
    """
    known = _known(tool, locale)
    if isinstance(known, Unworded):
        return Reading(arguments={}, trouble=(f"unworded: {tool.name} in {locale}",), rest=text)
    if len(text) > _LONGEST:
        return Reading(arguments={}, trouble=("long",), rest=text)
    return _Scan(text, known, _spans.signs(locale), today_of(now)).reading()


def merge(first: Reading, second: Reading, *, without: str = "") -> Reading:
    """Let what was said later stand over what was said before, of which all at or under `without` is forgotten."""
    gone = pointers.split(without)
    parts = {
        path: value
        for path, value in first.parts.items()
        if not (gone and tuple(map(str, path[: len(gone)])) == gone)
        and not any(path[: len(later)] == later or later[: len(path)] == path for later in second.parts)
    }
    parts.update(second.parts)
    arguments, trouble = built(parts)
    return Reading(
        arguments=arguments,
        trouble=(*first.trouble, *second.trouble, *trouble),
        values={**first.values, **second.values},
        rest=f"{first.rest}\n{second.rest}",
        parts=parts,
    )


def phrases(tool: Tool, pointer: str, *, locale: str) -> Mapping[str, Json]:
    """Give the phrases, with what they mean, that may be said for a pointer of a tool."""
    known = _known(tool, locale)
    if isinstance(known, Unworded):
        return {}
    general = _general(pointer)
    return known.phrases.get(general) or known.phrases.get(general.removesuffix("/*")) or {}


def _general(pointer: str) -> str:
    return "/".join("*" if token.isdecimal() else token for token in pointer.split("/"))


_plans: dict[tuple[int, str], tuple[Tool, _plan.Plan | Unworded]] = {}


def _known(tool: Tool, locale: str) -> _plan.Plan | Unworded:
    """Keep plans by the tool's identity: tools hold mappings, and hashing a whole schema takes longer than reading."""
    key = (id(tool), locale)
    entry = _plans.get(key)
    if entry is None or entry[0] is not tool:
        if len(_plans) >= _KEPT:
            _plans.clear()
        entry = _plans[key] = (tool, _plan.plan(tool, locale))
    return entry[1]


class _Scan:
    """One pass over one text."""

    def __init__(self, text: str, plan: _plan.Plan, signs: _spans.Signs, today: date | None) -> None:
        self._text = text
        self._low = _lower(text)
        self._plan = plan
        self._signs = signs
        self._today = today
        self._counted: list[str] = []
        self._bare: list[tuple[Class, str, str]] = []
        self._parts: dict[_plan.Path, Json] = {}
        self._said: dict[str, str] = {}
        self._rest: list[str] = []
        self._trouble: list[str] = []
        self._after = 0

    def reading(self) -> Reading:
        at, low, next_mark = 0, self._low, self._signs.mark.search
        while found := next_mark(low, at):
            if found.lastgroup is None:
                at = self._connected(found)
            else:
                at = self._quoted(found) if found.lastgroup == "quoted" else self._reversed(found)
        self._free(self._text[self._after :])
        if self._bare:
            self._owned()
        arguments, trouble = built(self._parts)
        return Reading(
            arguments=arguments,
            trouble=(*self._trouble, *trouble),
            values=self._said,
            rest="".join(self._rest),
            parts=self._parts,
            counted=tuple(self._counted),
        )

    def _connected(self, found: re.Match[str]) -> int:
        """Read a statement where a label stands before the connector; go on right after the sign where none does."""
        label = self._plan.label_before(self._low, found.start(), self._after)
        if label is None or self._is_within(found.start()):
            return found.start() + 1
        spot = self._spot(label)
        if spot.entries is not None and found[0] == self._signs.gap:
            return found.start() + 1
        return self._keep(spot, label, found.start() - len(label), found.end())

    def _reversed(self, found: re.Match[str]) -> int:
        """Read a value whose label stands behind it ("use 5 as the limit"); else the sign may be a connector."""
        label = self._plan.label_after(self._low, found.end())
        begin = self._signs.after_lead(self._low, self._after, found.start()) if label else None
        if label is not None and begin is not None:
            spot = self._spot(label)
            text, place = self._text[: found.start()], spot.place
            span = self._day(text, begin, place) or self._signs.scalar(text, begin, place.item or place)
            if span is not None and span.end == found.start():
                said = self._text[begin : span.end]
                return self._put(spot, label, _listed(span, spot.place), start=begin, named=found.end(), said=said)
        connector = self._signs.connector.match(self._low, found.start())
        return self._connected(connector) if connector else found.start() + 1

    def _is_within(self, at: int) -> bool:
        """Tell whether this connector is part of a label that is said here ("state is not: …")."""
        return bool(self._plan.connected) and any(
            self._low.startswith(label, at - before)
            and self._signs.connector.match(self._low, at - before + len(label))
            for label, before in self._plan.connected
        )

    def _quoted(self, found: re.Match[str]) -> int:
        """Read an entry of a free-form map where its label stands before the key, or a value whose label follows.

        Else the text is nobody's.
        """
        gap = self._signs.gap
        before = found.start() - len(gap)
        connector = self._signs.connector.match(self._low, found.end())
        if connector and self._low.startswith(gap, before):
            label = self._plan.label_before(self._low, before, self._after)
            spot = self._spot(label) if label else None
            if label and spot and spot.entries:
                entry = spot.entry(self._text[found.start() + 1 : found.end() - 1])
                return self._keep(entry, label, before - len(label), connector.end())
        reverse = self._signs.reverse.match(self._low, found.end())
        label = self._plan.label_after(self._low, reverse.end()) if reverse else None
        if label and reverse:
            spot = self._spot(label)
            span = _listed(_spans.Span(self._text[found.start() + 1 : found.end() - 1], found.end()), spot.place)
            return self._put(spot, label, span, start=found.start(), named=reverse.end(), said=found[0])
        self._free(self._text[self._after : found.start()])
        self._bare.append(("text", found[0][1:-1], found[0]))
        self._after = found.end()
        return found.end()

    def _free(self, words: str) -> None:
        if _SIGN.search(words):
            words = _BARE.sub(self._found, words)
            for stray in _STRAY.finditer(words):
                self._note("stray", stray[0])
        self._rest.append(words)

    def _found(self, found: re.Match[str]) -> str:
        """Keep a value that stands without a label."""
        said = found[0].rstrip(_spans.TAIL)
        name: Class = "day" if found["day"] else "email" if found["email"] else "url"
        self._bare.append((name, said, said))
        return found[0][len(said) :]

    def _owned(self) -> None:
        """Give each value that stands without a label to the one parameter that is left to own it."""
        taken = {
            "".join("/*" if isinstance(step, int) else pointers.join("", step) for step in path) for path in self._parts
        }
        for name in dict.fromkeys(name for name, _, _ in self._bare):
            spans = [(value, said) for kind, value, said in self._bare if kind == name]
            owner = self._plan.book.owners[name].alone(taken) if len(spans) == 1 else None
            if owner is None:
                for _, said in spans:
                    self._note("stray", said)
                continue
            ((value, said),) = spans
            self._parts[pointers.split(owner)] = value
            self._said[owner] = said
            taken.add(owner)

    def _note(self, code: str, detail: str) -> None:
        self._trouble.append(f"{code}: {detail[:80]}")

    def _spot(self, label: str) -> _plan.Spot:
        spots = self._plan.spots[label]
        if len(spots) > 1:
            self._note("ambiguous", label)
        return spots[0]

    def _keep(self, spot: _plan.Spot, label: str, start: int, begin: int) -> int:
        """Read the value after a connector, or that which corrects it; `start` is where its statement starts."""
        begin = self._signs.after_filler(self._text, begin)
        span = self._value(begin, spot.place)
        while span is not None and (after := self._signs.after_correction(self._text, span.end)) is not None:
            begin, span = after, self._value(after, spot.place)
        if span is None:
            self._note("unreadable", f"{label} … {self._text[begin : begin + 40]}")
            return begin
        said = self._text[begin : span.end]
        return self._put(spot, label, span, start=start, named=start, said=said)

    def _put(self, spot: _plan.Spot, label: str, span: _spans.Span, *, start: int, named: int, said: str) -> int:
        """Note a statement that starts at `start` and whose label stands at `named`: it ends with the later part."""
        if spot.path in self._parts and not same(self._parts[spot.path], span.value):
            self._note("clash", label)
        if span.counted:
            self._counted.append(said)
        self._free(self._text[self._after : start])
        self._rest.append(f"{self._text[named : named + len(label)]} ")
        self._parts[spot.path] = span.value
        self._said[spot.pointer] = said
        self._after = max(span.end, named + len(label))
        return self._after

    def _day(self, text: str, at: int, place: _spans.Place) -> _spans.Span | None:
        """Read a day that is counted from today on."""
        found = self._signs.calendar.day(text, at, self._today) if place.day and self._today else None
        if found is None or not self._signs.is_end(text, found.end):
            return None
        return _spans.Span(found.value, found.end, counted=True)

    def _value(self, at: int, place: _spans.Place) -> _spans.Span | None:
        if place.item is None:
            return self._day(self._text, at, place) or self._signs.scalar(self._text, at, place)
        first = self._signs.scalar(self._text, at, place.item)
        if first is None:
            return self._signs.scalar(self._text, at, place)
        items, end = [first.value], first.end
        while (step := self._next(end, place.item)) is not None:
            items.append(step.value)
            end = step.end
        if len(items) == 1 and place.types:
            return self._signs.scalar(self._text, at, place)
        return _spans.Span(items, end)

    def _next(self, at: int, item: _spans.Place) -> _spans.Span | None:
        begin = self._signs.after_joiner(self._low, at)
        if begin is None:
            return None
        return self._signs.scalar(self._text, begin, item, first=False)


def _listed(span: _spans.Span, place: _spans.Place) -> _spans.Span:
    """Make a list of one of a value at a place that takes nothing but lists."""
    return _spans.Span([span.value], span.end) if place.item is not None and not place.types else span


def _lower(text: str) -> str:
    """Lower the case and keep every place: letters whose lower case is longer stay."""
    low = text.lower()
    return low if len(low) == len(text) else "".join(c if len(c.lower()) != 1 else c.lower() for c in text)
