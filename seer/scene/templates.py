"""Locale and a user's folder in, the templates of each style out."""

from typing import TYPE_CHECKING

from seer.bundled import folder
from seer.errors import TemplateError, near
from seer.records import NEGATIVE, STYLES
from seer.scene.render import REPAIR, Pattern, load
from seer.words.grammar import locales
from seer.words.locales import LOCALES

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FOLDERS = (*STYLES, REPAIR)
"""Folders below a locale's folder."""


def patterns(locale: str, user: "Path | None" = None) -> "Mapping[str, tuple[Pattern, ...]]":
    """Give a locale's templates by folder, in order of their names; a user's files add to ours or stand in their place.

    Ours stand in `templates/<locale>`, those of another package in the folder that its locale names as `TEMPLATES`.
    A user's folder is laid out as `templates/` is: `<locale>/<style>/<name>.j2`. Raises TemplateError on a folder that
    isn't there, a style that isn't known, and whatever is wrong with a file.
    """
    language = locale.split("-", maxsplit=1)[0]
    files = _files(folder("templates") / language)
    brought: Path | None = getattr(LOCALES.get(language), "TEMPLATES", None)
    if brought is not None:
        files |= _files(brought)
    if user is not None:
        files |= _user_files(user, language)
    loaded = {name: load(path, name=f"{language}/{name}", locale=locale) for name, path in sorted(files.items())}
    found = {name: tuple(one for path, one in loaded.items() if path.startswith(f"{name}/")) for name in FOLDERS}
    for kind in NEGATIVE:
        if not any(one.fits(1, kind=kind) for one in found[REPAIR]):
            message = f"no second turn for kind {kind!r}"
            raise TemplateError(message, where=str(folder("templates") / language / REPAIR), fix="put a .j2 file there")
    return found


def _files(root: "Path") -> "dict[str, Path]":
    return {f"{path.parent.name}/{path.name}": path for path in sorted(root.glob("*/*.j2"))}


def _user_files(user: "Path", language: str) -> "dict[str, Path]":
    if not user.is_dir():
        message = "no such folder"
        raise TemplateError(message, where=str(user), fix="name a folder that holds <locale>/<style>/*.j2")
    for inner in sorted(user.iterdir()):
        if inner.is_dir() and inner.name not in locales():
            message = f"no wording is known for locale {inner.name!r}"
            raise TemplateError(message, where=str(inner), fix=near(inner.name, locales()))
    root = user / language
    for inner in sorted(root.iterdir()) if root.is_dir() else ():
        if inner.is_dir() and inner.name not in FOLDERS:
            message = f"no style is named {inner.name!r}"
            raise TemplateError(message, where=str(inner), fix=near(inner.name, FOLDERS))
        if inner.is_dir() and not any(inner.glob("*.j2")):
            message = "holds no template"
            raise TemplateError(message, where=str(inner), fix="put a .j2 file there or remove the folder")
    return _files(root)
