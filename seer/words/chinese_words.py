"""English words in, Chinese ones by the lexicon out; nothing where a word isn't known."""

from seer.words import en, zh


def translated(words: str) -> str:
    """Say English words in Chinese by the lexicon; empty where one of them isn't known."""
    parts = words.lower().split(" ")
    if parts[:2] == ["number", "of"] and len(parts) > 2 and words.lower() not in zh.PHRASES:  # noqa: PLR2004 - words follow
        rest = translated(" ".join(parts[2:]))
        return f"{rest}数量" if rest else ""
    if parts[0] in {"is", "has"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"是否{rest}" if rest else ""
    if parts[0] in {"include", "exclude", "with"} and len(parts) > 1:
        rest = translated(" ".join(parts[1:]))
        return f"{'排除' if parts[0] == 'exclude' else '包含'}{rest}" if rest else ""
    return _joined(parts)


def _joined(parts: list[str]) -> str:
    said: list[str] = []
    at = 0
    while at < len(parts):
        for size in range(min(4, len(parts) - at), 0, -1):
            known = _word(" ".join(parts[at : at + size]), last=at + size == len(parts), first=at == 0)
            if known:
                said.append(known)
                at += size
                break
        else:
            return ""
    return "".join(said)


def _word(words: str, *, last: bool, first: bool) -> str:
    if words in zh.PHRASES and (" " in words or (first and last)):
        return zh.PHRASES[words]
    if words == "id" or (words == "number" and last and not first):
        return "编号"
    if words in {"count", "counts"} and last and not first:
        return "数量"
    return zh.NOUNS.get(words) or zh.NOUNS.get(en.singular(words)) or ""
