from seer.scene.chinese import Chinese
from seer.scene.statements import Statement


def test_after_a_bound_nothing_but_its_value_stands() -> None:
    said = [
        Statement(pointer="/after", label="创建时间晚于", value="2026-07-01", form="value"),
        Statement(pointer="/limit", label="每页数量", value="5", form="number"),
    ]
    zh = Chinese()
    assert zh.clauses(said) == "创建时间晚于：2026-07-01，每页数量是5"
    assert zh.settings(said) == "创建时间晚于：2026-07-01，每页数量设为5"
    assert zh.uses(said) == "创建时间晚于：2026-07-01，每页数量就用5。"
    assert zh.corrections(said) == "创建时间晚于：2026-07-01，每页数量应为5"
