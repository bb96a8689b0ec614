"""Words and the tools that are offered in, those that the words ask for out; an offer serves many scenes."""

from collections.abc import Mapping

from seer import canon
from seer.records import Scene, Tool
from seer.schema.kept import Kept
from seer.schema.overlay import shown
from seer.words.asked import Asking
from seer.words.wordbook import sought

_MOST = 64
"""Offers that are remembered: those of one tool's scenes come one after the other."""


def asked(text: str, scene: Scene, tools: Mapping[str, Tool]) -> tuple[str, ...]:
    """Give the names of the tools offered by a scene that a text asks for, as they are shown there."""
    offers = _offers(tools)
    key = (scene.locale, scene.tools, canon.encode(scene.overlay) if scene.overlay else b"")
    offer = offers.get(key)
    if offer is None:
        if len(offers) >= _MOST:
            offers.clear()
        ways = {name: sought(shown(tools[name], scene.overlay), scene.locale) for name in scene.tools}
        offer = offers[key] = Asking(ways, locale=scene.locale)
    return offer.asked(text)


_offers: Kept[Mapping[str, Tool], dict[tuple[str, tuple[str, ...], bytes], Asking]] = Kept(lambda _: {}, most=4)
