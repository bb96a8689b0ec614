"""Spec and patterns of rules in, findings out: one for each place, whichever tools share it."""

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from seer import canon
from seer.errors import PluginError, near
from seer.lint import RULES
from seer.lint._help import load
from seer.lint._spec import Place, Subject
from seer.records import LintFinding
from seer.schema.pointer import get, parent, split

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
    "limits_contradict": ("min", "no number lies "),
    "unsatisfiable": ("no member of the enum ",),
}
"""Rules that say more of a flaw than its repair does, and how the repair's sentence begins."""


class _Where(NamedTuple):
    path: str
    pointer: str
    tool: str | None = None
    parameter: str | None = None


def _finding(hit: "Hit", told: "Help", tools: "Mapping[tuple[str, str], str]") -> LintFinding:
    where = _where(hit, tools)
    return LintFinding(
        rule=told.name,
        severity=hit.severity or told.severity,
        path=where.path,
        pointer=where.pointer,
        tool=where.tool,
        parameter=where.parameter,
        what=hit.what,
        fix=hit.fix or told.fix,
    )


def _where(hit: "Hit", tools: "Mapping[tuple[str, str], str]") -> _Where:
    if isinstance(hit.where, str):
        path, _, pointer = hit.where.partition("#")
        above = pointer
        while above and (path, above) not in tools:
            above = parent(above)
        return _Where(path, pointer, tools.get((path, above)))
    if isinstance(hit.where, Subject):
        subject, pointer = hit.where, hit.where.at
        parameter = None
    else:
        subject, parameter = hit.where.subject, shown(hit.where) or None
        holder = hit.where.wrote(hit.keyword) if hit.keyword else None
        pointer = hit.where.at if holder is None else holder.at
    if hit.keyword and get(subject.document, f"{pointer}/{hit.keyword}", None) is not None:
        pointer = f"{pointer}/{hit.keyword}"
    return _Where(subject.tool.source.path, pointer, subject.tool.name, parameter)


def shown(place: Place) -> str:
    """Write a place for people: `filter.price[]`."""
    steps = split(place.pointer)
    text = ""
    named = _named(place)
    for depth, step in enumerate(steps):
        text += (f".{step}" if text else step) if named[depth] else "[]"
    return text


def _named(place: Place) -> list[bool]:
    """Tell which steps to a place are names: an index is none, and a property may be called `0`."""
    found: dict[int, bool] = {}
    one: Place | None = place
    while one is not None:
        found[one.depth] = found.get(one.depth, False) or bool(one.name)
        one = one.holder
    return [found.get(depth, True) for depth in range(1, place.depth + 1)]


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
    """Sort findings and give each its fingerprint, in which nothing moves with lines or the order of a list."""
    seen: dict[str, int] = {}
    for one in sorted(found, key=lambda each: (each.path, each.pointer, each.rule, each.what)):
        place = [one.tool, one.parameter] if one.tools == 1 and one.tool else [one.pointer]
        digest = canon.hex12([one.rule, one.path, *place])
        seen[digest] = seen.get(digest, 0) + 1
        yield replace(one, fingerprint=digest if seen[digest] == 1 else f"{digest}:{seen[digest]}")
