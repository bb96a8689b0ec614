"""English words in, Chinese ones by the lexicon out; nothing where a word isn't known."""

import re
from functools import lru_cache

from seer.words import en, zh_nouns, zh_terms
from seer.words.bag import bag
from seer.words.names import ACRONYMS

_KEPT = 16_384
CHINESE = re.compile(r"[\u4e00-\u9fff]+")
TIE = "~"
"""Between words that a request keeps together: "points~of~interest"."""
_CODES = bag("id gid sid uid")
"""What a thing is known by."""
PERSONS = bag(
    "乘客 人员 作者 发件人 员工 学生 客人 客户 患者 持卡人 收件人 旅客 演讲者 用户 病人 联系人 购物者 参会人 司机 教师"
)
"""Who has a name of a person."""
_LETTERS = frozenset(word.lower() for word in ACRONYMS) - bag("id gid sid uid uuid url uri pin acl sms faq")
"""Words that Chinese says by their letters."""
_HYPHENED = frozenset(word for phrase in zh_nouns.PHRASES for word in phrase.split(" ") if "-" in word)
"""Words with a hyphen that stand in a table as they are."""
LATIN = re.compile(r"(?<=[\u4e00-\u9fff])(?=[A-Za-z])|(?<=[A-Za-z0-9])(?=[\u4e00-\u9fff])")


@lru_cache(maxsize=_KEPT)
def translated(words: str) -> str:
    """Say English words in Chinese by the lexicon; empty where one of them isn't known."""
    words = words.replace(TIE, " ")
    parts = _unhyphened(words.lower()).split(" ")
    if parts[:2] == ["number", "of"] and len(parts) > 2 and words.lower() not in zh_nouns.PHRASES:  # noqa: PLR2004 - words follow
        rest = translated(" ".join(parts[2:]))
        return f"{rest}数量" if rest else ""
    if parts[0] in {"is", "has"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"是否{rest}" if rest else ""
    if parts[0] in {"include", "exclude", "with"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"{'排除' if parts[0] == 'exclude' else '包含'}{rest}" if rest else ""
    return joined(parts)


def _unhyphened(words: str) -> str:
    """Take words apart that only a hyphen joins: "repository-level secrets"."""
    known = (zh_nouns.NOUNS, zh_terms.TERMS)
    return " ".join(
        word if any(word in table for table in known) or word in _HYPHENED else word.replace("-", " ")
        for word in words.split(" ")
    )


def joined(parts: list[str], *, labels: bool = False) -> str:
    """Say English words one after the other; `labels` takes what is said in labels only too."""
    said: list[str] = []
    at = 0
    while at < len(parts):
        for size in range(min(4, len(parts) - at), 0, -1):
            known = _word(" ".join(parts[at : at + size]), last=at + size == len(parts), first=at == 0, labels=labels)
            if known:
                said.append(known)
                at += size
                break
        else:
            return ""
    return LATIN.sub(" ", re.sub(r"(?<=\w) +(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]) +(?=\w)", "", " ".join(said)))


def _word(words: str, *, last: bool, first: bool, labels: bool) -> str:
    is_whole = " " in words or (first and last)
    if labels and is_whole and words in zh_terms.LABELS:
        return zh_terms.LABELS[words]
    if is_whole and (phrase := zh_nouns.PHRASES.get(words) or _phrase(words)):
        return phrase
    placed = _placed(words, last=last, first=first)
    tables = (zh_terms.PHRASES, zh_nouns.NOUNS, zh_terms.TERMS, zh_terms.MODIFIERS if labels else {})
    found = (table.get(words) or table.get(en.singular(words), "") for table in tables)
    return placed or next(filter(None, found), "") or _name(words)


def _phrase(words: str) -> str:
    """Say several words by the singular of the last, which has no sense of its own: "rate limits"."""
    return zh_nouns.PHRASES.get(en.singular(words), "") if " " in words else ""


def _placed(words: str, *, last: bool, first: bool) -> str:
    """Say what has its sense by where it stands: a second is no ordinal at the end, a number no amount behind."""
    if words in _CODES or (words == "number" and last and not first):
        return "编号"
    if words in {"count", "counts"} and last and not first:
        return "数量"
    return "第二个" if words == "second" and not last else ""


def _name(word: str) -> str:
    """Give what Chinese leaves in Latin letters: names of products, and what is said by its letters."""
    if word in _LETTERS:
        return word.upper()
    return en.PROPER.get(word, "")
