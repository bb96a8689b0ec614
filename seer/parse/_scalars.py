"""Scalar of a YAML text in, its value by the rules of YAML 1.2 core out."""

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from seer.records import Json

SPECIAL: Final = frozenset("+-.0123456789~nNtTfF")
"""What a plain scalar begins with that may be anything but text."""
_BEGINS: Final = frozenset("+-.0123456789")
"""What a number begins with."""
_WHOLE: Final = re.compile(r"([-+]?[0-9]+)|0o[0-7]+|0x[0-9a-fA-F]+")
_FLOAT: Final = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_NO_NUMBER: Final = re.compile(r"[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)")
_WORDS: Final[dict[str, Any]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_TAG: Final = "tag:yaml.org,2002:"
_TEXT_TAGS: Final = frozenset({"str", "timestamp", "binary"})


def scalar(text: str, *, tag: str | None, is_plain: bool) -> "Json":
    """Give the value of a scalar: quoted or of a tag that isn't YAML's own it is text.

    Raises ValueError where it is a number that JSON can't hold.
    """
    if not is_plain and (tag is None or not tag.startswith(_TAG) or tag[len(_TAG) :] in _TEXT_TAGS):
        return text
    if text in _WORDS:
        return _WORDS[text]
    return _number(text) if text[0] in _BEGINS else text


def _number(text: str) -> "Json":
    whole = _WHOLE.fullmatch(text)
    if whole:
        return _integer(text, 10 if whole[1] else 0)
    if not _FLOAT.fullmatch(text):
        if not _NO_NUMBER.fullmatch(text):
            return text
        value = float("nan")
    else:
        value = float(text)
    if value - value != 0.0:
        message = f"{text!r} is no number that JSON can hold; quote it or give a finite number"
        raise ValueError(message)
    return value


def _integer(text: str, base: int) -> int:
    try:
        return int(text, base)
    except ValueError:
        message = "a number has too many digits; write it as a string"
        raise ValueError(message) from None
