"""Schema of any dialect in, self-contained JSON Schema 2020-12 out.

References are never inlined: what can be reached from the schema stands in its `$defs`, recursion included, and nothing
else does.
"""

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from seer import canon
from seer.errors import SpecError
from seer.schema import bundle
from seer.schema.circles import LONGEST, Circles
from seer.schema.convert import Conversion, Converted, Warner
from seer.schema.dialects import Dialect, dialect_of
from seer.schema.looks import MOST, Looks
from seer.schema.marks import Marks
from seer.schema.references import References, Retrieve, nowhere
from seer.schema.validate import sound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seer.records import Json, Object
    from seer.schema.pointer import Place

__all__ = ["Converted", "Converter", "Dialect", "Warner", "dialect_of", "normalise", "prove"]

_REFERENCE: Final = b'"$ref":"#'
_MOST_REACHED: Final = 1_000_000


def normalise(
    schema: "Json",
    *,
    dialect: Dialect,
    root: "Json" = None,
    hide: Literal["readOnly", "writeOnly"] | None = None,
    warn: Warner | None = None,
    uri: str = "",
    retrieve: Retrieve = nowhere,
) -> "Json":
    """Give a self-contained 2020-12 schema; `root` is the document in which references lead, by default the schema.

    `hide` leaves out properties with that mark. `uri` is the document's address and `retrieve` fetches others.
    Raises SpecError where a reference leads nowhere.
    """
    whole = schema if root is None else root
    converter = Converter(whole, dialect=dialect, hide=hide, warn=warn, uri=uri, retrieve=retrieve)
    return converter.bundled(schema, at="")


class Converter:
    """Converts schemas of one document, each reference target once.

    `lenient` reads a reference that leads nowhere as any value, with a warning; else it is a SpecError.
    """

    def __init__(
        self,
        root: "Json",
        *,
        dialect: Dialect,
        hide: Literal["readOnly", "writeOnly"] | None = None,
        warn: Warner | None = None,
        uri: str = "",
        retrieve: Retrieve = nowhere,
        references: References | None = None,
        lenient: bool = False,
    ) -> None:
        self.references = references or References(root, dialect=dialect, uri=uri, retrieve=retrieve)
        self._warn: Warner = warn or (lambda pointer, what: None)  # noqa: ARG005 - nobody listens
        marks = None if hide is None else Marks(self.references, hide)
        self._conversion = Conversion(self.references, marks=marks, warn=self._warn, lenient=lenient)
        self._targets: dict[str, Converted] = {}
        self._texts: dict[str, bytes] = {}
        self._digests: dict[str, str] = {}
        self._part_digests: list[str] = []
        self._pieces: dict[int, tuple[Json, Json, tuple[str, ...]]] = {}
        self._arguments: dict[tuple[object, ...], tuple[Object, Object]] = {}
        self._labelled: dict[tuple[str, tuple[str, ...] | None], Json] = {}
        self._bundles: dict[tuple[str, ...], tuple[dict[str, str], Object]] = {}
        self._reached = 0
        self._cuts: dict[str, frozenset[str]] = {}
        self._circles = Circles(self._same)
        self._graph = Circles(self._refs)
        self._looks = Looks(self.target, self._graph, self._circles)

    def converted(self, raw: "Json", *, at: "Place") -> Converted:
        """Convert a schema that stands at a place."""
        return self._conversion.converted(raw, at)

    def target(self, pointer: str) -> Converted:
        """Convert what stands at a pointer that a reference leads to."""
        known = self._targets.get(pointer)
        if known is None:
            known = self._targets[pointer] = self._conversion.target(pointer)
        return known

    def _same(self, pointer: str) -> tuple[str, ...]:
        return self.target(pointer).same

    def _refs(self, pointer: str) -> tuple[str, ...]:
        return self.target(pointer).refs

    def closure(self, pointers: "Iterable[str]") -> tuple[str, ...]:
        """Give all that can be reached from some targets, sorted. Raises SpecError where it is beyond all bounds."""
        found = dict.fromkeys(pointers)
        waiting = list(found)
        for pointer in waiting:
            fresh = [other for other in self.target(pointer).refs if other not in found]
            found.update(dict.fromkeys(fresh))
            waiting += fresh
        self._reached += len(found)
        if self._reached > _MOST_REACHED:
            message = "too many schemas refer to too many others"
            raise SpecError(message, fix="split the document, or loosen its references")
        return tuple(sorted(found))

    def bundled(self, raw: "Json", *, at: str) -> "Json":
        """Convert a schema and put what can be reached from it into its `$defs`."""
        return self.contained(self.converted(raw, at=at).schema)

    def contained(self, schema: "Json") -> "Json":
        """Give a copy, keys sorted, of a converted schema with what can be reached from it in its `$defs`.

        These are proved, and shared by callers.
        """
        own, starts = _settled(schema)
        if not starts:
            return own
        labels, parts = self._bundle(starts)
        bundle.relabel(own, labels)
        return {"$defs": parts, **own}

    def arguments(self, schema: "Object", *, at: str) -> "Object":
        """Give what `contained` gives for a converted object, proved, and shared by callers as a whole.

        Raises SpecError where it is no schema that a judge takes.
        """
        given: Object = schema["properties"]
        own = {keyword: value for keyword, value in schema.items() if keyword != "properties"}
        key = canon.encode(own), *((name, id(each)) for name, each in given.items())
        if key not in self._arguments:
            self._arguments[key] = given, self._made(own, given, at)
        return self._arguments[key][1]

    def _made(self, own: "Object", given: "Object", at: str) -> "Object":
        own, starts = _settled(own)
        prove(own, at=at)
        pieces = {name: self._piece(given[name], at) for name in sorted(given)}
        for _, behind in pieces.values():
            starts = (*starts, *behind) if behind else starts
        labels, parts = self._bundle(tuple(sorted(set(starts)))) if starts else ({}, {})
        bundle.relabel(own, labels)
        properties = {name: _relabelled(piece, labels) if behind else piece for name, (piece, behind) in pieces.items()}
        whole = {**own, "properties": properties}
        return dict(sorted(({"$defs": parts, **whole} if starts else whole).items()))

    def _piece(self, schema: "Json", at: str) -> tuple["Json", tuple[str, ...]]:
        """Give a copy of a converted schema, keys sorted and proved, and what it refers to: once for each schema."""
        known = self._pieces.get(id(schema))
        if known is None:
            piece, behind = _settled(schema)
            prove(piece, at=at)
            known = self._pieces[id(schema)] = schema, piece, behind
        return known[1], known[2]

    def _bundle(self, starts: tuple[str, ...]) -> "tuple[dict[str, str], Object]":
        """Give the labels of all that can be reached from some targets, and the definitions themselves."""
        if starts not in self._bundles:
            self._bundles[starts] = self._bundled(starts)
        return self._bundles[starts]

    def _bundled(self, starts: tuple[str, ...]) -> "tuple[dict[str, str], Object]":
        for pointer in starts:
            if self._circles.length(pointer) > LONGEST:
                message = f"more than {LONGEST} references follow one another"
                raise SpecError(message, where=pointer, fix="refer to the last of them")
        reached = self.closure(starts)
        over = self._looks.over(reached)
        if over is not None:
            message = f"by this a value is checked more than {MOST:,} times over: each part names the next again"
            raise SpecError(message, where=over, fix="refer once to what is shared")
        names = bundle.names(reached)
        labels = {pointer: f"#/$defs/{name}" for pointer, name in names.items()}
        is_plain = all(name == bundle.plain_name(pointer) for pointer, name in names.items())
        parts = {name: self._part(pointer, labels, is_plain=is_plain) for pointer, name in names.items()}
        return labels, dict(sorted(parts.items()))

    def _part(self, pointer: str, labels: "Mapping[str, str]", *, is_plain: bool) -> "Json":
        """Give a target labelled and proved to be a schema: a copy for each labelling; most are by plain names."""
        key = pointer, None if is_plain else tuple(labels[other] for other in self.target(pointer).refs)
        if key not in self._labelled:
            part = self.labelled(pointer, labels)
            prove(part, at=pointer)
            self._labelled[key] = part
        return self._labelled[key]

    def labelled(self, pointer: str, labels: "Mapping[str, str]") -> "Json":
        """Give a copy of a target, keys sorted, in which each reference carries its label and none runs in a circle."""
        cut = self._cut(pointer)
        text = self._text(pointer)
        schema = msgspec.json.decode(text)
        if _REFERENCE in text:
            bundle.relabel(schema, labels, cut=cut)
        return schema

    def _text(self, pointer: str) -> bytes:
        if pointer not in self._texts:
            self._texts[pointer] = canon.encode(self.target(pointer).schema)
        return self._texts[pointer]

    def _cut(self, pointer: str) -> frozenset[str]:
        """Give the references of a target that are left out, so that no judgement of one instance runs in a circle."""
        if pointer not in self._cuts:
            back = self._circles.back(pointer)
            if back:
                leads = f"leads back to itself by {', '.join(sorted(back))} without end"
                self._warn(pointer, f"{leads}; these references were dropped")
            self._cuts[pointer] = back
        return self._cuts[pointer]

    def digest(self, pointer: str) -> str:
        """Give the digest of a target: over all that can be reached from it."""
        if pointer not in self._digests:
            part = self._part_digest(pointer)
            self._digests[pointer] = canon.digest_bytes(pointer.encode(), part.encode())
        return self._digests[pointer]

    def _part_digest(self, pointer: str) -> str:
        """Give the digest of the part of the graph that a target belongs to: its own texts, and all parts ahead."""
        number = self._graph.part(pointer)
        for members in self._graph.parts[len(self._part_digests) :]:
            texts = [each.encode() + b"\n" + self._text(each) for each in sorted(members)]
            ahead = {self._graph.part(other) for each in members for other in self.target(each).refs}
            done = sorted(self._part_digests[part] for part in ahead if part < len(self._part_digests))
            self._part_digests.append(canon.digest_bytes(*texts, *map(str.encode, done)))
        return self._part_digests[number]


def _settled(schema: "Json") -> tuple["Json", tuple[str, ...]]:
    """Give a copy of a converted schema, keys sorted, and what its references lead to, sorted."""
    text = canon.encode(schema)
    own = msgspec.json.decode(text)
    return own, bundle.references(own) if _REFERENCE in text else ()


def _relabelled(schema: "Json", labels: "Mapping[str, str]") -> "Json":
    own = msgspec.json.decode(msgspec.json.encode(schema))
    bundle.relabel(own, labels)
    return own


def prove(schema: "Json", *, at: str) -> None:
    """Raise SpecError where no judge takes a schema, whatever its references lead to."""
    try:
        sound(schema)
    except SpecError as error:
        raise SpecError(error.what, where=at) from error
