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

from seer.errors import SpecError, printable, word
from seer.parse._mcp_wire import Heard, Web, plain

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from seer.records import Json, Object

TOKEN: Final = "SEER_MCP_TOKEN"  # noqa: S105 - the variable's name
"""Variable that holds the bearer token of a server that is reached over HTTP."""
SECONDS: Final = "SEER_MCP_SECONDS"
"""Variable that says how long a server may take in all."""
_PATIENCE: Final = 60.0
_LONGEST_WAIT: Final = 1e6
_MOST_PAGES: Final = 1_000
_TOLD: Final = 400
_SILENCE: Final = 2.0
"""Seconds after which one is told what is waited for."""


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
        web = Web()
        server = _started(command, errors, spec) if address is None else _reached(_checked(address, spec), web)
        try:
            return asyncio.run(_within(server, seconds, spec))
        except TimeoutError:
            message = f"the server didn't answer tools/list within {seconds:g} s"
            raise SpecError(message + _last(errors), where=spec, fix=f"set {SECONDS} to allow more") from None
        except Exception as error:
            what, fix = web.flaw() or plain(error)
            message = f"the server can't be asked for its tools: {what}{_last(errors)}"
            raise SpecError(message, where=spec, fix=fix) from error


def _seconds(spec: str) -> float:
    given = os.environ.get(SECONDS, "")
    try:
        seconds = float(given) if given else _PATIENCE
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < _LONGEST_WAIT:
        message = f"{SECONDS} is {given!r}"
        raise SpecError(message, where=spec, fix="give a number of seconds above 0")
    return seconds


def _checked(address: str, spec: str) -> str:
    try:
        parts = urlsplit(address)
        names_server = bool(parts.hostname) and parts.port != 0
    except ValueError:
        names_server = False
    if not names_server:
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
async def _reached(address: str, web: Web) -> "AsyncIterator[Any]":
    from mcp.client.streamable_http import streamable_http_client  # noqa: PLC0415 - an extra
    from mcp.shared._httpx_utils import create_mcp_http_client  # noqa: PLC0415 - an extra

    token = os.environ.get(TOKEN)
    headers = {"Authorization": f"Bearer {token}"} if token else None
    async with (
        create_mcp_http_client(headers=headers) as client,
        streamable_http_client(address, http_client=client) as streams,
    ):
        client.event_hooks = {"response": [web.note]}
        yield streams


async def _within(server: "AbstractAsyncContextManager[Any]", seconds: float, spec: str) -> "Object":
    told = f"seer: {printable(spec)[:_TOLD]}: waiting for the server's tools, up to {seconds:g} s; {SECONDS} sets that"
    waiting = asyncio.get_running_loop().call_later(_SILENCE, logging.getLogger("seer").warning, told)
    try:
        async with asyncio.timeout(seconds):
            return await _asked(server)
    finally:
        waiting.cancel()


async def _asked(server: "AbstractAsyncContextManager[Any]") -> "Object":
    from mcp import ClientSession  # noqa: PLC0415 - an extra
    from mcp.types import PaginatedRequestParams  # noqa: PLC0415 - an extra

    tools: list[Json] = []
    async with server as streams:
        heard = Heard(streams[0])
        async with ClientSession(heard, streams[1]) as session:
            await session.initialize()
            cursor: str | None = None
            for _ in range(_MOST_PAGES):
                asked = PaginatedRequestParams(cursor=cursor) if cursor else None
                try:
                    page = await session.list_tools(params=asked)
                    found: Object = page.model_dump(mode="json", by_alias=True, exclude_none=True)
                except (
                    ValueError
                ):  # the SDK takes no page with a flaw in it; what it is, and of which tool, is told later
                    found = heard.result
                tools += _tools(found)
                following = found.get("nextCursor")
                if not isinstance(following, str) or following in {"", cursor}:
                    break
                cursor = following
    return {"tools": tools, **({"nextCursor": following} if isinstance(following, str) and following else {})}


def _tools(page: "Object") -> "list[Json]":
    listed = page.get("tools")
    if not isinstance(listed, list):
        message = f"its answer to tools/list is no list: tools is {word(listed)}"
        raise ValueError(message)  # noqa: TRY004 - what a server sends, told as its other flaws are
    return listed


def _last(errors: Any) -> str:
    """Give the last line that a server has written to its standard error."""
    errors.seek(0)
    lines = [line.strip() for line in errors.read().splitlines() if line.strip()]
    return f"; it wrote: {printable(lines[-1])[:_TOLD]}" if lines else ""
