"""Document that no format recognises in, what it is and what to give in its place out."""

from typing import TYPE_CHECKING, Final, NamedTuple

from seer.errors import literal
from seer.parse._pieces import PIECES, piece

if TYPE_CHECKING:
    from collections.abc import Callable

    from seer.records import Json, Object


_OF_SCHEMA: Final = frozenset({"$schema", "$ref", "type", "properties", "allOf", "anyOf", "oneOf", "not", "enum"})
_VERSIONED: Final = ("openapi", "swagger", "swaggerVersion")


class Misfit(NamedTuple):
    """What a document is, and what would be right."""

    what: str
    fix: str


def misfit(document: "Json") -> Misfit | None:
    """Tell what a document is that looks like something known."""
    first = document[0] if isinstance(document, list) and document else document
    if not isinstance(first, dict):
        return None
    version = next((key for key in _VERSIONED if not isinstance(first.get(key, []), dict | list)), None)
    if version is not None:
        what = f"OpenAPI of a version that isn't read: {version} is {literal(first[version])}"
        return Misfit(what, "give one of version 2.0 (swagger), or 3.0, 3.1 or 3.2 (openapi)")
    if "jsonrpc" in first and isinstance(first.get("error"), dict):
        what = f"a server's answer that is an error: {literal(first['error'].get('message'))}"
        return Misfit(what, "mend what it complains of, and save what it answers to tools/list")
    return next((Misfit(what, fix) for fits, what, fix in _KNOWN if fits(first)), None)


def _has(*keys: str) -> "Callable[[Object], bool]":
    return lambda document: all(key in document for key in keys)


def _is_home_assistant_texts(document: "Object") -> bool:
    services = document.get("services")
    return isinstance(services, dict) and any(
        {"name", "description"} <= each.keys() for each in services.values() if isinstance(each, dict)
    )


def _is_dify(document: "Object") -> bool:
    return isinstance(document.get("identity"), dict) or ("resource" in document and document.get("type") == "plugin")


def _is_rasa(document: "Object") -> bool:
    return isinstance(document.get("intents"), list) and bool({"actions", "responses", "entities"} & document.keys())


def _is_agent(document: "Object") -> bool:
    return "execution_settings" in document or {"template_format", "name"} <= document.keys()


def _is_mcp_list(document: "Object") -> bool:
    result = document.get("result")
    inner = result if isinstance(result, dict) else document
    return any(isinstance(inner.get(key), list) for key in ("prompts", "resources", "resourceTemplates"))


def _is_bare(document: "Object") -> bool:
    """Tell whether tools are listed by name and description alone."""
    tools = document.get("tools")
    listed = tools if isinstance(tools, list) and tools else [document]
    return all(isinstance(tool, dict) and {"name", "description"} <= tool.keys() for tool in listed)


def _is_schemas(document: "Object") -> bool:
    """Tell whether JSON Schemas stand in it by name."""
    return bool(document) and all(
        isinstance(each, dict) and not _OF_SCHEMA.isdisjoint(each) for each in document.values()
    )


def _is_definitions(document: "Object") -> bool:
    """Tell whether it holds definitions of schemas, and no schema that needs them."""
    given = document.get("$defs", document.get("definitions"))
    return isinstance(given, dict) and _OF_SCHEMA.isdisjoint(document.keys() - {"$schema"})


def _is_piece(kind: str) -> "Callable[[Object], bool]":
    return lambda document: piece(document) == kind


def _holds(key: str, inner: str) -> "Callable[[Object], bool]":
    return lambda document: isinstance(document.get(key), dict) and inner in document[key]


_KNOWN: "Final[tuple[tuple[Callable[[Object], bool], str, str], ...]]" = (
    (_has("ground_truth"), "answers of a benchmark", "give the file of its questions, which holds the functions"),
    (
        _has("involved_classes"),
        "questions of a benchmark that name classes of functions",
        "give the file of function docs of such a class, as in multi_turn_func_doc/",
    ),
    (_has("evaluation_criteria"), "tasks of a benchmark", "give the list of its tools"),
    (_has("asyncapi"), "AsyncAPI, which describes messages and no calls", "describe the calls in OpenAPI"),
    (_has("__schema"), "a GraphQL schema", "list the operations as functions or in OpenAPI"),
    (_holds("data", "__schema"), "a GraphQL schema", "list the operations as functions or in OpenAPI"),
    (_holds("info", "_postman_id"), "a Postman collection", "export it as OpenAPI"),
    (_holds("log", "entries"), "an HTTP archive", "give an OpenAPI document"),
    (_has("mcpServers"), "an MCP client's list of servers", 'name a server: mcp:"COMMAND" or mcp+https://…'),
    (_has("schema_version", "api"), "a plug-in's manifest", "give the OpenAPI document that its api.url names"),
    (_is_mcp_list, "an MCP list of prompts or resources", "give the result of tools/list"),
    (_is_home_assistant_texts, "texts of a Home Assistant integration", "give the services.yaml beside it"),
    (
        _is_dify,
        "a Dify plug-in's file that names no tool",
        "give its tools/NAME.yaml, or the provider that lists them",
    ),
    (_is_rasa, "a Rasa domain without forms: actions name no arguments", "give one that has 'forms' and 'slots'"),
    (
        _is_agent,
        "a Semantic Kernel agent without a prompt of its own, so without arguments",
        "give a prompt function, which has 'template' and 'input_variables'",
    ),
    (_has("runs"), "a GitHub action without inputs", "give one that has 'inputs'"),
    (_has("kind", "name"), "declarations of which none is a tool", "give the file that holds kind: tool"),
    (_has("schema", "tests"), "tests of a JSON Schema validator", "give a schema, in a file of its own"),
    *(
        (_is_piece(kind), f"a piece of an OpenAPI document: {kind}", "give the document that refers to it")
        for kind in PIECES
    ),
    (_is_definitions, "definitions of JSON Schemas alone", "give the document or schema that refers to them"),
    (
        lambda document: document.keys() == {"$ref"},
        "a reference to another file",
        "give the document that refers to this one",
    ),
    (_is_schemas, "JSON Schemas by name", "give each a file of its own, in a folder, and name that"),
    (_is_bare, "tools without a word on their parameters", "give a list that has their schemas"),
)
