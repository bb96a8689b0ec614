"""Text in, the same text without secrets out: what an agent says goes to files, and keys must not.

A secret is what an agent could have been given as a key: the value of OPENAI_API_KEY, and of other variables named
like keys if it looks like one. A looser rule would garble what agents rightly say, and so change their score.
"""

from collections.abc import Callable, Iterable, Mapping
from urllib.parse import quote

import msgspec
from msgspec.structs import replace

from seer import canon
from seer.records import Call, Json, Proposed

HIDDEN = "[redacted]"
_OWN = "OPENAI_API_KEY"
_OWN_LEAST = 6
_LEAST = 16
_SECRET_NAMES = ("_API_KEY", "_TOKEN", "_SECRET", "_PASSWORD")

Redact = Callable[[str], str]


def redactor(secrets: Iterable[str]) -> Redact:
    """Give a function that hides each secret, also where it is written for a URL."""
    known = {secret for secret in secrets if secret}
    hidden = sorted(known | {quote(secret, safe="") for secret in known}, key=lambda secret: (-len(secret), secret))

    def redact(text: str) -> str:
        for secret in hidden:
            if secret in text:
                text = text.replace(secret, HIDDEN)
        return text

    return redact


def secrets_in(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Give the values of the variables that hold secrets."""
    return tuple(value for name, value in environment.items() if _secret(name.upper(), value))


def _secret(name: str, value: str) -> bool:
    if name == _OWN:
        return len(value) >= _OWN_LEAST
    mixed = any(char.isalpha() for char in value) and any(char.isdigit() for char in value)
    return name.endswith(_SECRET_NAMES) and mixed and len(value) >= _LEAST


def redact_call(call: Call, redact: Redact) -> Call:
    """Give a call as it may be written down."""
    hidden = Proposed(name=redact(call.proposed.name), raw=redact_json(call.proposed.raw, redact))
    if hidden == call.proposed:
        return call
    return replace(
        call,
        proposed=hidden,
        parsed=None if call.parsed is None else _redact_value(call.parsed, redact),
        parse_error=None if call.parse_error is None else redact(call.parse_error),
        result=_redact_value(call.result, redact),
    )


def _redact_value(value: Json, redact: Redact) -> Json:
    if isinstance(value, dict):
        return {redact(key): _redact_value(inner, redact) for key, inner in value.items()}
    if isinstance(value, list):
        return [_redact_value(inner, redact) for inner in value]
    if isinstance(value, str):
        return redact(value)
    written = canon.text(value)
    return value if redact(written) == written else HIDDEN


def redact_json(raw: str, redact: Redact) -> str:
    """Give JSON text without secrets; one that hides behind escapes is found as well."""
    hidden = redact(raw)
    return _unescaped(hidden, redact) if "\\" in hidden else hidden


def _unescaped(raw: str, redact: Redact) -> str:
    try:
        plain = canon.text(msgspec.json.decode(raw))
    except (ValueError, RecursionError):
        return raw
    hidden = redact(plain)
    return raw if hidden == plain else hidden
