import re

import pytest

from seer.errors import RecipeError
from seer.words.grammar import NUMBER, TOKEN, grammar, locales


@pytest.mark.parametrize("locale", locales())
def test_longer_connectors_come_before_those_they_begin_with(locale: str) -> None:
    connectors = grammar(locale).connectors
    for index, one in enumerate(connectors):
        assert not any(later.startswith(one) for later in connectors[index + 1 :])


def test_a_region_is_read_as_its_language() -> None:
    assert grammar("zh-CN") is grammar("zh")


def test_an_unknown_locale_is_the_users_mistake() -> None:
    with pytest.raises(RecipeError, match="'xx'"):
        grammar("xx")


@pytest.mark.parametrize("text", ["octocat", "2026-06-18", "a@example.com", "https://example.com/x"])
def test_tokens_that_may_stand_bare(text: str) -> None:
    assert re.fullmatch(TOKEN, text)


@pytest.mark.parametrize("text", ["end.", "-x", "two words", "a,b", ""])
def test_text_that_may_not_stand_bare(text: str) -> None:
    assert not re.fullmatch(TOKEN, text)


def test_numbers_have_no_exponent_and_no_separator() -> None:
    assert re.fullmatch(NUMBER, "-2.50")
    assert not re.fullmatch(NUMBER, "1e5")
    assert not re.fullmatch(NUMBER, "1,000")
