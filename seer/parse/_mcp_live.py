"""MCP server that runs in, its tools/list result out: started by a command, or reached over HTTP; time is bounded.

The only file that imports the MCP SDK.
"""

import asyncio
import logging
import os
import shlex
import tempfile
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from seer.errors import SpecError, printable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from seer.records import Json, Object

TOKEN: Final = "SEER_MCP_TOKEN"  # noqa: S105 - the variable's name
"""Variable that holds the bearer token of a server that is reached over HTTP."""
SECONDS: Final = "SEER_MCP_SECONDS"
"""Variable that says how long a server may take in all."""
_PATIENCE: Final = 60.0
_MOST_PAGES: Final = 1_000
_TOLD: Final = 400


def listed(command: str, *, address: str | None, spec: str) -> "Json":
    """Give what a server answers to tools/list, all pages of it, as `{"tools": […]}`.

    Raises SpecError where the SDK is missing, the server can't be reached, or it takes too long.
    """
    try:
        import mcp  # noqa: F401, PLC0415 - an extra, found out here
    except ImportError:
        message = "a running MCP server needs the MCP SDK, which isn't installed"
        raise SpecError(message, where=spec, fix="run: pip install 'seer-eval[mcp]'") from None
    logging.getLogger("mcp").addHandler(logging.NullHandler())  # what goes wrong is told once, as our own error
    seconds = _seconds(spec)
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as errors:
        server = _started(command, errors, spec) if address is None else _reached(_checked(address, spec))
        try:
            return asyncio.run(_within(server, seconds))
        except TimeoutError:
            message = f"the server didn't answer tools/list within {seconds:g} s"
            raise SpecError(message + _last(errors), where=spec, fix=f"set {SECONDS} to allow more") from None
        except Exception as error:
            message = f"the server can't be asked for its tools: {_reason(error)}{_last(errors)}"
            raise SpecError(message, where=spec, fix="check that it starts, and speaks MCP") from error


def _seconds(spec: str) -> float:
    given = os.environ.get(SECONDS, "")
    try:
        return float(given) if given else _PATIENCE
    except ValueError:
        message = f"{SECONDS} is {given!r}"
        raise SpecError(message, where=spec, fix="give a number of seconds") from None


def _checked(address: str, spec: str) -> str:
    parts = urlsplit(address)
    if not parts.hostname:
        message = f"{address!r} names no server"
        raise SpecError(message, where=spec, fix="write mcp+http://HOST:PORT/PATH")
    if parts.username or parts.password:
        message = "the address holds credentials, which would be written into the eval set"
        raise SpecError(message, where=f"mcp+{parts.scheme}://{parts.hostname}", fix=f"put a token into {TOKEN}")
    return address


def _started(command: str, errors: Any, spec: str) -> "AbstractAsyncContextManager[Any]":
    from mcp import StdioServerParameters, stdio_client  # noqa: PLC0415 - an extra

    try:
        words = shlex.split(command)
    except ValueError as error:
        message = f"the command {command!r} can't be read: {error}"
        raise SpecError(message, where=spec, fix="close its quotes") from None
    if len(words) == 1 and " " in words[0]:
        words = shlex.split(words[0])
    if not words:
        message = "no command is given"
        raise SpecError(message, where=spec, fix='write mcp:"python -m server"')
    parameters = StdioServerParameters(command=words[0], args=words[1:], env=dict(os.environ))
    return stdio_client(parameters, errlog=errors)


@asynccontextmanager
async def _reached(address: str) -> "AsyncIterator[Any]":
    from mcp.client.streamable_http import streamable_http_client  # noqa: PLC0415 - an extra
    from mcp.shared._httpx_utils import create_mcp_http_client  # noqa: PLC0415 - an extra

    token = os.environ.get(TOKEN)
    headers = {"Authorization": f"Bearer {token}"} if token else None
    async with (
        create_mcp_http_client(headers=headers) as client,
        streamable_http_client(address, http_client=client) as streams,
    ):
        yield streams


async def _within(server: "AbstractAsyncContextManager[Any]", seconds: float) -> "Object":
    async with asyncio.timeout(seconds):
        return await _asked(server)


async def _asked(server: "AbstractAsyncContextManager[Any]") -> "Object":
    from mcp import ClientSession  # noqa: PLC0415 - an extra
    from mcp.types import PaginatedRequestParams  # noqa: PLC0415 - an extra

    tools: list[Json] = []
    async with server as streams, ClientSession(streams[0], streams[1]) as session:
        await session.initialize()
        cursor: str | None = None
        for _ in range(_MOST_PAGES):
            page = await session.list_tools(params=PaginatedRequestParams(cursor=cursor) if cursor else None)
            tools += [tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in page.tools]
            if page.next_cursor in (None, "", cursor):
                break
            cursor = page.next_cursor
    return {"tools": tools}


def _reason(error: BaseException) -> str:
    """Give the first error within groups, in one line."""
    while isinstance(error, BaseExceptionGroup) and error.exceptions:
        error = error.exceptions[0]
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _last(errors: Any) -> str:
    """Give the last line that a server has written to its standard error."""
    errors.seek(0)
    lines = [line.strip() for line in errors.read().splitlines() if line.strip()]
    return f"; it wrote: {printable(lines[-1])[:_TOLD]}" if lines else ""
