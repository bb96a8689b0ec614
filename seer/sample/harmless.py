"""Text that was built in, whether it reads as something that may belong to somebody out: a card, an account, a domain.

What is kept for examples is nobody's: cards and accounts that are published for tests, 555-01xx, example.com, the
networks of RFC 5737 and RFC 3849, social security numbers that are never given out.
"""

import ipaddress
import re
from datetime import date
from typing import Final

from seer.sample.pools import words
from seer.words.bag import bag

_CARD: Final = re.compile(r"(?:3[47]\d{13}|[3-6]\d{12,18}|2[2-7]\d{14})")
_IBAN: Final = re.compile(r"[A-Z]{2}\d{2}[A-Z0-9]{11,30}")
_SSN: Final = re.compile(r"(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}")
_PHONE: Final = re.compile(r"(?:\+?1[-. ]?)?(?:\([2-9]\d\d\)[-. ]?|[2-9]\d\d[-. ])[2-9]\d\d[-. ]\d{4}")
_CALLED: Final = re.compile(r"\+[1-9]\d{6,14}")
_MOBILE: Final = re.compile(r"(?:\+?86[- ]?)?1[3-9]\d{9}")
_OPERATOR: Final = "13800138000"
"""A number of China Mobile's own, which forms give as their example."""
_CITIZEN: Final = re.compile(r"\d{17}[\dXx]")
_WEIGHTS: Final = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
_LETTERS: Final = "10X98765432"
_HOST: Final = re.compile(r"(?:\w+://|.*@)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?=$|[/:?#])", re.IGNORECASE)
_ENDS: Final = bag(
    "ai app at au be biz br ca ch cn co com de dev dk edu es eu fi fr gov hk ie in info int io it jp kr me mil mx net "
    "nl no nz org pl pt ru se sg tech tv tw uk us xyz za"
)
_KEPT: Final = re.compile(r"(?:.*\.)?(?:example(?:\.(?:com|org|net))?|test|invalid|localhost)", re.IGNORECASE)
_SIGNS: Final = re.compile(r"[\s-]")
_SHORTEST: Final = 4


def is_real(text: str) -> bool:
    """Tell whether a text may be a person's or a company's own number, account, address or domain."""
    if len(text) < _SHORTEST or text.isalpha():
        return False
    bare = _SIGNS.sub("", text)
    return (
        (bare.isdecimal() and _is_card(bare))
        or (_IBAN.fullmatch(bare) is not None and _is_account(bare))
        or _SSN.fullmatch(text) is not None
        or _is_called(text, bare)
        or (_CITIZEN.fullmatch(bare) is not None and _is_citizen(bare))
        or _is_host(text)
        or _is_address(text)
    )


def _is_card(digits: str) -> bool:
    if not _CARD.fullmatch(digits) or digits in {_SIGNS.sub("", card) for card in words("card_number", "en")}:
        return False
    doubled = (int(digit) * (1 + at % 2) for at, digit in enumerate(reversed(digits)))
    return sum(value // 10 + value % 10 for value in doubled) % 10 == 0


def _is_account(text: str) -> bool:
    if text in words("iban", "en"):
        return False
    return int("".join(str(int(char, 36)) for char in text[4:] + text[:4])) % 97 == 1


def _is_called(text: str, bare: str) -> bool:
    """Tell a telephone number, written as such, from those that are kept for stories."""
    if _MOBILE.fullmatch(bare):
        return not bare.endswith(_OPERATOR)
    if not (_PHONE.fullmatch(text) or _CALLED.fullmatch(bare)):
        return False
    return re.sub(r"\D", "", text)[-7:-2] != "55501"


def _is_citizen(text: str) -> bool:
    """Tell a number of a Chinese resident by its day of birth and its last digit, as GB 11643 has them."""
    try:
        date(int(text[6:10]), int(text[10:12]), int(text[12:14]))
    except ValueError:
        return False
    total = sum(weight * int(digit) for weight, digit in zip(_WEIGHTS, text[:17], strict=True))
    return _LETTERS[total % 11] == text[17].upper()


def _is_host(text: str) -> bool:
    found = _HOST.match(text)
    if found is None or _KEPT.fullmatch(found[1]):
        return False
    return "@" in text or "://" in text or found[1].rpartition(".")[2].lower() in _ENDS


def _is_address(text: str) -> bool:
    try:
        return ipaddress.ip_address(text).is_global
    except ValueError:
        return False
