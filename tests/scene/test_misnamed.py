import pytest

from seer.scene.misnamed import is_misnamed


@pytest.mark.parametrize(
    ("label", "wrong", "right"),
    [
        ("名称", "顾子涵", "周报"),
        ("姓名", "北风食品", "顾子涵"),
        ("用户编号", "amina@example.net", "USR-30146"),
        ("位置编号", "北京", "LOC-21911"),
        ("密钥", "book-club", "sk-4f2a9c"),
        ("个人资料", "https://example.com/city-guide", "喜欢爬山"),
        ("方式", "get", "get_diff"),
        ("签名", "09a54c0776dc45e2", "周一见"),
    ],
)
def test_a_label_that_names_another_sort_of_thing(label: str, wrong: str, right: str) -> None:
    assert is_misnamed(label, wrong)
    assert not is_misnamed(label, right)


def test_a_person_has_a_name_of_their_own() -> None:
    assert not is_misnamed("联系人姓名", "顾子涵")
    assert not is_misnamed("用户邮箱", "amina@example.net")
