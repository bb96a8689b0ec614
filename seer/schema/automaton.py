"""Pattern of Python's `re` in, the same without backtracking out: each character is looked at once for every state.

Python's own engine may try a number of ways that grows with a power of the text's length, or doubles with each of its
characters ("^(a+)+$"). Here all ways are followed side by side (Thompson's construction). References back to a group
have no such machine; neither has a pattern that would have too many states.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from math import inf, log
from re import _constants as sre_names  # type: ignore[attr-defined] # the names of what the parser gives
from re import _parser as sre  # type: ignore[attr-defined] # the one way to a pattern's tree
from typing import Any, Final, NamedTuple

_MOST_STATES: Final = 5_000
_FEW: Final = 12
_SHORT: Final = 16
_MUCH: Final = 1_000_000
_REPEATS: Final = frozenset({sre_names.MAX_REPEAT, sre_names.MIN_REPEAT, sre_names.POSSESSIVE_REPEAT})
_ASSERTS: Final = frozenset({sre_names.ASSERT, sre_names.ASSERT_NOT})
_STARTS: Final = frozenset({sre_names.AT_BEGINNING, sre_names.AT_BEGINNING_STRING})


class _State(NamedTuple):
    """A step: a character that is taken, a condition on the place, or neither; `ways` lead on from it."""

    takes: Callable[[int], bool] | None
    holds: Callable[[str, int], bool] | None
    ways: list[int]


class UnfitError(ValueError):
    """A pattern for which no machine is built."""


class Automaton:
    """A pattern that is searched for in time proportional to the text."""

    def __init__(self, tree: Any) -> None:
        self._states: list[_State] = []
        self._end = self._state()
        self._start = self._sequence(tree, self._end)

    def search(self, text: str) -> bool:
        """Tell whether the pattern matches anywhere in a text."""
        return self._ends(text, 0, is_search=True, last=None)

    def _ends(self, text: str, begin: int, *, is_search: bool, last: int | None) -> bool:
        """Tell whether a match begins at a place, or anywhere after it, and ends at the last place, or anywhere."""
        alive: set[int] = set()
        for place in range(begin, len(text) + 1):
            if is_search or place == begin:
                alive.add(self._start)
            reached = self._closure(alive, text, place)
            if self._end in reached and last in {None, place}:
                return True
            if place == len(text) or (not reached and not is_search):
                return False
            code = ord(text[place])
            alive = {
                way
                for at in reached
                if (takes := self._states[at].takes) and takes(code)
                for way in self._states[at].ways
            }
        return False

    def _closure(self, alive: Iterable[int], text: str, place: int) -> set[int]:
        """Follow what takes no character."""
        waiting, met = list(alive), set(alive)
        while waiting:
            state = self._states[waiting.pop()]
            if state.takes is None and (state.holds is None or state.holds(text, place)):
                fresh = [way for way in state.ways if way not in met]
                met.update(fresh)
                waiting += fresh
        return met

    def _state(
        self,
        *ways: int,
        takes: Callable[[int], bool] | None = None,
        holds: Callable[[str, int], bool] | None = None,
    ) -> int:
        if len(self._states) >= _MOST_STATES:
            message = f"more than {_MOST_STATES} states"
            raise UnfitError(message)
        self._states.append(_State(takes, holds, list(ways)))
        return len(self._states) - 1

    def _sequence(self, tree: Any, after: int) -> int:
        """Build what stands in a row, from its end to its beginning."""
        for operation, argument in reversed(list(tree)):
            after = self._one(operation, argument, after)
        return after

    def _one(self, operation: Any, argument: Any, after: int) -> int:
        if operation in _REPEATS:
            return self._repeated(argument, after)
        if operation is sre_names.BRANCH:
            return self._state(*(self._sequence(option, after) for option in argument[1]))
        if operation is sre_names.SUBPATTERN and not argument[1] and not argument[2]:
            return self._sequence(argument[3], after)
        if operation in _ASSERTS:
            looks = _looking(*argument, wanted=operation is sre_names.ASSERT)
            return self._state(after, holds=looks)
        if operation is sre_names.AT:
            return self._state(after, holds=_at(argument))
        return self._state(after, takes=_characters(operation, argument))

    def _repeated(self, argument: Any, after: int) -> int:
        least, most, tree = argument
        if most is sre_names.MAXREPEAT:
            loop = self._state(after)
            self._states[loop].ways.append(self._sequence(tree, loop))
            after = loop
        else:
            end = after
            for _ in range(most - least):
                after = self._state(self._sequence(tree, after), end)
        for _ in range(least):
            after = self._sequence(tree, after)
        return after


def _looking(direction: int, tree: Any, *, wanted: bool) -> Callable[[str, int], bool]:
    """Look ahead, or back, for what a tree matches."""
    machine = Automaton(tree)
    if direction > 0:
        return lambda text, place: machine._ends(text, place, is_search=False, last=None) is wanted  # noqa: SLF001 - its own
    narrow, wide = tree.getwidth()

    def behind(text: str, place: int) -> bool:
        begins = range(max(0, place - wide), place - narrow + 1)
        found = any(machine._ends(text, begin, is_search=False, last=place) for begin in begins)  # noqa: SLF001 - its own
        return found is wanted

    return behind


def _at(where: Any) -> Callable[[str, int], bool]:
    if where in _STARTS:
        return lambda _text, place: place == 0
    if where is sre_names.AT_END_STRING:
        return lambda text, place: place == len(text)
    if where in {sre_names.AT_BOUNDARY, sre_names.AT_NON_BOUNDARY}:
        wanted = where is sre_names.AT_BOUNDARY
        return lambda text, place: (_is_word(text, place - 1) is not _is_word(text, place)) is wanted
    message = f"no machine for {where}"
    raise UnfitError(message)


def _is_word(text: str, place: int) -> bool:
    return 0 <= place < len(text) and (text[place].isalnum() or text[place] == "_")


def _characters(operation: Any, argument: Any) -> Callable[[int], bool]:
    """Give the test of a character's code."""
    if operation is sre_names.LITERAL:
        return lambda code: code == argument
    if operation is sre_names.NOT_LITERAL:
        return lambda code: code != argument
    if operation is sre_names.ANY:
        return lambda code: code != ord("\n")
    if operation is sre_names.IN:
        return _class(argument)
    message = f"no machine for {operation}"
    raise UnfitError(message)


def _class(members: Any) -> Callable[[int], bool]:
    """Give the test of a class of characters: sorted ranges, in which a code is looked up."""
    negated = members[0][0] is sre_names.NEGATE
    ranges: list[tuple[int, int]] = []
    for operation, argument in members[negated:]:
        if operation is sre_names.LITERAL:
            ranges.append((argument, argument))
        elif operation is sre_names.RANGE:
            ranges.append(argument)
        else:
            message = f"no machine for {operation}"
            raise UnfitError(message)
    first, last = _joined(ranges)

    def holds(code: int) -> bool:
        found = bisect_right(first, code) - 1
        return (found >= 0 and code <= last[found]) is not negated

    return holds


def _joined(ranges: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Sort ranges and join those that overlap."""
    first: list[int] = []
    last: list[int] = []
    for begin, end in sorted(ranges):
        if last and begin <= last[-1]:
            last[-1] = max(last[-1], end)
        else:
            first.append(begin)
            last.append(end)
    return first, last


def is_heavy(power: float, length: int) -> bool:
    """Tell whether Python's engine may need very many steps for a text of this length."""
    return length > _SHORT and power * log(length) > log(_MUCH)


def power(tree: Any) -> float:
    """Give the power of a text's length that bounds the ways to match; infinity where a character may double them."""
    return sum(_power(operation, argument) for operation, argument in tree)


def _power(operation: Any, argument: Any) -> float:
    if operation in _REPEATS:
        _, most, inner = argument
        within = power(inner)
        if most > _FEW:
            return inf if within or _is_ambiguous(inner) else 1.0
        return within * int(most)
    if operation is sre_names.BRANCH:
        return max(power(option) for option in argument[1])
    return power(argument[-1]) if operation is sre_names.SUBPATTERN or operation in _ASSERTS else 0


def _is_ambiguous(tree: Any) -> bool:
    """Tell whether what is repeated may match the same characters in several ways: by choices or by its length."""
    narrow, wide = tree.getwidth()
    return bool(narrow != wide or any(operation is sre_names.BRANCH for operation, _ in _everything(tree)))


def _everything(tree: Any) -> Iterable[tuple[Any, Any]]:
    for operation, argument in tree:
        yield operation, argument
        if operation is sre_names.SUBPATTERN:
            yield from _everything(argument[-1])
        elif operation in _REPEATS:
            yield from _everything(argument[2])


def parsed(pattern: str) -> Any:
    """Give the tree of a pattern of Python's `re`."""
    return sre.parse(pattern)
