"""What a discriminator says is part of the schema: branches exclude each other, children have values of their own."""

import copy
from pathlib import Path
from typing import Any

import pytest

from seer.parse import load_bytes, openapi, parse_file
from seer.records import Parsed
from seer.schema.validate import fast

CAT = "Cat: {type: object, properties: {kind: {type: string}, name: {type: string}}}\n"
DOG = "Dog: {type: object, properties: {kind: {type: string}, name: {type: string}, tail: {type: integer}}}\n"


def parsed(schemas: str, *, version: str = "3.1.0", schema: str = "{$ref: '#/components/schemas/Pet'}") -> Parsed:
    body = f"{{required: true, content: {{application/json: {{schema: {{properties: {{pet: {schema}}}}}}}}}}}"
    indented = "".join(f"    {line}\n" for line in schemas.splitlines())
    text = f"openapi: {version}\npaths: {{/a: {{post: {{operationId: add, requestBody: {body}}}}}}}\n"
    text += f"components:\n  schemas:\n{indented}"
    return openapi.parse(load_bytes(text.encode(), shown="api.yaml"), "api.yaml")


def allowed(parsed: Parsed, *pets: Any) -> list[bool]:
    judge = fast(parsed.tools[0].parameters)
    return [judge.valid({"pet": pet}) for pet in pets]


def union(discriminator: str, keyword: str = "oneOf", *names: str) -> str:
    branches = ", ".join(f"{{$ref: '#/components/schemas/{name}'}}" for name in names or ("Cat", "Dog"))
    return f"Pet: {{{keyword}: [{branches}], discriminator: {discriminator}}}\n"


@pytest.mark.parametrize("keyword", ["oneOf", "anyOf"])
@pytest.mark.parametrize("version", ["3.0.3", "3.1.0", "3.2.0"])
def test_the_name_of_a_schema_tells_it_apart(keyword: str, version: str) -> None:
    got = parsed(union("{propertyName: kind}", keyword) + CAT + DOG, version=version)
    right = [{"kind": "Cat"}, {"kind": "Dog", "tail": 1}]
    assert allowed(got, *right, {"kind": "cat"}, {"kind": "Dog", "tail": "x"}, {}) == [True, True, False, False, False]
    assert not got.warnings


@pytest.mark.parametrize("target", ["'#/components/schemas/Cat'", "Cat"])
def test_a_mapping_takes_the_place_of_the_name(target: str) -> None:
    mapping = f"{{propertyName: kind, mapping: {{c: {target}, k: {target}, d: Dog}}}}"
    got = parsed(union(mapping) + CAT + DOG)
    pets = [{"kind": kind} for kind in ("c", "k", "d", "Cat", "Dog")]
    assert allowed(got, *pets) == [True, True, True, False, False]


def test_what_a_branch_says_itself_counts() -> None:
    cat = "Cat: {properties: {kind: {enum: [cat, CAT, 1]}}}\nDog: {properties: {kind: {const: dog}}}\n"
    got = parsed(union("{propertyName: kind}") + cat)
    pets = [{"kind": kind} for kind in ("cat", "CAT", "dog", "Cat", 1)]
    assert allowed(got, *pets) == [True, True, True, False, False]
    assert not got.warnings


def test_what_a_branch_says_in_a_union_with_null_counts() -> None:
    kind = "{anyOf: [{type: string, enum: [cat]}, {type: 'null'}]}"
    got = parsed(union("{propertyName: kind}") + f"Cat: {{properties: {{kind: {kind}}}}}\n" + DOG)
    assert allowed(got, {"kind": "cat"}, {"kind": "Dog"}, {"kind": "Cat"}) == [True, True, False]


def test_a_mapping_against_what_a_branch_says_is_told_of() -> None:
    mapping = "{propertyName: kind, mapping: {feline: Cat, dog: Dog}}"
    got = parsed(union(mapping) + "Cat: {properties: {kind: {const: cat}}}\n" + DOG)
    assert allowed(got, {"kind": "cat"}, {"kind": "feline"}, {"kind": "dog"}) == [True, False, True]
    (warning,) = got.warnings
    assert warning.where == "api.yaml#/components/schemas/Cat"
    assert warning.what.startswith("a discriminator maps to it values that its own property rules out")


def test_the_default_of_3_2_needs_no_value() -> None:
    got = parsed(union("{propertyName: kind, defaultMapping: Dog}") + CAT + DOG, version="3.2.0")
    assert allowed(got, {}, {"kind": "Cat"}, {"kind": "Dog"}, {"tail": "x"}) == [True, True, True, False]


@pytest.mark.parametrize(
    "pet",
    [
        "Pet: {oneOf: [{title: a}, {$ref: '#/components/schemas/Gone'}], discriminator: {propertyName: kind}}",
        "Pet: {oneOf: [{type: string}, {type: integer}], discriminator: {propertyName: 5}}",
        "Pet: {oneOf: {}, discriminator: {propertyName: kind}}",
        "Pet: {discriminator: {propertyName: kind}, properties: {kind: {type: string}}}",
    ],
)
def test_a_branch_without_a_name_stays_as_it_is(pet: str) -> None:
    document = load_bytes(f"openapi: 3.1.0\npaths: {{}}\ncomponents: {{schemas: {{{pet}}}}}\n".encode(), shown="x")
    before = copy.deepcopy(document)
    references = openapi.References(document)
    assert openapi.narrowed(document, references, lambda _at, _what: None) == before


def test_values_of_numbers_are_left_alone() -> None:
    schemas = "One: {properties: {v: {type: integer, const: 1}}}\nTwo: {properties: {v: {type: integer}}}\n"
    got = parsed(union("{propertyName: v, mapping: {'1': One, '2': Two}}", "anyOf", "One", "Two") + schemas)
    assert allowed(got, {"v": 1}, {"v": 2}) == [True, True]


PARENT = "Pet: {type: object, required: [kind], discriminator: DISCRIMINATOR, properties: {kind: {type: string}}}\n"
CHILDREN = (
    "Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {properties: {claws: {type: integer}}}]}\n"
    "Dog: {allOf: [{$ref: '#/components/schemas/Pet'}], required: [tail], properties: {tail: {type: integer}}}\n"
    "Puppy: {allOf: [{$ref: '#/components/schemas/Dog'}]}\n"
)


def test_a_parent_takes_the_values_of_all_its_children() -> None:
    got = parsed(PARENT.replace("DISCRIMINATOR", "{propertyName: kind}") + CHILDREN)
    pets = [{"kind": kind} for kind in ("Cat", "Dog", "Puppy", "Pet", "Bird")]
    assert allowed(got, *pets) == [True, True, True, True, False]


def test_a_parent_with_a_mapping_takes_what_it_names() -> None:
    mapping = "{propertyName: kind, mapping: {cat: Cat, dog: Dog}}"
    got = parsed(PARENT.replace("DISCRIMINATOR", mapping) + CHILDREN)
    pets = [{"kind": kind} for kind in ("cat", "dog", "Puppy", "Pet", "Dog")]
    assert allowed(got, *pets) == [True, True, True, False, False]


@pytest.mark.parametrize(("name", "right"), [("Cat", ["Cat"]), ("Dog", ["Dog", "Puppy"]), ("Puppy", ["Puppy"])])
def test_a_child_takes_its_own_value_and_those_of_its_children(name: str, right: list[str]) -> None:
    schemas = PARENT.replace("DISCRIMINATOR", "{propertyName: kind}") + CHILDREN
    got = parsed(schemas, schema=f"{{$ref: '#/components/schemas/{name}'}}")
    kinds = ("Cat", "Dog", "Puppy", "Pet")
    assert allowed(got, *({"kind": kind, "tail": 1} for kind in kinds)) == [kind in right for kind in kinds]


def test_a_child_still_lies_beside_the_parameters() -> None:
    schemas = PARENT.replace("DISCRIMINATOR", "{propertyName: kind}") + CHILDREN
    body = "{content: {application/json: {schema: {$ref: '#/components/schemas/Cat'}}}}"
    text = f"openapi: 3.1.0\npaths: {{/a: {{post: {{requestBody: {body}}}}}}}\ncomponents:\n  schemas:\n"
    text += "".join(f"    {line}\n" for line in schemas.splitlines())
    (tool,) = openapi.parse(load_bytes(text.encode(), shown="a"), "a").tools
    assert set(tool.parameters["properties"]) == {"kind", "claws"}
    judge = fast(tool.parameters)
    assert judge.valid({"kind": "Cat"})
    assert not judge.valid({"kind": "Dog"})


def test_swagger_2_has_the_name_of_the_property_alone() -> None:
    text = (
        "swagger: '2.0'\npaths: {/a: {post: {operationId: add, parameters: [{name: pet, in: body, required: true, "
        "schema: {properties: {pet: {$ref: '#/definitions/Pet'}}}}]}}}\n"
        f"definitions:\n  {PARENT.replace('DISCRIMINATOR', 'kind')}"
        "  Cat: {allOf: [{$ref: '#/definitions/Pet'}]}\n"
    )
    got = openapi.parse(load_bytes(text.encode(), shown="a"), "a")
    assert allowed(got, {"kind": "Cat"}, {"kind": "Pet"}, {"kind": "Dog"}) == [True, True, False]


def test_what_only_looks_like_one_is_left_alone() -> None:
    odd = "{example: {oneOf: [{$ref: '#/components/schemas/Cat'}], discriminator: {propertyName: kind}}, "
    odd += "properties: {discriminator: {type: string}, oneOf: {type: string}}}"
    got = parsed(CAT, schema=odd)
    assert got.tools[0].parameters["properties"]["pet"]["properties"] == {
        "discriminator": {"type": "string"},
        "oneOf": {"type": "string"},
    }
    assert allowed(got, {"discriminator": "x", "oneOf": "y"}) == [True]


def test_a_read_only_property_is_asked_of_nobody() -> None:
    cat = "Cat: {properties: {kind: {type: string, readOnly: true}, name: {type: string}}}\n"
    got = parsed(union("{propertyName: kind}", "anyOf", "Cat") + cat)
    assert allowed(got, {"name": "x"}) == [True]


def test_other_files_have_discriminators_too(tmp_path: Path) -> None:
    (tmp_path / "api.yaml").write_text(
        "openapi: 3.0.3\npaths: {/a: {post: {operationId: add, requestBody: {required: true, content: "
        "{application/json: {schema: {properties: {pet: {$ref: 'pets.yaml#/components/schemas/Pet'}}}}}}}}}\n"
    )
    (tmp_path / "pets.yaml").write_text(
        "components:\n  schemas:\n    Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: dog.yaml}], "
        "discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: dog.yaml}}}\n"
        f"    {CAT}"
    )
    (tmp_path / "dog.yaml").write_text(DOG.removeprefix("Dog: "))
    got, _ = parse_file(tmp_path / "api.yaml", shown="api.yaml")
    assert allowed(got, {"kind": "cat"}, {"kind": "dog"}, {"kind": "Cat"}) == [True, True, False]
