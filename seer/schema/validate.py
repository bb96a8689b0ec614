"""Schema in, judge out: jsonschema-rs for speed, jsonschema as the independent second; the only file with the first."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final

import jsonschema_rs

from seer.errors import SpecError
from seer.schema import proof
from seer.schema.blame import blamed
from seer.schema.judge import KEPT, Judge, Judges, Validator, first_line
from seer.schema.plain import said
from seer.schema.proof import Fault, relax, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from seer.records import Json, Violation

__all__ = [
    "Judge",
    "Validator",
    "agreed_within",
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
_ANSWERS: Final = 65_536
_FalseSchema: Final = jsonschema_rs.ValidationErrorKind.FalseSchema
_LEFT_OVER: Final = frozenset({"items", "unevaluatedItems"})


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
            raise SpecError(first_line(error), where=f"#{place}") from error

    def valid(self, value: "Json") -> bool:
        try:
            return self._validator.is_valid(value)
        except UnicodeEncodeError:
            return False

    def faults(self, value: "Json") -> Iterator[Fault]:
        return map(_fast_fault, self._validator.iter_errors(value))

    def is_tame(self, places: "Sequence[str]") -> bool:
        return self.tame.holds(places)

    def admits(self, value: "Json", faults: tuple[Fault, ...], places: tuple[str, ...]) -> bool:
        """Ask the schema's structure where it can tell, as compiling takes a hundred times as long."""
        if self.tame.holds(places):
            return self.tame.restores(value, faults, places)
        return super().admits(value, faults, places)


def _fast_fault(error: "jsonschema_rs.ValidationError") -> Fault:
    place, path, kind = tuple(error.instance_path), tuple(error.schema_path), error.kind
    if path and path[-1] in _LEFT_OVER and isinstance(kind, _FalseSchema) and proof.last_keyword(path) == len(path) - 1:
        place = place[:-1]  # nothing may stand there: the array's fault, not the item's
    context = getattr(kind, "context", None)
    return Fault(place, path, tuple(tuple(map(_fast_fault, branch)) for branch in context) if context else ())


def _second(schema: "Json") -> Validator:
    from seer.schema.second import Second  # noqa: PLC0415 - it takes long to load, and most ask the first alone

    try:
        jsonschema_rs.meta.validate(schema)  # jsonschema's own check of a schema takes 40 ms, this 0.1
    except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError) as error:
        place = text(tuple(getattr(error, "instance_path", ())))
        raise SpecError(first_line(error), where=f"#{place}") from error
    return Second(schema)


_fast_kept, _slow_kept = Judges(_Fast), Judges(_second)


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
    broken = proof.apart(schema, value, faults)
    if broken and validator.is_tame([one.relaxed for one in broken]):
        return proof.all_of(schema, value, broken)
    return proof.prove(schema, value, faults, admits=lambda places: validator.admits(value, faults, places))


def disputed(schema: "Json", value: "Json") -> str | None:
    """Give both verdicts in a sentence where the two judges disagree on a value."""
    judge = fast(schema)
    questions = judge.doubts.questions(value)
    if questions is not None and all(_is_agreed(*question) for question in questions):
        return None
    first, second = judge.valid(value), slow(schema).valid(value)
    if first == second:
        return None
    broken = violations(schema, value, judge=slow if first else fast)
    keywords = ", ".join(f"{one.keyword} at {one.pointer or 'the root'}" for one in broken)
    verdicts = ("valid", f"invalid ({keywords})") if first else (f"invalid ({keywords})", "valid")
    return f"jsonschema-rs finds it {verdicts[0]}, jsonschema {verdicts[1]}"


def agreed_within(schema: "Json", nodes: "Iterable[Json]", value: "Json") -> bool:
    """Tell whether judges are known to agree on what some schemas inside a schema say of a value."""
    questions = fast(schema).doubts.questions_of(nodes, value)
    return questions is not None and all(_is_agreed(*question) for question in questions)


def _is_agreed(keyword: str, limit: "Json", value: "Json") -> bool:
    """Ask both judges about one keyword and one scalar."""
    return _agreed(keyword, limit, value, type(value).__name__)


@lru_cache(maxsize=_ANSWERS)
def _agreed(keyword: str, limit: "Json", value: "Json", _: str) -> bool:
    first, second = _pair(keyword, limit)
    return first.valid(value) == second.valid(value)


@lru_cache(maxsize=KEPT)
def _pair(keyword: str, limit: "Json") -> tuple[Validator, Validator]:
    schema = {keyword: limit}
    return _Fast(schema), _second(schema)


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
    """Give (JSON pointer, what is wrong) for each place where a document breaks a meta-schema of any draft.

    There are `most` at most, and the value there is called "this". Formats aren't judged, nor what is left over
    (`unevaluated…`) where something else is wrong. Raises SpecError where the meta-schema is none.
    """
    try:
        validator = jsonschema_rs.validator_for(meta_schema, offline=True, validate_formats=False, mask="this")
        errors = [] if validator.is_valid(document) else list(islice(validator.iter_errors(document), most))
    except (jsonschema_rs.ValidationError, jsonschema_rs.ReferencingError, ValueError) as error:
        raise SpecError(first_line(error), where="#") from error
    told = [(text(tuple(each.instance_path)), each) for error in errors for each in blamed(error)]
    broken = {pointer for pointer, each in told if not each.kind.name.startswith("unevaluated")}
    return tuple(
        (pointer, said(each))
        for pointer, each in told
        if pointer not in broken or not each.kind.name.startswith("unevaluated")
    )
