"""strings.json of a Home Assistant integration in, names and descriptions of its services and fields out."""

import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from seer.records import Json, Object

_KEY: Final = re.compile(r"\[%key:component::([a-z0-9_]+)::([^\]%]+)%\]")
_HOPS: Final = 8
_MARKUP: Final = re.compile(r"\[%|\{\w+\}|\n")


class Said(NamedTuple):
    """What a service or field is called, and what is said of it; empty where nothing is."""

    name: str
    description: str


class Texts:
    """The texts of one language."""

    def __init__(self, strings: "Json", domain: str) -> None:
        self._strings = strings
        self._domain = domain

    def service(self, name: str) -> Said:
        """Give the texts of a service."""
        return self._said(self._at("services", name))

    def field(self, service: str, name: str) -> Said:
        """Give the texts of a service's field."""
        return self._said(self._at("services", service, "fields", name))

    def options(self, key: "Json") -> dict[str, str]:
        """Give what each option of a selector is called, by value."""
        found = self._at("selector", str(key), "options")
        texts = {value: self._text(each) for value, each in found.items()} if isinstance(found, dict) else {}
        return {value: text for value, text in texts.items() if text}

    def _at(self, *keys: str) -> "Json":
        node = self._strings
        for key in keys:
            node = node.get(key) if isinstance(node, dict) else None
        return node

    def _said(self, node: "Json") -> Said:
        entry: Object = node if isinstance(node, dict) else {}
        return Said(self._text(entry.get("name")), self._text(entry.get("description")))

    def _text(self, value: "Json") -> str:
        """Give a text, references into the same file followed; empty where one leads elsewhere."""
        for _ in range(_HOPS):
            found = _KEY.fullmatch(value) if isinstance(value, str) else None
            if found is None or found[1] != self._domain:
                break
            value = self._at(*found[2].split("::"))
        return value.strip() if isinstance(value, str) and not _MARKUP.search(value) else ""
