"""Recipe in, what makes the tools of its specs less fit for agents out, each finding with file, pointer and line."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from seer import canon
from seer.errors import RecipeError, SpecError
from seer.lint._help import Help, load
from seer.lint._run import chosen, findings
from seer.lint._sarif import sarif
from seer.lint._spec import Spec
from seer.parse import deep_findings, is_live, parse_file
from seer.pipeline._choose import chosen as chosen_tools
from seer.pipeline._choose import unmatched, wanted
from seer.pipeline._files import Files, line_in
from seer.pipeline._read import allowed, unclashed
from seer.records import LintFinding, Parsed, Recipe, Warn

__all__ = ["Help", "Linted", "helps", "lint", "refused", "sarif"]

_REFUSED = Help(
    name="unreadable_spec",
    severity="error",
    what="A spec that can't be read, or holds no tool that was asked for.",
    why="Nothing of it was judged.",
    fix="mend what the message names",
    sources=(),
)
"""No rule: nothing can be asked of such a spec."""


class Linted(NamedTuple):
    """What lint found in how many tools, by which rules, and filters that fit no tool."""

    findings: tuple[LintFinding, ...]
    tools: int
    rules: tuple[Help, ...]
    unmatched: tuple[Warn, ...] = ()


def helps(rules: Sequence[str] = (), ignore: Sequence[str] = ()) -> tuple[Help, ...]:
    """Give the help of the rules that fit patterns. Raises PluginError where a pattern fits none."""
    return tuple(load(name)[1] for name in chosen(rules, ignore))


def lint(recipe: Recipe, *, rules: Sequence[str] = (), ignore: Sequence[str] = (), deep: bool = False) -> Linted:
    """Judge the tools that a recipe's specs hold and its patterns choose.

    `rules` and `ignore` are patterns of rules' names. `deep` also asks openapi-spec-validator, in a process of its own
    with bounded time and memory. Raises RecipeError where no spec is named, SpecError where one can't be read or no
    tool is left, PluginError where a pattern fits no rule.
    """
    names = chosen(rules, ignore)
    parts = _parsed(recipe)
    files = Files()
    everything = list(unclashed([part.tools for part in parts]))
    tools = [files.placed(tool) for tool in chosen_tools(everything, recipe)]
    flaws = [warning for part in parts for warning in part.warnings]
    loose = tuple(unmatched(everything, recipe, flaws))
    spec = Spec(
        tools,
        {path: files.document(path) for path in sorted({tool.source.path for tool in tools})},
        warnings=[files.told(warning) for warning in flaws],
        deep=_deep(recipe, flaws) if deep else (),
    )
    found = findings(spec, names)
    return Linted(tuple(_ordered(map(files.lined, found))), len(tools), helps(rules, ignore), loose)


def refused(error: SpecError) -> Linted:
    """Give the one finding that tells why nothing was judged, for those who read findings and no messages."""
    path, _, pointer = error.where.partition("#")
    finding = LintFinding(
        rule=_REFUSED.name,
        severity=_REFUSED.severity,
        path=path,
        pointer=pointer,
        line=line_in(error.what),
        what=error.what,
        fix=error.fix,
        fingerprint=canon.hex12([_REFUSED.name, path, pointer]),
    )
    return Linted((finding,), 0, (_REFUSED,))


def _parsed(recipe: Recipe) -> list[Parsed]:
    if not recipe.specs:
        message = "no spec is named"
        raise RecipeError(message, fix="name a file: seer lint openapi.yaml")
    folders = allowed(recipe)
    parts = [
        parse_file(
            Path(spec),
            shown=spec,
            format=recipe.format,
            allow_refs=folders,
            allow_http=recipe.allow_http,
            wanted=partial(wanted, recipe),
        )
        for spec in dict.fromkeys(recipe.specs)
    ]
    return [part for part, _ in parts]


def _deep(recipe: Recipe, known: "Sequence[Warn]") -> list[Warn]:
    files = [spec for spec in dict.fromkeys(recipe.specs) if not is_live(spec) and Path(spec).is_file()]
    folders = allowed(recipe)
    return [
        warning
        for spec in files
        for warning in deep_findings(
            Path(spec), shown=spec, allow_refs=folders, allow_http=recipe.allow_http, known=known
        )
    ]


def _ordered(found: "Sequence[LintFinding] | map[LintFinding]") -> list[LintFinding]:
    return sorted(found, key=lambda one: (one.path, one.line or 0, one.pointer, one.rule, one.what))
