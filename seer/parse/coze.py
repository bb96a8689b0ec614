"""Coze plug-in registry in, the tools of its plug-ins out.

Recognised by a list of plug-ins with `openapi_doc_file` and `tools`. The OpenAPI documents beside it say what the
arguments are; a plug-in whose document isn't there is told of. Where two plug-ins name an operation alike, the names
begin with that of the plug-in. Deprecated plug-ins and tools are left out.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from seer.errors import SpecError, literal
from seer.parse import openapi
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
        "documents": {file: beside.read(file) for file in dict.fromkeys(files) if isinstance(file, str)},
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
            parts.append(_plugin(plugin, documents if isinstance(documents, dict) else {}, at))
        except SpecError as error:
            what = f"plug-in {_name(plugin)!r} was skipped: {error.what}"
            warnings.append(Warn(where=at, what=what, kind="skipped"))
    tools = tuple(sorted(_unclashed(parts), key=lambda tool: tool.name))
    if not tools:
        message = f"no tool is left: {len(warnings)} plug-ins were skipped"
        raise SpecError(message, where=source, fix="put the OpenAPI documents beside it")
    used = {definition.digest: definition for _, part in parts for definition in part.defs}
    return Parsed(
        tools=tools,
        defs=tuple(used[digest] for digest in sorted(used)),
        warnings=(*warnings, *(warning for _, part in parts for warning in part.warnings)),
    )


def _name(plugin: "Json") -> str:
    manifest = plugin.get("manifest") if isinstance(plugin, dict) else None
    name = manifest.get("name_for_model") if isinstance(manifest, dict) else None
    return name if isinstance(name, str) else ""


def _plugin(plugin: "Json", documents: "Object", at: str) -> tuple[str, Parsed]:
    """Give a plug-in's name, and those operations of its document that it lists as tools."""
    file = plugin.get("openapi_doc_file") if isinstance(plugin, dict) else None
    document = documents.get(file) if isinstance(file, str) else None
    if plugin.get("deprecated") is True if isinstance(plugin, dict) else False:
        message = "it is deprecated"
        raise SpecError(message, where=at)
    if document is None or not openapi.recognises(document):
        message = f"its OpenAPI document {literal(file)} isn't there"
        raise SpecError(message, where=at)
    parsed = openapi.parse(document, str(file))
    offered = plugin.get("tools")
    wanted = {
        (str(tool.get("method")).upper(), str(tool.get("sub_url")))
        for tool in (offered if isinstance(offered, list) else ())
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
