"""Values that stand without a label are taken for nothing else."""

from random import Random

import pytest

from seer.records import Source, Tool
from seer.scene.bare import bare
from seer.scene.statements import statements
from seer.words.wordbook import Wordbook, wordbook

TOOL = Tool(
    name="get_token",
    spec_name="get_token",
    parameters={
        "type": "object",
        "properties": {"email": {"type": "string"}, "remember": {"type": "boolean"}},
        "required": ["email"],
    },
    source=Source(path="", format="mcp", pointer=""),
)


@pytest.mark.parametrize(
    ("intent", "stands"),
    [
        ("invite a guest", True),
        ("get a token", False),
        ("邀请客人", True),
        ("获取令牌", False),
    ],
)
def test_an_address_stands_after_no_request_for_a_text(intent: str, *, stands: bool) -> None:
    book = wordbook(TOOL, "en")
    assert isinstance(book, Wordbook)
    said = statements({"email": "maria@example.com", "remember": True}, book)
    assert not isinstance(said, str)
    found = bare(said, book, intent=intent, rng=Random(1))
    assert (found is not None and found.one.value == "maria@example.com") == stands
