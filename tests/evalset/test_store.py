from collections.abc import Callable
from pathlib import Path

import pytest

from seer.errors import EvalSetError
from seer.evalset.store import load, locate, newest, read, save, versions
from seer.records import EvalSet

Make = Callable[..., EvalSet]
NOW = "2026-06-15T09:00:00Z"


def test_what_was_saved_is_loaded(make: Make, tmp_path: Path) -> None:
    evalset = make("Oslo", "Lima")
    place = save(evalset, tmp_path / "deep" / "weather", created=NOW)
    assert place.name == "v1"
    assert load(place) == evalset
    assert load(place.parent) == evalset
    head = newest(place.parent)
    assert head is not None
    assert (head.folder, head.manifest) == (place, evalset.manifest)
    assert list(head.side().scenes) == [scene.id for scene in evalset.scenes]
    assert sorted(file.name for file in place.parent.iterdir()) == ["v1", "versions.jsonl"]


def test_files_hold_a_record_a_line_and_no_clock(make: Make, tmp_path: Path) -> None:
    place = save(make("Oslo", "Lima"), tmp_path, created="2031-01-02T03:04:05Z")
    for file in place.iterdir():
        content = file.read_bytes()
        assert content.endswith(b"\n") or not content
        assert b"2031" not in content
        assert str(tmp_path).encode() not in content
    assert (place / "scenes.jsonl").read_bytes().count(b"\n") == 2
    assert b"2031-01-02T03:04:05Z" in (tmp_path / "versions.jsonl").read_bytes()


def test_the_same_again_makes_no_version(make: Make, tmp_path: Path) -> None:
    first = save(make("Oslo"), tmp_path, created=NOW)
    before = (tmp_path / "versions.jsonl").read_bytes()
    assert save(make("Oslo", version=2), tmp_path, created="later") == first
    assert (tmp_path / "versions.jsonl").read_bytes() == before
    assert [child.name for child in tmp_path.glob("v*") if child.is_dir()] == ["v1"]


def test_versions_say_why_they_were_made(make: Make, tmp_path: Path) -> None:
    first = make("Oslo")
    save(first, tmp_path, created=NOW)
    second = make("Oslo", "Lima", version=2, spec="two", parent=first.manifest.digest)
    save(second, tmp_path, created=NOW)
    save(make("Oslo", "Lima", "Kyiv", version=10, spec="two", parent=second.manifest.digest), tmp_path, created=NOW)
    assert [(line.version, line.why) for line in versions(tmp_path)] == [
        (1, "first"), (2, "spec changed"), (10, "recipe changed"),
    ]  # fmt: skip
    assert load(tmp_path).manifest.version == 10
    assert load(tmp_path / "v2").manifest.parent == first.manifest.digest


def test_a_version_never_changes(make: Make, tmp_path: Path) -> None:
    save(make("Oslo"), tmp_path, created=NOW)
    with pytest.raises(EvalSetError, match="version 1 is there already"):
        save(make("Lima"), tmp_path, created=NOW)


def test_nothing_is_left_where_writing_fails(make: Make, tmp_path: Path) -> None:
    (tmp_path / "weather").write_text("a file")
    with pytest.raises(EvalSetError, match="can't be written"):
        save(make("Oslo"), tmp_path / "weather", created=NOW)
    assert [child.name for child in tmp_path.iterdir()] == ["weather"]


def test_a_folder_without_an_eval_set_is_refused(tmp_path: Path) -> None:
    assert newest(tmp_path) is None
    with pytest.raises(EvalSetError, match="holds no eval set; name a folder"):
        locate(tmp_path)
    with pytest.raises(EvalSetError, match="there is no such eval set"):
        load(tmp_path / "none")


def test_an_edited_set_is_refused(make: Make, tmp_path: Path) -> None:
    place = save(make("Oslo"), tmp_path, created=NOW)
    file = place / "scenes.jsonl"
    file.write_bytes(file.read_bytes().replace(b"Oslo", b"Rome"))
    with pytest.raises(EvalSetError, match="was changed: its files have the digest"):
        load(tmp_path)
    evalset, files = read(place)
    assert b"Rome" in files["scenes.jsonl"]
    assert evalset.scenes[0].turns[0].say.endswith("Rome.")


@pytest.mark.parametrize(
    ("name", "edit", "where"),
    [
        ("scenes.jsonl", lambda content: content[:-5], "scenes.jsonl:2"),
        ("scenes.jsonl", lambda content: content.replace(b'"valid":true', b'"valid":1', 1), "scenes.jsonl:1"),
        ("cases.jsonl", lambda content: content + b"{}\n", "cases.jsonl:4"),
        ("cases.jsonl", lambda content: content.replace(b'"tool"', b'"toll"', 1), "cases.jsonl:1"),
        ("manifest.json", lambda content: content[:40], "manifest.json"),
        ("manifest.json", lambda content: content.replace(b'"format":1', b'"format":9'), "manifest.json"),
        ("manifest.json", lambda content: content.replace(b"seer-canary-", b"no-canary-"), "manifest.json"),
        ("tools.jsonl", lambda content: b"\xff" + content, "tools.jsonl:1"),
    ],
)
def test_a_broken_file_is_named_with_its_line(
    make: Make, tmp_path: Path, name: str, edit: Callable[[bytes], bytes], where: str
) -> None:
    place = save(make("Oslo", "Lima"), tmp_path, created=NOW)
    (place / name).write_bytes(edit((place / name).read_bytes()))
    with pytest.raises(EvalSetError) as caught:
        load(tmp_path)
    assert caught.value.where.endswith(where)
    assert caught.value.fix


def test_a_missing_file_is_named(make: Make, tmp_path: Path) -> None:
    place = save(make("Oslo"), tmp_path, created=NOW)
    (place / "defs.jsonl").unlink()
    with pytest.raises(EvalSetError, match=r"defs\.jsonl: can't be read"):
        load(tmp_path)
