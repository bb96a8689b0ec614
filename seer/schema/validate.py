"""Schema in, judge out: jsonschema-rs for speed, jsonschema as the independent second; the only file with either.

A schema is never changed once it was judged: compiled judges are kept by its identity and its digest.
"""

import re
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

import jsonschema
import jsonschema_rs
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend
from referencing import Registry
from referencing.exceptions import Unresolvable

from seer import canon
from seer.errors import SpecError
from seer.schema import ecma, formats, proof
from seer.schema.blame import blamed
from seer.schema.doubts import Doubts
from seer.schema.kept import Kept
from seer.schema.places import followed, forbidden
from seer.schema.proof import Fault, relax, text
from seer.schema.tame import Tame
from seer.schema.values import kinds

if TYPE_CHECKING:
    from seer.records import Json, Violation

__all__ = [
    "Judge",
    "Validator",
    "covers",
    "disputed",
    "document_errors",
    "fast",
    "is_void",
    "relax",
    "slow",
    "sound",
    "violations",
]

_BACKTRACKS: Final = 100_000
_KEPT: Final = 2_048
_ANSWERS: Final = 65_536
_SHORT: Final = 200


class Validator(ABC):
    """A compiled schema."""

    def __init__(self, schema: "Json") -> None:
        self.schema = schema

    @abstractmethod
    def valid(self, value: "Json") -> bool:
        """Tell whether a value satisfies the schema, formats asserted."""

    @abstractmethod
    def faults(self, value: "Json") -> Iterator[Fault]:
        """Give every broken keyword."""

    def without(self, schema_pointers: tuple[str, ...]) -> "Validator":
        """Give the judge of the schema with some keywords relaxed."""
        return _relaxed(self, schema_pointers)

    @cached_property
    def doubts(self) -> Doubts:
        """What this judge and another may differ on."""
        return Doubts(self.schema)

    @cached_property
    def tame(self) -> Tame:
        """Where keywords can be relaxed without asking anew."""
        return Tame(self.schema)

    def admits(self, value: "Json", faults: tuple[Fault, ...], places: tuple[str, ...]) -> bool:
        """Tell whether a value with these faults is valid once the keywords at some places are relaxed."""
        if len(faults) == 1 and self.tame.holds(places):
            return self.tame.restores(value, faults, places)
        return self.without(places).valid(value)


Judge = Callable[["Json"], Validator]


@lru_cache(maxsize=_KEPT)
def _relaxed(validator: Validator, schema_pointers: tuple[str, ...]) -> Validator:
    return type(validator)(relax(validator.schema, schema_pointers))


class _Judges:
    """Compiled judges of one library by schema, the latest used ones."""

    def __init__(self, build: type[Validator]) -> None:
        self._build = build
        self._by_digest: OrderedDict[str, Validator] = OrderedDict()
        self.get = Kept(self._by_content, most=_KEPT)

    def _by_content(self, schema: "Json") -> Validator:
        try:
            digest = canon.digest(schema)
        except ValueError as error:
            raise SpecError(str(error), where="#") from error
        validator = self._by_digest.get(digest) or self._build(schema)
        self._by_digest[digest] = validator
        self._by_digest.move_to_end(digest)
        if len(self._by_digest) > _KEPT:
            self._by_digest.popitem(last=False)
        return validator


class _Fast(Validator):
    """jsonschema-rs, patterns with bounded backtracking, never on the network."""

    def __init__(self, schema: "Json") -> None:
        super().__init__(schema)
        try:
            self._validator = jsonschema_rs.Draft202012Validator(
                schema,
                validate_formats=True,
                pattern_options=jsonschema_rs.FancyRegexOptions(backtrack_limit=_BACKTRACKS),
                offline=True,
            )
        except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError, ValueError) as error:
            place = text(tuple(getattr(error, "instance_path", ())))
            raise SpecError(_first_line(error), where=f"#{place}") from error

    def valid(self, value: "Json") -> bool:
        try:
            return self._validator.is_valid(value)
        except UnicodeEncodeError:
            return False

    def faults(self, value: "Json") -> Iterator[Fault]:
        return map(_fast_fault, self._validator.iter_errors(value))

    def admits(self, value: "Json", faults: tuple[Fault, ...], places: tuple[str, ...]) -> bool:
        """Ask the schema's structure where it can tell, as compiling takes a hundred times as long."""
        if self.tame.holds(places):
            return self.tame.restores(value, faults, places)
        return super().admits(value, faults, places)


def _fast_fault(error: "jsonschema_rs.ValidationError") -> Fault:
    place, path = tuple(error.instance_path), tuple(error.schema_path)
    is_false = isinstance(error.kind, jsonschema_rs.ValidationErrorKind.FalseSchema)
    if is_false and path and path[-1] in ("items", "unevaluatedItems") and proof.last_keyword(path) == len(path) - 1:
        place = place[:-1]  # nothing may stand there: the array's fault, not the item's
    context = getattr(error.kind, "context", None) or ()
    return Fault(place, path, tuple(tuple(map(_fast_fault, branch)) for branch in context))


def _multiple_of(_: object, limit: "Json", value: "Json", __: object) -> Iterator[ValidationError]:
    """Decide by exact decimals: 18.49 is a multiple of 0.01."""
    if "number" in kinds(value) and Fraction(str(value)) % Fraction(str(limit)):
        yield ValidationError(f"{value!r} is not a multiple of {limit!r}")


def _pattern(_: object, limit: "Json", value: "Json", __: object) -> Iterator[ValidationError]:
    """Read the pattern as ECMA-262 means it; one that Python can't express is left to the first judge."""
    pattern = ecma.compiled(limit) if isinstance(value, str) else None
    if pattern is not None and not pattern.search(value):
        yield ValidationError(f"{value!r} does not match {limit!r}")


def _additional_properties(validator: Any, limit: "Json", value: "Json", schema: "Json") -> Iterator[ValidationError]:
    if not isinstance(value, dict):
        return
    patterns = [ecma.compiled(source) for source in schema.get("patternProperties", ())]
    for name in value:
        if name in schema.get("properties", ()) or any(
            pattern is not None and pattern.search(name) for pattern in patterns
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
            if pattern is not None and pattern.search(name):
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


class _Slow(Validator):
    """jsonschema, with patterns and decimals read as the specification says."""

    def __init__(self, schema: "Json") -> None:
        super().__init__(schema)
        try:
            jsonschema_rs.meta.validate(schema)  # jsonschema's own check of a schema takes 40 ms, this 0.1
        except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError) as error:
            place = text(tuple(getattr(error, "instance_path", ())))
            raise SpecError(_first_line(error), where=f"#{place}") from error
        self._validator = _Second(schema, format_checker=_FORMATS, registry=_NOWHERE)
        self._followed: dict[tuple[proof.Path, int], proof.Path] = {}

    def valid(self, value: "Json") -> bool:
        try:
            return bool(self._validator.is_valid(value))
        except (Unresolvable, re.error) as error:
            raise _unusable(error) from error

    def faults(self, value: "Json") -> Iterator[Fault]:
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

    def _path(self, reported: proof.Path, owner: "Json") -> proof.Path:
        """Give the place that a path leads to; errors in branches name the same ones over and over."""
        key = (reported, id(owner))
        if key not in self._followed:
            self._followed[key] = followed(self.schema, reported, owner)
        return self._followed[key]


def _unusable(error: Exception) -> SpecError:
    reference = getattr(error, "ref", None)
    if reference is None:
        return SpecError(_first_line(error), where="#", fix="write the pattern more simply")
    message = f"reference {reference!r} leads nowhere"
    return SpecError(message, where="#", fix="define it under $defs")


_fast_kept, _slow_kept = _Judges(_Fast), _Judges(_Slow)


def fast(schema: "Json") -> Validator:
    """Give jsonschema-rs' judge of a schema. Raises SpecError where the schema is none."""
    return _fast_kept.get(schema)


def sound(schema: "Json") -> None:
    """Raise SpecError where a schema breaks the meta-schema; this asks much less than a judge of it would take."""
    if not jsonschema_rs.meta.is_valid(schema):
        fast(schema)


def slow(schema: "Json") -> Validator:
    """Give jsonschema's judge of a schema. Raises SpecError where the schema is none."""
    return _slow_kept.get(schema)


def violations(schema: "Json", value: "Json", *, judge: Judge = fast) -> "tuple[Violation, ...]":
    """Give the smallest set of keywords whose relaxation makes the value valid; none where it is.

    What must break along with the first is marked `entailed`. Raises SpecError where the schema is none.
    """
    validator = judge(schema)
    faults = tuple(validator.faults(value))
    if not faults:
        return ()
    return proof.prove(schema, value, faults, admits=lambda places: validator.admits(value, faults, places))


def disputed(schema: "Json", value: "Json") -> str | None:
    """Give both verdicts in a sentence where the two judges disagree on a value."""
    questions = fast(schema).doubts.questions(value)
    if questions is not None and all(_is_agreed(*question) for question in questions):
        return None
    first, second = fast(schema).valid(value), slow(schema).valid(value)
    if first == second:
        return None
    broken = violations(schema, value, judge=slow if first else fast)
    keywords = ", ".join(f"{one.keyword} at {one.pointer or 'the root'}" for one in broken)
    verdicts = ("valid", f"invalid ({keywords})") if first else (f"invalid ({keywords})", "valid")
    return f"jsonschema-rs finds it {verdicts[0]}, jsonschema {verdicts[1]}"


def _is_agreed(keyword: str, limit: "Json", value: "Json") -> bool:
    """Ask both judges about one keyword and one scalar."""
    return _agreed(keyword, limit, value, type(value).__name__)


@lru_cache(maxsize=_ANSWERS)
def _agreed(keyword: str, limit: "Json", value: "Json", _: str) -> bool:
    first, second = _pair(keyword, limit)
    return first.valid(value) == second.valid(value)


@lru_cache(maxsize=_KEPT)
def _pair(keyword: str, limit: "Json") -> tuple[Validator, Validator]:
    schema = {keyword: limit}
    return _Fast(schema), _Slow(schema)


def is_void(schema: "Json") -> bool:
    """Tell whether jsonschema-rs proves that no value satisfies a schema."""
    form = _canonical(schema)
    return form is not None and form.satisfiability() == jsonschema_rs.canonical.Satisfiability.NO


def covers(schema: "Json", other: "Json") -> bool:
    """Tell whether jsonschema-rs proves that a schema admits whatever another one does."""
    first, second = _canonical(schema), _canonical(other)
    if first is None or second is None:
        return False
    try:
        return first.covers(second) == jsonschema_rs.canonical.Containment.YES
    except ValueError:
        return False


def _canonical(schema: "Json") -> "jsonschema_rs.CanonicalSchema | None":
    try:
        return jsonschema_rs.canonicalize(schema, draft=jsonschema_rs.Draft202012, validate_formats=True, offline=True)
    except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError, ValueError):
        return None


def document_errors(document: "Json", meta_schema: "Json", *, most: int = 1_000) -> tuple[tuple[str, str], ...]:
    """Give (JSON pointer, message) for each place where a document breaks a meta-schema of any draft, `most` at most.

    The value there is called "this" in messages. Formats aren't judged, nor what is left over (`unevaluated…`) where
    something else is wrong. Raises SpecError where the meta-schema is none.
    """
    try:
        validator = jsonschema_rs.validator_for(meta_schema, offline=True, validate_formats=False, mask="this")
        errors = list(islice(validator.iter_errors(document), most))
    except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError, ValueError) as error:
        raise SpecError(_first_line(error), where="#") from error
    told = [(text(tuple(each.instance_path)), each) for error in errors for each in blamed(error)]
    broken = {pointer for pointer, each in told if not each.kind.name.startswith("unevaluated")}
    return tuple(
        (pointer, _first_line(each.message))
        for pointer, each in told
        if pointer not in broken or not each.kind.name.startswith("unevaluated")
    )


def _first_line(error: object) -> str:
    line = str(error).partition("\n")[0]
    return line if len(line) <= _SHORT else f"{line[:_SHORT]}…"
