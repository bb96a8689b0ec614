"""A boolean of which true isn't clear.

`mode: true` or `status: false` can mean either; so can `disable_cache` with the default true.

Fix: name it after what is so when it is true, as `include_archived`, or say in the description what true does.

Source: https://www.anthropic.com/engineering/writing-tools-for-agents
"""

from typing import TYPE_CHECKING, Final

from seer.lint._spec import Hit
from seer.words.bag import bag
from seer.words.names import split

if TYPE_CHECKING:
    from collections.abc import Iterator

    from seer.lint._spec import Spec
    from seer.records import Severity

SEVERITY: "Final[Severity]" = "note"
_CLEAR: Final = bag(
    """
    is are has have had can may must should will was allow accept add append apply ask auto cache cascade check
    clear compact confirm continue copy create cut debug delete detailed disable discard download draft dry enable
    exclude expand export fail fetch fix follow force full get give hide ignore import include interactive invert
    keep list load lock log match merge need notify omit only open overwrite parse pin post prefer preserve preview
    pretty private public publish quiet raw read recurse recursive refresh reload remember remove render replace
    require reset resolve return reverse run save scroll send share show silent skip sort split start stop store
    stream strict strip sync tail test track trim truncate trust update upload use validate verbose verify wait want
    watch with without wrap write zip
    """
)
_UNCLEAR: Final = bag(
    """
    action choice condition direction flag format kind method mode option order position setting sort state status
    style switch toggle type value variant way
    """
)
_NEGATIVE: Final = bag("disable dont exclude hide no not omit skip without")


def lint(spec: "Spec") -> "Iterator[Hit]":
    """Give the booleans without a description whose name is no yes or no, and those that say no twice."""
    for place in spec.parameters:
        if place.types != {"boolean"} or place.get("enum") is not None:
            continue
        parts = [part.lower() for part in split(place.name)]
        if parts and parts[-1] in _UNCLEAR and parts[0] not in _CLEAR and not place.description:
            yield Hit(place, "is a boolean, and what true means isn't said")
        elif parts and parts[0] in _NEGATIVE and place.get("default") is True:
            yield Hit(place, "says no by default: true means that something isn't done")
