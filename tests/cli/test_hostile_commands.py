"""Hostile specs through `seer tools` and `seer synth`, each in a process with limits: tools, or one clear message."""

import json
import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import pytest

SECONDS = 60
MEMORY = 2 << 30


class Ended(NamedTuple):
    code: int
    out: str
    err: str


def seer(folder: Path, *words: str) -> Ended:
    """Run a command of ours within limits of processor time and memory."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = subprocess.Popen(  # noqa: S603 - our own command
            [sys.executable, "-m", "seer", *words], cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=err
        )
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.prlimit(process.pid, resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = process.wait()
        out.seek(0)
        err.seek(0)
        return Ended(code, out.read().decode(), err.read().decode())


def spec(schema: Any, **components: Any) -> str:
    """Give a spec whose one operation has a parameter with a schema, beside one that is sound."""
    paths = {
        "/a": {"get": {"operationId": "get_station", "summary": "Get a station",
                       "parameters": [{"name": "code", "in": "query", "required": True, "schema": schema}]}},
        "/b": {"get": {"operationId": "get_train", "summary": "Get a train",
                       "parameters": [{"name": "line", "in": "query", "required": True, "schema": {}}]}},
    }  # fmt: skip
    return json.dumps({"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": paths,
                       "components": {"schemas": components}})  # fmt: skip


def listed(**properties: Any) -> str:
    """Give a function list whose one function needs these parameters."""
    parameters = {"type": "object", "properties": properties, "required": list(properties)}
    return json.dumps([{"name": "find_train", "description": "Find a train", "parameters": parameters}])


def chain(length: int) -> dict[str, Any]:
    links = {f"d{n}": {"$ref": f"#/components/schemas/d{n + 1}"} for n in range(length)}
    return {**links, f"d{length}": {"type": "integer"}}


def to(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


BOMB = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 12)
)
REFUSED: dict[str, tuple[str, str]] = {
    "alias bomb": (BOMB, "line 6: aliases expand to too much; "),
    "cyclic alias": ("openapi: 3.0.0\npaths: &p\n  /a: {get: {parameters: *p}}\n", "line 3: alias *p stands inside"),
    "deep JSON": ('{"a":' * 100_000 + "1" + "}" * 100_000, "nested deeper than 128 levels; "),
    "deep JSON that is cut off": ("[" * 100_000, "nested deeper than 128 levels; "),
    "deep YAML": ("- " * 100_000 + "a", "line 1: nested deeper than 128 levels; "),
    "keys in keys": ("? " * 100_000 + "a", "line 1: "),
    "zero byte": (listed(line={"type": "string"}).replace("Find", "Fi\0nd"), "a zero byte at offset "),
    "half a surrogate pair": (listed(line={"enum": ["X"]}).replace('"X"', '"\\udc00"'), "holds half a surrogate pair"),
}
READ: dict[str, str] = {
    "reference to itself": spec(to("A"), A=to("A")),
    "references in a ring": spec(to("A"), A=to("B"), B=to("A")),
    "object that needs itself": spec(to("A"), A={"type": "object", "required": ["a"], "properties": {"a": to("A")}}),
    "list that needs itself": spec(to("A"), A={"type": "array", "minItems": 1, "items": to("A")}),
    "chain of references": spec(to("d0"), **chain(5_000)),
    "each refers to all": spec(to("d0"), **{
        f"d{n}": {"type": "object", "properties": {f"p{m}": to(f"d{m}") for m in range(60)}} for n in range(60)}),
    "backtracking": spec({"type": "string", "pattern": "^(a+)+$", "default": "a" * 40 + "b", "minLength": 30}),
    "backtracking in names": spec({"type": "object", "minProperties": 3, "propertyNames": {"pattern": "^(a*)*$"},
                                   "patternProperties": {"^(a|aa)+$": {"type": "integer"}}}),
    "repeated without bound": spec({"type": "string", "pattern": "^((a{1,1000}){1,1000}){1,1000}$"}),
    "lengths without bound": spec({"type": "string", "minLength": 10**9, "maxLength": 10**9}),
    "items without bound": spec({"type": "object", "required": ["a"], "properties": {
        "a": {"type": "array", "minItems": 10**9, "maxItems": 10**9, "items": {"type": "string"}},
        "b": {"type": "array", "contains": {"const": 1}, "minContains": 10**9}, "c": {"minProperties": 10**9}}}),
    "a line of 50 MB": spec({"type": "string", "description": "word " * 10_000_000}),
    "no value is left": listed(line={"not": {}}),
    "two long enums": listed(city={"enum": [f"c{n}" for n in range(20_000)]},
                             town={"enum": [f"t{n}" for n in range(20_000)]}),
    "thousands of parameters": listed(**{f"size{n}": {"type": "integer", "minimum": 1} for n in range(2_000)}),
    "numbers beyond all bounds": listed(a={"type": "number", "multipleOf": 1e-300}, b={"minimum": 1e308},
                                        c={"type": "integer", "minimum": 10**300, "multipleOf": 10**300 + 7}),
    "quotes and brackets without end": listed(line={"type": "string", "description": "((((`" * 20_000}),
}  # fmt: skip
NO_SCENE = {
    "no value is left": "no argument set was found that fits the parameters of any tool: ",
    "numbers beyond all bounds": "no argument set ",
}
NAMES = [
    "a\x01b\x1b[31m",
    "<script>alert(1)</script>",
    "../../etc",
    "\u202egnp",
    "a\nb",
    " ",
    "💥",
    "{{ 7 * 7 }}",
    "[red]x",
]


def written(folder: Path, text: str) -> str:
    (folder / "spec.yaml").write_text(text, encoding="utf-8")
    return "spec.yaml"


def commands(path: str) -> list[list[str]]:
    return [["tools", path], ["synth", path, "--profile", "smoke", "--doubtful", "-o", "set"]]


def is_told_in_one_line(ended: Ended, why: str) -> None:
    assert ended.code == 2, ended.err
    assert ended.err.startswith("seer: spec.yaml: ")
    assert why in ended.err
    assert len(ended.err) < 600
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize("name", REFUSED)
def test_one_clear_message(tmp_path: Path, name: str) -> None:
    text, why = REFUSED[name]
    for words in commands(written(tmp_path, text)):
        is_told_in_one_line(seer(tmp_path, *words), why)
        assert not (tmp_path / "set").exists()


@pytest.mark.parametrize("name", READ)
def test_tools_and_scenes_or_why_there_are_none(tmp_path: Path, name: str) -> None:
    for words in commands(written(tmp_path, READ[name])):
        ended = seer(tmp_path, *words, "--json")
        if words[0] == "synth" and name in NO_SCENE:
            is_told_in_one_line(ended, NO_SCENE[name])
            continue
        assert (ended.code, ended.err) == (0, "")
        told = json.loads(ended.out)
        flaws = [flaw["what"] for flaw in told["warnings"]]
        assert len(told.get("tools", ())) or told["counts"]["cases"], flaws
        assert all(len(what) < 600 and "\n" not in what for what in flaws)


@pytest.mark.parametrize(
    ("reference", "why"),
    [
        ("/etc/passwd", "leads by an absolute path, which isn't allowed"),
        ("../../../../../../etc/passwd", "leads out of its folder, which isn't allowed"),
        ("file:///etc/passwd", "leads by file:, which isn't allowed"),
        ("http://169.254.169.254/latest/meta-data#/a", "leads to the network, which isn't allowed"),
    ],
)
def test_references_that_lead_where_they_must_not(tmp_path: Path, reference: str, why: str) -> None:
    for words in commands(written(tmp_path, spec({"$ref": reference}))):
        ended = seer(tmp_path, *words, "--json")
        assert ended.code == 0, ended.err
        told = json.loads(ended.out)
        assert (
            [tool["name"] for tool in told["tools"]] == ["get_train"]
            if "tools" in told
            else told["counts"]["tools"] == 1
        )
        assert [why in flaw["what"] for flaw in told["warnings"]] == [True], told["warnings"]
        assert "root:" not in ended.out


def test_a_private_address_is_never_asked(tmp_path: Path) -> None:
    path = written(tmp_path, spec({"$ref": "http://169.254.169.254/latest/meta-data#/a"}))
    for words in commands(path):
        ended = seer(tmp_path, *words, "--allow-http")
        assert ended.code == 0, ended.err
        assert "no public address" in ended.err


@pytest.mark.parametrize("name", NAMES)
def test_names_stay_text(tmp_path: Path, name: str) -> None:
    schema = {"type": "string", "description": name, "enum": [name, "plain"], "default": name}
    operation = {
        "operationId": name, "summary": f"Get a {name} station", "tags": [name],
        "parameters": [{"name": name, "in": "query", "required": True, "schema": schema}],
    }  # fmt: skip
    document = {"openapi": "3.0.0", "info": {"title": name, "version": name}, "paths": {"/a": {"get": operation}}}
    for words in commands(written(tmp_path, json.dumps(document))):
        ended = seer(tmp_path, *words)
        assert ended.code == 0, ended.err
        assert all(sign.isprintable() or sign == "\n" for sign in ended.out + ended.err)
    assert {path.name for path in tmp_path.iterdir()} <= {"spec.yaml", "set"}
    made = [os.fspath(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()]
    assert all(each.isascii() for each in made)
