"""Tool lists of tau-bench domains in, tools out.

Recognised by `tools` under each domain, each with a list of parameters. `type: READ` is the effect read, `WRITE`
write, any other unknown. A name that several domains give to different tools gets the domain before it.
"""

from collections import Counter
from typing import TYPE_CHECKING, Final

from seer import canon
from seer.errors import SpecError, literal
from seer.parse._converted import parameters
from seer.parse._gather import Gather
from seer.parse._shapes import is_listed, listed
from seer.schema.pointer import join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.records import Effect, Json, Parsed

_EFFECTS: "Final[dict[Json, Effect]]" = {"READ": "read", "WRITE": "write"}


def recognises(document: "Json") -> bool:
    """Tell whether it is tau-bench's: domains, each with `tools` whose `parameters` are a list."""
    if not isinstance(document, dict) or not document:
        return False
    return all(
        isinstance(domain, dict)
        and isinstance(domain.get("tools"), list)
        and any(isinstance(tool, dict) and is_listed(tool.get("parameters")) for tool in domain["tools"])
        for domain in document.values()
    )


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of all domains."""
    gather = Gather(source, format_name="tau2")
    found = list(_tools(document))
    different = {(_name(tool), canon.text(tool)) for _, _, tool in found}
    owners = Counter(name for name, _ in different)
    for domain, at, tool in found:
        name = _name(tool)
        with gather.skipping(at, name):
            if not isinstance(tool, dict) or not name.strip() or not isinstance(tool.get("parameters"), list):
                message = f"{literal(tool)} has no name, or no list of parameters"
                raise SpecError(message, where=at, fix="give both")
            place = join(at, "parameters")
            gather.add(
                name if owners[name] == 1 else f"{domain}_{name}",
                parameters(gather, listed(tool["parameters"], at=place, needed=False, warn=gather.warn), at=place),
                at=at,
                description=tool.get("description"),
                effect=_EFFECTS.get(str(tool.get("type")).upper(), "unknown"),
            )
    return gather.parsed()


def _tools(document: "Json") -> "Iterator[tuple[str, str, Json]]":
    """Give domain, place and description of each tool."""
    for domain, content in document.items() if isinstance(document, dict) else ():
        tools = content.get("tools") if isinstance(content, dict) else None
        for index, tool in enumerate(tools if isinstance(tools, list) else ()):
            yield domain, f"{join('', domain)}/tools/{index}", tool


def _name(tool: "Json") -> str:
    name = tool.get("name") if isinstance(tool, dict) else None
    return name if isinstance(name, str) else ""
