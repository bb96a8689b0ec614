"""Document and reference in, the pointer that the reference leads to out; other documents are fetched where allowed.

A pointer into another document begins with `@` and the escaped address of that document in place of the root:
`@parts~1pet.yaml/definitions/Pet`. Nothing else about pointers changes: they are joined and split as any other.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import unquote

from seer.errors import SpecError, literal
from seer.schema.identifiers import Resource, has_scheme, joined, resources
from seer.schema.known import published
from seer.schema.pointer import MISSING, child, escape, join, parent, split, written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.records import Json
    from seer.schema.dialects import Dialect
    from seer.schema.pointer import Place

Retrieve = Callable[[str], "Json | Moved"]
"""Address in, document out. Raises SpecError that says why there is none."""

_MAX_HOPS: Final = 64
_SHOWN: Final = 200
_WORD: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.")
_DEFINED: Final = ("definitions", "components/schemas", "$defs")


class Moved(NamedTuple):
    """A document that another address gave than was asked: its own references lead on from there."""

    document: Any
    uri: str


def nowhere(uri: str) -> "Json":
    """Retrieve nothing: every document stands alone."""
    del uri
    message = "leads nowhere in this document"
    raise SpecError(message, fix="put what it names into this document")


def located(pointer: str) -> tuple[str, str]:
    """Give the address of the other document that a pointer leads into, or nothing, and the pointer there."""
    if not pointer.startswith("@"):
        return "", pointer
    document, mark, rest = pointer.partition("/")
    return split(document)[0], mark + rest


class Known(NamedTuple):
    """What was found in a document: resources by pointer, and pointers by home and reference."""

    resources: "Mapping[str, Resource]"
    pointers: "Mapping[tuple[str, str], str]"


class References:
    """The references of a document and those that it leads to: pointers, anchors, identifiers, addresses.

    `known` is what was found in another copy of it, in which the same definitions stand at the same places; `text` is
    its JSON where it is at hand.
    """

    def __init__(
        self,
        root: "Json",
        *,
        dialect: "Dialect" = "2020-12",
        uri: str = "",
        retrieve: Retrieve = nowhere,
        known: "Known | None" = None,
        text: bytes | None = None,
    ) -> None:
        self.root = root
        self._dialect: Dialect = dialect
        self._retrieve = retrieve
        self._everywhere = isinstance(root, dict) and not root.keys().isdisjoint({"openapi", "swagger"})
        self._documents: dict[str, Json] = {}
        self._uris: dict[str, str] = {}
        self._resources: dict[str, Resource] = {}
        self._addresses: dict[str, str] = {}
        self._refused: dict[str, SpecError] = {}
        self._found: dict[tuple[str, str], str] = {} if known is None else dict(known.pointers)
        self._passed: dict[tuple[str, str], str | None] = {}
        self._values: dict[str, Json] = {}
        self.scoped = False
        """Whether it matters where a reference stands."""
        self._mount("", root, uri, known={} if known is None else known.resources, text=text)

    def pointer(self, reference: object, *, at: "Place" = "") -> str:
        """Give the pointer that a reference leads to, references on the way followed.

        Raises SpecError where it leads nowhere; `at` is where it stands.
        """
        if not isinstance(reference, str):
            message = f"$ref {literal(reference)} is no text"
            raise SpecError(message, where=written(at), fix="give a JSON pointer such as '#/components/schemas/Pet'")
        if not reference.strip():
            message = f"$ref {literal(reference)} is empty"
            raise SpecError(message, where=written(at), fix="name what it refers to, or remove it")
        home = self.home(at) if self.scoped else ""
        found = self._found.get((home, reference))
        if found is None:
            try:
                found = self._found[home, reference] = self._find(reference, home, _MAX_HOPS)
            except SpecError as error:
                message = f"$ref {reference[:_SHOWN]!r} {error.what}"
                raise SpecError(message, where=written(at), fix=error.fix) from None
        return found

    def is_no_schema(self, pointer: str) -> bool:
        """Tell whether a pointer leads to an OpenAPI document as a whole."""
        return not pointer and self._everywhere

    def value(self, pointer: str) -> "Json":
        """Give what stands at a pointer that `pointer()` gave, or MISSING."""
        if pointer not in self._values:
            value, tokens = self.root, split(pointer)
            if pointer.startswith("@"):
                value, tokens = self._documents[pointer.partition("/")[0]], tokens[1:]
            for token in tokens:
                value = child(value, token)
            self._values[pointer] = value
        return self._values[pointer]

    def home(self, at: "Place") -> str:
        """Give the pointer of the resource that a place belongs to."""
        if not self.scoped:
            return ""
        pointer = written(at)
        while pointer and pointer not in self._resources:
            pointer = parent(pointer)
        return pointer

    def resource(self, home: str) -> Resource:
        """Give the resource that stands at a pointer."""
        return self._resources[home]

    def known(self) -> "Known":
        """Give what was found in the document itself."""
        return Known(
            {pointer: each for pointer, each in self._resources.items() if not pointer.startswith("@")},
            {key: pointer for key, pointer in self._found.items() if not f"{pointer}{key[0]}".startswith("@")},
        )

    def _mount(
        self, at: str, document: "Json", uri: str, *, known: "Mapping[str, Resource]", text: bytes | None = None
    ) -> None:
        self._uris[at] = uri
        if at:
            self._documents[at] = document
        if known:
            found = dict(known)
        elif self._dialect in ("openapi-3.0", "swagger-2.0"):
            found = {at: Resource(uri, self._dialect, {}, {})}  # they know no identifiers
        else:
            found = resources(document, at=at, uri=uri, dialect=self._dialect, everywhere=self._everywhere, text=text)
        self._resources.update(found)
        self.scoped = len(self._resources) > 1
        self._addresses.setdefault(uri, at)
        for pointer, resource in found.items():
            self._addresses.setdefault(resource.uri, pointer)

    def _find(self, reference: str, home: str, hops: int) -> str:
        address, mark, fragment = reference.partition("#")
        start = self._start(address, home) if address else home
        found = self._at(start, fragment, hops)
        if found is None and not address:
            found = self._elsewhere(fragment, start, hops)
        if found is None:
            message = "leads nowhere in this document" if not address else "names nothing in the document that it names"
            raise SpecError(message, fix=f"define it or correct {'it' if mark else 'the address'}")
        return found

    def _at(self, start: str, fragment: str, hops: int) -> str | None:
        """Follow a fragment from the pointer of a resource: a JSON pointer, percent-encoded or not, or an anchor."""
        if not fragment:
            return start
        if not fragment.startswith("/"):
            return self._resources[start].anchors.get(unquote(fragment))
        if "%" not in fragment:
            return self._walk(start, split(fragment), hops)
        ways = dict.fromkeys((unquote(fragment), fragment))
        return next((found for way in ways if (found := self._walk(start, split(way), hops)) is not None), None)

    def _elsewhere(self, fragment: str, start: str, hops: int) -> str | None:
        """Try what authors take for the root: the file, where a part of it has an address, and the first file."""
        file = start.partition("/")[0]
        return next((found for root in (file, "") if (found := self._at(root, fragment, hops)) is not None), None)

    def _start(self, address: str, home: str) -> str:
        """Give the pointer of the resource that an address names, fetched where it isn't here."""
        file = self._uris[home.partition("/")[0]]
        uris = [
            uri
            for uri in dict.fromkeys((joined(self._resources[home].uri, address), joined(file, address)))
            if not (_is_remote(file) and _is_file(uri))
        ]
        if not uris:
            message = "leads from the network to a file, which isn't allowed"
            raise SpecError(message, fix="correct the address")
        for uri in uris:
            known = self._addresses.get(uri)
            if known is not None:
                return known
        errors: list[SpecError] = []
        for uri in sorted(uris, key=has_scheme):
            try:
                return self._fetched(uri)
            except SpecError as error:
                errors.append(error)
        named = self._defined(address)
        if named is None:
            raise errors[0]
        return named

    def _fetched(self, uri: str) -> str:
        if uri in self._refused:
            raise self._refused[uri]
        try:
            document = published(uri)
            document = self._retrieve(uri) if document is None else document
        except SpecError as error:
            self._refused[uri] = error
            raise
        at = f"@{escape(uri)}"
        base = uri
        if isinstance(document, Moved):
            document, base = document
            self._addresses[uri] = at
        self._mount(at, document, base, known={})
        return at

    def _defined(self, word: str) -> str | None:
        """Read a bare word, as Swagger 1 had it, as the name of a definition."""
        if not set(word) <= _WORD:
            return None
        ways = (self._walk("", (*place.split("/"), word), 0) for place in _DEFINED)
        return next((found for found in ways if found is not None), None)

    def _onward(self, reference: str, home: str, hops: int) -> str | None:
        """Follow a reference that stands in the way of another, once: one that leads back to itself leads nowhere."""
        key = (home, reference)
        if key not in self._passed:
            self._passed[key] = None
            with suppress(SpecError):
                self._passed[key] = self._find(reference, home, hops)
        return self._passed[key]

    def _walk(self, start: str, tokens: tuple[str, ...], hops: int) -> str | None:
        pointer, node = start, self.value(start)
        for token in tokens:
            inner = child(node, token)
            while inner is MISSING:
                if hops <= 0 or not isinstance(node, dict) or not isinstance(node.get("$ref"), str):
                    return None
                hops -= 1
                onward = self._onward(node["$ref"], self.home(pointer), hops)
                if onward is None:
                    return None
                pointer, node = onward, self.value(onward)
                inner = child(node, token)
            pointer, node = join(pointer, token), inner
        return pointer


def _is_remote(uri: str) -> bool:
    return uri.lower().startswith(("http:", "https:"))


def _is_file(uri: str) -> bool:
    return uri.lower().startswith("file:") or not has_scheme(uri)
