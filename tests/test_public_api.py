"""What `seer` offers to import, and what importing it costs."""

import subprocess
import sys

import pytest

import seer


def test_public_names_are_sorted_and_there() -> None:
    assert seer.__all__ == sorted(seer.__all__)
    for name in seer.__all__:
        assert getattr(seer, name) is not None


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        seer.nothing  # noqa: B018 - asking is the test


def test_importing_and_help_load_no_heavy_library() -> None:
    heavy = {"hypothesis", "jsonschema", "jinja2", "yaml", "openai", "rich", "msgspec"}
    code = f"import sys, seer, seer.cli; print(sorted(set(sys.modules) & {heavy}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout.strip() == "[]"
