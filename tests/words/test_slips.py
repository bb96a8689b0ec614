from random import Random

import pytest

from seer.words.slips import mistyped, stands

EN = "could you please check the weather report"
ZH = "麻烦你查询天气，在线等。"


@pytest.mark.parametrize("seed", range(30))
def test_a_few_words_change_and_can_still_be_told(seed: int) -> None:
    said = mistyped(EN, locale="en", keep=frozenset(), most=2, rng=Random(seed))
    changed = [one for one, other in zip(said.split(), EN.split(), strict=True) if one != other]
    assert 0 < len(changed) <= 2
    assert stands(EN, said, locale="en")


def test_chinese_words_become_others_of_the_same_sound() -> None:
    said = mistyped(ZH, locale="zh", keep=frozenset(), most=1, rng=Random(0))
    assert said != ZH
    assert len(said) == len(ZH)
    assert stands(ZH, said, locale="zh")


@pytest.mark.parametrize(
    ("text", "locale", "keep"), [("check weather", "en", "check weather"), ("查询", "zh", "查询编号")]
)
def test_words_that_are_kept_stay(text: str, locale: str, keep: str) -> None:
    assert mistyped(text, locale=locale, keep=frozenset(keep.split()), most=9, rng=Random(0)) == text


def test_addresses_and_codes_are_no_words() -> None:
    text = "mail anna.smith@example.com about docs/install"
    assert mistyped(text, locale="en", keep=frozenset({"about"}), most=9, rng=Random(1)) == text


@pytest.mark.parametrize("other", ["could you please check the weather", "delete the weather report", "could"])
def test_other_words_are_no_slip(other: str) -> None:
    assert not stands(EN, other, locale="en")
