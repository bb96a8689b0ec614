"""Command and lines in, lines out: one program that speaks in JSON lines, watched and killed as a group."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import TypeVar

_LONGEST_LINE = 4 * 1024 * 1024
_LOG = 64 * 1024
_GRACE = 0.5
_POLL = 0.02


Stream = TypeVar("Stream", asyncio.StreamReader, asyncio.StreamWriter)


class ProtocolError(Exception):
    """A program broke the protocol."""


class ExitedError(ProtocolError):
    """A program has ended where it should have answered."""


def _pipe(stream: Stream | None) -> Stream:
    assert stream is not None, "all three pipes are asked for"  # noqa: S101 - can't fail
    return stream


class Process:
    """A running program. A line is always awaited, so that one which comes when nobody asked is seen."""

    def __init__(self, process: asyncio.subprocess.Process, timeout: float) -> None:
        self._process = process
        self._timeout = timeout
        self._stdin = _pipe(process.stdin)
        self._stdout = _pipe(process.stdout)
        self._log = b""
        self._gone = False
        self._ending = asyncio.create_task(self._watch())
        self._logging = asyncio.create_task(self._collect(_pipe(process.stderr)))
        self._next = asyncio.create_task(self._stdout.readline())

    @classmethod
    async def start(cls, command: tuple[str, ...], *, timeout: float) -> "Process":  # noqa: ASYNC109 - for each line
        """Start a program in a session of its own, so that all that it starts can be ended with it."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=pipe, limit=_LONGEST_LINE, start_new_session=True
        )
        return cls(process, timeout)

    async def ask(self, line: bytes) -> bytes:
        """Write a line and give the one that comes back. Raises ProtocolError where none does."""
        await asyncio.sleep(0)  # a line that is already here gets the chance to be read
        if self._next.done():
            early = await self._line()
            message = f"the agent wrote a line that nobody waited for: {early.decode(errors='backslashreplace')!r}"
            raise ProtocolError(message)
        try:
            async with asyncio.timeout(self._timeout) as waiting:
                with suppress(ConnectionError):  # a program that has closed its input may still have answered
                    self._stdin.write(line + b"\n")
                    await self._stdin.drain()
                reply = await self._line()
        except TimeoutError as error:
            if not waiting.expired():
                raise
            message = f"the agent said nothing for {self._timeout:g} s"
            raise ProtocolError(message) from error
        self._next = asyncio.create_task(self._stdout.readline())
        return reply

    async def _line(self) -> bytes:
        try:
            line = await asyncio.shield(self._next)
        except ValueError as error:
            message = f"the agent wrote a line of over {_LONGEST_LINE} bytes"
            raise ProtocolError(message) from error
        if not line:
            raise ExitedError(await self._epitaph())
        return line

    async def _epitaph(self) -> str:
        await asyncio.wait({self._ending, self._logging}, timeout=_GRACE)
        code = self._process.returncode
        how = "closed its output" if code is None else f"ended with exit code {code}"
        log = self._last_logged()
        return f"the agent {how}" + (f"; it logged: {log}" if log else "")

    def _last_logged(self) -> str:
        """Give the last line of the log; half a line could hold half a key, which nobody would know for one."""
        before, _, last = self._log.decode(errors="backslashreplace").strip().rpartition("\n")
        return last if before or len(self._log) < _LOG else ""

    async def _collect(self, stderr: asyncio.StreamReader) -> None:
        while chunk := await stderr.read(_LOG):
            self._log = (self._log + chunk)[-_LOG:]

    async def _watch(self) -> None:
        """End what a program leaves behind, as soon as it has ended: later its group's number may be another's."""
        while self._process.returncode is None:  # noqa: ASYNC110 - wait() also waits for whoever else holds the pipes
            await asyncio.sleep(_POLL)
        self.kill()
        self._gone = True

    def kill(self) -> None:
        """End the program and all that it started, at once."""
        if not self._gone:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    async def close(self) -> None:
        """Close the program's input, give it a moment to end by itself, then kill it."""
        self._stdin.close()
        await asyncio.wait({self._ending}, timeout=_GRACE)
        self.kill()
        await self._ending
        await self._process.wait()
        self._next.cancel()
        self._logging.cancel()
        await asyncio.gather(self._next, self._logging, return_exceptions=True)
        with suppress(ConnectionError):
            await self._stdin.wait_closed()
