"""Argument set and what it is meant for in, a proved case out, or none: what a validator finds is what counts."""

from seer.generate.base import Base
from seer.generate.wire import is_text_alike
from seer.records import Aim, At, Case, Json, Kind, Object, Violation
from seer.sample.merge import View
from seer.schema import pointer
from seer.schema.coverage import confirms
from seer.schema.obligations import BOUNDS
from seer.schema.validate import disputed, violations

Change = tuple[View, Json]
"""What holds at the one place where an argument set differs from one that was judged, and the value there."""


JUDGED: Change = (View((), {}, risky=False), None)
"""The mark of an argument set on which both judges were heard already."""


def is_harmless(view: View, value: Json) -> bool:
    """Say whether judges can't differ on a value: it is a scalar that no pattern, format or fraction speaks of."""
    if isinstance(value, str):
        return not {"pattern", "format"} & set(view.words)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return "multipleOf" not in view.words
    return not isinstance(value, list | dict)


class Prover:
    """Turns argument sets of one tool into cases."""

    def __init__(self, base: Base) -> None:
        self.base = base
        self.tool = base.tool

    def valid(self, kind: Kind, arguments: Object | None, *aims: Aim, changed: Change | None = None) -> Case | None:
        """Give a case of a valid argument set, or None where it isn't valid beyond dispute."""
        judge = self.base.judge
        if arguments is None or judge is None or not judge.valid(arguments) or self._is_disputed(arguments, changed):
            return None
        shown = tuple(aim for aim in aims if aim.keyword in BOUNDS or confirms(self.tool, aim, arguments, ()))
        if kind != "normal" and not shown:
            return None
        return Case(tool=self.tool.name, kind=kind, arguments=arguments, valid=True, aims=shown)

    def faulty(self, arguments: Json, *, changed: Change | None = None) -> Case | None:
        """Give a case of an argument set with exactly one fault, and what that entails."""
        judge = self.base.judge
        if (
            not isinstance(arguments, dict)
            or judge is None
            or judge.valid(arguments)
            or self._is_disputed(arguments, changed)
        ):
            return None
        found = violations(self.tool.parameters, arguments)
        causes = [violation for violation in found if not violation.entailed]
        if len(causes) != 1:
            return None
        is_missing = causes[0].keyword == "required"
        return Case(
            tool=self.tool.name,
            kind="missing" if is_missing else "invalid",
            arguments=arguments,
            valid=False,
            aims=(self._aim(causes[0]),),
            violations=found,
            why="wire" if not is_missing and is_text_alike(self.tool, judge, arguments, causes[0].pointer) else None,
        )

    def _is_disputed(self, arguments: Object, changed: Change | None) -> bool:
        """Say whether the judges disagree; what differs harmlessly from an undisputed set isn't judged again."""
        if changed is not None and is_harmless(*changed):
            return False
        return disputed(self.tool.parameters, arguments) is not None

    def _aim(self, cause: Violation) -> Aim:
        limit = pointer.get(self.tool.parameters, cause.schema_pointer, None)
        missing = cause.keyword == "required"
        return self.aim(cause.pointer, cause.keyword, None if missing else limit, "absent" if missing else "past")

    def aim(self, place: str, keyword: str, limit: Json, at: At) -> Aim:
        """Put an aim together; past a limit that is made of schemas, the keyword and place say enough."""
        nested = isinstance(limit, dict) or (isinstance(limit, list) and any(isinstance(one, dict) for one in limit))
        return Aim(
            tool=self.tool.name, pointer=place, keyword=keyword, limit=None if nested and at == "past" else limit, at=at
        )
