"""Real scenes, from spec to words, broken on purpose: each break is caught, and by its own reason."""

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

from seer import canon
from seer.curate.prove import prove
from seer.curate.read import read
from seer.generate import generate
from seer.parse import parse_file
from seer.records import Scene, Tool
from seer.scene.compose import Composer

NOW = "2026-06-15T09:00:00Z"
ROOT = Path(__file__).parents[2]
GITHUB = ROOT.parent / "shared/corpus/mcp/github-mcp-server__toolsnaps.json"
TOOLS = 6
Fair = list[Scene]
Book = dict[str, Tool]


def scenes(locale: str, tools: Book) -> Iterator[Scene]:
    composer = Composer(list(tools.values()), locale=locale, seed=0, now=NOW, offered=8)
    unworded = {gap.tool for gap in composer.unworded}
    for name in [name for name in sorted(tools) if name not in unworded][:TOOLS]:
        for case in generate(tools[name], seed=0, locale=locale, now=NOW):
            drafts = () if case.why else composer.compose(case)
            if not isinstance(drafts, str):
                yield from drafts[:1]


@pytest.fixture(
    scope="module",
    params=[
        pytest.param((path, locale), id=f"{path.stem}-{locale}", marks=marks)
        for path, marks in ((ROOT / "specs/weather.yaml", ()), (GITHUB, (pytest.mark.corpus,)))
        for locale in ("en", "zh")
    ],
)
def proved(request: pytest.FixtureRequest) -> tuple[Fair, Book]:
    path, locale = request.param
    if not path.exists():
        pytest.skip(f"the corpus isn't there: {path.name}")
    tools = {tool.name: tool for tool in parse_file(path, shown=path.name)[0].tools}
    made = list(scenes(locale, tools))
    fair = [scene for scene in made if prove(scene, tools) is None]
    assert len(fair) > 10
    assert len(fair) > 0.7 * len(made)
    return fair, tools


def first(scene: Scene, say: str) -> Scene:
    return replace(scene, turns=(replace(scene.turns[0], say=say), *scene.turns[1:]))


def said(scene: Scene, tools: Book) -> list[tuple[str, str]]:
    """Give what is said for each pointer, where it stands in the first turn once."""
    assert scene.request is not None
    say = scene.turns[0].say
    tool, now = tools[scene.request.tool], scene.world.now
    values = read(say, tool, locale=scene.locale, now=now).values
    return [(pointer, value) for pointer, value in sorted(values.items()) if say.count(value) == 1]


def code(scene: Scene, tools: Book) -> str | None:
    reason = prove(scene, tools)
    return reason and reason[0]


def test_a_value_out_of_the_words(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    broken = [first(scene, scene.turns[0].say.replace(value, "")) for scene in fair for _, value in said(scene, tools)]
    assert broken
    assert {code(scene, tools) for scene in broken} <= {"unreadable", "unsaid", "misread", "stray", "clash"}


def test_two_values_swapped(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    broken = []
    for scene in fair:
        values = [value for _, value in said(scene, tools)]
        for one, other in pairwise(values):
            if one not in other and other not in one:
                say = scene.turns[0].say.replace(one, "\0").replace(other, one).replace("\0", other)
                broken.append(first(scene, say))
    assert broken
    assert {code(scene, tools) for scene in broken} <= {"misread", "unreadable", "stray", "unsaid"}


def test_a_name_let_in(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    for scene in fair:
        name = next(name for name in scene.tools if "_" in name)
        assert code(first(scene, f"{name}\n{scene.turns[0].say}"), tools) == "leak"


def test_a_number_that_nothing_owns(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    for scene in fair:
        assert code(first(scene, f"7\n{scene.turns[0].say}"), tools) == "stray"


def test_a_second_turn_without_its_value(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    faulty = [scene for scene in fair if len(scene.turns) > 1]
    assert faulty
    for scene in faulty:
        silent = replace(scene, turns=(scene.turns[0], replace(scene.turns[1], say="…")))
        assert code(silent, tools) == "unrepaired"


def test_the_missing_value_told_in_the_first_turn(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    told = [first(scene, f"{scene.turns[0].say}\n{scene.turns[1].say}") for scene in fair if scene.kind == "missing"]
    assert told
    assert {code(scene, tools) for scene in told} <= {"unasked", "stray"}


def test_another_tool_or_order_of_offer_changes_no_verdict(proved: tuple[Fair, Book]) -> None:
    fair, tools = proved
    for scene in random.Random(canon.seed("offer")).sample(fair, 8):
        assert code(replace(scene, tools=scene.tools[::-1]), tools) is None
