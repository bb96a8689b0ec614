"""Every plug-in of every registry loads, has what its Protocol asks for, and says what it is."""

import pytest

from seer.agents import AGENTS
from seer.checks import CHECKS
from seer.errors import PluginError
from seer.lint import RULES
from seer.parse import FORMATS
from seer.registry import Registry
from seer.report import REPORTS

REGISTRIES = (AGENTS, CHECKS, FORMATS, REPORTS, RULES)


@pytest.mark.parametrize(("registry", "name"), [(r, name) for r in REGISTRIES for name in r.names()])
def test_each_plugin_loads(registry: Registry[object], name: str) -> None:
    module = registry.get(name)
    assert module.__doc__
    assert all(callable(getattr(module, need)) for need in registry.needs)


@pytest.mark.parametrize("registry", REGISTRIES)
def test_an_unknown_name_gets_the_nearest(registry: Registry[object]) -> None:
    known = registry.names()[0]
    with pytest.raises(PluginError, match=f"did you mean '{known}'"):
        registry.get(known[:-1] + "_")
