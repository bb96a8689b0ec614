"""Wish for a string and its topic in, texts of a demanded length out: a longer name, a fuller sentence, more digits."""

from collections.abc import Iterator
from itertools import islice

from seer.sample.ask import Ask
from seer.sample.lengths import stretch
from seer.sample.making import of_topic, shuffled
from seer.sample.pools import rows, words

LONGEST = 20_000
"""Longest string that is made; a schema that demands more has no sample."""
_TRIES = 60
_COUNTED = frozenset({"id", "number", "token"})
"""What is made up of letters and digits."""
_LONG = 30
"""Characters from which on nothing but sentences is as long as that."""


def lengths(ask: Ask) -> tuple[int, int]:
    """Give the least and the greatest length."""
    return int(ask.words.get("minLength", 0)), int(ask.words.get("maxLength", LONGEST))


def sized(ask: Ask, about: str) -> Iterator[str]:
    """Give realistic words joined or cut to the length."""
    low, high = lengths(ask)
    if low > min(high, LONGEST):
        return
    pool = list(words(about, ask.locale) or words("text" if min(low, high) >= _LONG else "word", ask.locale))
    ask.shuffle(pool, "sized")
    gap = "" if ask.locale.startswith("zh") else " "
    if about == "city":
        yield from (place for place in _settled(ask) if low <= len(place) <= high)
    if not any(low <= len(word) <= high for word in pool):
        yield from (word for other in ("thing", "word") for word in shuffled(ask, other) if low <= len(word) <= high)
    if about in _COUNTED and low > 1:
        yield from (_lengthened(text, low) for text in islice(of_topic(about, ask), _TRIES))
    for start in range(len(pool)):
        yield stretch(pool[start:] + pool[:start], low=low, high=high, gap=gap)


def _settled(ask: Ask) -> Iterator[str]:
    """Give cities with short names, then those with what they lie in; in Chinese, then as they are written abroad."""
    yield from shuffled(ask, "town")
    yield from _addressed(ask)
    abroad = ask._replace(locale="en")
    if ask.locale.startswith("zh"):
        yield from shuffled(abroad, "town")
        yield from _addressed(abroad)
    yield from (f"{row.city}, {row.region}, {row.country}." for row in rows("en"))


def _addressed(ask: Ask) -> Iterator[str]:
    """Give cities with what they lie in, as people write them where a name alone may be taken for another."""
    found = list(rows(ask.locale))
    ask.shuffle(found, "addressed")
    for row in found:
        if ask.locale.startswith("zh"):
            yield from (row.country + row.city, row.country + row.region + row.city)
        else:
            yield from (
                f"{row.city}, {row.country}",
                f"{row.city}, {row.region}",
                f"{row.city}, {row.country_code}",
                f"{row.city}, {row.region}, {row.country}",
                f"{row.city}, {row.region}, {row.country_code}",
                f"{row.city}, {row.postcode}, {row.country}",
                f"{row.postcode} {row.city}, {row.region}, {row.country}",
            )


def _lengthened(text: str, low: int) -> str:
    """Give an id as many digits as it lacks."""
    return (text + text[-5:] * low)[:low] if len(text) < low and text[-5:].isdigit() else text
