import pytest

from seer.schema.pointer import MISSING, get, join, leaves, parent, remove, replace, slot, slot_below, split

VALUE = {"a/b": {"~": [1, {"x": None}]}, "e": {}, "n": [[]]}


def test_tokens_survive_join_and_split() -> None:
    pointer = join(join(join("", "a/b"), "~"), 1)
    assert pointer == "/a~1b/~0/1"
    assert split(pointer) == ("a/b", "~", "1")
    assert parent(pointer) == "/a~1b/~0"
    assert split("") == ()


@pytest.mark.parametrize(
    ("pointer", "found"),
    [
        ("", VALUE),
        ("/a~1b/~0/0", 1),
        ("/a~1b/~0/1/x", None),
        ("/a~1b/~0/2", MISSING),
        ("/a~1b/~0/01", MISSING),
        ("/a~1b/~0/-1", MISSING),
        ("/e/x", MISSING),
        ("/a~1b/~0/0/x", MISSING),
    ],
)
def test_get_finds_values_and_tells_null_from_nothing(pointer: str, found: object) -> None:
    assert get(VALUE, pointer) == found


def test_replace_copies_only_the_way_and_adds_members_and_items() -> None:
    changed = replace(VALUE, "/a~1b/~0/1/x", 7)
    assert get(changed, "/a~1b/~0/1/x") == 7
    assert get(VALUE, "/a~1b/~0/1/x") is None
    assert changed["e"] is VALUE["e"]
    assert replace({}, "/new", 1) == {"new": 1}
    assert replace([1], "/1", 2) == [1, 2]
    assert replace(VALUE, "", 3) == 3


@pytest.mark.parametrize("pointer", ["/x/y", "/n/3", "/a~1b/~0/0/x"])
def test_replace_needs_the_containers_on_the_way(pointer: str) -> None:
    with pytest.raises(KeyError):
        replace(VALUE, pointer, 1)


def test_remove_takes_members_and_items() -> None:
    assert remove({"a": [1, 2], "b": 3}, "/a/0") == {"a": [2], "b": 3}
    assert remove({"a": [1, 2], "b": 3}, "/b") == {"a": [1, 2]}
    for pointer in ("", "/c", "/a/2"):
        with pytest.raises(KeyError):
            remove({"a": [1, 2]}, pointer)


def test_leaves_are_scalars_and_empty_containers() -> None:
    assert list(leaves(VALUE)) == [("/a~1b/~0/0", 1), ("/a~1b/~0/1/x", None), ("/e", {}), ("/n/0", [])]
    assert list(leaves(5)) == [("", 5)]


def test_a_slot_puts_one_value_after_the_other_and_changes_nothing() -> None:
    before = repr(VALUE)
    put = slot(VALUE, "/a~1b/~0/1/x")
    assert [get(put(new), "/a~1b/~0/1/x") for new in (1, [2])] == [1, [2]]
    assert put(None) == VALUE
    assert repr(VALUE) == before
    assert slot(VALUE, "/n/0/0")(5) == {**VALUE, "n": [[5]]}
    assert slot(VALUE, "")(5) == 5
    with pytest.raises(KeyError):
        slot(VALUE, "/e/x/y")


def test_a_slot_below_another_puts_into_what_stands_there() -> None:
    above = slot(VALUE, "/a~1b")
    below = slot_below(above, {"~": [], "z": 1}, "new")
    assert below(5) == {**VALUE, "a/b": {"~": [], "z": 1, "new": 5}}
    assert slot_below(below, {"x": 0}, "x")(6) == {**VALUE, "a/b": {"~": [], "z": 1, "new": {"x": 6}}}
    assert above(7) == {**VALUE, "a/b": 7}
