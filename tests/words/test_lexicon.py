from seer.records import Source, Tool
from seer.words.fields import fields
from seer.words.grammar import grammar
from seer.words.lexicon import Lexicon

FEW = Lexicon(
    nouns={"order": "ordo", "item": "ero", "price": "prezo", "open": "malfermita", "address": "adreso"},
    verbs={"list": "listigu"},
    asked="{verb} la {noun}n",
    within_form="{label} de {noun}",
    gap=" ",
    yes="jes",
    no="ne",
)
PLACES = fields(
    {
        "type": "object",
        "properties": {
            "item_price": {"type": "number"},
            "orders": {"type": "array", "items": {"type": "object", "properties": {"price": {"type": "number"}}}},
            "state": {"type": "string", "enum": ["open", "closed"]},
            "opened": {"type": "boolean"},
        },
    }
)


def tool(name: str) -> Tool:
    return Tool(name=name, spec_name=name, parameters={}, source=Source(path="", format="", pointer=""))


def test_names_are_said_whole_or_word_by_word_or_not_at_all() -> None:
    assert FEW.own(PLACES["/item_price"]) == ("ero prezo",)
    assert FEW.own(PLACES["/state"]) == ()
    assert FEW.wrapper("orders") == "ordo"
    assert (FEW.noun("data"), FEW.noun("address")) == ("", "adreso")
    assert FEW.within("ordo", "prezo") == "prezo de ordo"
    assert FEW.star_nouns(PLACES["/orders/*/price"]) == ("ordo",)
    assert FEW.chain(("unua ordo", "dua prezo")) == "unua ordo dua prezo"


def test_members_have_the_words_of_the_lexicon_or_of_the_spec() -> None:
    assert FEW.choices(PLACES["/state"], {}) == {"malfermita": "open"}
    assert FEW.choices(PLACES["/opened"], {}) == {"jes": True, "ne": False}
    assert FEW.choices(PLACES["/opened"], {"certe": True}) == {"certe": True}


def test_requests_are_given_or_made_of_the_name() -> None:
    rules = grammar("en")
    assert FEW.intents(tool("list_orders"), (), (), rules) == ("listigu la ordon",)
    assert FEW.intents(tool("list_songs"), (), (), rules) == ()
    assert FEW.intents(tool("sing_order"), (), (), rules) == ()
    assert FEW.intents(tool("x"), ("kantu", "la prezo is bona"), ("prezo",), rules) == ("kantu",)
