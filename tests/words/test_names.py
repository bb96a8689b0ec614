import pytest

from seer.words.names import humanise, is_code, one_way, plain, split


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("petId", "pet ID"),
        ("per_page", "per page"),
        ("HTTPServer", "HTTP server"),
        ("userIDs", "user IDs"),
        ("X-Amz-Target", "amz target"),
        ("$select", "select"),
        ("filter[name]", "filter name"),
        ("address_line1", "address line 1"),
        ("num_results", "number of results"),
        ("max_results", "maximum results"),
        ("sha256", "SHA256"),
        ("SourceOAuth", "source OAuth"),
        ("城市", "城市"),
        ("", ""),
        ("__", ""),
    ],
)
def test_humanise_says_a_name_in_words(name: str, words: str) -> None:
    assert humanise(name) == words


def test_split_keeps_every_letter_and_digit() -> None:
    name = "getV2UserURLs_by-id.9"
    assert "".join(split(name)) == "".join(sign for sign in name if sign.isalnum())


@pytest.mark.parametrize("name", ["pet_id", "pet-id", "pet.id", "petId", "page2"])
def test_names_in_code_form(name: str) -> None:
    assert is_code(name)


@pytest.mark.parametrize("name", ["pet", "Pet", "URL", "城市"])
def test_plain_words_are_no_code(name: str) -> None:
    assert not is_code(name)


def test_plain_keeps_short_forms_that_humanise_writes_out() -> None:
    assert plain("DESC") == "desc"
    assert humanise("DESC") == "description"


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("issue ID or key", "issue ID"),
        ("name or ID of the project", "name of the project"),
        ("项目 Key 或 ID", "项目 Key"),
        ("编号或网址", "编号"),
        ("start or end time", "start or end time"),
        ("开始或结束时间", "开始或结束时间"),
    ],
)
def test_who_says_one_of_two_ways_knows_which(label: str, told: str) -> None:
    assert one_way(label) == told
