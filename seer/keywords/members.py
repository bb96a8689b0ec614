"""`enum` and `const`: each member, and words of the same field that are none."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from seer.keywords.variant import Variant, Variants
from seer.records import Json
from seer.sample.pools import words
from seer.schema.values import kinds

MOST = 40
"""Most members that are tried; the first and the last are always among them."""
_NEAR = 3
_READ = 80
"""Characters of a word that are compared."""
_FIELDS = """
celsius|fahrenheit|rankine|kelvin|开尔文
metric|imperial|nautical|standard
ascending|descending|asc|desc|shuffled|random order|随机排列
open|closed|all|merged|pending|postponed|archived|in review
active|inactive|enabled|disabled|paused|suspended
available|pending|sold|reserved for staff|discontinued
placed|approved|delivered|shipped|lost in transit
low|medium|high|critical|urgent|negligible
small|medium|large|gigantic|extra large
hourly|daily|weekly|monthly|yearly|every other day|fortnightly
monday|tuesday|wednesday|thursday|friday|saturday|sunday|holiday
json|xml|csv|yaml|html|pdf|docx|spreadsheet
png|jpg|jpeg|gif|webp|svg|photoshop
get|post|put|patch|delete|trace
admin|member|guest|owner|viewer|editor|auditor
public|private|internal|restricted
read|write|execute|admin|approve
created|updated|name|title|popularity|relevance
male|female|other|unknown|not specified
light|dark|system|sepia
car|bike|foot|walking|driving|cycling|transit|horse
usd|eur|gbp|jpy|bitcoin
en|de|fr|es|zh|ja|Latin
red|green|blue|yellow|purple
left|right|top|bottom|diagonal
email|sms|push|webhook|fax
production|staging|development|sandbox|demo
text|image|audio|video|slideshow
user|organization|team|department
video|music|photo|book|podcast
摄氏度|华氏度|开尔文温标
升序|降序|随机排列
高|中|低|破纪录
"""
FAR = {
    "en": ("custom", "special", "mixed", "extended", "alternative", "unlimited"),
    "zh": ("自定义", "特殊", "混合", "扩展", "备用", "不限"),
}
"""Phrases that are a member of no field: they say no more than that something else is wanted."""
_FAMILIES = tuple(tuple(line.split("|")) for line in _FIELDS.strip().splitlines())


def _enum(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    members = list(schema.get("enum", ()))
    for member in members if len(members) <= MOST else [*members[: MOST - 1], members[-1]]:
        yield Variant("limit", member)
    yield from _past(members, value, locale)


def _past(members: Sequence[Json], value: Json, locale: str) -> Iterator[Variant]:
    texts = [member for member in members if isinstance(member, str)]
    if texts:
        for outsider in outsiders(texts, locale):
            yield Variant("past", outsider)
    numbers = [member for member in members if kinds(member) & {"number"}]
    if numbers:
        yield Variant("past", max(numbers) + 7)
    if isinstance(value, bool):
        yield Variant("past", not value)


def outsiders(members: Sequence[str], locale: str) -> Iterator[str]:
    """Give words far from every member: of the same field if it is known, else a phrase that fits nowhere."""
    chinese = locale.startswith("zh")
    own = {member.lower() for member in members}
    fields = sorted(_FAMILIES, key=lambda family: -len(own & set(family)))
    near = [
        word for family in fields[:1] if len(own & set(family)) > 1 or own <= set(family) for word in reversed(family)
    ]
    pool = [word for word in near if word.isascii() != chinese]
    pool += FAR["zh" if chinese else "en"]
    pool += words("word", locale)
    for text in pool:
        if all(_is_far(text, member) for member in members):
            yield text


def _is_far(text: str, member: str) -> bool:
    low, known = text.lower(), member.lower()
    if low in known or known in low:
        return False
    least = min(_NEAR, max(len(text), len(known)))
    return _letters_apart(low[:_READ], known[:_READ]) >= least or distance(low, known) >= least


def _letters_apart(one: str, other: str) -> int:
    """Give a number that two words' edits can't be fewer than, found at once: letters that only one of them has."""
    own, others = _letters(one), _letters(other)
    return max(len(own - others), len(others - own), abs(len(one) - len(other)))


@lru_cache(maxsize=16384)
def _letters(word: str) -> frozenset[str]:
    return frozenset(word)


@lru_cache(maxsize=16384)
def distance(one: str, other: str) -> int:
    """Count the edits between two words, as far as they are read."""
    one, other = one[:_READ], other[:_READ]
    row = list(range(len(other) + 1))
    for place, char in enumerate(one, 1):
        above, row[0] = row[0], place
        for column, seen in enumerate(other, 1):
            above, row[column] = row[column], min(row[column] + 1, row[column - 1] + 1, above + (char != seen))
    return row[-1]


def _const(schema: Mapping[str, Any], value: Json, locale: str) -> Iterator[Variant]:
    del schema
    yield Variant("limit", value)
    yield from _past([value], value, locale)


VARIANTS: dict[str, Variants] = {"enum": _enum, "const": _const}
