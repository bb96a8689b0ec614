"""Wordbooks by name, made as they are asked for."""

import pytest

from seer.records import Source, Tool
from seer.scene.books import Books
from seer.words.wordbook import wordbook


def tool(name: str, description: str) -> Tool:
    source = Source(path="t.json", format="functions", pointer="/0")
    return Tool(name=name, spec_name=name, description=description, parameters={"type": "object"}, source=source)


def test_each_tool_with_a_wording_has_its_wordbook() -> None:
    tools = [tool("get_pet", "Get a pet."), tool("get_owner", "Get an owner.")]
    books = Books(tools, "en")
    assert list(books) == ["get_pet", "get_owner"]
    assert len(books) == 2
    assert books["get_pet"] == wordbook(tools[0], "en")
    assert books.intents["get_owner"] == books["get_owner"].intents
    assert books.unworded == ()


def test_a_tool_without_wording_is_told_and_has_none() -> None:
    books = Books([tool("flarb_zog", "")], "zh")
    assert [gap.tool for gap in books.unworded] == ["flarb_zog"]
    assert "flarb_zog" not in books
    assert books.get("flarb_zog") is None
    with pytest.raises(KeyError):
        books["flarb_zog"]
