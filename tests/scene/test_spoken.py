import pytest

from seer.records import Json, Source, Tool
from seer.scene.spoken import _slip
from seer.scene.statements import statements
from seer.words.wordbook import Wordbook, wordbook


@pytest.mark.parametrize(
    ("name", "said", "other", "slips"),
    [
        ("content", "傍晚会有微风", "春季新品上架", False),
        ("name", "春季发布", "New Admin Key", False),
        ("name", "春季发布", "冬季促销", True),
        ("name", "Low", "Main Office", False),
        ("name", "North Office", "South Office", True),
        ("city", "杭州", "上海", True),
        ("zip", "100010", "0150", False),
        ("zip", "100010", "200010", True),
        ("title", "图书馆周五提前关门的通知", "所有房间都能看到花园吗", False),
    ],
)
def test_people_mix_up_what_is_alike_and_short(name: str, said: str, other: Json, *, slips: bool) -> None:
    made = wordbook(
        Tool(
            name="create_note",
            spec_name="create_note",
            parameters={"type": "object", "properties": {name: {"type": "string"}}},
            source=Source(path="x.json", format="mcp", pointer=""),
        ),
        "zh",
    )
    assert isinstance(made, Wordbook)
    arguments = {name: said}
    told = statements(arguments, made)
    assert not isinstance(told, str)
    assert (_slip(told[0], arguments, made, [other]) is not None) is slips
