"""Specs to reports: what holds over the whole line."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from seer import canon
from seer.evalset.store import load
from seer.parse import load_bytes
from seer.pipeline._make import Maker
from seer.pipeline._read import read
from seer.pipeline.play import load_report, play, rescore
from seer.pipeline.prove import check
from seer.pipeline.synth import Synthesis, synth
from seer.recipe import named
from seer.records import DERIVED, AgentOptions, Recipe, Tool
from seer.schema.coverage import allowed_kinds

SPECS = Path(__file__).parents[2] / "specs"
BUNDLED = sorted(path for path in SPECS.iterdir() if path.suffix in {".yaml", ".json"})
NOW = "2026-01-01T00:00:00Z"


def made(tmp_path: Path, *specs: Path, **options: object) -> Synthesis:
    recipe = named(msgspec.structs.replace(Recipe(specs=tuple(map(str, specs))), **options))
    return synth(recipe, root=tmp_path / "set", created=NOW)


@pytest.mark.parametrize("spec", BUNDLED, ids=lambda path: path.name)
def test_every_bundled_spec_is_made_proved_and_bounded(spec: Path, tmp_path: Path) -> None:
    done = made(tmp_path, spec, doubtful=True)
    assert check(done.path).findings == ()
    kinds: dict[str, set[str]] = {tool.name: set() for tool in done.evalset.tools}
    for scene in done.evalset.scenes:
        if scene.kind not in DERIVED:
            kinds[scene.id.partition(".")[0]].add(scene.kind)
    assert {tool.name: allowed_kinds(tool) for tool in done.evalset.tools} == kinds
    rates, groups = {}, {}
    for agent in ("reference", "silent", "refuser"):
        run = play(done.path, AgentOptions(name=agent), Recipe(), output=tmp_path / agent)
        assert run.report.summary.complete
        rates[agent] = run.report.summary.rates
        groups[agent] = run.report.summary.by["kind"]
    assert rates["reference"]["positive_pass"].value == 1.0
    assert rates["reference"]["negative_rejection"].value in {1.0, None}
    assert rates["silent"]["positive_pass"].value == 0.0
    assert rates["refuser"]["positive_pass"].value == 0.0
    assert {kind for kind, group in groups["refuser"].items() if group.passed} == {"irrelevant"}


def test_both_languages_are_worded(tmp_path: Path, weather: Path) -> None:
    done = made(tmp_path, weather)
    assert set(done.evalset.manifest.counts.by_locale) == {"en", "zh"}
    for scene in done.evalset.scenes:
        chinese = any("\u4e00" <= char <= "\u9fff" for turn in scene.turns for char in turn.say)
        assert chinese == (scene.locale == "zh")


def test_unchanged_specs_make_no_new_version(tmp_path: Path, weather: Path) -> None:
    first = made(tmp_path, weather)
    again = made(tmp_path, weather)
    assert (first.fresh, again.fresh) == (True, False)
    assert again.path == first.path
    assert [path.name for path in sorted((tmp_path / "set").iterdir())] == ["v1", "versions.jsonl"]


def test_a_changed_spec_changes_what_it_touches(tmp_path: Path) -> None:
    pet_id = {"type": "integer", "minimum": 1, "required": True}
    limit = {"type": "integer", "maximum": 50}
    registry = {
        "seer": "tools/1",
        "tools": [
            {"name": "get_pet", "description": "Get a pet.", "parameters": {"pet_id": pet_id}},
            {"name": "list_owners", "description": "List the owners.", "parameters": {"limit": limit}},
        ],
    }
    spec = tmp_path / "shop.json"
    spec.write_text(json.dumps(registry))
    first = made(tmp_path, spec, locales=("en",))
    limit["maximum"] = 60
    spec.write_text(json.dumps(registry))
    second = made(tmp_path, spec, locales=("en",))
    assert second.evalset.manifest.version == 2
    assert second.evalset.manifest.parent == first.evalset.manifest.digest
    change = second.diff
    assert change is not None
    assert change.tools_changed == ("list_owners",)
    old = {scene.id: canon.encode(scene) for scene in first.evalset.scenes}
    new = {scene.id: canon.encode(scene) for scene in second.evalset.scenes}
    untouched = {id_ for id_ in old if id_.startswith("get_pet.")}
    assert untouched
    assert {id_: new[id_] for id_ in untouched} == {id_: old[id_] for id_ in untouched}
    assert set(old) & set(new) > untouched
    kept, came, went = set(old) & set(new), set(new) - set(old), set(old) - set(new)
    assert (change.kept, change.added, change.removed) == (len(kept), len(came), len(went))
    lines = [json.loads(line) for line in (tmp_path / "set/versions.jsonl").read_text().splitlines()]
    assert [line["why"] for line in lines] == ["first", "spec changed"]


def test_the_order_of_tools_changes_nothing(tmp_path: Path) -> None:
    spec = load_bytes((SPECS / "petstore.yaml").read_bytes(), shown="petstore.yaml")
    turned = dict(spec, paths=dict(reversed(spec["paths"].items())))
    parts = []
    for index, content in enumerate((spec, turned)):
        folder = tmp_path / str(index)
        folder.mkdir()
        (folder / "api.json").write_text(json.dumps(content))
        files = made(folder, folder / "api.json").path
        parts.append({path.name: path.read_bytes() for path in files.glob("*.jsonl") if path.name != "tools.jsonl"})
    assert parts[0] == parts[1]


@pytest.mark.parametrize("spec", ["weather.yaml", "petstore.yaml"])
def test_two_processes_give_the_same_bytes(tmp_path: Path, spec: str) -> None:
    digests = []
    for seed, zone, folder in (("0", "UTC", "one"), ("4242", "Pacific/Kiritimati", "two")):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "LC_ALL": "C" if seed == "0" else "C.UTF-8"}
        command = [sys.executable, "-m", "seer", "synth", str(SPECS / spec), "-o", str(tmp_path / folder)]
        subprocess.run(command, env=environment, check=True, capture_output=True)  # noqa: S603 - our own command
        files = sorted((tmp_path / folder / "v1").iterdir())
        digests.append([(path.name, canon.digest_bytes(path.read_bytes())) for path in files])
    assert digests[0] == digests[1]


def test_adding_a_tool_changes_no_other_tools_cases(weather: Path) -> None:
    recipe = Recipe(specs=(str(weather), str(SPECS / "petstore.yaml")), locales=("en",))
    both = read(recipe).tools
    alone = tuple(tool for tool in both if tool.name == "get_weather")

    def cases(tools: tuple[Tool, ...]) -> list[bytes]:
        found = Maker(tools, recipe).batch("get_weather").cases
        return sorted(canon.encode([case.id, case.arguments, case.aims]) for case in found)

    assert cases(both) == cases(alone)


def test_a_phrasebook_words_a_tool_in_a_language_that_its_spec_lacks(tmp_path: Path) -> None:
    spec = tmp_path / "tools.yaml"
    spec.write_text(
        "seer: tools/1\ntools:\n- name: flarb_zog\n  description: Flarb a zog.\n"
        "  parameters: {quux: {type: string, required: true}}\n"
    )
    book = tmp_path / "book.yaml"
    book.write_text("tools: {flarb_zog: {zh: {intents: [弗拉布一下], labels: {quux: [暗号]}}}}\n")
    without = made(tmp_path / "a", spec, doubtful=True)
    assert [gap.locale for gap in without.evalset.manifest.unworded] == ["zh"]
    worded = made(tmp_path / "b", spec, phrasebook=str(book), doubtful=True)
    said = [scene.turns[0].say for scene in worded.evalset.scenes if scene.locale == "zh" and scene.request]
    assert said
    assert all("弗拉布" in text for text in said)


def test_a_run_is_reported_and_scored_again_to_the_same(
    tmp_path: Path, weather: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = made(tmp_path, weather)
    run = play(done.path, AgentOptions(name="random_valid"), Recipe(), output=tmp_path / "run")
    assert load_report(run.folder) == run.report
    before = {path.name: path.read_bytes() for path in run.folder.iterdir()}
    assert rescore(run.folder).report.summary == run.report.summary
    assert {path.name: path.read_bytes() for path in run.folder.iterdir()} == before


def test_synth_prints_what_a_person_wants_to_know(seer: Callable[..., tuple[int, str, str]], weather: Path) -> None:
    code, out, err = seer("synth", weather)
    assert (code, err) == (0, "")
    for words in ("generated/weather/v1", "scenes of 1 tool", "coverage:", "next: seer run generated/weather"):
        assert words in out
    assert "unchanged" in seer("synth", weather)[1]
    shown = json.loads(seer("synth", weather, "--json")[1])
    assert (shown["fresh"], shown["version"]) == (False, 1)


def test_a_recipe_is_followed_and_its_schema_written_beside_it(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path
) -> None:
    (tmp_path / "seer.yaml").write_text(f"specs: [{weather}]\nname: mine\nprofile: smoke\nlocales: [en]\n")
    assert seer("synth")[0] == 0
    manifest = json.loads((tmp_path / "generated/mine/v1/manifest.json").read_bytes())
    assert (manifest["profile"], manifest["locales"]) == ("smoke", ["en"])
    assert manifest["counts"]["by_kind"] == {"normal": 1, "default": 1, "boundary": 1, "missing": 1, "invalid": 1}
    schema = json.loads((tmp_path / "seer.schema.json").read_text())
    assert "profile" in schema["$defs"]["Recipe"]["properties"]
    assert seer("synth", "--profile", "safety")[0] == 0
    assert json.loads((tmp_path / "generated/mine/v2/manifest.json").read_bytes())["profile"] == "safety"
    lines = (tmp_path / "generated/mine/versions.jsonl").read_text().splitlines()
    assert json.loads(lines[1])["why"] == "recipe changed"


@pytest.mark.parametrize(("profile", "share"), [("balanced", 0.6), ("capability", 0.7), ("safety", 0.5)])
def test_a_profile_gives_its_share_of_valid_scenes(tmp_path: Path, weather: Path, profile: str, share: float) -> None:
    counts = made(tmp_path, weather, profile=profile).evalset.manifest.counts
    assert counts.valid / counts.scenes == pytest.approx(share, abs=0.01)


def registry(folder: Path, *names: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    tools = [{"name": name, "description": f"Get the {name.split('_')[-1]}.", "parameters": {}} for name in names]
    (folder / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": tools}))
    return folder / "tools.json"


def test_tools_of_the_same_name_in_several_specs_are_told_apart(tmp_path: Path) -> None:
    specs = [registry(tmp_path / part, "get_pet", "tools_get_pet") for part in "ab"]
    done = made(tmp_path, *specs, specs[0], locales=("en",))
    names = [tool.name for tool in done.evalset.tools]
    assert len(names) == len(set(names)) == 4
    assert check(done.path).findings == ()


def test_the_order_of_a_list_and_the_way_to_its_file_change_nothing(tmp_path: Path) -> None:
    one = made(tmp_path / "one", registry(tmp_path / "a", "get_pet", "get_owner"), locales=("en",), name="x")
    two = made(tmp_path / "two", registry(tmp_path / "b", "get_owner", "get_pet"), locales=("en",), name="x")
    assert one.evalset.manifest.digest == two.evalset.manifest.digest


def test_a_tool_that_is_asked_for_in_the_same_words_is_not_offered(tmp_path: Path) -> None:
    done = made(tmp_path, registry(tmp_path / "a", "get_first_pet", "get_second_pet", "get_owner"), locales=("en",))
    offers = {scene.id.partition(".")[0]: set(scene.tools) for scene in done.evalset.scenes}
    assert offers["get_first_pet"] == {"get_first_pet", "get_owner"}
    assert offers["get_second_pet"] == {"get_second_pet", "get_owner"}


def test_a_folder_holds_one_set(seer: Callable[..., tuple[int, str, str]], weather: Path) -> None:
    assert seer("synth", weather, "--name", "one", "-o", "sets")[0] == 0
    code, _, err = seer("synth", weather, "--name", "two", "-o", "sets")
    assert code == 2
    assert "sets: holds the eval set 'one', not 'two'" in err


@pytest.mark.parametrize("name", ["../x", ".", "..", "a/b", "a\nb", "\x1b[31m", "x" * 400, ""])
def test_a_name_that_is_no_folder_is_refused(
    seer: Callable[..., tuple[int, str, str]], tmp_path: Path, weather: Path, name: str
) -> None:
    code, _, err = seer("synth", weather, "--name", name)
    assert code == 2
    assert "can't be the name of an eval set" in err
    assert "\x1b" not in err
    assert list(tmp_path.iterdir()) == []


def test_versions_that_a_kill_left_out_of_the_list_come_back(tmp_path: Path, weather: Path) -> None:
    made(tmp_path, weather)
    listed = tmp_path / "set/versions.jsonl"
    before = listed.read_bytes()
    listed.unlink()
    made(tmp_path, weather)
    assert listed.read_bytes() == before


def test_the_sample_in_git_is_what_is_made_now(tmp_path: Path, weather: Path) -> None:
    sample = load(SPECS.parent / "generated" / "weather")
    now = made(tmp_path, weather, name="weather").evalset
    assert now.manifest.digest == sample.manifest.digest, (
        "the wording or values changed: see the diff, then `make sample`"
    )


def test_what_is_missing_is_given_by_no_other_offered_tool(tmp_path: Path) -> None:
    number = {"type": "object", "properties": {"order_id": {"type": "string"}}, "required": ["order_id"]}
    orders = {"type": "array", "items": {"type": "object", "properties": {"id": {"type": "string"}}}}
    listed = {"type": "object", "properties": {"orders": orders}}
    tools = [
        {"name": "get_order", "description": "Get an order.", "inputSchema": number},
        {"name": "list_orders", "description": "List the orders.", "inputSchema": {}, "outputSchema": listed},
        {"name": "play_song", "description": "Play a song.", "inputSchema": {"type": "object", "properties": {}}},
    ]
    spec = tmp_path / "shop.json"
    spec.write_text(json.dumps({"tools": tools}))
    done = made(tmp_path, spec, locales=("en",), kinds={"normal": 3, "missing": 2, "distractor": 3})
    offers = {
        kind: {name for scene in done.evalset.scenes if scene.kind == kind for name in scene.tools}
        for kind in ("missing", "distractor")
    }
    assert offers == {"missing": {"get_order", "play_song"}, "distractor": {"get_order", "list_orders", "play_song"}}
    assert check(done.path).findings == ()


def test_near_duplicates_are_dropped_with_the_reason_and_never_the_last_of_an_obligation(tmp_path: Path) -> None:
    petstore = SPECS / "petstore.yaml"
    counts = {"normal": 6, "invalid": 6, "missing": 2, "distractor": 4}
    usual = made(tmp_path / "usual", petstore, locales=("en",), kinds=counts).evalset
    done = made(tmp_path / "strict", petstore, locales=("en",), kinds=counts, near_duplicates=0.05)
    strict = done.evalset
    assert len(strict.scenes) < len(usual.scenes)
    assert strict.manifest.coverage == usual.manifest.coverage
    told = [lost for lost in strict.dropped if lost.reason == "near_duplicate"]
    kept = {scene.id for scene in strict.scenes}
    assert told
    assert {word for lost in told for word in lost.detail.split() if word.count(".") > 1} <= kept
    assert strict.manifest.counts.dropped["near_duplicate"] == len(told)
    assert "rensa" in strict.manifest.made_with
    assert "rensa" not in usual.manifest.made_with
    assert check(done.path).findings == ()


def test_requests_that_nobody_would_make_are_kept_where_there_are_no_others(tmp_path: Path) -> None:
    properties = {"zorbs": {"type": "string"}}
    tool = {"name": "get_zorb", "description": "Gets a zorb."}
    one = {**tool, "parameters": {"type": "object", "properties": properties, "required": ["zorbs"]}}
    spec = tmp_path / "zorb.json"
    spec.write_text(json.dumps([one]))
    done = made(tmp_path, spec, locales=("en",))
    assert done.nothing_else
    assert done.manifest.recipe["doubtful"] is True
    assert {scene.request.tool for scene in done.evalset.scenes if scene.request} == {"get_zorb"}
    assert check(done.path).findings == ()
    strict = made(tmp_path / "strict", spec, locales=("en",), doubtful=False)
    assert [warning.what.partition(" (")[0] for warning in strict.warnings if "nobody would ask so" in warning.what]
    assert strict.evalset.cases
    assert not any(scene.request for scene in strict.evalset.scenes)
    plain = {"name": "list_pets", "description": "List all pets.", "parameters": {"type": "object", "properties": {}}}
    spec.write_text(json.dumps([one, plain]))
    both = made(tmp_path / "both", spec, locales=("en",))
    assert not both.nothing_else
    assert [(one.tool, one.locale) for one in both.manifest.doubted] == [("get_zorb", "en")]
