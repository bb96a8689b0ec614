"""OpenAPI 3 document in, a tool for each operation of its paths out.

Arguments: parameters of path, query, header and cookie by name, those of the path item included (`Accept`,
`Content-Type` and `Authorization` left out). A JSON body, else a form, whose schema is a plain object gives its
properties beside them; where a name would collide, or the schema is anything else, the body is one argument `body`.
Parameters of the same name in two places are told apart by the place (`query_id`). A body that its spec calls optional
in so many words (`required: false`) is one optional argument where it has required properties; one that says nothing
counts as needed there, for most authors leave `required` out. `readOnly` properties are left out of requests,
`writeOnly` ones of results. `wire` says how each argument travels; a style is null where a parameter's text is JSON
(`content`).
Effect: get, head, options, trace and query read, delete is destructive, the rest write.
Webhooks and callbacks are calls that the service makes, so they are no tools.
"""

from typing import TYPE_CHECKING, Final

from seer.parse._body import Body, body_of
from seer.parse._gather import Gather
from seer.parse._names import bounded
from seer.parse._parameters import Parameter, parameters_of, path_names, undeclared
from seer.parse._responses import returns_of
from seer.parse._walk import followed, mapping
from seer.records import Http
from seer.schema.normalise import Converter, Dialect
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Effect, Json, Object, Parsed, Wire

_EFFECTS: "Final[dict[str, Effect]]" = {
    "get": "read", "head": "read", "options": "read", "trace": "read", "query": "read",
    "delete": "destructive", "post": "write", "put": "write", "patch": "write",
}  # fmt: skip
_IDEMPOTENT: Final = frozenset({"get", "head", "options", "trace", "query", "put", "delete"})


def recognises(document: "Json") -> bool:
    """Tell whether it is OpenAPI 3."""
    version = document.get("openapi") if isinstance(document, dict) else None
    return isinstance(version, str | float | int) and str(version).startswith("3")


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of an OpenAPI 3 document."""
    gather = Gather(source, format_name="openapi")
    dialect: Dialect = "openapi-3.0" if str(document["openapi"]).startswith("3.0") else "2020-12"
    spec = _Spec(
        gather,
        Converter(document, dialect=dialect, hide="readOnly", warn=gather.warn),
        Converter(document, dialect=dialect, hide="writeOnly", warn=gather.warn),
    )
    for at, path, method, item in _operations(document, gather, spec.requests):
        operation = item[method]
        name = _spec_name(operation, method, path)
        with gather.skipping(at, name):
            spec.add(item, operation, Http(method=method.upper(), path=path), name=name, at=at)
    return gather.parsed()


def _operations(document: "Object", gather: Gather, converter: Converter) -> "Iterator[tuple[str, str, str, Object]]":
    """Give pointer, path, method and path item of each operation; a path item may be a reference."""
    paths = document.get("paths")
    for path, raw in paths.items() if isinstance(paths, dict) else ():
        if path.startswith("x-"):
            continue
        at, item, methods = f"/paths{join('', path)}", raw, list[str]()
        with gather.skipping(at, path):
            at, item = followed(converter, item, at)
            methods = [method for method in mapping(item, at, "path item") if method in _EFFECTS]
        yield from ((join(at, method), path, method, item) for method in methods)


def _spec_name(operation: "Json", method: str, path: str) -> str:
    given = operation.get("operationId") if isinstance(operation, dict) else None
    return given if isinstance(given, str) and any(c.isascii() and c.isalnum() for c in given) else f"{method} {path}"


class _Spec:
    """One document: what is gathered of it, and the converters of its two directions."""

    def __init__(self, gather: Gather, requests: Converter, results: Converter) -> None:
        self.gather = gather
        self.requests = requests
        self.results = results

    def add(self, item: "Object", operation: "Json", http: Http, *, name: str, at: str) -> None:
        """Add one operation's tool."""
        operation = mapping(operation, at, "operation")
        parameters = self._completed(parameters_of(self.requests, item, operation, at=at), http.path, at)
        body = body_of(self.requests, operation, taken={each.argument for each in parameters}, at=at)
        schema, wire = _arguments(parameters, body)
        self.gather.add(
            name,
            self.requests.contained(schema),
            at=at,
            title=operation.get("summary") or item.get("summary"),
            description=_description(operation, item),
            returns=returns_of(self.gather.results, self.results, operation, at=at),
            effect=_EFFECTS[http.method.lower()],
            idempotent=True if http.method.lower() in _IDEMPOTENT else None,
            wire=wire,
            http=http,
            examples=_examples(parameters, body),
        )

    def _completed(self, parameters: "list[Parameter]", path: str, at: str) -> "list[Parameter]":
        """Make path parameters fit the path: one that isn't declared is text, one that isn't there is dropped."""
        named = path_names(path)
        declared = {each.name for each in parameters if each.wire.place == "path"}
        for name in named:
            if name not in declared:
                self.gather.warn(at, f"path parameter {name!r} isn't declared; read as text")
                parameters.append(undeclared(name))
        for name in sorted(declared - set(named)):
            self.gather.warn(at, f"path parameter {name!r} doesn't stand in the path {path!r}; it was dropped")
        return [each for each in parameters if each.wire.place != "path" or each.name in named]


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
    found = [{**own, **each} for each in (body.examples if body is not None else [])]
    return found or ([own] if own else [])
