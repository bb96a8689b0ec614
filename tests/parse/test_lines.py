import json

import pytest

from seer.parse import lines_of, nearest


def test_lines_of_json() -> None:
    document = {"a": {"b/c": [1, 'two\\\n"', {"d~": None}]}, "é": True}
    found = lines_of(json.dumps(document, indent=1).encode())
    assert found == {"": 1, "/a": 2, "/a/b~1c": 3, "/a/b~1c/0": 4, "/a/b~1c/1": 5, "/a/b~1c/2": 6,
                     "/a/b~1c/2/d~0": 7, "/é": 11}  # fmt: skip


def test_lines_of_yaml() -> None:
    assert lines_of(b"a:\n  b:\n    - 1\n    - c: 2\n")["/a/b/1/c"] == 4


def test_json_lines_are_a_list() -> None:
    found = lines_of(b'{"a": 1}\n{"a": 2,\n "b": [3]}\n')
    assert (found["/a"], found["/1"], found["/1/b"], found["/1/b/0"]) == (1, 2, 3, 3)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"a: [1\nb: {", b"a: *x"])
def test_what_cannot_be_read_has_no_lines_or_those_before(data: bytes) -> None:
    assert isinstance(lines_of(data), dict)


def test_json_that_goes_astray_has_the_lines_up_to_there() -> None:
    found = lines_of(b'{"a": 1,\n "b": ]}} "\\ud8" : {x,\n ,"\\q": 3')
    assert found["/b"] == 2
    assert lines_of(b'{"\\q":\n {"a": 1}}') == {"": 1, "/\\q": 1, "/\\q/a": 2}
    assert lines_of(b"{,]}}")[""] == 1


def test_the_nearest_line_is_that_of_what_is_around() -> None:
    lines = {"": 1, "/a": 2}
    assert [nearest(lines, pointer) for pointer in ("/a/b/c", "/x", "", "/a")] == [2, 1, 1, 2]
    assert nearest({}, "/a") is None
