"""English: rules of numbers, days, lists and statements."""

from seer.words.english import English
from seer.words.grammar import Days, Grammar
from seer.words.languages import Language

RULES = Grammar(
    locale="en",
    connectors=(" should be set to ", " should be ", " set to ", " to be ", " are ", " is ", ": "),
    tight=(" as ", " of ", " "),
    quotes=(("“", "”"), ('"', '"')),
    joiners=(", and ", " and ", ", "),
    ordinals=("first", "second", "third"),
    yes=("yes",),
    no=("no",),
    ends=",.;!?\n",
    between=(" and ",),
    gap=" ",
    fillers=("um, ", "uh, ", "hmm, ", "er, "),
    corrections=(", no wait, ", ", no, sorry, ", ", sorry, I mean ", ", or rather ", ", actually make that "),
    reverse=(" as the ", " as "),
    leads=("use ", "take ", "with ", "and ", ", "),
    loose=(
        "as many as possible",
        "a few",
        "to be confirmed",
        "TBC",
        "not decided yet",
        "any of them",
        "neither of them",
        "not specified",
        "some day next spring",
        "half past nine",
        "three days",
    ),
    days=Days(
        named=(
            ("today", 0),
            ("tomorrow", 1),
            ("the day after tomorrow", 2),
            ("yesterday", -1),
            ("the day before yesterday", -2),
        ),
        ahead="{} days from today",
        ago="{} days ago",
        weeks="{} weeks from today",
        in_week=(("{} of this week", 0), ("{} of next week", 1)),
        weekdays=("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"),
    ),
    bare={"day": " on ", "email": ": ", "url": ": ", "text": ": "},
)


def language() -> Language:
    """Give how English words tools."""
    return English()
