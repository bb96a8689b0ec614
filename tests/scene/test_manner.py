from collections import Counter
from random import Random

import pytest
from scene_lab import NOW, TOOLS, case, composer, drafts, requests

from seer.curate.prove import prove
from seer.curate.read import read
from seer.records import STYLES, Style
from seer.scene import manner

KNOWN = {tool.name: tool for tool in TOOLS}


def test_styles_come_in_the_shares_of_the_mixture() -> None:
    first = Counter(manner.order(None, Random(seed))[0] for seed in range(2000))
    whole = sum(manner.MIXTURE.values())
    for style, weight in manner.MIXTURE.items():
        assert abs(first[style] / 2000 - weight / whole) < 0.05


def test_styles_that_are_not_named_do_not_come() -> None:
    assert manner.order({"terse": 1, "plain": 0}, Random(0)) == ["terse"]


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("style", STYLES)
def test_every_draft_of_every_style_is_proved(locale: str, style: Style) -> None:
    made = composer(locale, styles={style: 1})
    for one in requests(locale):
        scenes = made.compose(one)
        if scenes == "no_template":
            assert style == "forwarded"
            continue
        assert not isinstance(scenes, str), scenes
        for scene in scenes:
            assert scene.style == style
            assert prove(scene, KNOWN) is None, scene


def test_the_last_value_counts_where_the_user_corrects_himself() -> None:
    made = composer(styles={"spoken": 1})
    cities = ("Paris", "Tallinn", "Kyoto", "Galway", "Berlin", "Seattle")
    said = [drafts(made, case("normal", {"city": city, "date": "2026-06-18"}))[0].turns[0].say for city in cities]
    corrected = [
        text for text in said if any(sign in text for sign in (", no wait, ", ", no, sorry, ", ", or rather "))
    ]
    assert corrected
    for city, text in zip(cities, said, strict=True):
        assert read(text, TOOLS[0], locale="en", now=NOW).arguments == {"city": city, "date": "2026-06-18"}


def test_what_is_at_fault_is_not_corrected_in_the_same_breath() -> None:
    made = composer(styles={"spoken": 1})
    for days in range(15, 40):
        one = case("invalid", {"city": "Paris", "date": "2026-06-18", "days": days}, at="/days")
        assert all(f"{days}" in scene.turns[0].say.split(" days ")[-1] for scene in drafts(made, one))
        for scene in drafts(made, one):
            assert read(scene.turns[0].say, TOOLS[0], locale="en", now=NOW).arguments == one.arguments


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_mistyped_words_leave_values_and_labels_alone(locale: str) -> None:
    made, plain = composer(locale, styles={"typos": 1}), requests(locale)[0]
    for scene in drafts(made, plain):
        reading = read(scene.turns[0].say, TOOLS[0], locale=locale, now=NOW)
        assert (reading.arguments, reading.trouble) == (plain.arguments, ())
