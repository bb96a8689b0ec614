"""A tool's proved sets in, further valid sets that show each two classes of its parameters together out.

A class of a parameter is a value that some obligation asked for, or that it is left out. A row that isn't valid as it
is, for what its values mean to each other, loses options until it is.
"""

from typing import TYPE_CHECKING, Final

from seer import canon
from seer.generate.pairs import covering
from seer.records import Aim
from seer.schema.pointer import MISSING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from seer.generate.base import Base
    from seer.generate.prove import Prover
    from seer.records import Case, Json, Object

_CLASSES: Final = 7
"""Most classes of one parameter."""
_PARAMETERS: Final = 60
_LONGEST: Final = 200
"""Most bytes of a value that is combined with others."""


def together(base: "Base", prover: "Prover", cases: "Iterable[Case]") -> "Iterator[Case]":
    """Give the valid sets of a covering array of strength 2 over the parameters' classes."""
    required = frozenset(base.tool.parameters.get("required", ()))
    classes = _classes([case.arguments for case in cases if case.valid], required)
    names = [name for name in sorted(classes) if len(classes[name]) > 1][:_PARAMETERS]
    rest = {name: classes[name][0] for name in sorted(required & classes.keys() - set(names))}
    if len(names) < 2:  # noqa: PLR2004 - a pair
        return
    for row in covering([len(classes[name]) for name in names]):
        chosen = {name: classes[name][number] for name, number in zip(names, row, strict=True)}
        case = _valid(prover, {**rest, **chosen}, required)
        if case is not None:
            yield case


def _classes(sets: "Sequence[Object]", required: "frozenset[str]") -> "dict[str, list[Json]]":
    """Give the distinct small values of each parameter, the most usual first, MISSING where it may be left out."""
    found: dict[str, dict[bytes, Json]] = {}
    for arguments in sets:
        for name, value in arguments.items():
            written = canon.encode(value)
            if len(written) <= _LONGEST:
                found.setdefault(name, {}).setdefault(written, value)
    classes: dict[str, list[Json]] = {}
    for name, values in found.items():
        free = name not in required
        classes[name] = [*([MISSING] if free else ()), *list(values.values())[: _CLASSES - free]]
    return classes


def _valid(prover: "Prover", chosen: "Mapping[str, Json]", required: "frozenset[str]") -> "Case | None":
    """Prove a row; while it isn't valid, leave out the last option that it gives."""
    arguments = {name: value for name, value in chosen.items() if value is not MISSING}
    aim = Aim(tool=prover.tool.name, pointer="", keyword="properties", at="pair")
    options = [name for name in arguments if name not in required]
    while True:
        case = prover.lying("normal", arguments, aim)
        if case is not None or not options:
            return case
        name = options.pop()
        arguments = {other: value for other, value in arguments.items() if other != name}
