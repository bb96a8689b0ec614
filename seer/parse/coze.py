"""Coze plug-in registry in, the tools of its plug-ins out.

Recognised by a list of plug-ins with `openapi_doc_file` and `tools`. The OpenAPI documents beside it say what the
arguments are; a plug-in whose document isn't there is told of. Where two plug-ins name an operation alike, the names
begin with that of the plug-in. Deprecated plug-ins and tools are left out.
"""

from pathlib import PurePosixPath
from posixpath import normpath
from typing import TYPE_CHECKING, Final

import msgspec

from seer.errors import SpecError, literal, word
from seer.parse import openapi
from seer.parse._gather import NoFunctionError
from seer.records import Parsed, Warn
from seer.schema.pointer import join
from seer.schema.seal import seal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.parse._beside import Beside
    from seer.records import Json, Object, Tool

_MOST: Final = 64


def recognises(document: "Json") -> bool:
    """Tell whether it is Coze's: a list of plug-ins with `openapi_doc_file` and `tools`."""
    rows = document.get("plugins") if isinstance(document, dict) else document
    return isinstance(rows, list) and any(isinstance(each, dict) and "openapi_doc_file" in each for each in rows)


def assembled(document: "Json", beside: "Beside") -> "Json":
    """Give the plug-ins with the OpenAPI documents that they name."""
    if not isinstance(document, list):
        return document
    files = [each.get("openapi_doc_file") if isinstance(each, dict) else None for each in document]
    return {
        "plugins": document,
        "documents": {file: beside.usable(file) for file in dict.fromkeys(files) if isinstance(file, str)},
    }


def parse(document: "Json", source: str) -> Parsed:
    """Give the tools of all plug-ins."""
    whole = document if isinstance(document, dict) else {"plugins": document, "documents": {}}
    rows, documents = whole.get("plugins"), whole.get("documents")
    parts: list[tuple[str, Parsed]] = []
    warnings: list[Warn] = []
    for index, plugin in enumerate(rows if isinstance(rows, list) else ()):
        at = f"{source}#{join('', index)}"
        try:
            found = documents if isinstance(documents, dict) else {}
            parts.append(_plugin(plugin, found, at, home=PurePosixPath(source).parent))
        except SpecError as error:
            warnings.append(_lost(plugin, error, at))
    tools = tuple(sorted(_unclashed(parts), key=lambda tool: tool.name))
    if not tools:
        why = "; ".join(flaw.what for flaw in warnings[:1])
        message = f"no tool is left of {len(parts) + len(warnings)} plug-ins{f': {why}' if why else ''}"
        raise SpecError(message, where=source, fix="put the OpenAPI documents beside it")
    used = {definition.digest: definition for _, part in parts for definition in part.defs}
    return Parsed(
        tools=tools,
        defs=tuple(used[digest] for digest in sorted(used)),
        warnings=(*warnings, *(warning for _, part in parts for warning in part.warnings)),
    )


def _lost(plugin: "Json", error: SpecError, at: str) -> Warn:
    """Tell of a plug-in that gives no tool."""
    name = _name(plugin)
    which = f"plug-in {literal(name)}" if name else "a plug-in"
    if isinstance(error, NoFunctionError):
        return Warn(where=at, what=f"{which} was left out: {error.what}", kind="left_out")
    return Warn(where=at, what=f"{which} was skipped: {error.what}", kind="skipped")


def _name(plugin: "Json") -> str:
    manifest = plugin.get("manifest") if isinstance(plugin, dict) else None
    name = manifest.get("name_for_model") if isinstance(manifest, dict) else None
    return name if isinstance(name, str) else ""


def _plugin(plugin: "Json", documents: "Object", at: str, *, home: PurePosixPath) -> tuple[str, Parsed]:
    """Give a plug-in's name, and those operations of its document that it lists as tools."""
    if not isinstance(plugin, dict):
        message = f"{literal(plugin)} is no mapping"
        raise SpecError(message, where=at)
    file = plugin.get("openapi_doc_file")
    document = documents.get(file) if isinstance(file, str) else None
    if plugin.get("deprecated") is True:
        message = "it is deprecated"
        raise NoFunctionError(message, where=at)
    if not isinstance(file, str) or not openapi.recognises(document):
        message = f"its OpenAPI document {literal(file)} isn't there, or is none"
        raise SpecError(message, where=at)
    parsed = openapi.parse(document, normpath((home / file).as_posix()))
    offered = plugin.get("tools")
    if not isinstance(offered, list):
        message = f"tools is {word(offered)}, no list"
        raise SpecError(message, where=at)
    wanted = {
        (str(tool.get("method")).upper(), str(tool.get("sub_url")))
        for tool in offered
        if isinstance(tool, dict) and tool.get("deprecated") is not True
    }
    kept = [tool for tool in parsed.tools if tool.http and (tool.http.method, tool.http.path) in wanted]
    gone = len(wanted) - len(kept)
    lost = [Warn(where=at, what=f"{gone} of its tools aren't in {literal(file)}")] if gone > 0 else []
    source_of = [
        msgspec.structs.replace(tool, source=msgspec.structs.replace(tool.source, format="coze")) for tool in kept
    ]
    return _name(plugin), msgspec.structs.replace(parsed, tools=tuple(source_of), warnings=(*lost, *parsed.warnings))


def _unclashed(parts: "list[tuple[str, Parsed]]") -> "Iterator[Tool]":
    names = [tool.name for _, part in parts for tool in part.tools]
    for plugin, part in parts:
        for tool in part.tools:
            if names.count(tool.name) == 1:
                yield tool
            else:
                prefix = "".join(c if c.isascii() and c.isalnum() else "_" for c in plugin)
                yield seal(msgspec.structs.replace(tool, name=f"{prefix}_{tool.name}"[:_MOST]))
