"""The SARIF log has what its schema asks for, and what code review shows."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from lint_lab import api, function, linted, operation

from seer.lint import RULES
from seer.lint._sarif import sarif

KEYS = {
    "log": {"$schema", "version", "runs"},
    "run": {"tool", "columnKind", "results"},
    "driver": {"name", "version", "rules"},
    "rule": {"id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration", "helpUri"},
    "result": {"ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"},
    "location": {"physicalLocation", "logicalLocations"},
    "physical": {"artifactLocation", "region"},
}
"""Properties that SARIF 2.1.0 defines for each object and seer writes; its schema takes no others."""
LEVELS = {"none", "note", "warning", "error"}


def log(folder: Path, document: Any, *rules: str, name: str = "spec.json") -> Any:
    made = linted(folder, document, *rules, name=name)
    return json.loads(json.dumps(sarif(made.findings, made.rules, version="1.0")))


def test_a_log_has_the_required_structure(tmp_path: Path) -> None:
    whole = log(tmp_path, [function(description="", q={"type": "string"})])
    assert whole["version"] == "2.1.0"
    assert urlsplit(whole["$schema"]).scheme == "https"
    (run,) = whole["runs"]
    rules = run["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == list(RULES.names())
    for rule in rules:
        assert urlsplit(rule["helpUri"]).scheme == "https"
        assert all(rule[key]["text"] for key in ("shortDescription", "fullDescription", "help"))
        assert rule["defaultConfiguration"]["level"] in LEVELS
    assert run["results"]
    for result in run["results"]:
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["level"] in LEVELS
        assert result["message"]["text"]
        assert result["partialFingerprints"]["seerFinding/v1"]


def test_a_log_has_no_property_that_the_standard_lacks(tmp_path: Path) -> None:
    whole = log(tmp_path, [function(description="", q={"type": "string"})])
    (run,) = whole["runs"]
    locations = [location for result in run["results"] for location in result["locations"]]
    for kind, objects in {
        "log": [whole],
        "run": [run],
        "driver": [run["tool"]["driver"]],
        "rule": run["tool"]["driver"]["rules"],
        "result": run["results"],
        "location": locations,
        "physical": [location["physicalLocation"] for location in locations],
    }.items():
        assert all(each.keys() <= KEYS[kind] for each in objects), kind
    assert run["columnKind"] in {"utf16CodeUnits", "unicodeCodePoints"}


def test_a_result_leads_to_line_and_pointer(tmp_path: Path) -> None:
    whole = log(tmp_path, [function(q={"type": "string"})], "missing_parameter_description", name="a b.json")
    (result,) = whole["runs"][0]["results"]
    (location,) = result["locations"]
    physical, (logical,) = location["physicalLocation"], location["logicalLocations"]
    assert physical["artifactLocation"]["uri"].endswith("/a%20b.json")
    assert '"q": {' in (tmp_path / "a b.json").read_text().splitlines()[physical["region"]["startLine"] - 1]
    assert logical == {"name": "q", "fullyQualifiedName": "/0/parameters/properties/q", "kind": "property"}


def test_fingerprints_outlive_moved_lines_and_order(tmp_path: Path) -> None:
    one, two = function("find_a", "", q={"type": "string"}), function("find_b", "Find each b that the shop sells.")

    def marks(document: Any) -> dict[str, str]:
        made = linted(tmp_path, document, "missing*")
        return {f"{each.rule} {each.tool} {each.parameter}": each.fingerprint for each in made.findings}

    before = marks([one, two])
    assert len(set(before.values())) == 2
    assert marks([two, one]) == before
    assert marks("\n\n" + json.dumps([two, one], indent=4)) == before


def test_the_fingerprint_of_a_shared_place_is_no_tool_s(tmp_path: Path) -> None:
    refer = {"requestBody": {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Pet"}}}}}
    pet = {"schemas": {"Pet": {"type": "object", "properties": {"name": {"type": "string"}}}}}
    one = ("/b", "post", operation("keepPet", "Keep a pet that was found.", **refer))
    two = ("/a", "post", operation("addPet", "Add a pet that is new.", **refer))
    marks = [
        {each.fingerprint for each in linted(tmp_path, api(*paths, components=pet), "missing_param*").findings}
        for paths in ([one], [two], [one, two])
    ]
    assert marks[0] == marks[1] == marks[2]


def test_findings_of_one_place_have_different_fingerprints(tmp_path: Path) -> None:
    made = linted(tmp_path, [function(q={"type": "wat", "format": 3, "maxLength": -1})], "repaired").findings
    assert len(made) > 1
    assert len({each.fingerprint for each in made}) == len(made)


def test_braces_and_links_are_text(tmp_path: Path) -> None:
    whole = log(tmp_path, [function("[x](javascript:1) {0}")], "refused_name")
    (result,) = whole["runs"][0]["results"]
    assert "](" not in result["message"]["text"]
    assert "{{0}}" in result["message"]["text"]


def test_an_absolute_path_is_a_file_uri(tmp_path: Path) -> None:
    whole = log(tmp_path, api(("/a", "get", operation("a/b"))), "refused_name")
    (result,) = whole["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].startswith("file:///")
