"""A request, or all that a tool says, in; the sense that it gives a Chinese noun out, and whether it gives it any."""

import re
from typing import TYPE_CHECKING

from seer.words.bag import bag
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Tool

_SYSTEM = (
    "(?:callback|resource|usage|deployment|issue|webhook|audit|log|repository|stream|system|error|session|job|"
    "workflow|pipeline|build|alert|network|billing|cluster|server)s?"
)
_OF = "(?:of|for|from|in|to|on) (?:(?:an?|the|this|my|all|your) )?(?:\\w+ )?"
_MEANT = (
    (rf"\b{_SYSTEM}(?:'s)? events?\b|\bevents? {_OF}{_SYSTEM}\b", "活动", "事件"),
    (rf"\bitems? {_OF}(?:orders?|cart|basket|purchases?)\b", "条目", "商品"),
    (rf"\blines? {_OF}(?:files?|documents?|texts?|logs?)\b|\b(?:file|log|text)(?:'s)? lines?\b", "线路", "行"),
    (rf"\b(?:content|contents|body|text|subject) {_OF}e-?mails?\b", "邮箱", "邮件"),
    (rf"\blines? {_OF}(?:credit notes?|invoices?|orders?|quotes?|receipts?)\b", "线路", "明细"),
    (rf"\bstor(?:y|ies) {_OF}tasks?\b|\btask(?:'s)? stor(?:y|ies)\b", "故事", "动态"),
    (r"\bwebhooks?\b", "配送$", "投递"),
    (r"\bdirections\b", "方向$", "路线"),
)
"""What stands in a request, the noun there that is said in its usual sense, and what it means instead."""
_TOLD = (
    (
        "景点",
        "attraction",
        bag("city destination guide landmark museum place sight sightseeing tour tourist travel trip"),
    ),
    ("故事", "story", bag("author book child children fairy fiction kid narrative novel plot tale user write writing")),
    ("健身", "fitness", bag("exercise gym health sport training workout")),
    (
        "线路",
        "line",
        bag("bus carrier customer metro mobile phone plan railway roaming sim subway suspended telecom train transit"),
    ),
    (
        "配送",
        "delivery",
        bag("address courier driver food goods order package parcel restaurant ship shipment shipping store"),
    ),
)
"""Chinese nouns, the English ones that they stand for, and words of which a tool has one where that is meant."""


def meant(said: str, asked: str) -> str:
    """Say nouns in the sense that a request in English gives them: events of a system are no gatherings."""
    low = asked.lower()
    for pattern, usual, other in _MEANT:
        if re.search(usual, said) and re.search(pattern, low):
            said = re.sub(usual, other, said)
    return said


def is_sure(said: str, tool: "Tool") -> bool:
    """Tell whether nothing in a request has a sense that hangs on what it is about, or the tool says that."""
    doubted = [(noun, beside) for chinese, noun, beside in _TOLD if chinese in said]
    if not doubted:
        return True
    words = _words(tool)
    return all(noun not in words or not beside.isdisjoint(words) for noun, beside in doubted)


def _words(tool: "Tool") -> frozenset[str]:
    texts = [tool.spec_name or tool.name, tool.title or "", tool.description]
    for name, schema in tool.parameters.get("properties", {}).items():
        texts += [name, str(schema.get("description", "")) if isinstance(schema, dict) else ""]
    found = {word.lower() for text in texts for word in split(text)}
    return frozenset(found | {word.removesuffix("s") for word in found})
