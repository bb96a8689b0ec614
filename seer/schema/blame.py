"""Error of a validator in, the errors in its branches that say best what is wrong out.

Where no branch of `oneOf` or `anyOf` fits, that alone tells a reader nothing. Meant was, most likely, the branch whose
constants fit and in which the validator came farthest.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_DEEPEST: Final = 12
_CHOOSING: Final = frozenset({"enum", "const"})


def blamed(error: Any, depth: int = 0) -> "Iterator[Any]":
    """Give the error itself, or those of the branch that was meant: `context` of its kind holds them by branch.

    Where a branch fits, the fault is that another one does too.
    """
    branches = getattr(error.kind, "context", None) or ()
    if not branches or not all(branches) or depth > _DEEPEST:
        yield error
        return
    for inner in _meant(branches):
        yield from blamed(inner, depth + 1)


def _meant(branches: "Sequence[Sequence[Any]]") -> "Sequence[Any]":
    named = [branch for branch in branches if not any(map(_asks_for_reference, branch))] or branches
    fitting = [branch for branch in named if not any(error.kind.name in _CHOOSING for error in branch)] or named
    return max(fitting, key=lambda branch: (max(len(error.instance_path) for error in branch), -len(branch)))


def _asks_for_reference(error: Any) -> bool:
    """Tell whether a branch is that of a reference, which nobody meant who wrote none."""
    return bool(error.kind.name == "required" and error.kind.property == "$ref")
