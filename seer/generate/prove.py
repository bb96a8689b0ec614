"""Argument set and what it is meant for in, a proved case out, or none: what a validator finds is what counts."""

from seer.generate.base import Base
from seer.generate.wire import is_text_alike
from seer.records import Aim, At, Case, Json, Kind, Object, Violation
from seer.schema import pointer
from seer.schema.coverage import confirms
from seer.schema.obligations import BOUNDS
from seer.schema.validate import disputed, violations


class Prover:
    """Turns argument sets of one tool into cases."""

    def __init__(self, base: Base) -> None:
        self.base = base
        self.tool = base.tool

    def valid(self, kind: Kind, arguments: Object | None, *aims: Aim, judged: bool = False) -> Case | None:
        """Give a case of a valid argument set, or None where it isn't valid beyond dispute.

        `judged` is what the tool's base made: it gives nothing else.
        """
        if arguments is None or not (judged or self.base.holds(arguments)):
            return None
        shown = tuple(aim for aim in aims if aim.keyword in BOUNDS or confirms(self.tool, aim, arguments, ()))
        if kind != "normal" and not shown:
            return None
        return Case(tool=self.tool.name, kind=kind, arguments=arguments, valid=True, aims=shown)

    def faulty(self, arguments: Json) -> Case | None:
        """Give a case of an argument set with exactly one fault, and what that entails."""
        judge = self.base.judge
        if not isinstance(arguments, dict) or judge is None or judge.valid(arguments):
            return None
        if disputed(self.tool.parameters, arguments) is not None:
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
