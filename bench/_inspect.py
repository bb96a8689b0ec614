"""Number of samples in, one JSON line on Inspect AI's runner out: its mock model, one tool call a sample, no network.

Runs in the peer's environment. Token counting would fetch a file, so a word count, which is cheaper, stands in.
"""

import json
import sys
import tempfile
import time
from importlib.metadata import version

import tiktoken


class Words:
    """Counts words where a tokenizer would count tokens."""

    def encode(self, text: str, **_: object) -> list[str]:
        """Split on blanks."""
        return text.split()

    encode_ordinary = encode


tiktoken.get_encoding = tiktoken.encoding_for_model = lambda _: Words()

from inspect_ai import Task  # noqa: E402
from inspect_ai import eval as run  # noqa: E402
from inspect_ai.dataset import MemoryDataset, Sample  # noqa: E402
from inspect_ai.model import ModelOutput, get_model  # noqa: E402
from inspect_ai.scorer import includes  # noqa: E402
from inspect_ai.solver import generate, use_tools  # noqa: E402
from inspect_ai.tool import tool  # noqa: E402


@tool
def get_weather() -> object:
    """Make the tool."""

    async def execute(city: str, date: str) -> str:
        """Weather of a city on a date.

        Args:
          city: name of the city
          date: the date
        """
        return f"sunny in {city} on {date}"

    return execute


def answer(messages: list, *_: object, **__: object) -> ModelOutput:
    """Call the tool once, then answer."""
    if any(message.role == "tool" for message in messages):
        return ModelOutput.from_content("mockllm/model", "It is sunny.")
    return ModelOutput.for_tool_call("mockllm/model", "get_weather", {"city": "Paris", "date": "2026-06-18"})


def main(count: int) -> None:
    """Run and print."""
    samples = MemoryDataset([Sample(input=f"weather {n}?", target="sunny") for n in range(count)])
    task = Task(dataset=samples, solver=[use_tools(get_weather()), generate()], scorer=includes())
    model = get_model("mockllm/model", custom_outputs=answer)
    with tempfile.TemporaryDirectory() as logs:
        begun = time.perf_counter()
        log = run(task, model=model, display="none", log_dir=logs, max_connections=100, max_samples=100)[0]
        seconds = time.perf_counter() - begun
    print(json.dumps({
        "peer": f"inspect-ai {version('inspect-ai')}", "status": log.status, "trials": count,
        "seconds": round(seconds, 3), "a_second": round(count / seconds, 1),
    }))  # fmt: skip


if __name__ == "__main__":
    main(int(sys.argv[1]))
