import pytest

from seer.curate.repairs import REPAIRS, repairs, rescuable
from seer.records import Json, Object, Source, Tool
from seer.schema.validate import violations

SCHEMAS: Object = {
    "code": {"type": "string", "pattern": "^[A-Z]{3}$"},
    "status": {"enum": ["open", "in_progress", "closed"]},
    "count": {"type": "integer", "maximum": 10},
    "label": {"type": "string", "pattern": "^[0-9]+$"},
    "day": {"type": "string", "format": "date"},
    "moment": {"type": "string", "format": "date-time"},
    "hour": {"type": "string", "format": "time"},
    "mail": {"type": "string", "format": "email"},
    "page": {"type": "string", "format": "uri"},
    "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
    "animal": {"enum": ["cats", "dogs"]},
    "open": {"type": "boolean"},
    "phone": {"type": "string", "pattern": r"^\d{6}$"},
    "kind": {"const": "one"},
    "size": {"type": "integer", "default": 5},
    "name": {"type": "string"},
}
TOOL = Tool(
    name="file_ticket",
    spec_name="file_ticket",
    parameters={"type": "object", "properties": SCHEMAS},
    source=Source(path="x", format="functions", pointer=""),
)


def verdict(name: str, value: Json) -> str | None:
    arguments: Object = {name: value}
    broken = violations(TOOL.parameters, arguments)
    assert broken, "the request must be at fault"
    return rescuable(arguments, TOOL, broken)


@pytest.mark.parametrize(
    ("name", "value", "repair"),
    [
        ("code", " ABC ", "trim"),
        ("code", "abc", "case"),
        ("code", "ＡＢＣ", "width"),
        ("status", "OPEN", "case"),
        ("status", "in progress", "separators"),
        ("status", "In-Progress", "separators"),
        ("status", "opne", "edit"),
        ("status", "closd", "edit"),
        ("status", "closedd", "edit"),
        ("status", "klosed", "edit"),
        ("animal", "cat", "plural"),
        ("count", "7", "number"),
        ("label", 12, "number"),
        ("day", "15/06/2026", "date"),
        ("day", "June 15, 2026", "date"),
        ("day", "15 jun 2026", "date"),
        ("day", "2026-6-5", "date"),
        ("day", "20260615", "date"),
        ("day", "2026年6月15日", "date"),
        ("day", "2026-06-15T09:00:00Z", "date"),
        ("moment", "2026-06-15", "date"),
        ("moment", "2026-06-15 09:30", "date"),
        ("moment", "2026-06-15 09:30 +02:00", "date"),
        ("hour", "9:30", "date"),
        ("page", "example.com/a", "scheme"),
        ("tags", "one", "wrap"),
        ("tags", ["a", "a"], "unique"),
        ("count", [7], "wrap"),
        ("open", "yes", "boolean"),
        ("open", "否", "boolean"),
        ("open", 1, "boolean"),
        ("phone", "123-456", "separators"),
    ],
)
def test_what_an_agent_mends_silently_is_found(name: str, value: Json, repair: str) -> None:
    assert verdict(name, value) == repair


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("code", "AB"),
        ("code", "ABCD"),
        ("status", "purple"),
        ("status", "pending"),
        ("count", 11),
        ("count", 2.5),
        ("count", "many"),
        ("label", "many"),
        ("day", "2026-02-30"),
        ("day", "30/02/2026"),
        ("day", "2026-06"),
        ("day", "soon"),
        ("moment", "2026-06-31T09:00:00Z"),
        ("hour", "25:00:00"),
        ("mail", "someone.example.com"),
        ("page", "not a page"),
        ("open", "maybe"),
        ("phone", "12345"),
    ],
)
def test_real_faults_stay(name: str, value: Json) -> None:
    assert verdict(name, value) is None


@pytest.mark.parametrize(("name", "repair"), [("kind", "default"), ("size", "default"), ("name", None)])
def test_a_missing_value_that_is_known_anyway_is_no_fault(name: str, repair: str | None) -> None:
    tool = Tool(
        name="x",
        spec_name="x",
        parameters={"type": "object", "properties": SCHEMAS, "required": [name]},
        source=TOOL.source,
    )
    assert rescuable({}, tool, violations(tool.parameters, {})) == repair


def test_the_page_names_every_repair() -> None:
    import seer.curate.repairs as module  # noqa: PLC0415 - its docstring is what is tested

    rows = [line.split("`")[1] for line in (module.__doc__ or "").splitlines() if line.startswith("| `")]
    assert sorted(rows) == sorted([*REPAIRS, "default"])


@pytest.mark.parametrize("value", [None, True, 1, 2.5, "", "x" * 5000, "[" * 400, [], {}, [[1]], "9" * 300, "１２"])
def test_repairs_take_any_value(value: Json) -> None:
    assert all(name in REPAIRS for name, _ in repairs(value, ("a", 1, None)))
