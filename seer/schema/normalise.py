"""Schema of any dialect in, self-contained JSON Schema 2020-12 out.

References are never inlined: what can be reached from the schema stands in its `$defs`, recursion included, and nothing
else does.
"""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from seer import canon
from seer.errors import SpecError
from seer.schema import bundle
from seer.schema.circles import LONGEST, Circles
from seer.schema.convert import Conversion, Converted, Warner
from seer.schema.dialects import Dialect, dialect_of
from seer.schema.looks import MOST, Looks
from seer.schema.marks import Marks
from seer.schema.references import References, Retrieve, located, nowhere
from seer.schema.validate import sound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seer.records import Json, Object
    from seer.schema.pointer import Place

__all__ = ["Converted", "Converter", "Dialect", "Warner", "dialect_of", "normalise", "prove"]

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
        self._targets = _Targets(self._conversion)
        self._texts: dict[str, bytes] = {}
        self._lone: dict[str, Json] = {}
        self._digests: dict[str, str] = {}
        self._part_digests: list[str] = []
        self._own: dict[bytes, Object] = {}
        self._pieces: dict[int, _Piece] = {}
        self._arguments: dict[tuple[object, ...], tuple[Object, Object]] = {}
        self._plain_labels = bundle.PlainLabels()
        self._plain_parts: dict[str, Json] = {}
        self._plain_pieces: dict[int, Json] = {}
        self._labelled: dict[tuple[str, ...], Json] = {}
        self._bundles: dict[tuple[str, ...], tuple[Mapping[str, str], Object]] = {}
        self._reached = 0
        self._closures: dict[str, dict[str, None]] = {}
        self._cuts: dict[str, frozenset[str]] = {}
        self._circles = Circles(self._same)
        self._graph = Circles(self._refs)
        self._looks = Looks(self._targets.__getitem__, self._graph, self._circles)

    def converted(self, raw: "Json", *, at: "Place") -> Converted:
        """Convert a schema that stands at a place."""
        return self._conversion.converted(raw, at)

    def target(self, pointer: str) -> Converted:
        """Convert what stands at a pointer that a reference leads to."""
        return self._targets[pointer]

    def _same(self, pointer: str) -> tuple[str, ...]:
        return self._targets[pointer].same

    def _refs(self, pointer: str) -> tuple[str, ...]:
        return self._targets[pointer].refs

    def closure(self, pointers: "Iterable[str]") -> tuple[str, ...]:
        """Give all that can be reached from some targets, sorted. Raises SpecError where it is beyond all bounds."""
        found: dict[str, None] = {}
        for pointer in pointers:
            is_first = not found
            self._reach(pointer, found)
            if is_first and pointer not in self._closures:
                self._closures[pointer] = found.copy()
        self._reached += len(found)
        if self._reached > _MOST_REACHED:
            message = "too many schemas refer to too many others"
            raise SpecError(message, fix="split the document, or loosen its references")
        return tuple(sorted(found))

    def _reach(self, start: str, found: dict[str, None]) -> None:
        """Add a target and all that can be reached from it to what was found, unless it is there."""
        waiting = [] if start in found else [start]
        found[start] = None
        for pointer in waiting:
            known = self._closures.get(pointer)
            if known is not None:
                found |= known
                continue
            fresh = [other for other in self._targets[pointer].refs if other not in found]
            found |= dict.fromkeys(fresh)
            waiting += fresh

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
        own = canon.encode({keyword: value for keyword, value in schema.items() if keyword != "properties"})
        key = own, *given, *map(id, given.values())
        if key not in self._arguments:
            self._arguments[key] = given, self._made(own, given, at)
        return self._arguments[key][1]

    def _made(self, text: bytes, given: "Object", at: str) -> "Object":
        own = self._proved(text, at)
        starts = bundle.references(own) if bundle.REFERENCE in text else ()
        known = self._pieces
        pieces = {name: known.get(id(given[name])) or self._piece(given[name], at) for name in sorted(given)}
        behind = {pointer for piece in pieces.values() for pointer in piece.refs}
        if not starts and not behind:
            return dict(sorted({**own, "properties": {name: piece.schema for name, piece in pieces.items()}}.items()))
        labels, parts = self._bundle(tuple(sorted(behind.union(starts))))
        if starts:
            own = msgspec.json.decode(text)
            bundle.relabel(own, labels)
        properties = {
            name: self._put_in(piece, labels) if piece.refs else piece.schema for name, piece in pieces.items()
        }
        return dict(sorted({"$defs": parts, **own, "properties": properties}.items()))

    def _proved(self, text: bytes, at: str) -> "Object":
        """Give the keywords that stand beside properties: once for each text."""
        if text not in self._own:
            own = msgspec.json.decode(text)
            prove(own, at=at)
            self._own[text] = own
        return self._own[text]

    def _piece(self, schema: "Json", at: str) -> "_Piece":
        """Note a copy of a converted schema, keys sorted and proved, and what it refers to."""
        piece, refs = _settled(schema)
        prove(piece, at=at)
        known = self._pieces[id(schema)] = _Piece(schema, piece, refs)
        return known

    def _put_in(self, piece: "_Piece", labels: "Mapping[str, str]") -> "Json":
        """Give a copy of a piece with the labels of its references: once with plain ones."""
        if labels is not self._plain_labels:
            return _relabelled(piece.schema, labels)
        if id(piece.schema) not in self._plain_pieces:
            self._plain_pieces[id(piece.schema)] = _relabelled(piece.schema, labels)
        return self._plain_pieces[id(piece.schema)]

    def _bundle(self, starts: tuple[str, ...]) -> "tuple[Mapping[str, str], Object]":
        """Give the labels of all that can be reached from some targets, and the definitions themselves."""
        if starts not in self._bundles:
            self._bundles[starts] = self._bundled(starts)
        return self._bundles[starts]

    def _bundled(self, starts: tuple[str, ...]) -> "tuple[Mapping[str, str], Object]":
        for pointer in starts:
            if self._circles.length(pointer) > LONGEST:
                message = f"more than {LONGEST} references follow one another"
                raise SpecError(message, where=pointer, fix="refer to the last of them")
        reached = self.closure(starts)
        over = self._looks.over(reached)
        if over is not None:
            message = f"by this a value is checked more than {MOST:,} times over: each part names the next again"
            raise SpecError(message, where=over, fix="refer once to what is shared")
        plain = [bundle.plain_name(pointer) for pointer in reached]
        if len(set(plain)) == len(plain):
            parts = self._plain_parts
            made = [parts[pointer] if pointer in parts else self._plain_part(pointer) for pointer in reached]
            return self._plain_labels, dict(sorted(zip(plain, made, strict=True)))
        names = bundle.names(reached)
        labels = {pointer: f"#/$defs/{name}" for pointer, name in names.items()}
        return labels, dict(sorted((name, self._part(pointer, labels)) for pointer, name in names.items()))

    def _plain_part(self, pointer: str) -> "Json":
        """Make a target labelled by plain names and proved to be a schema: once, as most bundles take it."""
        part = self._plain_parts[pointer] = self._proved_part(pointer, self._plain_labels)
        return part

    def _part(self, pointer: str, labels: "Mapping[str, str]") -> "Json":
        """Give a target labelled and proved to be a schema: a copy for each labelling."""
        key = pointer, *(labels[other] for other in self._targets[pointer].refs)
        if key not in self._labelled:
            self._labelled[key] = self._proved_part(pointer, labels)
        return self._labelled[key]

    def _proved_part(self, pointer: str, labels: "Mapping[str, str]") -> "Json":
        part = self.labelled(pointer, labels)
        prove(part, at=pointer)
        return part

    def labelled(self, pointer: str, labels: "Mapping[str, str]") -> "Json":
        """Give a copy of a target, keys sorted, in which each reference carries its label and none runs in a circle.

        One without references is made once, and shared by callers.
        """
        target, text = self._targets[pointer], self._text(pointer)
        if not target.refs:
            if pointer not in self._lone:
                self._lone[pointer] = msgspec.json.decode(text)
            return self._lone[pointer]
        cut = self.cut(pointer)
        put_in = None if cut else bundle.relabelled(text, labels, sites=target.sites)
        if put_in is not None:
            return msgspec.json.decode(put_in)
        schema = msgspec.json.decode(text)
        bundle.relabel(schema, labels, cut=cut)
        return schema

    def _text(self, pointer: str) -> bytes:
        if pointer not in self._texts:
            self._texts[pointer] = canon.encode(self._targets[pointer].schema)
        return self._texts[pointer]

    def cut(self, pointer: str) -> frozenset[str]:
        """Give the references of a target that are left out, so that no judgement of one instance runs in a circle."""
        if pointer not in self._cuts:
            back = self._circles.back(pointer)
            if back:
                by = ", ".join("#".join(located(each)) for each in sorted(back))
                leads = f"leads back to itself by {by} without end"
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
            ordered = members if len(members) == 1 else sorted(members)
            texts = [each.encode() + b"\n" + self._text(each) for each in ordered]
            ahead = {self._graph.part(other) for each in members for other in self._targets[each].refs}
            done = sorted(self._part_digests[part] for part in ahead if part < len(self._part_digests))
            self._part_digests.append(canon.digest_bytes(*texts, *map(str.encode, done)))
        return self._part_digests[number]


class _Targets(dict[str, Converted]):
    """What references lead to, each converted once."""

    def __init__(self, conversion: Conversion) -> None:
        super().__init__()
        self._conversion = conversion

    def __missing__(self, pointer: str) -> Converted:
        made = self[pointer] = self._conversion.target(pointer)
        return made


class _Piece(NamedTuple):
    """The schema of an argument as it was given, which is held, a copy with sorted keys, and what it refers to."""

    given: "Json"
    schema: "Json"
    refs: tuple[str, ...]


def _settled(schema: "Json") -> tuple["Json", tuple[str, ...]]:
    """Give a copy of a converted schema, keys sorted, and what its references lead to, sorted."""
    text = canon.encode(schema)
    own = msgspec.json.decode(text)
    return own, bundle.references(own) if bundle.REFERENCE in text else ()


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
