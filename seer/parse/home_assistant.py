"""Services of a Home Assistant integration (services.yaml) in, tools out, named `domain.service`.

Recognised by services whose `fields` have selectors, or that have a `target`. Names and descriptions are read from
strings.json beside it, other languages from translations/LOCALE.json; the domain is that of manifest.json, else the
folder's name. Selectors give the schemas; fields in sections stand beside the others. A service with a target takes
`entity_id` (one entity of the domains that it names), `device_id` and `area_id`, at least one of them.
"""

from typing import TYPE_CHECKING, Final

from seer import canon
from seer.errors import SpecError, literal
from seer.parse import _members as members
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._home_texts import Texts
from seer.parse._load import load_bytes
from seer.parse._names import bounded
from seer.parse._selectors import options, schema_of, target_of
from seer.parse._shapes import Shaped
from seer.parse._walk import needed
from seer.parse._wording import locale_of, wording
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.parse._beside import Beside
    from seer.records import Json, Object, Parsed

_MARK: Final = "home_assistant"
_SERVICE: Final = frozenset({"fields", "target", "name", "description", "response", "icon"})


def recognises(document: "Json") -> bool:
    """Tell whether it is Home Assistant's: services with `fields` that have selectors, or with a `target`."""
    if not isinstance(document, dict) or not document:
        return False
    services = [each for name, each in document.items() if not name.startswith(".")]
    fair = all(each is None or (isinstance(each, dict) and each.keys() <= _SERVICE) for each in services)
    return fair and any(each and ("target" in each or _has_selector(each.get("fields"))) for each in services)


def _has_selector(fields: "Json") -> bool:
    return isinstance(fields, dict) and any(
        isinstance(each, dict) and ("selector" in each or _has_selector(each.get("fields"))) for each in fields.values()
    )


def assembled(document: "Json", beside: "Beside") -> "Json":
    """Give services, domain and texts together."""
    manifest = beside.usable("manifest.json")
    domain = manifest.get("domain") if isinstance(manifest, dict) else None
    texts = {"en": beside.usable("strings.json") or beside.usable("translations/en.json")}
    for name in beside.names("translations/*.json"):
        locale = locale_of(name.removeprefix("translations/").removesuffix(".json"))
        texts.setdefault(locale, beside.usable(name))
    return {_MARK: document, "domain": domain or beside.folder.name, "texts": texts}


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of an integration's services."""
    whole = document if isinstance(document, dict) and _MARK in document else {_MARK: document, "domain": ""}
    services, domain = whole[_MARK], str(whole["domain"])
    texts = {locale: Texts(strings, domain) for locale, strings in whole.get("texts", {}).items()}
    gather = Gather(source, format_name="home_assistant")
    for name, service in services.items() if isinstance(services, dict) else ():
        at = join("", name)
        if name.startswith("."):
            continue
        with gather.skipping(at, name):
            if service is not None and not isinstance(service, dict):
                message = f"service {literal(service)} is no mapping"
                raise SpecError(message, where=at, fix="give its fields")
            _Service(gather, texts, domain, name, service or {}).add(at)
    return gather.parsed()


class _Service:
    def __init__(self, gather: Gather, texts: "dict[str, Texts]", domain: str, name: str, content: "Object") -> None:
        self.gather = gather
        self.texts = texts
        self.domain = domain
        self.name = name
        self.content = content
        self.english = texts.get("en") or Texts(None, domain)

    def add(self, at: str) -> None:
        """Add the service's tool."""
        fields = dict(self._fields(self.content, at))
        properties = {key: self._property(key, each, place) for key, (place, each) in fields.items()}
        required = [key for key, (place, each) in fields.items() if needed(each, place, self.gather.habit)]
        places = {key: place for key, (place, _) in fields.items()}
        schema: Object = {"type": "object", "properties": properties, "required": required}
        if "target" in self.content:
            meant = target_of(members.mapping(self.gather, self.content, "target", at=at))
            targets = {key: each for key, each in meant.items() if key not in properties}
            schema["properties"] = {**targets, **properties}
            schema |= {"anyOf": [{"required": [key]} for key in targets]} if targets else {}
        named = {locale: text.service(self.name) for locale, text in self.texts.items()}
        own = self.english.service(self.name)
        example = {key: value for key, (_, each) in fields.items() if (value := _example(each)) is not None}
        self.gather.add(
            f"{self.domain}.{self.name}" if self.domain else self.name,
            parameters(self.gather, Shaped(schema, places), at=at),
            at=at,
            title=own.name or self.content.get("name"),
            description=bounded(own.description or self.content.get("description")),
            examples=[example] if example and "target" not in self.content else (),
            wording=wording(
                {locale: (each.description, each.name) for locale, each in named.items()},
                {join("", key): self._labels(key, each) for key, (_, each) in fields.items()},
                {join("", key): self._choices(each) for key, (_, each) in fields.items()},
            ),
        )

    def _fields(self, holder: "Object", at: str) -> "Iterator[tuple[str, tuple[str, Object]]]":
        """Give name, place and content of each field, those of sections among them."""
        for key, place, field in members.mappings(self.gather, holder, "fields", at=at):
            if "fields" in field:
                yield from self._fields(field, place)
            else:
                yield key, (place, field)

    def _property(self, key: str, field: "Object", at: str) -> "Object":
        made = schema_of(field["selector"]) if "selector" in field else {}
        if made is None:
            self.gather.warn(
                join(at, "selector"), f"selector {literal(field['selector'])} is unknown; read as any value"
            )
        self._tell_odd_settings(field.get("selector"), join(at, "selector"))
        schema: Object = dict(made or {})
        unit = _unit(field.get("selector"))
        said = self.english.field(self.name, key)
        text = bounded(said.description or field.get("description") or said.name)
        if text or unit:
            schema["description"] = f"{text} ({unit})" if unit and unit not in text else text
        if field.get("default") is not None:
            schema["default"] = _fitting(field["default"], schema)
        value = _example(field)
        if value is not None:
            schema["examples"] = [value]
        return schema

    def _tell_odd_settings(self, selector: "Json", at: str) -> None:
        """Tell of settings of a selector that are no mapping, and of options that are no list of texts."""
        for kind in selector if isinstance(selector, dict) else ():
            settings = members.mapping(self.gather, selector, kind, at=at)
            for index, each in enumerate(members.listed(self.gather, settings, "options", at=join(at, kind))):
                value = each.get("value") if isinstance(each, dict) else each
                if not isinstance(value, str):
                    place = join(join(join(at, kind), "options"), index)
                    how = "read as text" if isinstance(value, int | float) else "left out"
                    self.gather.habit(place, f"option {literal(each)} is no text; {how}")

    def _labels(self, key: str, field: "Object") -> "dict[str, str]":
        found = {locale: text.field(self.name, key).name for locale, text in self.texts.items()}
        if isinstance(field.get("name"), str):
            found.setdefault("en", field["name"])
        return {locale: label for locale, label in found.items() if label}

    def _choices(self, field: "Object") -> "dict[str, dict[str, Json]]":
        """Give what the options of a select are called, by locale."""
        selector = field.get("selector")
        settings = selector.get("select") if isinstance(selector, dict) else None
        if not isinstance(settings, dict):
            return {}
        values = options(settings)
        found: dict[str, dict[str, Json]] = {}
        for locale, text in self.texts.items():
            called = text.options(settings.get("translation_key"))
            if called.keys() >= values.keys() and values:
                found[locale] = {called[value]: value for value in values}
        return {locale: phrases for locale, phrases in found.items() if len(phrases) == len(values)}


def _unit(selector: "Json") -> str:
    inner = next(iter(selector.values()), None) if isinstance(selector, dict) and selector else None
    unit = inner.get("unit_of_measurement", inner.get("unit")) if isinstance(inner, dict) else None
    return unit if isinstance(unit, str) else ""


def _example(field: "Object") -> "Json":
    """Give a field's example: text that is written as JSON where the value is no text."""
    shown = field.get("example")
    if isinstance(shown, str) and shown.lstrip()[:1] in {"[", "{"}:
        try:
            return load_bytes(shown.encode(), shown="")
        except SpecError:
            return shown
    return shown


def _fitting(default: "Json", schema: "Object") -> "Json":
    """Give a default as a list where a list is taken, and as text where text is."""
    if schema.get("type") == "array" and not isinstance(default, list):
        return [default]
    return canon.text(default) if schema.get("type") == "string" and isinstance(default, int | float) else default
