"""Function list of any provider in, tools out.

Recognised by entries that have a name and a schema of their parameters, in the shapes of

- OpenAI and Mistral: `{"type": "function", "function": {"name", "description", "parameters"}}`, or flat;
- Anthropic: `{"name", "description", "input_schema"}`;
- Gemini: `{"functionDeclarations": [{"name", "parameters"}]}`, types in capitals, or `parametersJsonSchema`;
- Bedrock: `{"toolSpec": {"name", "inputSchema": {"json": {…}}}}`, also under `toolConfig`;
- the Berkeley leaderboard's docs: `"type": "dict"` and the types of Python, Java and JavaScript.

One entry, a list, JSON lines, and lists under `tools`, `functions` or `function`, also one in each row of a list: what
is described the same way twice is one tool. `parameters` may be properties alone or a list of `{"name", "type"}`.
`returns` or `response` is the result's schema. Tools that a provider itself defines are left out with a warning.
"""

from typing import TYPE_CHECKING

from seer.parse._converted import parameters, returns
from seer.parse._functions import entries, function, is_function, unwrapped
from seer.parse._gather import Gather

if TYPE_CHECKING:
    from seer.records import Json, Parsed


def recognises(document: "Json") -> bool:
    """Tell whether it is a list of functions: entries with a name and `parameters` or `input_schema`."""
    is_own = isinstance(document, dict) and "seer" in document
    return not is_own and any(is_function(entry) for entry in entries(document))


def parse(document: "Json", source: str) -> "Parsed":
    """Give the tools of a function list."""
    gather = Gather(source, format_name="functions")
    for entry in entries(document):
        value = entry.value
        name = unwrapped(value, "")[0].get("name") if isinstance(value, dict) else None
        if isinstance(value, dict) and "cachePoint" in value:
            continue  # Bedrock's mark in a list of tools
        with gather.skipping(entry.at, name):
            found = function(entry, gather)
            gather.add(
                found.name,
                parameters(gather, found.shaped, at=found.schema_at, dialect=found.dialect),
                at=found.at,
                description=found.description,
                returns=returns(gather, found.returns, at=found.returns_at, dialect=found.dialect),
            )
    return gather.parsed()
