import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seer.errors import RecipeError
from seer.pipeline._jobs import chunked, parts
from seer.pipeline._read import read
from seer.pipeline.synth import synth
from seer.recipe import named
from seer.records import Recipe

SPECS = Path(__file__).parents[2] / "specs"
NOW = "2026-01-01T00:00:00Z"


def registry(folder: Path, count: int) -> Path:
    def parameters(number: int) -> dict[str, Any]:
        some = {f"size_{index}": {"type": "integer", "minimum": index} for index in range(number % 7)}
        return {"city": {"type": "string", "required": True}, **some}

    tools = [
        {"name": f"get_thing_{n}", "description": f"Get thing {n}.", "parameters": parameters(n)} for n in range(count)
    ]
    (folder / "things.json").write_text(json.dumps({"seer": "tools/1", "tools": tools}))
    return folder / "things.json"


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("spec", ["petstore.yaml", "git.json"])
def test_any_number_of_processes_gives_the_same_bytes(tmp_path: Path, spec: str) -> None:
    recipe = named(Recipe(specs=(str(SPECS / spec),)))
    made = [synth(recipe, root=tmp_path / str(jobs), created=NOW, jobs=jobs) for jobs in (1, 2, 3)]
    assert files(made[0].path) == files(made[1].path) == files(made[2].path)
    assert made[0].made == made[2].made


def test_tools_that_would_say_the_same_are_settled_in_their_order(tmp_path: Path) -> None:
    names = ("get_pet", "get_pets")
    tools = [{"name": name, "description": "Get it.", "parameters": {}} for name in names]
    (tmp_path / "t.json").write_text(json.dumps({"seer": "tools/1", "tools": tools}))
    recipe = named(Recipe(specs=(str(tmp_path / "t.json"),)))
    made = [synth(recipe, root=tmp_path / str(jobs), created=NOW, jobs=jobs) for jobs in (1, 2)]
    assert files(made[0].path) == files(made[1].path)
    said = [(scene.turns, scene.tools) for scene in made[0].evalset.scenes]
    assert len(said) == len(set(map(repr, said)))


def test_chunks_hold_each_tool_once_in_order_and_big_ones_alone(tmp_path: Path) -> None:
    tools = read(Recipe(specs=(str(registry(tmp_path, 40)),))).tools
    chunks = chunked(tools, 8)
    assert [name for chunk in chunks for name in chunk.names] == [tool.name for tool in tools]
    assert 6 <= len(chunks) <= 16
    assert [len(chunk.names) for chunk in chunked(tools, 1000)] == [1] * 40
    assert all(chunk.is_big for chunk in chunked(tools, 1000))
    assert len(chunked(tools, 1)) == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_process_finds_wrong_is_the_one_message(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path, jobs: int
) -> None:
    (tmp_path / "mine" / "en" / "normal").mkdir(parents=True)
    (tmp_path / "mine" / "en" / "normal" / "bad.j2").write_text("{{ nothing_like_it }}")
    (tmp_path / "seer.yaml").write_text(f"specs: [{weather}, {SPECS / 'git.json'}]\nname: mine\ntemplates: mine\n")
    code, _, err = seer("synth", "--jobs", str(jobs))
    assert code == 2
    assert err.startswith("seer: ")
    assert err.count("\n") == 1
    assert not (tmp_path / "generated").exists()


class Deadly:
    """Ends the process that unpickles it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (3,)


def test_a_process_that_dies_is_told_in_one_message(weather: Path) -> None:
    recipe = Recipe(specs=(str(weather), str(SPECS / "git.json")))
    deadly: Any = Recipe(name=Deadly())  # type: ignore[arg-type] # what no recipe holds
    with pytest.raises(RecipeError, match="died"):
        list(parts(read(recipe).tools, deadly, jobs=2))


@pytest.mark.parametrize("begun", [0, 1])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_stopped_synth_leaves_nothing(tmp_path: Path, jobs: str, begun: int) -> None:
    spec = registry(tmp_path, 400)
    command = [sys.executable, "-m", "seer", "synth", str(spec), "-o", str(tmp_path / "set"), "--jobs", jobs]
    with subprocess.Popen(  # noqa: S603 - our own command
        command, start_new_session=True, stderr=subprocess.PIPE, text=True
    ) as process:
        while not any(file.stat().st_size >= begun for file in (tmp_path / "set").glob(".seer-*/version/cases.jsonl")):
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate()  # to the end of stderr, which every process of it holds
    assert (process.returncode, err.strip()) == (130, "seer: stopped")
    assert not (tmp_path / "set").exists()


def test_timings_are_told_where_they_are_asked_for(seer: Callable[..., tuple[int, str, str]], weather: Path) -> None:
    assert json.loads(seer("synth", weather, "--json")[1])["timings"] is None
    for jobs in ("1", "2"):
        told = json.loads(
            seer("synth", weather, SPECS / "git.json", "-o", jobs, "--json", "--timings", "--jobs", jobs)[1]
        )
        spent = told["timings"]
        assert set(spent) == {"parse", "generate", "word", "prove", "freeze", "write"}
        assert all(one["wall"] > 0 and one["cpu"] >= 0 for one in spent.values())
    out = seer("synth", weather, "--timings")[1]
    assert "stage" in out
    assert "generate" in out
