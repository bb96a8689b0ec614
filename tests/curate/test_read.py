import random
import string
from itertools import pairwise
from typing import cast

import pytest

from seer import canon
from seer.curate.read import Reading, merge, read
from seer.records import Json, Object, Source, Tool, Wording
from seer.schema.pointer import leaves, split
from seer.words.grammar import grammar
from seer.words.wordbook import Wordbook, wordbook

SOURCE = Source(path="order.yaml", format="tool_registry", pointer="")
ORDER = Tool(
    name="place_order",
    spec_name="place_order",
    description="Place an order.",
    parameters={
        "type": "object",
        "properties": {
            "customer": {"type": "string"},
            "code": {"type": "string"},
            "count": {"type": "integer"},
            "price": {"type": "number"},
            "express": {"type": "boolean"},
            "status": {"enum": ["open", "on_hold", "closed"]},
            "tags": {"type": "array", "items": {"type": "string"}},
            "sizes": {"type": "array", "items": {"type": "integer"}},
            "steps": {"type": "array", "items": {"enum": ["pick", "pack", "send_off"]}},
            "address": {
                "type": "object",
                "properties": {"street": {"type": "string"}, "floor": {"type": "integer"}},
            },
            "items": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {"name": {"type": "string"}, "weight": {"type": "number"}},
                },
            },
            "note": {"type": "object", "additionalProperties": {"type": "string"}},
        },
        "required": ["customer"],
    },
    wording={
        "en": Wording(intents=("place an order",)),
        "zh": Wording(
            intents=("下一个订单",),
            labels={
                "/customer": ("客户",),
                "/code": ("编码",),
                "/count": ("数量",),
                "/price": ("价格",),
                "/express": ("加急",),
                "/status": ("状态",),
                "/tags": ("标签",),
                "/sizes": ("尺码",),
                "/steps": ("步骤",),
                "/address/street": ("街道",),
                "/address/floor": ("楼层",),
                "/items/*/name": ("商品名称",),
                "/items/*/weight": ("商品重量",),
                "/note": ("备注",),
            },
            choices={
                "/status": {"未结": "open", "搁置": "on_hold", "已结": "closed"},
                "/steps/*": {"拣货": "pick", "包装": "pack", "发货": "send_off"},
            },
        ),
    },
    source=SOURCE,
)
BOOKS = {locale: cast("Wordbook", wordbook(ORDER, locale)) for locale in ("en", "zh")}
LABELS = {locale: {pointer: labels[0] for pointer, labels in BOOKS[locale].labels().items()} for locale in BOOKS}
PHRASES = {
    "en": {
        "open": "open",
        "on_hold": "on hold",
        "closed": "closed",
        "pick": "pick",
        "pack": "pack",
        "send_off": "send off",
    },
    "zh": {value: phrase for phrases in ORDER.wording["zh"].choices.values() for phrase, value in phrases.items()},
}
YES = {"en": ("no", "yes"), "zh": ("否", "是")}
SIGNS = string.ascii_letters + string.digits + " .,;:!?-_/@#%&()'{}[]=" + "城市是为：，。é😀ß" + "İ"


def say(arguments: Object, locale: str, draw: random.Random) -> str:
    """Word arguments by the grammar's page, with no code of the package's writer."""
    statements = [words for pointer, value in _said(arguments) for words in _statement(pointer, value, locale, draw)]
    draw.shuffle(statements)
    if locale == "zh":
        return "请帮我下一个订单，" + "，".join(statements) + "。"
    joined = "".join(f"{one}{draw.choice((', ', '; ', '. ', ' and '))}" for one in statements[:-1])
    return f"Please place an order for me: {joined}{statements[-1]}."


def _said(arguments: Object) -> list[tuple[str, Json]]:
    whole = ("tags", "sizes", "steps")
    found = [(f"/{name}", arguments[name]) for name in whole if name in arguments]
    others = {key: value for key, value in arguments.items() if key not in whole}
    return found + (list(leaves(others)) if others else [])


def _statement(pointer: str, value: Json, locale: str, draw: random.Random) -> list[str]:
    rules = grammar(locale)
    connector = draw.choice(rules.connectors)
    steps = split(pointer)
    if steps[0] == "note":
        return [f"{LABELS[locale]['/note']}{rules.gap}“{steps[1]}”{connector}{_value(value, locale)}"]
    label = LABELS[locale]["".join(f"/{'*' if step.isdigit() else step}" for step in steps)]
    if steps[1:2] and steps[1].isdigit():
        label = f"{rules.ordinals[int(steps[1])]}{rules.gap}{label}"
    if locale == "en" and draw.random() < 0.3:
        label = f"the {label}"
    if not isinstance(value, list):
        return [f"{label}{connector}{_value(value, locale)}"]
    items = [_value(item, locale) for item in value]
    last = rules.joiners[1]
    text = items[0] if len(items) == 1 else ("、" if locale == "zh" else ", ").join(items[:-1]) + last + items[-1]
    return [f"{label}{connector}{text}"]


def _value(value: Json, locale: str) -> str:
    if isinstance(value, bool):
        return YES[locale][value]
    if isinstance(value, str):
        return PHRASES[locale].get(value) or f"“{value}”"
    return str(value)


def some(draw: random.Random) -> Object:
    """Draw arguments for the order."""

    def text() -> str:
        return "".join(draw.choices(SIGNS, k=draw.randint(1, 30)))

    whole: Object = {
        "customer": text(),
        "code": text(),
        "count": draw.randint(-5, 10**12),
        "price": draw.randint(-1000, 1000) / 8,
        "express": draw.random() < 0.5,
        "status": draw.choice(["open", "on_hold", "closed"]),
        "tags": [text() for _ in range(draw.randint(1, 4))],
        "sizes": [draw.randint(0, 99) for _ in range(draw.randint(1, 4))],
        "steps": draw.sample(["pick", "pack", "send_off"], k=draw.randint(1, 3)),
        "address": {"street": text(), "floor": draw.randint(0, 9)},
        "items": [{"name": text(), "weight": draw.randint(1, 99) / 4} for _ in range(draw.randint(1, 3))],
        "note": {text().replace("“", ""): text() for _ in range(draw.randint(1, 2))},
    }
    kept = draw.sample(sorted(whole), k=draw.randint(1, len(whole)))
    return {name: whole[name] for name in kept}


@pytest.mark.parametrize("locale", ["en", "zh"])
@pytest.mark.parametrize("n", range(150))
def test_sentences_of_the_grammar_read_back_exactly(locale: str, n: int) -> None:
    draw = random.Random(canon.seed("read", locale, n))
    arguments = some(draw)
    words = say(arguments, locale, draw)
    reading = read(words, ORDER, locale=locale)
    assert reading.trouble == (), words
    assert canon.text(reading.arguments) == canon.text(arguments), words


@pytest.mark.parametrize("n", range(60))
def test_a_value_taken_out_of_the_words_is_gone_from_the_reading(n: int) -> None:
    draw = random.Random(canon.seed("gone", n))
    words = say(some(draw), "en", draw)
    whole = read(words, ORDER, locale="en")
    pointer, said = draw.choice(sorted(whole.values.items()))
    broken = words.replace(said, "", 1)
    reading = read(broken, ORDER, locale="en")
    assert reading.values.get(pointer) != said or words.count(said) > 1


def plain(text: str, locale: str = "en") -> Reading:
    return read(text, ORDER, locale=locale)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("Place an order. The count is 5, and then 7.", "stray"),
        ("Place an order of 3. The count is 5.", "stray"),
        ("The count is 5. Write to someone@example.com.", "stray"),
        ("The count is 5. See https://example.com/a.", "stray"),
        ("The count is 5. Do it on 2026-06-15.", "stray"),
        ("The count is 5, “now”.", "stray"),
        ("The customer is “a” and the customer is “b”.", "clash"),
        ("The customer is very important to us.", "unreadable"),
        ("The status is open house.", "unreadable"),
        ("The second item name is “x”.", "hole"),
        ("x" * 30_000, "long"),
    ],
)
def test_trouble_is_named(words: str, code: str) -> None:
    assert [one.partition(":")[0] for one in plain(words).trouble] == [code]


def test_the_same_value_twice_is_no_clash() -> None:
    reading = plain("The customer is “a”. I repeat, the customer is “a”.")
    assert reading.trouble == ()
    assert reading.arguments == {"customer": "a"}


def test_a_locale_without_words_is_trouble() -> None:
    bare = Tool(
        name="x",
        spec_name="x",
        description="Frobnicate all pets.",
        parameters={"type": "object", "properties": {"limit": {"type": "integer"}}, "required": ["limit"]},
        source=SOURCE,
    )
    assert read("limit 是 5", bare, locale="zh").trouble == ("unworded: x in zh",)


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        ("The count is many.", {"count": "many"}),
        ("The count is “5”.", {"count": "5"}),
        ("The count is 2.5.", {"count": 2.5}),
        ("The code is 12345.", {"code": "12345"}),
        ("The code is 2026-06-15.", {"code": "2026-06-15"}),
        ("The code is 2026-06-15T09:00:00Z.", {"code": "2026-06-15T09:00:00Z"}),
        ("The code is someone@example.com, the count is 5.", {"code": "someone@example.com", "count": 5}),
        ("The code is https://example.com/a?b=1&c=%20.", {"code": "https://example.com/a?b=1&c=%20"}),
        ("The express is maybe.", {"express": "maybe"}),
        ("THE STATUS IS ON HOLD!", {"status": "on_hold"}),
        ("Status: purple", {"status": "purple"}),
        ("The sizes are 1, many.", {"sizes": [1]}),
        ("The price is -0.5", {"price": -0.5}),
    ],
)
def test_values_are_read_by_their_class_so_that_faults_stay_readable(words: str, arguments: Object) -> None:
    assert plain(words).arguments == arguments
    assert [type(value) for value in plain(words).arguments.values()] == [type(value) for value in arguments.values()]


def test_labels_and_connectors_in_quotes_are_only_text() -> None:
    reading = plain("The customer is “the count is 5, status: open” and the count is 6.")
    assert reading.trouble == ()
    assert reading.arguments == {"customer": "the count is 5, status: open", "count": 6}


def test_what_is_left_holds_no_value() -> None:
    reading = plain("Place an order. The customer is “place_order” and the count is 6.")
    assert "place_order" not in reading.rest
    assert "6" not in reading.rest
    assert reading.rest.startswith("Place an order. The customer ")


def test_later_words_stand_over_earlier_ones() -> None:
    first = plain("The customer is “a”, the count is many, the sizes are 1, 2 and 3.")
    merged = merge(first, plain("The count should be 5 and the sizes are 7 and 8."))
    assert merged.arguments == {"customer": "a", "count": 5, "sizes": [7, 8]}


def test_a_later_object_stands_over_an_earlier_word_and_the_other_way_round() -> None:
    words, members = plain("The items are “cedar”."), plain("The first item name is “a”.")
    assert words.arguments == {"items": ["cedar"]}
    assert merge(words, members).arguments == {"items": [{"name": "a"}]}
    assert merge(members, words).arguments == {"items": ["cedar"]}
    assert merge(members, words).trouble == ()


def test_a_label_may_hold_a_connector() -> None:
    tool = Tool(
        name="list_orders",
        spec_name="list_orders",
        description="List orders.",
        parameters={
            "type": "object",
            "properties": {
                "state": {"type": "string"},
                "state__is_not": {"type": "string"},
                "limit": {"type": "integer"},
            },
        },
        source=SOURCE,
    )
    reading = read("List orders. The state is “open” and the state is not: closed. Limit: 5.", tool, locale="en")
    assert reading.trouble == ()
    assert reading.arguments == {"state": "open", "state__is_not": "closed", "limit": 5}


def test_merging_can_forget_a_list() -> None:
    first = plain("The first item name is “a”, the second item name is “b”, the count is 2.")
    second = plain("The first item name is “c”.")
    assert merge(first, second).arguments == {"count": 2, "items": [{"name": "c"}, {"name": "b"}]}
    assert merge(first, second, without="/items").arguments == {"count": 2, "items": [{"name": "c"}]}


@pytest.mark.parametrize("piece", ["“", "customer is ", "customer “", "a@", "1.", "-", "是", "status: ", "“a”"])
@pytest.mark.parametrize("locale", ["en", "zh"])
def test_hostile_words_are_read_in_one_pass(piece: str, locale: str) -> None:
    words = piece * (20_000 // len(piece))
    assert isinstance(read(words, ORDER, locale=locale), Reading)


def test_any_cut_of_a_sentence_reads_to_a_part_of_it_or_to_trouble() -> None:
    draw = random.Random(canon.seed("cut"))
    arguments = some(draw)
    words = say(arguments, "en", draw)
    whole = dict(leaves(arguments))
    for end, _ in pairwise(range(0, len(words), 7)):
        reading = plain(words[:end])
        got = dict(leaves(reading.arguments))
        got.pop("", None)
        assert reading.trouble or all(whole.get(pointer) is not None for pointer in got)


@pytest.mark.parametrize(
    ("words", "locale"),
    [
        ("The customer is um, “a” and the count is hmm, 5.", "en"),
        ("The customer is “b”, no wait, “a” and the count is 4, or rather 6, sorry, I mean 5.", "en"),
        ("Use “a” as the customer and 5 as the count.", "en"),
        ("> Customer: “a”\n> Count: 5\n> Regards", "en"),
        ("With the customer “a” and a count of 5.", "en"),
        ("客户是嗯，“a”，数量是4，不对，是5。", "zh"),
        ("用“a”作为客户，用5作为数量。", "zh"),
        ("客户就用“a”，数量就用5。", "zh"),
    ],
)
def test_what_people_say_around_a_value_does_not_change_it(words: str, locale: str) -> None:
    reading = read(words, ORDER, locale=locale)
    assert (reading.arguments, reading.trouble) == ({"customer": "a", "count": 5}, ())


def test_a_correction_needs_its_sign() -> None:
    assert plain("The count is 4, the count is 5.").trouble
    assert plain("The count is 4, 5.").trouble


def test_a_choice_and_a_member_may_stand_before_their_label() -> None:
    assert plain("Use on hold as the status.").arguments == {"status": "on_hold"}
    assert plain("Take “new” as the tags.").arguments == {"tags": ["new"]}
    assert plain("Handle runs as the count.").arguments == {}
    assert plain("Use 5 as a start.").trouble


def test_an_entry_of_a_map_is_no_value_of_the_map() -> None:
    assert plain("The note “x” is 5.").arguments == {"note": {"x": "5"}}


def test_people_have_words_for_no_value() -> None:
    reading = plain("The customer is to be confirmed and the count is as many as possible.")
    assert reading.arguments == {"customer": "to be confirmed", "count": "as many as possible"}
