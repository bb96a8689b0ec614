"""Name of a parameter in, how likely people are to say it out: the machinery's own they leave to it."""

from functools import lru_cache

from seer.words.bag import bag
from seer.words.names import split

_PLUMBING = bag(
    """
    accept accesstoken acceptencoding alt apikey apiversion authorization authuser callback clientrequesttoken
    contenttype correlationid cursor etag endingbefore expand fields idempotencykey ifmatch ifmodifiedsince ifnonematch
    jsonp key nexttoken oauthtoken pagetoken prettyprint quotauser requestid startingafter traceid uploadprotocol
    optfields optpretty pretty token uploadtype useragent userip xgafv xrequestid
    synctoken alwaysincludeemail maxattendees conferencedataversion icaluid sequence
    supportsattachments supportsalldrives useridtype viewid
    """
)
"""Parameters of the machinery, without signs between their words; people leave them to it."""
_PAGED = bag("after before cursor limit maxitems maxresults offset page pagesize perpage size skip start")
"""Parameters by which lists are read in parts."""
_CURSORS = ("cursor", "pagetoken", "synctoken", "continuationtoken", "etag")
"""Ends of names of what an answer before gave."""
_AMAZON = "xamz"
_ENDS = frozenset({"etag", "nonce", "raw", "version", "checksum", "kind"})
_FLAGS = bag(
    "always allow contains dry enable expand force ignore include is not return send show skip supports suppress use "
    "with without"
)
"""First words of names of switches."""
LEAST, SWITCH = 3, 2
"""Ranks of what people leave to the machinery, and of switches."""
_TOLD = bag("body content description email keyword message name query subject summary text title")
"""Last words of names of what people say first."""


def is_machinery(name: str, *, reads: bool) -> bool:
    """Tell a parameter that people leave to the machinery; where nothing is read, parts of lists are of it too."""
    folded = "".join(sign for sign in name.lower() if sign.isalnum())
    if name[:2].lower() in {"x-", "x_"} or folded.endswith(_CURSORS):
        return True
    return folded in _PLUMBING or folded.startswith(_AMAZON) or (folded in _PAGED and not reads)


@lru_cache(maxsize=16384)
def likeliness(name: str) -> int:
    """Rank a parameter by its name: 0 for what people say first, LEAST for what they leave to the machinery."""
    words = [word.lower() for word in split(name)]
    if not words or is_machinery(name, reads=True) or words[-1] in _ENDS:
        return LEAST
    if words[0] in _FLAGS:
        return SWITCH
    return 0 if words[-1] in _TOLD and len(words) == 1 else 1
