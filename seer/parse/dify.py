"""Tools of a Dify plug-in in, tools out; labels and descriptions in other languages become its wording.

Recognised by `identity` with `parameters` or an `llm` description: `tools/NAME.yaml`. The provider that lists such
files, and the plug-in's manifest that lists providers, are read with them. Arguments are the parameters that a model
fills in (`form: llm`, or none said); those that are set beforehand (`form: form`) are left out, which is told. Files,
and what is chosen in Dify's interface (models, apps), are no JSON values: left out with a warning.
"""

from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Final

from seer import canon
from seer.errors import SpecError, literal
from seer.parse import _members as members
from seer.parse._converted import parameters, returns
from seer.parse._gather import Gather
from seer.parse._names import bounded
from seer.parse._shapes import Shaped
from seer.parse._walk import needed
from seer.parse._wording import by_locale, wording
from seer.schema.pointer import escape, join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.parse._beside import Beside
    from seer.records import Json, Object, Parsed

_TYPES: "Final[dict[str, Object]]" = {
    "string": {"type": "string"}, "secret-input": {"type": "string"}, "select": {"type": "string"},
    "dynamic-select": {"type": "string"}, "number": {"type": "number"}, "boolean": {"type": "boolean"},
    "checkbox": {"type": "boolean"}, "array": {"type": "array"}, "object": {"type": "object"}, "any": {},
}  # fmt: skip
_NO_VALUES: Final = frozenset({"file", "files", "system-files", "model-selector", "app-selector"})


def recognises(document: "Json") -> bool:
    """Tell whether it is Dify's: a tool with `identity`, a provider with `tools`, or a plug-in's manifest."""
    return isinstance(document, dict) and (_is_tool(document) or bool(_files(document)))


def _is_tool(document: "Json") -> bool:
    if not isinstance(document, dict) or not isinstance(document.get("identity"), dict):
        return False
    description = document.get("description")
    return "parameters" in document or (isinstance(description, dict) and "llm" in description)


def _listed(document: "Object") -> "tuple[str, list[Json]]":
    """Give what a provider or a manifest lists as files, and the place of the list."""
    at, given = "/tools", document.get("tools") if isinstance(document.get("identity"), dict) else None
    plugins = document.get("plugins")
    if document.get("type") == "plugin" and isinstance(plugins, dict):
        at, given = "/plugins/tools", plugins.get("tools")
    return at, given if isinstance(given, list) else []


def _files(document: "Object") -> "list[str]":
    return [each for each in _listed(document)[1] if isinstance(each, str)]


def _no_files(document: "Object") -> "Iterator[tuple[str, Json]]":
    at, given = _listed(document)
    yield from ((join(at, index), each) for index, each in enumerate(given) if not isinstance(each, str))


def assembled(document: "Json", beside: "Beside") -> "Json":
    """Give the tools by file: those of a provider, or of all providers of a manifest."""
    if not isinstance(document, dict) or _is_tool(document):
        return document
    above = 1 if "identity" in document and beside.folder.name == "provider" else 0
    up = "../" * above
    found: Object = {}
    for pointer, odd in _no_files(document):
        beside.tell(pointer, f"{literal(odd)} names no file; left out")
    for name in _files(document):
        inner = beside.usable(name, above=above)
        if isinstance(inner, dict) and not _is_tool(inner):
            found |= {up + tool: beside.usable(tool, above=above) for tool in _files(inner)}
        else:
            found[up + name] = inner
    return found


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a plug-in."""
    gather = Gather(source, format_name="dify")
    for at, file, tool in _tools(document):
        identity = tool.get("identity") if isinstance(tool, dict) else None
        name = identity.get("name") if isinstance(identity, dict) else None
        with gather.skipping(at, name if isinstance(name, str) or file is None else PurePosixPath(file).stem):
            if not isinstance(name, str) or not name.strip():
                message = "its file isn't there, or holds nothing" if tool is None else "it has no identity with a name"
                raise SpecError(message, where=at, fix="give its tools/NAME.yaml")
            _add(gather, tool, name, at)
    return gather.parsed()


def _tools(document: "Json") -> "Iterator[tuple[str, str | None, Json]]":
    """Give the place of each tool, the file beside the spec that it stands in, and what it holds."""
    if _is_tool(document):
        yield "", None, document
    elif isinstance(document, dict):
        yield from ((f"@{escape(file)}", file, tool) for file, tool in document.items())


def _add(gather: Gather, tool: "Object", name: str, at: str) -> None:
    given = tool.get("description")
    description = {"llm": given} if isinstance(given, str) else members.mapping(gather, tool, "description", at=at)
    said = _texts(gather, description, "human", join(at, "description"))
    labels = _texts(gather, tool["identity"], "label", join(at, "identity"))
    place = join(at, "parameters")
    raw = list(_usable(gather, members.listed(gather, tool, "parameters", at=at), place))
    properties = {each["name"]: _schema(gather, each, where) for where, each in raw}
    schema: Object = {"type": "object", "properties": properties}
    schema["required"] = [each["name"] for where, each in raw if needed(each, where, gather.habit)]
    output = tool.get("output_schema")
    gather.add(
        name,
        parameters(gather, Shaped(schema, {each["name"]: where for where, each in raw}), at=place),
        at=at,
        title=labels.get("en"),
        description=bounded(members.text(gather, description, "llm", at=join(at, "description"))) or said.get("en", ""),
        returns=returns(gather, output, at=join(at, "output_schema")),
        wording=wording(
            {locale: [said.get(locale, ""), labels.get(locale, "")] for locale in said.keys() | labels.keys()},
            {join("", each["name"]): _texts(gather, each, "label", where) for where, each in raw},
            {join("", each["name"]): _choices(each) for _, each in raw},
        ),
    )


def _texts(gather: Gather, holder: "Object", key: str, at: str) -> dict[str, str]:
    """Give texts by locale."""
    found = members.mapping(gather, holder, key, at=at)
    return by_locale({locale: members.text(gather, found, locale, at=join(at, key)) for locale in found})


def _usable(gather: Gather, given: "list[Json]", at: str) -> "Iterator[tuple[str, Object]]":
    """Give place and content of each parameter that can be an argument."""
    seen: set[str] = set()
    for index, each in enumerate(given):
        place = join(at, index)
        name = each.get("name") if isinstance(each, dict) else None
        if not isinstance(name, str) or not name:
            gather.warn(place, f"parameter {literal(each)} has no name; it was left out")
        elif name in seen:
            gather.warn(place, f"parameter {name!r} stands twice; the first was kept")
        elif each.get("form") == "form":
            what = f"parameter {name!r} was left out: it is set beforehand (form: form), and not by the model"
            gather.warn(place, what, "left_out")
        elif str(each.get("type")) in _NO_VALUES:
            gather.warn(place, f"parameter {name!r} of type {literal(each['type'])} is no JSON value; it was left out")
        else:
            seen.add(name)
            yield place, each


def _schema(gather: Gather, each: "Object", at: str) -> "Object":
    kind = each.get("type")
    inner = members.mapping(gather, each, "input_schema", at=at)
    schema: Object = dict(inner or _TYPES.get(str(kind), {"type": kind}))
    human = _texts(gather, each, "human_description", at)
    text = (
        bounded(members.text(gather, each, "llm_description", at=at))
        or human.get("en")
        or next(iter(human.values()), "")
    )
    if text:
        schema["description"] = text
    _tell_odd_options(gather, each, at)
    options = [option["value"] for option in _options(each)]
    if options:
        schema["enum"] = options
    for bound, keyword in (("min", "minimum"), ("max", "maximum")):
        if each.get(bound) is not None and kind == "number":
            schema[keyword] = each[bound]
    if each.get("default") is not None:
        schema["default"] = _read(each["default"], schema)
    return schema


def _tell_odd_options(gather: Gather, each: "Object", at: str) -> None:
    for index, option in enumerate(members.listed(gather, each, "options", at=at)):
        if not isinstance(option, dict) or "value" not in option:
            gather.habit(join(join(at, "options"), index), f"option {literal(option)} has no value; left out")
        else:
            _texts(gather, option, "label", join(join(at, "options"), index))


def _options(each: "Object") -> "list[Object]":
    options = each.get("options")
    return [o for o in options if isinstance(o, dict) and "value" in o] if isinstance(options, list) else []


def _read(default: "Json", schema: "Object") -> "Json":
    """Read a default that is written as text in the type of its parameter."""
    kind = schema.get("type")
    if kind == "boolean" and isinstance(default, str | int) and str(default).lower() in {"true", "false", "0", "1"}:
        return str(default).lower() in {"true", "1"}
    return canon.text(default) if kind == "string" and isinstance(default, int | float) else default


def _choices(each: "Object") -> "dict[str, dict[str, Json]]":
    """Give what each option is called, by locale, with its value."""
    found: dict[str, dict[str, Json]] = {}
    for option in _options(each):
        for locale, phrase in by_locale(option.get("label")).items():
            found.setdefault(locale, {})[phrase] = option["value"]
    return {locale: phrases for locale, phrases in found.items() if len(phrases) == len(_options(each))}
