"""Words of `--agent` in, options of an agent out."""

import click

from seer.cli._options import together
from seer.errors import AgentError
from seer.records import AgentOptions

AGENT_OPTIONS = together(
    click.option(
        "--agent",
        "agents",
        multiple=True,
        metavar="NAME[:TARGET]",
        help="reference, solver, silent, refuser, always_call, random_valid, "
        "python:module:function, command:…, openai:MODEL.",
    ),
    click.option("--base-url", help="Endpoint of an OpenAI-compatible server, as in http://127.0.0.1:8080/v1."),
    click.option("--temperature", type=float, help="Sampling temperature; the endpoint's own where it isn't given."),
    click.option("--max-tokens", type=click.IntRange(min=1), help="Most tokens of an answer."),
    click.option(
        "--timeout",
        type=click.FloatRange(min=0, min_open=True),
        default=120.0,
        show_default=True,
        help="Seconds to wait for one answer.",
    ),
    click.option(
        "--retries",
        type=click.IntRange(min=0),
        default=2,
        show_default=True,
        help="Repeats after a fault of the endpoint.",
    ),
    click.option("--agent-seed", type=int, default=0, show_default=True, help="Seed that the agent is given."),
)


def agent_options(
    agent: str,
    *,
    base_url: str | None,
    temperature: float | None,
    max_tokens: int | None,
    timeout: float,
    retries: int,
    agent_seed: int,
) -> AgentOptions:
    """Split NAME:TARGET and put the options beside it. Raises AgentError where there is no name."""
    name, _, target = agent.partition(":")
    if not name:
        message = f"{agent!r} names no agent"
        raise AgentError(message, fix="write --agent NAME or --agent NAME:TARGET")
    return AgentOptions(
        name=name,
        target=target,
        base_url=base_url,
        temperature=temperature,
        max_tokens=max_tokens,
        seed=agent_seed,
        timeout=timeout,
        retries=retries,
    )
