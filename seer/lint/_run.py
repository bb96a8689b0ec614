"""Spec and patterns of rules in, findings out: one for each place, whichever tools share it."""

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from seer import canon
from seer.errors import PluginError, near
from seer.lint import RULES
from seer.lint._help import load
from seer.lint._where import where_of
from seer.records import LintFinding
from seer.schema.pointer import parent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from seer.lint._help import Help
    from seer.lint._spec import Hit, Spec


def chosen(rules: "Sequence[str]" = (), ignore: "Sequence[str]" = ()) -> tuple[str, ...]:
    """Give the rules that fit a pattern of `rules` (all where there is none) and none of `ignore`.

    Raises PluginError where a pattern fits no rule.
    """
    known = RULES.names()
    for pattern in (*rules, *ignore):
        if not any(fnmatchcase(name, pattern) for name in known):
            message = f"no rule fits {pattern!r}"
            raise PluginError(message, fix=near(pattern, known))
    wanted = [name for name in known if not rules or any(fnmatchcase(name, each) for each in rules)]
    return tuple(name for name in wanted if not any(fnmatchcase(name, each) for each in ignore))


def findings(spec: "Spec", rules: "Iterable[str]") -> tuple[LintFinding, ...]:
    """Give what some rules find, by file, place and rule; findings of one place that say the same are one."""
    merged: dict[tuple[str, str, str, str], list[LintFinding]] = {}
    tools = {(one.tool.source.path, one.at): one.tool.name for one in spec.subjects}
    for name in rules:
        rule, told = load(name)
        for hit in rule.lint(spec):
            found = _finding(hit, told, tools)
            merged.setdefault((name, found.path, found.pointer, found.what), []).append(found)
    return tuple(_marked(_told_once([_joined(same) for same in merged.values()])))


_COVERED: "Final[Mapping[str, tuple[str, ...]]]" = {
    "default_contradicts": ("default ",),
    "limits_contradict": ("min", "exclusiveMinimum "),
    "unsatisfiable": ("no member of the enum ",),
}
"""Rules that say more of a flaw than its repair does, and how the repair's sentence begins."""


def _finding(hit: "Hit", told: "Help", tools: "Mapping[tuple[str, str], str]") -> LintFinding:
    where = where_of(hit, tools)
    return LintFinding(
        rule=told.name,
        severity=hit.severity or told.severity,
        path=where.path,
        pointer=where.pointer,
        tool=where.tool,
        parameter=where.parameter,
        what=hit.what,
        fix=hit.fix or told.fix,
        fingerprint=canon.hex12([told.name, where.path, *where.mark]),
    )


def _told_once(found: "list[LintFinding]") -> "list[LintFinding]":
    """Leave out repairs of what a rule of its own objects to at the same place."""
    covered = {
        (one.path, pointer, beginning)
        for one in found
        for beginning in _COVERED.get(one.rule, ())
        for pointer in (one.pointer, parent(one.pointer))
    }
    return [one for one in found if one.rule != "repaired" or not _is_covered(one, covered)]


def _is_covered(repair: LintFinding, covered: set[tuple[str, str, str]]) -> bool:
    beginnings = (each for several in _COVERED.values() for each in several if repair.what.startswith(each))
    return any((repair.path, repair.pointer, each) in covered for each in beginnings)


def _joined(same: "list[LintFinding]") -> LintFinding:
    tools = {finding.tool for finding in same if finding.tool is not None}
    return replace(same[0], tools=max(len(tools), 1))


def _marked(found: "list[LintFinding]") -> "Iterator[LintFinding]":
    """Sort findings, and number those of a rule that have the same fingerprint."""
    seen: dict[str, int] = {}
    for one in sorted(found, key=lambda each: (each.path, each.pointer, each.rule, each.what)):
        count = seen[one.fingerprint] = seen.get(one.fingerprint, 0) + 1
        yield one if count == 1 else replace(one, fingerprint=f"{one.fingerprint}:{count}")
