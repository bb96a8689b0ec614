"""Scene that expects no call, tools and the manifest in, what of its frame doesn't follow from them out."""

from collections.abc import Iterator, Mapping

from seer import canon
from seer.curate._offers import told
from seer.records import Budget, Manifest, Scene, Tool, WorldSpec
from seer.schema.validate import slow
from seer.words.alike import topic

Doubt = tuple[str, str]


def audit_idle(scene: Scene, tools: Mapping[str, Tool], *, manifest: Manifest) -> Iterator[Doubt]:
    """Give what doesn't follow; the tool that the scene is named after and all that it offers are in `tools`."""
    request, name = scene.request, scene.id.rsplit(".", 2)[0]
    known = told(name, tools, manifest=manifest, locale=scene.locale)
    if request is None:
        offer, world = known.usual(), canon.seed(manifest.seed, name, scene.template.removeprefix("neutral/"))
    else:
        offer = known.unrelated(topic(scene.turns[0].say))
        case = canon.hex12({"tool": name, "kind": "normal", "arguments": request.arguments})
        world = canon.seed(manifest.seed, name, case)
        if request.tool != name:
            yield "shape", f"it is named after {name} and asks for {request.tool}"
        elif not slow(known.target.parameters).valid(request.arguments):
            yield "verdict", "jsonschema finds the request invalid; it must be one that its own tool would take"
    if scene.tools != offer:
        yield "offer", "other tools are offered than the seed chooses"
    if scene.world != WorldSpec(now=str(manifest.recipe.get("now")), seed=world >> 33):
        yield "world", "the world has another moment, seed or state than the recipe gives it"
    if scene.overlay is not None or scene.budget not in (None, Budget()) or scene.tags:
        yield "shape", "a scene without a call has no overlay, budget or tag"
    if scene.locale not in manifest.locales:
        yield "shape", f"{scene.locale} isn't a locale of the set"
    if scene.difficulty != "L2":
        yield "difficulty", "it is L2"
