"""Draft with a member that stays in, the same with the others speaking of the place that it speaks of out."""

from functools import lru_cache
from typing import Final

from seer.sample.draft import Draft
from seer.sample.pools import LOCALES, Row, rows, words
from seer.sample.topics import topic


def stay_at(draft: Draft) -> None:
    """Let city, country, currency and the like be of one place where one of them stays: a row that they all fit in."""
    about = {name: found for name in draft.made if (found := _about(name))}
    held = {name: column for name, column in about.items() if name in draft.fixed and column not in _POINT}
    moved = {name: column for name, column in about.items() if draft.is_free(name)}
    for locale in LOCALES if held and moved else ():
        for row in rows(locale):
            if all(getattr(row, column) == draft.made[name] for name, column in held.items()):
                for name, column in moved.items():
                    if str(draft.made[name]) in words(column, locale):
                        text = getattr(row, column)
                        draft.change(name, text if isinstance(draft.made[name], str) else float(text))
                return


def meet(one: str, other: str) -> bool:
    """Tell whether two names are of one place."""
    return bool(_about(one) and _about(other) and not {_about(one), _about(other)} <= _POINT)


_POINT: Final = frozenset({"latitude", "longitude"})


@lru_cache(maxsize=16384)
def _about(name: str) -> str:
    found = topic(name)
    return found if found in Row._fields else ""
