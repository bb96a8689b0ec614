import json
from typing import Any

from seer.parse._parts import parts_of

ITEM: dict[str, Any] = {"get": {"responses": {}}}
PET: dict[str, Any] = {"type": "object", "discriminator": {"propertyName": "kind"}}


def test_path_items_and_definitions_have_a_piece_each_and_the_rest_one() -> None:
    document: dict[str, Any] = {
        "openapi": "3.1.0",
        "paths": {"/pets/{id}": ITEM},
        "components": {"schemas": {"a/b": PET}, "x-odd": 1},
        "tags": [{"name": "pets"}],
    }
    found = {place: json.loads(piece) for place, piece in parts_of(document).items()}
    assert found == {
        "/paths/~1pets~1{id}": {"/pets/{id}": ITEM},
        "/components/schemas/a~1b": {"a/b": PET},
        "": [{"openapi": "3.1.0"}, {"x-odd": 1}, {"tags": [{"name": "pets"}]}],
    }


def test_what_should_be_a_mapping_and_is_none_belongs_to_the_rest() -> None:
    document: dict[str, Any] = {"paths": None, "components": ["$id"], "definitions": {}}
    assert json.loads(parts_of(document)[""]) == [{"paths": None}, {"components": ["$id"]}]
