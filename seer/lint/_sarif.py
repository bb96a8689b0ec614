"""Findings and the help of rules in, a SARIF 2.1.0 log out, for the places where code is reviewed."""

from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from seer.errors import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from seer.lint._help import Help
    from seer.records import LintFinding, Object

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif(findings: "Sequence[LintFinding]", rules: "Sequence[Help]", *, version: str) -> "Object":
    """Give one run's log: every rule that was asked, and a result for each finding."""
    order = {rule.name: index for index, rule in enumerate(rules)}
    driver: Object = {"name": "seer", "version": version, "rules": [_rule(rule) for rule in rules]}
    results = [_result(finding, order[finding.rule]) for finding in findings]
    run: Object = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def _rule(rule: "Help") -> "Object":
    about: Object = {
        "id": rule.name,
        "name": "".join(word.capitalize() for word in rule.name.split("_")),
        "shortDescription": {"text": _text(rule.what)},
        "fullDescription": {"text": _text(rule.why or rule.what)},
        "help": {"text": _text(f"{rule.why} Fix: {rule.fix}".strip())},
        "defaultConfiguration": {"level": rule.severity},
    }
    return about if not rule.sources else {**about, "helpUri": rule.sources[0]}


def _result(finding: "LintFinding", index: int) -> "Object":
    about = ": ".join(part for part in (finding.tool, finding.parameter) if part)
    said = f"{about}: {finding.what}" if about else finding.what
    return {
        "ruleId": finding.rule,
        "ruleIndex": index,
        "level": finding.severity,
        "message": {"text": _text(f"{said}. {finding.fix}" if finding.fix else said)},
        "locations": [_location(finding)],
        "partialFingerprints": {"seerFinding/v1": finding.fingerprint},
    }


def _location(finding: "LintFinding") -> "Object":
    """Give the place in the file, where it is one, and the pointer into the document."""
    logical: Object = {
        "name": printable(finding.parameter or finding.tool or finding.path),
        "fullyQualifiedName": printable(finding.pointer),
        "kind": "property" if finding.parameter else "object",
    }
    if finding.line is None:
        return {"logicalLocations": [logical]}
    physical = {"artifactLocation": {"uri": _uri(finding.path)}, "region": {"startLine": finding.line}}
    return {"physicalLocation": physical, "logicalLocations": [logical]}


def _uri(path: str) -> str:
    """Give a path as a URI: a relative one stays relative to where the command ran."""
    posix = quote(path.replace("\\", "/"))
    return f"file://{posix}" if posix.startswith("/") else posix


def _text(text: str) -> str:
    """Write a text as a SARIF message: braces and links have a meaning there, and control characters are shown."""
    return printable(text).replace("{", "{{").replace("}", "}}").replace("](", "] (")
