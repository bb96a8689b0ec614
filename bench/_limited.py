"""Command in, how it ended within its limits and what it cost out: a fresh process each."""

import os
import resource
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from threading import Timer
from typing import NamedTuple

_WALL_TO_CPU = 5
_GRACE = 2
_TEXT = 200_000


class Limits(NamedTuple):
    """Seconds of processor time and bytes of address space; the wall clock gets five times the seconds."""

    seconds: int = 60
    memory: int = 2 << 30


class Ended(NamedTuple):
    """How a process ended: exit code, minus the signal's number where one ended it, what it printed, what it took."""

    code: int
    out: str
    err: str
    seconds: float
    megabytes: float

    @property
    def is_out_of_time(self) -> bool:
        """Tell whether a limit of time ended it; nothing else here sends these signals."""
        return self.code in {-signal.SIGXCPU, -signal.SIGKILL}


def run(command: Sequence[str], limits: Limits) -> Ended:
    """Run a command with nothing to read and its limits on."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err, start_new_session=True)
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (limits.seconds, limits.seconds + _GRACE))
        resource.prlimit(process.pid, resource.RLIMIT_AS, (limits.memory, limits.memory))
        backstop = Timer(_WALL_TO_CPU * limits.seconds, _kill, [process.pid])
        backstop.start()
        _, status, usage = os.wait4(process.pid, 0)
        backstop.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        texts = []
        for stream in (out, err):
            stream.seek(0)
            texts.append(stream.read().decode(errors="replace"))
    return Ended(
        code=process.returncode,
        out=texts[0],
        err=texts[1][-_TEXT:],
        seconds=round(usage.ru_utime + usage.ru_stime, 2),
        megabytes=round(usage.ru_maxrss / 1024, 1),
    )


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(pid, signal.SIGKILL)
