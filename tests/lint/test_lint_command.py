"""`seer lint` as its user meets it: text, JSON, exit codes, options, hostile text."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from lint_lab import api, function, mcp, operation, text

Seer = Callable[..., tuple[int, str, str]]


@pytest.fixture
def tools(tmp_path: Path) -> str:
    many = [
        function(f"find_{word}", f"Find each {word} by its name in the shop.", q=text()) for word in ("a", "b", "c")
    ]
    odd = function(
        "find_pet", "", q={"type": "string"}, r={"type": "string"}, s={"type": "string"}, t={"type": "string"}
    )
    (tmp_path / "tools.json").write_text(json.dumps([*many, odd], indent=1))
    return "tools.json"


def test_findings_stand_under_file_and_tool(seer: Seer, tools: str) -> None:
    code, out, _ = seer("lint", tools)
    assert code == 1
    lines = out.splitlines()
    assert lines[0] == "tools.json"
    assert lines[1] == "  find_pet"
    assert "error    no description  missing_description" in lines[2]
    assert "fix: say in a few sentences" in lines[3]
    assert "warning  q, r, s and 1 more: no description  missing_parameter_description" in out
    assert lines[-1] == "4 tools: 1 error, 4 warnings, 4 notes"


def test_all_shows_each_finding(seer: Seer, tools: str) -> None:
    out = seer("lint", tools, "--all")[1]
    assert out.count("missing_parameter_description") == 4
    assert "t: no description" in out


def test_what_repeats_is_counted(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "many.json").write_text(json.dumps([function(f"look_up_{c}", "", q=text()) for c in "abcdefg"]))
    out = seer("lint", "many.json", "--rule", "missing_description")[1]
    assert out.count("missing_description") == 4
    assert "4  error    missing_description in 4 tools" in out
    assert seer("lint", "many.json", "--rule", "missing_description", "--all")[1].count("missing_description") == 7


def test_of_many_sentences_of_a_rule_the_first_are_shown(seer: Seer, tmp_path: Path) -> None:
    odd = {name: {"type": "integer", "default": name} for name in "abcde"}
    (tmp_path / "odd.json").write_text(json.dumps([function(**odd)]))
    out = seer("lint", "odd.json", "--rule", "default_contradicts")[1]
    assert out.count("isn't allowed by its schema") == 3
    assert "and 2 more of default_contradicts" in out


@pytest.mark.parametrize(
    ("level", "code"), [("error", 0), ("warning", 0), ("note", 1), ("never", 0)]
)  # fmt: skip
def test_the_exit_code_follows_fail_on(seer: Seer, tmp_path: Path, level: str, code: int) -> None:
    (tmp_path / "note.json").write_text(json.dumps([function(q=text(default="x"), required=["q"])]))
    assert seer("lint", "note.json", "--fail-on", level)[0] == code


def test_a_warning_fails_only_where_asked(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "warn.json").write_text(json.dumps([function(description="TODO", q=text())]))
    assert seer("lint", "warn.json")[0] == 0
    assert seer("lint", "warn.json", "--fail-on", "warning")[0] == 1
    assert seer("lint", "warn.json", "--fail-on", "warning", "--ignore", "vague*")[0] == 0


def test_strict_takes_warnings_as_errors_and_checks_deeply(seer: Seer, tmp_path: Path) -> None:
    document = api(("/a", "get", operation()))
    (tmp_path / "api.json").write_text(json.dumps(document))
    assert seer("lint", "api.json")[0] == 0
    (tmp_path / "bad.json").write_text(json.dumps({**document, "info": {"title": "t"}}))
    assert [seer("lint", "bad.json", *words)[0] for words in ([], ["--strict"])] == [0, 1]
    assert seer("lint", "bad.json", "--strict", "--fail-on", "error")[0] == 0
    (tmp_path / "seer.yaml").write_text("strict: true\n")
    assert seer("lint", "bad.json")[0] == 1


def test_bad_input_is_no_finding(seer: Seer, tools: str) -> None:
    assert seer("lint", "nothing.json")[0] == 2
    assert seer("lint")[0] == 2
    code, _, err = seer("lint", tools, "--rule", "missing_descripton")
    assert code == 2
    assert "did you mean 'missing_description'?" in err
    code, _, err = seer("lint", tools, "--format", "functions")
    assert code == 2
    assert "--input-format" in err
    assert seer("lint", tools, "--exclude", "*")[0] == 2
    assert seer("lint", tools, "--input-format", "openapi")[0] == 2


@pytest.mark.parametrize(
    ("content", "words", "line"),
    [("[\n{bad", (), 2), ("5", (), None), (json.dumps([function()]), ("--include", "nothing*"), None)],
)
def test_a_refusal_is_a_finding_where_a_machine_reads(
    seer: Seer, tmp_path: Path, content: str, words: tuple[str, ...], line: int | None
) -> None:
    (tmp_path / "bad.json").write_text(content)
    code, out, err = seer("lint", "bad.json", "--json", *words)
    told = json.loads(out)
    (only,) = told["findings"]
    assert (code, told["tools"], told["counts"]) == (2, 0, {"error": 1})
    assert (only["rule"], only["path"], only["line"]) == ("unreadable_spec", "bad.json", line)
    assert only["what"] in err
    code, out, _ = seer("lint", "bad.json", "--format", "sarif", *words)
    (run,) = json.loads(out)["runs"]
    (result,) = run["results"]
    assert (code, result["level"]) == (2, "error")
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"] == "unreadable_spec"
    assert seer("lint", "bad.json", *words)[1] == ""


def test_tools_are_chosen_by_name(seer: Seer, tools: str) -> None:
    code, out, _ = seer("lint", tools, "--exclude", "find_pet")
    assert (code, out.splitlines()[-1]) == (0, "3 tools: 0 errors, 0 warnings, 0 notes")


def test_findings_as_json(seer: Seer, tools: str) -> None:
    code, out, _ = seer("lint", tools, "--json")
    told = json.loads(out)
    assert code == 1
    assert told["counts"] == {"error": 1, "note": 4, "warning": 4}
    assert told["tools"] == 4
    first = told["findings"][0]
    assert (first["rule"], first["path"], first["pointer"], first["tool"]) == (
        "missing_description", "tools.json", "/3", "find_pet",
    )  # fmt: skip
    named = next(each for each in told["findings"] if each["parameter"] == "r")
    lines = Path(tools).read_text().splitlines()
    assert '"r"' in lines[named["line"] - 1]
    assert named["pointer"] == "/3/parameters/properties/r"


def test_findings_go_to_a_file(seer: Seer, tools: str, tmp_path: Path) -> None:
    code, out, _ = seer("lint", tools, "--format", "json", "-o", "found.json")
    assert (code, out) == (1, "")
    assert json.loads((tmp_path / "found.json").read_text())["tools"] == 4
    assert seer("lint", tools, "-o", "no/such/folder.txt")[0] == 2


def test_rules_are_listed(seer: Seer) -> None:
    code, out, _ = seer("lint", "--list")
    assert code == 0
    assert "missing_description            error    A tool that nothing is said of." in out
    rows = json.loads(seer("lint", "--list", "--json", "--rule", "refused_*")[1])
    assert [row["name"] for row in rows] == ["refused_name", "refused_parameter_name"]
    assert all(row["sources"] for row in rows)


def test_hostile_text_stays_on_its_line(seer: Seer, tmp_path: Path) -> None:
    hostile = "\x1b[31mred\x07\nsecond line [bold]x[/bold]"
    (tmp_path / "odd.json").write_text(json.dumps([function(hostile, hostile, **{hostile: {"type": "string"}})]))
    out = seer("lint", "odd.json", "--all")[1]
    assert "\x1b" not in out
    assert "\x07" not in out
    assert not any(line.startswith("second line") for line in out.splitlines())
    assert "\x1b" not in seer("lint", "odd.json", "--format", "sarif")[1]


def test_a_place_that_tools_share_is_told_once(seer: Seer, tmp_path: Path) -> None:
    shared = {"name": "page", "in": "query", "schema": {"type": "integer"}}
    refer = {"parameters": [{"$ref": "#/components/parameters/page"}]}
    document = api(
        ("/a", "get", operation("findShoes", "Find shoes by their size and colour.", **refer)),
        ("/b", "get", operation("findHats", "Find hats by their size and shape.", **refer)),
        components={"parameters": {"page": shared}},
    )
    (tmp_path / "api.json").write_text(json.dumps(document, indent=1))
    told = json.loads(seer("lint", "api.json", "--json", "--rule", "missing_parameter_description")[1])
    (only,) = told["findings"]
    assert (only["pointer"], only["tools"]) == ("/components/parameters/page", 2)
    assert "shared by 2 tools" in seer("lint", "api.json", "--rule", "missing_parameter_description")[1]


def test_a_live_source_has_findings_without_lines(seer: Seer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "made_for_lint.py").write_text('def find_pet(pet_id: int) -> None:\n    "Find a pet."\n')
    monkeypatch.syspath_prepend(tmp_path)
    told = json.loads(seer("lint", "python:made_for_lint", "--json")[1])
    assert {each["line"] for each in told["findings"]} == {None}
    location = json.loads(seer("lint", "python:made_for_lint", "--format", "sarif")[1])["runs"][0]["results"][0]
    assert list(location["locations"][0]) == ["logicalLocations"]


def test_a_repair_is_told_once_and_with_its_tool(seer: Seer, tmp_path: Path) -> None:
    contradictory = function(
        a=text(default=5),
        b={"type": "integer", "minimum": 3, "maximum": 1},
        c={"type": "wat"},
        d={"type": "integer", "exclusiveMinimum": 3, "maximum": 3},
    )
    (tmp_path / "t.json").write_text(json.dumps([contradictory]))
    told = json.loads(seer("lint", "t.json", "--json")[1])["findings"]
    rules = [each["rule"] for each in told]
    assert "default_contradicts" in rules
    assert "limits_contradict" in rules
    repairs = [each for each in told if each["rule"] == "repaired"]
    assert [(each["tool"], each["what"][:10]) for each in repairs] == [("search_catalogue", "type 'wat'")]


def test_a_tool_that_stands_in_a_file_beside_the_spec(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "plug/provider").mkdir(parents=True)
    (tmp_path / "plug/tools").mkdir()
    tool = "identity: {name: look_up}\ndescription: {human: {en_US: Looks.}, llm: Look up a word in the book.}\n"
    (tmp_path / "plug/provider/book.yaml").write_text("identity: {name: book}\ntools:\n- tools/look_up.yaml\n")
    (tmp_path / "plug/tools/look_up.yaml").write_text(f"{tool}parameters:\n- name: word\n  type: string\n  form: llm\n")
    told = json.loads(seer("lint", "plug/provider/book.yaml", "--json", "--rule", "missing_param*")[1])
    (only,) = told["findings"]
    assert (only["path"], only["pointer"], only["line"]) == ("plug/tools/look_up.yaml", "/parameters/0", 4)


def test_a_folder_is_linted_file_by_file(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "specs").mkdir()
    (tmp_path / "specs/a.json").write_text(json.dumps([function("find_a", "")]))
    (tmp_path / "specs/b.json").write_text(json.dumps(mcp("delete_b")))
    out = seer("lint", "specs")[1]
    assert "specs/a.json" in out
    assert "specs/b.json" in out


def test_what_is_too_long_to_read_is_cut(seer: Seer, tmp_path: Path) -> None:
    long = "a" * 100_000
    (tmp_path / "long.json").write_text(json.dumps([function(long, "", **{long: {"type": "string", "enum": [long]}})]))
    out = seer("lint", "long.json", "--all")[1]
    assert "a" * 60 + "aaa…" in out
    assert max(map(len, out.splitlines())) < 800
    assert long in seer("lint", "long.json", "--json")[1]
