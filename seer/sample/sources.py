"""Where a value may have come from, the most telling first."""

from typing import Literal

Origin = Literal[
    "given",
    "enum",
    "example",
    "default",
    "described",
    "format",
    "topic",
    "id",
    "pattern",
    "stopgap",
    "other",
]
"""Source of a value.

`given`: a person's own pool; `enum`, `example`, `default`: the schema; `described`: what its description lists, quotes
or bounds; `format`: made as the format demands; `topic`: words or a form for what the name and description tell;
`id`: an identifier where one is asked for; `pattern`: spelled out from a regular expression; `stopgap`: nothing is
known of what may stand there (a word for anything, a made-up reference, a number of any size, a text filled up to its
length); `other`: none that the sampler gives there, such as a fault or a value at a limit.
"""
