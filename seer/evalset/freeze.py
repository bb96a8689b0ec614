"""All that one synthesis made in, an eval set with its digest, counts and coverage out."""

import platform
from collections import Counter
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

import seer
from seer import canon
from seer.records import (
    DERIVED,
    DISPUTED,
    DOUBTFUL,
    EXHAUSTIVE,
    Counts,
    Coverage,
    EvalSet,
    Manifest,
    Object,
    SourceFile,
)
from seer.schema.coverage import coverage
from seer.schema.twos import strength_of
from seer.words.variety import diversity_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from seer.records import Case, Definition, Diversity, Doubted, Dropped, Scene, Tool, Unworded

FILES: Final = ("tools.jsonl", "defs.jsonl", "cases.jsonl", "scenes.jsonl", "dropped.jsonl")
"""The files that the digest is over, in its order."""
NOT_CHOSEN: Final = "not_chosen"
"""Why a case that could be said has no scene: its kind had enough others."""
_PINNED: Final = ("hypothesis", "hypothesis-jsonschema", "jinja2", "jsonschema", "jsonschema-rs", "msgspec", "pyyaml")
_SKETCHED: Final = ("rensa",)
"""What also decides them where near duplicates are told by sketches."""


def freeze(
    *,
    name: str,
    tools: "Iterable[Tool]",
    defs: "Iterable[Definition]" = (),
    cases: "Iterable[Case]",
    scenes: "Iterable[Scene]",
    dropped: "Iterable[Dropped]" = (),
    unworded: "Iterable[Unworded]" = (),
    doubted: "Iterable[Doubted]" = (),
    recipe: Object,
    sources: "Iterable[SourceFile]",
    seed: int,
    profile: str,
    locales: "Sequence[str]",
    version: int = 1,
    parent: str | None = None,
) -> EvalSet:
    """Sort everything, link cases with scenes, and seal it.

    `parent` is the digest of the version before. Raises ValueError on what JSON can't hold.
    """
    told = tuple(sorted(scenes, key=lambda scene: scene_order(scene.id)))
    lost = tuple(sorted(dropped, key=lambda one: (one.tool, canon.encode(one))))
    known = tuple(sorted(tools, key=lambda tool: tool.name))
    proved = tuple(sorted(linked(cases, told, lost, locales), key=lambda case: (case.tool, case.kind, case.id)))
    definitions = tuple(sorted(defs, key=lambda one: one.digest))
    digest = digest_of({"tools": known, "defs": definitions, "cases": proved, "scenes": told, "dropped": lost})
    made = manifest(
        digest=digest,
        name=name,
        version=version,
        parent=parent,
        seed=seed,
        profile=profile,
        locales=locales,
        sources=sources,
        recipe=recipe,
        counts=count(known, proved, told, lost),
        coverage=coverage(
            known,
            proved,
            told,
            exhaustive=profile == EXHAUSTIVE,
            disputed=sum(one.reason == DISPUTED for one in lost),
            strength=strength_of(recipe),
        ),
        diversity=diversity_of(told),
        unworded=unworded,
        doubted=doubted,
    )
    return EvalSet(manifest=made, tools=known, defs=definitions, cases=proved, scenes=told, dropped=lost)


def manifest(
    *,
    digest: str,
    name: str,
    version: int,
    parent: str | None,
    seed: int,
    profile: str,
    locales: "Sequence[str]",
    sources: "Iterable[SourceFile]",
    recipe: Object,
    counts: Counts,
    coverage: Coverage,
    diversity: "Mapping[str, Diversity]",
    unworded: "Iterable[Unworded]",
    doubted: "Iterable[Doubted]",
) -> Manifest:
    """Put together what is told of records that have this digest."""
    return Manifest(
        name=name,
        version=version,
        digest=digest,
        parent=parent,
        seed=seed,
        profile=profile,
        locales=tuple(locales),
        sources=tuple(sorted(sources, key=canon.encode)),
        recipe=recipe,
        counts=counts,
        coverage=coverage,
        diversity=dict(diversity),
        unworded=tuple(sorted(unworded, key=canon.encode)),
        doubted=tuple(sorted(doubted, key=canon.encode)),
        made_with=made_with(*_SKETCHED if recipe.get("near_duplicates") is not None else ()),
        canary=canary(digest),
    )


def scene_order(scene_id: str) -> tuple[str, ...]:
    """Give the key by which scenes are sorted: tool, kind, hex."""
    return tuple(scene_id.rsplit(".", 2))


def digest_of(records: "Mapping[str, Iterable[object]]") -> str:
    """Give the digest over the five files, from the records of each."""
    return digest_bytes({file: canon.lines(records[file.removesuffix(".jsonl")]) for file in FILES})


def digest_bytes(files: "Mapping[str, bytes]") -> str:
    """Give the digest over the five files as they stand."""
    return canon.digest_bytes(*(files[file] for file in FILES))


def canary(digest: str) -> str:
    """Give the text by which a leaked eval set is found again: it stands in every exported line."""
    return f"seer-canary-{canon.digest(['canary', digest])[:32]}"


def made_with(*more: str) -> dict[str, str]:
    """Name the interpreter, seer and the libraries that decide the bytes, each with its version."""
    found = {"python": platform.python_version(), "seer": seer.__version__}
    for package in (*_PINNED, *more):
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def linked(
    cases: "Iterable[Case]", scenes: "Sequence[Scene]", dropped: "Sequence[Dropped]", locales: "Sequence[str]"
) -> "Iterable[Case]":
    """Name in each case its scene, in the first locale that has one, or why there is none."""
    rank = {locale: index for index, locale in enumerate(locales)}
    by_case: dict[str, str] = {}
    for scene in sorted(scenes, key=lambda scene: (rank.get(scene.locale, len(rank)), scene.id)):
        if scene.request is not None:
            by_case.setdefault(case_id(scene.request.tool, scene.kind, scene.request.arguments), scene.id)
    own = [lost for lost in dropped if lost.case is not None and lost.kind not in DERIVED]
    reasons = {lost.case: lost.reason for lost in reversed(own)}
    for case in cases:
        found = by_case.get(case.id)
        why = None if found else case.why or reasons.get(case.id, NOT_CHOSEN)
        yield case if (case.scene, case.why) == (found, why) else replace(case, scene=found, why=why)


def case_id(tool: str, kind: str, arguments: Object) -> str:
    """Give the id of the case with these arguments."""
    return canon.hex12({"tool": tool, "kind": kind, "arguments": arguments})


def count(
    tools: "Sequence[Tool]", cases: "Sequence[Case]", scenes: "Sequence[Scene]", dropped: "Sequence[Dropped]"
) -> Counts:
    """Count what an eval set holds."""
    by_tool = Counter(scene_order(scene.id)[0] for scene in scenes)
    valid = sum(scene.valid for scene in scenes)
    return Counts(
        tools=len(tools),
        cases=len(cases),
        scenes=len(scenes),
        valid=valid,
        invalid=len(scenes) - valid,
        by_kind=dict(Counter(scene.kind for scene in scenes)),
        by_tool={tool.name: by_tool[tool.name] for tool in tools},
        by_difficulty=dict(Counter(scene.difficulty for scene in scenes)),
        by_locale=dict(Counter(scene.locale for scene in scenes)),
        dropped=dict(Counter(lost.reason for lost in dropped)),
        doubted=dict(Counter(doubt for case in cases for doubt in doubts_of(case.why))),
    )


def doubts_of(why: str | None) -> tuple[str, ...]:
    """Give the doubts for which a case has no scene."""
    return tuple(why.removeprefix(DOUBTFUL).split(", ")) if why and why.startswith(DOUBTFUL) else ()
