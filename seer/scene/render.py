"""Template files in, skeletons with open slots for values out; the only file of scenes that knows Jinja.

A template gets `intent` and `statements`; each way to put statements together is a filter, as is `opening` (first
letter in capitals). Its first line may be a comment with settings: `{# least: 1; most: 4; for: missing, invalid #}`,
where `least` and `most` bound the number of statements, `for` names the kinds of scene that it is for (all where it
isn't given), and `with`, of a second turn, the styles that it goes with.
Values never pass through Jinja: a skeleton has a slot for each, and is filled by joining strings.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from jinja2 import StrictUndefined, TemplateSyntaxError, nodes
from jinja2 import TemplateError as JinjaError
from jinja2.meta import find_undeclared_variables
from jinja2.sandbox import ImmutableSandboxedEnvironment
from msgspec import Struct

from seer.errors import TemplateError, near
from seer.records import NEGATIVE, POSITIVE, STYLES
from seer.scene.phrasing import FORMS, phrasing
from seer.scene.statements import Statement

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from jinja2 import Template

    from seer.words.say import Form

    Step = Callable[[str, Sequence[Statement]], object]

KNOWN = frozenset({"intent", "statements"})
"""Variables of a template."""
_SLOT = "\x00"
_KEPT = 4096
_SPACES = re.compile(r" {2,}")
_SETTINGS = re.compile(r"\A\{#-?(?P<settings>.*?)-?#\}", re.DOTALL)
_SETTING = re.compile(r"\s*(?P<name>least|most|for|with)\s*:\s*(?P<value>[a-z0-9 ,_-]+?)\s*\Z")
_SAMPLE = "do the sample"
_KNOWN_SETTINGS = "write `least: 1`, `most: 4`, `for: missing` or `with: spoken`"
REPAIR = "repair"
"""Folder of second turns."""
KINDS = (*POSITIVE, *NEGATIVE, "ambiguous")
"""Kinds that `for` may name."""


@dataclass(frozen=True, kw_only=True)
class Pattern:
    """A compiled template: its name (relative path), style (its folder), bounds on statements.

    `kinds` (`for`) and, for second turns, `styles` (`with`) say what it goes with: with all where they are empty.
    """

    name: str
    style: str
    least: int
    most: int
    kinds: tuple[str, ...]
    styles: tuple[str, ...]
    steps: "tuple[str | Step, ...] | None"
    """What a template without branches and loops puts in, one after the other: most need no more."""
    compiled: "Template | None"
    """Any other template."""

    def fits(self, count: int, *, kind: str, style: str = "") -> bool:
        """Tell whether this many statements of a kind of scene can be said with it."""
        return (
            self.least <= count <= self.most
            and (not self.kinds or kind in self.kinds)
            and (not self.styles or style in self.styles)
        )


class Skeleton(Struct, frozen=True, kw_only=True):
    """Text around values: `parts[0] value[order[0]] parts[1] value[order[1]] … parts[-1]`."""

    parts: tuple[str, ...]
    order: tuple[int, ...]

    def fill(self, values: "Sequence[str]") -> str:
        """Put the values in."""
        text = [self.parts[0]]
        for index, part in zip(self.order, self.parts[1:], strict=True):
            text.append(values[index])
            text.append(part)
        return "".join(text)

    def after(self, index: int) -> str:
        """Give what follows a value."""
        return self.parts[self.order.index(index) + 1]


def slot(index: int) -> str:
    """Give what stands in a text in place of a value."""
    return f"{_SLOT}{index}{_SLOT}"


@cache
def _environment(locale: str) -> ImmutableSandboxedEnvironment:
    environment = ImmutableSandboxedEnvironment(
        undefined=StrictUndefined,
        autoescape=False,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    said = phrasing(locale)
    environment.filters = {name: getattr(said, name) for name in (*FORMS, "opening")}
    environment.globals = {}
    return environment


def load(path: "Path", *, name: str, locale: str) -> Pattern:
    """Compile a template and try it. Raises TemplateError with file, line and what would be right."""
    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        message = f"can't be read: {error}"
        raise TemplateError(message, where=str(path), fix="save it as UTF-8 text") from error
    return _loaded(source, path, name, locale)


@lru_cache(maxsize=_KEPT)
def _loaded(source: str, path: "Path", name: str, locale: str) -> Pattern:
    settings = _settings(source, path)
    steps, compiled = _compiled(source, path, locale)
    pattern = Pattern(
        name=name,
        style=name.split("/")[-2] if "/" in name else "plain",
        least=_bound(settings.get("least", "0"), path),
        most=_bound(settings.get("most", "99"), path),
        kinds=_names(settings.get("for", ""), KINDS, path),
        styles=_names(settings.get("with", ""), STYLES, path),
        steps=steps,
        compiled=compiled,
    )
    _try(pattern, path)
    return pattern


def _settings(source: str, path: "Path") -> dict[str, str]:
    head = _SETTINGS.match(source)
    if head is None:
        return {}
    found: dict[str, str] = {}
    for text in head["settings"].split(";"):
        setting = _SETTING.match(text)
        if setting is None:
            message = f"setting {text.strip()!r} isn't known"
            raise TemplateError(message, where=f"{path}:1", fix=_KNOWN_SETTINGS)
        found[setting["name"]] = setting["value"]
    return found


def _bound(text: str, path: "Path") -> int:
    if not text.isdecimal():
        message = f"{text!r} is no number of statements"
        raise TemplateError(message, where=f"{path}:1", fix="write digits")
    return int(text)


def _names(text: str, known: "Sequence[str]", path: "Path") -> tuple[str, ...]:
    found = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in found:
        if name not in known:
            message = f"{name!r} is no kind or style that is known"
            raise TemplateError(message, where=f"{path}:1", fix=near(name, known))
    return found


def _compiled(source: str, path: "Path", locale: str) -> "tuple[tuple[str | Step, ...] | None, Template | None]":
    """Give a template as steps, or where it is more than that, as Jinja compiles it: that takes much longer."""
    environment = _environment(locale)
    try:
        tree = environment.parse(source)
        steps = _steps(tree, locale)
        if steps is not None:
            return steps, None
        compiled = environment.from_string(tree)
    except TemplateSyntaxError as error:
        raise TemplateError(error.message or "syntax error", where=f"{path}:{error.lineno}", fix=_fix(error)) from error
    unknown = sorted(find_undeclared_variables(tree) - KNOWN)
    if unknown:
        message = f"unknown variable {unknown[0]!r}"
        raise TemplateError(message, where=f"{path}:{_line(source, unknown[0])}", fix="use intent or statements")
    return None, compiled


def _steps(tree: "nodes.Template", locale: str) -> "tuple[str | Step, ...] | None":
    """Give the steps of a template that is nothing but text, and `intent` and `statements` through filters."""
    found: list[str | Step] = []
    for node in tree.body:
        for part in node.nodes if isinstance(node, nodes.Output) else (None,):
            step = part.data if isinstance(part, nodes.TemplateData) else _step(part, locale)
            if step is None:
                return None
            found.append(step)
    return tuple(found)


def _step(node: "nodes.Node | None", locale: str) -> "Step | None":
    if isinstance(node, nodes.Name) and node.name == "intent":
        return lambda intent, _: intent
    if isinstance(node, nodes.Name) and node.name == "statements":
        return lambda _, said: said
    if not isinstance(node, nodes.Filter) or node.kwargs or node.dyn_args or node.dyn_kwargs:
        return None
    given = [one.value for one in node.args if isinstance(one, nodes.Const)]
    inner, form = _step(node.node, locale), _environment(locale).filters.get(node.name)
    if inner is None or form is None or len(given) < len(node.args):
        return None
    return lambda intent, said: form(inner(intent, said), *given)


def _fix(error: TemplateSyntaxError) -> str:
    if "filter" in (error.message or ""):
        return f"use one of {', '.join((*FORMS, 'opening'))}"
    return "mend it as Jinja's template syntax wants it"


def _line(source: str, word: str) -> int:
    return next((number for number, line in enumerate(source.splitlines(), 1) if re.search(rf"\b{word}\b", line)), 1)


def _try(pattern: Pattern, path: "Path") -> None:
    """Render samples with few and with many statements: each value must be said once, and the intent in first turns."""
    for count in sorted({pattern.least, min(pattern.most, 4)}):
        said = [Statement(pointer="/x", label=f"label {index}", value="", form="value") for index in range(count)]
        found = skeleton(pattern, intent=_SAMPLE, said=said, where=str(path))
        if sorted(found.order) != list(range(count)):
            message = f"says {len(found.order)} of {count} values"
            raise TemplateError(message, where=str(path), fix="put {{ statements | sentences }} in once")
        if pattern.style != REPAIR and _SAMPLE not in "".join(found.parts).casefold():
            message = "doesn't say what is asked for"
            raise TemplateError(message, where=str(path), fix="put {{ intent }} in")


def skeleton(pattern: Pattern, *, intent: str, said: "Sequence[Statement]", where: str = "") -> Skeleton:
    """Render a template once, with a slot in place of each value. Raises TemplateError where it fails."""
    slots = [_slot(one.pointer, one.label, one.form, index) for index, one in enumerate(said)]
    try:
        if pattern.compiled is not None:
            text = pattern.compiled.render(intent=intent, statements=slots)
        else:
            text = "".join([one if isinstance(one, str) else str(one(intent, slots)) for one in pattern.steps or ()])
    except (JinjaError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        line = _failed_at(error)
        place = where or pattern.name
        place = f"{place}:{line}" if line else place
        raise TemplateError(str(error), where=place, fix="use intent and statements only") from error
    pieces = _tidy(text).split(_SLOT)
    return Skeleton(parts=tuple(pieces[::2]), order=tuple(int(index) for index in pieces[1::2]))


@lru_cache(maxsize=_KEPT)
def _slot(pointer: str, label: str, form: "Form", index: int) -> Statement:
    return Statement(pointer=pointer, label=label, value=slot(index), form=form)


def _failed_at(error: BaseException) -> int | None:
    """Give the template's line of an error, which Jinja puts into the traceback."""
    trace: Any = error.__traceback__
    line = None
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == "<template>":
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def _tidy(text: str) -> str:
    """Take doubled spaces and spaces at line ends out; slots hold no spaces."""
    if "  " in text:
        text = _SPACES.sub(" ", text)
    if " \n" in text or "\n " in text:
        text = "\n".join([line.strip(" ") for line in text.split("\n")])
    return text.strip()
