import json
from pathlib import Path

import pytest

from seer.errors import SpecError
from seer.parse import parse_file


def write(folder: Path, **schemas: object) -> None:
    for name, schema in schemas.items():
        (folder / f"{name}.json").write_text(json.dumps(schema))


def schema(title: str, **properties: object) -> object:
    return {"title": title, "type": "object", "properties": properties}


def test_a_folder_of_schemas_is_a_tool_each(tmp_path: Path) -> None:
    write(tmp_path, a=schema("add", x={"$ref": "part.json"}), b=schema("drop"), part={"type": "string", "minLength": 1})
    (tmp_path / "README.md").write_text("no spec")
    parsed, source = parse_file(tmp_path, shown="schemas/")
    assert [tool.name for tool in parsed.tools] == ["add", "drop"]
    assert [tool.source.path for tool in parsed.tools] == ["schemas/a.json", "schemas/b.json"]
    assert parsed.tools[0].parameters["$defs"] == {"part": {"type": "string", "minLength": 1}}
    assert [warning.where for warning in parsed.warnings] == ["schemas/part.json"]
    assert (source.path, source.format) == ("schemas/", "json_schema")
    write(tmp_path, b=schema("drop", y={}))
    assert parse_file(tmp_path, shown="schemas/")[1].digest != source.digest


def test_tools_of_one_name_are_told_apart_by_their_files(tmp_path: Path) -> None:
    write(tmp_path, a=schema("add"), b=schema("add", x={}), c=schema("other"))
    parsed, _ = parse_file(tmp_path, shown="s")
    assert [tool.name for tool in parsed.tools] == ["a_add", "b_add", "other"]
    assert len({tool.digest for tool in parsed.tools}) == 3


def test_a_file_that_leads_out_of_the_folder_is_no_part_of_it(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    write(tmp_path, secret=schema("secret"))
    (tmp_path / "in/link.json").symlink_to(tmp_path / "secret.json")
    with pytest.raises(SpecError, match=r"^in: is a folder in which no spec was found; name a file$"):
        parse_file(tmp_path / "in", shown="in")


def test_specs_in_folders_below_are_told_of(tmp_path: Path) -> None:
    for name in ("b", "a/c", ".git", "empty"):
        (tmp_path / name).mkdir(parents=True)
        if name != "empty":
            write(tmp_path / name, x=schema("x"), y=schema("y"))
    write(tmp_path, top=schema("top"))
    parsed, _ = parse_file(tmp_path, shown="specs", strict=True)
    assert [tool.name for tool in parsed.tools] == ["top"]
    (warning,) = parsed.warnings
    assert (warning.where, warning.kind) == ("specs", "left_out")
    assert warning.what == (
        "4 files in folders below it weren't read (a/c/, b/); name such a folder, or a file, to read what lies there"
    )
    (tmp_path / "a/c/x.json").unlink()
    for file in (tmp_path / "b").iterdir():
        file.unlink()
    (warning,) = parse_file(tmp_path, shown="specs")[0].warnings
    assert warning.what.startswith("1 file in a folder below it wasn't read (a/c/); name")


def test_folders_in_one_without_a_spec_are_named(tmp_path: Path) -> None:
    for name in ("b", "a", ".git"):
        (tmp_path / name).mkdir()
    with pytest.raises(SpecError) as caught:
        parse_file(tmp_path, shown="specs")
    assert str(caught.value) == ("specs: is a folder in which no spec was found; name a file, or a folder in it: a, b")
