"""A real server, started over stdio and reached over HTTP on this computer."""

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import parse_file
from seer.records import Parsed

pytest.importorskip("mcp", reason="the MCP SDK isn't installed")

SERVER = """
import sys
from mcp.server import MCPServer
from mcp.types import ToolAnnotations

server = MCPServer("shop")

@server.tool(annotations=ToolAnnotations(read_only_hint=True))
def find(words: str, most: int = 3) -> list[str]:
    "Find goods."
    return []

@server.tool()
def order(sku: str) -> str:
    "Order goods."
    return ""

if sys.argv[1:]:
    server.run(transport="streamable-http", port=int(sys.argv[1]))
else:
    server.run()
"""
QUIET = "import time; time.sleep(60)"


@pytest.fixture
def server(tmp_path: Path) -> Path:
    path = tmp_path / "server.py"
    path.write_text(SERVER)
    return path


@pytest.fixture
def address(server: Path) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    quiet = subprocess.DEVNULL
    words = [sys.executable, str(server), str(port)]
    with subprocess.Popen(words, stdout=quiet, stderr=quiet) as process:  # noqa: S603 - the server written above
        try:
            _wait(port)
            yield f"mcp+http://127.0.0.1:{port}/mcp"
        finally:
            process.kill()


def _wait(port: int) -> None:
    end = monotonic() + 30
    while monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        sleep(0.1)
    pytest.fail("the server didn't start")


def parsed(spec: str) -> Parsed:
    found, source = parse_file(Path(spec), shown=spec)
    assert (source.path, source.format) == (spec, "mcp")
    return found


def shop(found: Parsed) -> list[tuple[str, str, str, list[str]]]:
    return [(t.name, t.description, t.effect, t.parameters["required"]) for t in found.tools]


EXPECTED = [("find", "Find goods.", "read", ["words"]), ("order", "Order goods.", "unknown", ["sku"])]


@pytest.mark.parametrize("form", ["mcp:{} {}", 'mcp:"{} {}"'])
def test_a_server_over_stdio(server: Path, form: str) -> None:
    found = parsed(form.format(sys.executable, server))
    assert shop(found) == EXPECTED
    assert found.warnings == ()


def test_a_server_over_http(address: str) -> None:
    assert shop(parsed(address)) == EXPECTED


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("mcp:", "no command is given"),
        ("mcp:'", "can't be read: No closing quotation"),
        ("mcp:no-such-command-here", "no-such-command-here"),
        (f"mcp:{sys.executable} -c 'raise SystemExit(\"out of paper\")'", "it wrote: out of paper"),
        (f"mcp:{sys.executable} -c 'print(1)'", "can't be asked for its tools"),
        ("mcp+http:", "names no server"),
        ("mcp+http://[::1/mcp", "names no server"),
        ("mcp+http://127.0.0.1:99999/mcp", "names no server"),
        ("mcp+http://127.0.0.1:1/mcp", "can't be asked for its tools: ConnectError"),
    ],
)
def test_what_is_no_server(spec: str, said: str) -> None:
    with pytest.raises(SpecError) as caught:
        parsed(spec)
    assert said in str(caught.value)
    assert str(caught.value).startswith(spec)


def test_credentials_are_kept_out_of_eval_sets() -> None:
    with pytest.raises(SpecError) as caught:
        parsed("mcp+https://user:letmein@example.com/mcp")
    assert "SEER_MCP_TOKEN" in str(caught.value)
    assert "letmein" not in str(caught.value)


def test_a_server_that_says_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEER_MCP_SECONDS", "0.5")
    with pytest.raises(SpecError, match=r"didn't answer tools/list within 0\.5 s"):
        parsed(f"mcp:{sys.executable} -c '{QUIET}'")
    for odd in ("long", "nan", "-1", "0", "inf"):
        monkeypatch.setenv("SEER_MCP_SECONDS", odd)
        with pytest.raises(SpecError, match="give a number of seconds above 0"):
            parsed(f"mcp:{sys.executable} -c '{QUIET}'")


def test_one_is_told_what_is_waited_for(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("SEER_MCP_SECONDS", "2.5")
    with pytest.raises(SpecError):
        parsed(f"mcp:{sys.executable} -c '{QUIET}'")
    (told,) = [record.getMessage() for record in caplog.records if record.name == "seer"]
    assert told.endswith(": waiting for the server's tools, up to 2.5 s; SEER_MCP_SECONDS sets that")


TOOL = {"name": "find", "inputSchema": {"type": "object"}}
HOSTILE = {"name": "<b>\x1b[31m\u202e", "inputSchema": {"type": "object", "properties": {"{{7*7}}": {}}}}
BAD = [{"name": 5, "inputSchema": {}}, {"name": "b", "inputSchema": None}, 7, {"name": "c"}]
REFUSED = {"code": -32603, "message": "database\x1b[31m down"}


class Server(ThreadingHTTPServer):
    """Holds what its handler answers."""

    answers: dict[str, Any]


class Answering(BaseHTTPRequestHandler):
    """Answers as the server's `answers` say: a status, a body, or by method a result or an error."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert isinstance(self.server, Server)
        answers = self.server.answers
        if "status" in answers or "body" in answers:
            self.answer(answers.get("status", 200), answers.get("body", b""), answers.get("location"))
            return
        start = {
            "protocolVersion": "2025-06-18",
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "s", "version": "1"},
        }
        known = {"initialize": {"result": start}, "tools/list": answers}.get(asked["method"])
        said = known or {"error": {"code": -32601, "message": "no such method"}}
        self.answer(
            200 if "id" in asked else 202, json.dumps({"jsonrpc": "2.0", "id": asked.get("id"), **said}).encode()
        )

    def answer(self, status: int, body: bytes, location: str | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if location:
            self.send_header("Location", location)
        self.end_headers()
        with suppress(OSError):
            self.wfile.write(body)


@contextmanager
def answering(**answers: Any) -> Iterator[str]:
    """Give the address of a server that answers so."""
    server = Server(("127.0.0.1", 0), Answering)
    server.answers = answers
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"mcp+http://127.0.0.1:{server.server_port}/mcp"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ({"status": 401}, "it answers 401 Unauthorized; put a token that it takes into SEER_MCP_TOKEN"),
        ({"status": 404}, "it answers 404 Not Found; check the address: most servers answer at /mcp"),
        ({"status": 500}, "it answers 500 Internal Server Error; see what the server has logged"),
        (
            {"status": 307, "location": "http://169.254.169.254/latest"},
            "Redirect to http://169.254.169.254/latest not followed",
        ),
        ({"status": 307, "location": "file:///etc/passwd"}, "not followed"),
        ({"status": 307, "location": "/mcp"}, "not followed"),
        ({"body": b"{nope"}, "its answer is no message of MCP; check that it starts, and speaks MCP"),
        ({"body": b" " * 64_000_001}, "an answer holds more than 64,000,000 bytes; list fewer tools, or in pages"),
        ({"error": REFUSED}, r"database\x1b[31m down; check that it starts"),
        ({"result": {"tools": None}}, "its answer to tools/list is no list: tools is null"),
        ({"result": {"tools": []}}, "it holds no tool; give at least one"),
    ],
)
def test_what_a_server_may_answer(answers: dict[str, Any], said: str) -> None:
    with answering(**answers) as spec, pytest.raises(SpecError) as caught:
        parsed(spec)
    assert str(caught.value).startswith(f"{spec}: ")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)
    assert "pydantic" not in str(caught.value)


def test_a_list_that_never_ends_is_cut_and_told() -> None:
    with answering(result={"tools": [TOOL], "nextCursor": "same"}) as spec:
        found = parsed(spec)
    assert [tool.name for tool in found.tools] == [TOOL["name"]]
    assert "the list goes on: it names a next page" in found.warnings[0].what


def test_a_bad_tool_costs_the_others_nothing() -> None:
    with answering(result={"tools": [TOOL, *BAD, HOSTILE]}) as spec:
        found = parsed(spec)
    assert [tool.name for tool in found.tools] == ["b", "b_31m", "c", "find"]
    skipped = [flaw.where.partition("#")[2] for flaw in found.warnings if flaw.kind == "skipped"]
    assert skipped == ["/tools/1", "/tools/3"]
