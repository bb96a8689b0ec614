"""seer.yaml and command line options in, one resolved recipe out."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec

from seer.errors import RecipeError, near
from seer.parse import is_live
from seer.records import EXHAUSTIVE, Budget, Kind, Recipe, Weights
from seer.schema.formats import instant
from seer.userfile import UserFile
from seer.words.grammar import locales

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.generate.effort import Effort

QUOTAS: dict[str, dict[Kind, int]] = {
    "balanced": {
        "normal": 3, "default": 1, "boundary": 2, "distractor": 3, "missing": 2, "invalid": 3, "irrelevant": 1,
        "ambiguous": 1,
    },
    "capability": {
        "normal": 3, "default": 2, "boundary": 2, "distractor": 2, "missing": 1, "invalid": 2, "irrelevant": 1,
        "ambiguous": 1,
    },
    "safety": {
        "normal": 2, "default": 1, "boundary": 2, "distractor": 1, "missing": 2, "invalid": 3, "irrelevant": 1,
        "ambiguous": 1,
    },
    "smoke": {"normal": 1, "default": 1, "boundary": 1, "missing": 1, "invalid": 1},
    "exhaustive": {
        "normal": 3, "default": 1, "boundary": 2, "distractor": 3, "missing": 2, "invalid": 3, "irrelevant": 1,
    },
}  # fmt: skip
"""Scenes a tool, kind and locale. Shares of valid ones: 60 %, 69 %, 50 %, 60 % and 60 %."""

SHARES = {"balanced": 0.6, "capability": 0.7, "safety": 0.5, "smoke": 0.6, "exhaustive": 0.6}
"""What valid scenes weigh in the headline score."""

_STRENGTHS = (1, 2)
_NAME = re.compile(r"\w(?:[\w. -]{0,98}[\w.-])?")
NAME = "seer.yaml"
"""The recipe that is read where none is named."""


def load(path: Path, *, whole: bool = False) -> Recipe:
    """Read a recipe; the paths in it are relative to its folder. Raises RecipeError.

    `whole` demands that the pools and the phrasebook that it names are there.
    """
    file = UserFile(path)
    file.only(Recipe.__struct_fields__)
    recipe: Recipe = file.convert(file.document, Recipe, pointer="", record="recipe")
    if whole:
        _there(recipe, file)
    return _resolve(_checked(recipe, file), path.parent)


def _there(recipe: Recipe, file: UserFile) -> None:
    """Refuse names of files that aren't there."""
    named = {f"/pools/{index}": name for index, name in enumerate(recipe.pools)}
    named |= {"/phrasebook": recipe.phrasebook} if recipe.phrasebook is not None else {}
    for pointer, name in named.items():
        if not (file.path.parent / name).is_file():
            message = f"there is no file {name!r}"
            raise RecipeError(message, where=file.at(pointer), fix="name one that is there, as a path from the recipe")


def _checked(recipe: Recipe, file: UserFile) -> Recipe:
    for index, locale in enumerate(recipe.locales):
        if locale not in locales():
            message = f"no wording is known for locale {locale!r}"
            raise RecipeError(message, where=file.at(f"/locales/{index}"), fix=near(locale, locales()))
    if instant(recipe.now) is None:
        message = f"now is {recipe.now!r}"
        raise RecipeError(message, where=file.at("/now"), fix="give a moment such as 2026-06-15T09:00:00Z")
    for key in Budget.__struct_fields__:
        bound = getattr(recipe.budget, key)
        if bound is not None and bound <= 0:
            message = f"{key} is {bound}"
            raise RecipeError(message, where=file.at(f"/budget/{key}"), fix="give more than 0, or leave it out")
    _something(recipe, file)
    _shares(recipe, file)
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
            raise RecipeError(message, where=file.at(f"/{key}"), fix=f"give {least} or more")
    return recipe


def _shares(recipe: Recipe, file: UserFile) -> None:
    for key in Weights.__struct_fields__ if recipe.weights else ():
        share = getattr(recipe.weights, key)
        if not 0.0 <= share <= 1.0:
            message = f"{key} is {share}"
            raise RecipeError(message, where=file.at(f"/weights/{key}"), fix="give a share from 0 to 1")
    near_to = recipe.near_duplicates
    if near_to is not None and not 0.0 < near_to <= 1.0:
        message = f"near_duplicates is {near_to}"
        raise RecipeError(message, where=file.at("/near_duplicates"), fix="give a share above 0 and up to 1")


def _something(recipe: Recipe, file: UserFile) -> None:
    """Refuse weights and counts that are all 0, and a strength that no covering array is made of."""
    if recipe.strength not in _STRENGTHS:
        message = f"strength is {recipe.strength}"
        raise RecipeError(message, where=file.at("/strength"), fix="give 1, or 2 for each two values together")
    if recipe.weights is not None and recipe.weights.positive + recipe.weights.negative == 0:
        message = "positive and negative are both 0"
        raise RecipeError(message, where=file.at("/weights"), fix="let one of them weigh something")
    if recipe.kinds is not None and not any(quotas(recipe).values()):
        message = "no kind has a count above 0"
        raise RecipeError(message, where=file.at("/kinds"), fix="ask for one scene of some kind")
    if recipe.styles is not None and not any(recipe.styles.values()):
        message = "no style has a weight above 0"
        raise RecipeError(message, where=file.at("/styles"), fix="give one of them a weight, or leave styles out")


def _resolve(recipe: Recipe, folder: Path) -> Recipe:
    def beside(name: str | None) -> str | None:
        return None if name is None else str(folder / name)

    return msgspec.structs.replace(
        recipe,
        specs=tuple(spec if is_live(spec) else str(folder / spec) for spec in recipe.specs),
        allow_refs=tuple(str(folder / allowed) for allowed in recipe.allow_refs),
        phrasebook=beside(recipe.phrasebook),
        templates=beside(recipe.templates),
        pools=tuple(str(folder / file) for file in recipe.pools),
    )


def merge(recipe: Recipe, **options: Any) -> Recipe:
    """Lay options of the command line over a recipe; None and empty tuples leave it as it is."""
    given = {key: value for key, value in options.items() if value not in (None, ())}
    return msgspec.structs.replace(recipe, **given)


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
        if locale not in locales():
            message = f"no wording is known for locale {locale!r}"
            raise RecipeError(message, fix=near(locale, locales()))
    return tuple(dict.fromkeys(recipe.locales))


def quotas(recipe: Recipe) -> "Mapping[Kind, int]":
    """Give the scenes a tool, kind and locale: the profile's, with the recipe's own counts over them."""
    return {**QUOTAS[recipe.profile], **cast("dict[Kind, int]", recipe.kinds or {})}


def doubtful(recipe: Recipe) -> bool:
    """Tell whether a recipe keeps scenes that a person would hardly ask for so."""
    return recipe.profile == EXHAUSTIVE if recipe.doubtful is None else recipe.doubtful


def effort(recipe: Recipe, locale: str) -> "Effort":
    """Say how much is tried for one tool: little for a smoke test, unless it asks for its own counts.

    All that a schema asks for is made once, in the first locale: most of it reads the same in every language.
    """
    from seer.generate.effort import EXHAUSTIVE as EVERYTHING  # noqa: PLC0415 - what generates is loaded by who does
    from seer.generate.effort import FULL, QUICK  # noqa: PLC0415 - the same

    tried = QUICK if recipe.profile == "smoke" and recipe.kinds is None else FULL
    if recipe.profile == EXHAUSTIVE and locale == recipe.locales[0]:
        tried = EVERYTHING
    return tried if recipe.strength == 1 else tried._replace(strength=recipe.strength)


def weights(recipe: Recipe) -> Weights:
    """Give the score's weights: the recipe's own, else the profile's shares."""
    share = SHARES[recipe.profile]
    return recipe.weights or Weights(positive=share, negative=round(1 - share, 6))
