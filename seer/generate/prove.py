"""Argument set and what it is meant for in, a proved case out, or none: what a validator finds is what counts."""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from seer import canon
from seer.generate.base import Base
from seer.generate.wire import is_text_alike
from seer.records import DISPUTED, Aim, At, Case, Dropped, Json, Kind, Object, Violation
from seer.schema import pointer
from seer.schema.coverage import confirms
from seer.schema.pointer import MISSING
from seer.schema.validate import Validator, disputed, violations


class Prover:
    """Turns argument sets of one tool into cases."""

    def __init__(self, base: Base) -> None:
        self.base = base
        self.tool = base.tool
        self._disputes: dict[str, Dropped] = {}
        self._faulty: dict[tuple[bytes, bool], Case | None] = {}

    @property
    def disputed(self) -> tuple[Dropped, ...]:
        """The sets that were dropped because judges differ on them, each once."""
        return tuple(self._disputes[key] for key in sorted(self._disputes))

    def _is_disputed(self, kind: Kind, arguments: Object) -> bool:
        detail = disputed(self.tool.parameters, arguments)
        if detail is None:
            return False
        told = f"{detail}: {canon.text(arguments)}"
        drop = Dropped(tool=self.tool.name, kind=kind, locale=self.base.sampler.locale, reason=DISPUTED, detail=told)
        self._disputes[told] = drop
        return True

    def note(self, drops: Iterable[Dropped]) -> None:
        """Note what was dropped where the place was worked out."""
        for drop in drops:
            self._disputes[drop.detail] = msgspec.structs.replace(drop, tool=self.tool.name)

    def _holds(self, kind: Kind, arguments: Object) -> bool:
        judge = self.base.judge
        return judge is not None and judge.valid(arguments) and not self._is_disputed(kind, arguments)

    def valid(self, kind: Kind, arguments: Object | None, *aims: Aim, judged: bool = False) -> Case | None:
        """Give a case of a valid argument set, or None where it isn't valid beyond dispute.

        `judged` is what the tool's base made: it gives nothing else.
        """
        if arguments is None or not (judged or self._holds(kind, arguments)):
            return None
        shown = tuple(aim for aim in aims if confirms(self.tool, aim, arguments, ()))
        if kind != "normal" and not shown:
            return None
        return Case(tool=self.tool.name, kind=kind, arguments=arguments, valid=True, aims=shown)

    def lying(self, kind: Kind, arguments: Object, aim: Aim, *, part: bool = False) -> Case | None:
        """Give a case of a valid argument set that is known to show an aim.

        A set that is `part` of one on which judges agree raises no new question.
        """
        judge = self.base.judge
        if judge is None or not judge.valid(arguments):
            return None
        if not (part and self.base.is_plain) and self._is_disputed(kind, arguments):
            return None
        return Case(tool=self.tool.name, kind=kind, arguments=arguments, valid=True, aims=(aim,))

    def lacking(self, arguments: Object, places: Iterable[str], listed: str, *aims: Aim) -> Case | None:
        """Give the case of a set that lacks required properties, where their object is known to break nothing else.

        `listed` is the place in the schema that requires them.
        """
        if self.base.judge is None or self.base.judge.valid(arguments):
            return None
        if not self.base.is_plain and self._is_disputed("missing", arguments):
            return None
        broken = [Violation(pointer=place, keyword="required", schema_pointer=listed) for place in sorted(places)]
        return Case(
            tool=self.tool.name,
            kind="missing",
            arguments=arguments,
            valid=False,
            aims=aims,
            violations=tuple(broken),
            why="several" if len(broken) > 1 else None,
        )

    def faulty(self, arguments: Json, *, several: bool = False) -> Case | None:
        """Give a case of an argument set with exactly one fault, and what that entails.

        `several` lets required properties be missing together; no scene is made of those.
        """
        judge = self.base.judge
        if not isinstance(arguments, dict) or judge is None or judge.valid(arguments):
            return None
        key = (sha256(canon.encode(arguments)).digest(), several)
        known = self._faulty.get(key, MISSING)
        if known is MISSING:
            known = self._faulty[key] = self._proved(arguments, judge, several=several)
        return known

    def _proved(self, arguments: Object, judge: Validator, *, several: bool) -> Case | None:
        if self._is_disputed("invalid", arguments):
            return None
        found = violations(self.tool.parameters, arguments)
        causes = [violation for violation in found if not violation.entailed]
        is_missing = all(cause.keyword == "required" for cause in causes)
        if not causes or len(causes) > 1 + several * is_missing * len(causes):
            return None
        return Case(
            tool=self.tool.name,
            kind="missing" if is_missing else "invalid",
            arguments=arguments,
            valid=False,
            aims=(self._aim(causes[0]),),
            violations=found,
            why=self._why(arguments, causes, judge),
        )

    def _why(self, arguments: Object, causes: list[Violation], judge: Validator) -> str | None:
        """Say why no scene can be made of a faulty set, where that is plain."""
        if len(causes) > 1:
            return "several"
        is_missing = causes[0].keyword == "required"
        return "wire" if not is_missing and is_text_alike(self.tool, judge, arguments, causes[0].pointer) else None

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
