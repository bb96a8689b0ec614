import pytest

from seer.words.asked import asked_for

INTENTS = {
    "get_pet": ["get a pet"],
    "get_photos": ["get a pet's photos"],
    "list_photos": ["get the photos"],
    "查天气": ["查询天气"],
}


@pytest.mark.parametrize(
    ("text", "locale", "names"),
    [
        ("Could you get a pet? The name is Rex.", "en", ("get_pet",)),
        ("GET A  PET, please.", "en", ("get_pet",)),
        ("I'd like to get a pet's photos.", "en", ("get_photos",)),
        ("Feed the pets.", "en", ()),
        ("Get the report. The title is “get a pet”.", "en", ()),
        ("forget a pet", "en", ()),
        ("麻烦查询天气。", "zh", ("查天气",)),
        ("麻烦查寻天气。", "zh", ("查天气",)),
        ("I'd like to get the phtos.", "en", ("list_photos",)),
    ],
)
def test_the_longest_way_to_ask_that_stands_in_the_words_decides(
    text: str, locale: str, names: tuple[str, ...]
) -> None:
    assert asked_for(text, INTENTS, locale=locale) == names


def test_words_that_fit_two_tools_name_both() -> None:
    intents = {"a": ["get a pet"], "b": ["get a pet", "find a pet"]}
    assert asked_for("Please get a pet.", intents, locale="en") == ("a", "b")
    assert asked_for("Please find a pet.", intents, locale="en") == ("b",)
