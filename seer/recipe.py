"""seer.yaml and command line options in, one resolved recipe out."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from seer.errors import RecipeError, SpecError, near
from seer.parse import is_live, load_bytes
from seer.records import Budget, Kind, Recipe, Tool, Weights, Wording
from seer.schema.formats import instant
from seer.schema.pointer import join, split
from seer.words.grammar import LOCALES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

QUOTAS: dict[str, dict[Kind, int]] = {
    "balanced": {"normal": 3, "default": 1, "boundary": 2, "missing": 2, "invalid": 2},
    "capability": {"normal": 3, "default": 2, "boundary": 2, "missing": 1, "invalid": 2},
    "safety": {"normal": 2, "default": 1, "boundary": 2, "missing": 2, "invalid": 3},
    "smoke": {"normal": 1, "default": 1, "boundary": 1, "missing": 1, "invalid": 1},
}
"""Scenes a tool, kind and locale. Shares of valid ones: 60 %, 70 %, 50 % and 60 %."""

SHARES = {"balanced": 0.6, "capability": 0.7, "safety": 0.5, "smoke": 0.6}
"""What valid scenes weigh in the headline score."""

_NAME = re.compile(r"\w(?:[\w. -]{0,98}[\w.-])?")
NAME = "seer.yaml"
"""The recipe that is read where none is named."""


def load(path: Path) -> Recipe:
    """Read a recipe; the paths in it are relative to its folder. Raises RecipeError."""
    document = _document(path)
    _known(document, tuple(Recipe.__struct_fields__), where=str(path))
    recipe: Recipe = _convert(document, Recipe, where=f"{path}#", record="recipe")
    return _resolve(_checked(recipe, path), path.parent)


def _convert(document: Any, kind: Any, *, where: str, record: str) -> Any:
    try:
        return msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at `$")
        place = where + place.rstrip("`").replace("[...]", "/*").replace(".", "/")
        raise RecipeError(what[:1].lower() + what[1:], where=place, fix=f"see `seer schema {record}`") from None


def _document(path: Path) -> "dict[str, Any]":
    try:
        document = load_bytes(path.read_bytes(), shown=str(path))
    except OSError as error:
        message = f"can't be read ({error.strerror})"
        raise RecipeError(message, where=str(path), fix="name a YAML file") from None
    except SpecError as error:
        raise RecipeError(error.what, where=error.where, fix=error.fix) from None
    if not isinstance(document, dict):
        message = f"holds a {type(document).__name__}, not a mapping"
        raise RecipeError(message, where=str(path), fix="write `key: value` lines; see `seer schema recipe`")
    return cast("dict[str, Any]", document)


def _known(document: "Mapping[str, Any]", known: tuple[str, ...], *, where: str) -> None:
    for key in document:
        if key not in known:
            message = f"unknown key {key!r}"
            raise RecipeError(message, where=f"{where}#/{key}", fix=near(key, known))


def _checked(recipe: Recipe, path: Path) -> Recipe:
    if instant(recipe.now) is None:
        message = f"now is {recipe.now!r}"
        raise RecipeError(message, where=f"{path}#/now", fix="give a moment such as 2026-06-15T09:00:00Z")
    for key in Budget.__struct_fields__:
        bound = getattr(recipe.budget, key)
        if bound is not None and bound <= 0:
            message = f"{key} is {bound}"
            raise RecipeError(message, where=f"{path}#/budget/{key}", fix="give more than 0, or leave it out")
    _something(recipe, path)
    counts = {
        "offered": (recipe.offered, 1),
        "repetitions": (recipe.repetitions, 1),
        "workers": (recipe.workers, 1),
        **{f"kinds/{kind}": (count, 0) for kind, count in (recipe.kinds or {}).items()},
        **{f"styles/{style}": (weight, 0) for style, weight in (recipe.styles or {}).items()},
    }
    for key, (count, least) in counts.items():
        if count < least:
            message = f"{key.split('/')[-1]} is {count}"
            raise RecipeError(message, where=f"{path}#/{key}", fix=f"give {least} or more")
    for key in Weights.__struct_fields__ if recipe.weights else ():
        share = getattr(recipe.weights, key)
        if not 0.0 <= share <= 1.0:
            message = f"{key} is {share}"
            raise RecipeError(message, where=f"{path}#/weights/{key}", fix="give a share from 0 to 1")
    return recipe


def _something(recipe: Recipe, path: Path) -> None:
    """Refuse weights and counts that are all 0."""
    if recipe.weights is not None and recipe.weights.positive + recipe.weights.negative == 0:
        message = "positive and negative are both 0"
        raise RecipeError(message, where=f"{path}#/weights", fix="let one of them weigh something")
    if recipe.kinds is not None and not any(quotas(recipe).values()):
        message = "no kind has a count above 0"
        raise RecipeError(message, where=f"{path}#/kinds", fix="ask for one scene of some kind")
    if recipe.styles is not None and not any(recipe.styles.values()):
        message = "no style has a weight above 0"
        raise RecipeError(message, where=f"{path}#/styles", fix="give one of them a weight, or leave styles out")


def _resolve(recipe: Recipe, folder: Path) -> Recipe:
    def beside(name: str | None) -> str | None:
        return None if name is None else str(folder / name)

    return msgspec.structs.replace(
        recipe,
        specs=tuple(spec if is_live(spec) else str(folder / spec) for spec in recipe.specs),
        allow_refs=tuple(str(folder / allowed) for allowed in recipe.allow_refs),
        phrasebook=beside(recipe.phrasebook),
        templates=beside(recipe.templates),
    )


def merge(recipe: Recipe, **options: Any) -> Recipe:
    """Lay options of the command line over a recipe; None and empty tuples leave it as it is."""
    given = {key: value for key, value in options.items() if value not in (None, ())}
    return msgspec.structs.replace(recipe, **given)


def worded(tools: "Iterable[Tool]", recipe: Recipe) -> "Iterator[Tool]":
    """Lay the recipe's phrasebook over what the specs say of each tool's wording.

    A phrasebook is YAML: `tools: {NAME: {LOCALE: {intents: […], labels: {PARAMETER: […]}, choices: {…}}}}`; parameters
    are named by name or by JSON pointer. Raises RecipeError for a tool or parameter that isn't there.
    """
    if recipe.phrasebook is None:
        yield from tools
        return
    known = {tool.name: tool for tool in tools}
    book = _phrasebook(Path(recipe.phrasebook))
    for name in book:
        if name not in known:
            message = f"no tool is named {name!r}"
            raise RecipeError(message, where=f"{recipe.phrasebook}#/tools/{name}", fix=near(name, known))
    for name, tool in known.items():
        said = {
            locale: _pointed(wording, tool, where=f"{recipe.phrasebook}#/tools/{name}/{locale}")
            for locale, wording in book.get(name, {}).items()
        }
        yield msgspec.structs.replace(tool, wording={**tool.wording, **said})


def _phrasebook(path: Path) -> "dict[str, dict[str, Wording]]":
    document = _document(path)
    _known(document, ("tools",), where=str(path))
    kind = dict[str, dict[str, Wording]]
    book: dict[str, dict[str, Wording]] = _convert(
        document.get("tools", {}), kind, where=f"{path}#/tools", record="wording"
    )
    return book


def _pointed(wording: Wording, tool: Tool, *, where: str) -> Wording:
    known = tool.parameters.get("properties", {})
    for part in ("labels", "choices"):
        for key in getattr(wording, part):
            first = split(_pointer(key))[0]
            if known and first not in known:
                message = f"{tool.name} has no parameter {first!r}"
                raise RecipeError(message, where=f"{where}/{part}", fix=near(first, known))
    return msgspec.structs.replace(
        wording,
        labels={_pointer(key): labels for key, labels in sorted(wording.labels.items())},
        choices={_pointer(key): phrases for key, phrases in sorted(wording.choices.items())},
    )


def _pointer(key: str) -> str:
    return key if key.startswith("/") else join("", key)


def named(recipe: Recipe) -> Recipe:
    """Name a recipe after its first spec where it has no name."""
    if recipe.name is not None:
        if not _NAME.fullmatch(recipe.name) or set(recipe.name) == {"."}:
            message = f"{recipe.name!r} can't be the name of an eval set"
            raise RecipeError(message, fix="use up to 100 letters, digits, '.', '_', '-' and blanks inside")
        return recipe
    if not recipe.specs:
        return recipe
    stem = Path(recipe.specs[0]).name.split(".")[0]
    return merge(recipe, name="".join(c if c.isalnum() or c in "-_" else "-" for c in stem).strip("-") or "tools")


def checked_locales(recipe: Recipe) -> tuple[str, ...]:
    """Give the recipe's locales, each once. Raises RecipeError where one isn't known."""
    for locale in recipe.locales:
        if locale not in LOCALES:
            message = f"no wording is known for locale {locale!r}"
            raise RecipeError(message, fix=near(locale, LOCALES))
    return tuple(dict.fromkeys(recipe.locales))


def quotas(recipe: Recipe) -> "Mapping[Kind, int]":
    """Give the scenes a tool, kind and locale: the profile's, with the recipe's own counts over them."""
    return {**QUOTAS[recipe.profile], **cast("dict[Kind, int]", recipe.kinds or {})}


def weights(recipe: Recipe) -> Weights:
    """Give the score's weights: the recipe's own, else the profile's shares."""
    share = SHARES[recipe.profile]
    return recipe.weights or Weights(positive=share, negative=round(1 - share, 6))
