"""Regular expression (ECMA-262 as JSON Schema uses it) in, strings that match it out: built, not filtered.

Lengths that a pattern can have are bit sets (bit n set: a match of n characters exists), so that a length within bounds
is chosen first and then split among the parts. Lookarounds are left to the caller's check, as is the length of what
repeats a group.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from seer.sample.ecma import parse
from seer.sample.errors import SampleError
from seer.sample.tree import Again, Alternatives, Captured, Characters, Node, Repeat, Sequential

LONGEST = 400
_WORDS = ("harbor", "meadow", "granite", "cedar", "lantern", "orchard", "summit", "willow", "copper")
_WORD = 3
_USUAL = 8
_SOME = 200
_ALL = (1 << (LONGEST + 1)) - 1


def build(pattern: str, random: Random, *, shortest: int = 0, longest: int | None = None, is_code: bool = False) -> str:
    """Make a string that matches, of a length within the bounds; letters make no words where it is a code.

    Raises SampleError where there is none.
    """
    top = _top(pattern)
    low, high = shortest, min(LONGEST, LONGEST if longest is None else longest)
    for node in (top.bare, top.padded):
        fitting = [n for n in _members(lengths(node)) if low <= n <= high]
        if fitting:
            return _Writer(random, is_mixed=top.looks, is_code=is_code).write(node, _comfortable(fitting, random))
    message = f"no match of {pattern!r} has {low} to {high} characters"
    raise SampleError(message)


def spans(pattern: str) -> tuple[int, int]:
    """Give the least and greatest length of a match, the greatest at most LONGEST."""
    found = _members(lengths(_top(pattern).padded))
    if not found:
        message = f"{pattern!r} matches nothing short enough"
        raise SampleError(message)
    return found[0], found[-1]


class _Top(NamedTuple):
    bare: Node
    padded: Node
    looks: bool


@lru_cache(maxsize=4096)
def _top(pattern: str) -> _Top:
    parsed = parse(pattern)
    pad = Repeat(Characters(((97, 122),)), 0, LONGEST)
    before = () if parsed.starts else (pad,)
    after = () if parsed.ends else (pad,)
    return _Top(parsed.node, Sequential((*before, parsed.node, *after)), parsed.looks)


@lru_cache(maxsize=4096)
def _members(bits: int) -> tuple[int, ...]:
    return tuple(n for n in range(bits.bit_length()) if bits >> n & 1)


def _comfortable(fitting: Sequence[int], random: Random) -> int:
    """Choose a length that people would use: not the least where that is tiny, hardly ever above twenty."""
    usual = [n for n in fitting if 4 <= n <= 20] or [n for n in fitting if n <= 20 and n] or fitting[:1]  # noqa: PLR2004 - a word's usual length
    return random.choice(usual)


@lru_cache(maxsize=16384)
def lengths(node: Node) -> int:
    """Give the set of lengths of a node's matches as bits."""
    if isinstance(node, Characters):
        return 0b10 if node.ranges else 0
    if isinstance(node, Alternatives):
        bits = 0
        for option in node.options:
            bits |= lengths(option)
        return bits
    if isinstance(node, Sequential):
        bits = 1
        for part in node.parts:
            bits = _sums(bits, lengths(part))
        return bits
    if isinstance(node, Captured | Again):
        return lengths(node.node)
    bits = 0
    for power in _powers(node):
        bits |= power
    return bits


def _sums(left: int, right: int) -> int:
    bits = 0
    shift = 0
    while right:
        if right & 1:
            bits |= left << shift
        right >>= 1
        shift += 1
    return bits & _ALL


@lru_cache(maxsize=4096)
def _powers(node: Repeat) -> tuple[int, ...]:
    """Give, for each count from 0 on, the lengths of that many repetitions; 0 where the count isn't allowed."""
    each = lengths(node.node)
    found = [1]
    while len(found) <= min(node.most, LONGEST) and found[-1]:
        following = _sums(found[-1], each)
        if following == found[-1]:
            break
        found.append(following)
    if len(found) <= node.least:
        found += [found[-1]] * (node.least + 1 - len(found)) if found[-1] else []
    return tuple(bits if count >= node.least else 0 for count, bits in enumerate(found))


class _Writer:
    """Writes matches; a mixed one draws each character by itself, since a lookaround may demand several sorts."""

    def __init__(self, random: Random, *, is_mixed: bool, is_code: bool) -> None:
        self.random = random
        self.is_mixed = is_mixed
        self.is_code = is_code
        self.spelled = ""
        self.captured: dict[str, str] = {}
        self.turn = random.randrange(len(_WORDS))

    def write(self, node: Node, length: int) -> str:
        """Write a match of exactly this length, which the node has; what is repeated may be of another."""
        if isinstance(node, Characters):
            return self.character(node)
        if isinstance(node, Alternatives):
            return self.write(self.random.choice([one for one in node.options if lengths(one) >> length & 1]), length)
        if isinstance(node, Sequential):
            return self.split(node.parts, length)
        if isinstance(node, Repeat):
            return self.repeated(node, length)
        if isinstance(node, Captured):
            self.captured[node.name] = self.write(node.node, length)
        return self.captured.get(node.name, "")

    def repeated(self, node: Repeat, length: int) -> str:
        """Write a run, or as many repetitions as suit the length."""
        if isinstance(node.node, Characters):
            return self.run(node.node, length)
        counts = [count for count, bits in enumerate(_powers(node)) if bits >> length & 1]
        if self.is_mixed:
            return self.split((node.node,) * self.random.choice(counts), length)
        # as many as can be where one is a single sign; else of about a word's length each
        each = 1 if lengths(node.node) & 0b10 else _USUAL
        count = min(counts, key=lambda count: abs(count * each - length))
        return self.split((node.node,) * count, length, is_even=True)

    def split(self, parts: Sequence[Node], length: int, *, is_even: bool = False) -> str:
        """Share the length among parts."""
        rest = _rest(tuple(parts))
        written: list[str] = []
        for number, part in enumerate(parts):
            fitting = [n for n in _members(lengths(part)) if n <= length and rest[number + 1] >> (length - n) & 1]
            share = length / (len(parts) - number)
            take = min(fitting, key=lambda n: abs(n - share)) if is_even else self.random.choice(fitting)
            written.append(self.write(part, take))
            length -= take
        return "".join(written)

    def run(self, node: Characters, length: int) -> str:
        """Fill a run with pieces of words where the class admits letters, else with single characters."""
        digits = _hexadecimal(node)
        if digits:
            return "".join(self.random.choice(digits) for _ in range(length))
        lower, upper = node.holds(range(97, 123)), node.holds(range(65, 91))
        if self.is_code and node.holds(range(48, 58)) and (lower or upper):
            signs = "abcdefghijklmnopqrstuvwxyz0123456789"
            return "".join(self.random.choice(signs if lower else signs.upper()) for _ in range(length))
        if self.is_mixed or length < _WORD or not (lower or upper):
            return "".join(self.character(node) for _ in range(length))
        whole = [word for word in _WORDS if len(word) == length]
        filled = self.random.choice(whole) if whole else ""
        sign = next((sign for sign in " -_" if node.has(ord(sign))), "")
        while len(filled) < length:
            word = _WORDS[self.turn % len(_WORDS)]
            self.turn += 1
            word = word.capitalize() if filled and not sign and lower and upper else word
            filled += (sign if filled and len(filled) + 1 < length else "") + word
        return filled[:length] if lower else filled[:length].upper()

    def character(self, node: Characters) -> str:
        """Draw a letter or digit where the class has one."""
        usable = _usable(node)
        if not self.is_mixed and node.holds(range(97, 123)):
            if not self.spelled:
                self.spelled = _WORDS[self.turn % len(_WORDS)]
                self.turn += 1
            sign, self.spelled = self.spelled[0], self.spelled[1:]
            return sign
        return self.random.choice(self.random.choice(usable) if self.is_mixed else usable[0])


@lru_cache(maxsize=4096)
def _hexadecimal(node: Characters) -> str:
    """Give the sixteen digits where a class holds them, of letters no others, in lower case where it has both."""
    small = node.holds(range(97, 103)) and node.holds(range(48, 58)) and not node.has(103)
    large = node.holds(range(65, 71)) and node.holds(range(48, 58)) and not node.has(71)
    if (small and not (large or node.has(71))) or (small and large):
        return "0123456789abcdef"
    return "0123456789ABCDEF" if large and not node.has(97) else ""


@lru_cache(maxsize=4096)
def _rest(parts: tuple[Node, ...]) -> tuple[int, ...]:
    """Give, for each part, the lengths that it and those after it can have together."""
    rest = [1]
    for part in reversed(parts):
        rest.append(_sums(rest[-1], lengths(part)))
    return tuple(reversed(rest))


@lru_cache(maxsize=4096)
def _usable(node: Characters) -> tuple[str, ...]:
    """Give the characters that may be drawn, by sort, letters and digits first."""
    sorts = ["".join(chr(code) for code in range(low, high + 1) if node.has(code)) for low, high in _PREFERRED]
    if any(sorts):
        return tuple(found for found in sorts if found)
    codes = [code for low, high in node.ranges for code in range(low, min(high, low + _SOME) + 1)]
    return ("".join(chr(code) for code in codes if chr(code).isprintable()) or "".join(map(chr, codes)),)


_PREFERRED = ((97, 122), (48, 57), (65, 90), (33, 46), (0x4E00, 0x4E20))
