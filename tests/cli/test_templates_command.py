import json
from collections.abc import Callable
from pathlib import Path

import pytest

from seer.records import STYLES

ROOT = Path(__file__).parents[2]
WEATHER = str(ROOT / "specs" / "weather.yaml")
Seer = Callable[..., tuple[int, str, str]]
GIT = {
    "tools": [
        {
            "name": "fetch_rebase",
            "description": "Rebases what is frobnicated",
            "inputSchema": {
                "type": "object",
                "properties": {
                    "frob": {"type": "string", "description": "What to frob.\nSee there"},
                    "twiddle": {"type": "integer"},
                },
                "required": ["frob"],
            },
        }
    ]
}


@pytest.fixture
def spec(tmp_path: Path) -> str:
    path = tmp_path / "git.json"
    path.write_text(json.dumps(GIT))
    return str(path)


def test_all_templates_are_listed(seer: Seer) -> None:
    code, out, _ = seer("templates")
    assert code == 0
    assert "en/plain/01-need.j2" in out
    assert "zh/spoken/" in out
    found = json.loads(seer("templates", "--json", "--locale", "zh", "--style", "terse")[1])["templates"]
    assert {(one["locale"], one["style"]) for one in found} == {("zh", "terse")}


def test_a_folder_of_ones_own_is_listed_and_checked(seer: Seer, tmp_path: Path) -> None:
    path = tmp_path / "mine" / "en" / "terse" / "90-mine.j2"
    path.parent.mkdir(parents=True)
    path.write_text("{# for: normal; least: 2 #}\nGo {{ intent }}. {{ statements | pairs }}")
    code, out, _ = seer("templates", "--templates", str(tmp_path / "mine"), "--locale", "en")
    assert code == 0
    assert "90-mine.j2" in out
    assert "1 of them yours" in out
    path.write_text("Go {{ intent }}.\n{{ statements | pears }}")
    code, _, err = seer("templates", "--templates", str(tmp_path / "mine"))
    assert code == 2
    assert "90-mine.j2:2: " in err
    path.parent.parent.rename(tmp_path / "mine" / "fr")
    code, _, err = seer("templates", "--templates", str(tmp_path / "mine"))
    assert code == 2
    assert "no wording is known for locale 'fr'" in err


def test_a_tools_tasks_are_shown_in_every_style(seer: Seer) -> None:
    code, out, _ = seer("templates", "--tool", "get_weather", WEATHER)
    assert code == 0
    assert all(f"\n  {style}  " in out for style in STYLES)
    told = json.loads(seer("templates", "--tool", "get_weather", WEATHER, "--json", "--style", "spoken")[1])
    assert [(one["locale"], one["style"]) for one in told["tasks"]] == [("en", "spoken"), ("zh", "spoken")]
    code, _, err = seer("templates", "--tool", "get_wether", WEATHER)
    assert code == 2
    assert "did you mean 'get_weather'?" in err


def test_a_tool_without_wording_shows_what_it_lacks(seer: Seer, spec: str) -> None:
    out = seer("templates", "--tool", "fetch_rebase", spec, "--locale", "zh")[1]
    assert "no wording; a phrasebook has to give intent, label /frob" in out


def test_a_phrasebook_is_written_filled_and_used(seer: Seer, spec: str, tmp_path: Path) -> None:
    book = tmp_path / "wording.yaml"
    code, out, _ = seer("templates", "phrasebook", spec, "--locale", "zh", "-o", str(book))
    assert code == 0
    assert "phrasebook: wording.yaml" in out
    text = book.read_text(encoding="utf-8")
    assert text.splitlines()[4:] == [
        '  "fetch_rebase":',
        "    zh:",
        "      # Rebases what is frobnicated",
        '      intents: [""]',
        "      labels:",
        '        "/frob": [""]  # needed: What to frob. See there',
        '        "/twiddle": [""]  # may be left out',
    ]
    code, _, err = seer("templates", "phrasebook", spec, "-o", str(book))
    assert code == 2
    assert "can't be written" in err
    (tmp_path / "seer.yaml").write_text("phrasebook: wording.yaml\nlocales: [zh]\n")
    code, _, err = seer("synth", spec, "-o", str(tmp_path / "blank"))
    assert code == 0
    assert "no tool has a wording in zh" in err
    filled = text.replace('intents: [""]', 'intents: ["整理提交"]').replace('"/frob": [""]', '"/frob": ["目标"]')
    book.write_text(filled, encoding="utf-8")
    assert seer("synth", spec, "--doubtful", "-o", str(tmp_path / "filled"))[0] == 0
    scenes = (tmp_path / "filled" / "v1" / "scenes.jsonl").read_text(encoding="utf-8")
    assert "整理提交" in scenes


def test_nothing_is_written_where_nothing_lacks(seer: Seer, spec: str) -> None:
    code, out, err = seer("templates", "phrasebook", WEATHER)
    assert (code, out, err.strip()) == (0, "", "every tool has its wording")
    assert seer("templates", "phrasebook", spec, "--locale", "zh")[1].startswith("# How people ask")


def test_a_pool_gives_the_values(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "book.yaml").write_text(
        "tools: {get_weather: {en: {values: {city: [Narvik, Bergen, Oslo, Vik, Voss]}}}}\n"
    )
    (tmp_path / "seer.yaml").write_text("phrasebook: book.yaml\nlocales: [en]\nkinds: {normal: 4}\n")
    assert seer("synth", WEATHER, "-o", str(tmp_path / "out"))[0] == 0
    lines = (tmp_path / "out" / "v1" / "scenes.jsonl").read_text(encoding="utf-8").splitlines()
    normal = [scene for scene in map(json.loads, lines) if scene["kind"] == "normal"]
    assert {scene["request"]["arguments"]["city"] for scene in normal} <= {"Narvik", "Bergen", "Oslo", "Vik", "Voss"}


@pytest.mark.parametrize(
    ("book", "line", "said"),
    [
        ("tools:\n  get_weather:\n    en:\n      values:\n        unit: [celsius, rankine]\n", 5, "'rankine'"),
        ("tools:\n  get_weather:\n    en:\n      values: {city: [5]}\n", 4, "5 is no value of 'city'"),
        ("tools:\n  get_weather:\n    en:\n      values: {city: Oslo}\n", 4, "expected a list, got a text"),
        ("tools:\n  get_weather:\n    fr: {}\n", 3, "locale 'fr'"),
        ("tools:\n  get_wether: {}\n", 2, "did you mean 'get_weather'?"),
        ("tools:\n  get_weather:\n    en:\n      labels:\n        town: [town]\n", 5, "no parameter 'town'"),
        ("tools:\n  get_weather:\n    en:\n      values: {city/x: [Oslo]}\n", 4, "no parameter 'city/x'"),
        ("tools:\n  get_weather:\n    en:\n      values: {/city/x: [Oslo]}\n", 4, "no place '/city/x'"),
    ],
)
def test_a_mistake_in_a_phrasebook_is_told_with_its_line(
    seer: Seer, tmp_path: Path, book: str, line: int, said: str
) -> None:
    (tmp_path / "book.yaml").write_text(book)
    (tmp_path / "seer.yaml").write_text("phrasebook: book.yaml\n")
    code, _, err = seer("synth", WEATHER)
    assert code == 2
    assert f"book.yaml:{line}#" in err
    assert said in err
