"""Texts that only stand for a value."""

import pytest

from seer.sample.placeholders import is_placeholder


@pytest.mark.parametrize("text", ["a-project-name", "the_user_id", "my-token", "YOUR_ACCOUNT", "<name>"])
def test_what_names_a_value_is_none(text: str) -> None:
    assert is_placeholder(text)


@pytest.mark.parametrize("text", ["a-frame", "my-app", "the-old-oven", "some words with a title"])
def test_what_is_called_so_is_a_value(text: str) -> None:
    assert not is_placeholder(text)
