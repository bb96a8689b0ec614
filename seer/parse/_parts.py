"""OpenAPI document in, the JSON of each of its path items and definitions out: what is asked of a text, at C speed."""

from typing import TYPE_CHECKING, Any

import msgspec

from seer.schema.pointer import join

if TYPE_CHECKING:
    from seer.records import Object


def parts_of(document: "Object") -> dict[str, bytes]:
    """Give the JSON of path items and definitions by their pointers, keys and all, and that of the rest by none.

    Together they hold each key and value of the document once.
    """
    found: dict[str, bytes] = {}
    rest: list[Any] = []
    for key, value in document.items():
        homes = value.items() if key == "components" and type(value) is dict else ((None, value),)
        for home, entries in homes:
            place = join("", key) if home is None else join(join("", key), home)
            if type(entries) is dict:
                found |= {join(place, name): msgspec.json.encode({name: each}) for name, each in entries.items()}
            else:
                rest.append({home or key: entries})
    found[""] = msgspec.json.encode(rest)
    return found
