"""English words in, Chinese ones by the lexicon out; nothing where a word isn't known."""

import re

from seer.words import en, zh_nouns
from seer.words.bag import bag
from seer.words.names import ACRONYMS

_CODES = bag("id gid sid uid")
"""What a thing is known by."""
_LETTERS = frozenset(word.lower() for word in ACRONYMS) - bag("id gid sid uid uuid url uri pin acl sms faq")
"""Words that Chinese says by their letters."""
_LATIN = re.compile(r"(?<=[\u4e00-\u9fff])(?=[A-Za-z])|(?<=[A-Za-z0-9])(?=[\u4e00-\u9fff])")


def translated(words: str) -> str:
    """Say English words in Chinese by the lexicon; empty where one of them isn't known."""
    parts = words.lower().split(" ")
    if parts[:2] == ["number", "of"] and len(parts) > 2 and words.lower() not in zh_nouns.PHRASES:  # noqa: PLR2004 - words follow
        rest = translated(" ".join(parts[2:]))
        return f"{rest}数量" if rest else ""
    if parts[0] in {"is", "has"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"是否{rest}" if rest else ""
    if parts[0] in {"include", "exclude", "with"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"{'排除' if parts[0] == 'exclude' else '包含'}{rest}" if rest else ""
    return _joined(parts)


def _joined(parts: list[str]) -> str:
    said: list[str] = []
    at = 0
    while at < len(parts):
        for size in range(min(4, len(parts) - at), 0, -1):
            known = _word(" ".join(parts[at : at + size]), last=at + size == len(parts), first=at == 0)
            if known:
                said.append(known)
                at += size
                break
        else:
            return ""
    return _LATIN.sub(" ", re.sub(r"(?<=\w) +(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]) +(?=\w)", "", " ".join(said)))


def _word(words: str, *, last: bool, first: bool) -> str:
    if words in zh_nouns.PHRASES and (" " in words or (first and last)):
        return zh_nouns.PHRASES[words]
    if words in _CODES or (words == "number" and last and not first):
        return "编号"
    if words in {"count", "counts"} and last and not first:
        return "数量"
    return zh_nouns.NOUNS.get(words) or zh_nouns.NOUNS.get(en.singular(words)) or _name(words)


def _name(word: str) -> str:
    """Give what Chinese leaves in Latin letters: names of products, and what is said by its letters."""
    if word in _LETTERS:
        return word.upper()
    return en.PROPER.get(word, "")
