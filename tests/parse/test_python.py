"""The module that is read is written beside the test, and imported from there as a user's would be."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import parse_file
from seer.records import Parsed, Tool

SHOP = '''
import enum, json
from dataclasses import dataclass
from datetime import date
from os.path import join
from typing import Annotated, Optional

class Size(enum.Enum):
    SMALL = "small"
    LARGE = "large"

@dataclass
class Item:
    sku: str
    count: int = 1

def google(items: list[Item], when: date, size: Size = Size.SMALL, note: Optional[str] = None) -> dict[str, int]:
    """Order goods.

    They are sent by post.

    Args:
        items: What is ordered.
        when (date): Day of delivery.
    """

def numpy(a, b=5, mode="x"):
    """Add things.

    Parameters
    ----------
    a : int
        First.
    b : float, optional
        Second.
    mode : {'x', 'y'}
    """

def rest(q, n=3):
    """Search.

    :param str q: Words
        over two lines.
    :param n: Most hits.
    :type n: int
    """

def annotated(days: Annotated[int, "Days to wait."] = 3, *rest: str, gift: bool = False, **more: str) -> None:
    "Wait."

def odd(x: "Gone", y: int, z: object(), untold, default=join) -> "Gone":
    "Odd."

async def later(q: str) -> str:
    "Later."

def _hidden(): ...

class Shop:
    def buy(self, sku: str) -> None:
        "Buy it."
    @staticmethod
    def look(q: str) -> None: "Look."
    @classmethod
    def make(cls, n: int) -> None: "Make."
    def _hidden(self): ...

SHOP = Shop()
LISTED = [google, rest]
NAMED = {"find": rest}
'''
PYDANTIC = """
from typing import Annotated
from pydantic import BaseModel, Field

class Inner(BaseModel):
    a: int = Field(ge=1, le=5, description="A.")

class Query(BaseModel):
    inner: Inner
    words: list[str] = []

def find(query: Query, most: Annotated[int, Field(gt=0)] = 3) -> Inner:
    "Find."
"""

Read = Callable[..., Parsed]


@pytest.fixture
def read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Read:
    """Write a module under a name of its own, and read what it holds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    name = "written_for_" + "".join(c if c.isalnum() else "_" for c in request.node.name)

    def parsed(content: str, path: str = "") -> Parsed:
        Path(f"{name}.py").write_text(content, encoding="utf-8")
        spec = f"python:{name}{path}"
        return parse_file(Path(spec), shown=spec)[0]

    return parsed


def by_name(found: Parsed) -> dict[str, Tool]:
    return {tool.name: tool for tool in found.tools}


def properties(tool: Tool) -> dict[str, Any]:
    found: dict[str, Any] = tool.parameters["properties"]
    return found


def test_public_functions_of_a_module(read: Read) -> None:
    assert list(by_name(read(SHOP))) == ["annotated", "google", "later", "numpy", "odd", "rest"]


def test_what_all_names_is_offered(read: Read) -> None:
    assert list(by_name(read(SHOP + '__all__ = ["rest", "join", "Size"]\n'))) == ["join", "rest"]


def test_hints_and_googles_style(read: Read) -> None:
    (tool,) = read(SHOP, ":google").tools
    assert tool.description == "Order goods.\n\nThey are sent by post."
    assert tool.parameters["required"] == ["items", "when"]
    assert properties(tool) == {
        "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}, "description": "What is ordered."},
        "when": {"type": "string", "format": "date", "description": "Day of delivery."},
        "size": {"$ref": "#/$defs/Size", "default": "small"},
        "note": {"anyOf": [{"type": "string"}, {"type": "null"}]},
    }
    assert tool.parameters["$defs"]["Item"]["required"] == ["sku"]
    assert tool.returns == {"type": "object", "additionalProperties": {"type": "integer"}}


def test_types_in_docstrings(read: Read) -> None:
    tools = by_name(read(SHOP))
    assert properties(tools["numpy"]) == {
        "a": {"type": "integer", "description": "First."},
        "b": {"type": "number", "default": 5, "description": "Second."},
        "mode": {"enum": ["x", "y"], "default": "x"},
    }
    assert properties(tools["rest"]) == {
        "q": {"type": "string", "description": "Words over two lines."},
        "n": {"type": "integer", "default": 3, "description": "Most hits."},
    }


def test_what_can_not_be_told_is_any_value_and_told(read: Read) -> None:
    found = read(SHOP)
    tools = by_name(found)
    assert properties(tools["annotated"]) == {
        "days": {"type": "integer", "default": 3, "description": "Days to wait."},
        "gift": {"type": "boolean", "default": False},
    }
    assert properties(tools["odd"]) == {"x": {}, "y": {"type": "integer"}, "z": {}, "untold": {}, "default": {}}
    told = {(warning.where.rpartition("/")[2], warning.what) for warning in found.warnings}
    assert ("annotated", "*rest has no name for a value; it was left out") in told
    assert ("annotated", "**more takes values by any name; it was left out") in told
    assert ("odd", "parameter 'untold' has no type; read as any value") in told
    assert any("annotation of 'x' can't be read (NameError" in what for _, what in told)
    assert not any("0x" in what for _, what in told)


@pytest.mark.parametrize(
    ("path", "names"),
    [(":Shop", ["buy", "look", "make"]), (":SHOP", ["buy", "look", "make"]), (":SHOP.buy", ["buy"]),
     (":LISTED", ["google", "rest"]), (":NAMED", ["find"])],
)  # fmt: skip
def test_classes_objects_lists_and_mappings(read: Read, path: str, names: list[str]) -> None:
    tools = by_name(read(SHOP, path))
    assert list(tools) == names
    if "buy" in tools:
        assert list(properties(tools["buy"])) == ["sku"]


def test_pydantic_models(read: Read) -> None:
    (tool,) = read(PYDANTIC).tools
    assert properties(tool)["query"] == {"$ref": "#/$defs/Query"}
    assert properties(tool)["most"] == {"type": "integer", "exclusiveMinimum": 0, "default": 3}
    inner = tool.parameters["$defs"]["Inner"]["properties"]["a"]
    assert (inner["minimum"], inner["maximum"], inner["description"]) == (1, 5, "A.")
    assert tool.returns["$ref"].startswith("seer:defs/")


FIELDS = """
from datetime import date, datetime, timezone
from pathlib import Path
from typing import Optional, TypedDict
from pydantic import BaseModel, Field

class Place(TypedDict):
    town: str

class Query(BaseModel):
    words: str

def find(query: Query, place: Place, most: int = Field(3, ge=1, description="Most."), sort: str = Field(...),
         seen: list[str] = Field(default_factory=list)):
    "Find."

def plan(at: datetime, days: list[datetime], end: Optional[datetime] = None, where: Path = Path("a/b"),
         day: date = date(2026, 1, 2), tags: set[str] = {"b", "a"}, top: float = float("inf")):
    "Plan."
"""


def test_fields_as_defaults_and_typed_dicts_beside_models(read: Read) -> None:
    tool = by_name(found := read(FIELDS))["find"]
    assert properties(tool) == {
        "query": {"$ref": "#/$defs/Query"},
        "place": {"$ref": "#/$defs/Place"},
        "most": {"type": "integer", "minimum": 1, "default": 3, "description": "Most."},
        "sort": {"type": "string"},
        "seen": {"type": "array", "items": {"type": "string"}},
    }
    assert tool.parameters["required"] == ["query", "place", "sort"]
    assert tool.parameters["$defs"]["Place"]["required"] == ["town"]
    assert [warning.what for warning in found.warnings if warning.where.endswith("find")] == []


def test_dates_with_times_paths_and_their_defaults(read: Read) -> None:
    tool = by_name(found := read(FIELDS))["plan"]
    instant = {"type": "string", "format": "date-time"}
    assert properties(tool) == {
        "at": instant,
        "days": {"type": "array", "items": instant},
        "end": {"anyOf": [instant, {"type": "null"}]},
        "where": {"type": "string", "default": "a/b"},
        "day": {"type": "string", "format": "date", "default": "2026-01-02"},
        "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True, "default": ["a", "b"]},
        "top": {"type": "number"},
    }
    told = [warning.what for warning in found.warnings if warning.where.endswith("plan")]
    assert told == ["the default of 'top' is no JSON value; it was left out"]


CALLED = """
from functools import partial

class Search:
    "A search."
    def __call__(self, words: str, most: int = 3):
        "Search for words."

def add(a: int, b: int):
    "Add."

search = Search()
bump = partial(add, 1)
"""


@pytest.mark.parametrize(
    ("path", "name", "names", "description"),
    [(":search", "search", ["most", "words"], "Search for words."), (":bump", "bump", ["b"], "Add.")],
)
def test_what_is_called_like_a_function_is_one(
    read: Read, path: str, name: str, names: list[str], description: str
) -> None:
    (tool,) = read(CALLED, path).tools
    assert (tool.name, sorted(properties(tool)), tool.description) == (name, names, description)


def test_what_a_module_prints_stays_out_of_the_output(read: Read, capsys: pytest.CaptureFixture[str]) -> None:
    assert [tool.name for tool in read('print("hello")\ndef f(): "F."\n').tools] == ["f"]
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "hello\n")


def test_a_type_that_can_not_be_read_is_told_once(read: Read) -> None:
    (warning,) = read('def f(x: "Gone"): "F."\n').warnings
    assert warning.what == "the annotation of 'x' can't be read (NameError: name 'Gone' is not defined)"


@pytest.mark.parametrize(
    ("content", "path", "said"),
    [
        (SHOP, ":gogle", "did you mean 'google'?"),
        (SHOP, ":SHOP.sell", "has no 'SHOP.sell'"),
        ("x = 1", "", "holds no function"),
        ("from os.path import join\nx = 1\ndef f(): ...", ":x", "'x' is a value of type int, and no function; use f"),
        ("import datetime\nday = datetime.date(2020, 1, 1)", ":day", "type date, and no function; use another module"),
        ("1 / 0", "", "ZeroDivisionError: division by zero; correct the module, which raises this when it is imported"),
        ("import gone.deep", "", "No module named 'gone'; install 'gone', which the module imports"),
        (PYDANTIC, ":Query", "holds no function"),
        ("raise SystemExit(3)", "", "can't be imported: SystemExit: 3"),
        ("def f(:", "", "can't be imported: SyntaxError"),
    ],
)
def test_a_module_that_gives_nothing(read: Read, content: str, path: str, said: str) -> None:
    with pytest.raises(SpecError) as caught:
        read(content, path)
    assert said in str(caught.value)
    assert str(caught.value).startswith("python:written_for_")


@pytest.mark.parametrize(
    ("spec", "fix"),
    [
        ("python:json.py", "write python:json"),
        ("python:no_such_module", "run seer from the module's folder, or install the module"),
        ("python:xml:sax", "write python:xml.sax"),
    ],
)
def test_a_module_is_named_by_its_dotted_name(spec: str, fix: str) -> None:
    with pytest.raises(SpecError) as caught:
        parse_file(Path(spec), shown=spec)
    assert caught.value.fix == fix


@pytest.mark.parametrize("spec", ["python:", "python:no.such.module", "python:1 2"])
def test_no_module(spec: str) -> None:
    with pytest.raises(SpecError, match=f"^{spec.rstrip(':')}: "):
        parse_file(Path(spec), shown=spec)


def test_the_same_module_has_the_same_digest(read: Read) -> None:
    assert read(SHOP, ":odd") == read(SHOP, ":odd")


def test_a_file_is_no_module(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("a: 1")
    with pytest.raises(SpecError, match="write python:module"):
        parse_file(path, shown="x.yaml", format="python")
