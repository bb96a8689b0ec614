"""Small specs, and what lint finds in them."""

import json
from pathlib import Path
from typing import Any

from seer.pipeline.lint import Linted, lint
from seer.records import LintFinding, Recipe

GOOD = "Search the shop's catalogue by name and give the ten best matches with their prices."


def function(name: str = "search_catalogue", description: str = GOOD, required: Any = (), **properties: Any) -> Any:
    """Give a function whose parameters have descriptions unless they say otherwise."""
    parameters = {"type": "object", "properties": properties, "required": list(required)}
    return {"name": name, "description": description, "parameters": parameters}


def text(description: str = "Words that the product's name must hold, as 'red shoes'.", **keywords: Any) -> Any:
    """Give the schema of a text."""
    return {"type": "string", "description": description, "maxLength": 80, **keywords}


def api(*operations: tuple[str, str, Any], **more: Any) -> Any:
    """Give an OpenAPI document of operations (path, method, operation)."""
    paths: dict[str, Any] = {}
    for path, method, operation in operations:
        paths.setdefault(path, {})[method] = {"responses": {"200": {"description": "fine"}}, **operation}
    return {"openapi": "3.1.0", "info": {"title": "Shop", "version": "1"}, "paths": paths, **more}


def operation(name: str | None = "searchCatalogue", description: str = GOOD, **more: Any) -> Any:
    """Give an operation."""
    return {**({"operationId": name} if name else {}), "description": description, **more}


def mcp(name: str, description: str = GOOD, hints: Any = None, **properties: Any) -> Any:
    """Give a tools/list result of one tool."""
    schema = {"type": "object", "properties": properties}
    tool = {"name": name, "description": description, "inputSchema": schema}
    return {"tools": [{**tool, "annotations": hints} if hints else tool]}


def linted(folder: Path, document: Any, *rules: str, name: str = "spec.json", **options: Any) -> Linted:
    """Lint a document."""
    path = folder / name
    path.write_text(document if isinstance(document, str) else json.dumps(document, indent=1), encoding="utf-8")
    return lint(Recipe(specs=(str(path),)), rules=rules, **options)


def found(folder: Path, document: Any, *rules: str, **options: Any) -> list[LintFinding]:
    """Give what some rules find in a document."""
    return list(linted(folder, document, *rules, **options).findings)
