"""Real schemas: every set is proved by both judges, and nearly every obligation is met or proved open."""

from collections import Counter
from collections.abc import Iterator

import pytest
from corpus_lab import CORPUS, sampled
from generate_lab import NOW

from seer.errors import SeerError
from seer.generate import EXHAUSTIVE, generate
from seer.parse import parse_file
from seer.records import Tool
from seer.schema.coverage import coverage
from seer.schema.validate import slow, violations

PROVED = frozenset({"unsatisfiable", "not isolable"})
_QUICK = 8
_EACH = 20
"""Most tools of a file that are tried where not all of them are wanted."""
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus isn't beside the checkout"),
]


def tools(pattern: str, *, each: int) -> Iterator[Tool]:
    for path in sorted(CORPUS.glob(pattern)):
        if path.suffix not in (".json", ".yaml"):
            continue
        try:
            found = parse_file(path, shown=path.name)[0].tools
        except SeerError:
            continue
        yield from sampled(found, most=each)


def tried(pattern: str, *, each: int) -> Counter[str]:
    """Count obligations, those that are met, and the reasons of the others; hold each set against both judges."""
    total: Counter[str] = Counter()
    for tool in tools(pattern, each=each):
        made = generate(tool, seed=1, locale="en", now=NOW, effort=EXHAUSTIVE)
        found = coverage([tool], made, [], exhaustive=True)
        total.update(obligations=found.obligations, met=found.by_cases, entailed=found.entailed, sets=len(made))
        total.update(one.reason for one in found.open)
        for case in made[:: max(1, len(made) // 40)]:
            assert violations(tool.parameters, case.arguments) == case.violations, (tool.name, case.arguments)
            assert violations(tool.parameters, case.arguments, judge=slow) == case.violations, (
                tool.name,
                case.arguments,
            )
    return total


@pytest.mark.parametrize("pattern", ["mcp/*.json", "functions/*.json", "openapi/*.json"])
def test_few_obligations_are_open(pattern: str) -> None:
    total = tried(pattern, each=_QUICK)
    accounted = total["met"] + sum(total[reason] for reason in PROVED)
    assert total["obligations"] > 300
    assert accounted >= 0.95 * total["obligations"], total


@pytest.mark.full
@pytest.mark.parametrize(
    "pattern", ["mcp/**/*", "functions/**/*", "openapi/*", "openapi/apis-guru/*", "openapi/giants/*"]
)
def test_few_obligations_are_open_in_all(pattern: str) -> None:
    total = tried(pattern, each=_EACH)
    accounted = total["met"] + sum(total[reason] for reason in PROVED)
    assert accounted >= 0.95 * total["obligations"], total
