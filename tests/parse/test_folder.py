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


def test_folders_in_one_without_a_spec_are_named(tmp_path: Path) -> None:
    for name in ("b", "a", ".git"):
        (tmp_path / name).mkdir()
    with pytest.raises(SpecError) as caught:
        parse_file(tmp_path, shown="specs")
    assert str(caught.value) == ("specs: is a folder in which no spec was found; name a file, or a folder in it: a, b")
