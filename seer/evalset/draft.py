"""Parts of an eval set one after the other in, its files in a folder beside their place out, ready to be moved."""

import shutil
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Final

from seer import canon
from seer.evalset.freeze import FILES
from seer.evalset.part import Part, total
from seer.records import Counts, Coverage, Definition, Diversity, Doubted, Tool, Unworded
from seer.words.variety import Tally, diversity

if TYPE_CHECKING:
    from typing import BinaryIO

_BLOCK: Final = 1 << 20


class Draft:
    """A version that is being written. What it holds in memory grows with the tools, not with their cases or scenes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.unworded: list[Unworded] = []
        self.doubted: list[Doubted] = []
        self.made: Counter[tuple[str, str]] = Counter()
        self.whys: Counter[str] = Counter()
        self._counts: list[Counts] = []
        self._coverage: list[Coverage] = []
        self._variety: list[dict[str, Tally]] = []
        self._open = ExitStack()
        self._files: dict[str, BinaryIO] = {
            name: self._open.enter_context((folder / name).open("wb")) for name in FILES
        }

    def begin(self, tools: Iterable[Tool], defs: Iterable[Definition]) -> None:
        """Write the tools, and the definitions that their results share."""
        known = sorted(tools, key=lambda tool: tool.name)
        shared = sorted(defs, key=lambda one: one.digest)
        self._files["tools.jsonl"].write(canon.lines(known))
        self._files["defs.jsonl"].write(canon.lines(shared))

    def add(self, part: Part) -> None:
        """Write what one tool gave; tools come by name."""
        for name in ("cases", "scenes", "dropped"):
            self._files[f"{name}.jsonl"].write(getattr(part, name))
        self.unworded += part.unworded
        self.doubted += part.doubted
        self.made.update(part.made)
        self.whys.update(part.whys)
        self._counts.append(part.counts)
        self._coverage.append(part.coverage)
        self._variety.append(part.variety)

    def finish(self) -> str:
        """Close the files and give their digest."""
        self._open.close()
        return digest_of_files(self.folder)

    @property
    def counts(self) -> Counts:
        """What all parts hold."""
        return total(self._counts)

    @property
    def coverage(self) -> Coverage:
        """What all parts cover."""
        return total(self._coverage)

    @property
    def diversity(self) -> dict[str, Diversity]:
        """How varied all parts are, by locale."""
        return diversity(self._variety)

    def close(self) -> None:
        """Close the files, finished or not."""
        self._open.close()


@contextmanager
def drafted(root: Path) -> Iterator[Draft]:
    """Give a draft in a folder of its own in `root`; all of it that isn't moved away is removed at the end."""
    new = [folder for folder in (root, *root.parents) if not folder.exists()]
    with ExitStack() as after:
        after.callback(_remove_empty, new)
        root.mkdir(parents=True, exist_ok=True)
        scratch = Path(mkdtemp(prefix=".seer-", dir=root))
        after.callback(shutil.rmtree, scratch, ignore_errors=True)
        (scratch / "version").mkdir()
        draft = Draft(scratch / "version")
        after.callback(draft.close)
        yield draft


def _remove_empty(folders: Iterable[Path]) -> None:
    """Remove folders, the innermost first, up to one that holds something."""
    for folder in folders:
        if not folder.exists() or any(folder.iterdir()):
            break
        folder.rmdir()


def digest_of_files(folder: Path) -> str:
    """Give the digest over the five files of a version's folder, read block by block."""
    state = sha256()
    for name in FILES:
        with (folder / name).open("rb") as file:
            state.update(file.seek(0, 2).to_bytes(8, "big"))
            file.seek(0)
            while block := file.read(_BLOCK):
                state.update(block)
    return state.hexdigest()
