"""JSON-Schema-Test-Suite: what its instances show to be possible, generated argument sets show too.

An obligation has a known witness where an instance of its schema meets it: a valid one that lies in the class, or one
that is rejected and accepted without that keyword. Each schema stands for an optional parameter; one that an object
satisfies stands for all parameters of a tool as well.
"""

from collections import Counter
from collections.abc import Iterable

import pytest
from generate_lab import NOW
from suite_lab import SUITE, tools

from seer.generate import EXHAUSTIVE, generate
from seer.records import Object, Tool, Violation
from seer.schema.coverage import met
from seer.schema.obligations import owed
from seer.schema.owed import Owed
from seer.schema.seen import One, Seen
from seer.schema.sites import Sites, sites
from seer.schema.validate import disputed, violations

MOST_OPEN = 0.02
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.full,
    pytest.mark.skipif(not SUITE.is_dir(), reason="the corpus isn't beside the checkout"),
]
Judged = tuple[Object, tuple[Violation, ...]]


def judged(tool: Tool, instances: Iterable[Object]) -> list[Judged]:
    """Give the instances on which judges agree, with what is wrong with them."""
    return [(each, violations(tool.parameters, each)) for each in instances if disputed(tool.parameters, each) is None]


def is_witnessed(one: Owed, known: Iterable[Judged], places: Sites) -> bool:
    return any(met(one, One(*each, places)) or (each[1] and _is_alone(one, each[0], places)) for each in known)


def _is_alone(one: Owed, arguments: Object, places: Sites) -> bool:
    """Tell whether an instance that is rejected lies in a class, and is accepted without the keyword."""
    seen = Seen(places)
    seen.add(arguments, ())
    if one.aim.keyword == "required":
        return not one.aim.part and seen.lacks(one.aim.pointer) and one.explains(arguments)
    is_there = one.aim.at == "past" and any(map(one.admits, seen.values(one.aim.pointer)))
    return is_there and one.explains(arguments)


@pytest.mark.parametrize(("seed", "locale"), [(0, "en"), (1, "zh")])
@pytest.mark.parametrize("pattern", ["*.json", "optional/**/*.json"])
def test_what_has_a_known_witness_is_met(pattern: str, seed: int, locale: str) -> None:
    known: Counter[str] = Counter()
    unmet: Counter[str] = Counter()
    told: list[str] = []
    for tool, instances in tools(pattern):
        places = sites(tool.parameters)
        found = judged(tool, instances)
        seen = Seen(places)
        for case in generate(tool, seed=seed, locale=locale, now=NOW, effort=EXHAUSTIVE):
            seen.add(case.arguments, case.violations)
        for one in owed(tool, exhaustive=True):
            if is_witnessed(one, found, places):
                known[one.aim.keyword] += 1
                if not met(one, seen):
                    unmet[one.aim.keyword] += 1
                    told.append(f"{tool.name}: {one.aim}")
    print(table(known, unmet))  # noqa: T201 - the figures, for whoever runs it with -s
    assert known.total() > 300
    assert {keyword: unmet[keyword] for keyword in known if unmet[keyword] > MOST_OPEN * known[keyword]} == {}, told


def table(known: Counter[str], unmet: Counter[str]) -> str:
    rows = [f"| `{each}` | {known[each]} | {unmet[each]} | {unmet[each] / known[each]:.1%} |" for each in sorted(known)]
    return "\n".join(["| keyword | with a known witness | open | share |", "|---|--:|--:|--:|", *rows])
