"""A correction changes what is at fault, and nothing else."""

from typing import TYPE_CHECKING

import msgspec
import pytest
from corpus_lab import CORPUS, sampled
from scene_lab import NOW, SOURCE, case

from seer.pipeline._make import Maker
from seer.pipeline._read import read
from seer.recipe import named
from seer.records import Recipe, Tool
from seer.scene.repair import Repairs, places
from seer.schema.pointer import get, leaves

if TYPE_CHECKING:
    from seer.records import Object

BRANCHES = [{"required": ["repository_id"]}, {"required": ["pull_request"]}]
CODESPACE = Tool(
    name="create_codespace",
    spec_name="create_codespace",
    description="Create a codespace",
    parameters={
        "type": "object",
        "properties": {
            "body": {
                "oneOf": [
                    {
                        "type": "object",
                        "properties": {
                            "repository_id": {"type": "integer"},
                            "location": {"enum": ["EastUs", "WestUs2"]},
                            "retention": {"type": "integer"},
                        },
                        "required": ["repository_id"],
                    },
                    {
                        "type": "object",
                        "properties": {"pull_request": {"type": "integer"}, "retention": {"type": "integer"}},
                        "required": ["pull_request"],
                    },
                ]
            }
        },
        "required": ["body"],
    },
    source=SOURCE,
)


def repairs(tool: Tool) -> Repairs:
    return Repairs(tool, seed=7, locale="en", now=NOW)


def differing(before: "Object", after: "Object") -> set[str]:
    one, other = ({at: value for at, value in leaves(each) if value not in ({}, [])} for each in (before, after))
    return {place for place in one.keys() | other.keys() if repr(one.get(place)) != repr(other.get(place))}


def test_a_place_inside_the_faulty_object_is_put_right() -> None:
    request = case("invalid", {"body": {"repository_id": 47653, "retention": "to be confirmed"}}, CODESPACE)
    assert places(request) == ("/body",)
    found = list(repairs(CODESPACE).repaired(request))
    assert differing(request.arguments, found[0]) == {"/body/retention"}
    assert repairs(CODESPACE).changed(request, found[0]) == ("/body/retention",)


def test_what_an_object_lacks_is_added_to_it() -> None:
    request = case("invalid", {"body": {"location": "EastUs", "retention": 5}}, CODESPACE)
    found = next(repairs(CODESPACE).repaired(request))
    assert differing(request.arguments, found) == {"/body/repository_id"}
    assert found["body"]["location"] == "EastUs"


def test_a_list_that_is_too_long_keeps_its_first_members() -> None:
    tags = {"type": "array", "items": {"type": "string"}, "maxItems": 2}
    tool = msgspec.structs.replace(CODESPACE, parameters={"type": "object", "properties": {"tags": tags}})
    request = case("invalid", {"tags": ["north", "south", "west"]}, tool)
    assert next(repairs(tool).repaired(request)) == {"tags": ["north", "south"]}


def test_an_object_is_told_anew_where_what_is_new_may_be_taken_for_all_of_it() -> None:
    request = case("invalid", {"body": {"retention": 5}}, CODESPACE)
    found = next(repairs(CODESPACE).repaired(request))
    assert repairs(CODESPACE).changed(request, found) == ("/body",)


FILES = (
    "openapi/notion__notion-openapi.json",
    "openapi/openai__openapi.yaml",
    "openapi/apis-guru/vercel.com.json",
    "mcp/github-mcp-server__toolsnaps.json",
)


@pytest.mark.skipif(not CORPUS.exists(), reason="the corpus lies beside the checkout")
@pytest.mark.parametrize("file", FILES)
def test_corrections_of_real_tools_keep_what_is_not_at_fault(file: str) -> None:
    recipe = named(Recipe(specs=(str(CORPUS / file),), locales=("en",), seed=7))
    specs = read(recipe)
    maker = Maker(specs.tools, recipe, defs=specs.defs)
    faulty = 0
    for tool in sampled(specs.tools, most=6):
        for scene in maker.batch(tool.name).scenes:
            if scene.kind not in {"invalid", "missing"} or scene.request is None:
                continue
            faulty += 1
            places_ = [one.pointer for one in scene.violations]
            after = scene.expect.calls[0].arguments
            for place in differing(scene.request.arguments, after):
                assert any(f"{place}/".startswith(f"{fault}/") for fault in places_), scene
            for fault in places_:
                was, now = get(scene.request.arguments, fault), get(after, fault)
                if isinstance(was, dict) and isinstance(now, dict):
                    assert len(differing(was, now)) == 1, scene
    assert faulty


def test_what_means_nothing_is_no_slip_of_the_tongue() -> None:
    due = {"type": "string", "pattern": r"^\d{4}-\d\d-\d\d \d\d:\d\d$"}
    tool = Tool(
        name="remind",
        spec_name="remind",
        parameters={"type": "object", "properties": {"due": due}, "required": ["due"]},
        examples=({"due": "8607-03-25 12:50"}, {"due": "2026-07-25 12:50"}),
        source=SOURCE,
    )
    values = list(Repairs(tool, seed=0, locale="zh", now=NOW).plausible("/due"))
    assert "2026-07-25 12:50" in values
    assert "8607-03-25 12:50" not in values


@pytest.mark.parametrize(
    ("said", "meant"),
    [("maria.example.com", "maria@example.com"), ("maria at example", "maria@example.com")],
)
def test_an_address_without_its_sign_stays_that_of_the_same_person(said: str, meant: str) -> None:
    properties = {"email": {"type": "string", "format": "email"}}
    made = Tool(
        name="invite",
        spec_name="invite",
        parameters={"type": "object", "properties": properties, "required": ["email"]},
        examples=({"email": "marc@scalar.com"},),
        source=SOURCE,
    )
    assert next(repairs(made).repaired(case("invalid", {"email": said}, made))) == {"email": meant}


def test_a_few_are_more_than_one() -> None:
    guests = {"type": "integer", "minimum": 1, "maximum": 4, "description": "Number of guests"}
    table = Tool(
        name="book_table",
        spec_name="book_table",
        description="Book a table",
        parameters={"type": "object", "properties": {"guests": guests}, "required": ["guests"]},
        source=SOURCE,
    )
    found = [
        next(Repairs(table, seed=seed, locale="en", now=NOW).repaired(case("invalid", {"guests": "a few"}, table)))
        for seed in range(12)
    ]
    assert {one["guests"] for one in found} == {3, 4}
