"""Document that no format recognises in, what piece of an OpenAPI document it is out: such a file is referred to."""

from typing import TYPE_CHECKING, Final

from seer.parse._operations import EFFECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from seer.records import Object

_PLACES: Final = frozenset({"path", "query", "header", "cookie", "body", "formData"})
_SCHEMES: Final = frozenset({"oauth2", "apiKey", "openIdConnect"})
_OF_EXAMPLE: Final = frozenset({"summary", "description", "value", "externalValue"})
_COMPONENTS: Final = ("components", "pathItems", "requestBodies", "securitySchemes", "securityDefinitions")


def piece(document: "Object") -> str:
    """Say which kind of object of OpenAPI a document is, or holds by name; nothing where it is or holds none."""
    own = _kind(document)
    if own:
        return own
    if any(isinstance(document.get(key), dict) for key in _COMPONENTS):
        return "components"
    kinds = {_kind(each) if isinstance(each, dict) else "" for each in document.values()}
    return kinds.pop() if len(kinds) == 1 else ""


def _kind(node: "Object") -> str:
    return next((kind for kind, is_of in _KINDS if is_of(node)), "")


def _is_parameter(node: "Object") -> bool:
    return str(node.get("in")) in _PLACES and ("name" in node or "schema" in node)


def _is_scheme(node: "Object") -> bool:
    return "flows" in node or str(node.get("type")) in _SCHEMES


def _is_example(node: "Object") -> bool:
    return bool({"value", "externalValue"} & node.keys()) and node.keys() <= _OF_EXAMPLE


_KINDS: "Final[tuple[tuple[str, Callable[[Object], bool]], ...]]" = (
    ("path items", lambda node: any(isinstance(node.get(method), dict) for method in EFFECTS)),
    ("operations", lambda node: isinstance(node.get("responses"), dict)),
    ("parameters", _is_parameter),
    ("security schemes", _is_scheme),
    ("responses or bodies", lambda node: isinstance(node.get("content"), dict)),
    ("headers", lambda node: isinstance(node.get("schema"), dict) and "description" in node),
    ("examples", _is_example),
)
PIECES: Final = (*(kind for kind, _ in _KINDS), "components")
"""What `piece` gives."""
