"""A Chinese label and a text that stands behind it in, whether the label names another sort of thing out."""

import re

from seer.sample.pools import LOCALES, words

_PEOPLE = frozenset(word for locale in LOCALES for word in words("name", locale))
_FIRMS = frozenset(word for locale in LOCALES for word in words("company", locale))
_NAMES = ("名称", "标题")
"""Ends of labels of what things are called; people have a 姓名."""
_CODES = ("编号", "ID", "名称")
"""Ends of labels of what is no address."""
_NUMBERS = ("编号", "ID")
_KEYS = ("密钥", "公钥", "私钥")
"""Ends of labels of secrets, which are no words."""
_WRITTEN = ("个人资料", "描述", "内容", "正文", *_NAMES)
"""Ends of labels of what is told in words."""
_DOING = ("方式", "操作", "动作")
"""Ends of labels of what a tool of many does."""
_PLAIN = frozenset({"get", "list", "read"})
"""Names of operations that say no more than that something is looked at."""
_HASH = re.compile(r"[0-9a-f]{12,}")


def is_misnamed(label: str, value: str) -> bool:
    """Tell a text that isn't what its label says.

    It is a person who is called as things are, a firm as a person is, an address for an id or for what is told in
    words, a word for a number, plain words for a secret key, a mere "get" for what is done, or a checksum for the end
    of a letter.
    """
    return (
        (label.endswith(_NAMES) and value in _PEOPLE)
        or (label.endswith("姓名") and value in _FIRMS)
        or (label.endswith(_CODES) and _is_mail(value))
        or (label.endswith(_NUMBERS) and not value.isascii() and not any(sign.isdigit() for sign in value))
        or (label.endswith(_KEYS) and all(part.isalpha() for part in re.split("[-_]", value)))
        or (label.endswith(_WRITTEN) and value.startswith(("http://", "https://")))
        or (label.endswith(_DOING) and value in _PLAIN)
        or (label.endswith("签名") and _HASH.fullmatch(value) is not None)
    )


def _is_mail(value: str) -> bool:
    before, at, after = value.partition("@")
    return bool(before and at and "." in after)
