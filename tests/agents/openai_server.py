"""A real HTTP server on loopback that speaks the chat completions protocol as it is told to."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any, NamedTuple


class Reply(NamedTuple):
    """What the server sends."""

    body: Any
    status: int = 200
    headers: tuple[tuple[str, str], ...] = (("Content-Type", "application/json"),)


Behave = Callable[[dict[str, Any], int], Reply]
"""A request's body and its number, from 1, in; a reply out."""


def completion(text: str | None = None, *calls: tuple[str, str], reason: str = "stop", **message: Any) -> Reply:
    """A chat completion with text and tool calls."""
    spoken: dict[str, Any] = {"role": "assistant", "content": text} | message
    if calls:
        spoken["tool_calls"] = [
            {"id": f"call_{number}", "type": "function", "function": {"name": name, "arguments": arguments}}
            for number, (name, arguments) in enumerate(calls)
        ]
    usage = {
        "prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110,
        "prompt_tokens_details": {"cached_tokens": 64}, "completion_tokens_details": {"reasoning_tokens": 4},
    }  # fmt: skip
    return Reply(
        {
            "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "test", "usage": usage,
            "choices": [{"index": 0, "finish_reason": "tool_calls" if calls else reason, "message": spoken}],
        }
    )  # fmt: skip


def failure(status: int, message: str = "try later") -> Reply:
    """An error as the protocol gives it; the client may try again at once."""
    headers = (("Content-Type", "application/json"), ("retry-after-ms", "1"))
    return Reply({"error": {"message": message, "type": "error", "code": None}}, status, headers)


class Server:
    """A running server and the requests that it got."""

    def __init__(self, behave: Behave) -> None:
        self.requests: list[dict[str, Any]] = []
        self.keys: list[str | None] = []
        lock = Lock()
        server = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                with lock:
                    server.requests.append(body)
                    server.keys.append(self.headers["Authorization"])
                    number = len(server.requests)
                reply = Reply({}, 404) if self.path != "/v1/chat/completions" else behave(body, number)
                content = reply.body if isinstance(reply.body, bytes) else json.dumps(reply.body).encode()
                self.send_response(reply.status)
                for name, value in reply.headers:
                    self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, *_: object) -> None:
                pass

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._http.server_port}/v1"

    @contextmanager
    def running(self) -> Iterator["Server"]:
        thread = Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield self
        finally:
            self._http.shutdown()
            thread.join()
            self._http.server_close()


def serve(behave: Behave) -> Any:
    """Run a server for the time of a `with` block."""
    return Server(behave).running()
