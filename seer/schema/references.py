"""Document and reference in, the pointer that the reference leads to out; local references only."""

from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urldefrag, urljoin

from seer.errors import SpecError
from seer.schema.pointer import MISSING, get, join, split

if TYPE_CHECKING:
    from seer.records import Json

_MAX_HOPS: Final = 64
_SHOWN: Final = 200


class References:
    """The references of one document: JSON pointers, anchors, and identifiers that the document itself gives."""

    def __init__(self, root: "Json") -> None:
        self.root = root
        self._named: dict[str, str] | None = None

    def pointer(self, reference: object, *, at: str = "") -> str:
        """Give the pointer that a reference leads to, references on the way followed.

        Raises SpecError where it leads nowhere in this document; `at` is where it stands.
        """
        if not isinstance(reference, str):
            message = f"$ref {reference!r} is no text"
            raise SpecError(message, where=at, fix="give a JSON pointer such as '#/components/schemas/Pet'")
        for candidate in self._candidates(reference):
            found = self._walk(split(candidate), _MAX_HOPS)
            if found is not None:
                return found
        message = f"$ref {reference[:_SHOWN]!r} leads nowhere in this document"
        fix = "define it or correct it" if reference.startswith("#") else "put what it names into this document"
        raise SpecError(message, where=at, fix=fix)

    def value(self, pointer: str) -> "Json":
        """Give what stands at a pointer that `pointer()` gave."""
        return get(self.root, pointer)

    def _candidates(self, reference: str) -> list[str]:
        if reference in {"", "#"}:
            return [""]
        if reference.startswith("#/"):
            return list(dict.fromkeys((unquote(reference[1:]), reference[1:])))
        named = self._names()
        base, fragment = urldefrag(urljoin(self._base(), reference))
        if fragment and not fragment.startswith("/"):
            return [named[key] for key in (f"{base}#{fragment}", f"#{fragment}") if key in named]
        return [named[base] + unquote(fragment)] if base in named else []

    def _base(self) -> str:
        identifier = self.root.get("$id", self.root.get("id")) if isinstance(self.root, dict) else None
        return identifier if isinstance(identifier, str) else ""

    def _names(self) -> dict[str, str]:
        """Give the pointers of what `$id`, `id` and anchors name, by absolute identifier or `#anchor`."""
        if self._named is None:
            self._named = {}
            stack: list[tuple[str, Json]] = [("", self.root)]
            while stack:
                pointer, node = stack.pop()
                if isinstance(node, dict):
                    self._note(pointer, node)
                    stack.extend((join(pointer, key), child) for key, child in reversed(node.items()))
                elif isinstance(node, list):
                    stack.extend((join(pointer, index), child) for index, child in reversed(list(enumerate(node))))
        return self._named

    def _note(self, pointer: str, node: "dict[str, Json]") -> None:
        named = self._named if self._named is not None else {}
        for keyword in ("$id", "id"):
            identifier = node.get(keyword)
            if isinstance(identifier, str) and identifier:
                local = identifier.startswith("#")
                named.setdefault(identifier if local else urldefrag(urljoin(self._base(), identifier))[0], pointer)
        for keyword in ("$anchor", "$dynamicAnchor"):
            if isinstance(node.get(keyword), str):
                named.setdefault(f"#{node[keyword]}", pointer)

    def _walk(self, tokens: tuple[str, ...], hops: int) -> str | None:
        pointer = ""
        node = self.root
        for token in tokens:
            while get(node, join("", token)) is MISSING:
                if hops <= 0 or not isinstance(node, dict) or not isinstance(node.get("$ref"), str):
                    return None
                hops -= 1
                found = self._jump(node["$ref"], hops)
                if found is None:
                    return None
                pointer, node = found, get(self.root, found)
            pointer = join(pointer, token)
            node = get(node, join("", token))
        return pointer

    def _jump(self, reference: str, hops: int) -> str | None:
        candidates = self._candidates(reference)
        return next((found for each in candidates if (found := self._walk(split(each), hops)) is not None), None)
