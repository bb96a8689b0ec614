"""A real server, started over stdio and reached over HTTP on this computer."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

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
    monkeypatch.setenv("SEER_MCP_SECONDS", "long")
    with pytest.raises(SpecError, match="give a number of seconds"):
        parsed(f"mcp:{sys.executable} -c '{QUIET}'")
