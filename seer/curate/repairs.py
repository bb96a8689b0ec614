"""Value and schema in, what a helpful agent may make of the value without asking out; the published list.

A fault that one of these mends is no fault in words: an agent that mends it silently does right.

| repair | what it does |
|---|---|
| `default` | a missing value that can only be one, or has a default, is filled in |
| `trim` | takes away spaces around, folds spaces inside |
| `case` | lower case, upper case, capitals, or the case of an enum's member |
| `width` | full-width letters, digits and signs become half-width (NFKC) |
| `separators` | exchanges spaces, `-`, `_`, `.` and `/`, takes them out of codes; gives back those of a member |
| `number` | digits become the number, a number its digits, 5.0 becomes 5 |
| `date` | a day, time or instant written in another order or precision, or in words, is rewritten |
| `plural` | the plural or singular of an enum's member becomes the member |
| `edit` | an enum's member that is one edit (insert, delete, replace, swap) away |
| `wrap` | a scalar becomes an array of one, an array of one its item |
| `unique` | repeated items are dropped |
| `boolean` | yes, no, true, false, on, off, 1, 0, 是, 否 become booleans, booleans these words |
| `scheme` | an address gets `https://`, or loses it |
| `wire` | text becomes the array or object that it holds, or the list that its commas part; a list becomes such text |

Each is tried on the value as said and after `trim`, `width` and lower case.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from unicodedata import normalize

from seer.curate import _dates, _places
from seer.records import Json, Object, Tool, Violation
from seer.schema import pointer as pointers
from seer.schema import validate
from seer.schema.kept import Kept
from seer.schema.values import same

Repair = Callable[[Json, Sequence[Json]], Iterator[Json]]
"""Takes a value and the members of its enum, yields candidates."""

_TRUE = ("true", "yes", "y", "on", "1", "是", "对", "开")
_FALSE = ("false", "no", "n", "off", "0", "否", "不", "关")
_NUMBER = re.compile(r"[+-]?\d{1,40}(?:\.\d{1,40})?")
_SEPARATORS = re.compile(r"[\s_./-]+")
_ADDRESS = re.compile(r"[^\s/:@]+\.[^\s/:@]+(?:[/:]\S*)?")
_LONGEST = 400
_LONGEST_CODE = 30


def repairs(value: Json, members: Sequence[Json] = ()) -> Iterator[tuple[str, Json]]:
    """Yield (repair, candidate) for all that the list makes of a value; `members` are those of its enum."""
    bases = [value]
    if isinstance(value, str):
        plain = " ".join(normalize("NFKC", value).split()).lower()
        if plain != value:
            bases.append(plain)
    for base in bases:
        for name, repair in REPAIRS.items():
            for candidate in repair(base, members):
                if not same(candidate, value):
                    yield name, candidate


def rescuable(arguments: Object, tool: Tool, violations: Sequence[Violation]) -> str | None:
    """Name the repair that makes the call valid when it is done where the call is at fault, or give null."""
    return _rescuing(violations)(arguments, tool)


class _Rescue:
    """Violations, and what was found of the latest call that has them: a case is asked about before it is worded."""

    def __init__(self, violations: Sequence[Violation]) -> None:
        self._violations = violations
        self._latest: tuple[Object, Tool, str | None] | None = None

    def __call__(self, arguments: Object, tool: Tool) -> str | None:
        known = self._latest
        if known is None or known[0] is not arguments or known[1] is not tool:
            known = self._latest = (arguments, tool, _rescuable(arguments, tool, self._violations))
        return known[2]


_rescuing: Kept[Sequence[Violation], _Rescue] = Kept(_Rescue, most=64)


def _rescuable(arguments: Object, tool: Tool, violations: Sequence[Violation]) -> str | None:
    judge = validate.fast(tool.parameters)
    for place in dict.fromkeys(violation.pointer for violation in violations):
        value = pointers.get(arguments, place)
        schema = _places.at(tool.parameters, pointers.split(place))
        if value is pointers.MISSING:
            if _places.is_given(schema, tool.parameters):
                return "default"
            continue
        for name, candidate in repairs(value, tuple(_places.members(schema, tool.parameters))):
            if judge.valid(pointers.replace(arguments, place, candidate)):
                return name
    return None


def _trim(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        yield from (value.strip(), " ".join(value.split()))


def _case(value: Json, members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        yield from (value.lower(), value.upper(), value.capitalize(), value.title())
        yield from (member for member in _texts(members) if member.casefold() == value.casefold())


def _width(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        yield normalize("NFKC", value)


def _separators(value: Json, members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        is_code = len(value) <= _LONGEST_CODE and any(sign.isdigit() for sign in value)
        yield from (_SEPARATORS.sub(sign, value) for sign in ("-", "_", " ", ".", *([""] if is_code else [])))
        yield from (member for member in _texts(members) if _bare(member) == _bare(value))


def _number(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str) and _NUMBER.fullmatch(value):
        number = float(value)
        yield int(number) if number.is_integer() and "." in value else int(value) if "." not in value else number
    elif isinstance(value, float) and value.is_integer():
        yield from (int(value), str(int(value)), str(value))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield str(value)


def _date(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        yield from _dates.rewritten(value)


def _plural(value: Json, members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        yield from (member for member in _texts(members) if _singular(_bare(member)) == _singular(_bare(value)))


def _edit(value: Json, members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, str):
        yield from (member for member in _texts(members) if _one_edit(_bare(member), _bare(value)))


def _wrap(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, list):
        if len(value) == 1:
            yield value[0]
    else:
        yield [value]


def _unique(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, list):
        kept: list[Json] = []
        for item in value:
            if not any(same(item, other) for other in kept):
                kept.append(item)
        yield kept


def _boolean(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, bool):
        yield from _TRUE if value else _FALSE
        yield int(value)
    elif isinstance(value, str | int):
        said = str(value).strip().lower()
        if said in _TRUE or said in _FALSE:
            yield said in _TRUE


def _scheme(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if not isinstance(value, str):
        return
    head, found, tail = value.partition("://")
    if found and head.isalpha():
        yield tail
    elif _ADDRESS.fullmatch(value):
        yield from (f"https://{value}", f"http://{value}")


def _wire(value: Json, _members: Sequence[Json]) -> Iterator[Json]:
    if isinstance(value, list) and all(isinstance(item, str | int | float) for item in value):
        texts = [item if isinstance(item, str) else json.dumps(item) for item in value]
        yield from (",".join(texts), ", ".join(texts), " ".join(texts))
    elif isinstance(value, str) and len(value) <= _LONGEST:
        if value[:1] in ("[", "{"):
            with suppress(ValueError, RecursionError):
                yield json.loads(value)
        if "," in value or "，" in value or "、" in value:
            yield [part.strip() for part in re.split("[,，、]", value) if part.strip()]


REPAIRS: Mapping[str, Repair] = MappingProxyType(
    {
        "trim": _trim,
        "case": _case,
        "width": _width,
        "separators": _separators,
        "number": _number,
        "date": _date,
        "plural": _plural,
        "edit": _edit,
        "wrap": _wrap,
        "unique": _unique,
        "boolean": _boolean,
        "scheme": _scheme,
        "wire": _wire,
    }
)
"""The published list, by name, in the order in which it is tried."""


def _texts(members: Sequence[Json]) -> Iterator[str]:
    return (member for member in members if isinstance(member, str))


def _bare(text: str) -> str:
    return _SEPARATORS.sub("", normalize("NFKC", text).casefold())


def _singular(text: str) -> str:
    for ending, singular in (("ies", "y"), ("ses", "s"), ("xes", "x"), ("hes", "h"), ("s", "")):
        if text.endswith(ending) and len(text) > len(ending):
            return text[: -len(ending)] + singular
    return text


def _one_edit(one: str, other: str) -> bool:
    """Tell whether two texts are alike or one insert, delete, replace or swap of neighbours apart."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    a, b = one[start:], other[start:]
    return a[1:] == b[1:] or a[1:] == b or a == b[1:] or (a[:2] == b[:2][::-1] and a[2:] == b[2:])
