"""Sampled values are valid, plausible and the same every time."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from seer.records import Definition, Http, Json, Source, Tool
from seer.sample import SampleError, Sampler, Spot, Steer, sample
from seer.sample.pools import rows, words
from seer.schema.validate import fast, slow

NOW = "2026-06-15T09:00:00Z"
SHAPES = Path(__file__).parents[2].parent / "shared/corpus/jsonschema/shapes.json"

OBJECT = {"type": "object"}
NODE = {"type": "object", "required": ["v", "kids"]}
NEXT = {"$ref": "#/$defs/n"}
SCHEMAS = {
    "bounds": {"type": "integer", "minimum": 90_000, "exclusiveMaximum": 90_002},
    "big": {"type": "integer", "minimum": 2**70},
    "cents": {"type": "number", "multipleOf": 0.01, "minimum": 18, "maximum": 19},
    "open": {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 0.1},
    "union": {"type": ["null", "integer"], "maximum": -5},
    "enum": {"enum": [None, "b", 3]},
    "long": {"type": "string", "minLength": 250, "maxLength": 250},
    "short": {"type": "string", "maxLength": 1},
    "unique": {"type": "array", "uniqueItems": True, "minItems": 3, "items": {"enum": ["a", "b", "c"]}},
    "tuple": {"type": "array", "prefixItems": [{"type": "integer"}, {"const": "x"}], "items": False, "minItems": 2},
    "contains": {"type": "array", "items": {"type": "integer"}, "contains": {"const": 5}, "minContains": 2},
    "map": {"type": "object", "additionalProperties": {"type": "integer"}, "minProperties": 2},
    "named": {"type": "object", "propertyNames": {"pattern": "^k-[0-9]$"}, "minProperties": 2},
    "closed": {
        **OBJECT,
        "patternProperties": {"^x-": {"type": "string"}},
        "additionalProperties": False,
        "minProperties": 1,
    },
    "needs": {
        **OBJECT,
        "required": ["a"],
        "properties": {"a": {"type": "string"}, "b": {"type": "integer"}},
        "dependentRequired": {"a": ["b"]},
    },
    "all": {
        "allOf": [
            {**OBJECT, "required": ["a"], "properties": {"a": {"type": "number"}}},
            {"properties": {"a": {"type": "integer", "maximum": 3}}},
        ]
    },
    "one": {
        "oneOf": [
            {**OBJECT, "required": ["x"], "properties": {"x": {"const": 1}}},
            {**OBJECT, "required": ["x"], "properties": {"x": {"type": "integer"}}},
        ]
    },
    "not": {"type": "string", "enum": ["a", "b"], "not": {"const": "a"}},
    "if": {
        **OBJECT,
        "required": ["c"],
        "properties": {"c": {"enum": ["US", "CA"]}, "p": {"type": "string"}},
        "if": {"properties": {"c": {"const": "US"}}},
        "then": {"required": ["p"]},
    },
    "recursive": {
        "$ref": "#/$defs/n",
        "$defs": {
            "n": {
                **NODE,
                "properties": {"v": {"type": "integer"}, "kids": {"type": "array", "items": {"$ref": "#/$defs/n"}}},
            }
        },
    },
    "nullable loop": {
        "$ref": "#/$defs/n",
        "$defs": {
            "n": {
                **OBJECT,
                "required": ["next"],
                "properties": {"next": {"anyOf": [{"$ref": "#/$defs/n"}, {"type": "null"}]}},
            }
        },
    },
    "anything": True,
}


@pytest.mark.parametrize("name", SCHEMAS)
def test_valid_for_both_judges(name: str) -> None:
    schema = SCHEMAS[name]
    for seed in range(8):
        value = sample(schema, seed=seed, name="order", now=NOW)
        assert fast(schema).valid(value)
        assert slow(schema).valid(value)


FORMATS = ("date", "date-time", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uri-reference", "uuid",
           "json-pointer", "regex", "iri", "idn-email", "relative-json-pointer", "uri-template")  # fmt: skip


@pytest.mark.parametrize("name", FORMATS)
def test_formats(name: str) -> None:
    schema = {"type": "string", "format": name}
    for seed in range(5):
        value = sample(schema, seed=seed, name="field", now=NOW)
        assert fast(schema).valid(value)
        assert slow(schema).valid(value)


@pytest.mark.parametrize(
    "schema",
    [
        False,
        {"type": "string", "maxLength": 2, "minLength": 3},
        {"type": "integer", "minimum": 5, "maximum": 4},
        {"type": "array", "minItems": 10**9},
        {"type": "string", "minLength": 10**9},
        {"allOf": [{"type": "string"}, {"type": "integer"}]},
        {"$ref": "#/$defs/n", "$defs": {"n": {**OBJECT, "required": ["n"], "properties": {"n": NEXT}}}},
        {"$ref": "#/$defs/gone"},
    ],
)  # fmt: skip
def test_no_value(schema: object) -> None:
    with pytest.raises(SampleError):
        sample(schema, seed=1, now=NOW)


def test_huge_upper_bounds_are_no_trouble() -> None:
    schema = {"type": "array", "maxItems": 10**9, "items": {"type": "string", "maxLength": 10**9}}
    assert len(sample(schema, seed=1, now=NOW)) <= 3


def test_own_examples_come_first() -> None:
    schema = {"type": "string", "examples": ["Gouda"], "default": "Brie"}
    assert sample(schema, seed=3, name="cheese", now=NOW) == "Gouda"


@pytest.mark.parametrize(
    "shown",
    [
        "YOUR_MERCHANT_ACCOUNT",
        "your-key-here",
        "...",
        "X6XtfGC3!Y...",
        "<token>",
        "‹id›",
        "{id}",
        "a/{id}/b",
        "xxxx",
        "string",
    ],
)
def test_an_example_that_only_stands_for_a_value_is_not_used(shown: str) -> None:
    one = {"type": "string", "examples": [shown], "example": shown, "default": shown}
    assert sample(one, seed=3, name="cheese", now=NOW) != shown
    whole = {"type": "array", "items": {"type": "string"}, "examples": [[shown]]}
    assert shown not in sample(whole, seed=3, name="cheeses", now=NOW)


@pytest.mark.parametrize("shown", ["<p>Hello</p>", "Bring your own cup", "text", "a < b", '{"a": 1}'])
def test_an_example_with_brackets_or_words_of_its_own_is_used(shown: str) -> None:
    assert sample({"type": "string", "examples": [shown]}, seed=3, name="cheese", now=NOW) == shown


def test_what_the_description_quotes_is_used() -> None:
    assert sample({"type": "string", "description": 'Cheese, e.g. "Gouda"'}, seed=3, name="cheese", now=NOW) == "Gouda"


@pytest.mark.parametrize(
    "name", ["head", "tail", "page", "max_tokens", "top_k", "pageSize", "line", "number_of_users", "maxResults"]
)
def test_what_counts_is_whole(name: str) -> None:
    assert isinstance(sample({"type": "number", "minimum": 0}, seed=3, name=name, now=NOW), int)
    halves = sample({"type": "number", "multipleOf": 2.5}, seed=3, name=name, now=NOW)
    assert halves % 5 == 0


def test_what_measures_may_have_a_fraction() -> None:
    made = {type(sample({"type": "number"}, seed=seed, name="max_price", now=NOW)) for seed in range(9)}
    assert float in made


def test_place_and_dates_agree() -> None:
    properties = {
        "city": {"type": "string"},
        "country": {"type": "string"},
        "start_date": {"type": "string", "format": "date"},
        "end_date": {"type": "string", "format": "date"},
        "min_price": {"type": "integer"},
        "max_price": {"type": "integer"},
    }
    schema = {"type": "object", "required": sorted(properties), "properties": properties}
    from seer.sample.pools import rows  # noqa: PLC0415 - the table that this test is about

    pairs = {(row.city, row.country) for row in rows("en")}
    for seed in range(20):
        made = sample(schema, seed=seed, now=NOW)
        assert (made["city"], made["country"]) in pairs
        assert made["start_date"] <= made["end_date"]
        assert made["min_price"] <= made["max_price"]


def test_strings_of_one_object_differ() -> None:
    names = ["first_label", "second_label", "third_label", "fourth_label"]
    schema = {"type": "object", "required": names, "properties": {name: {"type": "string"} for name in names}}
    for seed in range(20):
        assert len(set(sample(schema, seed=seed, now=NOW).values())) == len(names)


def test_chinese_words_in_chinese() -> None:
    made = sample({"type": "string"}, seed=1, locale="zh", name="city", now=NOW)
    assert not made.isascii()


def test_results_follow_shared_definitions() -> None:
    pet = Definition(
        digest="ab12",
        name="Pet",
        schema={
            "type": "object",
            "required": ["name"],
            "properties": {"name": {"type": "string"}, "mate": {"$ref": "seer:defs/ab12"}},
        },
    )
    made = sample(
        {"type": "array", "minItems": 1, "items": {"$ref": "seer:defs/ab12"}}, seed=1, now=NOW, defs={"ab12": pet}
    )
    assert made
    assert all(isinstance(item["name"], str) for item in made)


@pytest.mark.corpus
def test_shapes_of_the_corpus() -> None:
    if not SHAPES.is_file():
        pytest.skip("no corpus beside the checkout")
    for name, schema in json.loads(SHAPES.read_text(encoding="utf-8")).items():
        assert fast(schema).valid(sample(schema, seed=1, name=name, now=NOW)), name


def test_items_are_what_their_array_is_described_as() -> None:
    schema = {
        "type": "array",
        "items": {"type": "string"},
        "minItems": 2,
        "description": "Email addresses of the readers",
    }
    made = sample(schema, seed=1, name="to", now=NOW)
    assert all("@example." in item for item in made)


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_what_speaks_of_one_place_agrees(locale: str) -> None:
    fields = {
        "city": {},
        "country": {"description": "ISO 3166-1 alpha-3"},
        "currency": {},
        "point": {"description": "lat,lng"},
    }
    properties = {name: {"type": "string", **more} for name, more in fields.items()}
    schema = {
        "type": "object",
        "required": [*properties, "latitude"],
        "properties": {**properties, "latitude": {"type": "number"}},
    }
    by_city = {row.city: row for row in rows(locale)}
    for seed in range(10):
        made = sample(schema, seed=seed, locale=locale, name="trip", now=NOW)
        row = by_city[made["city"]]
        assert (made["country"], made["currency"]) == (row.country_code3, row.currency)
        assert made["latitude"] == float(row.latitude)
        assert made["point"] == f"{row.latitude},{row.longitude}"


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("size", [3, 4, 12, 25, 32, 40])
def test_a_city_of_any_length_is_one_city(size: int, locale: str) -> None:
    schema = {"type": "string", "minLength": size, "maxLength": size}
    made = str(sample(schema, seed=1, locale=locale, name="city", now=NOW))
    cities = {*words("town", "en"), *words("town", "zh"), *(row.city for place in ("en", "zh") for row in rows(place))}
    assert sum(made.count(city) for city in cities if len(city) > 2) == 1 or made in cities
    assert made.count(",") <= 2


def test_what_nothing_is_known_of_is_referred_to() -> None:
    assert str(sample({"type": "string"}, seed=1, name="schedule", now=NOW)).startswith("SCH-")
    assert str(sample({"type": "string"}, seed=1, name="door", now=NOW)).startswith("door ")


def test_start_is_before_end_in_seconds() -> None:
    properties = {name: {"type": "integer", "description": "Unix timestamp"} for name in ("lt", "gte")}
    schema = {"type": "object", "properties": properties, "required": ["lt", "gte"]}
    for seed in range(12):
        made: Any = sample(schema, seed=seed, name="created", now=NOW)
        assert made["gte"] < made["lt"]


def test_each_end_of_a_way_is_in_its_city() -> None:
    names = ("city1", "city2", "destination", "origin")
    town, point = ({"type": "string", "description": text} for text in ("City", "longitude,latitude"))
    properties = {name: town if "city" in name else point for name in names}
    schema = {"type": "object", "properties": properties, "required": list(names)}
    places = {row.city: f"{row.longitude},{row.latitude}" for row in rows("en")}
    for seed in range(12):
        made: Any = sample(schema, seed=seed, name="route", now=NOW)
        assert (places[made["city1"]], places[made["city2"]]) == (made["origin"], made["destination"])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(
    ("name", "schema", "least", "most"),
    [
        ("card_verification_number", {"type": "integer"}, 100, 999),
        ("pedal", {"type": "number", "description": "Between 0 (not pressed) and 1 (fully pressed)."}, 0, 1),
    ],
)
def test_numbers_as_things_have_them(name: str, schema: dict[str, str], least: int, most: int, seed: int) -> None:
    made = sample(schema, seed=seed, name=name, now=NOW)
    assert isinstance(made, int | float)
    assert least <= made <= most


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize(
    ("tool", "name", "description", "form"),
    [
        ("create_event", "start_time", "格式：2006-01-02 15:04:05", r"2026-\d\d-\d\d \d\d:\d\d:00"),
        ("create_event", "end_time", "RFC 3339", r"2026-\d\d-\d\dT\d\d:\d\d:00Z"),
        ("get_release_by_tag", "tag", "", r"v\d\.\d\.\d"),
        ("delete-environment-variable", "name", "", r"[A-Z]+_[A-Z]+"),
        ("read_media_file", "path", "", r"\w+/[\w-]+\.(?:png|jpg|mp3|wav)"),
        ("write_file", "path", "", r"\w+/\w+\.(?:txt|md)"),
        ("search_files", "path", "", r"[\w/-]+"),
    ],
)
def test_text_as_it_is_written_where_it_stands(tool: str, name: str, description: str, form: str, locale: str) -> None:
    schema = {
        "type": "object",
        "required": [name],
        "properties": {name: {"type": "string", "description": description}},
    }
    for seed in range(6):
        made = sample(schema, seed=seed, locale=locale, name=tool, now=NOW)
        assert isinstance(made, dict)
        assert re.fullmatch(form, str(made[name]))


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize(
    ("tool", "name", "topic"),
    [
        ("api_test", "error", "error"),
        ("delete_team", "reason", "motive"),
        ("conference", "notes", "meeting_note"),
        ("search_files", "exclude_pattern", "excluded"),
    ],
)
def test_words_of_what_it_belongs_to(tool: str, name: str, topic: str, locale: str) -> None:
    schema = {"type": "object", "required": [name], "properties": {name: {"type": "string"}}}
    made = sample(schema, seed=3, locale=locale, name=tool, now=NOW)
    assert isinstance(made, dict)
    assert made[name] in words(topic, locale)


def test_a_version_told_by_its_day_is_that_of_the_specification() -> None:
    assert sample({"type": "string", "default": "2026-03-11"}, seed=1, name="Notion-Version", now=NOW) == "2026-03-11"


@pytest.mark.parametrize(("tool", "far"), [("ride", False), ("book_flight", True)])
def test_a_way_ends_elsewhere_and_a_ride_in_the_same_city(tool: str, *, far: bool) -> None:
    names = [f"{end}_{part}" for end in ("start", "end") for part in ("latitude", "longitude")]
    schema = {"type": "object", "required": names, "properties": {name: {"type": "number"} for name in names}}
    known = {(float(row.latitude), float(row.longitude)) for row in rows("en")}
    for seed in range(12):
        made = sample(schema, seed=seed, name=tool, now=NOW)
        assert isinstance(made, dict)
        start, end = ((made[f"{end}_latitude"], made[f"{end}_longitude"]) for end in ("start", "end"))
        assert start != end
        assert start in known
        assert (end in known) == far
        assert far or all(abs(one - other) < 0.05 for one, other in zip(start, end, strict=True))


@pytest.mark.parametrize("locale", ["en", "zh"])
def test_one_walks_within_a_city(locale: str) -> None:
    point = {"type": "string", "description": "longitude,latitude"}
    schema = {
        "type": "object",
        "required": ["origin", "destination"],
        "properties": {"origin": point, "destination": point},
    }
    for seed in range(12):
        made: Any = sample(schema, seed=seed, locale=locale, name="maps_direction_walking", now=NOW)
        ends = [[float(degrees) for degrees in made[end].split(",")] for end in ("origin", "destination")]
        assert ends[0] != ends[1]
        assert all(abs(one - other) < 0.05 for one, other in zip(*ends, strict=True))


def test_a_car_is_heated_to_what_people_like() -> None:
    schema = {"type": "object", "required": ["temperature"], "properties": {"temperature": {"type": "number"}}}
    for seed in range(12):
        made: Any = sample(schema, seed=seed, name="adjust_climate", now=NOW)
        assert 17 <= made["temperature"] <= 27


@pytest.mark.parametrize(
    ("name", "description", "form"),
    [
        ("start_time", "格式：2006-01-02 15:04:05", "%Y-%m-%d %H:%M:%S"),
        ("start_date", "", "%Y-%m-%d"),
        ("created_at", "", "%Y-%m-%dT%H:%M:%SZ"),
    ],
)
def test_times_stay_times_however_many_are_needed(name: str, description: str, form: str) -> None:
    items = {"type": "string", "description": description}
    schema = {"type": "array", "minItems": 60, "uniqueItems": True, "items": items}
    made = sample(schema, seed=1, name=name, now=NOW)
    assert isinstance(made, list)
    for text in made:
        assert datetime.strptime(str(text), form).replace(tzinfo=UTC).year == 2026


def test_a_list_beside_an_id_says_nothing_of_the_id() -> None:
    told = "The ID of the file. The file's purpose must be one of the following: `icon`, `logo`"
    assert sample({"type": "string", "description": told}, seed=1, name="file", now=NOW) not in {"icon", "logo"}


def test_an_element_named_later_is_the_one_that_was_pointed_at() -> None:
    properties = {name: {"type": "string", "description": f"The {name} element"} for name in ("element", "target")}
    whole: Any = sample(
        {"type": "object", "properties": properties, "required": ["element", "target"]}, seed=1, name="click", now=NOW
    )
    assert whole["element"] == whole["target"]


@pytest.mark.parametrize(
    ("name", "path", "noun"),
    [("find", "/v2/attractions", "attraction"), ("get", "/v2/venues/{id}", "venue"), ("get_event", "/x", "event")],
)
def test_a_path_tells_what_a_mere_verb_is_about(name: str, path: str, noun: str) -> None:
    source = Source(path="openapi.json", format="openapi", pointer="")
    http = Http(method="GET", path=path)
    tool = Tool(name=name, spec_name=name, parameters={"type": "object"}, source=source, http=http)
    assert Sampler.of_tool(tool, seed=0, locale="en", now=NOW).noun == noun


def test_a_picture_lies_where_a_picture_can() -> None:
    schema = {"type": "object", "properties": {"url": {"type": "string"}}, "required": ["url"]}
    assert sample(schema, seed=1, name="add_emoji", now=NOW)["url"].endswith(".png")
    assert not sample(schema, seed=1, name="add_link", now=NOW)["url"].endswith(".png")


def test_an_id_is_called_after_what_it_is_of() -> None:
    schema = {"type": "object", "properties": {"CallSid": {"type": "string"}, "user_id": {"type": "string"}}}
    made = sample({**schema, "required": ["CallSid", "user_id"]}, seed=1, name="update", now=NOW)
    assert made["user_id"].startswith("USR-")
    assert made["CallSid"][:2] == "CA"
    assert len(made["CallSid"]) == 34


@pytest.mark.parametrize(
    ("name", "pattern", "form"),
    [
        ("customer_id", "^cus_", r"cus_[a-z0-9]{14}"),
        ("header", "^x-", r"x-[a-z]+"),
        ("name", "^cus_$", "cus_"),
        ("tag", "^release/.{3,12}$", r"release/.{3,12}"),
    ],
)
def test_what_only_has_to_begin_in_a_way_goes_on(name: str, pattern: str, form: str) -> None:
    schema = {"type": "object", "properties": {name: {"type": "string", "pattern": pattern}}, "required": [name]}
    assert re.fullmatch(form, sample(schema, seed=1, name="find", now=NOW)[name])


def test_names_of_members_keep_to_patterns_however_many_are_needed() -> None:
    schema = {
        "type": "object",
        "propertyNames": {"pattern": "^[a-z]{1,2}$"},
        "additionalProperties": {"type": "integer"},
        "minProperties": 40,
    }
    assert len(sample(schema, seed=1, name="counts", now=NOW)) == 40


@pytest.mark.parametrize("depth", [13, 20, 60])
def test_what_is_required_is_made_however_deep(depth: int) -> None:
    schema: Json = {"type": "integer"}
    for _ in range(depth):
        schema = {"type": "object", "properties": {"a": schema}, "required": ["a"]}
    made: Any = sample(schema, seed=1, name="nest", now=NOW)
    for _ in range(depth):
        made = made["a"]
    assert isinstance(made, int)


@pytest.mark.parametrize(("told", "start"), [("ID of the event", "EVE-"), ("ID of the resource", "IMA-"), ("", "IMA-")])
def test_a_mere_id_is_of_what_its_description_says(told: str, start: str) -> None:
    schema = {"type": "object", "properties": {"id": {"type": "string", "description": told}}, "required": ["id"]}
    source = Source(path="openapi.json", format="openapi", pointer="")
    tool = Tool(name="get_event_images", spec_name="get_event_images", parameters=schema, source=source)
    sampler = Sampler.of_tool(tool, seed=1, locale="en", now=NOW)
    made: Any = sampler.value(sampler.root, Spot("", tool.name, tool.name), Steer())
    assert made["id"].startswith(start)
