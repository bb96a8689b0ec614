"""English request and its tool in, the same as people ask for one thing out: "get the details of a user".

| a specification's words | said |
|---|---|
| "get a user", where a parameter says which one | "get the details of a user" |
| "create a pet": nobody makes what lives or what is in the sky | "add a new pet" |
| "update a planet", "delete a planet" | "update the details of a planet", "remove a planet" |
| "move or rename a file", by the name of `move_file` | "move a file" |
| "the user's calendars", where nothing says whose | "my calendars" |
"""

import re
from typing import TYPE_CHECKING

from seer.words.bag import bag
from seer.words.core import is_identifying
from seer.words.en import PREPOSITIONS, singular
from seer.words.names import split

if TYPE_CHECKING:
    from seer.records import Tool

_GOT = re.compile(r"get (?P<thing>an? (?P<noun>[\w-]+(?: [\w-]+){0,3}?))(?P<rest> (?:for|from|in|on|within) .+)?")
_MADE = re.compile(r"create an? (?:new )?(?P<noun>[\w-]+)(?P<rest> .+)?")
_INTO = re.compile(r"^ in(?:to)? ")
_DONE = re.compile(r"(?P<verb>update|delete) (?P<thing>(?:an?|the) (?P<noun>[\w-]+))")
_EITHER = re.compile(r"(\w+) or (\w+) (?=(?:an?|my|the) )")
_ITSELF = bag(
    """
    access answer article audio balance blob code comment content copy count diff document email estimate file forecast
    hint history image key letter link list log map message note number overview page patch photo picture post preview
    price quote random reading recording reply report result review sample score screenshot snapshot statement status
    stream summary text thread thumbnail token total transcript translation tree url value version video word
    """
)
"""Things that people want to have or to read, rather than to be told of."""
_NATURAL = bag("animal bird cat dog fish horse moon person pet planet star")
"""What is there before anybody records it."""
_WHOSE = bag("account customer email login member owner person user username")
_OF_USER = re.compile(r"\bthe user['’]s\b")


def of_one(asked: str, tool: "Tool") -> str:
    """Say a request for one thing as people do."""
    asked = _done_by_name(asked, tool)
    names = {name: {singular(word.lower()) for word in split(name)} for name in tool.parameters.get("properties", {})}
    if all(_WHOSE.isdisjoint(names[name]) for name in tool.parameters.get("required", ()) if name in names):
        asked = _OF_USER.sub("my", asked)
    if (made := _MADE.fullmatch(asked)) and made["noun"] in _NATURAL:
        return f"add a new {made['noun']}{_INTO.sub(' to ', made['rest'] or '')}"
    if (done := _DONE.fullmatch(asked)) and done["noun"] in _NATURAL:
        return f"{'update the details of' if done['verb'] == 'update' else 'remove'} {done['thing']}"
    got = _GOT.fullmatch(asked)
    if got is None:
        return asked
    said = got["noun"].lower().split()
    noun = singular(said[-1])
    if noun in _ITSELF or not PREPOSITIONS.isdisjoint(said) or not _is_told(noun, names, tool):
        return asked
    return f"get the details of {got['thing']}{got['rest'] or ''}"


def _done_by_name(asked: str, tool: "Tool") -> str:
    """Say the one of two things to do that the tool is named after: `move_file` moves what others rename."""
    either = _EITHER.match(asked)
    named = {word.lower() for word in split(tool.spec_name or tool.name)}
    found = [verb for verb in either.groups() if verb in named] if either else []
    return f"{found[0]} {asked[either.end() :]}" if either and len(found) == 1 else asked


def _is_told(noun: str, names: "dict[str, set[str]]", tool: "Tool") -> bool:
    """Tell whether a parameter that is required says which one is meant: by its id, or as what is called so itself."""
    required = [name for name in tool.parameters.get("required", ()) if name in names]
    return any(
        (noun in names[name] and (is_identifying(name) or [*split(name)][-1:] == [noun]))
        or name.lower() in {"id", "sid"}
        for name in required
    )
