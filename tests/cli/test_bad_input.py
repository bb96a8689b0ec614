"""Bad input gets one clear message, exit code 2, and nothing is written."""

from collections.abc import Callable
from pathlib import Path

import pytest

from seer.records import DERIVED

OPENAPI = """
openapi: 3.0.0
info: {title: t, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{name: limit, in: query, schema: {$ref: '#/components/schemas/Gone'}}]
      responses: {'200': {description: ok}}
"""
GOOD = "  /owners:\n    get: {operationId: listOwners, responses: {'200': {description: ok}}}\n"
BOMB = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 10)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)


def only_line(err: str) -> str:
    lines = [line for line in err.splitlines() if not line.startswith("warning:")]
    assert lines, err
    assert lines[0].startswith("seer: ")
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.yaml", b"", "empty"),
        ("bytes.yaml", b"\xff\xfe\x00\xd8\x00\x00\x9f\x92\x96", "text"),
        ("noise.json", bytes(range(128, 256)) * 4, "text"),
        ("broken.yaml", b"openapi: 3.0.0\npaths: {a: [}\n", "line 2"),
        ("broken.json", b'{"openapi": "3.0.0",\n "paths": {,}}', "line 2"),
        ("prose.yaml", b"hello there", "not a tool specification"),
        ("other.yaml", b"services: {web: {image: nginx}}", "not a tool specification"),
        ("bomb.yaml", BOMB.encode(), "alias"),
        ("dangling.yaml", OPENAPI.encode(), "no tool"),
    ],
)
def test_a_bad_spec(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, name: str, content: bytes, said: str
) -> None:
    (tmp_path / name).write_bytes(content)
    code, out, err = seer("synth", name)
    assert (code, out) == (2, "")
    assert name in only_line(err)
    assert said in err
    assert not (tmp_path / "generated").exists()


def test_no_such_file(seer: Callable[..., tuple[int, str, str]]) -> None:
    code, _, err = seer("synth", "gone.yaml")
    assert code == 2
    assert only_line(err) == "seer: gone.yaml: no such file; check the path"


def test_a_folder(seer: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    code, _, err = seer("synth", tmp_path)
    assert code == 2
    assert "folder" in only_line(err)


def test_no_spec(seer: Callable[..., tuple[int, str, str]]) -> None:
    code, _, err = seer("synth")
    assert code == 2
    assert only_line(err) == "seer: no spec is named; name a file, such as openapi.yaml"


def test_a_dangling_reference_costs_one_tool(seer: Callable[..., tuple[int, str, str]], tmp_path: Path) -> None:
    (tmp_path / "api.yaml").write_text(OPENAPI + GOOD)
    code, out, err = seer("synth", "api.yaml", "--locale", "en")
    assert code == 0
    assert "of 1 tool" in out
    assert "warning: api.yaml#/paths/~1pets/get" in err
    assert "Gone" in err


@pytest.mark.parametrize(
    ("recipe", "said"),
    [
        ("profil: smoke\n", "unknown key 'profil'; did you mean 'profile'?"),
        ("profile: tiny\n", "seer.yaml:1#/profile"),
        ("offered: 0\n", "offered is 0"),
        ("kinds: {normal: -1}\n", "normal is -1"),
        ("weights: {positive: 2}\n", "positive is 2"),
        ("near_duplicates: 0\n", "near_duplicates is 0"),
        ("near_duplicates: 1.5\n", "near_duplicates is 1.5"),
        ("weights: {positive: 0, negative: 0}\n", "both 0"),
        ("now: yesterday\n", "now is 'yesterday'"),
        ("budget: {steps: -1}\n", "steps is -1"),
        (f"kinds: {dict.fromkeys(('normal', 'default', 'boundary', 'missing', 'invalid', *DERIVED), 0)}\n", "no kind"),
        ("- a list\n", "not a mapping"),
        ("seed: [\n", "seer.yaml"),
        ("phrasebook: gone.yaml\n", "gone.yaml"),
        ("locales: [xx]\n", "locale 'xx'"),
    ],
)
def test_a_bad_recipe(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path, recipe: str, said: str
) -> None:
    (tmp_path / "seer.yaml").write_text(recipe)
    code, out, err = seer("synth", weather)
    assert (code, out) == (2, "")
    assert said in only_line(err)
    assert not (tmp_path / "generated").exists()


@pytest.mark.parametrize(
    ("book", "said"),
    [
        ("tools: {get_wether: {en: {intents: [x]}}}\n", "did you mean 'get_weather'?"),
        ("tools: {get_weather: {en: {labels: {town: [town]}}}}\n", "no parameter 'town'"),
        ("tools: {get_weather: {en: {label: {}}}}\n", "book.yaml:1#/tools/get_weather/en"),
        ("get_weather: {}\n", "unknown key 'get_weather'"),
    ],
)
def test_a_bad_phrasebook(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path, book: str, said: str
) -> None:
    (tmp_path / "book.yaml").write_text(book)
    (tmp_path / "seer.yaml").write_text("phrasebook: book.yaml\n")
    code, _, err = seer("synth", weather)
    assert code == 2
    assert said in only_line(err)


@pytest.mark.parametrize(
    ("place", "content"),
    [
        ("en/plain/01-need.j2", "{{ intent"),
        ("en/plain/99-mine.j2", "Please {{ intnt }}."),
        ("zh/plain/99-mine.j2", "{% for %}"),
    ],
)
def test_a_bad_template(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path, place: str, content: str
) -> None:
    path = tmp_path / "wording" / place
    path.parent.mkdir(parents=True)
    path.write_text(content)
    (tmp_path / "seer.yaml").write_text("templates: wording\n")
    code, _, err = seer("synth", weather)
    assert code == 2
    assert f"wording/{place}:1: " in only_line(err)
    assert not (tmp_path / "generated").exists()


def test_include_that_leaves_nothing(seer: Callable[..., tuple[int, str, str]], weather: Path) -> None:
    code, _, err = seer("synth", weather, "--include", "nothing*")
    assert code == 2
    assert "no tool is left" in only_line(err)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("run", "gone", "--agent", "silent"), "there is no such eval set"),
        (("check", "."), "holds no eval set"),
        (("report", "gone"), "no run"),
        (("score", "gone"), "no run"),
        (("schema", "scen"), "did you mean 'scene'?"),
        (("synht",), "did you mean 'synth'?"),
        (("demo", "--spec", "wether"), "did you mean 'weather'?"),
    ],
)
def test_commands_on_what_is_not_there(
    seer: Callable[..., tuple[int, str, str]], words: tuple[str, ...], said: str
) -> None:
    code, _, err = seer(*words)
    assert code == 2
    assert said in err


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("refrence", "did you mean 'reference'?"),
        (":x", "names no agent"),
        ("python:nowhere:answer", "nowhere"),
        ("command:./not-there", "not-there"),
    ],
)
def test_an_agent_that_is_not_there(
    seer: Callable[..., tuple[int, str, str]], weather: Path, agent: str, said: str
) -> None:
    assert seer("synth", weather, "--locale", "en")[0] == 0
    code, _, err = seer("run", "generated/weather", "--agent", agent)
    assert code == 2
    assert said in only_line(err)


def test_an_edited_set_is_not_run(seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path) -> None:
    assert seer("synth", weather, "--locale", "en")[0] == 0
    scenes = tmp_path / "generated/weather/v1/scenes.jsonl"
    scenes.write_bytes(scenes.read_bytes().replace(b"Kyoto", b"Paris"))
    code, _, err = seer("run", "generated/weather", "--agent", "silent")
    assert code == 2
    assert "was changed" in only_line(err)
    assert not (tmp_path / "runs").exists()
    assert seer("check", "generated/weather")[0] == 1
