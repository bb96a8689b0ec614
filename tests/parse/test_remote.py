import gzip
import ssl
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from seer.errors import SpecError
from seer.parse import load_bytes, openapi, parse_file
from seer.parse._beside import Beside
from seer.parse._links import Links
from seer.parse._public import is_public
from seer.parse._remote import Fetched, Remote, _Job, _next
from seer.records import Parsed

from .spec_server import Server, serving

LOCAL = "127.0.0.1"
OTHER = "127.0.0.2"


def to_local(host: str, port: int) -> Sequence[str]:
    """Give the loopback address for every name: the test's name server."""
    del port
    return [OTHER if host == "private.example" else LOCAL]


def remote(**options: object) -> Remote:
    return Remote(**{"admits": lambda address: address == LOCAL, "resolve": to_local, **options})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:808:808::1"]
)
def test_public_addresses(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.7", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0",
        "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:169.254.169.254",
        "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:f5ff:fffe", "fd00:ec2::254",
        "localhost", "",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_a_document_is_fetched_from_the_address_that_was_judged() -> None:
    asked: list[str] = []

    def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(f"{host}:{port}")
        return [LOCAL] if len(asked) == 1 else [OTHER]

    with serving({"/a%20b.yaml?x=1": "type: integer"}) as server:
        got = remote(resolve=resolve).fetch(f"{server.address}/a b.yaml?x=1")
    assert got.content == b"type: integer"
    port = server.server_address[1]
    assert asked == [f"specs.example:{port}"]
    assert server.asked == [(f"specs.example:{port}", "/a%20b.yaml?x=1")]


def test_redirects_are_followed_and_judged() -> None:
    with serving({"/a": "-> /b/c", "/b/c": "hello", "/x": "-> http://private.example/"}) as server:
        got = remote().fetch(f"{server.address}/a")
        assert (got.content, got.uri) == (b"hello", f"{server.address}/b/c")
        with pytest.raises(SpecError, match=r"leads to private\.example, which is 127\.0\.0\.2: no public address"):
            remote().fetch(f"{server.address}/x")


def large(server: Server) -> Remote:
    del server
    return remote(most_bytes=10)


def late(server: Server) -> Remote:
    del server
    return remote(seconds=0.2)


def plain(server: Server) -> Remote:
    del server
    return remote()


@pytest.mark.parametrize(
    ("page", "build", "why"),
    [
        (404, plain, "is answered with 404 Not Found"),
        (500, plain, "is answered with 500"),
        ("-> /a", plain, "is redirected more than 5 times"),
        ("-> file:///etc/passwd", plain, "is no address of http or https"),
        ("-> http://u:p@specs.example/", plain, "holds a user's name or password"),
        ("-> http://specs.example:0/", plain, "is no address of http or https"),
        ("-> http://[::1/", plain, "can't be fetched"),
        ("slow", late, "gives no whole answer within 0.2 seconds"),
        ("0123456789", large, None),
        ("01234567890", large, "leads to more than 10 bytes"),
        (gzip.compress(b"x" * 100, mtime=0), plain, "is answered in the encoding 'gzip'"),
    ],
)
def test_answers_that_are_of_no_use(
    page: str | bytes | int, build: Callable[[Server], Remote], why: str | None
) -> None:
    with serving({"/a": page}) as server:
        if why is None:
            assert build(server).fetch(f"{server.address}/a").content == b"0123456789"
            return
        with pytest.raises(SpecError, match=why):
            build(server).fetch(f"{server.address}/a")


def test_https_is_never_left() -> None:
    with serving({}) as server, pytest.raises(SpecError, match=r"can't be fetched: .*(SSL|wrong version|record layer)"):
        remote().fetch(server.address.replace("http:", "https:"))


@pytest.fixture
def certified(tmp_path: Path) -> tuple[ssl.SSLContext, Path]:
    """Give the TLS of specs.example, and the file with the certificate to trust."""
    x509 = pytest.importorskip("cryptography.x509", reason="no certificate can be made")
    hashes = pytest.importorskip("cryptography.hazmat.primitives.hashes")
    serialization = pytest.importorskip("cryptography.hazmat.primitives.serialization")
    ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.oid.NameOID.COMMON_NAME, "specs.example")])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2120, 1, 1, tzinfo=UTC))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("specs.example")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = serialization.Encoding.PEM
    (tmp_path / "trusted.pem").write_bytes(certificate.public_bytes(written))
    (tmp_path / "key.pem").write_bytes(
        key.private_bytes(written, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "trusted.pem", tmp_path / "key.pem")
    return context, tmp_path / "trusted.pem"


def test_https_with_a_certificate_that_is_trusted(
    certified: tuple[ssl.SSLContext, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    context, trusted = certified
    pages = {"/a": "-> /b", "/b": "hello", "/down": "-> http://specs.example/b", "/in": "-> https://private.example/b"}
    with serving(pages, tls=context) as server:
        home = server.address.replace("http:", "https:")
        with pytest.raises(SpecError, match=r"can't be fetched: .*certificate verify failed"):
            remote().fetch(f"{home}/b")
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        assert remote().fetch(f"{home}/a") == Fetched(b"hello", f"{home}/b")
        with pytest.raises(SpecError, match=r"can't be fetched: .*certificate verify failed: Hostname mismatch"):
            remote().fetch(f"{home}/b".replace("specs.", "other."))
        with pytest.raises(SpecError, match=r"is redirected to 'http://specs\.example/b', which isn't followed"):
            remote().fetch(f"{home}/down")
        with pytest.raises(SpecError, match=r"leads to private\.example, which is 127\.0\.0\.2: no public address"):
            remote().fetch(f"{home}/in")
        with pytest.raises(
            SpecError, match=r"leads to 127\.0\.0\.1, which is no public address; save the document beside"
        ):
            Remote().fetch(f"https://127.0.0.1:{server.server_address[1]}/b")


@pytest.mark.parametrize("location", [None, "http://specs.example/x", "ftp://specs.example/x"])
def test_a_redirect_never_leaves_https(location: str | None) -> None:
    with pytest.raises(SpecError, match=r"is redirected to .*, which isn't followed"):
        _next("https://specs.example/a", location)
    assert _next("https://specs.example/a/b", "../c") == "https://specs.example/c"


@pytest.mark.parametrize(
    "uri", ["http://[::1/x", "http:///x", "gopher://specs.example/", "http://specs.example:99999/"]
)
def test_an_address_that_is_none(uri: str) -> None:
    with pytest.raises(SpecError, match="is no address of http or https"):
        remote().fetch(uri)


def test_nobody_waits_for_a_late_answer() -> None:
    release = threading.Event()
    ended: list[SpecError] = []

    def work(job: _Job) -> Fetched:
        release.wait(5)
        try:
            job.proceed()
        except SpecError as error:
            ended.append(error)
        return Fetched(b"", "")

    with pytest.raises(SpecError, match=r"gives no whole answer within 0\.01 seconds"):
        _Job(work).done(within=0.01)
    release.set()
    while not ended:
        release.wait(0.01)
    assert ended[0].what == "is too late"


def test_the_number_of_documents_is_bounded() -> None:
    with serving({"/a": "x"}) as server:
        client = remote()
        for _ in range(64):
            client.fetch(f"{server.address}/a")
        with pytest.raises(SpecError, match="is one too many: at most 64 documents are fetched"):
            client.fetch(f"{server.address}/a")


def test_a_host_without_an_address() -> None:
    with pytest.raises(SpecError, match=r"leads to specs\.example, which is nowhere"):
        remote(resolve=lambda _host, _port: []).fetch("http://specs.example/")
    with pytest.raises(SpecError, match="can't be fetched"):
        remote(resolve=_unknown).fetch("http://specs.example/")


def _unknown(host: str, port: int) -> Sequence[str]:
    message = f"{host}:{port} isn't known"
    raise OSError(message)


SPEC = """openapi: 3.1.0
paths:
  /a: {get: {operationId: one, parameters: [{name: x, in: query, schema: {$ref: 'ADDRESS/s/x.yaml#/X'}}]}}
  /b: {get: {operationId: good}}
"""


def read(folder: Path, spec: str, client: Remote | None, *allow: Path) -> Parsed:
    path = folder / "api.yaml"
    path.write_text(spec)
    links = Links(Beside(path, shown="api.yaml"), allowed=allow, remote=client)
    return openapi.parse_linked(load_bytes(path.read_bytes(), shown="api.yaml"), "api.yaml", links)


def told(parsed: Parsed) -> str:
    return "\n".join(f"{warning.where}: {warning.what}" for warning in parsed.warnings)


def test_references_of_a_fetched_document_lead_on_from_its_address(tmp_path: Path) -> None:
    pages = {
        "/s/x.yaml": "X: {type: array, items: {$ref: ../y.json}, default: 7}",
        "/y.json": "-> /moved/to/y.json",
        "/moved/to/y.json": '{"anyOf": [{"$ref": "z.json"}, {"$ref": "#/own"}], "own": {"type": "null"}}',
        "/moved/to/z.json": '{"type": "integer"}',
    }
    with serving(pages) as server:
        got = read(tmp_path, SPEC.replace("ADDRESS", server.address), remote())
    _, one = got.tools
    assert one.parameters["$defs"] == {
        "X": {"items": {"$ref": "#/$defs/y"}, "type": "array"},
        "own": {"type": "null"},
        "y": {"anyOf": [{"$ref": "#/$defs/z"}, {"$ref": "#/$defs/own"}]},
        "z": {"type": "integer"},
    }
    assert told(got) == f"{server.address}/s/x.yaml#/X: default 7 isn't allowed by its own schema and was dropped"


@pytest.mark.parametrize("reference", ["file://FOLDER/secret.yaml", "file:secret.yaml", "FILE:///etc/passwd"])
@pytest.mark.parametrize("base", ["", "$id: 'file://FOLDER/', "])
def test_a_fetched_document_never_leads_to_a_file(tmp_path: Path, reference: str, base: str) -> None:
    (tmp_path / "secret.yaml").write_text("type: integer\n")
    page = f"X: {{{base}$ref: '{reference}'}}".replace("FOLDER", str(tmp_path))
    with serving({"/s/x.yaml": page}) as server:
        got = read(tmp_path, SPEC.replace("ADDRESS", server.address), remote(), tmp_path)
    assert [tool.name for tool in got.tools] == ["good"]
    assert "leads from the network to a file, which isn't allowed" in told(got)


def test_a_plain_path_in_a_fetched_document_is_one_of_its_host(tmp_path: Path) -> None:
    (tmp_path / "secret.yaml").write_text("type: integer\n")
    with serving({"/s/x.yaml": f"X: {{$ref: '{tmp_path}/secret.yaml'}}"}) as server:
        got = read(tmp_path, SPEC.replace("ADDRESS", server.address), remote(), tmp_path)
    assert "is answered with 404" in told(got)
    assert [path for _, path in server.asked] == ["/s/x.yaml", f"{tmp_path}/secret.yaml"]


def test_a_broken_document_is_told_with_its_address(tmp_path: Path) -> None:
    with serving({"/s/x.yaml": "a: ["}) as server:
        got = read(tmp_path, SPEC.replace("ADDRESS", server.address), remote())
    assert f"leads to a document that can't be used: {server.address}/s/x.yaml: line 2" in told(got)


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:PORT", "http://localhost:PORT", "http://2130706433:PORT", "http://[::ffff:127.0.0.1]:PORT",
        "http://0.0.0.0:PORT", "https://127.0.0.1:PORT", "http://127.1:PORT",
    ],
)  # fmt: skip
def test_the_own_machine_is_never_asked(tmp_path: Path, address: str) -> None:
    path = tmp_path / "api.yaml"
    with serving({"/s/x.yaml": "X: {type: integer}"}) as server:
        path.write_text(SPEC.replace("ADDRESS", address.replace("PORT", str(server.server_address[1]))))
        got, _ = parse_file(path, shown="api.yaml", allow_http=True)
    assert server.asked == []
    assert [tool.name for tool in got.tools] == ["good"]
    assert "no public address" in told(got)


@pytest.mark.parametrize(
    "address", ["http://169.254.169.254", "http://10.0.0.1", "http://[fe80::1]", "http://224.0.0.1"]
)
def test_private_networks_are_never_asked(tmp_path: Path, address: str) -> None:
    path = tmp_path / "api.yaml"
    path.write_text(SPEC.replace("ADDRESS", address))
    got, _ = parse_file(path, shown="api.yaml", allow_http=True)
    assert "no public address" in told(got)


def test_without_leave_nothing_is_fetched(tmp_path: Path) -> None:
    with serving({"/s/x.yaml": "X: {type: integer}"}) as server:
        got = read(tmp_path, SPEC.replace("ADDRESS", server.address), None)
    assert server.asked == []
    assert "leads to the network, which isn't allowed" in told(got)
    assert told(got).endswith("; save it beside the spec and name that file, or allow it with --allow-http")


def test_the_digest_is_over_what_was_fetched(tmp_path: Path) -> None:
    path = tmp_path / "api.yaml"
    path.write_text(SPEC)
    one, other = Beside(path, shown="api.yaml"), Beside(path, shown="api.yaml")
    one.fetched(b"type: integer", uri="https://specs.example/x.yaml")
    other.fetched(b"type: string", uri="https://specs.example/x.yaml")
    assert len({one.digest("0"), other.digest("0"), Beside(path, shown="api.yaml").digest("0")}) == 3
