"""The shape of the package: fences, names, sizes and docstrings."""

import ast
from pathlib import Path

import msgspec
import pytest

from seer import records

SEER = Path(__file__).parents[1] / "seer"
FILES = sorted(SEER.rglob("*.py"))
FENCES = {
    "hypothesis": {"generate/draw.py"},
    "hypothesis_jsonschema": {"generate/draw.py"},
    "jinja2": {"scene/render.py", "report/html.py"},
    "jsonschema": {"schema/second.py"},
    "jsonschema_rs": {"schema/validate.py"},
    "jsonschema_specifications": {"schema/known.py"},
    "openapi_spec_validator": {"parse/_deep.py"},
    "yaml": {"parse/_yaml.py"},
    "anyascii": {"parse/_names.py"},
    "openai": {"agents/openai.py"},
    "rensa": {"curate/sketch.py"},
    "mcp": {"parse/_mcp_live.py"},
    "docstring_parser": {"parse/_docstring.py"},
    "pydantic": {"parse/_annotations.py"},
    "click": {"cli/"},
    "rich": {"cli/", "report/terminal.py"},
}


def imports(tree: ast.AST) -> set[str]:
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SEER)))
def test_libraries_stay_behind_their_fence(path: Path) -> None:
    place = str(path.relative_to(SEER))
    for library in imports(ast.parse(path.read_text())) & set(FENCES):
        assert any(place == home or (home.endswith("/") and place.startswith(home)) for home in FENCES[library]), (
            library
        )


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SEER)))
def test_each_module_says_what_it_does(path: Path) -> None:
    docstring = ast.get_docstring(ast.parse(path.read_text()))
    assert docstring
    assert docstring.splitlines()[0].endswith((".", ":"))


def test_every_record_is_frozen_and_closed() -> None:
    found = [r for r in vars(records).values() if isinstance(r, type) and issubclass(r, msgspec.Struct)]
    for record in found:
        if record is not msgspec.Struct:
            config = record.__struct_config__
            assert (config.frozen, config.forbid_unknown_fields) == (True, True), record
            assert record.__doc__


def test_randomness_and_time_are_arguments() -> None:
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text())):
            assert not (isinstance(node, ast.Import) and any(a.name in {"random", "secrets"} for a in node.names)), path
            if isinstance(node, ast.ImportFrom) and node.module in {"random", "secrets"}:
                assert [alias.name for alias in node.names] == ["Random"], path
