"""How much is tried for one tool: a small record, and those that profiles ask for."""

from typing import NamedTuple

from seer.schema.obligations import WALKED_WHOLE


class Effort(NamedTuple):
    """Bounds on the work for one tool; what a person can say comes first, so that little is lost with what is cut.

    `constraints` are walked, the shallow ones first; `tries` are made for each kind, of which `each` that were proved
    are kept; `cases` are kept in all. `obligations` are met one by one instead, and what meets them is kept.
    With a `strength` of 2, each two classes of the parameters are shown together.
    """

    constraints: int = 300
    tries: int = 20_000
    each: int = 2_000
    cases: int = 500
    obligations: int = 0
    strength: int = 1


FULL = Effort()
EXHAUSTIVE = Effort(obligations=WALKED_WHOLE)
QUICK = Effort(constraints=60, tries=90, each=12, cases=60)
