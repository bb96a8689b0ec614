import json
from pathlib import Path
from typing import Any

import pytest

from seer.errors import SpecError
from seer.parse import deep_findings, parse_file


def document(version: str, **schemas: Any) -> dict[str, Any]:
    info = {"title": "t", "version": "1"}
    return {"openapi": version, "info": info, "paths": {}, "components": {"schemas": schemas}}


def found(folder: Path, document: dict[str, Any], **options: Any) -> list[tuple[str, str]]:
    path = folder / "api.json"
    path.write_text(json.dumps(document))
    return [(each.where, each.what) for each in deep_findings(path, shown="api.json", **options)]


@pytest.mark.parametrize("version", ["3.0.0", "3.1.0"])
@pytest.mark.parametrize(
    ("schema", "inner", "what"),
    [
        ({"enum": ["a"], "default": "c"}, "/default", "'c' is not one of ['a']"),
        ({"default": {"a": [1]}, "properties": {"a": {"items": {"type": "string"}}}}, "/default/a/0", "1 is not of"),
    ],
)
def test_a_default_that_its_schema_forbids_is_found_where_it_stands(
    tmp_path: Path, version: str, schema: Any, inner: str, what: str
) -> None:
    like = {"Fair": {"enum": ["a", "c"], "default": "c"}, "Other": {"type": "string"}}
    ((where, told),) = found(
        tmp_path,
        document(version, **like, Bad={"type": ["string", "object"], **schema} if version == "3.1.0" else schema),
    )
    assert (where, what in told) == (f"api.json#/components/schemas/Bad{inner}", True)


def test_a_keyword_is_found_where_it_stands(tmp_path: Path) -> None:
    told = found(tmp_path, document("3.1.0", A={"type": "string"}, B={"properties": {"x": {"maxLength": "9"}}}))
    assert told == [("api.json#/components/schemas/B/properties/x/maxLength", "'9' is not of type 'integer'")]


def test_what_is_known_is_not_told_again(tmp_path: Path) -> None:
    page = {"name": "q", "in": "query", "schema": {"type": "string", "enum": ["a"], "default": "c"}}
    paths = {"/a": {"get": {"parameters": [page], "responses": {"200": {"description": "fine"}}}}}
    whole = {**document("3.0.0"), "paths": paths}
    ((where, _),) = found(tmp_path, whole)
    assert where == "api.json#/paths/~1a/get/parameters/0/schema/default"
    parsed, _ = parse_file(tmp_path / "api.json", shown="api.json")
    assert found(tmp_path, whole, known=parsed.warnings) == []
    with pytest.raises(SpecError, match="1 flaw, refused by --strict"):
        parse_file(tmp_path / "api.json", shown="api.json", strict=True)
