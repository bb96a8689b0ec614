"""Phrases for the members of one place, and which strings there can't be said as they are written."""

import re
from collections.abc import Callable, Mapping

from seer.records import Json

_PART = re.compile(r"[a-z]-[a-z]|[a-z][A-Z]")
_LOCALE = re.compile(r"[a-z]{2,3}-[A-Z]{2}")


class Choices(dict[str, Json]):
    """Phrases, and the values that they mean; `mute` tells a string that needs a phrase and has none."""

    def __init__(self, phrases: Mapping[str, Json], mute: Callable[[str], bool]) -> None:
        super().__init__(phrases)
        self._mute = mute

    def __bool__(self) -> bool:
        return True

    def is_mute(self, text: str) -> bool:
        """Say whether nobody would say this string at this place."""
        return self._mute(text) and text not in self.values()


def is_identifier(text: str) -> bool:
    """Tell an identifier of a program from text, a locale ("zh-CN") and a version ("gpt-4o")."""
    if " " in text or _LOCALE.fullmatch(text) or not any(sign.isalpha() for sign in text):
        return False
    return "_" in text or (text.replace("-", "").isalpha() and text.isascii() and _PART.search(text) is not None)
