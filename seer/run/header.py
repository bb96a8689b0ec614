"""Eval set, agent and this machine's software in, a run's header out. It holds no secret and no machine's name."""

import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shutil import which

from seer import canon
from seer.records import AgentOptions, Manifest, Object, RunHeader

_PACKAGES = ("seer-eval", "msgspec", "jsonschema-rs", "jsonschema", "openai")
_PATIENCE = 5.0


def run_id(evalset_digest: str, agent: str, options: AgentOptions, prompt_digest: str) -> str:
    """Give a run's id: the same set, agent, options and prompt are the same run."""
    return canon.digest([evalset_digest, agent, canon.text(options), prompt_digest])[:12]


def header(
    manifest: Manifest,
    *,
    agent: str,
    options: AgentOptions,
    prompt_digest: str,
    scenes: int,
    repetitions: int,
    scoring: Object,
    model: str | None = None,
    provider: str | None = None,
    base_url: str | None = None,
    tool_parser: str | None = None,
    checkout: Path | None = None,
) -> RunHeader:
    """Give the header of a run of an agent on an eval set; `checkout` is where git is asked, or null for nowhere."""
    revision, dirty = (None, None) if checkout is None else git_state(checkout)
    return RunHeader(
        id=run_id(manifest.digest, agent, options, prompt_digest),
        evalset=manifest.name,
        evalset_digest=manifest.digest,
        evalset_version=manifest.version,
        scenes=scenes,
        repetitions=repetitions,
        agent=agent,
        options=options,
        model=model,
        provider=provider,
        base_url=base_url,
        tool_parser=tool_parser,
        prompt_digest=prompt_digest,
        scoring=scoring,
        packages=packages(),
        git_revision=revision,
        git_dirty=dirty,
    )


def packages() -> dict[str, str]:
    """Give the versions of Python and of the packages that decide what a run does."""
    found = {"python": ".".join(map(str, sys.version_info[:3]))}
    for name in _PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def git_state(folder: Path) -> tuple[str | None, bool | None]:
    """Give the revision of the checkout that a folder is in, and whether tracked files differ from it."""
    revision = _git(folder, "rev-parse", "--verify", "HEAD")
    if revision is None:
        return None, None
    changes = _git(folder, "status", "--porcelain", "--untracked-files=no")
    return revision, None if changes is None else bool(changes)


def _git(folder: Path, *words: str) -> str | None:
    git = which("git")
    if git is None:
        return None
    try:
        done = subprocess.run(  # noqa: S603 - fixed words, no shell
            [git, "-C", str(folder), *words],
            capture_output=True,
            stdin=subprocess.DEVNULL,
            timeout=_PATIENCE,
            check=False,
            text=True,
        )
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return None
    return done.stdout.strip() if done.returncode == 0 else None
