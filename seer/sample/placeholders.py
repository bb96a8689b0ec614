"""Text that a specification shows in, whether it only stands for a value out: "YOUR_ACCOUNT", "<token>", "xxxx"."""

import re

from seer.records import Json
from seer.schema import pointer
from seer.words.bag import bag

_STANDS_IN = re.compile(
    r"(?i:(?<![a-z])your[_-]\w|(?<![a-z])(?:insert|enter|replace)[_-]\w+|[_-]here$|(?<![a-z])x{4,}(?![a-z]))"
    r"|(?:\.\.\.|…)$"
    r"|^(?:Y{4}|y{4})[-/.](?:M{2}|m{2})[-/.](?:D{2}|d{2})|^(?:H{2}|h{2}):(?:M{2}|m{2})"
    r"|<[^<>]*>|‹[^‹›]*›|\{\{?[\w .$-]*\}"
    r"|(?i:^first[ _]?last(?:[ _]?name)?$)"
    r"|(?i:[a-z][_-](?:abc|def|ghi|xyz|foo|bar)(?:_?1?23)?$)"
    r"|(?i:^(?:a|an|my|some|the)[_-](?:[a-z]+[_-])*(?:id|identifier|key|name|slug|title|token|value)$)"
    r"|(?i:^(?:my|new|example|sample|some|test) (?:[a-z]+ ){1,2}(?:name|title|description|text)$)"
)
_TYPES = bag("none nil undefined string integer int number float double boolean bool object array null uuid datetime")


def is_placeholder(text: str) -> bool:
    """Say whether a text stands for a value and is none."""
    bare = text.strip()
    return bare.casefold() in _TYPES or (_STANDS_IN.search(bare) is not None and not _is_markup(bare))


def holds_placeholder(example: Json) -> bool:
    """Say whether a placeholder stands anywhere in an example."""
    return any(isinstance(leaf, str) and is_placeholder(leaf) for _, leaf in pointer.leaves(example))


def _is_markup(text: str) -> bool:
    """Tell HTML and JSON, whose brackets are meant."""
    return re.search(r"</\w+>|/>$", text) is not None
