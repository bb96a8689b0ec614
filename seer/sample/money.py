"""Draft in, the same with amounts that can be paid in their currency out."""

import re
from functools import lru_cache
from typing import Final

from seer.records import Json
from seer.sample.draft import Draft
from seer.sample.topics import tokenise
from seer.words.bag import bag

_WHOLE: Final = bag("bif clp djf gnf isk jpy kmf krw pyg rwf ugx vnd vuv xaf xof xpf")
"""Currencies without a smaller unit, by ISO 4217."""
_USUAL: Final = ("USD", "EUR", "GBP", "CNY", "usd", "eur")
_SUMS: Final = bag("amount balance budget cost fee price sum total value")
_TIMES: Final = 100
"""About as many yen as dollars are paid for a thing."""
_DECIMAL: Final = re.compile(r"\d+\.\d+")


def pay(draft: Draft) -> None:
    """Round amounts where their currency has no smaller unit; where they stay, take another currency."""
    currency = next((name for name in draft.made if "currency" in tokenise(name)), None)
    if currency is None or str(draft.made[currency]).lower() not in _WHOLE:
        return
    for name, value in draft.made.items():
        if _is_sum(name) and (_is_broken(value) or (isinstance(value, str) and _DECIMAL.fullmatch(value))):
            scaled = round(float(value) * _TIMES)
            whole: tuple[Json, ...] = (str(scaled), str(round(float(value)))) if isinstance(value, str) else (
                scaled, round(value) or 1
            )  # fmt: skip
            if not draft.change(name, *whole) and draft.change(currency, *_USUAL):
                return


def meet(one: str, other: str) -> bool:
    """Tell an amount and its currency."""
    return any("currency" in tokenise(name) and _is_sum(beside) for name, beside in ((one, other), (other, one)))


@lru_cache(maxsize=4096)
def _is_sum(name: str) -> bool:
    return not _SUMS.isdisjoint(tokenise(name))


def _is_broken(value: Json) -> bool:
    return isinstance(value, float) and not value.is_integer()
