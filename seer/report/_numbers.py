"""Rates and amounts in, the text that people read out."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from seer.records import Rate

RATES = {
    "positive_pass": ("Positive pass", "valid requests that were carried out"),
    "negative_rejection": ("Negative rejection", "faulty requests met by a question; declining counts in part"),
    "tool_selection": ("Tool selection", "the right tool among those offered"),
    "argument_match": ("Argument match", "every argument right, at the first try"),
    "schema_valid": ("Schema valid", "calls that parse and satisfy their schema"),
    "over_refusal": ("Over-refusal", "valid requests that ended without a call; lower is better"),
}
"""Name and meaning of each rate, in the order shown."""

GOOD = ("passed", "asked")
"""Outcomes that pass whatever the weights."""

NONE = "–"


def percent(value: float | None) -> str:
    """Write a share in per cent with one decimal; only what is all or nothing reads as such."""
    if value is None:
        return NONE
    shown = f"{100 * value:.1f}"
    if shown == "100.0":
        return "100%" if value >= 1.0 else "99.9%"
    if shown == "0.0":
        return "0%" if value <= 0.0 else "<0.1%"
    return f"{shown}%"


def interval(rate: "Rate") -> str:
    """Write a rate's interval."""
    return NONE if rate.low is None else f"{percent(rate.low)} to {percent(rate.high)}"


def amount(value: float | None) -> str:
    """Write a mean: whole from 100 on, with up to two decimals from 1 on, below that two digits, and no exponent."""
    if value is None:
        return NONE
    if 0 < value < 0.0001:  # noqa: PLR2004
        return "<0.0001"
    if value >= 100:  # noqa: PLR2004
        return f"{value:,.0f}"
    return f"{value:.2f}".rstrip("0").rstrip(".") if value >= 1 else f"{value:.2g}"


def outcome(label: str) -> str:
    """Write an outcome's name as words."""
    return label.replace("_", " ")
