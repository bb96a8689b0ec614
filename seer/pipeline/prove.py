"""Eval set's folder in, what can't be proved of it out."""

from pathlib import Path

import msgspec

from seer.curate.audit import audit
from seer.evalset.store import locate, read
from seer.records import Finding


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked at and what didn't hold."""

    path: str
    scenes: int
    cases: int
    tools: int
    findings: tuple[Finding, ...]


def check(path: Path) -> Proof:
    """Prove an eval set anew. Raises EvalSetError where it can't be read at all."""
    folder = locate(path)
    evalset, files = read(folder)
    return Proof(
        path=str(folder),
        scenes=len(evalset.scenes),
        cases=len(evalset.cases),
        tools=len(evalset.tools),
        findings=audit(evalset, files=files),
    )
