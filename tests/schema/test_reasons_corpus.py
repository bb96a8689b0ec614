"""Every reason for which an obligation of a real schema, or of the test suite, is open is verified anew.

That nothing meets an obligation is attacked: values near all that the schemas of its place speak of are put there, in
argument sets that were made for other obligations, and both judges are asked. What was beyond the budget must be too
much; what is disputed must have a value on which judges differ.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest
from corpus_lab import CORPUS, sampled
from suite_lab import tools as suite_tools

from seer.errors import SeerError
from seer.generate import EXHAUSTIVE, generate
from seer.parse import parse_file
from seer.records import Case, Json, Object, Open, Tool
from seer.sample import near
from seer.schema import pointer
from seer.schema.afford import afforded
from seer.schema.constraints import FREE
from seer.schema.coverage import coverage, met
from seer.schema.obligations import owed
from seer.schema.owed import OTHERS, Owed
from seer.schema.reasons import PURSE, question
from seer.schema.seen import One, Seen
from seer.schema.sites import Site, Sites, sites
from seer.schema.sizes import LARGEST, SIZES
from seer.schema.validate import fast, slow
from seer.schema.weight import weight

EACH = 4
"""Most tools of a file."""
SETS = 12
VALUES = 400
MOST_UNKNOWN = 0.005
NOW = "2026-06-15T09:00:00Z"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.full,
    pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus isn't beside the checkout"),
]


def tools(pattern: str) -> Iterator[Tool]:
    for path in sorted(CORPUS.glob(pattern)):
        if path.suffix in (".json", ".yaml", ".yml") and "cases" not in path.parent.name:
            try:
                found = parse_file(path, shown=path.name)[0].tools
            except SeerError:
                continue
            yield from sampled(found, most=EACH)


def opened(tool: Tool, cases: Iterable[Case]) -> Iterator[tuple[Owed, Open, int]]:
    """Give each open obligation with its reason, and its number."""
    told = {_key(one): one for one in coverage([tool], cases, [], exhaustive=True).open}
    seen = Seen(sites(tool.parameters))
    for case in cases:
        seen.add(case.arguments, case.violations)
    for number, one in enumerate(owed(tool, exhaustive=True)):
        found = told.get((one.aim.pointer, one.aim.keyword, one.aim.at, one.aim.part))
        if found is not None and not met(one, seen):
            yield one, found, number


def _key(one: Open) -> tuple[str, str, str, str]:
    return one.pointer, one.keyword, one.at, one.part


def wrong(one: Owed, told: Open, number: int, tool: Tool, cases: Iterable[Case]) -> str | None:
    """Say what is wrong with a reason."""
    if told.reason == "budget":
        return None if _is_much(one, number, tool) else "is no more than others"
    if told.reason == "disputed":
        return None if any(map(_differ, *_disputed(one))) else "no judges differ"
    if told.reason in ("unsatisfiable", "not isolable"):
        found = next(_witnesses(one, tool, cases), None)
        return None if found is None else f"is met by {found}"
    return None


def _is_much(one: Owed, number: int, tool: Tool) -> bool:
    """Tell whether a class is large, or beyond what is walked."""
    place: Site | None = one.site
    sizes = [one.words]
    while place is not None:
        sizes += [piece.schema for piece in place.always]
        place = place.above
    is_large = any(
        words.get(keyword, 0) > LARGEST[sort]
        for words in sizes
        for keyword, sort in SIZES.items()
        if keyword[:3] == "min"
    )
    return is_large or one.aim.part == OTHERS or number not in afforded(tool, exhaustive=True)


def _weigh(every: Iterable[Owed], tool: Tool) -> int:
    """Give the weight of what is looked into for the reasons of a tool: the schemas of places, and the whole."""
    asked = (question(one, tool.parameters, anchor=top) for one in every for top in (None, sites(tool.parameters).root))
    return sum(weight(each[0]) for each in asked if each is not None)


def _disputed(one: Owed) -> tuple[list[Object], list[Json]]:
    if one.aim.keyword == "pattern":
        schema: Object = {"pattern": one.aim.limit}
        values = [*near({"type": "string", **schema}), "é", "\u0001", " ", "-"]
    else:
        schema = {"allOf": [piece.schema for piece in one.site.always]}
        values = [*one.words.get("enum", ()), *([one.words["const"]] if "const" in one.words else ())]
    return [schema] * len(values), values


def _differ(schema: Object, value: Json) -> bool:
    return fast(schema).valid(value) is not slow(schema).valid(value)


def _witnesses(one: Owed, tool: Tool, cases: Iterable[Case]) -> Iterator[Object]:
    places = sites(tool.parameters)
    told = {"allOf": [*(piece.schema for piece in one.site.pieces), dict(one.words)]}
    values = list(islice(near(told), VALUES))
    for arguments in islice((case.arguments for case in cases if case.valid), SETS):
        for place in _concrete(arguments, one.site, places):
            is_there = place and pointer.get(arguments, place) is not pointer.MISSING
            without = [pointer.remove(arguments, place)] if is_there else []
            for made in (*without, *(pointer.replace(arguments, place, value) for value in values)):
                if isinstance(made, dict) and _is_witness(one, made, places):
                    yield made


def _concrete(arguments: Object, site: Site, places: Sites) -> Iterator[str]:
    """Give where in a set a place is, or would be."""
    if site.above is None:
        yield ""
        return
    for above in _concrete(arguments, site.above, places):
        holder = pointer.get(arguments, above, None)
        tokens = list(map(str, range(len(holder) + 1))) if isinstance(holder, list) else []
        if isinstance(holder, dict):
            tokens = [*holder, "x" if site.token == FREE else site.token]
        yield from (pointer.join(above, token) for token in dict.fromkeys(tokens) if site.above.step(token) is site)


def _is_witness(one: Owed, arguments: Object, places: Sites) -> bool:
    """Tell whether both judges confirm that a set meets an obligation."""
    root = fast(one.root)
    if one.aim.at != "past" and one.aim.keyword != "required":
        return root.valid(arguments) and bool(met(one, One(arguments, (), places))) and slow(one.root).valid(arguments)
    if one.relaxed is None or root.valid(arguments):
        return False
    relaxed = root.without((one.relaxed,))
    if not relaxed.valid(arguments):
        return False
    values = [pointer.get(arguments, place) for place in _concrete(arguments, one.site, places)]
    if one.aim.keyword == "required":
        return not one.aim.part and pointer.MISSING in values and slow(relaxed.schema).valid(arguments)
    is_there = any(value is not pointer.MISSING and one.admits(value) for value in values)
    return is_there and not slow(one.root).valid(arguments) and slow(relaxed.schema).valid(arguments)


def verify(tools: Iterable[Tool]) -> tuple[Counter[str], list[str]]:
    total: Counter[str] = Counter()
    flaws: list[str] = []
    for tool in tools:
        cases = generate(tool, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
        total["owed"] += len(owed(tool, exhaustive=True))
        every = list(opened(tool, cases))
        is_heavy = _weigh((one for one, _, _ in every), tool) > PURSE
        for one, told, number in every:
            total[told.reason] += 1
            flaw = None if is_heavy and told.reason == "budget" else wrong(one, told, number, tool, cases)
            if flaw is not None:
                flaws.append(f"{tool.source.path} {tool.name}: {one.aim}: {told.reason}, but {flaw}")
    return total, flaws


@pytest.mark.parametrize("pattern", ["mcp/**/*", "functions/**/*", "registries/**/*", "openapi/*", "openapi/*/*"])
def test_reasons_of_real_schemas(pattern: str) -> None:
    total, flaws = verify(tools(pattern))
    assert flaws == []
    assert total["owed"] > 0
    assert total["unknown"] <= MOST_UNKNOWN * total["owed"], total


def test_reasons_of_the_test_suite() -> None:
    total, flaws = verify(tool for tool, _ in suite_tools("**/*.json"))
    assert flaws == []
    assert total["not isolable"] > 100
    assert total["unknown"] <= MOST_UNKNOWN * total["owed"], total


def test_the_attack_finds_what_there_is() -> None:
    """Of the obligations that are met, nearly all would be found to be met."""
    found: Counter[bool] = Counter()
    for tool, _ in islice(suite_tools("*.json"), 0, None, 9):
        cases = generate(tool, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
        seen = Seen(sites(tool.parameters))
        for case in cases:
            seen.add(case.arguments, case.violations)
        reached = (one for one in owed(tool, exhaustive=True) if met(one, seen))
        found.update(next(_witnesses(one, tool, cases), None) is not None for one in reached)
    assert found.total() > 1_000
    assert found[True] > 0.9 * found.total()
