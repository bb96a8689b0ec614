"""Locale in, how people mistype its words out."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

_LEAST = 5
"""Letters of a word that is mistyped."""
_WORD = re.compile(rf"(?<![\w'’@./-])[A-Za-z]{{{_LEAST},}}(?![\w'’@./-])")
_CHINESE = {
    "请": "清", "帮": "邦", "麻烦": "麻凡", "谢谢": "写写", "能不能": "能部能", "在线": "再线", "查询": "查寻",
    "列出": "烈出", "创建": "创见", "删除": "删出", "更新": "更心", "搜索": "搜所", "获取": "或取", "发送": "发宋",
    "查看": "查砍", "添加": "填加", "上传": "上船", "下载": "下在", "设置": "设制", "取消": "去消",
}  # fmt: skip
"""Words, and what comes out where another sign of the same sound is picked."""


def mistyped(text: str, *, locale: str, keep: frozenset[str], most: int, rng: "Random") -> str:
    """Mistype up to `most` words of a text; words of `keep`, in lower case, stay as they are."""
    places = list(_chinese(text, keep) if locale.startswith("zh") else _english(text, keep, rng))
    rng.shuffle(places)
    for begin, end, instead in sorted(places[:most], reverse=True):
        text = text[:begin] + instead + text[end:]
    return text


def _english(text: str, keep: frozenset[str], rng: "Random") -> "Iterator[tuple[int, int, str]]":
    """Swap, drop or double a letter inside of a word; its first letter and its last stay."""
    for found in _WORD.finditer(text):
        word = found[0]
        if word.lower() in keep:
            continue
        at = rng.randrange(1, len(word) - 2)
        swapped = word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        others = (word[:at] + word[at + 1 :], word[:at] + word[at] + word[at:])
        instead = swapped if swapped != word and rng.randrange(2) else others[rng.randrange(2)]
        yield found.start(), found.end(), instead


def _chinese(text: str, keep: frozenset[str]) -> "Iterator[tuple[int, int, str]]":
    kept = "\0".join(sorted(keep))
    for word, instead in _CHINESE.items():
        at = text.find(word)
        if at >= 0 and not any(sign in kept for sign in word):
            yield at, at + len(word), instead


def stands(meant: str, said: str, *, locale: str) -> bool:
    """Tell whether some words stand in a text, each perhaps mistyped; both in lower case, parted by single spaces."""
    if locale.startswith("zh"):
        meant, said = meant.replace(" ", ""), said.replace(" ", "")
        for word, instead in _CHINESE.items():
            meant, said = meant.replace(instead, word), said.replace(instead, word)
        return meant in said
    wanted, heard = meant.split(), said.split()
    starts = range(len(heard) - len(wanted) + 1)
    return bool(wanted) and any(
        _is_slip(heard[at], wanted[0]) and all(map(_is_slip, heard[at + 1 :], wanted[1:])) for at in starts
    )


def _is_slip(said: str, meant: str) -> bool:
    """Tell whether two words are the same, or one drop, doubling or swap inside of them apart."""
    if said == meant:
        return True
    if len(meant) < _LEAST or said[:1] != meant[:1] or said[-1:] != meant[-1:] or abs(len(said) - len(meant)) > 1:
        return False
    start = next(at for at, (a, b) in enumerate(zip(said, meant, strict=False)) if a != b)
    one, other = said[start:], meant[start:]
    return one[1:] == other or one == other[1:] or (one[:2] == other[:2][::-1] and one[2:] == other[2:])
