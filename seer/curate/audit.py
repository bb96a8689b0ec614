"""Eval set in, everything in it that can't be proved anew out: the work of `seer check`.

Nothing that generates, words or freezes is imported: verdicts and violations come from jsonschema, the independent
judge, rules and coverage from the schemas, values from the words alone.

| code | what doesn't hold |
|---|---|
| `digest` `bytes` `canary` `format` | digest, a file's canonical form, the canary, the version of the format |
| `order` `unique` | records are sorted, and none stands there twice |
| `counts` `coverage` `diversity` `unworded` | what the manifest claims of the records |
| `tool` `schema` | a tool's digest or its references; parameters that no judge takes, or a tool that isn't there |
| `case` `scene` | an id isn't made of its content |
| `verdict` `violations` `aim` | `valid`, the keywords that are broken, what is shown by that |
| `link` | a case and its scene don't go together |
| `shape` `offer` `expected` `match` | parts of a scene that contradict each other |
| `overlay` | tools are shown otherwise than a scene's tag says |
| `words` `repair` `leak` `mention` | what the user says isn't what is asked for, or gives the answer away |
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise

from msgspec.structs import replace

from seer import canon
from seer.curate._audit_frame import audit_frame, audit_wording
from seer.curate._audit_idle import IDLE, audit_idle
from seer.curate._audit_scene import audit_scene
from seer.curate.dedupe import Deduper
from seer.curate.prove import prove
from seer.errors import SpecError
from seer.records import (
    CARRIED_OUT,
    DERIVED,
    DISPUTED,
    DOUBTFUL,
    EXHAUSTIVE,
    FORMAT,
    NEGATIVE,
    POSITIVE,
    Case,
    Counts,
    Coverage,
    EvalSet,
    Finding,
    Json,
    Scene,
    Tool,
)
from seer.schema.coverage import confirms, coverage
from seer.schema.pointer import MISSING, get
from seer.schema.seal import tool_digest
from seer.schema.twos import strength_of
from seer.schema.validate import slow, violations
from seer.words.supply import Supply
from seer.words.variety import diversity_of

_FILES = ("tools", "defs", "cases", "scenes", "dropped")
_VALUES = frozenset({"const", "enum", "default", "examples"})
_PREFIX = "seer:defs/"


def audit(evalset: EvalSet, *, files: Mapping[str, bytes] | None = None) -> tuple[Finding, ...]:
    """Prove an eval set anew and give what doesn't hold; `files` are the bytes that it was read from, by name."""
    tools = {tool.name: tool for tool in evalset.tools}
    known = {name: tool for name, tool in tools.items() if not list(_schema(tool))}
    scenes = [finding for scene in evalset.scenes for finding in _scene(scene, tools, known)]
    found: list[Finding] = [
        *_files(evalset, files),
        *_manifest(evalset, known),
        *_order(evalset),
        *(finding for tool in evalset.tools for finding in _tool(tool, evalset)),
        *(finding for case in evalset.cases for finding in _case(case, tools, known)),
        *_links(evalset.cases, evalset.scenes),
        *scenes,
        *_frames(evalset, known, doubted={finding.where for finding in scenes}),
        *_dropped(evalset),
    ]
    return tuple(found)


def _files(evalset: EvalSet, files: Mapping[str, bytes] | None) -> Iterator[Finding]:
    manifest = evalset.manifest
    canonical = {f"{name}.jsonl": canon.lines(getattr(evalset, name)) for name in _FILES}
    stored = {name: files.get(name, b"") for name in canonical} if files is not None else canonical
    digest = canon.digest_bytes(*stored.values())
    if digest != manifest.digest:
        yield Finding(code="digest", where="manifest.json", what=f"the files have the digest {digest}")
    for name, content in canonical.items():
        if stored[name] != content:
            yield Finding(code="bytes", where=name, what="isn't in canonical form")
    if manifest.canary != f"seer-canary-{canon.digest(['canary', manifest.digest])[:32]}":
        yield Finding(code="canary", where="manifest.json", what="the canary doesn't belong to the digest")
    if manifest.format != FORMAT or not manifest.frozen:
        yield Finding(code="format", where="manifest.json", what=f"format {manifest.format} isn't a frozen {FORMAT}")


def _manifest(evalset: EvalSet, known: Mapping[str, Tool]) -> Iterator[Finding]:
    manifest = evalset.manifest
    counts = _counts(evalset)
    for field in Counts.__struct_fields__:
        claimed, counted = getattr(manifest.counts, field), getattr(counts, field)
        if claimed != counted:
            yield Finding(
                code="counts", where=f"manifest.json#/counts/{field}", what=f"{claimed} is claimed, {counted} are there"
            )
    if len(known) == len(evalset.tools):
        yield from _coverage(evalset)
    yield from _diversity(evalset)
    for locale in sorted({scene.locale for scene in evalset.scenes} - set(manifest.locales)):
        yield Finding(code="counts", where="manifest.json#/locales", what=f"{locale} has scenes and isn't listed")


def _diversity(evalset: EvalSet) -> Iterator[Finding]:
    """Hold what is claimed against the scenes; older versions of seer claimed nothing."""
    claimed, found = evalset.manifest.diversity, diversity_of(evalset.scenes)
    for locale in sorted({*claimed, *found}) if claimed else ():
        if claimed.get(locale) != found.get(locale):
            what = f"{claimed.get(locale)} is claimed, the scenes give {found.get(locale)}"
            yield Finding(code="diversity", where=f"manifest.json#/diversity/{locale}", what=what)


def _coverage(evalset: EvalSet) -> Iterator[Finding]:
    claimed = evalset.manifest.coverage
    disputes = sum(lost.reason == DISPUTED for lost in evalset.dropped)
    exhaustive = evalset.manifest.profile == EXHAUSTIVE
    counted = coverage(
        evalset.tools,
        evalset.cases,
        evalset.scenes,
        exhaustive=exhaustive,
        disputed=disputes,
        strength=strength_of(evalset.manifest.recipe),
    )
    for field in Coverage.__struct_fields__[:-1]:
        if getattr(claimed, field) != getattr(counted, field):
            what = f"{getattr(claimed, field)} is claimed, {getattr(counted, field)} can be shown"
            yield Finding(code="coverage", where=f"manifest.json#/coverage/{field}", what=what)
    if claimed.open != counted.open:
        what = f"{len(claimed.open)} obligations are listed, and {len(counted.open)} are open; the lists differ"
        yield Finding(code="coverage", where="manifest.json#/coverage/open", what=what)


def _counts(evalset: EvalSet) -> Counts:
    scenes = evalset.scenes
    by_tool = Counter(scene.id.rsplit(".", 2)[0] for scene in scenes)
    return Counts(
        tools=len(evalset.tools),
        cases=len(evalset.cases),
        scenes=len(scenes),
        valid=sum(scene.valid for scene in scenes),
        invalid=sum(not scene.valid for scene in scenes),
        by_kind=dict(Counter(scene.kind for scene in scenes)),
        by_tool={tool.name: by_tool[tool.name] for tool in evalset.tools},
        by_difficulty=dict(Counter(scene.difficulty for scene in scenes)),
        by_locale=dict(Counter(scene.locale for scene in scenes)),
        dropped=dict(Counter(lost.reason for lost in evalset.dropped)),
        doubted=dict(Counter(doubt for case in evalset.cases for doubt in _doubts(case.why or ""))),
    )


def _order(evalset: EvalSet) -> Iterator[Finding]:
    keys: dict[str, Sequence[tuple[str, ...]]] = {
        "tools.jsonl": [(tool.name,) for tool in evalset.tools],
        "defs.jsonl": [(definition.digest,) for definition in evalset.defs],
        "cases.jsonl": [(case.tool, case.kind, case.id) for case in evalset.cases],
        "scenes.jsonl": [tuple(scene.id.rsplit(".", 2)) for scene in evalset.scenes],
    }
    for name, listed in keys.items():
        for earlier, later in pairwise(listed):
            place = f"{name}#{'.'.join(later)}"
            if earlier == later:
                yield Finding(code="unique", where=place, what="stands there twice")
            elif earlier > later:
                yield Finding(code="order", where=place, what=f"stands after {'.'.join(earlier)}")


def _schema(tool: Tool) -> Iterator[str]:
    """Say why no judge takes a tool's parameters: it isn't a schema, or a reference leads nowhere."""
    try:
        slow(tool.parameters)
    except (SpecError, RecursionError) as error:
        yield str(error)
    for reference in _references(tool.parameters):
        if not reference.startswith("#") or get(tool.parameters, reference[1:]) is MISSING:
            yield f"the reference {reference!r} leads nowhere in it"


def _references(schema: Json) -> Iterator[str]:
    waiting = [schema]
    for node in waiting:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                yield node["$ref"]
            waiting.extend(inner for keyword, inner in node.items() if keyword not in _VALUES)
        elif isinstance(node, list):
            waiting.extend(node)


def _tool(tool: Tool, evalset: EvalSet) -> Iterator[Finding]:
    where = f"tools.jsonl#{tool.name}"
    if tool_digest(tool) != tool.digest:
        yield Finding(code="tool", where=where, what=f"its digest is {tool_digest(tool)}")
    for trouble in _schema(tool):
        yield Finding(code="schema", where=where, what=trouble)
    shared = {definition.digest for definition in evalset.defs}
    for reference in _references(tool.returns):
        if reference.startswith(_PREFIX) and reference.removeprefix(_PREFIX) not in shared:
            yield Finding(code="tool", where=where, what=f"its result refers to {reference}, which isn't in defs.jsonl")


def _case(case: Case, tools: Mapping[str, Tool], known: Mapping[str, Tool]) -> Iterator[Finding]:
    where = f"cases.jsonl#{case.id}"
    made = canon.hex12({"tool": case.tool, "kind": case.kind, "arguments": case.arguments})
    if made != case.id:
        yield Finding(code="case", where=where, what=f"its content makes the id {made}")
    if case.tool not in tools:
        yield Finding(code="schema", where=where, what=f"there is no tool {case.tool!r}")
    if case.tool in known:
        yield from _verdict(case, known[case.tool], where)


def _verdict(case: Case | Scene, tool: Tool, where: str) -> Iterator[Finding]:
    arguments = case.arguments if isinstance(case, Case) else case.request.arguments if case.request else {}
    found = violations(tool.parameters, arguments, judge=slow)
    if case.valid is bool(found):
        what = f"it claims to be {'valid' if case.valid else 'invalid'}; jsonschema finds it {_listed(found)}"
        yield Finding(code="verdict", where=where, what=what)
    positive = POSITIVE if isinstance(case, Case) else CARRIED_OUT
    if case.kind not in (positive if case.valid else NEGATIVE):
        yield Finding(code="verdict", where=where, what=f"{case.kind} isn't a kind that is valid={case.valid}")
    if len(case.violations) != len(found) or set(case.violations) != set(found):
        yield Finding(code="violations", where=where, what=f"jsonschema finds it {_listed(found)}")
    elif case.kind == "missing" and {one.keyword for one in found if not one.entailed} != {"required"}:
        yield Finding(code="violations", where=where, what=f"nothing is missing: it is {_listed(found)}")
    for aim in case.aims:
        if aim.tool == tool.name and not confirms(tool, aim, arguments, found):
            what = f"it doesn't show {aim.keyword} at {aim.pointer or 'the root'} ({aim.at})"
            yield Finding(code="aim", where=where, what=what)


def _listed(found: Iterable[object]) -> str:
    named = [f"{one.keyword} at {one.pointer or 'the root'}" for one in found]  # type: ignore[attr-defined]
    return f"invalid ({', '.join(named)})" if named else "valid"


def _links(cases: Sequence[Case], scenes: Sequence[Scene]) -> Iterator[Finding]:
    by_id, by_case = {scene.id: scene for scene in scenes}, {case.id: case for case in cases}
    for case in cases:
        scene = by_id.get(case.scene or "")
        where = f"cases.jsonl#{case.id}"
        if (case.scene is None) is (case.why is None):
            yield Finding(code="link", where=where, what="it names neither a scene nor why it has none, or both")
        if case.scene is not None and (scene is None or _case_of(scene) != case.id):
            yield Finding(code="link", where=where, what=f"{case.scene} isn't a scene of it")
    for scene in scenes:
        origin = by_case.get(_case_of(scene))
        where = f"scenes.jsonl#{scene.id}"
        if scene.request is None and scene.kind == "irrelevant":
            continue
        if origin is None:
            yield Finding(code="link", where=where, what="no case has its arguments")
        elif set(origin.violations) != set(scene.violations) or (origin.scene is None and scene.kind not in DERIVED):
            yield Finding(code="link", where=where, what=f"its case {origin.id} says otherwise")


def _case_of(scene: Scene) -> str:
    if scene.request is None:
        return ""
    kind = "normal" if scene.kind in DERIVED else scene.kind
    calls = scene.expect.calls if scene.kind == "ambiguous" else ()
    arguments = calls[0].arguments if calls else scene.request.arguments
    return canon.hex12({"tool": scene.request.tool, "kind": kind, "arguments": arguments})


def _frames(evalset: EvalSet, known: Mapping[str, Tool], *, doubted: AbstractSet[str]) -> Iterator[Finding]:
    """Look at what surrounds the words, and let the prover look at each scene of which nothing is doubted so far."""
    cases = {case.id: case for case in evalset.cases}
    deduper, supply = Deduper(), Supply(evalset.defs)
    for scene in evalset.scenes:
        where = f"scenes.jsonl#{scene.id}"
        twin, request = deduper.seen(scene), scene.request
        if twin is not None:
            yield Finding(code="unique", where=where, what=f"is the twin of {twin}")
        if where in doubted or any(name not in known for name in _named(scene)):
            continue
        if scene.kind in IDLE:
            doubts = list(audit_idle(scene, known, manifest=evalset.manifest))
        elif request is not None:
            origin = cases.get(_case_of(scene))
            doubts = list(audit_frame(scene, request, known, manifest=evalset.manifest, origin=origin, supply=supply))
        trouble = None if doubts else prove(scene, known, supply)
        for code, what in [*doubts, *([("proof", ": ".join(trouble))] if trouble else [])]:
            yield Finding(code=code, where=where, what=what)
    for code, what in audit_wording(evalset.tools, evalset.manifest):
        yield Finding(code=code, where="manifest.json#/unworded", what=what)


def _doubts(why: str) -> list[str]:
    """Read the doubts out of the reason why a case has no scene."""
    return why.removeprefix(DOUBTFUL).split(", ") if why.startswith(DOUBTFUL) else []


def _dropped(evalset: EvalSet) -> Iterator[Finding]:
    cases = {case.id: case for case in evalset.cases}
    for number, lost in enumerate(evalset.dropped, start=1):
        origin = cases.get(lost.case or "")
        kind = "normal" if lost.kind in DERIVED else lost.kind
        if (origin is None or origin.tool != lost.tool or origin.kind != kind) and lost.case is not None:
            yield Finding(code="dropped", where=f"dropped.jsonl:{number}", what="no case is what it says was dropped")
    told = {lost.case for lost in evalset.dropped if lost.kind not in DERIVED}
    reasons = {lost.reason for lost in evalset.dropped}
    for case in evalset.cases:
        if case.why in reasons and case.id not in told:
            yield Finding(
                code="dropped", where=f"cases.jsonl#{case.id}", what=f"{case.why} is claimed, and no draft was dropped"
            )


def _named(scene: Scene) -> tuple[str, ...]:
    """Give the tools that a scene names: the one that it is named after, or whose request it is, and those offered."""
    target = scene.id.rsplit(".", 2)[0] if scene.request is None else scene.request.tool
    return (target, *scene.tools)


def _scene(scene: Scene, tools: Mapping[str, Tool], known: Mapping[str, Tool]) -> Iterator[Finding]:
    where = f"scenes.jsonl#{scene.id}"
    request, named = scene.request, _named(scene)
    if request is None and scene.kind != "irrelevant":
        yield Finding(code="shape", where=where, what="it has no request")
        return
    made = f"{named[0]}.{scene.kind}.{canon.hex12(replace(scene, id=''))}"
    if made != scene.id:
        yield Finding(code="scene", where=where, what=f"its content makes the id {made}")
    for name in (name for name in named if name not in tools):
        yield Finding(code="offer", where=where, what=f"there is no tool {name!r}")
    if request is None or scene.kind in IDLE:
        return
    if request.tool in known and all(name in tools for name in scene.tools):
        yield from _verdict(scene, known[request.tool], where)
        for code, what in audit_scene(scene, request, known[request.tool], tools):
            yield Finding(code=code, where=where, what=what)
