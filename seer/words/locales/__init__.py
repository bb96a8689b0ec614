"""Locales: one file each with the rules of numbers, days, lists and statements, and who words tools in it.

A file defines `RULES`, a `Grammar`, and `language()`, which gives a `Language`: `Lexicon` of `words/lexicon.py` with
words of its own, unless there is more to say. Its templates stand in `templates/<locale>/`, in the folder of templates
that a recipe names, or in one that the file names as `TEMPLATES`. A package of its own offers one through the entry
point group `seer.locales`.
"""

from typing import TYPE_CHECKING, Protocol

from seer.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from seer.words.grammar import Grammar
    from seer.words.languages import Language


class Locale(Protocol):
    """What a file of this package, or an entry point of the group `seer.locales`, defines."""

    RULES: "Grammar"
    language: "Callable[[], Language]"


LOCALES: Registry[Locale] = Registry("seer.words.locales", "seer.locales", needs=("language",))
