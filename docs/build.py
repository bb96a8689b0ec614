"""Records, commands and plug-ins in, docs/*.md out: `python docs/build.py`; a test fails on a stale copy."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, get_type_hints

import click
import msgspec

from seer import records
from seer.agents import AGENTS
from seer.checks import CHECKS
from seer.cli import seer
from seer.curate import repairs
from seer.curate.repairs import REPAIRS
from seer.lint import RULES
from seer.lint._help import SEVERITIES, load
from seer.parse import FORMATS
from seer.records import Source, Tool
from seer.report import REPORTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.registry import Registry

HERE = Path(__file__).parent

FILES = """\
# Files that seer reads and writes

Made from `seer/records.py` by `docs/build.py`. `seer schema NAME` prints the JSON Schema of any record.

| file | record a line (or the whole file) |
|---|---|
| `generated/<name>/versions.jsonl` | VersionLine |
| `generated/<name>/v1/manifest.json` | Manifest |
| `…/tools.jsonl` | Tool, by name |
| `…/defs.jsonl` | Definition, by digest |
| `…/cases.jsonl` | Case, by (tool, kind, hex) |
| `…/scenes.jsonl` | Scene, by (tool, kind, hex) |
| `…/dropped.jsonl` | Dropped |
| `runs/<id>/run.json` | RunHeader |
| `…/trials.jsonl` | Trial, as they end |
| `…/spans.jsonl` | Span |
| `…/scores.jsonl` | Score |
| `…/summary.json` | Summary |
| `seer.yaml` | Recipe |

All JSON is canonical: UTF-8, sorted keys, compact, one record a line, LF, no NaN or infinity, no clock (but in
versions.jsonl), no machine's path. A version's `digest` is over its five `.jsonl` files. The same recipe, specs and
versions of seer and its pinned libraries give the same bytes, whatever the process, hash seed, zone, order of tools.

Where an eval set is asked for, its folder means the newest version, a version's folder that one.
"""


def files() -> str:
    """Give the page on files and records."""
    return FILES + "".join(_record(record) for record in _records())


def _records() -> Iterator[type[msgspec.Struct]]:
    for found in vars(records).values():
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found is not msgspec.Struct:
            yield found


def _record(record: type[msgspec.Struct]) -> str:
    hints = get_type_hints(record)
    rows = [f"| `{f.encode_name}` | {_type(hints[f.name])} | {_default(f)} |" for f in msgspec.structs.fields(record)]
    docstring = re.sub(r"\s*\n\s*", " ", (record.__doc__ or "").strip())
    return (
        f"\n## {record.__name__}\n\n{docstring}\n\n| field | type | default |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    )


def _type(hint: object) -> str:
    text = hint.__name__ if isinstance(hint, type) and not hasattr(hint, "__args__") else str(hint)
    text = (
        re.sub(r"(typing|collections\.abc|seer\.records)\.", "", text)
        .replace("NoneType", "null")
        .replace("None", "null")
    )
    return "`" + re.sub(r", \.\.\.\]", "]", text).replace("|", "or") + "`"


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.default is not msgspec.NODEFAULT:
        shown = "null" if field.default is None else msgspec.json.encode(field.default).decode()
        return f"`{shown}`"
    return "" if field.default_factory is msgspec.NODEFAULT else "empty"


def commands() -> str:
    """Give the page on commands."""
    page = ["# Commands\n\nMade from `--help` by `docs/build.py`.\n"]
    context = seer.make_context("seer", [], resilient_parsing=True, terminal_width=100)
    page.append(f"\n## seer\n\n```\n{seer.get_help(context)}\n```\n")
    for name in seer.list_commands(context):
        command = seer.get_command(context, name)
        if command is not None:
            page += _helped(command, name, context)
    return "".join(page)


def _helped(command: click.Command, name: str, above: click.Context) -> Iterator[str]:
    """Give the help of a command and of those below it."""
    context = command.make_context(name, [], parent=above, resilient_parsing=True, terminal_width=100)
    yield f"\n## {context.command_path}\n\n```\n{command.get_help(context)}\n```\n"
    if isinstance(command, click.Group):
        for inner in command.list_commands(context):
            found = command.get_command(context, inner)
            if found is not None:
                yield from _helped(found, inner, context)


RULES_TOO = """
## Lint rules

[lint.md](lint.md) has them all. A rule defines `SEVERITY` and `lint(spec)`, which gives a `Hit` for each place that
it objects to. Its docstring says what it finds, why that matters, `Fix: …` and `Source: …`.
"""


def plugins() -> str:
    """Give the page on plug-ins: each one's docstring."""
    page = ["# Plug-ins\n\nMade from their docstrings by `docs/build.py`; CONTRIBUTING.md says how to add one.\n"]
    registries: tuple[tuple[str, Registry[object]], ...] = (
        ("Spec formats", FORMATS), ("Agents", AGENTS), ("Checks", CHECKS), ("Reports", REPORTS),
    )  # fmt: skip
    for title, registry in registries:
        page.append(f"\n## {title}\n")
        page += [f"\n### {name}\n\n{(registry.get(name).__doc__ or '').strip()}\n" for name in registry.names()]
    return "".join(page) + RULES_TOO


LINT = """\
# Lint rules

Made from their docstrings by `docs/build.py`. `seer lint SPEC` asks them all; `--rule` and `--ignore` choose by name.

- **error**: a provider refuses it, no call can succeed, or an agent can't know what the tool is for.
- **warning**: an agent will go wrong sooner or later.
- **note**: worth a look; nothing breaks.

`seer lint` leaves with 1 where it finds something at least as bad as `--fail-on` says (`error`), with 2 where a spec
can't be read, else with 0. `--format sarif` is for code review in CI, `--format json` has a LintFinding
([files](format.md#lintfinding)) for each, as in `seer lint openapi.yaml --format sarif -o lint.sarif`.
In both, a spec that can't be read is one finding, `unreadable_spec`; what is wrong is also told on stderr.

A rule is one file: [plug-ins](plugins.md#lint-rules).
"""


def lint() -> str:
    """Give the page on lint's rules."""
    helps = [load(name)[1] for name in RULES.names()]
    ordered = sorted(helps, key=lambda rule: (SEVERITIES.index(rule.severity), rule.name))
    rows = [f"| [`{rule.name}`](#{rule.name}) | {rule.severity} | {rule.what} |" for rule in ordered]
    page = [LINT, "\n| rule | severity | what it finds |\n|---|---|---|\n", "\n".join(rows), "\n"]
    for rule in ordered:
        sources = "".join(f"\n\n<{source}>" for source in rule.sources)
        told = f"{rule.what} *{rule.severity}*\n\n{rule.why}\n\n**Fix:** {rule.fix}{sources}"
        page.append(f"\n## {rule.name}\n\n{told}\n")
    return "".join(page)


def mended() -> str:
    """Give the page on repairs, from what says so in the code."""
    names = ", ".join(f"`{name}`" for name in REPAIRS)
    told = (repairs.__doc__ or "").strip()
    where = "Made from `seer/curate/repairs.py` by `docs/build.py`"
    return f"# What a fault must survive\n\n{where}; `REPAIRS` there is the list, in this order: {names}.\n\n{told}\n"


COVERED = """\
# What is tried

Made by `docs/build.py` from the bundled specs and from the schemas of `shapes.json`, which hold every keyword that is
walked.

`--profile exhaustive` owes each keyword some classes of values. At its limit: the limit itself and one step inside
it, each member, type and branch, both ways of an `if`, odd forms of a format, what is empty, a single item, other
scripts, an option given and left out. Past it: one step beyond, each other type, another case, a blank or a near word
beside an enum's members, what is missing alone, by twos and whole. A class is **met** by an argument set only where a
judge confirms it: by a valid set whose value lies in it, or by a faulty one that becomes valid when that keyword
alone is relaxed. Where breaking one keyword must break others, the smallest set that restores validity counts, and is
told as `entailed`. What isn't met has a reason: **not isolable** and **unsatisfiable** are proved (no value satisfies
the schema together with the class), `disputed` means that judges differ, `budget` that it would be too large or too
much; otherwise it is `unknown`. Each set of a tool is there once: it shows all its classes, and one at a limit or
with a default is of that kind rather than normal. Where no value can be built, one is searched among
small values near whatever the schema speaks of. On the JSON-Schema-Test-Suite, every class that an instance of the
suite shows is met (`tests/generate/test_suite_cover.py`). All this is made once, in the first locale that is named, as
most of it reads the same in every language; the others get the sets of the other profiles.

`--strength 2` owes pairs besides: each two classes of two parameters in one valid argument set, where classes are those
above that are valid, both of a boolean, and that an option is left out; at most 7 a parameter, 60 parameters, and
values of 500 characters. What a covering array doesn't show, for what its values mean to each other, is tried pair by
pair; what is still open is listed by parameters, with its reason.

What that costs, by `python bench/generate.py`: processor time on one core of a virtual machine of two, the other busy.
The floor builds, writes, digests and validates each set once.

| specification | tools | argument sets | a CPU second | times the floor | slowest tool | most memory |
|---|--:|--:|--:|--:|--:|--:|
| GitHub REST | 845 | 38,080 | 14,000 | 26.7 | 0.3 s | 115 MB |
| Kubernetes 1.13 | 1,014 | 490,663 | 19,000 | 9.3 | 0.6 s | 493 MB |

GitHub's tools are many and small, with 45 sets each: what a tool needs but once (its judge, its ordinary sets, what it
owes) is over a third of the time.

"""


def covered() -> str:
    """Give the page on what is tried, with its table."""
    path = HERE / "coverage_table.py"
    spec = importlib.util.spec_from_file_location("coverage_table", path)
    assert spec is not None  # noqa: S101 - the file is there
    assert spec.loader is not None  # noqa: S101 - and is Python
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    shapes = json.loads((HERE / "shapes.json").read_text(encoding="utf-8"))
    source = Source(path="shapes.json", format="json_schema", pointer="")
    shaped = [
        Tool(name=name, spec_name=name, parameters={"type": "object", **shape}, source=source)
        for name, shape in shapes.items()
    ]
    specs = sorted((HERE.parent / "specs").glob("*.yaml"))
    rows, total = module.table([*module.tools_of(specs), *shaped])
    counted = (
        f"{total['tools']} tools, {total['sets']} argument sets: {total['met']} of {total['obligations']} classes are "
        f"met, {total['entailed']} of them along with what must break too; {total['not isolable']} are not isolable, "
        f"{total['unsatisfiable']} unsatisfiable, {total['disputed']} sets disputed.\n\n"
    )
    return (
        COVERED + counted + rows + "\n`python docs/coverage_table.py SPEC...` prints the same for specs of your own.\n"
    )


PAGES = {
    "format.md": files, "cli.md": commands, "plugins.md": plugins, "lint.md": lint, "repairs.md": mended,
    "coverage.md": covered,
}  # fmt: skip


def main() -> None:
    """Write every page."""
    for name, make in PAGES.items():
        (HERE / name).write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
