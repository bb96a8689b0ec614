import pytest

from seer.words.machinery import LEAST, is_machinery, likeliness


@pytest.mark.parametrize("name", ["quotaUser", "X-Amz-Date", "next_page_token", "start_cursor", "Idempotency-Key"])
def test_machinery_is_told_by_its_name(name: str) -> None:
    assert is_machinery(name, reads=True)
    assert likeliness(name) == LEAST


def test_parts_of_a_list_are_machinery_where_nothing_is_read() -> None:
    assert not is_machinery("limit", reads=True)
    assert is_machinery("limit", reads=False)


def test_people_say_titles_first_and_switches_late() -> None:
    ranked = ["etag", "include_archived", "colour", "title"]
    assert sorted(ranked, key=likeliness) == ["title", "colour", "include_archived", "etag"]
