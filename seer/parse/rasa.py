"""Rasa domain or flows in, a tool for each form and flow out.

Recognised by `forms` with `slots`, or by `flows` whose steps collect slots. A form's required slots and the slots that
a flow collects are its parameters, all needed; a slot's type and categories give the schema, the question that asks for
it (`utter_ask_…`) its description. Actions name no arguments, so they are no tools.
"""

from typing import TYPE_CHECKING, Final

from seer.errors import SpecError
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._shapes import Shaped
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Json, Object, Parsed

_TYPES: "Final[dict[str, Object]]" = {
    "text": {"type": "string"}, "float": {"type": "number"}, "bool": {"type": "boolean"}, "list": {"type": "array"},
    "categorical": {"type": "string"}, "any": {},
}  # fmt: skip


def recognises(document: "Json") -> bool:
    """Tell whether it is Rasa's: `forms` with `slots`, or `flows` that collect slots."""
    if not isinstance(document, dict):
        return False
    forms = document.get("forms")
    return (isinstance(forms, dict) and bool(forms) and "slots" in document) or any(
        slots for _, _, _, slots in _flows(document)
    )


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a domain."""
    gather = Gather(source, format_name="rasa")
    content = document if isinstance(document, dict) else {}
    known = content.get("slots")
    slots: Object = known if isinstance(known, dict) else {}
    for at, name, description, wanted in [*_forms(content), *_flows(content)]:
        with gather.skipping(at, name):
            if not wanted:
                message = "it fills no slot"
                raise SpecError(message, where=at, fix="list its slots")
            for slot in wanted:
                if slot not in slots:
                    gather.warn(at, f"slot {slot!r} isn't declared; read as any value")
            properties = {slot: _schema(content, name, slot, slots.get(slot)) for slot in wanted}
            schema = {"type": "object", "properties": properties, "required": wanted}
            places = {slot: join("/slots", slot) for slot in wanted}
            gather.add(name, parameters(gather, Shaped(schema, places), at=at), at=at, description=description)
    return gather.parsed()


def _forms(document: "Object") -> "Iterator[tuple[str, str, Json, list[str]]]":
    """Give place, name, description and slots of each form, of Rasa 3 and of Rasa 2."""
    forms = document.get("forms")
    for name, form in forms.items() if isinstance(forms, dict) else ():
        inner = form.get("required_slots", form) if isinstance(form, dict) else form
        names = inner if isinstance(inner, list | dict) else ()
        skipped = {"ignored_intents", "required_slots"}
        yield f"/forms{join('', name)}", name, None, [s for s in names if isinstance(s, str) and s not in skipped]


def _flows(document: "Object") -> "Iterator[tuple[str, str, Json, list[str]]]":
    """Give place, name, description and slots of each flow."""
    flows = document.get("flows")
    for name, flow in flows.items() if isinstance(flows, dict) else ():
        if isinstance(flow, dict):
            yield f"/flows{join('', name)}", name, flow.get("description"), list(dict.fromkeys(_collected(flow)))


def _collected(node: "Json") -> "Iterator[str]":
    """Give the slots that steps collect, those of branches too."""
    if isinstance(node, list):
        for each in node:
            yield from _collected(each)
    elif isinstance(node, dict):
        if isinstance(node.get("collect"), str):
            yield node["collect"]
        for key in ("steps", "next", "then", "else"):
            yield from _collected(node.get(key))


def _schema(document: "Object", form: str, slot: str, declared: "Json") -> "Object":
    given: Object = declared if isinstance(declared, dict) else {}
    kind = str(given.get("type", "any"))
    schema: Object = dict(_TYPES.get(kind, {}))
    if kind == "categorical" and isinstance(given.get("values"), list):
        schema["enum"] = [value for value in given["values"] if value is not None]
    if given.get("initial_value") is not None:
        schema["default"] = given["initial_value"]
    asked = _question(document, f"utter_ask_{form}_{slot}") or _question(document, f"utter_ask_{slot}")
    return {**schema, "description": asked} if asked else schema


def _question(document: "Object", name: str) -> str:
    responses = document.get("responses")
    given = responses.get(name) if isinstance(responses, dict) else None
    first = given[0] if isinstance(given, list) and given else None
    text = first.get("text") if isinstance(first, dict) else None
    return text.strip() if isinstance(text, str) else ""
