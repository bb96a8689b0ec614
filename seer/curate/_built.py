"""Values by path in, the arguments that they make out, with what can't be put together."""

from collections.abc import Mapping

from seer.curate._plan import Path, pointer
from seer.records import Json, Object


def built(parts: Mapping[Path, Json]) -> tuple[Object, tuple[str, ...]]:
    """Put values in their places; what can't be put together is trouble."""
    arguments: Object = {}
    trouble: list[str] = []
    for path, value in sorted(parts.items(), key=_order) if _is_listed(parts) else parts.items():
        inside = len(path) > 1 and any(path[:size] in parts for size in range(1, len(path)))
        problem = "clash" if inside else _put(arguments, path, value)
        if problem:
            trouble.append(f"{problem}: {pointer(path)}")
    return arguments, tuple(trouble)


def _is_listed(parts: Mapping[Path, Json]) -> bool:
    return any(len(path) > 1 and any(isinstance(step, int) for step in path) for path in parts)


def _order(part: tuple[Path, Json]) -> tuple[tuple[int, str], ...]:
    """Put earlier members of a list before later ones."""
    return tuple((step, "") if isinstance(step, int) else (-1, step) for step in part[0])


def _put(arguments: Object, path: Path, value: Json) -> str | None:
    if len(path) == 1 and isinstance(path[0], str):
        return None if arguments.setdefault(path[0], value) is value else "clash"
    where: Json = arguments
    for token, after in zip(path, (*path[1:], None), strict=True):
        empty: Json = value if after is None else [] if isinstance(after, int) else {}
        if isinstance(token, int) and isinstance(where, list):
            if token > len(where):
                return "hole"
            if token == len(where):
                where.append(empty)
        elif isinstance(token, str) and isinstance(where, dict):
            where.setdefault(token, empty)
        else:
            return "clash"
        inner = where[token]
        if after is None and inner is not value:
            return "clash"
        where = inner
    return None
