"""Fields of a tool in, labels that tell them apart out."""

from collections import Counter
from typing import TYPE_CHECKING, Protocol

from seer.words.fields import Field

if TYPE_CHECKING:
    from collections.abc import Mapping


class Namer(Protocol):
    """How a locale names fields."""

    def own(self, place: Field) -> tuple[str, ...]:
        """Give labels from the field alone, the best first; empty where the locale has no words for it."""
        ...

    def noun(self, name: str) -> str:
        """Give the noun, in the singular, for a name above the field; empty for a mere wrapper or an unknown one."""
        ...

    def wrapper(self, name: str) -> str:
        """Give the noun for a name above the field, be it a mere wrapper; empty for an unknown one."""
        ...

    def within(self, noun: str, label: str) -> str:
        """Give the label of something that belongs to a noun."""
        ...


def labels(
    places: "Mapping[str, Field]", given: "Mapping[str, tuple[str, ...]]", namer: Namer
) -> dict[str, tuple[str, ...]]:
    """Give each field's labels, preferred first: `given` ones as they are, others told apart by what they belong to."""
    own = {pointer: namer.own(place) for pointer, place in places.items() if pointer not in given and not place.is_item}
    chosen = {pointer: words[0] for pointer, words in given.items() if words and pointer in places}
    chosen.update(_apart(places, own, namer, taken=frozenset(label.casefold() for label in chosen.values())))
    taken = {label.casefold() for label in chosen.values()}
    found: dict[str, tuple[str, ...]] = {}
    others = {pointer: (*given.get(pointer, ())[1:], *own.get(pointer, ())[1:]) for pointer in chosen}
    count = Counter(label.casefold() for words in others.values() for label in words)
    for pointer, label in chosen.items():
        nested = len(places[pointer].names) > 1 and pointer not in given
        extra = [one for one in others[pointer] if count[one.casefold()] == 1 and one.casefold() not in taken]
        found[pointer] = (label, *(() if nested else extra))
    return found


def _apart(
    places: "Mapping[str, Field]", own: "Mapping[str, tuple[str, ...]]", namer: Namer, *, taken: frozenset[str]
) -> dict[str, str]:
    options = {pointer: _options(places[pointer], words, namer) for pointer, words in own.items() if words}
    at = dict.fromkeys(options, 0)
    for _ in range(6):
        count = Counter(options[pointer][index].casefold() for pointer, index in at.items())
        clashing = [pointer for pointer, index in at.items() if _clashes(options[pointer][index], count, taken)]
        movable = [pointer for pointer in clashing if at[pointer] + 1 < len(options[pointer])]
        if not movable:
            break
        deepest = max(len(places[pointer].names) for pointer in movable)
        for pointer in movable:
            if deepest == 1 or len(places[pointer].names) > 1:
                at[pointer] += 1
    result: dict[str, str] = {}
    used = set(taken)
    for pointer, index in at.items():
        label = next((one for one in options[pointer][index:] if one.casefold() not in used), None)
        if label is not None:
            used.add(label.casefold())
            result[pointer] = label
    return result


def _clashes(label: str, count: "Counter[str]", taken: frozenset[str]) -> bool:
    return count[label.casefold()] > 1 or label.casefold() in taken


def _options(place: Field, words: tuple[str, ...], namer: Namer) -> tuple[str, ...]:
    """Give ways to say a field, each longer than the one before: alone, of its parent, of that one's parent."""
    nouns = [namer.noun(name) for name in place.names[:-1]]
    stars = [stop - 1 for stop in place.stars if stop < len(place.names)]
    nearest = max((index for index, noun in enumerate(nouns) if noun), default=None)
    needed = {index for index in (*stars[-1:], nearest) if index is not None}
    found: list[str] = []
    for label in words:
        for wanted in _wider(needed, len(nouns)):
            said = label
            for index in sorted(wanted, reverse=True):
                if nouns[index] and nouns[index].casefold() not in said.casefold():
                    said = namer.within(nouns[index], said)
            if said not in found:
                found.append(said)
    if len(place.names) > 1:
        found.extend(namer.within(noun, label) for label in words[:1] if (noun := namer.wrapper(place.names[-2])))
    return tuple(found)


def _wider(needed: set[int], size: int) -> list[set[int]]:
    steps = [set(needed)]
    for index in range(size - 1, -1, -1):
        if index not in steps[-1]:
            steps.append(steps[-1] | {index})
    return steps
