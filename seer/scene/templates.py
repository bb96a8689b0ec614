"""Locale and a user's folder in, the templates of each kind out."""

from typing import TYPE_CHECKING

from seer.bundled import folder
from seer.errors import TemplateError, near
from seer.records import NEGATIVE, POSITIVE
from seer.scene.render import Pattern, load

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

REPAIR = "repair"
"""Folder of second turns."""
KINDS = (*POSITIVE, *NEGATIVE, REPAIR)
"""Folders below a locale's folder."""


def patterns(locale: str, user: "Path | None" = None) -> "Mapping[str, tuple[Pattern, ...]]":
    """Give a locale's templates by kind, in order of their names; a user's files add to ours or stand in their place.

    A user's folder is laid out as `templates/` is: `<locale>/<kind>/<name>.j2`. Raises TemplateError on a folder that
    isn't there, a kind that isn't known, and whatever is wrong with a file.
    """
    language = locale.split("-", maxsplit=1)[0]
    files = _files(folder("templates") / language)
    if user is not None:
        files |= _user_files(user, language)
    loaded = {name: load(path, name=f"{language}/{name}", locale=locale) for name, path in sorted(files.items())}
    found = {kind: tuple(one for name, one in loaded.items() if name.startswith(f"{kind}/")) for kind in KINDS}
    for kind, ours in found.items():
        wanted = NEGATIVE if kind == REPAIR else ("",)
        if not all(any(pattern.kind in {"", one} for pattern in ours) for one in wanted):
            message = f"no template of kind {kind!r}"
            raise TemplateError(message, where=str(folder("templates") / language / kind), fix="put a .j2 file there")
    return found


def _files(root: "Path") -> "dict[str, Path]":
    return {f"{path.parent.name}/{path.name}": path for path in sorted(root.glob("*/*.j2"))}


def _user_files(user: "Path", language: str) -> "dict[str, Path]":
    if not user.is_dir():
        message = "no such folder"
        raise TemplateError(message, where=str(user), fix="name a folder that holds <locale>/<kind>/*.j2")
    root = user / language
    for inner in sorted(root.iterdir()) if root.is_dir() else ():
        if inner.is_dir() and inner.name not in KINDS:
            message = f"no kind is named {inner.name!r}"
            raise TemplateError(message, where=str(inner), fix=near(inner.name, KINDS))
        if inner.is_dir() and not any(inner.glob("*.j2")):
            message = "holds no template"
            raise TemplateError(message, where=str(inner), fix="put a .j2 file there or remove the folder")
    return _files(root)
