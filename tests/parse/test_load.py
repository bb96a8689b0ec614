import re
from typing import TYPE_CHECKING, Any

import pytest

from seer.errors import SpecError
from seer.parse import line_of, lines_of, load_bytes, nearest
from seer.parse._load import MAX_DEPTH

if TYPE_CHECKING:
    from seer.parse._broken import Broken


def load(text: str | bytes, shown: str = "spec.yaml") -> object:
    return load_bytes(text.encode() if isinstance(text, str) else text, shown=shown)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("Yes", "Yes"),
        ("1:30", "1:30"),
        ("2024-01-15", "2024-01-15"),
        ("010", 10),
        ("0o10", 8),
        ("0x1F", 31),
        ("1_000", "1_000"),
        ("-3", -3),
        ("+.5", 0.5),
        ("1e3", 1000.0),
        ("~", None),
        ("Null", None),
        ("TRUE", True),
        ('"true"', "true"),
        ("!!str 12", "12"),
        ("!!int '12'", 12),
        ("!include other.yaml", "other.yaml"),
        ("=", "="),
        ("99999999999999999999999999", 99999999999999999999999999),
    ],
)
def test_scalars_are_read_by_yaml_1_2(text: str, value: object) -> None:
    read = load(f"a: {text}")
    assert read == {"a": value}
    assert type(read["a"]) is type(value)


def test_keys_are_as_written() -> None:
    assert load("200: ok\ntrue: yes\nno: 1\n1.0: x\n~: y\n") == {
        "200": "ok",
        "true": "yes",
        "no": 1,
        "1.0": "x",
        "~": "y",
    }


def test_merge_keys_are_resolved_and_own_keys_win() -> None:
    text = "a: &a {x: 1, y: 1}\nb: &b {y: 2, z: 2}\nc: {<<: [*a, *b], z: 3}\nd: {y: 9, <<: *a}\ne: {'<<': 1}\n"
    read = load(text)
    assert read["c"] == {"x": 1, "y": 1, "z": 3}
    assert read["d"] == {"x": 1, "y": 9}
    assert read["e"] == {"<<": 1}


def test_aliases_share() -> None:
    assert load("a: &x [1, {b: &y t}]\nc: *x\n? *y\n: 1\n") == {"a": [1, {"b": "t"}], "c": [1, {"b": "t"}], "t": 1}


BOMB = "a: &a [x,x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{new}: &{new} [{','.join([f'*{old}'] * 10)}]\n" for old, new in zip("abcdefgh", "bcdefghi", strict=True)
)
DEEP = MAX_DEPTH + 10


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "the file is empty"),
        (b" \n\t", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n", "not text, but binary; give a JSON or YAML file"),
        (b"a\x00b: 1", "not text: a zero byte at offset 1"),
        ("a: [1", "line 2, column 1"),
        ("a: 1\n b: 2\n", "line 2, column 3"),
        (
            't: "a\nv: "1"\np:\n  q: 1\n',
            "line 1, column 4: no YAML: a quotation mark on line 1 may not be closed: the text",
        ),
        ("t: 'a\nv: 1\n", "line 1, column 4: no YAML: a quotation mark begins a text that never ends; close it"),
        ("a: [1, 2\nb: 3\n", "no YAML: the list in brackets that begins on line 1 isn't closed; put a comma, or ']'"),
        ("a: {b: 1\nc: 2\n", "no YAML: the mapping in brackets that begins on line 1 isn't closed"),
        ("a:\n  b: 1\n c: 2\n", "line 3, column 2: no YAML: the mapping that begins on line 1 can't go on like this"),
        ("- a\nb: 1\n", "line 2, column 1: no YAML: the list that begins on line 1 can't go on like this"),
        ("a: b: c\n", "line 1, column 5: no YAML: a colon stands where none can; quote text that holds ': '"),
        ("a: @b\n", "line 1, column 4: no YAML: a sign stands here that begins no text; quote the text"),
        ("a: 1\nword\nb: 2\n", "no YAML: a key has no colon after it; write 'key: value'"),
        ('a: "\\q"\n', "line 1, column 5: no YAML: a backslash begins nothing that YAML knows"),
        ("a:\n  b: 1\n\tc: 2\n", "line 3, column 1: no YAML: a tab indents; indent with spaces"),
        ("ü: 1\nb: \x01\n", "line 2, column 4: no YAML: control characters are not allowed"),
        ("# coding: utf-7\na: ü\n".encode("latin-1"), "declares the encoding 'utf-7', which isn't known"),
        ("a: ü\n".encode("latin-1"), "byte 0xfc at offset 3 (line 1) is no UTF-8"),
        ("a: 1\nb: 2\na: 3\n", "line 3: key 'a' stands twice, first on line 1"),
        ("a: &x [*x]", "line 1: alias *x stands inside what it names"),
        ("a: *x", "x"),
        ("a: 1\n---\nb: 2\n", "line 2: a second YAML document begins"),
        ("? [a]\n: 1\n", "line 1: a key is a list or mapping"),
        ("a: .nan", "line 1: '.nan' is no number"),
        ("a: -.inf", "'-.inf' is no number"),
        ("a: 1e999", "'1e999' is no number"),
        ("a: " + "9" * 5000, "too many digits"),
        ("a: {<<: 3}", "merge key"),
        (BOMB, "aliases expand to too much"),
        ("- " * DEEP + "x", f"nested deeper than {MAX_DEPTH}"),
        ("a: &a " + "[" * 100 + "]" * 100 + "\nb: " + "[" * 100 + "*a" + "]" * 100, f"deeper than {MAX_DEPTH}"),
    ],
)
def test_bad_yaml_is_one_clear_error(text: str | bytes, told: str) -> None:
    with pytest.raises(SpecError) as caught:
        load(text)
    assert told in str(caught.value)
    assert str(caught.value).startswith("spec.yaml: ")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"a": 1,}', "line 1, column 8: no JSON: a comma stands before '}'; remove the comma"),
        ("[\n  1,\n]", "line 2, column 4: no JSON: a comma stands before ']'; remove the comma"),
        ('{"a": [1, 2', "line 1, column 12: no JSON: it ends too early"),
        ('{"a": 1, // one\n "b": 2}', "line 1, column 10: no JSON: it has a comment"),
        ("{'a': 1}", 'line 1, column 2: no JSON: "\'" is no quotation mark'),
        ('{"a": "x\ny"}', "line 1, column 9: no JSON: a line break"),
        ('{"a": "\\x"}', "line 1, column 8: no JSON: a backslash begins nothing"),
        ('{"a" 1}', "line 1, column 6: no JSON: a colon is missing"),
        ('{"a": 1\n "b": 2}', "line 2, column 2: no JSON: a comma or the closing bracket is missing"),
        ('{"a": }', "line 1, column 7: no JSON: a value is missing"),
        ('{"a": "b', "line 1, column 7: no JSON: a string has no end"),
        ('{"a": 1} x', "line 1, column 10: no JSON: more stands after the end"),
        ('{"a": [1,\n -007]}', "line 2, column 3: no JSON: a number begins with 0; write it in digits without that"),
        ('{"a": 0x1F}', "line 1, column 7: no JSON: a number begins with 0"),
        ('{"a": .5}', "line 1, column 7: no JSON: a number is written as JSON has none"),
        (
            '{"a": True}',
            "line 1, column 7: no JSON: a word stands there that JSON doesn't know; write true, false or null",
        ),
        ("{a: 1}", "line 1, column 2: no JSON: a name stands without quotation marks"),
        (
            '{"a": 1,\n "b": {"a": [{"a": 1}], "c": 1},\n "a": 3}',
            "line 3, column 2: key 'a' stands twice, first on line 1",
        ),
        ('{"a": "NaN",\n "b": NaN}', "line 2, column 7: 'NaN' is no number"),
        ('{"b": -Infinity}', "'-Infinity' is no number"),
        ('{"b": 1e999}', "line 1, column 7: '1e999' is no number"),
        ('{"b": ' + "9" * 5000 + "}", "too many digits"),
        ("[" * DEEP + "]" * DEEP, f"nested deeper than {MAX_DEPTH}"),
        ("[" * 100_000 + "]" * 100_000, f"nested deeper than {MAX_DEPTH}"),
        ('{"a": "\\ud800"}', "line 1, column 8: '\\ud800' holds half a surrogate pair"),
        ('{"\\udfff": "\\ud83d\\ude00 \\udfff"}', "line 1, column 3: '\\udfff' holds half a surrogate pair"),
        ('{"a": "\\\\ud83d",\n "b": "\\ud83d\\ude00 \\udfff"}', "line 2, column 21: '\U0001f600 \\udfff' holds"),
    ],
)
def test_bad_json_is_one_clear_error(text: str, told: str) -> None:
    with pytest.raises(SpecError) as caught:
        load(text, "spec.json")
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("begin", "inmost", "end"),
    [("[", "[]", "]"), ('{"a":', "{}", "}"), ('["[[\\n  {", ', "[1]", "]")],
)
def test_json_may_be_as_deep_as_is_said_and_no_deeper(begin: str, inmost: str, end: str) -> None:
    most = begin * (MAX_DEPTH - 1) + inmost + end * (MAX_DEPTH - 1)
    assert load(most, "spec.json")
    with pytest.raises(SpecError, match=f"nested deeper than {MAX_DEPTH}"):
        load(f"[{most}]", "spec.json")


def test_json_keeps_what_yaml_would_refuse() -> None:
    assert load('{"a": "\\ud83d\\ude00",\t"b": 12345678901234567890123}') == {"a": "😀", "b": 12345678901234567890123}


def test_flow_yaml_is_read_where_the_name_does_not_say_json() -> None:
    assert load("{a: no, b: [1, two]}") == {"a": "no", "b": [1, "two"]}
    with pytest.raises(SpecError, match="no JSON"):
        load("{a: no}", "spec.json")


def test_json_lines_are_a_list() -> None:
    assert load('{"a": 1}\n\n{"b": "\u2028"}\n', "spec.json") == [{"a": 1}, {"b": "\u2028"}]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"a": 1}\n{"b": 2,}\n', "line 2, column 8: no JSON: a comma stands before '}'"),
        ('{"a": 1}\n{"b": 2, "b": 3}\n', "line 2, column 10: key 'b' stands twice, first on line 2"),
        ('{"a": 1}\n{"b": NaN}\n', "line 2, column 7: 'NaN' is no number"),
        ('{"a": 1}\nmore\n', "line 2, column 1: no JSON: more stands after the end"),
    ],
)
def test_a_bad_line_of_json_lines_is_told(text: str, told: str) -> None:
    with pytest.raises(SpecError, match=re.escape(told)):
        load(text, "spec.json")


def test_duplicate_keys_of_json_are_told_each() -> None:
    told: list[str] = []
    value = load_bytes(b'{"a": 1, "a": 2,\n "b": {"c": 1, "c": 2}}', shown="x.json", told=told.append)
    assert value == {"a": 2, "b": {"c": 2}}
    assert told == [
        "line 1, column 10: key 'a' stands twice, first on line 1; the last one is kept",
        "line 2, column 16: key 'c' stands twice, first on line 2; the last one is kept",
    ]


def test_a_duplicate_key_of_json_is_found_beside_quotes_that_are_escapes() -> None:
    told: list[str] = []
    value = load_bytes(rb'{"a":1,"a":2,"b":"\u0022\u0022"}', shown="x.json", told=told.append)
    assert value == {"a": 2, "b": '""'}
    assert told == ["line 1, column 8: key 'a' stands twice, first on line 1; the last one is kept"]


PATHS = {
    "x.json": """{"paths": {"/a": {"get": 1, "put": 2},
 "/b": {"get": 0}, "/a": {"put": 3}, "/a": {"post": 4}, "/b": 5}, "b": {"/a": {"x": 1}}}""",
    "x.yaml": """paths:
  /a: {get: 1, put: 2}
  /b: {get: 0}
  /a: {put: 3}
  /a: {post: 4}
  /b: 5
b: {/a: {x: 1}}
""",
}


@pytest.mark.parametrize("name", PATHS)
def test_two_items_of_a_path_are_read_as_one(name: str) -> None:
    told: list[str] = []
    value = load_bytes(PATHS[name].encode(), shown=name, told=told.append)
    assert value == {"paths": {"/a": {"get": 1, "put": 3, "post": 4}, "/b": 5}, "b": {"/a": {"x": 1}}}
    assert [what.partition("; ")[2] for what in told if "'/b'" in what] == ["the last one is kept"]
    assert {what.partition("; ")[2] for what in told if "'/a'" in what} <= {
        "both are read as one", "both are read as one, with put of the last",
    }  # fmt: skip


@pytest.mark.parametrize("key", ["x", "components"])
def test_of_other_keys_the_last_value_is_kept(key: str) -> None:
    told: list[str] = []
    assert load_bytes(f"{key}: {{/a: {{b: 1}}, /a: {{c: 2}}}}\n".encode(), shown="x.yaml", told=told.append) == {
        key: {"/a": {"c": 2}}
    }
    assert told == ["line 1: key '/a' stands twice, first on line 1; the last one is kept"]


@pytest.mark.parametrize("encoding", ["gbk", "latin-1", "shift_jis"])
def test_an_encoding_may_be_declared(encoding: str) -> None:
    text = {"gbk": "奥斯陆", "latin-1": "café", "shift_jis": "大阪"}[encoding]
    assert load(f"# -*- coding: {encoding} -*-\ncity: {text}\n".encode(encoding)) == {"city": text}
    assert load(f"#!/usr/bin/x\n# vim: set fileencoding={encoding} :\ncity: {text}\n".encode(encoding)) == {
        "city": text
    }


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@pytest.mark.parametrize("text", ['{"城市": "奥斯陆"}', 'k: 1\n城市: "奥斯陆"\n'])
def test_unicode_encodings(encoding: str, text: str) -> None:
    assert load(text.encode(encoding))["城市"] == "奥斯陆"


@pytest.mark.parametrize(
    ("pointer", "line"), [("", 1), ("/a", 1), ("/a/b", 2), ("/a/b/1", 4), ("/c~1d", 5), ("/nowhere", None)]
)
def test_lines_of_pointers(pointer: str, line: int | None) -> None:
    assert line_of(b"a:\n  b:\n    - 1\n    - 2\nc/d: x\n", pointer) == line


def test_lines_of_json() -> None:
    assert line_of(b'{"a": {\n "b": [\n 1,\n {"c": 2}]}}', "/a/b/1/c") == 4
    assert line_of(b"\xff", "/a") is None


def broken_in(text: str, name: str) -> tuple[Any, list[tuple[str, str, int | None]]]:
    found: list[Broken] = []
    value = load_bytes(text.encode(), shown=name, told=lambda _: None, broken=found)
    return value, [(each.pointer, each.what, each.line) for each in found]


@pytest.mark.parametrize("depth", [1_000, 100_000])
@pytest.mark.parametrize("name", ["x.json", "x.yaml"])
def test_json_nested_without_end_costs_what_is_nested(depth: int, name: str) -> None:
    deep = '{"a": [0, ' * depth + "1" + "]}" * depth
    text = f'{{"x": {{"": 1, "k,": ["[", 2,\n{deep}]}},\n "y": [3]}}'
    value, told = broken_in(text, name)
    assert value["y"] == [3]
    assert value["x"]["k,"][:2] == ["[", 2]
    ((pointer, what, line),) = told
    assert pointer == "/x/k,/2" + "/a/1" * ((MAX_DEPTH - 3) // 2) + "/a" * ((MAX_DEPTH - 3) % 2)
    assert (what, line) == (f"nested deeper than {MAX_DEPTH} levels", None)
    assert nearest(lines_of(text.encode()), pointer) == 2


def test_brackets_without_end_that_dont_match_are_told() -> None:
    with pytest.raises(SpecError, match="nested deeper than 128 levels"):
        load_bytes(("[" * 100_000 + "1").encode(), shown="x.json", broken=[])


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (r'"\ud83d\ude00 \u0041"', "\U0001f600 A"),
        (r'"\\ud83d \ud83d\ude00"', "\\ud83d \U0001f600"),
        ('"a\n  \\ud83d\\ude00"', "a \U0001f600"),
        (r"'\ud83d\ude00'", r"\ud83d\ude00"),
        (r"\ud83d\ude00", r"\ud83d\ude00"),
    ],
)
def test_characters_may_be_escaped_in_halves_in_yaml(written: str, read: str) -> None:
    text = f'a: "\\ud83d\\ude00"\nb: {written}\nc: {{"\\ud83d\\ude00": 1}}\n'
    assert load(text) == {"a": "\U0001f600", "b": read, "c": {"\U0001f600": 1}}


def test_half_a_character_in_yaml_costs_its_place() -> None:
    value, told = broken_in('a: {b: "x \\ud83d y"}\nc: "\\ude00\\ud83d"\nd: "\\ud83d\\ude00"\n', "x.yaml")
    assert value == {"a": {"b": "x \ufffd y"}, "c": "\ufffd\ufffd", "d": "\U0001f600"}
    assert [pointer for pointer, _, _ in told] == ["/a/b", "/c"]
    assert told[0][1] == r"'x \ud83d y' holds half a surrogate pair, which is no text"
    with pytest.raises(SpecError, match="no YAML"):
        load('a: "\\ud83d"\nb: "\\U00110000"\n')


@pytest.mark.parametrize(
    "deep",
    [
        "".join(f"{' ' * (4 + n)}a:\n" for n in range(1_200)) + " " * 1_204 + "b: |\n" + " " * 1_210 + "text\n",
        "    a: " + "{a: [0, '}', \"]\", " * 1_200 + "1" + "]}" * 1_200 + "  # ]\n",
        "    " + "- " * 5_000 + "1\n    - 2\n",
        "    " + "- a:\n".join(" " * (4 + 2 * n) if n else "" for n in range(1_200)) + " " * 2_500 + "1\n",
    ],
)
def test_yaml_nested_deeper_than_its_reader_goes_costs_what_is_nested(deep: str) -> None:
    text = f"w: [1]\nx:\n  y:\n{deep}\n# said of z\nz:\n- {{v: 3}}\nbad: .nan\n"
    value, told = broken_in(text, "x.yaml")
    assert (value["w"], value["z"]) == ([1], [{"v": 3}])
    (pointer, what, line), (other, _, last) = told
    assert pointer.startswith("/x/y/")
    assert pointer.count("/") == MAX_DEPTH
    assert what == f"nested deeper than {MAX_DEPTH} levels"
    assert line is not None
    assert text.split("\n")[line - 1].strip()
    assert (other, last) == ("/bad", text.count("\n"))


def test_yaml_nested_too_deep_in_many_places_costs_each() -> None:
    text = "".join(f"k{n}: {'[' * 1_100}{']' * 1_100}\n" for n in range(5)) + "ok: 1\n"
    value, told = broken_in(text, "x.yaml")
    assert value["ok"] == 1
    assert [(pointer[:3], line) for pointer, _, line in told] == [(f"/k{n}", n + 1) for n in range(5)]


def test_yaml_nested_too_deep_without_end_is_refused() -> None:
    with pytest.raises(SpecError, match="line 2: nested deeper than 128 levels"):
        load_bytes(("a: 1\nb: " + "[" * 1_100).encode(), shown="x.yaml", broken=[])
