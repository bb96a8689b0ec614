"""Offered tool and seed in, a call with sampled arguments out."""

from seer import canon
from seer.records import OfferedTool, Prompt, Proposed
from seer.sample import SampleError, sample


def call(tool: OfferedTool, prompt: Prompt, *, seed: int) -> Proposed:
    """Propose a call whose arguments satisfy the tool's schema, or none where no such arguments are found."""
    try:
        arguments = sample(tool.parameters, seed=seed, locale=prompt.locale, name=tool.name, now=prompt.now)
    except SampleError:
        arguments = {}
    return Proposed(name=tool.name, raw=canon.text(arguments))
