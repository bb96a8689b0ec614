"""Recipe in, what its tasks are worded with out: templates, a tool's tasks in every style, a phrasebook to fill."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from seer.curate.prove import prove
from seer.errors import RecipeError, near
from seer.generate import generate
from seer.phrasebook import phrasebook
from seer.pipeline._read import read
from seer.recipe import checked_locales
from seer.records import STYLES, Recipe, Scene, Style, Tool
from seer.scene.compose import Composer
from seer.scene.templates import patterns
from seer.words.wordbook import Wordbook, wordbook

_TRIED = 12
"""Argument sets of a tool that are tried for one preview."""


class Template(msgspec.Struct, frozen=True, kw_only=True):
    """A template that is used: its name, least and most statements, kinds and (of second turns) styles."""

    locale: str
    style: str
    name: str
    least: int
    most: int
    kinds: tuple[str, ...]
    styles: tuple[str, ...]
    own: bool


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """A tool's task in one style, or nothing where none of its argument sets can be said so."""

    locale: str
    style: str
    template: str
    say: str


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """How a tool is asked for in one locale, or what its wording lacks."""

    locale: str
    intents: tuple[str, ...]
    labels: dict[str, tuple[str, ...]]
    needs: tuple[str, ...]


def templates(recipe: Recipe) -> tuple[Template, ...]:
    """Give every template of the recipe's locales, each compiled and tried. Raises TemplateError where one is wrong."""
    user = None if recipe.templates is None else Path(recipe.templates)
    return tuple(
        Template(
            locale=locale,
            style=folder,
            name=one.name,
            least=one.least,
            most=one.most,
            kinds=one.kinds,
            styles=one.styles,
            own=user is not None and (user / one.name).is_file(),
        )
        for locale in checked_locales(recipe)
        for folder, found in patterns(locale, user).items()
        for one in found
    )


def preview(recipe: Recipe, name: str) -> tuple[tuple[Words, ...], tuple[Preview, ...]]:
    """Give how a tool is asked for, and one of its tasks in each of the recipe's styles and locales.

    Raises RecipeError where the specs have no such tool.
    """
    tools = {tool.name: tool for tool in read(recipe).tools}
    if name not in tools:
        message = f"no tool is named {name!r}"
        raise RecipeError(message, where=", ".join(recipe.specs), fix=near(name, tools))
    locales = checked_locales(recipe)
    words = tuple(_words(tools[name], locale) for locale in locales)
    styles = [style for style in STYLES if recipe.styles is None or recipe.styles.get(style)]
    shown = (_shown(tools[name], recipe, locale, style) for locale in locales for style in styles)
    return words, tuple(shown)


def _words(tool: Tool, locale: str) -> Words:
    book = wordbook(tool, locale)
    if isinstance(book, Wordbook):
        return Words(locale=locale, intents=book.intents, labels=dict(book.labels()), needs=())
    return Words(locale=locale, intents=(), labels={}, needs=book.needs)


def _shown(tool: Tool, recipe: Recipe, locale: str, style: Style) -> Preview:
    scene = next(_scenes(tool, recipe, locale, style), None)
    return Preview(
        locale=locale,
        style=style,
        template=scene.template if scene else "",
        say=scene.turns[0].say if scene else "",
    )


def _scenes(tool: Tool, recipe: Recipe, locale: str, style: Style) -> Iterator[Scene]:
    """Give proved scenes, those that say more first."""
    folder = None if recipe.templates is None else Path(recipe.templates)
    composer = Composer(
        [tool], locale=locale, seed=recipe.seed, now=recipe.now, offered=1, templates=folder, styles={style: 1}
    )
    cases = [case for case in generate(tool, seed=recipe.seed, locale=locale, now=recipe.now) if case.valid]
    cases.sort(key=lambda case: (case.kind != "normal", -min(len(case.arguments), 4), case.id))
    for case in cases[:_TRIED]:
        drafts = composer.drafts(case)
        if not isinstance(drafts, str):
            yield from (draft for draft in drafts if prove(draft, {tool.name: tool}) is None)


def blank_phrasebook(recipe: Recipe, *, name: str) -> str:
    """Give a phrasebook with blanks for what the recipe's tools lack in its locales; empty where they lack nothing."""
    return phrasebook(read(recipe).tools, checked_locales(recipe), name=name)
