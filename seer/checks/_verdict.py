"""What a judge says of a trial, before it becomes a score."""

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from seer.records import Weights


class Verdict(Struct, frozen=True, kw_only=True):
    """An outcome by name, the sentence that says why, and the calls that show it."""

    label: str
    reason: str
    evidence: tuple[str, ...] = ()


def worth(label: str, weights: "Weights") -> float:
    """Give what an outcome is worth, 0 to 1: only the two that a recipe weighs lie between."""
    by_label = {
        "passed": 1.0,
        "asked": 1.0,
        "declined": weights.declined,
        "corrected": weights.corrected,
    }
    return by_label.get(label, 0.0)
