"""The pages in docs/ are those that docs/build.py would write now."""

import importlib.util
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"


def builder() -> object:
    spec = importlib.util.spec_from_file_location("docs_build", DOCS / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["format.md", "cli.md", "plugins.md", "repairs.md", "lint.md", "coverage.md"])
def test_no_page_is_stale(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == builder().PAGES[name](), "run: make docs"  # type: ignore[attr-defined]
