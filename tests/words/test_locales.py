"""A locale is one file of rules with its lexicon, and a folder of templates; a package of its own may bring it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from seer.errors import RecipeError
from seer.words.grammar import Grammar, grammar, locales
from seer.words.locales import LOCALES

RULES = '''"""Esperanto, a little of it."""

from pathlib import Path

from seer.words.grammar import Days, Grammar, Says
from seer.words.lexicon import Lexicon

RULES = Grammar(
    locale="eo",
    connectors=(" devas esti ", " estu ", " estas ", ": "),
    tight=(),
    quotes=(("„", "“"), ('"', '"')),
    joiners=(", ", " kaj "),
    ordinals=("unua", "dua", "tria"),
    yes=("jes",),
    no=("ne",),
    ends=",.;!?\\n",
    between=(" kaj ",),
    gap=" ",
    fillers=(),
    corrections=(),
    reverse=(),
    leads=(),
    loose=(),
    days=Days(
        named=(("hodiaŭ", 0), ("morgaŭ", 1)), ahead="post {} tagoj", ago="antaŭ {} tagoj", weeks="post {} semajnoj",
        in_week=(), weekdays=(),
    ),
    bare={},
    says=Says(of=" estas ", set=" estu ", should=" devas esti ", colon=": ", comma=", ", stop="."),
)
TEMPLATES = Path(__file__).with_name("vortoj")


def language():
    """Word tools by a small lexicon."""
    return Lexicon(
        nouns={"weather": "vetero", "city": "urbo", "date": "dato", "unit": "unuo", "celsius": "celsiaj gradoj",
               "day": "tago", "wind": "vento"},
        verbs={"get": "montru"},
        asked="{verb} la {noun}n",
        within_form="{label} de {noun}",
        gap=" ",
        yes="jes",
        no="ne",
    )
'''
TEMPLATES = {
    "plain/1-bonvolu.j2": "Bonvolu, {{ intent }}. {{ statements | sentences }}",
    "plain/2-mi-petas.j2": "{# least: 1 #}\nMi petas: {{ intent }}. {{ statements | uses }}",
    "polite/1-cxu.j2": "Ĉu vi povus helpi min? {{ intent | opening }}. {{ statements | pairs }} Dankon!",
    "terse/1-listo.j2": "{# least: 1 #}\n{{ intent | opening }}:{{ statements | lines }}",
    "repair/1-pardonu.j2": "Pardonu. {{ statements | sentences }}",
    "repair/2-vere.j2": "{# least: 1 #}\nVere, {{ statements | corrections }}.",
}
TOOL = {
    "name": "get_weather",
    "description": "Get the weather.",
    "parameters": {
        "city": {"type": "string", "minLength": 2, "required": True},
        "date": {"type": "string", "format": "date", "required": True},
        "unit": {"type": "string", "enum": ["celsius", "K"], "default": "K"},
        "wind": {"type": "boolean"},
        "days": {"type": "integer", "minimum": 1, "maximum": 7},
    },
}


@pytest.fixture
def esperanto(tmp_path: Path) -> Path:
    """Give the folder of a package that offers the locale as any package would."""
    package = tmp_path / "site"
    (package / "toy-1.0.dist-info").mkdir(parents=True)
    (package / "toy-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: toy\nVersion: 1.0\n")
    (package / "toy-1.0.dist-info" / "entry_points.txt").write_text("[seer.locales]\neo = toy_locale\n")
    (package / "toy_locale.py").write_text(RULES, encoding="utf-8")
    for name, text in TEMPLATES.items():
        file = package / "vortoj" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return package


def seer(package: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "seer", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own


def test_a_locale_is_one_file_and_a_folder_of_templates(esperanto: Path, tmp_path: Path) -> None:
    (tmp_path / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": [TOOL]}))
    made = seer(esperanto, tmp_path, "synth", "tools.json", "--locale", "eo", "-o", "set", "--json")
    assert made.returncode == 0, made.stderr
    told = json.loads(made.stdout)
    assert told["unworded"] == []
    assert {"normal", "missing", "invalid"} <= told["counts"]["by_kind"].keys()
    lines = (tmp_path / "set" / "v1" / "scenes.jsonl").read_text(encoding="utf-8").splitlines()
    said = [turn["say"] for line in lines for turn in json.loads(line)["turns"]]
    assert all("ontru la veteron" in json.loads(line)["turns"][0]["say"] for line in lines if '"eo/' in line)
    for sign in ("rbo estas ", " devas esti ", "rbo: ", "celsiaj gradoj", "Ĉu vi povus helpi min?"):
        assert any(sign in text for text in said), sign
    assert seer(esperanto, tmp_path, "check", "set").returncode == 0
    run = seer(esperanto, tmp_path, "run", "set", "--agent", "solver", "--json")
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["score"]["value"] == 1.0


def test_a_locale_without_rules_is_told(esperanto: Path, tmp_path: Path) -> None:
    (tmp_path / "tools.json").write_text(json.dumps({"seer": "tools/1", "tools": [TOOL]}))
    for broken, what in (
        (RULES.replace('locale="eo"', 'locale="xx"'), "has no RULES of its own"),
        (RULES.replace("    says=", "    # says="), "how statements are put together"),
    ):
        (esperanto / "toy_locale.py").write_text(broken, encoding="utf-8")
        made = seer(esperanto, tmp_path, "synth", "tools.json", "--locale", "eo")
        assert made.returncode == 2
        assert what in made.stderr
        assert "Traceback" not in made.stderr


def test_our_own_locales_are_files_of_the_same_kind() -> None:
    assert locales() == ("en", "zh")
    for name in locales():
        assert LOCALES.get(name).RULES is grammar(name)
        assert isinstance(grammar(name), Grammar)
    with pytest.raises(RecipeError, match="no wording is known for locale 'eo'"):
        grammar("eo")
