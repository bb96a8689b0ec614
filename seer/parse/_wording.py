"""Labels of a registry, in several languages, in, what people say by locale out."""

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from seer.records import Wording
from seer.words.names import one_way

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from seer.records import Json

_LOCALES: Final = {"en-US": "en", "zh-Hans": "zh", "zh-CN": "zh", "ja-JP": "ja"}
_ASIDE: Final = re.compile(r"\s*[(（\[【][^()（）\[\]【】]*[)）\]】]")
_CODE: Final = re.compile(r"[_.]|[a-z][A-Z]")
_MOST_LABEL: Final = 40
_LEAST_INTENT: Final = 3
_MOST_INTENT: Final = 24
_LATIN: Final = re.compile(r"[A-Za-z][A-Za-z'’/-]*(?: [A-Za-z'’/-]+)*")
_HAN: Final = re.compile(r"(?:[A-Z]{2,} ?)?[\u4e00-\u9fff]+(?: ?[A-Za-z]+ ?[\u4e00-\u9fff]+)?(?: ?[A-Z]{2,})?")
_GIVEN: Final = re.compile(r"(?:指定|给定|特定)的?")
"""What a request's writer says of what its user names."""
_REQUEST: Final = re.compile(
    r"(?:查询|查找|搜索|检索|获取|读取|列出|创建|新建|新增|添加|删除|移除|更新|修改|编辑|合并|发送|设置|设定|打开|关闭|"
    r"切换|提取|执行|运行|生成|分析|转换|上传|下载|计算|播放|暂停|停止|启动|开始|取消|重启|清空|清除|保存|导出|导入)"
    r"[\u4e00-\u9fff]*(?: ?[A-Za-z]+ ?[\u4e00-\u9fff]+)*"
)


def locale_of(key: str) -> str:
    """Give the locale that a registry's key names: `zh_Hans` is zh, `en_US` en, `pt_BR` pt-BR."""
    locale = key.replace("_", "-")
    return _LOCALES.get(locale, locale)


def by_locale(texts: "Json") -> dict[str, str]:
    """Give a mapping's texts by locale."""
    if not isinstance(texts, dict):
        return {}
    return {locale_of(key): text.strip() for key, text in texts.items() if isinstance(text, str) and text.strip()}


def label(text: str, locale: str) -> str:
    """Give a label as it is said within a sentence; empty where a text is none."""
    bare = one_way(_ASIDE.sub("", text).strip(" :：。."))
    if not 0 < len(bare) <= _MOST_LABEL or _CODE.search(bare):
        return ""
    if locale == "en":
        return " ".join(_lowered(word) for word in bare.split()) if _LATIN.fullmatch(bare) else ""
    return bare if locale != "zh" or _HAN.fullmatch(bare) else ""


def _lowered(word: str) -> str:
    """Write a word small, unless it is an acronym or a name with capitals inside."""
    return word.lower() if word[1:].islower() or len(word) == 1 else word


def requests(texts: "Iterable[str]", locale: str) -> tuple[str, ...]:
    """Give the Chinese texts that ask for something: their first clause, where it begins with a verb."""
    if locale != "zh":
        return ()
    clauses = (re.split(r"[，。；：,;:（(]", text.strip(), maxsplit=1)[0].strip() for text in texts)
    clauses = (_GIVEN.sub("", clause) for clause in clauses)
    return tuple(dict.fromkeys(c for c in clauses if _LEAST_INTENT <= len(c) <= _MOST_INTENT and _REQUEST.fullmatch(c)))


def wording(
    intents: "Mapping[str, Iterable[str]]",
    labels: "Mapping[str, Mapping[str, str]]",
    choices: "Mapping[str, Mapping[str, Mapping[str, Json]]]",
) -> dict[str, Wording]:
    """Put together what is said: texts by locale, labels by pointer and locale, values by pointer, locale and phrase.

    A label that two parameters share in a locale tells them not apart and is left out.
    """
    locales = {locale for each in (*labels.values(), *choices.values()) for locale in each} | intents.keys()
    found = {locale: _in(locale, intents.get(locale, ()), labels, choices) for locale in sorted(locales)}
    return {locale: each for locale, each in found.items() if each != Wording()}


def _in(
    locale: str,
    texts: "Iterable[str]",
    labels: "Mapping[str, Mapping[str, str]]",
    choices: "Mapping[str, Mapping[str, Mapping[str, Json]]]",
) -> Wording:
    said = {pointer: label(by[locale], locale) for pointer, by in labels.items() if locale in by}
    counts = Counter(each.casefold() for each in said.values())
    phrases = {pointer: _phrases(by[locale], locale) for pointer, by in choices.items() if locale in by}
    return Wording(
        intents=requests(texts, locale),
        labels={p: (each,) for p, each in sorted(said.items()) if each and counts[each.casefold()] == 1},
        choices={pointer: each for pointer, each in sorted(phrases.items()) if each},
    )


def _phrases(phrases: "Mapping[str, Json]", locale: str) -> "dict[str, Json]":
    """Give the phrases of a choice where all of them can be said and differ."""
    said = {label(phrase, locale): value for phrase, value in phrases.items()}
    return dict(sorted(said.items())) if "" not in said and len(said) == len(phrases) else {}
