"""What goes over the wire from an MCP server in, results as they were sent and what went wrong there out."""

import re
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, Self

from seer.errors import SpecError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from seer.records import Object

_MOST_BYTES: Final = 64_000_000
_LONGEST: Final = 300
_FIXES: "Final[dict[int, str]]" = {
    401: "put a token that it takes into SEER_MCP_TOKEN",
    403: "put a token that it takes into SEER_MCP_TOKEN",
    404: "check the address: most servers answer at /mcp",
    405: "check the address: most servers answer at /mcp",
}
_TRUST: Final = "name a file with the certificate of who signed its own in the variable SSL_CERT_FILE"
_OF_PYDANTIC: Final = re.compile(r"\[type=.*|For further information.*")
_NO_MESSAGE: Final = re.compile(r"Failed to parse JSON response: .*")


class Heard:
    """A stream of messages that remembers the last result in it as it was sent."""

    def __init__(self, inner: Any) -> None:
        self._inner = inner
        self.result: Object = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    async def __aenter__(self) -> Self:
        await self._inner.__aenter__()
        return self

    async def __aexit__(self, *raised: object) -> Any:
        return await self._inner.__aexit__(*raised)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Any:
        item = await self._inner.__anext__()
        result = getattr(getattr(item, "message", None), "result", None)
        self.result = result if isinstance(result, dict) else self.result
        return item


class Web:
    """What the answers of a server over HTTP say that the SDK doesn't pass on: a bad status, or too many bytes."""

    def __init__(self) -> None:
        self._status = 0
        self._too_much = False

    async def note(self, response: Any) -> None:
        """Note an answer before its body is read, and bound that."""
        self._status = response.status_code
        response.stream = _bounded(response.stream, self)

    def overflow(self) -> SpecError:
        """Give the error of an answer without end."""
        self._too_much = True
        return SpecError("too much")

    def flaw(self) -> tuple[str, str] | None:
        """Give what was wrong with the last answer, and the fix; None where nothing was."""
        if self._too_much:
            return f"an answer holds more than {_MOST_BYTES:,} bytes", "list fewer tools, or in pages"
        if self._status < HTTPStatus.BAD_REQUEST:
            return None
        named = {each.value: each.phrase for each in HTTPStatus}.get(self._status, "")
        return f"it answers {self._status} {named}".rstrip(), _FIXES.get(self._status, "see what the server has logged")


def _bounded(stream: Any, web: Web) -> Any:
    """Give a body that ends with an error where it holds too much."""
    from httpx2 import AsyncByteStream  # noqa: PLC0415 - comes with the SDK, an extra

    class Bounded(AsyncByteStream):
        async def __aiter__(self) -> "AsyncIterator[bytes]":
            count = 0
            async for chunk in stream:
                count += len(chunk)
                if count > _MOST_BYTES:
                    raise web.overflow()
                yield chunk

        async def aclose(self) -> None:
            await stream.aclose()

    return Bounded()


def plain(error: BaseException) -> tuple[str, str]:
    """Give the first error within groups in one line, without what only a developer of the SDK can use, and the fix."""
    while isinstance(error, BaseExceptionGroup) and error.exceptions:
        error = error.exceptions[0]
    text = _NO_MESSAGE.sub("its answer is no message of MCP", " ".join(str(error).split()))
    text = _OF_PYDANTIC.sub("", text).strip()[:_LONGEST]
    kind = type(error).__name__
    fix = _TRUST if "CERTIFICATE_VERIFY_FAILED" in text else "check that it starts, and speaks MCP"
    if kind == "ReadError":
        return "the connection broke off", fix
    return text if kind in {"MCPError", "ValueError"} and text else f"{kind}: {text}" if text else kind, fix
