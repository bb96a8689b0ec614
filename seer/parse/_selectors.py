"""Selector of a Home Assistant service field in, the JSON Schema of its value out."""

from typing import TYPE_CHECKING, Final

from seer.errors import literal

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from seer.records import Json, Object

_IDS: Final = frozenset(
    {"addon", "app", "area", "assist_pipeline", "backup_location", "config_entry", "conversation_agent", "device",
     "floor", "label", "statistic"}
)  # fmt: skip
_TEXTS: Final = frozenset({"attribute", "country", "file", "icon", "language", "state", "template", "theme"})
_ANY: Final = frozenset({"action", "any", "condition", "object", "trigger"})
_FORMATS: Final = {"email": "email", "url": "uri", "date": "date"}
_DONE_TO: Final = {
    "entity_id": "Entity that it is done to.",
    "device_id": "Device to all of whose entities it is done.",
    "area_id": "Area to all of whose entities it is done.",
}
_TIME: Final = "([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?"
_UNITS: Final = ("days", "hours", "minutes", "seconds", "milliseconds")


def schema_of(selector: "Json") -> "Object | None":
    """Give the schema of a selector, `{kind: settings}`; None where its kind is unknown."""
    if not isinstance(selector, dict) or len(selector) != 1:
        return None
    kind, settings = next(iter(selector.items()))
    inner = settings if isinstance(settings, dict) else {}
    made = _made(kind, inner)
    if made is not None and inner.get("multiple") is True:
        return {"type": "array", "items": made}
    return made


def _made(kind: str, settings: "Object") -> "Object | None":
    if kind in _KINDS:
        return _KINDS[kind](settings)
    if kind in _IDS or kind in _TEXTS:
        return {"type": "string"}
    return {} if kind in _ANY else None


def _number(settings: "Object") -> "Object":
    limits = {keyword: settings[key] for key, keyword in (("min", "minimum"), ("max", "maximum")) if key in settings}
    return {"type": "number", **limits}


def _text(settings: "Object") -> "Object":
    known = _FORMATS.get(str(settings.get("type")))
    return {"type": "string", **({"format": known} if known else {})}


def _select(settings: "Object") -> "Object":
    values = list(options(settings))
    return {"type": "string", **({"enum": values} if values and settings.get("custom_value") is not True else {})}


def options(settings: "Object") -> "dict[str, str]":
    """Give the values of a select, each with what it is called."""
    given = settings.get("options")
    found: dict[str, str] = {}
    for each in given if isinstance(given, list) else ():
        value = each.get("value") if isinstance(each, dict) else each
        if isinstance(value, str | int | float):
            written = value if isinstance(value, str) else literal(value)
            called = each.get("label") if isinstance(each, dict) else None
            found[written] = called if isinstance(called, str) else written
    return found


def entity(domain: "Json") -> "Object":
    """Give the schema of an entity's id, of one of some domains where they are given."""
    domains = [domain] if isinstance(domain, str) else domain if isinstance(domain, list) else []
    named = "|".join(sorted({each for each in domains if isinstance(each, str)}))
    return {"type": "string", "pattern": f"^({named})\\.[a-z0-9_]+$" if named else r"^[a-z0-9_]+\.[a-z0-9_]+$"}


def target_of(target: "Json") -> "Object":
    """Give the arguments that a service's target stands for; one of devices alone takes no entity."""
    settings = target if isinstance(target, dict) else {}
    found: Object = {} if settings.keys() == {"device"} else {"entity_id": entity(domains(settings.get("entity")))}
    found |= {f"{name}_id": {"type": "string"} for name in ("device", "area")}
    return {key: {**schema, "description": _DONE_TO[key]} for key, schema in found.items()}


def _entity(settings: "Object") -> "Object":
    found = domains(settings)
    return entity(found or None)


def domains(settings: "Json") -> "list[str]":
    """Give the domains that an entity's filter allows; none where any is allowed."""
    if isinstance(settings, list):
        parts = [domains(each) for each in settings]
        return [each for part in parts for each in part] if all(parts) else []
    if not isinstance(settings, dict):
        return []
    given = settings.get("domain")
    own = [given] if isinstance(given, str) else given if isinstance(given, list) else []
    return own or domains(settings.get("filter"))


def _duration(settings: "Object") -> "Object":
    part: Object = {"type": "number"} if settings.get("allow_negative") is True else {"type": "number", "minimum": 0}
    return {"type": "object", "properties": {unit: dict(part) for unit in _UNITS}, "minProperties": 1}


def _color_temp(settings: "Object") -> "Object":
    limits = _number({key.removesuffix("_mireds"): settings[key] for key in sorted(settings)})
    return {**limits, "type": "integer"}


def _constant(settings: "Object") -> "Object":
    return {"const": settings["value"]} if "value" in settings else {"type": "boolean"}


def _target(_settings: "Object") -> "Object":
    ids: Object = {"type": "array", "items": {"type": "string"}}
    return {"type": "object", "properties": {f"{name}_id": ids for name in ("entity", "device", "area")}}


_KINDS: "Final[Mapping[str, Callable[[Object], Object]]]" = {
    "boolean": lambda _: {"type": "boolean"},
    "color_rgb": lambda _: {
        "type": "array", "items": {"type": "integer", "minimum": 0, "maximum": 255}, "minItems": 3, "maxItems": 3,
    },
    "color_temp": _color_temp,
    "constant": _constant,
    "date": lambda _: {"type": "string", "format": "date"},
    "datetime": lambda _: {"type": "string", "pattern": rf"^[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}} {_TIME}$"},
    "duration": _duration,
    "entity": _entity,
    "location": lambda _: {
        "type": "object",
        "properties": {name: {"type": "number"} for name in ("latitude", "longitude", "radius")},
        "required": ["latitude", "longitude"],
    },
    "media": lambda _: {
        "type": "object",
        "properties": {name: {"type": "string"} for name in ("entity_id", "media_content_id", "media_content_type")},
        "required": ["media_content_id", "media_content_type"],
    },
    "number": _number,
    "select": _select,
    "target": _target,
    "text": _text,
    "time": lambda _: {"type": "string", "pattern": f"^{_TIME}$"},
}  # fmt: skip
