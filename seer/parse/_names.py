"""Names and texts of a spec in, names that every provider takes and texts of bounded length out."""

import re
import unicodedata
from collections import Counter
from typing import TYPE_CHECKING, Final

from anyascii import anyascii

from seer import canon

if TYPE_CHECKING:
    from collections.abc import Iterable

_LEGAL = re.compile(r"[A-Za-z0-9_-]{1,64}")
_ILLEGAL = re.compile(r"[^A-Za-z0-9_-]+")
_AROUND = re.compile(r"(?:_?[^A-Za-z0-9_-]++_?)+")
_MAX_NAME: Final = 64
_MAX_TEXT: Final = 1_024
_TAIL: Final = 6


def legal_names(spec_names: "Iterable[str]") -> dict[str, str]:
    """Give each spec name one of `^[A-Za-z0-9_-]{1,64}$`, unique and independent of their order.

    A legal name stays. Others are spelled in Latin letters as they sound (`查询` is `cha_xun`), and what else is
    illegal is replaced by `_`; where two would meet, or one is too long, the tail is the spec name's digest.
    """
    ordered = sorted(set(spec_names))
    plain = {spec_name: _plain(spec_name) for spec_name in ordered}
    taken = Counter(name.lower() for name in plain.values())
    return {
        spec_name: name if name == spec_name or taken[name.lower()] == 1 else _tailed(name, spec_name)
        for spec_name, name in plain.items()
    }


def _plain(spec_name: str) -> str:
    if _LEGAL.fullmatch(spec_name):
        return spec_name
    name = (_ILLEGAL if spec_name.isascii() else _AROUND).sub("_", _latin(spec_name)).strip("_")
    return name if 0 < len(name) <= _MAX_NAME else _tailed(name or "tool", spec_name)


def _latin(text: str) -> str:
    """Spell a text in Latin letters; signs that are a syllable or a word each stand apart, as words do."""
    return "".join(_spelled(sign) for sign in unicodedata.normalize("NFC", text))


def _spelled(sign: str) -> str:
    sound = anyascii(sign)
    return f" {sound.lower()} " if sound[:1].isupper() and not sign.isupper() else sound


def _tailed(name: str, spec_name: str) -> str:
    return f"{name[: _MAX_NAME - _TAIL - 1].rstrip('_')}_{canon.digest(spec_name)[:_TAIL]}"


def bounded(*texts: object) -> str:
    """Join texts by blank lines, leave out what an earlier one says, and cut at a word where it grows too long."""
    parts: list[str] = []
    for text in texts:
        stripped = text.strip() if isinstance(text, str) else ""
        if stripped:
            if parts and stripped.startswith(parts[-1].rstrip(".")):
                parts[-1] = stripped
            else:
                parts.append(stripped)
    whole = "\n\n".join(parts)
    if len(whole) <= _MAX_TEXT:
        return whole
    cut = whole[: _MAX_TEXT - 1]
    space = max(cut.rfind(" "), cut.rfind("\n"))
    return (cut[:space] if space > _MAX_TEXT // 2 else cut).rstrip() + "…"
