"""Scene that asks for no call at first, tools and the manifest in, what of its frame doesn't follow from them out."""

from collections.abc import Iterator, Mapping

from seer import canon
from seer.curate._offers import Told, told
from seer.records import Budget, Kind, Manifest, Scene, Tool, WorldSpec
from seer.schema.validate import slow
from seer.words.alike import topic

Doubt = tuple[str, str]
IDLE: tuple[Kind, ...] = ("irrelevant", "ambiguous")
"""Kinds of scenes in which nothing is called at first, though nothing is at fault."""


def audit_idle(scene: Scene, tools: Mapping[str, Tool], *, manifest: Manifest) -> Iterator[Doubt]:
    """Give what doesn't follow; the tool that the scene is named after and all that it offers are in `tools`."""
    request, name = scene.request, scene.id.rsplit(".", 2)[0]
    known = told(name, tools, manifest=manifest, locale=scene.locale)
    if request is not None and request.tool != name:
        yield "shape", f"it is named after {name} and asks for {request.tool}"
    wanted = _arguments(scene)
    if wanted is not None and not slow(known.target.parameters).valid(wanted):
        yield "verdict", "jsonschema finds invalid what the tool is asked for in the end"
    if scene.tools != _offer(scene, known):
        yield "offer", "other tools are offered than the seed chooses"
    about = scene.template.removeprefix("neutral/")
    if wanted is not None:
        about = canon.hex12({"tool": name, "kind": "normal", "arguments": wanted})
    seed = canon.seed(manifest.seed, name, about) >> 33
    if scene.world != WorldSpec(now=str(manifest.recipe.get("now")), seed=seed):
        yield "world", "the world has another moment, seed or state than the recipe gives it"
    if scene.overlay is not None or scene.budget not in (None, Budget()) or scene.tags:
        yield "shape", "such a scene has no overlay, budget or tag"
    if scene.locale not in manifest.locales:
        yield "shape", f"{scene.locale} isn't a locale of the set"
    if scene.difficulty != "L2":
        yield "difficulty", "it is L2"


def _arguments(scene: Scene) -> Mapping[str, object] | None:
    """Give the arguments of the case behind the scene: those of its call, or else of its request."""
    if scene.expect.calls:
        return scene.expect.calls[0].arguments
    return None if scene.request is None else scene.request.arguments


def _offer(scene: Scene, known: Told) -> tuple[str, ...]:
    if scene.kind == "ambiguous":
        return known.unsure()
    return known.usual() if scene.request is None else known.unrelated(topic(scene.turns[0].say))
