"""Rasa domain or flows in, a tool for each form and flow out.

Recognised by `forms` with `slots`, or by `flows` whose steps collect slots. A form's required slots and the slots that
a flow collects are its parameters, all needed; a slot's type and categories give the schema, the question that asks for
it (`utter_ask_…`) its description. Actions name no arguments, so they are no tools.
"""

from typing import TYPE_CHECKING, Final

from seer.errors import SpecError, word
from seer.parse import _members as members
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
    slots = {name: each for name, _, each in members.mappings(gather, content, "slots", at="")}
    _tell_odd_parts(gather, content)
    for at, name, description, wanted in [*_forms(content), *_flows(content)]:
        with gather.skipping(at, name):
            if not wanted:
                message = "it fills no slot"
                raise SpecError(message, where=at, fix="list its slots")
            for slot in wanted:
                if slot not in slots:
                    gather.warn(at, f"slot {slot!r} isn't declared; read as any value")
            asked = {slot: _question(gather, content, name, slot) for slot in wanted}
            properties = {slot: _schema(gather, slot, slots.get(slot, {}), asked[slot]) for slot in wanted}
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


def _tell_odd_parts(gather: Gather, document: "Object") -> None:
    """Tell of forms, flows and steps of the wrong type; a form without slots is told of where it is skipped."""
    members.mapping(gather, document, "forms", at="")
    for name, place, flow in members.mappings(gather, document, "flows", at=""):
        for index, step in enumerate(members.listed(gather, flow, "steps", at=place)):
            if not isinstance(step, dict):
                at = join(join("/flows", name), "steps")
                gather.habit(join(at, index), f"a step is {word(step)}, no mapping; left out")


def _schema(gather: Gather, slot: str, given: "Object", asked: str) -> "Object":
    at = join("/slots", slot)
    kind = members.text(gather, given, "type", at=at) or "any"
    schema: Object = dict(_TYPES.get(kind, {}))
    if kind == "categorical":
        values = [value for value in members.listed(gather, given, "values", at=at) if value is not None]
        schema |= {"enum": values} if values else {}
    if given.get("initial_value") is not None:
        schema["default"] = given["initial_value"]
    return {**schema, "description": asked} if asked else schema


def _question(gather: Gather, document: "Object", form: str, slot: str) -> str:
    """Give the words that ask for a slot."""
    responses = members.mapping(gather, document, "responses", at="")
    for name in (f"utter_ask_{form}_{slot}", f"utter_ask_{slot}"):
        for index, each in enumerate(members.listed(gather, responses, name, at="/responses")[:1]):
            at = join(join("/responses", name), index)
            first: Object = members.fitting(gather, each, at, dict, name="a response") or {}
            text = members.text(gather, first, "text", at=at).strip()
            if text:
                return text
    return ""
