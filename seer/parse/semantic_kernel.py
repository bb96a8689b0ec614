"""Semantic Kernel prompt function (YAML) or its older config.json in, one tool out.

Recognised by a `template` with `input_variables`, or by `input.parameters` beside a `description` and a `type`. A
variable is of the type that its `json_schema` gives, else text, for it is put into a prompt; one that isn't plain text
there (`allow_dangerously_set_content`, a loop over it) can't be told from the file.
"""

from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from seer.errors import SpecError, literal
from seer.parse import _members as members
from seer.parse._converted import parameters, returns
from seer.parse._gather import Gather
from seer.parse._load import load_bytes
from seer.parse._shapes import listed
from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.records import Json, Object, Parsed


def recognises(document: "Json") -> bool:
    """Tell whether it is Semantic Kernel's: a `template` with `input_variables`, or `input.parameters`."""
    return isinstance(document, dict) and _variables(document) is not None


def _variables(document: "Object") -> "tuple[str, list[Json]] | None":
    """Give the place of the variables, and the variables."""
    if isinstance(document.get("template"), str) and isinstance(document.get("input_variables"), list):
        return "/input_variables", document["input_variables"]
    older = document.get("input")
    if isinstance(older, dict) and isinstance(older.get("parameters"), list) and "description" in document:
        return "/input/parameters", older["parameters"]
    return None


def parse(document: "Json", source: str) -> "Parsed":
    """Give the one tool."""
    found = _variables(document) if isinstance(document, dict) else None
    if found is None:
        message = "no prompt function: it has no 'template' with 'input_variables'"
        raise SpecError(message, where=source, fix="give a prompt function")
    gather = Gather(source, format_name="semantic_kernel")
    at, variables = found
    path = PurePosixPath(source)
    name = document.get("name")
    name = name if isinstance(name, str) and name.strip() else path.parent.name or path.stem
    if document.get("name") not in (None, name):
        gather.habit("/name", f"name is {literal(document['name'])}, no text that names it; called {literal(name)}")
    output = members.mapping(gather, document, "output_variable", at="")
    with gather.skipping("", name):
        made = [_variable(gather, each, join(at, index)) for index, each in enumerate(variables)]
        shaped = listed(made, at=at, needed=at == "/input/parameters", warn=gather.warn)
        gather.add(
            name,
            parameters(gather, shaped, at=at),
            at="",
            description=document.get("description"),
            returns=returns(gather, _schema(gather, output, "/output_variable"), at="/output_variable"),
        )
    return gather.parsed()


def _variable(gather: Gather, given: "Json", at: str) -> "Json":
    if not isinstance(given, dict):
        return given
    kept = {key: given[key] for key in ("name", "description", "is_required") if key in given}
    default = given.get("default", given.get("defaultValue"))
    if default not in (None, ""):
        kept["default"], kept["is_required"] = default, False
    return {"type": "string", **(_schema(gather, given, at) or {}), **kept}


def _schema(gather: Gather, holder: "Object", at: str) -> "Object | None":
    """Give the schema that a variable has, written as a mapping or as JSON text."""
    schema, place = holder.get("json_schema"), join(at, "json_schema")
    if isinstance(schema, str):
        try:
            schema = load_bytes(schema.encode(), shown="") if schema.strip() else None
        except SpecError as error:
            gather.habit(place, f"json_schema is no JSON ({error.what}); left out")
            return None
    found: Object | None = members.fitting(gather, schema, place, dict, name="json_schema")
    return found
