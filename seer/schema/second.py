"""Schema in, the second judge out: jsonschema, independent of the first; the only file that imports it."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

import jsonschema
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.exceptions import Unresolvable

from seer.errors import SpecError
from seer.schema import ecma, formats
from seer.schema.judge import Validator, first_line
from seer.schema.places import followed, forbidden
from seer.schema.proof import Fault, Path
from seer.schema.values import kinds

if TYPE_CHECKING:
    from seer.records import Json


def _multiple_of(_: object, limit: "Json", value: "Json", __: object) -> Iterator[ValidationError]:
    """Decide by exact decimals: 18.49 is a multiple of 0.01."""
    if "number" in kinds(value) and Fraction(str(value)) % Fraction(str(limit)):
        yield ValidationError(f"{value!r} is not a multiple of {limit!r}")


def _pattern(_: object, limit: "Json", value: "Json", __: object) -> Iterator[ValidationError]:
    """Read the pattern as ECMA-262 means it; one that Python can't express is left to the first judge."""
    pattern = ecma.compiled(limit) if isinstance(value, str) else None
    if pattern is not None and not pattern.found(value):
        yield ValidationError(f"{value!r} does not match {limit!r}")


def _additional_properties(validator: Any, limit: "Json", value: "Json", schema: "Json") -> Iterator[ValidationError]:
    if not isinstance(value, dict):
        return
    patterns = [ecma.compiled(source) for source in schema.get("patternProperties", ())]
    for name in value:
        if name in schema.get("properties", ()) or any(
            pattern is not None and pattern.found(name) for pattern in patterns
        ):
            continue
        if limit is False:
            yield ValidationError(f"{name!r} is not allowed")
            return
        yield from validator.descend(value[name], limit, path=name)


def _pattern_properties(validator: Any, limit: "Json", value: "Json", __: object) -> Iterator[ValidationError]:
    if not isinstance(value, dict):
        return
    for source, schema in limit.items():
        pattern = ecma.compiled(source)
        for name, inner in value.items():
            if pattern is not None and pattern.found(name):
                yield from validator.descend(inner, schema, path=name, schema_path=source)


_FORMATS: Final = jsonschema.FormatChecker(formats=())
for _name, _test in formats.FORMATS.items():
    _FORMATS.checks(_name)(lambda value, test=_test: not isinstance(value, str) or test(value))
_Second: Any = extend(  # type: ignore[no-untyped-call] # the library leaves it untyped
    jsonschema.Draft202012Validator,
    {
        "additionalProperties": _additional_properties,
        "multipleOf": _multiple_of,
        "pattern": _pattern,
        "patternProperties": _pattern_properties,
    },
)
_NOWHERE: "Registry[Any]" = Registry()


class Second(Validator):
    """jsonschema, with patterns and decimals read as the specification says."""

    def __init__(self, schema: "Json") -> None:
        super().__init__(schema)
        self._validator = _Second(schema, format_checker=_FORMATS, registry=_NOWHERE)
        self._followed: dict[tuple[Path, int], Path] = {}

    def valid(self, value: "Json") -> bool:
        """Tell whether a value satisfies the schema, formats asserted."""
        try:
            return bool(self._validator.is_valid(value))
        except (Unresolvable, re.error) as error:
            raise _unusable(error) from error

    def faults(self, value: "Json") -> Iterator[Fault]:
        """Give every broken keyword."""
        try:
            for error in self._validator.iter_errors(value):
                yield from self._faults(value, error)
        except (Unresolvable, re.error) as error:
            raise _unusable(error) from error

    def _faults(self, value: "Json", error: ValidationError) -> Iterator[Fault]:
        place, path = tuple(error.absolute_path), self._path(tuple(error.absolute_schema_path), error.schema)
        if error.validator is None:
            yield from forbidden(self.schema, value, place, path)
            return
        if error.validator in ("minContains", "maxContains"):
            path = (*path[:-1], str(error.validator))
        branches: dict[object, list[Fault]] = {}
        for inner in error.context or () if error.validator in ("anyOf", "oneOf") else ():
            if inner.schema_path:
                branches.setdefault(inner.schema_path[0], []).extend(self._faults(value, inner))
        yield Fault(place, path, tuple(map(tuple, branches.values())))

    def _path(self, reported: Path, owner: "Json") -> Path:
        """Give the place that a path leads to; errors in branches name the same ones over and over."""
        key = (reported, id(owner))
        if key not in self._followed:
            self._followed[key] = followed(self.schema, reported, owner)
        return self._followed[key]


def _unusable(error: Exception) -> SpecError:
    reference = getattr(error, "ref", None)
    if reference is None:
        return SpecError(first_line(error), where="#", fix="write the pattern more simply")
    message = f"reference {reference!r} leads nowhere"
    return SpecError(message, where="#", fix="define it under $defs")
