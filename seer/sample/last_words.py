"""Last word of a name that says little by itself, and what it belongs to, in; the topic that both tell out."""

import re
from collections.abc import Callable
from typing import NamedTuple

from seer.words.bag import bag

STEPS = re.compile(r"\b(?:asc|desc|ascending|descending|direction)\b|升序|降序", re.IGNORECASE)
_SORTED = re.compile(r"\b(?:sort|order(?:ed|ing)?) (?:by|of|the|results?)\b|排序|\bsort", re.IGNORECASE)
_CODED = re.compile(
    r"\b(?:source|python|javascript|shell|code to (?:run|test|analy[sz]e)|to execute|interpreter)\b|代码", re.IGNORECASE
)
_KEYED = re.compile(r"\b(?:private key|hex)\b", re.IGNORECASE)
_NAMED = re.compile(r"\bIDs?\b|\b(?:identif|unique|issue|project)", re.IGNORECASE)
_ISSUED = bag("api issue jira project secret")
"""What has keys that are numbered or secret."""
_PAIRED = bag("attribute env header label metadata option param parameter property setting tag tags")
"""What is made of keys and values."""
_VERSIONS = bag("branch branches compare commit commits git merge pull pulls  repo repos repository")
"""What has branches."""
_REQUESTS = bag("api endpoint http path request response webhook")
_SHEETS = bag("cell cells chart column excel google pivot range row sheet sheets spreadsheet workbook worksheet")
_TALKING = bag("assistant chat completion completions embedding embeddings image moderation speech transcription video")
_TALK = re.compile(r"\b(?:LLM|chat|language model|AI model|embedding|completion|image generation)\b", re.IGNORECASE)
_LOCKED = bag("alarm disarm lock unlock")
_FILLED = bag("fill input textbox typed")
_CHOSEN = bag("dropdown option select")


class Field(NamedTuple):
    """What is known of a property: the last word of its name, words of its object and tool, its description."""

    last: str
    nouns: frozenset[str]
    described: str


def _of_key(field: Field) -> str:
    if _KEYED.search(field.described):
        return "private_key"
    if field.nouns & _PAIRED:
        return "key_name"
    return "" if _NAMED.search(field.described) or field.nouns & _ISSUED else "slug"


def _of_code(field: Field) -> str:
    if field.nouns & _LOCKED:
        return "pin"
    if _CODED.search(field.described):
        return "code"
    return "symbol" if "stock" in field.nouns or "stock code" in field.described.lower() else ""


def _of_ref(field: Field) -> str:
    if "element" in field.described.lower():
        return "element_ref"
    is_branch = field.nouns & _VERSIONS or re.search(r"\bgit\b|branch|commit", field.described, re.IGNORECASE)
    return "branch" if is_branch else ""


def _of_order(field: Field) -> str:
    """Tell how a list is sorted from which order is meant."""
    if STEPS.search(field.described):
        return "direction"
    return "sort" if _SORTED.search(field.described) else "id"


def _of_corner(field: Field) -> str:
    is_of_cells = field.nouns & (_SHEETS - {"range"}) or field.nouns >= {"copy", "range"}
    return "cell" if is_of_cells else ""


BY_LAST: dict[str, Callable[[Field], str]] = {
    "arn": lambda field: "role_arn" if "role" in field.described.lower() else "arn",
    "base": lambda field: "branch" if field.nouns & _VERSIONS else "",
    "code": _of_code,
    "end": _of_corner,
    "head": lambda field: "branch" if field.nouns & _VERSIONS else "",
    "key": _of_key,
    "method": lambda field: "method" if field.nouns & _REQUESTS or "GET" in field.described else "",
    "model": lambda field: "ai_model" if field.nouns & _TALKING or _TALK.search(field.described) else "",
    "order": _of_order,
    "ordering": _of_order,
    "range": lambda field: "range" if field.nouns & _SHEETS else "",
    "ref": _of_ref,
    "start": _of_corner,
    "value": lambda field: "typed" if field.nouns & _FILLED else "",
    "values": lambda field: "pick" if field.nouns & _CHOSEN else "",
}
"""Topics of names that end so, where nothing or no more than an id is known of them."""
