"""Real specs that this project did not write: each is made, proved, and scored at its bounds.

A few files run with every test run; `make corpus` runs all of them, with some of the tools of each.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest
from corpus_lab import CORPUS, sampled

from seer.parse import parse_file
from seer.pipeline.play import play
from seer.pipeline.prove import check
from seer.pipeline.synth import synth
from seer.recipe import named
from seer.records import AgentOptions, Case, Recipe
from seer.schema.coverage import allowed_kinds

QUICK = {
    "petstore.json", "petstore-expanded.yaml", "goex__openai_function.json", "1password.local__connect.json",
    "klarna.com__openai.json", "nasa.gov__apod.json", "polygon.io.json", "tisane.ai.json", "openfigi.com.json",
}  # fmt: skip
SHARE_OF_TOOLS = 0.95
OVERLAPPING = {"graphhopper.com.json": {"calculateMatrix", "postMatrix"}}
"""Tools whose `oneOf` has choices that can't be told apart, so that natural values fit several: lint tells them."""
SHARE_DROPPED = 0.25
EACH = 25
"""Most tools of a file where not all of them are wanted."""


def files() -> list[Path]:
    openapi = [
        *(CORPUS / "openapi/oai-examples/v3.0").glob("petstore*"),
        *(CORPUS / "openapi/apis-guru").glob("*.json"),
    ]
    others = [CORPUS / "mcp/github-mcp-server__toolsnaps.json", CORPUS / "functions/goex__openai_function.json"]
    return sorted(path for path in [*openapi, *others] if path.is_file())


def marked(path: Path) -> object:
    marks = [pytest.mark.corpus] if path.name in QUICK else [pytest.mark.corpus, pytest.mark.full]
    return pytest.param(path, marks=marks, id=path.name)


@pytest.mark.corpus
def test_the_corpus_is_there() -> None:
    if not CORPUS.is_dir():
        pytest.skip(f"no corpus at {CORPUS}: tests on real specs were not run")
    assert {path.name for path in files()} >= QUICK


@pytest.mark.parametrize("spec", [marked(path) for path in files()])
def test_a_real_spec_is_made_proved_and_bounded(spec: Path, tmp_path: Path) -> None:
    chosen = sampled(parse_file(spec, shown=spec.name)[0].tools, most=EACH)
    recipe = named(Recipe(specs=(str(spec),), locales=("en",), include=tuple(tool.name for tool in chosen)))
    made = synth(recipe, root=tmp_path / "set", created="2026-01-01T00:00:00Z")
    assert check(made.path).findings == ()
    evalset = made.evalset
    have = Counter((scene.id.partition(".")[0], scene.kind) for scene in evalset.scenes)
    have.update((tool, kind) for (tool, kind), why in reasons(evalset.cases).items() if None not in why)
    lacking = {
        tool.name: kinds
        for tool in evalset.tools
        if tool.name not in OVERLAPPING.get(spec.name, ())
        and (kinds := {k for k in allowed_kinds(tool) if not have[tool.name, k]})
    }
    assert len(lacking) <= max(1, (1 - SHARE_OF_TOOLS) * len(evalset.tools)), lacking
    assert len(evalset.dropped) <= SHARE_DROPPED * (len(evalset.scenes) + len(evalset.dropped))
    passed = {agent: share(made.path, agent, tmp_path) for agent in (*RIGHT, *WRONG)}
    for agent in RIGHT:
        assert set(passed[agent].values()) == {1.0}, (agent, passed[agent])
    for agent in WRONG:
        assert passed[agent]["missing"] == passed[agent]["invalid"] == passed[agent]["ambiguous"] == 0.0
    assert passed["silent"]["normal"] == passed["refuser"]["normal"] == 0.0


def reasons(cases: Iterable[Case]) -> dict[tuple[str, str], set[str | None]]:
    """Give why the argument sets of each tool and kind are no scenes; None for one that may be."""
    found: defaultdict[tuple[str, str], set[str | None]] = defaultdict(set)
    for case in cases:
        found[case.tool, case.kind].add(case.why)
    return found


RIGHT = ("reference", "solver")
WRONG = ("silent", "refuser", "always_call", "spray")


def share(evalset: Path, agent: str, folder: Path) -> defaultdict[str, float]:
    """Give the share of scenes of each kind that an agent passes; nothing of a kind is no share."""
    summary = play(evalset, AgentOptions(name=agent), Recipe(), output=folder / agent).report.summary
    assert summary.complete
    return defaultdict(float, {kind: group.passed / group.n for kind, group in summary.by["kind"].items()})
