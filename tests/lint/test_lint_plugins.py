"""A rule is one file, of this package or another's."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from lint_lab import found, function

from seer import registry
from seer.errors import PluginError
from seer.lint import RULES
from seer.lint._help import load

RULE = '''"""A tool that shouts.

Capitals are read as an acronym.

Fix: write it in small letters.

Source: https://example.org/names
"""

from seer.lint._spec import Hit

SEVERITY = "warning"


def lint(spec):
    """Give the tools in capitals."""
    return [Hit(subject, "shouts") for subject in spec.subjects if subject.tool.name.isupper()]
'''


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # noqa: ANN201 - a function
    """Offer a rule as a package of its own does."""
    folder = tmp_path / "package"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)

    def offered(module: str, text: str) -> None:
        (folder / f"{module}.py").write_text(text)
        entry = EntryPoint(name=module, value=module, group="seer.lint")
        known = {**registry._offered("seer.lint"), module: entry}
        monkeypatch.setattr(registry, "_offered", lambda group: known if group == "seer.lint" else {})

    return offered


def test_a_rule_of_another_package(tmp_path: Path, offer) -> None:  # noqa: ANN001 - a function
    offer("shouting_rule", RULE)
    assert "shouting_rule" in RULES.names()
    (hit,) = found(tmp_path, [function("FIND")], "shouting_rule")
    assert (hit.what, hit.severity, hit.fix) == ("shouts", "warning", "write it in small letters.")
    told = load("shouting_rule")[1]
    assert (told.what, told.why) == ("A tool that shouts.", "Capitals are read as an acronym.")
    assert told.sources == ("https://example.org/names",)


@pytest.mark.parametrize(
    ("module", "change", "message"),
    [
        ("loud_rule", ('"warning"', '"bad"'), "has the severity 'bad'"),
        ("mute_rule", (RULE[: RULE.index("from")], ""), "has no docstring"),
        ("idle_rule", ("def lint", "def other"), "has no function 'lint'"),
    ],
)
def test_a_rule_that_lacks_something(offer, module: str, change: tuple[str, str], message: str) -> None:  # noqa: ANN001
    offer(module, RULE.replace(*change))
    with pytest.raises(PluginError, match=message):
        load(module)


@pytest.mark.parametrize("name", RULES.names())
def test_every_rule_says_what_why_how_and_on_whose_word(name: str) -> None:
    told = load(name)[1]
    assert all((told.what.endswith("."), told.why, told.fix.endswith("."), told.sources))
