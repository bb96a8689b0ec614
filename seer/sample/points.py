"""Wish for a point on earth in, that of its object's place out, and where a way within one city ends."""

from collections.abc import Iterator

from seer.sample.ask import Ask
from seer.sample.settings import is_near
from seer.sample.topics import DESTINATIONS, tokenise

_TRIES = 60


def coordinates(ask: Ask) -> Iterator[str]:
    """Give the point of the object's place, and of others, in the order that is asked for."""
    description = str(ask.words.get("description", "")).lower()
    signs = (
        [description.find(sign) for sign in ("经度", "lon", "lng")],
        [description.find(sign) for sign in ("纬度", "lat")],
    )
    east, north = (min((at for at in found if at >= 0), default=-1) for found in signs)
    for turn in range(_TRIES):
        row = ask._replace(number=turn).row()
        latitude, longitude = beside(ask, row.latitude, "latitude"), beside(ask, row.longitude, "longitude")
        yield f"{longitude},{latitude}" if 0 <= east < north else f"{latitude},{longitude}"


def goes_beside(ask: Ask) -> bool:
    """Say whether something ends in the city that it starts in."""
    is_end = not DESTINATIONS.isdisjoint(tokenise(ask.name))
    return is_end and is_near({*tokenise(ask.noun), *tokenise(ask.scope)})


def beside(ask: Ask, degrees: str, about: str) -> str:
    """Give the degrees of a city, or where a way ends in it, which is some streets away."""
    if not goes_beside(ask):
        return degrees
    away = ask._replace(place=ask.around).random(about).choice((-4, -3, -2, 2, 3, 4))
    return f"{float(degrees) + away / 100:.2f}"
