"""Web address in, the bytes there and the address that gave them out; only hosts of the public internet are asked.

A host's name is resolved once a hop, all its addresses are judged, and one of those is connected to: a name that means
another address a moment later (DNS rebinding) leads nowhere else. Redirects are followed by the same rules. Proxies and
credentials are not used.
"""

import http.client
import socket
import ssl
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, quote, urljoin, urlsplit, urlunsplit

from seer.errors import SpecError
from seer.parse._public import is_public

if TYPE_CHECKING:
    from collections.abc import Mapping

Resolve = Callable[[str, int], Sequence[str]]
"""Host and port in, addresses out."""

SECONDS: Final = 20.0
MOST_BYTES: Final = 16_000_000
_MOST_HOPS: Final = 5
_MOST_DOCUMENTS: Final = 64
_CHUNK: Final = 1 << 16
_PORTS: "Final[Mapping[str, int]]" = {"http": 80, "https": 443}
_MOVED: Final = frozenset({301, 302, 303, 307, 308})
_AS_IT_IS: Final = "/?%:@!$&'()*+,;=~"
_BESIDE: Final = "save the document beside the spec and name that file"


class Fetched(NamedTuple):
    """A document, and the address that gave it: redirects lead elsewhere."""

    content: bytes
    uri: str


def resolved(host: str, port: int) -> list[str]:
    """Give the addresses of a host by the system's resolver. Raises OSError where it has none."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Remote:
    """Fetches documents by http and https, a bounded number of them, each of bounded size and in bounded time.

    `admits` tells whether an address may be connected to, `resolve` finds the addresses of a host.
    """

    def __init__(
        self,
        *,
        admits: Callable[[str], bool] = is_public,
        resolve: Resolve = resolved,
        seconds: float = SECONDS,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._admits = admits
        self._resolve = resolve
        self._seconds = seconds
        self._most_bytes = most_bytes
        self._asked = 0

    def fetch(self, uri: str) -> Fetched:
        """Give what an address holds. Raises SpecError where it may not be asked, or gives nothing usable."""
        self._asked += 1
        if self._asked > _MOST_DOCUMENTS:
            message = f"is one too many: at most {_MOST_DOCUMENTS} documents are fetched"
            raise SpecError(message, fix=_BESIDE)
        job = _Job(lambda job: self._followed(uri, job))
        return job.done(within=self._seconds)

    def _followed(self, uri: str, job: "_Job") -> Fetched:
        for _ in range(_MOST_HOPS + 1):
            with self._response(_parts(uri), job) as response:
                if response.status not in _MOVED:
                    return Fetched(self._content(response, job), uri)
                uri = _next(uri, response.getheader("Location"))
        message = f"is redirected more than {_MOST_HOPS} times"
        raise SpecError(message, fix=_BESIDE)

    def _response(self, parts: SplitResult, job: "_Job") -> http.client.HTTPResponse:
        address = self._address(parts)
        connection = _Pinned(parts, address, timeout=self._seconds)
        job.opened(connection)
        path = quote(urlunsplit(("", "", parts.path or "/", parts.query, "")), safe=_AS_IT_IS)
        connection.request("GET", path, headers={"Accept": "*/*", "Accept-Encoding": "identity", "User-Agent": "seer"})
        return connection.getresponse()

    def _address(self, parts: SplitResult) -> str:
        """Give the address to connect to. Raises SpecError where any of the host's isn't admitted."""
        host = str(parts.hostname)
        addresses = self._resolve(host, parts.port or _PORTS[parts.scheme])
        refused = [address for address in addresses if not self._admits(address)]
        if refused or not addresses:
            meant = refused[0] if refused else "nowhere"
            named = f"{host}, which is" if meant == host else f"{host}, which is {meant}:"
            message = f"leads to {named} no public address"
            raise SpecError(message, fix=_BESIDE)
        return addresses[0]

    def _content(self, response: http.client.HTTPResponse, job: "_Job") -> bytes:
        if response.status != http.client.OK:
            message = f"is answered with {response.status} {response.reason:.60}".rstrip()
            raise SpecError(message, fix="correct the address")
        if response.getheader("Content-Encoding", "identity").lower() != "identity":
            message = (
                f"is answered in the encoding {response.getheader('Content-Encoding')!r:.40}, which wasn't asked for"
            )
            raise SpecError(message, fix=_BESIDE)
        content = bytearray()
        while chunk := response.read1(_CHUNK):
            content += chunk
            if len(content) > self._most_bytes:
                message = f"leads to more than {self._most_bytes:,} bytes"
                raise SpecError(message, fix=_BESIDE)
            job.proceed()
        return bytes(content)


class _Pinned(http.client.HTTPConnection):
    """A connection to an address that was judged, on behalf of a host's name, which TLS still checks."""

    def __init__(self, parts: SplitResult, address: str, *, timeout: float) -> None:
        super().__init__(str(parts.hostname), parts.port or _PORTS[parts.scheme], timeout=timeout)
        self._address = address
        self._tls = ssl.create_default_context() if parts.scheme == "https" else None
        self.default_port = _PORTS[parts.scheme]

    def connect(self) -> None:
        """Connect to the address."""
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._tls is not None:
            self.sock = self._tls.wrap_socket(self.sock, server_hostname=self.host)


class _Job:
    """Work on the network in a thread of its own: names and slow answers can't hold up who waits for it."""

    def __init__(self, work: "Callable[[_Job], Fetched]") -> None:
        self._work = work
        self._result: Fetched | None = None
        self._error: SpecError | None = None
        self._connection: http.client.HTTPConnection | None = None
        self._is_late = threading.Event()

    def done(self, *, within: float) -> Fetched:
        """Give the result. Raises SpecError where there is none, or none in time."""
        thread = threading.Thread(target=self._run, daemon=True)
        thread.start()
        thread.join(within)
        if thread.is_alive():
            self._is_late.set()
        if self._is_late.is_set():
            message = f"gives no whole answer within {within:g} seconds"
            raise SpecError(message, fix=_BESIDE)
        if self._result is None:
            raise self._error or SpecError("gives nothing")
        return self._result

    def opened(self, connection: http.client.HTTPConnection) -> None:
        """Note the connection in use, in place of the one before."""
        self.proceed()
        self._close()
        self._connection = connection

    def proceed(self) -> None:
        """Stop the work where nobody waits for it any more."""
        if self._is_late.is_set():
            message = "is too late"
            raise SpecError(message)

    def _run(self) -> None:
        try:
            self._result = self._work(self)
        except SpecError as error:
            self._error = error
        except TimeoutError:
            self._is_late.set()
        except (OSError, http.client.HTTPException, ValueError) as error:
            what = getattr(error, "strerror", None) or str(error) or type(error).__name__
            self._error = SpecError(f"can't be fetched: {what:.200}", fix="correct the address, or save it as a file")
        finally:
            self._close()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _parts(uri: str) -> SplitResult:
    """Take an address apart. Raises SpecError where it is none that may be asked."""
    try:
        parts = urlsplit(uri)
        named = bool(parts.hostname) and parts.port != 0
    except ValueError:
        named = False
    if not named or parts.scheme not in _PORTS:
        message = "is no address of http or https"
        raise SpecError(message, fix="correct the address")
    if parts.username is not None or parts.password is not None:
        message = "holds a user's name or password, which are never sent"
        raise SpecError(message, fix=_BESIDE)
    return parts


def _next(uri: str, location: str | None) -> str:
    target = urljoin(uri, location or "")
    if location is None or (uri.startswith("https:") and not target.startswith("https:")):
        message = f"is redirected to {location!r:.100}, which isn't followed"
        raise SpecError(message, fix=_BESIDE)
    return target
