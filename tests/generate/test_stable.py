"""What a tool's argument sets depend on: its own schema, and of that only what they touch."""

import os
import subprocess
import sys
from typing import Any

from generate_lab import NOW, ORDER, SHAPES, WEATHER, tool

from seer import canon
from seer.generate import EXHAUSTIVE, generate
from seer.records import Case, Tool

PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from generate_lab import NOW, SHAPES, tool
from seer import canon
from seer.generate import EXHAUSTIVE, generate
names = sys.argv[1:]
made = {{}}
for name in names:
    whole = tool({{"type": "object", **SHAPES[name]}}, name)
    made[name] = canon.digest(generate(whole, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE))
print(canon.text(made))
"""


def exhaustive(whole: Tool) -> dict[str, Case]:
    return {case.id: case for case in generate(whole, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)}


def printed(folder: Any, *names: str, **environment: str) -> str:
    program = PROGRAM.format(folder=os.path.dirname(__file__))  # noqa: PTH120 - a plain text is what the program needs
    return subprocess.run(  # noqa: S603 - our own interpreter and program
        [sys.executable, "-c", program, *names],
        env={**os.environ, **environment},
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
    ).stdout


def test_neither_order_nor_company_nor_surroundings_change_a_tool(tmp_path: Any) -> None:
    names = sorted(SHAPES)
    first = printed(tmp_path, *names, PYTHONHASHSEED="0", TZ="UTC", LC_ALL="C")
    assert first == printed(tmp_path, *reversed(names), PYTHONHASHSEED="77", TZ="Asia/Tokyo", LC_ALL="C.UTF-8")
    alone = printed(tmp_path, "order", PYTHONHASHSEED="5")
    assert alone.strip()[1:-1] in first
    assert list(tmp_path.iterdir()) == []


def test_an_edit_changes_only_what_touches_it() -> None:
    longer = {"type": "string", "minLength": 2, "maxLength": 40}
    edited = {**WEATHER, "properties": {**WEATHER["properties"], "city": longer}}
    before, after = exhaustive(tool(WEATHER)), exhaustive(tool(edited))
    changed = [
        *(before[one] for one in before.keys() - after.keys()),
        *(after[one] for one in after.keys() - before.keys()),
    ]
    assert changed
    assert {aim.pointer for case in changed for aim in case.aims} == {"/city"}
    assert {aim.keyword for case in changed for aim in case.aims} == {"maxLength"}


def test_a_new_property_leaves_the_faults_of_others_as_they_are() -> None:
    more = {**WEATHER, "properties": {**WEATHER["properties"], "detail": {"type": "boolean"}}}
    before, after = exhaustive(tool(WEATHER)), exhaustive(tool(more))
    lost = [before[one] for one in before.keys() - after.keys()]
    assert not [case for case in lost if not case.valid]


def test_tools_that_share_a_property_share_its_faults() -> None:
    names = ("make_order", "change_order")
    made = [
        {canon.text(case.arguments.get("express")) for case in exhaustive(tool(ORDER, name)).values() if not case.valid}
        for name in names
    ]
    assert made[0] == made[1]
