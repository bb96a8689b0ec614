"""Texts of an exact length are texts that people write."""

import pytest

from seer.sample.lengths import stretch
from seer.sample.pools import words


@pytest.mark.parametrize("size", [12, 20, 31, 40, 64, 100, 128, 255])
def test_a_text_has_the_length_and_ends_with_a_word(size: int) -> None:
    pool = words("text", "en")
    made = stretch(pool, low=size, high=size, gap=" ")
    assert len(made) == size
    known = {word.strip(".") for text in pool for word in text.split()}
    *body, last = made.rstrip(".").split(" ")
    assert {word.strip(".") for word in body[:-2]} <= known
    assert last.isalpha()
    assert len(last) > 1


def test_names_are_listed_and_sentences_end() -> None:
    assert stretch(("Lisbon", "Oslo", "Kyoto"), low=12, high=30, gap=" ") == "Lisbon, Oslo"
    sentences = ("The gate is open", "Bring your own cup")
    assert stretch(sentences, low=20, high=60, gap=" ") == "The gate is open. Bring your own cup"
    assert stretch(("早安", "晚安"), low=5, high=5, gap="") == "早安，晚安"
