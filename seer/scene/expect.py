"""Case, tool and words in, what a right agent does out: calls, words to mention, difficulty."""

from typing import TYPE_CHECKING

from seer.records import Expect, ExpectedCall
from seer.scene.repair import last_name, places
from seer.schema.match import rules
from seer.schema.pointer import get, leaves
from seer.words.bag import bag
from seer.words.names import humanise

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Case, Difficulty, Object, Tool
    from seer.words.wordbook import Wordbook

_FEW = 3
_MOST_WORDS = 24
_COMMON = bag(
    """
    a an and any as at be can could do error for from i in invalid is it missing more need needed no not of ok
    on or please provide required sorry the to unable valid value what which with yes you your 值 无 是 否 在 和
    """
)
"""Words that any answer may hold: on their own they show nothing."""


def expected(case: "Case", tool: "Tool", *, arguments: "Object", mention: tuple[str, ...] = ()) -> Expect:
    """Expect one call with these arguments: in the first turn, or once the fault is repaired in the second."""
    call = ExpectedCall(
        id="c1",
        tool=tool.name,
        arguments=arguments,
        match=rules(tool.parameters, arguments),
        from_turn=1 if case.valid else 2,
    )
    return Expect(
        outcome="call" if case.valid else "no_call_until_repaired", calls=(call,), mention=mention, extra="reads"
    )


def difficulty(case: "Case") -> "Difficulty":
    """Grade a single call: plain requests of up to three values are L1, all others L2."""
    few = sum(1 for pointer, _ in leaves(case.arguments) if pointer) <= _FEW
    return "L1" if case.kind == "normal" and few else "L2"


def mention(case: "Case", book: "Wordbook") -> tuple[str, ...]:
    """Give words that show that the fault was understood: names, labels, choices and the faulty value."""
    words = [word for pointer in places(case) for word in _about(pointer, case, book)]
    fine = dict.fromkeys(word for word in words if word.isprintable() and word.strip())
    telling = [word for word in fine if word.casefold() not in _COMMON and len(word) > 1]
    return tuple((telling or [f"the {word}" for word in fine])[:_MOST_WORDS])


def _about(pointer: str, case: "Case", book: "Wordbook") -> "Iterator[str]":
    place = book.place(pointer)
    if place is not None:
        pattern = place.pattern.removesuffix("/*")
        yield from book.labels().get(pattern, ())
        yield from book.titles(pattern)
    name = humanise(last_name(pointer))
    if name:
        yield name
    value = get(case.arguments, pointer, None)
    if isinstance(value, str):
        yield value
    for phrase, member in book.choices(pointer).items():
        if not isinstance(member, bool):
            yield phrase
            if isinstance(member, str):
                yield member
