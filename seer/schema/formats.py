"""Name of a format in, a test for strings out: RFCs as JSON Schema 2020-12 cites them, standard library only."""

import ipaddress
import re
from datetime import UTC, date, datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from seer.schema import ecma

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_TIME = re.compile(r"([0-9]{2}):([0-9]{2}):([0-9]{2})(\.[0-9]+)?([Zz]|([+-])([0-9]{2}):([0-9]{2}))")
_UUID = re.compile(r"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")
_DURATION = re.compile(
    r"P(?:[0-9]+W|(?=[0-9T])(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)?"
    r"(?:T(?=[0-9])(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S))?)"
)
_LABEL = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?")
_ATOM = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LOCAL = re.compile(rf"{_ATOM}(?:\.{_ATOM})*|\"(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*\"")
_URI_CHAR = r"(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})"
_URI = re.compile(rf"[A-Za-z][A-Za-z0-9+.-]*:{_URI_CHAR}*")
_URI_REFERENCE = re.compile(rf"{_URI_CHAR}*")
_POINTER = re.compile(r"(?:/(?:[^/~]|~[01])*)*")
_RELATIVE_POINTER = re.compile(r"(?:0|[1-9][0-9]*)(?:#|(?:/(?:[^/~]|~[01])*)*)")
_NAME = r"(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})(?:\.?(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2}))*(?::[1-9][0-9]{0,3}|\*)?"
_TEMPLATE = re.compile(rf"(?:[^{{}}\x00-\x20\x7f\"%<>\\^`|]|%[0-9A-Fa-f]{{2}}|\{{[+#./;?&]?{_NAME}(?:,{_NAME})*\}})*")
_MINUTES_A_DAY: Final = 24 * 60
_LEAP_MINUTE: Final = 23 * 60 + 59
_LEAP_SECOND: Final = 60


def is_date(text: str) -> bool:
    """Tell whether it is a full-date of RFC 3339."""
    if not _DATE.fullmatch(text):
        return False
    try:
        date.fromisoformat(text)
    except ValueError:
        return text.startswith("0000-") and _is_year_zero(text)
    return True


def _is_year_zero(text: str) -> bool:
    """Tell whether it is a date of the year 0, which RFC 3339 allows and Python's `date` doesn't reach."""
    return is_date("0400" + text[4:])


def is_time(text: str) -> bool:
    """Tell whether it is a full-time of RFC 3339; a leap second stands at 23:59:60 UTC only."""
    found = _TIME.fullmatch(text)
    if not found:
        return False
    hour, minute, second = (int(found[group]) for group in (1, 2, 3))
    zone_hour, zone_minute = int(found[7] or 0), int(found[8] or 0)
    if hour > 23 or minute > 59 or zone_hour > 23 or zone_minute > 59 or second > _LEAP_SECOND:  # noqa: PLR2004 - a clock
        return False
    offset = (zone_hour * 60 + zone_minute) * (-1 if found[6] == "-" else 1)
    return second < _LEAP_SECOND or (hour * 60 + minute - offset) % _MINUTES_A_DAY == _LEAP_MINUTE


def is_date_time(text: str) -> bool:
    """Tell whether it is a date-time of RFC 3339."""
    return len(text) > 10 and text[10] in "Tt" and is_date(text[:10]) and is_time(text[11:])  # noqa: PLR2004 - a date's length


def instant(text: str) -> datetime | None:
    """Give the moment that a date-time names, or None where it names none."""
    if not is_date_time(text):
        return None
    try:
        moment = datetime.fromisoformat(text.upper())
    except ValueError:
        return None
    return moment.astimezone(UTC)


def is_hostname(text: str) -> bool:
    """Tell whether it is a hostname of RFC 1123."""
    labels = text.split(".")
    return len(text) <= 253 and all(_LABEL.fullmatch(label) and _is_fair(label) for label in labels)  # noqa: PLR2004 - RFC 1035


def _is_fair(label: str) -> bool:
    if not label.lower().startswith("xn--"):
        return label[2:4] != "--"
    try:
        return bool(label[4:].encode("ascii").decode("punycode"))
    except (UnicodeError, OverflowError):
        return False


def is_email(text: str) -> bool:
    """Tell whether it is a Mailbox of RFC 5321."""
    local, found, domain = text.rpartition("@")
    if not found or not _LOCAL.fullmatch(local):
        return False
    if domain.startswith("[") and domain.endswith("]"):
        return is_ipv4(domain[1:-1]) or (domain[1:6].lower() == "ipv6:" and is_ipv6(domain[6:-1]))
    return is_hostname(domain)


def is_idn_email(text: str) -> bool:
    """Tell whether it has a local part and a domain, in any script."""
    local, found, domain = text.rpartition("@")
    return bool(found and local and domain) and not any(c.isspace() for c in text)


def is_ipv4(text: str) -> bool:
    """Tell whether it is a dotted quad with no zero before a number."""
    try:
        ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return text.isascii()


def is_ipv6(text: str) -> bool:
    """Tell whether it is an IPv6 address with no zone."""
    try:
        ipaddress.IPv6Address(text)
    except ValueError:
        return False
    return text.isascii() and "%" not in text


def is_uri(text: str) -> bool:
    """Tell whether it is a URI of RFC 3986, scheme included."""
    return bool(_URI.fullmatch(text)) and _has_fair_parts(text)


def is_uri_reference(text: str) -> bool:
    """Tell whether it is a URI or relative reference of RFC 3986."""
    first = text.split("/", 1)[0].split("?", 1)[0].split("#", 1)[0]
    fair = ":" not in first or bool(_URI.fullmatch(text))
    return fair and bool(_URI_REFERENCE.fullmatch(text)) and _has_fair_parts(text)


def is_iri(text: str) -> bool:
    """Tell whether it is an IRI of RFC 3987: a URI once what isn't ASCII is percent-encoded."""
    return is_uri(_encoded(text))


def is_iri_reference(text: str) -> bool:
    """Tell whether it is an IRI or relative reference of RFC 3987."""
    return is_uri_reference(_encoded(text))


def _encoded(text: str) -> str:
    return "".join(c if c.isascii() or not c.isprintable() else "%C3%A9" for c in text)


def _has_fair_parts(text: str) -> bool:
    """Tell whether brackets stand only around an address and at most one `#` does."""
    rest, _, fragment = text.partition("#")
    authority = re.match(r"(?:[^/?]*:)?//([^/?]*)", rest)
    host = authority[1] if authority else ""
    outside = rest[authority.end() :] if authority else rest
    if "#" in fragment or any(c in "[]" for c in outside + fragment):
        return False
    literal = re.fullmatch(r"(?:[^@\[\]]*@)?\[([^\[\]]*)\](?::[0-9]*)?", host)
    if literal:
        return is_ipv6(literal[1]) or bool(re.fullmatch(r"[vV][0-9A-Fa-f]+\..+", literal[1]))
    return bool(re.fullmatch(r"(?:[^@\[\]]*@)?[^@:\[\]]*(?::[0-9]*)?", host))


def is_idn_hostname(text: str) -> bool:
    """Tell whether it is a hostname once its labels are encoded."""
    try:
        return bool(text) and is_hostname(text.encode("idna").decode("ascii"))
    except UnicodeError:
        return False


def _full(pattern: "re.Pattern[str]") -> "Callable[[str], bool]":
    return lambda text: bool(pattern.fullmatch(text))


FORMATS: "Final[Mapping[str, Callable[[str], bool]]]" = MappingProxyType(
    {
        "date": is_date,
        "date-time": is_date_time,
        "duration": _full(_DURATION),
        "email": is_email,
        "hostname": is_hostname,
        "idn-email": is_idn_email,
        "idn-hostname": is_idn_hostname,
        "ipv4": is_ipv4,
        "ipv6": is_ipv6,
        "iri": is_iri,
        "iri-reference": is_iri_reference,
        "json-pointer": _full(_POINTER),
        "regex": lambda text: ecma.compiled(text) is not None,
        "relative-json-pointer": _full(_RELATIVE_POINTER),
        "time": is_time,
        "uri": is_uri,
        "uri-reference": is_uri_reference,
        "uri-template": _full(_TEMPLATE),
        "uuid": _full(_UUID),
    }
)
"""Each asserted format with its test."""
