"""Words of seer's command line in, how each command ended within its limits and what it took out.

Each command has a fresh process: a copy of one that has imported seer and has run nothing, so that what is paid for is
the work and not Python's start.
"""

import os
import pkgutil
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import islice
from typing import IO, NamedTuple

import seer
from seer.cli import main

_WALL_TO_CPU = 5
_GRACE = 2
_PAUSE = 0.01
_MOST_SAID = 200_000


class Limits(NamedTuple):
    """Seconds of processor time and bytes of address space; the wall clock gets five times the seconds."""

    seconds: int = 60
    memory: int = 2 << 30


class Ended(NamedTuple):
    """How a process ended: exit code, minus the signal's number where one ended it, what it printed, what it took."""

    code: int
    out: bytes
    err: str
    seconds: float
    megabytes: float

    @property
    def is_out_of_time(self) -> bool:
        """Tell whether a limit of time ended it; nothing else here sends these signals."""
        return self.code in {-signal.SIGXCPU, -signal.SIGKILL}


class _Running(NamedTuple):
    place: int
    until: float
    out: IO[bytes]
    err: IO[bytes]


def run_all(commands: Iterable[Sequence[str]], limits: Limits, *, jobs: int) -> Iterator[tuple[int, Ended]]:
    """Run commands, so many at a time, and give each one's place and end as it ends."""
    _import_all()
    waiting = enumerate(commands)
    running: dict[int, _Running] = {}
    while True:
        for place, words in islice(waiting, jobs - len(running)):
            out, err = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # noqa: SIM115 - closed when it has ended
            pid = _started(words, limits, out, err)
            running[pid] = _Running(place, time.monotonic() + _WALL_TO_CPU * limits.seconds, out, err)
        if not running:
            return
        pid, status, usage = os.wait4(-1, os.WNOHANG)
        if pid in running:
            one = running.pop(pid)
            yield one.place, _ended(one, status, usage)
        else:
            for late in [pid for pid, one in running.items() if time.monotonic() > one.until]:
                with suppress(ProcessLookupError):
                    os.killpg(late, signal.SIGKILL)
            time.sleep(_PAUSE)


def _import_all() -> None:
    """Import what a command would import."""
    for module in pkgutil.walk_packages(seer.__path__, "seer."):
        if not module.name.endswith("__main__"):
            import_module(module.name)


def _started(words: Sequence[str], limits: Limits, out: IO[bytes], err: IO[bytes]) -> int:
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid == 0:
        os._exit(_confined(lambda: main(words), limits, out, err))
    return pid


def _confined(work: Callable[[], None], limits: Limits, out: IO[bytes], err: IO[bytes]) -> int:
    """Do the work of a new process and give its exit code, as Python would."""
    code = 0
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(out.fileno(), 1)
        os.dup2(err.fileno(), 2)
        resource.setrlimit(resource.RLIMIT_CPU, (limits.seconds, limits.seconds + _GRACE))
        resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
        work()
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else int(left.code is not None)
    except BaseException:  # noqa: BLE001 - whatever it is, it is told as Python tells it
        traceback.print_exc()
        code = 1
    with suppress(OSError):
        sys.stdout.flush()
        sys.stderr.flush()
    return code


def _ended(one: _Running, status: int, usage: resource.struct_rusage) -> Ended:
    texts = []
    for stream in (one.out, one.err):
        stream.seek(0)
        texts.append(stream.read())
        stream.close()
    return Ended(
        code=os.waitstatus_to_exitcode(status),
        out=texts[0],
        err=texts[1][-_MOST_SAID:].decode(errors="replace"),
        seconds=round(usage.ru_utime + usage.ru_stime, 2),
        megabytes=round(usage.ru_maxrss / 1024, 1),
    )
