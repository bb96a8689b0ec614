"""Expected arguments and their schema in, a rule for each leaf out; then an agent's arguments in, mismatches out."""

import re
from datetime import date
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from msgspec import Struct

from seer.records import ExpectedCall, Json, Object, Rule
from seer.schema import formats
from seer.schema.kept import Kept
from seer.schema.pointer import MISSING, join
from seer.schema.resolve import applying, onward, whole
from seer.schema.values import same

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_ID: Final = re.compile(
    r"(?:^|[_.-])(?:id|uuid|guid|key|token|code|sha|hash)s?$|[a-z0-9](?:Id|ID|Uuid|UUID|Key|Token|Code)s?$", re.ASCII
)


class Mismatch(Struct, frozen=True, kw_only=True):
    """A place where arguments are wrong: `actual` is MISSING where nothing came, `expected` where nothing should."""

    pointer: str
    rule: Rule
    expected: Json
    actual: Json


def rules(parameters: "Object", arguments: "Object") -> dict[str, Rule]:
    """Give the rule of each leaf, and `default` for each absent property that has a default.

    An array whose items are unique has one rule at its own pointer, as has a value equal to its default.
    """
    found: dict[str, Rule] = {}
    nodes = whole(parameters, arguments)
    if len(nodes) == 1:
        _plain(parameters).rule(arguments, found)
    else:
        _rule_object(nodes, arguments, "", parameters, found)
    return found


class _Plain:
    """Parameters that are one object with no branches: there the rules of a property hang on its value alone."""

    def __init__(self, parameters: "Object") -> None:
        self._nodes = (parameters,)
        self._rules: dict[tuple[str, str], dict[str, Rule]] = {}
        required = parameters.get("required", ())
        optional = [name for name in parameters.get("properties", {}) if name not in required]
        below = {name: onward(self._nodes, name, MISSING, parameters) for name in optional}
        self._defaults = {name: join("", name) for name, nodes in below.items() if _default(nodes) is not MISSING}

    def rule(self, arguments: "Object", found: dict[str, Rule]) -> None:
        """Add the rules of some arguments."""
        for name, value in arguments.items():
            key = (name, repr(value))
            if key not in self._rules:
                self._rules[key] = {}
                _rule_member(self._nodes, (name, value), "", self._nodes[0], self._rules[key])
            found.update(self._rules[key])
        for name, place in self._defaults.items():
            if name not in arguments:
                found[place] = "default"


_plain: "Kept[Object, _Plain]" = Kept(_Plain, most=64)


def _rule_object(
    nodes: "tuple[Object, ...]", value: "Object", pointer: str, root: "Object", found: dict[str, Rule]
) -> None:
    for name, inner in value.items():
        _rule_member(nodes, (name, inner), pointer, root, found)
    required = {name for node in nodes for name in node.get("required", ())}
    for name in dict.fromkeys(name for node in nodes for name in node.get("properties", {})):
        if name not in value and name not in required and _default(onward(nodes, name, MISSING, root)) is not MISSING:
            found[join(pointer, name)] = "default"


def _rule_member(
    nodes: "tuple[Object, ...]", member: "tuple[str, Json]", pointer: str, root: "Object", found: dict[str, Rule]
) -> None:
    name, inner = member
    place, below = join(pointer, name), onward(nodes, name, inner, root)
    default = _default(below)
    if default is not MISSING and same(default, inner) and not any(name in node.get("required", ()) for node in nodes):
        found[place] = "default"
    else:
        _rule_value(below, inner, place, root, found)


def _rule_value(
    nodes: "tuple[Object, ...]", value: "Json", pointer: str, root: "Object", found: dict[str, Rule]
) -> None:
    if isinstance(value, dict) and value:
        _rule_object(nodes, value, pointer, root, found)
    elif isinstance(value, list) and value:
        if any(node.get("uniqueItems") is True for node in nodes):
            found[pointer] = "set"
            return
        for index, inner in enumerate(value):
            _rule_value(onward(nodes, str(index), inner, root), inner, f"{pointer}/{index}", root, found)
    else:
        found[pointer] = _leaf_rule(nodes, value, pointer)


def _leaf_rule(nodes: "tuple[Object, ...]", value: "Json", pointer: str) -> Rule:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "number"
    if not isinstance(value, str):
        return "exact"
    named = {node["format"] for node in nodes if isinstance(node.get("format"), str)} & formats.FORMATS.keys()
    listed = any(any(same(value, member) for member in _members(node)) for node in nodes)
    if listed or any("pattern" in node for node in nodes) or _ID.search(pointer.rpartition("/")[2]):
        return "exact"
    if "date" in named:
        return "date"
    if "date-time" in named:
        return "datetime"
    return "exact" if named else "text"


def _members(node: "Object") -> "list[Json]":
    return [node["const"]] if "const" in node else node.get("enum", [])


def default_of(parameters: "Object", arguments: "Object", pointer: str) -> "Json":
    """Give the default that stands for an absent value at a pointer, or MISSING."""
    return _default(applying(parameters, arguments, pointer))


def _default(nodes: "tuple[Object, ...]") -> "Json":
    return next((node["default"] for node in nodes if "default" in node), MISSING)


def matches(rule: Rule, expected: "Json", actual: "Json") -> bool:
    """Tell whether a value is right under a rule; only `default` and `any` take MISSING."""
    if rule == "any":
        return True
    if actual is MISSING or expected is MISSING:
        return rule == "default" and actual is MISSING
    return _COMPARATORS.get(rule, same)(expected, actual)


def _folded(value: str) -> str:
    return " ".join(normalize("NFC", value).split())


def _is_text(expected: "Json", actual: "Json") -> bool:
    both = isinstance(expected, str) and isinstance(actual, str)
    return _folded(expected) == _folded(actual) if both else same(expected, actual)


def _is_text_ci(expected: "Json", actual: "Json") -> bool:
    both = isinstance(expected, str) and isinstance(actual, str)
    return _folded(expected).casefold() == _folded(actual).casefold() if both else same(expected, actual)


def _is_date(expected: "Json", actual: "Json") -> bool:
    both = isinstance(expected, str) and isinstance(actual, str)
    if both and formats.is_date(expected) and formats.is_date(actual.strip()):
        return date.fromisoformat(expected) == date.fromisoformat(actual.strip())
    return same(expected, actual)


def _is_datetime(expected: "Json", actual: "Json") -> bool:
    moments = [formats.instant(value.strip()) if isinstance(value, str) else None for value in (expected, actual)]
    return moments[0] == moments[1] if None not in moments else same(expected, actual)


def _is_set(expected: "Json", actual: "Json") -> bool:
    """Compare as multisets: order is ignored, how often a value stands there is not."""
    if not isinstance(expected, list) or not isinstance(actual, list) or len(expected) != len(actual):
        return False
    left = list(actual)
    for wanted in expected:
        at = next((index for index, given in enumerate(left) if same(wanted, given)), None)
        if at is None:
            return False
        del left[at]
    return True


def _is_one_of(expected: "Json", actual: "Json") -> bool:
    return any(same(member, actual) for member in (expected if isinstance(expected, list) else [expected]))


def _is_free(_: "Json", actual: "Json") -> bool:
    return isinstance(actual, str) and bool(actual.strip())


_COMPARATORS: "Final[Mapping[Rule, Callable[[Json, Json], bool]]]" = {
    "text": _is_text,
    "text_ci": _is_text_ci,
    "date": _is_date,
    "datetime": _is_datetime,
    "set": _is_set,
    "one_of": _is_one_of,
    "free": _is_free,
}


def compare(expected: ExpectedCall, arguments: "Object", *, parameters: "Object") -> tuple[Mismatch, ...]:
    """Give every place where arguments aren't what was expected, in document order.

    What isn't expected is wrong unless it equals its default in `parameters`, is ruled `any`, or is bound to a result.
    """
    return tuple(_Comparison(expected, arguments, parameters).members(expected.arguments, arguments, ""))


class _Comparison:
    """One call beside what was expected of it."""

    def __init__(self, expected: ExpectedCall, arguments: "Object", parameters: "Object") -> None:
        self._match = expected.match
        self._bound = expected.bind
        self._root = arguments
        self._parameters = parameters

    def _found(self, expected: "Json", actual: "Json", pointer: str) -> "Iterator[Mismatch]":
        rule = self._match.get(pointer)
        if rule is None and expected and isinstance(expected, dict) and isinstance(actual, dict):
            yield from self.members(expected, actual, pointer)
        elif rule is None and expected and isinstance(expected, list) and isinstance(actual, list):
            yield from self._items(expected, actual, pointer)
        elif rule is None and expected and isinstance(expected, dict) and actual is MISSING:
            if any(True for name, inner in expected.items() for _ in self._found(inner, MISSING, join(pointer, name))):
                yield Mismatch(pointer=pointer, rule="exact", expected=expected, actual=actual)
        elif not matches(rule or "exact", expected, actual):
            yield Mismatch(pointer=pointer, rule=rule or "exact", expected=expected, actual=actual)

    def members(self, expected: "Object", actual: "Object", pointer: str) -> "Iterator[Mismatch]":
        """Give the mismatches below an object."""
        for name, inner in expected.items():
            yield from self._found(inner, actual.get(name, MISSING), join(pointer, name))
        for name, inner in actual.items():
            if name not in expected:
                yield from self._unexpected(inner, join(pointer, name))

    def _items(self, expected: "list[Json]", actual: "list[Json]", pointer: str) -> "Iterator[Mismatch]":
        for index, inner in enumerate(expected):
            given = actual[index] if index < len(actual) else MISSING
            yield from self._found(inner, given, f"{pointer}/{index}")
        for index in range(len(expected), len(actual)):
            yield Mismatch(pointer=f"{pointer}/{index}", rule="exact", expected=MISSING, actual=actual[index])

    def _unexpected(self, actual: "Json", pointer: str) -> "Iterator[Mismatch]":
        if self._match.get(pointer) == "any" or pointer in self._bound or self._is_default(actual, pointer):
            return
        default = default_of(self._parameters, self._root, pointer) if pointer in self._match else MISSING
        yield Mismatch(pointer=pointer, rule=self._match.get(pointer, "exact"), expected=default, actual=actual)

    def _is_default(self, actual: "Json", pointer: str) -> bool:
        """Tell whether a value says what its absence would: its default, or an object of nothing but defaults."""
        default = default_of(self._parameters, self._root, pointer)
        if default is not MISSING:
            return same(default, actual)
        return (
            isinstance(actual, dict)
            and bool(actual)
            and all(self._is_default(inner, join(pointer, name)) for name, inner in actual.items())
        )
