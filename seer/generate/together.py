"""A tool's proved sets in, further valid sets that show each two classes of its parameters together out.

The classes are those of `schema/twos.py`; the first proved value in each stands for it. A row that isn't valid as it
is, for what its values mean to each other, loses options until it is. What no row shows then is tried by itself:
beside nothing but what is required, then in each of some proved sets.
"""

from itertools import islice
from typing import TYPE_CHECKING, Final

from seer import canon
from seer.generate.pairs import covering
from seer.records import Aim
from seer.sample import Steer
from seer.schema.pointer import MISSING
from seer.schema.twos import Twos

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from seer.generate.base import Base
    from seer.generate.prove import Prover
    from seer.records import Case, Json, Object
    from seer.schema.twos import Two

_LONGEST: Final = 2_000
"""Most bytes of a value that is combined with others."""
_TRIED: Final = 4_000
"""Most sets that are tried for single pairs of one tool."""
_GROUNDS: Final = 8


def together(base: "Base", prover: "Prover", cases: "Iterable[Case]", *, exhaustive: bool) -> "Iterator[Case]":
    """Give the valid sets of a covering array of strength 2 over the parameters' classes, and what it leaves open."""
    required = frozenset(base.tool.parameters.get("required", ()))
    sets = [case.arguments for case in cases if case.valid]
    twos = Twos(base.tool, exhaustive=exhaustive)
    never = twos.classes.keys() - {name for arguments in sets for name in arguments}
    more = (base.arguments((name,), Steer()) for name in sorted(never))
    sets += [arguments for arguments in more if arguments is not None]
    values = _values(twos, sets)
    names = list(values)
    for arguments in sets:
        twos.add(arguments)
    if len(names) < 2:  # noqa: PLR2004 - a pair
        return
    rest = {name: value for name, value in sets[0].items() if name in required and name not in names}
    for row in covering([len(values[name]) for name in names]):
        chosen = {name: list(values[name].values())[number] for name, number in zip(names, row, strict=True)}
        case = _valid(prover, {**rest, **chosen}, required)
        if case is not None:
            twos.add(case.arguments)
            yield case
    least = {name: value for name, value in sets[0].items() if name in required}
    yield from _alone(prover, twos, values, [least, *sets])


def _values(twos: Twos, sets: "Sequence[Object]") -> "dict[str, dict[int, Json]]":
    """Give a small value for each class of each parameter that has one, MISSING where it is left out."""
    found: dict[str, dict[int, Json]] = {name: {} for name in twos.classes}
    for name, kinds in twos.classes.items():
        known: dict[bytes, Json] = {}
        for arguments in sets:
            if name in arguments and len(written := canon.encode(arguments[name])) <= _LONGEST:
                known.setdefault(written, arguments[name])
        for number, kind in enumerate(kinds):
            listed = (kind.words or {}).get("const", MISSING)
            lying = [value for value in (MISSING, *known.values(), listed) if kind.admits(value)]
            if lying:
                found[name][number] = lying[0]
    return {name: values for name, values in found.items() if values}


def _alone(
    prover: "Prover", twos: Twos, values: "Mapping[str, Mapping[int, Json]]", sets: "Sequence[Object]"
) -> "Iterator[Case]":
    """Try what no row shows pair by pair."""
    left = _TRIED
    for two in twos.unmet():
        for ground in islice(sets, _GROUNDS):
            arguments = _with(ground, two, values)
            if arguments is None or left <= 0:
                break
            left -= 1
            case = _proved(prover, arguments)
            if case is not None:
                twos.add(case.arguments)
                yield case
                break


def _with(ground: "Object", two: "Two", values: "Mapping[str, Mapping[int, Json]]") -> "Object | None":
    """Put a pair into a set; None where a class has no value."""
    made = dict(ground)
    for name, number in ((two.one, two.first), (two.other, two.second)):
        if number not in values.get(name, ()):
            return None
        made[name] = values[name][number]
    return {name: value for name, value in made.items() if value is not MISSING}


def _valid(prover: "Prover", chosen: "Mapping[str, Json]", required: "frozenset[str]") -> "Case | None":
    """Prove a row; while it isn't valid, leave out the last option that it gives."""
    arguments = {name: value for name, value in chosen.items() if value is not MISSING}
    options = [name for name in arguments if name not in required]
    while True:
        case = _proved(prover, arguments)
        if case is not None or not options:
            return case
        name = options.pop()
        arguments = {other: value for other, value in arguments.items() if other != name}


def _proved(prover: "Prover", arguments: "Object") -> "Case | None":
    return prover.lying("normal", arguments, Aim(tool=prover.tool.name, pointer="", keyword="properties", at="pair"))
