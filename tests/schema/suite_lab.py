"""JSON-Schema-Test-Suite beside the checkout: its groups, drafts and remote documents."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from seer.errors import SpecError
from seer.records import Object, Source, Tool
from seer.schema.dialects import Dialect, dialect_of
from seer.schema.normalise import normalise

SUITE = Path(__file__).parents[2].parent / "shared/corpus/jsonschema/test-suite"
HERE = "http://localhost:1234/"
DRAFTS: dict[str, Dialect] = {
    "draft4": "draft-04",
    "draft6": "draft-06",
    "draft7": "draft-07",
    "draft2019-09": "2019-09",
    "draft2020-12": "2020-12",
}


class Group(NamedTuple):
    file: str
    description: str
    dialect: Dialect
    schema: Any
    tests: list[dict[str, Any]]


def retrieve(uri: str) -> Any:
    path = SUITE / "remotes" / uri.removeprefix(HERE)
    if not uri.startswith(HERE) or not path.is_file():
        message = "isn't there"
        raise SpecError(message)
    return json.loads(path.read_text())


def drafts() -> list[str]:
    return [draft for draft in DRAFTS if (SUITE / "tests" / draft).is_dir()]


def groups(pattern: str) -> Iterator[Group]:
    for draft, dialect in ((draft, DRAFTS[draft]) for draft in drafts()):
        for path in sorted((SUITE / "tests" / draft).glob(pattern)):
            name = str(path.relative_to(SUITE / "tests"))
            for group in json.loads(path.read_text()):
                used = dialect_of(group["schema"], dialect)
                yield Group(name, group["description"], used, group["schema"], group["tests"])


def tools(pattern: str) -> Iterator[tuple[Tool, list[Object]]]:
    """Give each schema as a tool, with the suite's instances as argument sets."""
    for group in groups(pattern):
        own = _normal(group)
        if not isinstance(own, dict):
            continue
        defs = {"$defs": own.pop("$defs")} if "$defs" in own else {}
        parameter = {"type": "object", "properties": {"value": own}, "additionalProperties": False, **defs}
        yield _tool(group, parameter), [{"value": test["data"]} for test in group.tests]
        objects = [test["data"] for test in group.tests if isinstance(test["data"], dict)]
        whole = {"type": "object", **own, **defs}
        is_object = whole["type"] in ("object", ["object"])
        if is_object and any(test["valid"] for test in group.tests if isinstance(test["data"], dict)):
            yield _tool(group, whole), objects


def _normal(group: Group) -> Any:
    try:
        found = normalise(group.schema, dialect=group.dialect, retrieve=retrieve)
    except SpecError:
        return None
    return dict(found) if isinstance(found, dict) else found


def _tool(group: Group, parameters: Object) -> Tool:
    name = f"{group.file}: {group.description}"
    source = Source(path=group.file, format="json_schema", pointer="")
    return Tool(name=name, spec_name=name, parameters=parameters, source=source)
