"""A web server on the loopback address that gives texts by path, and notes what it was asked."""

import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Server(ThreadingHTTPServer):
    """Answers with `pages`; a page that is an address is a redirect, one that is a number an error."""

    daemon_threads = True

    def __init__(self, pages: "Mapping[str, str | bytes | int]") -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.pages = pages
        self.asked: list[tuple[str, str]] = []
        self.release = threading.Event()

    @property
    def address(self) -> str:
        return f"http://specs.example:{self.server_address[1]}"


class _Handler(BaseHTTPRequestHandler):
    server: Server

    def do_GET(self) -> None:
        self.server.asked.append((self.headers["Host"], self.path))
        page = self.server.pages.get(self.path, 404)
        if page == "slow":
            self.send_response(200)
            self.end_headers()
            self.server.release.wait(5)
        elif isinstance(page, int):
            self.send_error(page)
        elif isinstance(page, str) and page.startswith("-> "):
            self.send_response(302)
            self.send_header("Location", page[3:])
            self.end_headers()
        else:
            self._text(page)

    def _text(self, page: str | bytes) -> None:
        content = page if isinstance(page, bytes) else page.encode()
        self.send_response(200)
        if content.startswith(b"\x1f\x8b"):
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002 - the library's name
        del format, arguments


@contextmanager
def serving(pages: "Mapping[str, str | bytes | int]", *, tls: ssl.SSLContext | None = None) -> Iterator[Server]:
    server = Server(pages)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.release.set()
        server.shutdown()
        thread.join()
        server.server_close()
