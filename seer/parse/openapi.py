"""OpenAPI document (2.0, 3.0, 3.1, 3.2) in, a tool for each operation of its paths out.

Arguments: parameters of path, query, header and cookie by name, those of the path item included (`Accept`,
`Content-Type` and `Authorization` left out). A JSON body, else a form, whose schema is a plain object gives its
properties beside them; where a name would collide, or the schema is anything else, the body is one argument `body`.
Parameters of the same name in two places are told apart by the place (`query_id`). A body that its spec calls optional
in so many words (`required: false`) is one optional argument where it has required properties; one that says nothing
counts as needed there, for most authors leave `required` out. `readOnly` properties are left out of requests,
`writeOnly` ones of results. `wire` says how each argument travels, and by what name where that is another; a style is
null where a parameter's text is JSON (`content`).
A tool is named by its operationId; where there is none, or several operations have the same, by method and path.
Effect: get, head, options, trace and query read, delete is destructive, the rest write.
A `discriminator` gives each branch of `oneOf` and `anyOf`, and each schema that is made of its own by `allOf`, those
values of the property that name it.
Webhooks and callbacks are calls that the service makes, so they are no tools.
`$ref` may lead to other files of the spec's folder.
"""

import re
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from seer.errors import SpecError, literal
from seer.parse import _swagger2
from seer.parse._body import Body, body_of
from seer.parse._discriminators import narrowed, narrowing
from seer.parse._gather import Gather
from seer.parse._names import bounded
from seer.parse._operations import EFFECTS, IDEMPOTENT, Operation, events_of, operations, why_none
from seer.parse._parameters import (
    BODIES,
    PLACES,
    Builder,
    Parameter,
    listed,
    named,
    parameter,
    path_names,
    undeclared,
    without_headers_of_http,
)
from seer.parse._parts import parts_of
from seer.parse._responses import returns_of
from seer.parse._walk import mapping
from seer.parse._wanted import texts
from seer.schema.dialects import dialect_of
from seer.schema.normalise import Converter
from seer.schema.pointer import join
from seer.schema.references import References, nowhere

if TYPE_CHECKING:
    from collections.abc import Mapping

    from seer.parse._links import Links
    from seer.parse._parameters import Listed
    from seer.records import Json, Object, Parsed, Wire
    from seer.schema.dialects import Dialect


_VERSIONS: Final = ("3.0", "3.1", "3.2")
_ELSEWHERE: Final = re.compile(rb'\$ref":"[^#]')
"""A reference to another document; to look for the rarest sign first takes a third of the time."""


def recognises(document: "Json") -> bool:
    """Tell whether it is OpenAPI 2 or 3."""
    if not isinstance(document, dict):
        return False
    return _begins(document.get("openapi"), "3") or _begins(document.get("swagger"), "2") or _is_headless(document)


def _is_headless(document: "Object") -> bool:
    """Tell whether it has an OpenAPI document's paths and doesn't say its version."""
    paths = document.get("paths")
    items = paths.values() if isinstance(paths, dict) and not {"openapi", "swagger"} & document.keys() else ()
    operations = [item[method] for item in items if isinstance(item, dict) for method in item if method in EFFECTS]
    return any(isinstance(each, dict) and "responses" in each for each in operations)


def _begins(version: "Json", digit: str) -> bool:
    return isinstance(version, str | float | int) and str(version).strip().startswith(digit)


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of an OpenAPI document that stands alone."""
    return parse_linked(document, source, None)


def parse_linked(
    document: "Json", source: str, links: "Links | None", *, results: bool = True, text: bytes | None = None
) -> "Parsed":
    """Give the tools of an OpenAPI document whose references may lead to other files.

    Without `results` they have no `returns` and no digest. `text` is the document as JSON where it is at hand.
    """
    if not isinstance(document, dict):
        message = f"{literal(document)} is no OpenAPI document"
        raise SpecError(message, where=source, fix="give a mapping with 'openapi' and 'paths'")
    gather = Gather(source, format_name="openapi", sealed=results)
    parts = parts_of(document) if text is None else {}
    spec = _Spec(document, gather, links, text=b"".join(parts.values()) if text is None else text, parts=parts)
    if _is_headless(document):
        gather.warn("", "its version isn't said; read as OpenAPI 3, or as Swagger 2 where it has 'definitions'")
    _tell_of_version(document, gather)
    found = list(operations(document, gather, spec.requests))
    given = [operation.operation_id for operation in found]
    ids = Counter(given)
    names = [_name(operation, own, ids, gather) for operation, own in zip(found, given, strict=True)]
    times = Counter(names)
    for name, operation in zip(names, found, strict=True):
        try:
            spec.add(operation, name=name, with_result=results or times[name] > 1)
        except SpecError as error:
            gather.skip(error, operation.at, name)
    events = events_of(document, found)
    if events:
        gather.warn("", f"{events} left out: calls that the service makes are no tools", "left_out")
    return gather.parsed(none=why_none(document, events), fix="give operations in 'paths', which are its tools")


def _name(operation: Operation, name: str | None, ids: "Mapping[str | None, int]", gather: Gather) -> str:
    """Give the name of an operation's tool by its own id; several operations of one id are told."""
    if name is not None and ids[name] > 1:
        what = f"operationId {name!r} names {ids[name]} operations; this one is named by method and path"
        gather.warn(operation.at, what)
    return f"{operation.method} {operation.http.path}" if name is None or ids[name] > 1 else name


def _tell_of_version(document: "Object", gather: Gather) -> None:
    """Tell of a version that isn't known, or is a number: unquoted, YAML reads `3.10` as 3.1."""
    for key, patch in (("openapi", ".0"), ("swagger", "")):
        version = document.get(key)
        if isinstance(version, int | float) and not isinstance(version, bool):
            quoted = f'{key}: "{float(version)}{patch}"'
            gather.warn(f"/{key}", f"the version is the number {version}; quote it: {quoted}")
    version = str(document.get("openapi", "")).strip()
    if version.startswith("3") and not version.startswith(_VERSIONS):
        gather.warn("/openapi", f"version {version!r} isn't known; read as 3.2")


def _dialect(document: "Object") -> "Dialect":
    """Give the dialect of a document's schemas."""
    if not _begins(document.get("openapi"), "3"):
        is_2 = _begins(document.get("swagger"), "2") or "definitions" in document
        return "swagger-2.0" if is_2 else "openapi-3.0"
    if str(document["openapi"]).strip().startswith("3.0"):
        return "openapi-3.0"
    return dialect_of({"$schema": document.get("jsonSchemaDialect")}, "2020-12")


def _marks(text: bytes) -> frozenset[str]:
    """Tell which marks of direction may be set in a document; where none is, one conversion serves both."""
    elsewhere = _ELSEWHERE.search(text) is not None
    if not elsewhere and b'Only":true' not in text:
        return frozenset()
    return frozenset(mark for mark in ("readOnly", "writeOnly") if elsewhere or f'"{mark}":true'.encode() in text)


class _Given(NamedTuple):
    """The parameters of an operation, and those of them that make a body, as Swagger 2 has it."""

    built: list[Parameter]
    bodies: "Listed"


class _Made(NamedTuple):
    """What the parameters and the body of an operation give its tool."""

    arguments: "Object"
    wire: "dict[str, Wire]"
    examples: "list[Object]"


class _Spec:
    """One document: what is gathered of it, and the converters of its two directions."""

    def __init__(
        self, document: "Object", gather: Gather, links: "Links | None", *, text: bytes, parts: "Mapping[str, bytes]"
    ) -> None:
        dialect = _dialect(document)
        uri, retrieve = (links.uri, links.retrieve) if links is not None else ("", nowhere)
        plain = References(document, dialect=dialect, uri=uri, retrieve=retrieve, text=text)
        document = narrowed(document, plain, gather.habit, text=text, parts=parts)
        narrow = narrowing(retrieve, dialect, gather.habit)
        references = References(document, dialect=dialect, uri=uri, retrieve=narrow, known=plain.known())
        self.gather = gather
        marks = _marks(text)
        self.requests = self.results = Converter(
            document,
            dialect=dialect,
            hide="readOnly" if "readOnly" in marks else None,
            warn=gather.warn,
            references=references,
        )
        if marks:
            self.results = Converter(
                document,
                dialect=dialect,
                hide="writeOnly" if "writeOnly" in marks else None,
                warn=gather.warn,
                references=references,
            )
        self._is_2 = dialect == "swagger-2.0"
        build = _swagger2.parameter if self._is_2 else parameter
        self._build = Builder(self.requests, gather.warn, build)
        self._produces = document.get("produces")
        self._shared: dict[int, tuple[Object, bytes]] = {}
        self._kept: dict[tuple[bytes, bytes, tuple[str, ...]], list[Parameter]] = {}
        self._bodiless: dict[int, tuple[list[Parameter], _Made]] = {}

    def add(self, operation: Operation, *, name: str, with_result: bool) -> None:
        """Add one operation's tool."""
        own = mapping(operation.raw, operation.at, "operation")
        made = self._made(operation, own)
        self.gather.add(
            name,
            made.arguments,
            at=operation.at,
            shared=True,
            title=own.get("summary") or operation.item.get("summary"),
            description=_description(own, operation.item),
            returns=self._returns(own, operation.at) if with_result else None,
            effect=EFFECTS.get(operation.method, "unknown"),
            idempotent=True if operation.method in IDEMPOTENT else None,
            wire=made.wire,
            http=operation.http,
            tags=texts(own.get("tags")),
            deprecated=own.get("deprecated") is True,
            examples=made.examples,
        )

    def _made(self, operation: Operation, own: "Object") -> "_Made":
        """Give the arguments of an operation: once for those without a body that have the same parameters."""
        given = self._parameters(operation, own)
        has_body = bool(given.bodies) or own.get("requestBody") is not None
        if not has_body and id(given.built) in self._bodiless:
            return self._bodiless[id(given.built)][1]
        before = self.gather.flaws
        parameters = self._completed(given.built, operation)
        body = self._body(operation, given, {each.argument for each in parameters}) if has_body else None
        schema, wire = _arguments(parameters, body)
        made = _Made(self.requests.arguments(schema, at=operation.at), wire, _examples(parameters, body))
        if not has_body and self.gather.flaws == before:
            self._bodiless[id(given.built)] = given.built, made
        return made

    def _body(self, operation: Operation, given: "_Given", taken: set[str]) -> Body | None:
        """Give the body of an operation, as either version has it; `taken` are the names of its parameters."""
        warn, own = self.gather.warn, mapping(operation.raw, operation.at, "operation")
        has_own, place = own.get("requestBody") is not None, join(operation.at, "requestBody")
        if given.bodies and has_own:
            left = "the parameter" if not self._is_2 else "this"
            warn(place, f"a body stands here and among the parameters; {left} was left out")
        if given.bodies and (self._is_2 or not has_own):
            build = self._build if self._is_2 else Builder(self.requests, warn, _swagger2.parameter)
            return _swagger2.body_of(self.requests, given.bodies, build, taken=taken, warn=warn)
        if self._is_2:
            warn(place, "requestBody stands in a document of version 2.0; read as OpenAPI 3 has it")
        return body_of(self.requests, own, taken=taken, at=operation.at, warn=warn)

    def _parameters(self, operation: Operation, own: "Object") -> "_Given":
        """Give the parameters of an operation: the same ones once, where all is well with them.

        Those that make a body are none of these: flaws of its schema are told at its own place.
        """
        bodies: Listed = {}
        others = own.get("parameters")
        if self._is_2 and isinstance(others, list):
            bodies, others = _swagger2.apart(others, f"{operation.at}/parameters")
        key = self._written(operation.item), msgspec.json.encode(others), path_names(operation.http.path)
        is_kept = not self.requests.references.scoped
        if is_kept and key in self._kept:
            return _Given(self._kept[key], bodies)
        before = self.gather.flaws
        found = listed(self.requests, operation, self.gather.warn, known=_swagger2.KNOWN if self._is_2 else PLACES)
        sent = without_headers_of_http(found, partial(self.gather.habit, kind="left_out"))
        plain = {key: each for key, each in sent.items() if key[0] not in BODIES}
        built = named(plain, self._build)
        found_bodies = {key: each for key, each in found.items() if key[0] in BODIES}
        if is_kept and self.gather.flaws == before and len(plain) + len(bodies) == len(found):
            self._kept[key] = built
        return _Given(built, found_bodies)

    def _written(self, item: "Object") -> bytes:
        """Give the JSON of the parameters that the operations of a path item share."""
        known = self._shared.get(id(item))
        if known is None:
            known = self._shared[id(item)] = item, msgspec.json.encode(item.get("parameters"))
        return known[1]

    def _returns(self, operation: "Object", at: str) -> "Json":
        """Give the schema of the result; a broken one costs no tool."""
        results = self.gather.results
        try:
            if self._is_2:
                return _swagger2.returns_of(results, self.results, operation, produces=self._produces, at=at)
            return returns_of(results, self.results, operation, at=at)
        except SpecError as error:
            self.gather.warn(error.where or at, f"{error.what}; the result is taken to be anything")
            return None

    def _completed(self, given: "list[Parameter]", operation: Operation) -> "list[Parameter]":
        """Make path parameters fit the path: one that isn't declared is text, one that isn't there is dropped."""
        at, path = operation.at, operation.http.path
        found = path_names(path)
        declared = {each.name for each in given if each.wire.place == "path"}
        if declared == set(found):
            return given
        parameters = [*given]
        for name in found:
            if name not in declared:
                self.gather.warn(at, f"path parameter {name!r} isn't declared; read as text")
                parameters.append(undeclared(name))
        for name in sorted(declared - set(found)):
            self.gather.warn(at, f"path parameter {name!r} doesn't stand in the path {path!r}; it was dropped")
        return [each for each in parameters if each.wire.place != "path" or each.name in found]


def _description(operation: "Object", item: "Object") -> str:
    own = bounded(operation.get("summary"), operation.get("description"))
    return own or bounded(item.get("summary"), item.get("description"))


def _arguments(parameters: "list[Parameter]", body: Body | None) -> "tuple[Object, dict[str, Wire]]":
    """Give the schema of all arguments together, and how each travels."""
    properties = {each.argument: each.schema for each in parameters}
    required = [each.argument for each in parameters if each.required]
    wire = {each.argument: each.wire for each in parameters}
    keywords: Object = {}
    if body is not None:
        properties |= body.properties
        required += body.required
        wire |= body.wire
        keywords = body.keywords
    schema: Object = {"type": "object", "properties": properties, **keywords}
    if required:
        schema["required"] = list(dict.fromkeys(required))
    return schema, wire


def _examples(parameters: "list[Parameter]", body: Body | None) -> "list[Object]":
    """Give argument sets made of the spec's own examples."""
    own = {each.argument: each.examples[0] for each in parameters if each.examples}
    found = [{**own, **each} for each in body.examples] if body is not None else []
    return found or ([own] if own else [])
