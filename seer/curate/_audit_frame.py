"""Scene, its tool and the manifest in, what of the frame around its words doesn't follow from them out.

All that a single-call scene holds beside its words is settled by its request, its tool and the recipe; so an edit of it
shows even where every digest was made anew.
"""

from collections.abc import Iterator, Mapping, Sequence

from seer import canon
from seer.curate._offers import NEAR, Told, told
from seer.curate.dedupe import words
from seer.curate.read import read
from seer.records import DERIVED, Budget, Case, Expect, Json, Manifest, Request, Scene, Tool, WorldSpec
from seer.schema.obligations import BOUNDS, SIZES
from seer.schema.overlay import TWINS, overlay, shown
from seer.schema.pointer import get, leaves, split
from seer.words.hard import TWO_MISSING, WRONG_UNIT, tags
from seer.words.names import humanise
from seer.words.slips import stands
from seer.words.supply import Supply, wanted
from seer.words.wordbook import Wordbook, sought, wordbook

Doubt = tuple[str, str]
_FEW = 3
_LIMITS = frozenset({*BOUNDS, *SIZES, "multipleOf"})


def audit_frame(
    scene: Scene,
    request: Request,
    tools: Mapping[str, Tool],
    *,
    manifest: Manifest,
    origin: Case | None,
    supply: Supply | None = None,
) -> Iterator[Doubt]:
    """Give what doesn't follow; every tool that the scene offers is in `tools`."""
    tool = tools[request.tool]
    yield from _fixed(scene, request, manifest)
    yield from _aims(scene, origin)
    yield from _offer(scene, told(request.tool, tools, manifest=manifest, locale=scene.locale), tools, supply)
    known_as = shown(tool, scene.overlay)
    book = wordbook(known_as, scene.locale)
    if not isinstance(book, Wordbook):
        yield "words", f"{tool.name} has no wording in {scene.locale}"
        return
    said = words(scene.turns[0].say)
    ways = [words(way) for way in sought(known_as, scene.locale)]
    if not any(way in said or stands(way, said, locale=scene.locale) for way in ways):
        yield "intent", f"the words don't ask for what {tool.name} does"
    if scene.expect.calls and {*scene.tags} & {TWO_MISSING, WRONG_UNIT} != {
        *tags(scene.violations, request.arguments, scene.expect.calls[0].arguments, book.fields)
    }:
        yield "shape", "its tags don't say what makes it hard"
    yield from _mention(scene, request, book)
    yield from _second_turn(scene, tool)


def _offer(scene: Scene, known: Told, tools: Mapping[str, Tool], supply: Supply | None) -> Iterator[Doubt]:
    faults = scene.violations if scene.kind == "missing" else ()
    missing = [wanted(known.target, fault.pointer) for fault in faults]
    tags = [tag for tag in scene.tags if tag in NEAR or tag in TWINS]
    if len(tags) != (scene.kind == "distractor"):
        yield "shape", "a distractor, and nothing else, is tagged with what makes it one"
    elif scene.tools != (known.near(NEAR[tags[0]]) if tags and tags[0] in NEAR else known.usual(missing, supply)):
        yield "offer", "other tools are offered than the seed chooses"
    twin = next((tag for tag in TWINS if tag in tags), None)
    entries = overlay(twin, [tools[name] for name in scene.tools if name in tools]) if twin else None
    if scene.overlay != entries:
        yield "overlay", "the tools are shown otherwise than its tag says"


def _fixed(scene: Scene, request: Request, manifest: Manifest) -> Iterator[Doubt]:
    expect = scene.expect
    plain = Expect(outcome=expect.outcome, calls=expect.calls, mention=expect.mention)
    if expect != plain:
        yield "expect", "only a call and words to mention are expected of a single-call scene, and reads are allowed"
    for call in expect.calls:
        if (call.id, call.after, call.bind) != ("c1", (), {}):
            yield "expect", "the call is c1, waits for no other and is bound to none"
    kind = "normal" if scene.kind in DERIVED else scene.kind
    identity = canon.hex12({"tool": request.tool, "kind": kind, "arguments": request.arguments})
    seed = canon.seed(manifest.seed, request.tool, identity) >> 33
    if scene.world != WorldSpec(now=str(manifest.recipe.get("now")), seed=seed):
        yield "world", "the world has another moment, seed or state than the recipe gives it"
    if scene.budget not in (None, Budget()):
        yield "shape", "a single-call scene has no budget"
    if scene.locale not in manifest.locales:
        yield "shape", f"{scene.locale} isn't a locale of the set"
    few = sum(1 for place, _ in leaves(request.arguments) if place) <= _FEW
    simple = scene.kind == "normal" or "near:0" in scene.tags
    graded = "L1" if simple and few else "L2"
    if scene.difficulty != graded:
        yield "difficulty", f"it is {graded}"
    if scene.valid is bool(expect.mention):
        yield "mention", "words to mention belong to faulty requests, and only to them"


def _aims(scene: Scene, origin: Case | None) -> Iterator[Doubt]:
    if origin is not None and any(aim not in origin.aims for aim in scene.aims):
        yield "aim", f"its case {origin.id} aims at something else"
    if any(aim.tool != scene.id.rpartition(".")[0].rpartition(".")[0] for aim in scene.aims):
        yield "aim", "it aims at another tool"
    shown = {
        "default": any(aim.keyword == "default" for aim in scene.aims),
        "boundary": any(aim.keyword in _LIMITS for aim in scene.aims),
        "invalid": any(one.keyword != "required" for one in scene.violations if not one.entailed),
    }
    if not shown.get(scene.kind, True):
        yield "kind", f"nothing of it is {scene.kind}"


def _mention(scene: Scene, request: Request, book: Wordbook) -> Iterator[Doubt]:
    if scene.valid:
        return
    telling = {word.removeprefix("the ") for word in _telling(scene, request, book)}
    strange = [word for word in scene.expect.mention if word.removeprefix("the ") not in telling]
    if strange:
        yield "mention", f"{strange[0]!r} shows nothing of the fault"


def _telling(scene: Scene, request: Request, book: Wordbook) -> Iterator[str]:
    """Give the words that show a fault: labels and titles of its place, its name, the choices there, what was said."""
    for place in _places(scene):
        known = book.place(place)
        if known is not None:
            pattern = known.pattern.removesuffix("/*")
            yield from book.labels().get(pattern, ())
            yield from book.titles(pattern)
        yield from (humanise(name) for name in split(place)[-2:])
        for phrase, member in book.choices(place).items():
            yield phrase
            yield str(member)
        value = get(request.arguments, place, None)
        yield from (str(leaf) for _, leaf in leaves(value) if isinstance(leaf, str))


def _places(scene: Scene) -> tuple[str, ...]:
    """Give the places of the faults: where a branch is broken, those where request and repair differ too."""
    broken = [violation.pointer for violation in scene.violations]
    asked = scene.request.arguments if scene.request else {}
    repaired: Json = scene.expect.calls[0].arguments if scene.expect.calls else {}
    first, second = dict(leaves(asked)), dict(leaves(repaired))
    return tuple(
        dict.fromkeys([*broken, *(place for place in {**first, **second} if first.get(place) != second.get(place))])
    )


def _second_turn(scene: Scene, tool: Tool) -> Iterator[Doubt]:
    """Say what a second turn tells beyond what mends the fault."""
    faults = [_whole_list(place) for place in _places(scene)]
    for turn in scene.turns[1:]:
        for place, _ in leaves(read(turn.say, tool, locale=scene.locale, now=scene.world.now).arguments):
            if place and not any(_touch(place, fault) for fault in faults):
                yield "repair", f"the second turn also says {place}"


def _whole_list(place: str) -> str:
    """Give the list that a member stands in: a list is said anew as a whole."""
    above, _, last = place.rpartition("/")
    return _whole_list(above) if last.isdigit() else place


def _touch(place: str, fault: str) -> bool:
    return f"{place}/".startswith(f"{fault}/") or f"{fault}/".startswith(f"{place}/")


def audit_wording(tools: Sequence[Tool], manifest: Manifest) -> Iterator[Doubt]:
    """Say where the list of tools without wording isn't what the tools say."""
    gaps = {
        (tool.name, locale)
        for locale in manifest.locales
        for tool in tools
        if not isinstance(wordbook(tool, locale), Wordbook)
    }
    listed = {(gap.tool, gap.locale) for gap in manifest.unworded}
    for tool, locale in sorted(gaps ^ listed):
        yield (
            "unworded",
            f"{tool} in {locale} is {'not ' if (tool, locale) in gaps else ''}listed as having no wording, wrongly",
        )
