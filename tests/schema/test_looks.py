import json
from typing import Any

import pytest

from seer.errors import SpecError
from seer.schema.normalise import normalise

ALL = '{"allOf":[NEXT,NEXT]}'
TURNED = '{"anyOf":[NEXT,{"not":NEXT}]}'
DEEPER = '{"allOf":[{"properties":{"b":NEXT}},{"additionalProperties":NEXT}]}'
ROUND = '{"allOf":[NEXT,NEXT],"properties":{"b":{"$ref":"#/$defs/d0"}}}'


def doubled(part: str, length: int) -> Any:
    """Give a schema whose definitions each hold a part that names the next one."""
    links = {f"d{n}": json.loads(part.replace("NEXT", f'{{"$ref":"#/$defs/d{n + 1}"}}')) for n in range(length)}
    return {"properties": {"a": {"$ref": "#/$defs/d0"}}, "$defs": {**links, f"d{length}": {"type": "string"}}}


@pytest.mark.parametrize("part", [ALL, TURNED, DEEPER, ROUND])
def test_what_would_be_looked_at_a_trillion_times_is_refused(part: str) -> None:
    with pytest.raises(SpecError, match="checked more than 20,000 times over"):
        normalise(doubled(part, 40), dialect="2020-12")


@pytest.mark.parametrize("part", [ALL, TURNED, DEEPER, ROUND])
def test_what_is_looked_at_some_hundred_times_is_read(part: str) -> None:
    assert sorted(normalise(doubled(part, 7), dialect="2020-12")["$defs"]) == [f"d{n}" for n in range(8)]


def test_what_lies_at_different_places_of_a_value_adds_nothing_up() -> None:
    apart = doubled('{"properties":{"b":NEXT,"c":NEXT}}', 40)
    assert len(normalise(apart, dialect="2020-12")["$defs"]) == 41


def test_the_place_where_it_becomes_too_much_is_told() -> None:
    with pytest.raises(SpecError) as error:
        normalise(doubled(ALL, 40), dialect="2020-12")
    assert error.value.where == "/$defs/d27"
