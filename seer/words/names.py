"""Identifier in, its words out: `petId` is said "pet ID"."""

import re
from functools import lru_cache

from seer.words.bag import bag

ACRONYMS = bag(
    """
    API AWS CPU CSS CSV CVE DNS FAQ GIF GPS GPU HTML HTTP HTTPS IBAN ID IP ISBN ISO JPEG JSON JWT OCR OTP PDF
    PIN PNG PR PSP RAM RSS SDK SID GID ACL CIDR SEO SHA SKU SMS SQL SSH SSL SSO SVG TCP TLS TTL UDP UI UID URI URL
    UTC UUID VAT VIP VM VPC VPN XML YAML ZIP
    """
)
SHORT = {
    "addr": "address",
    "airquality": "air quality",
    "amt": "amount",
    "arg": "argument",
    "args": "arguments",
    "attr": "attribute",
    "attrs": "attributes",
    "auth": "authentication",
    "cfg": "configuration",
    "cnt": "count",
    "config": "configuration",
    "desc": "description",
    "dest": "destination",
    "dir": "directory",
    "dob": "date of birth",
    "dst": "destination",
    "env": "environment",
    "freq": "frequency",
    "gt": "after",
    "gte": "from",
    "lt": "before",
    "lte": "until",
    "img": "image",
    "lang": "language",
    "lat": "latitude",
    "lng": "longitude",
    "lon": "longitude",
    "loc": "location",
    "max": "maximum",
    "maxwidth": "maximum width",
    "maxheight": "maximum height",
    "min": "minimum",
    "msg": "message",
    "num": "number of",
    "org": "organization",
    "orgs": "organizations",
    "param": "parameter",
    "params": "parameters",
    "perpage": "per page",
    "pwd": "password",
    "qty": "quantity",
    "ref": "reference",
    "repo": "repository",
    "repos": "repositories",
    "req": "request",
    "src": "source",
    "tel": "telephone",
    "tos": "terms of service",
    "temp": "temperature",
    "tz": "time zone",
    "val": "value",
    "vol": "volume",
    "timezone": "time zone",
    "filename": "file name",
    "username": "username",
    "zipcode": "ZIP code",
}
"""Shortened words that people say in full."""

_SIDES = {">": "from", "<": "until"}
"""What a sign of comparison at a name's end says."""
_KNOWN = (
    r"(?:[Bb]ase64|[Ii][Pp]v[46]|[Mm]d5|MD5|[Mm]p[34]|[Oo][Aa]uth2|O[Aa]uth(?![a-z])|[Ss]ha(?:1|256|512)|"
    r"SHA(?:1|256|512)|[Uu]tf8|S3|s3)"
)
_PART = re.compile(rf"{_KNOWN}(?![a-z])|[A-Z]{{2,}}s(?![a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^\W\dA-Za-z_]+|\d+")
_SIGN = {
    "base64": "Base64",
    "ipv4": "IPv4",
    "ipv6": "IPv6",
    "md5": "MD5",
    "mp3": "MP3",
    "mp4": "MP4",
    "oauth2": "OAuth2",
    "sha1": "SHA1",
    "sha256": "SHA256",
    "sha512": "SHA512",
    "utf8": "UTF8",
    "s3": "S3",
    "github": "GitHub",
    "copilot": "Copilot",
    "oauth": "OAuth",
    "slack": "Slack",
    "twilio": "Twilio",
}


@lru_cache(maxsize=65536)
def split(name: str) -> tuple[str, ...]:
    """Cut a name in its words, as they are written: at `_`, `-`, `.`, other signs, digits and inner capitals."""
    return tuple(_PART.findall(name))


@lru_cache(maxsize=65536)
def humanise(name: str) -> str:
    """Say a name in words: lower case, acronyms in capitals, well-known short forms in full."""
    parts = split(name)
    if len(parts) > 1 and parts[0] in {"X", "x"} and name[1:2] in {"-", "_"}:
        parts = parts[1:]
    words = " ".join(said(part) for part in parts)
    side = _SIDES.get(name.rstrip("=")[-1:])
    return f"{words} {side}" if words and side else words


def plain(name: str) -> str:
    """Say a value in words: as `humanise` does, but with short forms kept."""
    return " ".join(_SIGN.get(part.lower(), part.lower()) for part in split(name))


def said(part: str) -> str:
    """Say one word of a name."""
    low = part.lower()
    if low.upper() in ACRONYMS:
        return low.upper()
    if low.endswith("s") and low[:-1].upper() in ACRONYMS:
        return f"{low[:-1].upper()}s"
    return _SIGN.get(low) or SHORT.get(low, low)


_OR = re.compile(
    r"(?<=\w) or (?:address|alias|code|email|ID|key|name|number|slug|symbol|title|UID|URI|URL|username|UUID)(?= of |$)"
    r"|(?<=[\w\u4e00-\u9fff]) ?或者? ?(?:ID|Key|UID|URI|URL|UUID|编号|标识|代码|地址|名称|标题|网址|邮箱|用户名)$",
    re.IGNORECASE,
)
"""What a label adds where a thing may be told in two ways."""


def one_way(label: str) -> str:
    """Give the first of two ways of telling a thing that a label names: who says one knows which it is."""
    return _OR.sub("", label)


@lru_cache(maxsize=65536)
def is_code(name: str) -> bool:
    """Tell whether a name is in code form: it holds `_`, `-`, `.`, a digit or an inner capital.

    A word all in capitals ("URL") is none: people write acronyms so.
    """
    if any(sign in "_-." or sign.isdigit() for sign in name):
        return True
    return not name.isupper() and any(sign.isupper() for sign in name[1:])
