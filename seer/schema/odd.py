"""Name of a format in, its odd but valid values out: each by the name of what is odd about it.

Hosts and addresses are those that RFC 2606, 5737 and 3849 reserve.
"""

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

_LABEL: Final = "a" * 63
_LONGEST_HOST: Final = ".".join([_LABEL, _LABEL, _LABEL, "b" * 49, "example.com"])
_UNUSUAL_URI: Final = "https://user@example.com:8443/a/b;c?d=1&e=%20#f"

ODD: "Final[Mapping[str, Mapping[str, str]]]" = MappingProxyType({
    "date": {"leap day": "2024-02-29", "last of a year": "2026-12-31"},
    "date-time": {
        "offset": "2026-06-15T23:30:00+14:00",
        "fraction": "2026-06-15T09:00:00.123456Z", "leap day": "2024-02-29T00:00:00Z",
        "small letters": "2026-06-15t09:00:00z",
    },
    "time": {"offset": "23:30:00-11:30", "fraction": "09:00:00.5Z", "midnight": "00:00:00Z"},
    "duration": {"weeks": "P3W", "months and minutes": "P2MT3M", "zero": "PT0S"},
    "email": {
        "plus": "maria+news@example.com", "dots": "m.a.r.i.a@mail.example.com", "odd letters": "o'neil_#1@example.com",
    },
    "idn-email": {"plus": "maria+news@example.com"},
    "hostname": {"one label": "localhost", "longest": _LONGEST_HOST, "digits": "1.example.com"},
    "idn-hostname": {"one label": "localhost"},
    "ipv4": {"leading zero": "0.10.20.30", "greatest": "255.255.255.255"},
    "ipv6": {"zero run": "2001:db8::1", "all zeros": "::", "mapped": "::ffff:192.0.2.1"},
    "uri": {"every part": _UNUSUAL_URI, "no host": "urn:example:a:b", "address": "http://[2001:db8::1]/"},
    "iri": {"every part": _UNUSUAL_URI, "no host": "urn:example:a:b"},
    "uri-reference": {"relative": "../a?b#c", "empty": ""},
    "iri-reference": {"relative": "../a?b#c"},
    "uri-template": {"expression": "https://example.com/{id}{?page,size}"},
    "uuid": {"zeros": "00000000-0000-0000-0000-000000000000", "capitals": "7C9E6679-7425-40DE-944B-E07FC1F90AE7"},
    "json-pointer": {"whole": "", "escaped": "/a~1b/m~0n"},
    "relative-json-pointer": {"name": "0#", "up": "2/a"},
    "regex": {"anchored": "^[a-z]+$", "look ahead": "^(?=.*[0-9]).+$"},
})  # fmt: skip
