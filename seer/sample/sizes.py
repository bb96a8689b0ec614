"""Wish for a string and its topic in, texts of a demanded length out: a longer name, a fuller sentence, more digits."""

import re
from collections.abc import Callable, Iterator
from itertools import islice

from seer.sample import longer
from seer.sample.ask import Ask
from seer.sample.lengths import stretch
from seer.sample.making import of_topic, shuffled
from seer.sample.pools import rows, words
from seer.words.bag import bag

LONGEST = 20_000
"""Longest string that is made; a schema that demands more has no sample."""
_TRIES = 60
_FULLER = 8
_BLOCK = 97
"""Digits after which they come again, where thousands are demanded."""
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
        yield from islice(_fuller(ask, about, pool, low, high), _FULLER)
        yield from (word for other in ("thing", "word") for word in shuffled(ask, other) if low <= len(word) <= high)
    if (about in _COUNTED or (about and not words(about, ask.locale))) and low > 1:
        yield from (_lengthened(ask, text, low) for text in islice(of_topic(about, ask), _TRIES))
    more = list(words("description", ask.locale)) if low > _LONG and _is_title(about, pool) else []
    for start in range(len(pool)):
        following = more or pool[start + 1 :] + pool[:start]
        yield stretch([pool[start], *following], low=low, high=high, gap=gap)


def _is_title(about: str, pool: list[str]) -> bool:
    """Say whether words are neither sentences nor what programs are given."""
    kind = about.partition("@")[0]
    return kind not in _SENTENCES and (kind == "name" or kind not in _MORE) and not all(map(_PLAIN.fullmatch, pool))


def _fuller(ask: Ask, about: str, pool: list[str], low: int, high: int) -> Iterator[str]:
    """Give what says more, by what is said: whole names, longer addresses, titles that are more exact."""
    kind = about.partition("@")[0]
    has_names = bool(words(about, ask.locale)) if about else low < _LONG
    if kind in _MORE:
        yield from _MORE[kind](ask, pool, low, high)
    elif not has_names or kind in _SENTENCES or kind in _COUNTED:
        return
    elif not about:
        yield from longer.phrases(list(shuffled(ask, "thing")), low=low, high=high, locale=ask.locale)
    elif pool and all(_PLAIN.fullmatch(word) for word in pool):
        yield from longer.joined(pool, low=low, high=high)
    else:
        yield from longer.phrases(pool, low=low, high=high, locale=ask.locale)


def _given(ask: Ask) -> list[str]:
    return list(shuffled(ask._replace(locale="en"), "first_name"))


def _family(ask: Ask) -> list[str]:
    return list(shuffled(ask._replace(locale="en"), "last_name"))


_PLAIN = re.compile(r"[A-Za-z0-9_.-]+")
_SENTENCES = bag("comment commit description error message note question reason request text")
"""Topics whose words are sentences, of which more are said where more is wanted."""
_MORE: dict[str, Callable[[Ask, list[str], int, int], Iterator[str]]] = {
    "email": lambda ask, _pool, low, high: longer.mailboxes(ask, low=low, high=high),
    "filename": lambda _ask, pool, low, high: longer.files(pool, low=low, high=high),
    "first_name": lambda ask, _pool, low, high: longer.joined(_given(ask), low=low, high=high, sign=" "),
    "last_name": lambda ask, _pool, low, high: longer.joined(_family(ask), low=low, high=high, sign="-"),
    "name": lambda ask, _pool, low, high: longer.people(ask, low=low, high=high),
    "path": lambda _ask, pool, low, high: longer.files(pool, low=low, high=high),
    "phone": lambda _ask, pool, low, high: longer.extensions(pool, low=low, high=high),
    "url": lambda ask, _pool, low, high: longer.pages(ask, low=low, high=high),
}


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


def _lengthened(ask: Ask, text: str, low: int) -> str:
    """Give an id as many digits as it lacks."""
    if len(text) >= low or not text[-1:].isdigit():
        return text
    missing = low - len(text)
    digits = "".join(ask.random("digits").choices("0123456789", k=min(missing, _BLOCK)))
    return text + (digits * (missing // _BLOCK + 1))[:missing]
