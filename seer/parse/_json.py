"""JSON text in, its value out; what is wrong with it is told with line and column."""

import json
import re
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

import msgspec

from seer.errors import SpecError
from seer.parse._broken import Mend, Unheld
from seer.parse._doubled import Doubled, joined
from seer.parse._json_flaws import flaw_of
from seer.parse._nodes import MAX_DEPTH
from seer.parse._shallow import shallow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from seer.parse._broken import Broken
    from seer.records import Json, Object

    Flaw = Callable[[str], None]

_BEGINS: Final = re.compile(rb"[ \t\r\n]*[{\[]")
_SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")
_HALF: Final = re.compile(
    r'"(?:\\u[dD][89abAB]..\\u[dD][c-fC-F]..|\\(?!u[dD][89a-fA-F]).|[^"\\])*+(\\u[dD][89a-fA-F]..)', re.DOTALL
)
_STRING: Final = r'"(?:[^"\\]|\\.)*"'
_TOKEN: Final = re.compile(_STRING + r'|[{}\[\],:]|[^\s{}\[\],:"]+', re.DOTALL)
_DIGITS: Final = 4_300
_LONG: Final = r"-?[0-9]{4300,}"
_MOST_TOLD: Final = 20
_MOST_PLACED: Final = 1_000
_INDENTED: Final = b"\n" + b" " * MAX_DEPTH
"""How a line begins that stands so deep in JSON of which each level is indented by one blank."""


class NotJsonError(Exception):
    """Text that is no JSON; `is_end` says that it holds JSON, and more after it."""

    def __init__(self, text: str, error: json.JSONDecodeError) -> None:
        super().__init__(error.msg)
        self.what, self.fix, offset = flaw_of(text, error.msg, error.pos)
        self.line, self.column = _place(text, offset)
        self.is_end = error.msg == "Extra data"

    def told(self, shown: str, line: int) -> SpecError:
        """Give it as an error of a file, `line` in it."""
        return SpecError(f"line {line}, column {self.column}: no JSON: {self.what}", where=shown, fix=self.fix)


class _NumberError(ValueError):
    """A number that JSON can't hold."""


class Loaded(NamedTuple):
    """A value, and the JSON of it where it was written on the way."""

    value: "Json"
    text: bytes | None = None


def quick(data: bytes) -> Loaded | None:
    """Read JSON in UTF-8 at C speed, or give None where it isn't sound.

    Written again it has as many quotation marks where no duplicate key was lost, and is text where it was text.
    """
    if not _BEGINS.match(data):
        return None
    try:
        value = msgspec.json.decode(data)
        again = msgspec.json.encode(value)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return None
    is_whole = data == again or (b"u0022" not in data and data.count(b'"') == again.count(b'"'))
    return Loaded(value, again) if is_whole and not _is_deep(value, again) else None


def careful(
    text: str, shown: str, told: "Flaw | None", *, line: int = 1, broken: "list[Broken] | None" = None, at: str = ""
) -> "Json":
    """Read JSON with all that can be wrong with it told; `line` is the one on which it begins, `at` its pointer.

    Where `broken` is given, a value that JSON can't hold is noted in it and refuses nothing else.

    Raises NotJsonError where it is no JSON, and SpecError where it is none that can be used.
    """
    numbers: list[Unheld] = []

    def unheld(written: str) -> str:
        numbers.append(Unheld(written))
        return numbers[-1]

    try:
        value, doubled = _decoded(text, _refuse if broken is None else unheld)
    except json.JSONDecodeError as error:
        raise NotJsonError(text, error) from None
    except _NumberError as error:
        place = _numbered(text, re.escape(str(error)), line)
        what = f"{place}: {str(error)!r} is no number that JSON can hold"
        raise SpecError(what, where=shown, fix="give a finite number or null") from None
    except ValueError:
        what = f"{_numbered(text, _LONG, line)}: a number has too many digits"
        raise SpecError(what, where=shown, fix="write it as a string") from None
    except RecursionError:
        with suppress(NotJsonError):  # its place would be one in the text that was cut
            kept = shallow(text, MAX_DEPTH)
            if broken is not None and kept != text:
                return careful(kept, shown, told, line=line, broken=broken, at=at)
        raise _too_deep(shown) from None
    if doubled:
        how = dict(zip((each.key for each in doubled), joined(value, doubled), strict=True))
        _tell_twice(text, line, shown, told, how)
    if broken is not None:
        places = {id(each): place for each, place in zip(numbers, _unheld(text, numbers, line), strict=False)}
        mend = Mend(deepest=MAX_DEPTH, shown=shown, places=places, halves=_halves(text, line))
        value = mend.mended(value, at)
        broken += mend.broken
        return value
    _check(value, text, line, shown)
    return value


def _check(value: "Json", text: str, line: int, shown: str) -> None:
    """Refuse a value that is nested too deep or holds half a character."""
    if _is_deep(value):
        raise _too_deep(shown)
    halves = _halves(text, line)
    if halves:
        mend = Mend(deepest=MAX_DEPTH, shown=shown, halves=halves)
        mend.mended(value)
        raise mend.broken[0].error(shown, None)


def _decoded(text: str, unheld: "Callable[[str], str]") -> "tuple[Json, list[Doubled]]":
    """Give the value, and the keys that stand twice in it; the last one counts. `unheld` takes bad numbers."""
    doubled: list[Doubled] = []

    def paired(pairs: "list[tuple[str, Json]]") -> "Object":
        value = dict(pairs)
        if len(value) != len(pairs):
            last = {key: index for index, (key, _) in enumerate(pairs)}
            doubled.extend(Doubled(value, *pair) for index, pair in enumerate(pairs) if last[pair[0]] != index)
        return value

    def finite(written: str) -> float | str:
        number = float(written)
        return number if number - number == 0.0 else unheld(written)

    def whole(written: str) -> int | str:
        return int(written) if len(written) < _DIGITS or unheld is _refuse else unheld(written)

    value = json.loads(text, object_pairs_hook=paired, parse_constant=unheld, parse_float=finite, parse_int=whole)
    return value, doubled


def _refuse(text: str) -> NoReturn:
    raise _NumberError(text)


def _place(text: str, offset: int) -> tuple[int, int]:
    """Give line and column, from 1, of an offset."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


def _numbered(text: str, number: str, first: int) -> str:
    """Give line and column of the first number of a form that stands outside a string."""
    found = (match for match in re.finditer(f"{_STRING}|{number}", text, re.DOTALL) if match[0][0] != '"')
    line, column = next((_place(text, match.start()) for match in found), (1, 1))
    return f"line {first + line - 1}, column {column}"


def _unheld(text: str, numbers: "list[Unheld]", line: int) -> "Iterator[tuple[int, int]]":
    """Give line and column of numbers that JSON can't hold, which are given in their order in the text."""
    signs = (match for match in _TOKEN.finditer(text) if match[0][0] != '"') if numbers else iter(())
    done = begin = 0
    for number in numbers[:_MOST_PLACED]:
        found = next((match.start() for match in signs if match[0] == number), len(text))
        line += text.count("\n", done, found)
        begin = text.rfind("\n", done, found) + 1 or begin
        done = found
        yield line, found - begin + 1


def _halves(text: str, first: int) -> "dict[str, list[tuple[int, int]]]":
    """Give line and column of the first half a character of each text that holds one, by the text, in their order."""
    found: dict[str, list[tuple[int, int]]] = {}
    if not _SURROGATE.search(text):
        return found
    tokens = ((match, _HALF.match(match[0])) for match in _TOKEN.finditer(text))
    halves = ((match.start() + half.start(1), match[0]) for match, half in tokens if half)
    done = 0
    for offset, written in islice(halves, _MOST_PLACED):
        first += text.count("\n", done, offset)
        done = offset
        found.setdefault(json.loads(written), []).append((first, offset - text.rfind("\n", 0, offset)))
    return found


def _tell_twice(text: str, first: int, shown: str, told: "Flaw | None", how: "Mapping[str, str]") -> None:
    for key, earlier, offset in islice(_twice(text), _MOST_TOLD):
        line, column = _place(text, offset)
        before = first + _place(text, earlier)[0] - 1
        what = f"line {first + line - 1}, column {column}: key {key!r} stands twice, first on line {before}"
        if told is None:
            raise SpecError(what, where=shown, fix="remove one of them")
        told(f"{what}; {how[key]}")


def _twice(text: str) -> "Iterator[tuple[str, int, int]]":
    """Give each key of sound JSON that its object had before, with the offsets of both."""
    objects: list[dict[str, int] | None] = []
    awaits_key = False
    for match in _TOKEN.finditer(text):
        sign = match[0]
        if sign in "{[":
            objects.append({} if sign == "{" else None)
            awaits_key = sign == "{"
        elif sign in "}]":
            objects.pop()
        elif sign == ",":
            awaits_key = objects[-1] is not None
        elif awaits_key:
            awaits_key = False
            keys, key = objects[-1], json.loads(sign)
            if keys is not None and key in keys:
                yield key, keys[key], match.start()
            elif keys is not None:
                keys[key] = match.start()


def _too_deep(shown: str) -> SpecError:
    return SpecError(f"nested deeper than {MAX_DEPTH} levels", where=shown, fix="flatten it")


def _is_deep(value: "Json", text: bytes | None = None) -> bool:
    """Tell whether a value has more than MAX_DEPTH levels; its JSON, where it is at hand, tells most at C speed."""
    if text is not None and _INDENTED not in msgspec.json.format(text, indent=1):
        return False
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        dicts = [node for node in level if type(node) is dict]
        lists = [node for node in level if type(node) is list]
        level = [child for node in dicts for child in node.values() if type(child) is not str]
        level += [child for node in lists for child in node if type(child) is not str]
        if not dicts and not lists:
            return False
    return True
