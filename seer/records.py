"""Every record that crosses a stage; docs/format.md is made from this file."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

Json = Any
"""A JSON value: None, bool, int, float, str, list or dict of JSON values."""
Object = dict[str, Any]
"""A JSON object."""

Kind = Literal[
    "normal", "default", "boundary", "missing", "invalid", "irrelevant", "distractor", "ambiguous", "parallel", "chain",
    "long_horizon", "multi_turn", "recovery", "injection", "permission", "resume", "memory", "budget", "loop",
]  # fmt: skip
Single = Literal[
    "normal", "default", "boundary", "missing", "invalid", "distractor", "irrelevant", "ambiguous",
]  # fmt: skip
"""Kinds of scenes with one call or none, which a recipe may count."""
Difficulty = Literal["L1", "L2", "L3", "L4"]
Effect = Literal["read", "write", "destructive", "unknown"]
Place = Literal["path", "query", "header", "cookie", "form", "body"]
At = Literal["limit", "inside", "past", "absent", "default", "typical", "pair"]
When = Literal["start", "asked", "done", "always"]
Outcome = Literal["call", "no_call_until_repaired", "no_call"]
Rule = Literal["exact", "number", "text", "text_ci", "date", "datetime", "set", "default", "one_of", "any", "free"]
Extra = Literal["none", "reads", "any"]
WarnKind = Literal["repaired", "skipped", "left_out", "invalid", "unmatched"]
Severity = Literal["error", "warning", "note"]
Termination = Literal["answered", "steps", "tokens", "seconds", "cost", "repeating", "agent_error", "infra_error"]

Style = Literal["plain", "terse", "polite", "conversational", "forwarded", "spoken", "typos"]

FORMAT = 1
"""Version of the files on disk; raised when a reader of the old ones would go wrong."""
POSITIVE: tuple[Kind, ...] = ("normal", "default", "boundary")
NEGATIVE: tuple[Kind, ...] = ("missing", "invalid")
EXHAUSTIVE = "exhaustive"
"""The profile that owes every class of values, not only those that scenes need."""
DISPUTED = "disputed"
"""Why an argument set was dropped on which judges differ."""
DOUBTFUL = "doubtful: "
"""How the reason begins why a case has no scene that could be said: nobody asks so. Doubts follow, by comma."""
STYLES: tuple[Style, ...] = ("plain", "terse", "polite", "conversational", "forwarded", "spoken", "typos")
DERIVED: tuple[Kind, ...] = ("distractor", "irrelevant", "ambiguous")
"""Kinds of scenes that are made of cases of kind normal: what is offered makes the difference."""
CARRIED_OUT: tuple[Kind, ...] = (*POSITIVE, "distractor")
"""Kinds whose request is to be carried out."""


class Source(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a tool stands: file name, format, JSON pointer; in a list a tool's name stands for its index."""

    path: str
    format: str
    pointer: str


class Http(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The operation behind a tool."""

    method: str
    path: str


class Wire(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one parameter travels: its place, and for text places OpenAPI's style and explode.

    `name` is its name there, where the argument has another: parameters of one name in two places are told apart.
    """

    place: Place
    name: str | None = None
    style: str | None = None
    explode: bool | None = None


class Wording(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What people say in one locale: intents in the imperative; labels and choices by instance pointer.

    In a pointer `*` stands for any index. `choices` maps, for a pointer, a phrase to the value that it means; `values`
    is a pool of values for it.
    """

    intents: tuple[str, ...] = ()
    labels: dict[str, tuple[str, ...]] = {}
    choices: dict[str, dict[str, Json]] = {}
    values: dict[str, tuple[Json, ...]] = {}


class Tool(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that an agent can call; a line of tools.jsonl.

    `parameters` is a self-contained JSON Schema 2020-12 object schema. `returns` is the result's schema, where a
    reference `seer:defs/<digest>` leads into defs.jsonl, or null where the spec says nothing. `spec_name` is its name
    in the spec, method and path where that has none or gives it twice; `name` is one that every provider takes.
    `wording` holds, by locale, what a registry or phrasebook says on how to ask for it. `tags` and `deprecated` are as
    the spec has them.
    """

    name: str
    spec_name: str
    title: str | None = None
    description: str = ""
    parameters: Object
    returns: Json = None
    effect: Effect = "unknown"
    open_world: bool | None = None
    idempotent: bool | None = None
    wire: Literal["json"] | dict[str, Wire] = "json"
    http: Http | None = None
    tags: tuple[str, ...] = ()
    deprecated: bool = False
    examples: tuple[Object, ...] = ()
    wording: dict[str, Wording] = {}
    source: Source
    digest: str = ""


class Definition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A definition shared by result schemas; a line of defs.jsonl."""

    digest: str
    name: str
    schema: Json


class Warn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A flaw that was repaired, a tool that was skipped for one, what was left out for no flaw, or what is invalid.

    `unmatched` is a filter that fits no tool.

    `where` is file#pointer, `what` one sentence. `tool` is the name of the tool that was skipped, in the spec.
    """

    where: str
    what: str
    kind: WarnKind = "repaired"
    tool: str | None = None


class Parsed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one source gave."""

    tools: tuple[Tool, ...]
    defs: tuple[Definition, ...] = ()
    warnings: tuple[Warn, ...] = ()


class Constraint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One keyword that limits the value at one place.

    `pointer` leads into an instance (index 0 stands for every item), `schema_pointer` into the schema, references
    followed. `limit` is the keyword's value; for `required`, null, and `pointer` is the location that must be present.
    """

    pointer: str
    keyword: str
    limit: Json
    schema_pointer: str


class Aim(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an argument set or scene is for: a constraint of a tool, and on which side of it.

    `part` names the class of values on that side, such as the type of a faulty value; empty where there is one alone.
    """

    tool: str
    pointer: str
    keyword: str
    limit: Json = None
    at: At
    part: str = ""


class Violation(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A keyword that an argument set breaks; `entailed` where breaking another keyword breaks it too."""

    pointer: str
    keyword: str
    schema_pointer: str
    entailed: bool = False


class Case(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A proved argument set; a line of cases.jsonl. `why` says why no scene was made of it."""

    id: str = ""
    tool: str
    kind: Kind
    arguments: Object
    valid: bool
    aims: tuple[Aim, ...]
    violations: tuple[Violation, ...] = ()
    scene: str | None = None
    why: str | None = None


class Turn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the user says, and when."""

    say: str
    when: When = "start"


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the user asks for, faults included."""

    tool: str
    arguments: Object


class ExpectedCall(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call that must happen; `match` has a rule for each leaf pointer, `after` the ids of calls before it."""

    id: str
    tool: str
    arguments: Object
    match: dict[str, Rule]
    after: tuple[str, ...] = ()
    bind: dict[str, str] = {}
    from_turn: int = 1
    optional: bool = False


class Forbidden(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call that must not happen."""

    tool: str
    arguments: Object | None = None


class Evidence(Struct, frozen=True, kw_only=True, rename={"from_": "from"}, forbid_unknown_fields=True):
    """A claim of the answer and the result that it must stand on."""

    claim: str
    from_: str
    pointer: str


class Checkpoint(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """State of the world that must hold after a call."""

    id: str
    after: str
    state: Object


class Expect(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a right agent does."""

    outcome: Outcome
    calls: tuple[ExpectedCall, ...] = ()
    repairs: tuple[Json, ...] = ()
    mention: tuple[str, ...] = ()
    extra: Extra = "reads"
    forbid: tuple[Forbidden, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    state: Object | None = None
    unchanged: tuple[str, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()


class WorldSpec(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The world that a scene plays in; `now` is RFC 3339."""

    now: str
    seed: int = 0
    state: Object | None = None
    faults: Json = None
    memory: Json = None
    checkpoint: Json = None


class Budget(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Most steps (model turns), tokens and seconds of a trial; null is no bound."""

    steps: int | None = None
    tokens: int | None = None
    seconds: float | None = None


class Scene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A task with its expectation; a line of scenes.jsonl.

    `overlay` gives, by tool, what the agent sees in place of the tool's own: `name`, `description`, and in `parameters`
    other names for properties of the top level. All else in a scene, and in trials, stands under the tool's own names.
    """

    id: str = ""
    kind: Kind
    difficulty: Difficulty
    valid: bool
    locale: str
    turns: tuple[Turn, ...]
    tools: tuple[str, ...]
    overlay: dict[str, Object] | None = None
    expect: Expect
    aims: tuple[Aim, ...]
    request: Request | None = None
    violations: tuple[Violation, ...] = ()
    world: WorldSpec
    budget: Budget | None = None
    template: str
    style: str = "plain"
    tags: tuple[str, ...] = ()


class Dropped(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was made and not kept; a line of dropped.jsonl. `reason` is a short stable code, `detail` a sentence."""

    tool: str
    kind: Kind
    locale: str
    reason: str
    detail: str = ""
    case: str | None = None
    say: str | None = None


class Unworded(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tool that has no wording in a locale, and what the phrasebook needs."""

    tool: str
    locale: str
    needs: tuple[str, ...]


class Doubted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tool that no task in a locale asks for, since each would be doubtful; `doubts` has why, the commonest first."""

    tool: str
    locale: str
    doubts: tuple[str, ...]


Reason = Literal["unsatisfiable", "not isolable", "disputed", "budget", "unknown"]


class Open(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A coverage obligation that no proved argument set meets, and why, in one sentence.

    `reason`: `unsatisfiable` where no valid value lies there and `not isolable` where whatever breaks this breaks more,
    both proved; `disputed` where judges differ; `budget` where it is too large or one too many; else `unknown`. `by` is
    the keyword in the schema that rules it out, where it is a single one.
    """

    tool: str
    pointer: str
    keyword: str
    at: At
    part: str = ""
    reason: Reason
    by: str | None = None
    why: str


class Coverage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many obligations the schemas hold, and how many are met by cases and by scenes.

    `entailed` of those that cases meet are broken only together with what must break along with them. `disputed` counts
    the argument sets that were dropped because judges differ on them. `pairs` are owed with a strength of 2 alone: each
    two classes of two parameters in one valid argument set, or scene to be carried out.
    """

    obligations: int
    by_cases: int
    by_scenes: int
    entailed: int = 0
    disputed: int = 0
    pairs: int = 0
    pairs_by_cases: int = 0
    pairs_by_scenes: int = 0
    open: tuple[Open, ...] = ()


class SourceFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A spec that an eval set was made from."""

    path: str
    format: str
    digest: str


class Counts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sizes of an eval set. `doubted` counts argument sets that were left out, by doubt; one may have several."""

    tools: int
    cases: int
    scenes: int
    valid: int
    invalid: int
    by_kind: dict[str, int]
    by_tool: dict[str, int]
    by_difficulty: dict[str, int]
    by_locale: dict[str, int]
    dropped: dict[str, int]
    doubted: dict[str, int] = {}


class Diversity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How varied the tasks of one locale are, values and all; each tool's are compared with each other only.

    `distinct` has distinct-1, -2 and -3: of all runs of one, two and three words (Chinese: characters), the share that
    are different ones. `templates` is how many templates a tool's tasks are made of, on average. `self_similarity` is
    the share of a task's runs of three that another task of its tool has, too, on average: 0 where all is new.
    """

    scenes: int
    distinct: tuple[float, ...]
    templates: float
    self_similarity: float


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """manifest.json of an eval set's version; `digest` is over the five other files."""

    format: int = FORMAT
    name: str
    version: int
    digest: str
    parent: str | None = None
    frozen: bool = True
    seed: int
    profile: str
    locales: tuple[str, ...]
    sources: tuple[SourceFile, ...]
    recipe: Object
    counts: Counts
    coverage: Coverage
    diversity: dict[str, Diversity] = {}
    unworded: tuple[Unworded, ...] = ()
    doubted: tuple[Doubted, ...] = ()
    made_with: dict[str, str]
    canary: str


class VersionLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of versions.jsonl; `created` is the only clock in an eval set."""

    version: int
    digest: str
    why: Literal["first", "spec changed", "recipe changed"]
    counts: Counts
    created: str


class EvalSet(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An eval set in memory."""

    manifest: Manifest
    tools: tuple[Tool, ...]
    defs: tuple[Definition, ...] = ()
    cases: tuple[Case, ...]
    scenes: tuple[Scene, ...]
    dropped: tuple[Dropped, ...] = ()


class Finding(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that `seer check` could not prove: a stable code, the file and record, one sentence."""

    code: str
    where: str
    what: str


class LintFinding(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something in a spec that makes it less fit for agents; an entry of `seer lint --format json`.

    `pointer` leads into the file `path`, to the place or what is nearest to it, and `line` counts from 1, or is null
    where the file has none. `parameter` is written as `filter.price[]`. `tools` counts the tools that share the place,
    of which `tool` is the first. `fingerprint` stays the same while lines move.
    """

    rule: str
    severity: Severity
    path: str
    pointer: str
    line: int | None = None
    tool: str | None = None
    parameter: str | None = None
    tools: int = 1
    what: str
    fix: str
    fingerprint: str = ""


class OfferedTool(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tool as an agent sees it."""

    name: str
    description: str
    parameters: Object


class Prompt(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that an agent is told before the first turn. It holds no expectation."""

    system: str
    now: str
    locale: str
    tools: tuple[OfferedTool, ...]


class Proposed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call as the agent wrote it: `raw` is the text of its arguments, untouched."""

    name: str
    raw: str


class Observed(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the world answers to one call; `id` is the call's id in the trial, `content` JSON text."""

    id: str
    content: str
    error: bool = False


class Usage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tokens."""

    input: int = 0
    output: int = 0
    cached: int = 0
    reasoning: int = 0


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an agent ended its turn: its words, its usage in this turn, why it stopped, requests it had to repeat."""

    text: str
    usage: Usage = Usage()
    stop: Literal["end", "length", "refusal"] = "end"
    retries: int = 0
    cost: float | None = None


class AgentOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How to reach an agent: `target` is what stands after the colon of `--agent NAME:TARGET`. No secrets."""

    name: str
    target: str = ""
    base_url: str | None = None
    temperature: float | None = None
    max_tokens: int | None = None
    seed: int = 0
    timeout: float = 120.0
    retries: int = 2


class Said(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A turn of a trial."""

    role: Literal["user", "agent"]
    text: str


class Call(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call in a trial. `turn` counts the user's turns from 1; `parsed` is null where `parse_error` is set."""

    id: str
    turn: int
    proposed: Proposed
    parsed: Object | None
    parse_error: str | None
    executed: bool
    status: Literal["ok", "invalid_arguments", "unknown_tool", "unparsable", "error"]
    result: Json
    span: str | None = None


class Trial(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One scene played once; a line of trials.jsonl. `seconds` is wall time, `cost` US dollars or null."""

    id: str
    scene: str
    repetition: int
    turns: tuple[Said, ...]
    calls: tuple[Call, ...]
    answer: str
    usage: Usage
    cost: float | None
    retries: int
    seconds: float
    termination: Termination
    error: str | None


class Span(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of a trial; a line of spans.jsonl. `start` and `end` are seconds since the trial began."""

    trace_id: str
    span_id: str
    parent_span_id: str | None
    type: str
    start: float
    end: float
    status: Literal["ok", "error"]
    input_ref: str | None = None
    output_ref: str | None = None
    error: str | None = None
    cost: float | None = None
    evidence_ref: str | None = None
    attributes: Object = {}


class Score(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a check says of a trial; a line of scores.jsonl. `value` is 0..1, or null where it doesn't apply.

    `n` is how many things the value is the mean of: 1, or the calls that the check looked at.
    """

    trial: str
    scene: str
    check: str
    value: float | None
    reason: str
    evidence: tuple[str, ...] = ()
    level: Literal["headline", "detail"] = "detail"
    label: str | None = None
    n: int = 1


class Rate(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A share with its 95 % interval; all null where n is 0."""

    value: float | None
    n: int
    low: float | None
    high: float | None


class Group(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Trials of one kind, difficulty, tool or locale."""

    n: int
    passed: int
    score: Rate


class Costs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Means a scored trial; `usd` is null where no trial has a price."""

    tokens: float
    seconds: float
    calls: float
    successful_calls: float
    retries: float
    usd: float | None


class Summary(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """summary.json: a run in numbers."""

    trials: int
    scored: int
    infra: int
    complete: bool
    score: Rate
    rates: dict[str, Rate]
    by: dict[str, dict[str, Group]]
    outcomes: dict[str, int]
    cost: Costs


class RunHeader(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """run.json: what was run on what."""

    format: int = FORMAT
    id: str
    evalset: str
    evalset_digest: str
    evalset_version: int
    scenes: int
    repetitions: int
    agent: str
    options: AgentOptions
    model: str | None
    provider: str | None
    base_url: str | None
    tool_parser: str | None
    prompt_digest: str
    scoring: Object
    packages: dict[str, str]
    git_revision: str | None
    git_dirty: bool | None


class Report(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a renderer may show."""

    header: RunHeader
    summary: Summary
    scenes: tuple[Scene, ...]
    tools: tuple[Tool, ...]
    trials: tuple[Trial, ...]
    scores: tuple[Score, ...]


class Weights(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Shares of the headline score, and what a declined or corrected faulty request is worth (0..1)."""

    positive: float = 0.6
    negative: float = 0.4
    declined: float = 0.5
    corrected: float = 0.0


class Recipe(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """seer.yaml: how an eval set is made and run. Options of the command line win over it.

    `near_duplicates` is the share of their pieces of three words, 0 to 1, from which tasks of one tool, kind, aim and
    locale are near duplicates; null lets only those be that differ by nothing but values. `doubtful` keeps
    what a person would hardly ask so; null keeps it where the profile is `exhaustive`.
    """

    name: str | None = None
    specs: tuple[str, ...] = ()
    format: str | None = None
    profile: Literal["balanced", "capability", "safety", "smoke", "exhaustive"] = "balanced"
    strength: int = 1
    kinds: dict[Single, int] | None = None
    locales: tuple[str, ...] = ("en", "zh")
    seed: int = 0
    now: str = "2026-06-15T09:00:00Z"
    offered: int = 8
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    methods: tuple[str, ...] = ()
    strict: bool = False
    allow_refs: tuple[str, ...] = ()
    allow_http: bool = False
    phrasebook: str | None = None
    pools: tuple[str, ...] = ()
    templates: str | None = None
    styles: dict[Style, int] | None = None
    near_duplicates: float | None = None
    doubtful: bool | None = None
    agents: tuple[str, ...] = ()
    repetitions: int = 1
    workers: int = 8
    budget: Budget = Budget(steps=12, seconds=300)
    weights: Weights | None = None


class Context(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that a check may look at; it may grow."""

    trial: Trial
    scene: Scene
    tools: Mapping[str, Tool]
    weights: Weights
