"""Folder of specs in, its files with what a manifest says of each out.

A manifest is `MANIFEST.tsv` in the folder, with a line a file: its name, its kind, the count of tools that it holds and
a validator's verdict. Where there is none, a file's kind is the folder that it stands in.
"""

import csv
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

_ENDS = frozenset({".json", ".jsonl", ".yaml", ".yml"})
_COUNT = re.compile(r"(?:\d+ (?:rows|plugins), )?(\d+) (?:ops|tools?|services|functions|action|forms)\b")
_DISTINCT = re.compile(r"\((\d+) distinct\)")
_LINK = re.compile(rb"""\$ref["']?\s*:\s*["']?([^"'#\s,}]+)""")
_ROOT = re.compile(rb"""^\s*["{]?["']?(?:openapi|swagger)["']?\s*:|["'](?:openapi|swagger)["']\s*:""", re.MULTILINE)
_PATH_ITEM_LINK = re.compile(rb"""["'\s]/[^\s"']*["']?\s*:\s*\{?\s*["']?\$ref["']?\s*:""")
_VERDICT = "openapi_spec_validator_0.9.0_verdict"


class Case(NamedTuple):
    """A file: its count of tools where one is known, and whether it is only a part of another file's spec.

    `links` counts the paths of an OpenAPI document that are references.
    """

    file: str
    kind: str
    count: int | None
    verdict: str
    is_part: bool
    links: int


def cases(folder: Path) -> list[Case]:
    """Give the spec files of a folder, however deep they lie, by name."""
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in _ENDS and path.is_file())
    told = _manifest(folder / "MANIFEST.tsv")
    linked = {target for path in files for target in _links(path)}
    return [_case(path, folder, told, linked) for path in files]


def sample(found: list[Case], *, count: int, seed: int) -> list[Case]:
    """Choose files by a digest of (seed, name): a larger sample holds a smaller one, a new file takes one place."""
    ranked = sorted(found, key=lambda case: sha256(f"{seed}\0{case.file}".encode()).digest())
    return sorted(ranked[:count])


def _case(path: Path, folder: Path, manifest: dict[str, dict[str, str]], linked: set[Path]) -> Case:
    name = path.relative_to(folder).as_posix()
    row = manifest.get(name, {})
    told = row.get("count", "")
    count = _DISTINCT.search(told) or _COUNT.match(told)
    data = path.read_bytes()
    kind = row.get("kind") or path.relative_to(folder).parent.as_posix()
    return Case(
        file=name,
        kind=kind,
        count=int(count[1]) if count else None,
        verdict=row.get(_VERDICT, ""),
        is_part=kind.endswith("-part") or (path.resolve() in linked and not _ROOT.search(data)),
        links=len(_PATH_ITEM_LINK.findall(data)),
    )


def _manifest(path: Path) -> dict[str, dict[str, str]]:
    if not path.exists():
        return {}
    with path.open(newline="", encoding="utf-8") as lines:
        return {row["file"]: row for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)}


def _links(path: Path) -> Iterator[Path]:
    """Give the files that a file refers to."""
    for link in set(_LINK.findall(path.read_bytes())):
        if b":" not in link and not link.startswith(b"/"):
            yield (path.parent / link.decode(errors="replace")).resolve()
