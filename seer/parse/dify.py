"""Tools of a Dify plug-in in, tools out; labels and descriptions in other languages become its wording.

Recognised by `identity` with `parameters` or an `llm` description: `tools/NAME.yaml`. The provider that lists such
files, and the plug-in's manifest that lists providers, are read with them. Arguments are the parameters that a model
fills in (`form: llm`, or none said); those that are set beforehand (`form: form`) are left out, which is told. Files,
and what is chosen in Dify's interface (models, apps), are no JSON values: left out with a warning.
"""

from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, literal
from seer.parse._converted import parameters, returns
from seer.parse._gather import Gather
from seer.parse._names import bounded
from seer.parse._shapes import Shaped
from seer.parse._wording import by_locale, wording
from seer.schema.pointer import join

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


def _files(document: "Object") -> "list[str]":
    """Give the files that a provider or a manifest lists."""
    listed = document.get("tools") if isinstance(document.get("identity"), dict) else None
    plugins = document.get("plugins")
    if document.get("type") == "plugin" and isinstance(plugins, dict):
        listed = plugins.get("tools")
    return [each for each in listed if isinstance(each, str)] if isinstance(listed, list) else []


def assembled(document: "Json", beside: "Beside") -> "Json":
    """Give the tools by file: those of a provider, or of all providers of a manifest."""
    if not isinstance(document, dict) or _is_tool(document):
        return document
    above = 1 if "identity" in document and beside.folder.name == "provider" else 0
    found: Object = {}
    for name in _files(document):
        inner = beside.read(name, above=above)
        if isinstance(inner, dict) and not _is_tool(inner):
            found |= {tool: beside.read(tool, above=above) for tool in _files(inner)}
        else:
            found[name] = inner
    return found


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a plug-in."""
    gather = Gather(source, format_name="dify")
    for at, tool in _tools(document):
        identity = tool.get("identity") if isinstance(tool, dict) else None
        name = identity.get("name") if isinstance(identity, dict) else None
        with gather.skipping(at, name or at):
            if not isinstance(name, str) or not name.strip():
                message = "the file isn't there" if tool is None else "it has no identity with a name"
                raise SpecError(message, where=at, fix="give its tools/NAME.yaml")
            _add(gather, tool, name, at)
    return gather.parsed()


def _tools(document: "Json") -> "Iterator[tuple[str, Json]]":
    if _is_tool(document):
        yield "", document
    elif isinstance(document, dict):
        yield from ((join("", file), tool) for file, tool in document.items())


def _add(gather: Gather, tool: "Object", name: str, at: str) -> None:
    description = tool.get("description")
    said = by_locale(description.get("human") if isinstance(description, dict) else None)
    labels = by_locale(tool["identity"].get("label"))
    place = join(at, "parameters")
    given = tool.get("parameters")
    raw = list(_usable(gather, given if isinstance(given, list) else [], place))
    properties = {each["name"]: _schema(each) for _, each in raw}
    schema: Object = {"type": "object", "properties": properties}
    schema["required"] = [each["name"] for _, each in raw if each.get("required") is True]
    output = tool.get("output_schema")
    gather.add(
        name,
        parameters(gather, Shaped(schema, {each["name"]: where for where, each in raw}), at=place),
        at=at,
        title=labels.get("en"),
        description=bounded(description.get("llm") if isinstance(description, dict) else description)
        or said.get("en", ""),
        returns=returns(gather, output, at=join(at, "output_schema")),
        wording=wording(
            {locale: [said.get(locale, ""), labels.get(locale, "")] for locale in said.keys() | labels.keys()},
            {join("", each["name"]): by_locale(each.get("label")) for _, each in raw},
            {join("", each["name"]): _choices(each) for _, each in raw},
        ),
    )


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


def _schema(each: "Object") -> "Object":
    kind = each.get("type")
    inner = each.get("input_schema")
    schema: Object = dict(inner) if isinstance(inner, dict) else dict(_TYPES.get(str(kind), {"type": kind}))
    human = by_locale(each.get("human_description"))
    text = bounded(each.get("llm_description")) or human.get("en") or next(iter(human.values()), "")
    if text:
        schema["description"] = text
    options = [option["value"] for option in _options(each)]
    if options:
        schema["enum"] = options
    for bound, keyword in (("min", "minimum"), ("max", "maximum")):
        if each.get(bound) is not None and kind == "number":
            schema[keyword] = each[bound]
    if each.get("default") is not None:
        schema["default"] = _read(each["default"], schema)
    return schema


def _options(each: "Object") -> "list[Object]":
    options = each.get("options")
    return [o for o in options if isinstance(o, dict) and "value" in o] if isinstance(options, list) else []


def _read(default: "Json", schema: "Object") -> "Json":
    """Read a default that is written as text in the type of its parameter."""
    kind = schema.get("type")
    if kind == "boolean" and isinstance(default, str | int) and str(default).lower() in {"true", "false", "0", "1"}:
        return str(default).lower() in {"true", "1"}
    return str(default) if kind == "string" and isinstance(default, int | float) else default


def _choices(each: "Object") -> "dict[str, dict[str, Json]]":
    """Give what each option is called, by locale, with its value."""
    found: dict[str, dict[str, Json]] = {}
    for option in _options(each):
        for locale, phrase in by_locale(option.get("label")).items():
            found.setdefault(locale, {})[phrase] = option["value"]
    return {locale: phrases for locale, phrases in found.items() if len(phrases) == len(_options(each))}
