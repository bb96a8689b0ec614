"""Text in, the same text without secrets out: what an agent says goes to files, and keys must not.

Secrets are the values of environment variables whose names end in KEY, TOKEN, SECRET, PASSWORD and the like.
"""

from collections.abc import Callable, Iterable, Mapping
from urllib.parse import quote

import msgspec

from seer import canon

HIDDEN = "[redacted]"
_LONG = 16
_SHORT = 8
_SECRET_NAMES = ("KEY", "KEYS", "TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIALS")

Redact = Callable[[str], str]


def redactor(secrets: Iterable[str]) -> Redact:
    """Give a function that hides each secret, also where it is written for a URL.

    What could be an ordinary word (under 16 characters and without a digit, or under 8) is no secret: hiding it would
    garble what agents rightly say.
    """
    known = {secret for secret in secrets if _telling(secret)}
    hidden = sorted(known | {quote(secret, safe="") for secret in known}, key=lambda secret: (-len(secret), secret))

    def redact(text: str) -> str:
        for secret in hidden:
            if secret in text:
                text = text.replace(secret, HIDDEN)
        return text

    return redact


def _telling(secret: str) -> bool:
    return len(secret) >= _LONG or (len(secret) >= _SHORT and any(c.isdigit() for c in secret))


def secrets_in(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Give the values of the variables that are named like secrets."""
    return tuple(value for name, value in environment.items() if name.upper().endswith(_SECRET_NAMES))


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
