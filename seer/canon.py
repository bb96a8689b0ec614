"""JSON value in, canonical bytes, digests and ids out."""

import re
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

_encoder = msgspec.json.Encoder(order="sorted")
_packer = msgspec.msgpack.Encoder()
_ODD_FLOAT = re.compile(rb"\xcb[\x7f\xff][\xf0-\xff]")
"""MessagePack's float64 with all bits of the exponent set."""


def encode(value: object) -> bytes:
    """Give the canonical JSON of a value or record: UTF-8, sorted keys, compact.

    Raises ValueError on NaN, infinity, lone surrogates and keys that aren't strings, which JSON can't hold.
    """
    try:
        written = _encoder.encode(value)
    except TypeError as error:
        raise ValueError(str(error)) from None
    # The encoder writes NaN and infinity as null: where no more nulls stand than empty fields, there was none.
    nulls = written.count(b"null")
    if nulls and nulls != _empty_fields(value) and _may_hold_odd_float(value):
        _refuse(value)
    return written


def again(value: object) -> bytes:
    """Give the canonical JSON of a value that was read from canonical JSON, which holds no number that JSON can't."""
    return _encoder.encode(value)


def _empty_fields(value: object) -> int:
    """Count the fields of a record that hold nothing: half the work of looking into all of it."""
    return msgspec.structs.astuple(value).count(None) if isinstance(value, msgspec.Struct) else 0


def _may_hold_odd_float(value: object) -> bool:
    """Look for the bits of NaN and infinity at C speed; text may look alike, so that a yes isn't certain."""
    try:
        packed = _packer.encode(value)
    except OverflowError:
        return True
    return b"\xcb" in packed and _ODD_FLOAT.search(packed) is not None


def _refuse(value: object) -> None:
    kind = type(value)
    if kind is float:
        if value - value != 0.0:  # type: ignore[operator] # a float
            message = f"{value!r} is no JSON number"
            raise ValueError(message)
    elif kind is dict:
        for inner in value.values():  # type: ignore[attr-defined] # a dict
            _refuse(inner)
    elif kind is list or kind is tuple:
        for inner in value:  # type: ignore[attr-defined] # a list or tuple
            _refuse(inner)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _refuse(getattr(value, name))


def text(value: object) -> str:
    """Give the canonical JSON as text."""
    return encode(value).decode()


def digest(value: object) -> str:
    """Give the sha256 of the canonical JSON, 64 hex digits."""
    return sha256(encode(value)).hexdigest()


def digest_bytes(*parts: bytes) -> str:
    """Give the sha256 over parts, each with its length before it, 64 hex digits."""
    return sha256(b"".join([each for part in parts for each in (len(part).to_bytes(8, "big"), part)])).hexdigest()


def hex12(value: object) -> str:
    """Give the first 12 hex digits of the digest: enough for ids within one eval set."""
    return digest(value)[:12]


def seed(*parts: "str | int | None") -> int:
    """Derive a 64-bit seed from what a value is for, and from nothing else."""
    return int.from_bytes(sha256(_encoder.encode(parts)).digest()[:8], "big")


def lines(records: "Iterable[object]") -> bytes:
    """Give JSON lines: a record a line, LF after each."""
    return b"".join(encode(record) + b"\n" for record in records)


@cache
def decoder(kind: Any) -> "msgspec.json.Decoder[Any]":
    """Give the decoder of a record type."""
    return msgspec.json.Decoder(kind)
