"""Request in a specification writer's words in, the same in a user's out: "your team" is "my team"."""

import re
from functools import lru_cache

from seer.words import en
from seer.words.bag import bag

_WHO = r"(?:(?:the|an) )?(?:currently )?(?:authenticated|authorized|current|logged-in|calling) user"
_KEY = r"(?:\w*id|ids|identifiers?|slug|key|uuid)"
_VAGUE = re.compile(
    r"\b(an?|the|any|one) (?:(?:specified|given|particular|specific|supplied|provided|single|existing|certain),? )+",
    re.IGNORECASE,
)
_SAID: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), said)
    for pattern, said in (
        (rf"\b{_WHO}[’']s\b", "my"),
        (rf"\b(?:for|of|by) {_WHO}\b", ""),
        (r"\bto (?:the )?(?:currently )?(?:authenticated|logged-in) user\b", "to me"),
        (r",? using (?:the|an?|its|their|this|my)\b.*$", ""),
        (r",? (?:when|if|as) (?:requested|needed|required|asked|necessary)\b.*$", ""),
        (r",? and much more$", ""),
        (r",? with all (?:of )?(?:the |its |their )?(?:required|necessary|needed|intended|relevant)\b.*$", ""),
        (r",? or (?:an? |the |one )?(?:single )?(?:part|portion|piece|subset)s?\b.*$", ""),
        (r" between two \w+(?: on an? (?:\w+ )?(?:date|day))?$", ""),
        (r"(?<= of )up to (?:\d+|ten) (?=\w)", ""),
        (r"^(\w+) up to (?:\d+|ten) (?=\w+s\b)", r"\1 "),
        (r",? or of (?:an? |the ).*$", ""),
        (r",? or (?:get|list|search|find) (?:all |the |an? ).*$", ""),
        (r"\b(changes to (?:the )?\w+(?: \w+)?) resources$", r"\1"),
        (r" by \w+(?:, [\w ]+)+,? (?:or|and) .*$", ""),
        (r"^switch branches$", "switch to another branch"),
        (r",? (?:from )?on (?:to|or|/) off\b.*$", ""),
        (r" and filter (?:your|my|the) .*$", ""),
        (r",? based on .*$", ""),
        (r"^notify (?=(?:if|when) )", "notify me "),
        (r"\bthe requester[’']s\b", "my"),
        (r", (?:allowing|containing|enabling|giving|including|providing|returning|showing) .*$", ""),
        (r"^(get|retrieve) (an?|the) (\w+) instance$", r"\1 \2 \3"),
        (
            r"^(change|edit|modify|update) (?:certain|some|various) (?:fields|properties) of (?=an? |the )",
            r"\1 ",
        ),
        (r"^(get|list) (?:an? |the )?collection of (?=\w+s\b)", r"\1 a list of "),
        (r"\bonly this user's\b", "the user's"),
        (r"\b(for|of) (?:the )?authenticated (?:[\w-]+ )?user\b", r"\1 my account"),
        (r",? (?:with|from|in|at|for|to) (?:an? |the )?optional(?:ly)?\b.*$", ""),
        (r",? by (?:setting|passing|providing|specifying|supplying|locating)\b.*$", ""),
        (r",? with (?:the )?(?:following |request )?parameters$", ""),
        (r",? with (?:cursor-based )?pagination$", ""),
        (r",? given (?:an?|the|its|their|some)\b.*$", ""),
        (r" (?:belonging to|from|of|in) the account used\b.*$", ""),
        (r" belonging to the account\b.*$", ""),
        (r",? that (?:has|have|was|were) (?:previously |already )?(?:been )?created\b.*$", ""),
        (r" (?:simultaneously|programmatically|all at once)$", ""),
        (r", this \w+ .*$", ""),
        (r",? with the (?:\w+ )?(?:amount|parameters|details|data|values|information)$", ""),
        (r"\bapple pay\b", "Apple Pay"),
        (r"\bgoogle pay\b", "Google Pay"),
        (r" (?:to|so as to) (?:help )?(?:resolve|fix|solve|troubleshoot)\b.*$", ""),
        (r"^get (?:an? |the )?(?:json |paginated )?(?:response|result|object|page) containing ", "get "),
        (r"^get (?:an? |the )?(?:json )?response (?:with|of) ", "get "),
        (r"^(\w+) and (?=instance of )", r"\1 an "),
        (r"\b(?:an?|the|one) (?:single )?(?:instance|occurrence) of (?:(?:an?|the|one) )?", "the "),
        (r"\b(?<!one or )(?<!or )multiple (?=(?:\w+ )?\w+s\b)", ""),
        (r"^(create (?:an? |the )?(?:new )?\w+),? or (?:completely )?overwrite\b.*$", r"\1"),
        (r"^(verify|check) (?:that )?(?:an? |the )?(\w+)(?: is)? visible\b", r"\1 the visibility of the \2"),
        (r"^get a list of (cost|price|status|balance|weather)\b", r"get the \1"),
        (r"^(find|get) (?:the )?suggest$", r"\1 the suggestions"),
        (r"^search for (?!an? |the |all |my )([a-z]*[a-rt-z]) (?=by )", r"search for a \1 "),
        (r"^get one ", "get the "),
        (r",? (?:that |which )?the (?:authenticated|calling|current) user (?:can|may) access$", " that are open to me"),
        (r" (?:that|which) (?:I|you|we|one|users?) (?:can|may|could)\b.*$", ""),
        (r"^perform (?:an? |the )?(click|scan|search) (?=(?:of|on|in) )", r"\1 "),
        (r"^add (.*) into ", r"add \1 to "),
        (r"^handle (?:the )?(?:user )?log(in|out)\b.*$", r"log \1 to my account"),
        (r"^log out to", "log out of"),
        (rf",? (?:by|with) (?:it[s'’]+ |the |their |an? )?(?:[\w-]+ ){{0,2}}{_KEY}(?: or name)?$", ""),
        (r" (?:with|of|from|in|via|through|by|using) (?:the |an? )?[\w-]+ (?:api|endpoint|tool|service)$", ""),
        (r"\byour\b", "my"),
        (r"\byou(?:'ve| have)\b", "I have"),
        (r"(?<=notify )you\b", "me"),
        (r"\byou\b", "I"),
        (r"\bone or more\b", "some"),
        (r"^\w+, (?:\w+, )+(?:and|or) \w+ (?=(?:an?|the|my) )", "manage "),
        (r" and/or ", " or "),
        (r"^(\w+) or (\w+), (\w+) (?=\w)", r"\1, \2 or \3 "),
    )
)
_THINGS = re.compile(
    r"^\S+ (?:(?:an?|the|some|all|new|each|every|this|my) )*(?:object|resource|instance)s?\b", re.IGNORECASE
)
"""A request for a thing that has no other name."""
_THING = re.compile(r"(?<=\w\w) (?:object|resource)(?= (?:of|for|in|from|to|with|on|by|that|which)\b|$)", re.IGNORECASE)
_RESPONSE = re.compile(r"(?<= )responses?$", re.IGNORECASE)
_MANY = re.compile(r"(?<!all )(?<!all the )\b(?:the |some )?(?P<one>\w+s) (?:and|or) (?P<other>\w+s)(?= of| in| to|$)")
_EITHER = re.compile(r"\ban? (?P<one>\w+) or (?:an? )?(?P<other>\w+)(?= of| in| to| from|$)")
_SWITCHED = re.compile(r"(?:turn|switch) .+ (?:on|off)$", re.IGNORECASE)
_UNIT = (
    "(?:the |an? )?(gallon|gram|hour|kilogram|kilomet(?:er|re)|lit(?:er|re)|met(?:er|re)|mile|minute|ounce|pound|yard)"
)
_CONVERTED = re.compile(rf"^convert {_UNIT} to {_UNIT}$")
_WHICH = bag("annual daily hourly monthly quarterly subhourly weekly yearly")
"""Words of a name that tell a tool from its nearest ones."""
_SPLIT = {"subhourly": "sub-hourly"}
_FIRST = re.compile(r"^\w+ (?:(?:a|the) (?:list|group|set) of )?(?:(?:all|an?|the|my) )*")
_KEPT = 4096
_DANGLING = re.compile(
    r"(?:,| (?:and|or|the|an?|of|to|in|on|for|with|by|from|as|at|via|its|their|my|this|that|which|who|including|"
    r"associated|belonging|existing|identified|provided|specified|supplied|given|using|is|are))+$",
    re.IGNORECASE,
)


def unspecified(asked: str) -> str:
    """Take out that a thing is specified: the user specifies it."""
    return _VAGUE.sub(r"\1 ", asked)


@lru_cache(maxsize=_KEPT)
def mended(asked: str, *, keeps_response: bool = False) -> str:
    """Say a request from the user's side, without what only its writer needs to say.

    A response at its end is what the tool gives back, unless `keeps_response` tells that it is what is asked for.
    """
    for pattern, said in _SAID:
        asked = pattern.sub(said, asked)
    asked = asked if keeps_response else _RESPONSE.sub("", asked)
    return asked if _THINGS.match(asked) else _THING.sub("", asked)


def one_of_two(asked: str, nouns: frozenset[str]) -> str:
    """Name the one of two kinds that the tool's name tells: `move_file` moves a file, not "files and directories".

    A kind that the name has in the plural stays as it is.
    """
    for pattern, article in ((_MANY, "the "), (_EITHER, "a ")):
        found = pattern.search(asked)
        if found is None:
            continue
        one, other = (en.singular(found[part]) for part in ("one", "other"))
        if one in nouns and other not in nouns and en.pluralised(one) not in nouns:
            asked = f"{asked[: found.start()]}{article}{one}{asked[found.end() :]}"
    return asked


def in_units(asked: str) -> str:
    """Say between which units is converted as people do: "convert liters to gallons"."""
    return _CONVERTED.sub(r"convert \1s to \2s", asked)


def qualified(asked: str, named: frozenset[str]) -> str:
    """Say which of several like things is meant where only the tool's name tells it: "the daily usage records"."""
    told = asked.lower().split()
    for word in sorted(_WHICH & named):
        if not any(one.replace("-", "").startswith(word[:-2]) for one in told):
            asked = _FIRST.sub(rf"\g<0>{_SPLIT.get(word, word)} ", asked, count=1)
    return asked


def undangled(asked: str) -> str:
    """Cut words that lead on to nothing; what is turned on or off stays so."""
    if _SWITCHED.match(asked):
        return asked
    return _DANGLING.sub("", asked).strip(" ,")
