from seer.scene.simple import Simple
from seer.scene.statements import Statement
from seer.words.grammar import Says

SAYS = Says(of=" estas ", set=" estu ", should=" devas esti ", colon=": ", comma=", ", stop=".")
SAID = (
    Statement(pointer="/a", label="urbo", value="Oslo", form="value"),
    Statement(pointer="/b", label="tago", value="3", form="number"),
)


def test_statements_are_put_together_by_the_rules_alone() -> None:
    simple = Simple(SAYS)
    assert simple.sentences(SAID) == "Urbo estas Oslo, tago estas 3."
    assert simple.clauses(SAID) == "urbo estas Oslo, tago estas 3"
    assert simple.pairs(SAID) == "Urbo: Oslo, tago: 3."
    assert simple.settings(SAID) == "urbo estu Oslo, tago estu 3"
    assert simple.uses(SAID) == "Urbo estu Oslo, tago estu 3."
    assert simple.lines(SAID, "* ") == "\n* Urbo: Oslo\n* Tago: 3"
    assert simple.corrections(SAID) == "urbo devas esti Oslo, tago devas esti 3"


def test_no_statements_give_an_empty_text() -> None:
    simple = Simple(SAYS)
    assert {simple.sentences(()), simple.pairs(()), simple.uses(()), simple.lines(()), simple.clauses(())} == {""}
