import pytest

from seer.records import Definition, Json, Object, Source, Tool
from seer.words.supply import Supply, wanted

SOURCE = Source(path="shop.yaml", format="tool_registry", pointer="")
TEXT = {"type": "string"}


def tool(name: str, *, returns: Json = None, **properties: Json) -> Tool:
    parameters: Object = {"type": "object", "properties": properties}
    return Tool(name=name, spec_name=name, parameters=parameters, returns=returns, source=SOURCE)


def holds(**properties: Json) -> Json:
    return {"type": "object", "properties": properties}


GET_PET = tool("get_pet", petId=TEXT, id=TEXT, size={"type": "number"}, tags={"type": "array"}, home=holds(city=TEXT))


@pytest.mark.parametrize(
    ("place", "name", "returns"),
    [
        ("/petId", "whatever", holds(pet_id=TEXT)),
        ("/petId", "list_pets", {"type": "array", "items": holds(id={"type": "integer"})}),
        ("/petId", "listPets", holds(data={"type": "array", "items": holds(pet=holds(ID=TEXT))})),
        ("/id", "whatever", holds(petId=TEXT)),
        ("/id", "whatever", holds(id=TEXT)),
        ("/size", "whatever", {"anyOf": [{"type": "null"}, holds(Size={"type": ["integer", "null"]})]}),
        ("/tags", "whatever", {"additionalProperties": holds(tag={"type": "array"})}),
        ("/home/city", "whatever", holds(city={})),
    ],
)
def test_a_result_that_holds_the_value_supplies_it(place: str, name: str, returns: Json) -> None:
    assert Supply().gives(tool(name, returns=returns), wanted(GET_PET, place))


@pytest.mark.parametrize(
    ("place", "name", "returns"),
    [
        ("/petId", "list_pets", None),
        ("/petId", "list_pets", holds(name=TEXT)),
        ("/petId", "list_orders", holds(id=TEXT)),
        ("/petId", "list_orders", holds(order_id=TEXT)),
        ("/petId", "list_pets", holds(id={"type": "boolean"})),
        ("/tags", "whatever", holds(tags=TEXT)),
        ("/home/city", "whatever", holds(home=TEXT)),
        ("/petId", "whatever", holds(a=holds(b=holds(c=holds(petId=TEXT))))),
    ],
)
def test_another_name_or_type_or_one_too_deep_does_not(place: str, name: str, returns: Json) -> None:
    assert not Supply().gives(tool(name, returns=returns), wanted(GET_PET, place))


def test_results_are_read_through_shared_definitions_that_may_hold_themselves() -> None:
    pet = Definition(
        digest="aa", name="Pet", schema=holds(id={"$ref": "seer:defs/bb"}, mother={"$ref": "seer:defs/aa"})
    )
    number = Definition(digest="bb", name="Id", schema={"type": "integer"})
    asked = tool("list_pets", returns={"items": {"$ref": "seer:defs/aa"}})
    supply = Supply([pet, number])
    assert supply.gives(asked, wanted(GET_PET, "/petId"))
    assert not supply.gives(asked, wanted(GET_PET, "/home/city"))
    assert not supply.gives(asked, wanted(GET_PET, "/tags"))
    assert not Supply().gives(asked, wanted(GET_PET, "/petId"))
