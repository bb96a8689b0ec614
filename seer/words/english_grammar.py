"""A sentence of a specification in, an English request in the imperative out."""

import re
from typing import TYPE_CHECKING

from seer.words import en
from seer.words.bag import bag
from seer.words.names import split
from seer.words.zh_nouns import NOUNS

if TYPE_CHECKING:
    from seer.records import Tool

AMBIGUOUS = bag(
    """
    account address archive arm batch block book branch calculate change charge check click comment copy count cut
    deploy diff document draft edit email export file filter follow forecast fork form format forward grant
    group import increase index input issue join label lead like link list load lock log look map mark match
    merge monitor move name note number order output pack pad patch pause pay pick pin place plan play poll post
    preview print process produce project promote purchase query queue quote rank rate read record release reply
    report request reserve respond result return review roll round route run sample save scan schedule scroll
    search seed select set share show sign slice sort split star start state status stop store stream strip
    study subject submit suggest sum summary supply support survey switch tag take test time tip token top touch
    track trade train transfer transport trigger trim try tune turn type use value version view visit void vote
    wait walk wash watch wire wish work write zip
    """
)
"""Verbs that are as often nouns: they begin a request before a determiner, or where the tool's name has them first."""
SURE = bag(
    """
    click scroll search list run check show set submit select merge mark move add view request save start stop switch
    """
)
"""Ambiguous ones that are verbs when they stand first, unless `of` follows."""
RETURNING = frozenset(
    {
        *("return", "list", "search", "check", "show", "run", "submit", "update", "switch", "record", "store"),
        *("schedule", "set"),
    }
)
"""Ambiguous ones that are verbs in -s too."""
_TAKING = frozenset({"add", "create", "delete", "get", "list", "remove", "retrieve", "return", "set", "update"})
"""Verbs that need an object."""
_ALWAYS_VERBS = frozenset({("turn", "on"), ("turn", "off"), ("switch", "on"), ("switch", "off"), ("shut", "down")})
_ADVERBS = bag(
    """
    again ahead all another anew apart away back both completely down either forward here immediately manually not
    now off on out over permanently together up
    """
)
"""Words after a verb that begin no noun phrase."""
_MANNERS = frozenset(
    {"detail", "details", "draft", "full", "general", "mode", "order", "place", "progress", "time", "use"}
)
"""Last words of a phrase after "in" or "for" that tells how something is done."""
_PRONOUNS = frozenset({"i", "it", "me", "them", "us"})
_NO_ARTICLE = frozenset({"by", "as", "via", "or", "and"})
"""Words after which a heading's next noun goes without an article."""
_POSTED = bag("announcement article comment message note photo picture reply status story tweet update video")
"""What people post."""
_THING = (
    r"(?:api|apis|endpoint|method|operation|function|tool|call|action|request|route|resource|service|command|query|"
    r"webhook|page)"
)
_WHO = r"(?:you|users?|clients?|one|developers?|customers?|admins?|the \w+)"
_LEAD = re.compile(
    rf"^(?:(?:the|this|an?) )?(?:[\w-]+ ){{0,4}}?{_THING}s? ?(?:that |which |will |would |can be used to |can |"
    rf"is used to |is used for |allows {_WHO} to |allows to |lets you |enables you to |may be used to |used to |to |"
    r"for )+"
)
_OPENING = re.compile(
    rf"^(?:used? (?:this|the|it)(?: {_THING})? ?(?:to|for) |used (?:to|for) |tools? for |you can |allows? {_WHO} to |"
    r"allows? (?=\w+ing )|lets you |enables? (?:you )?to |it is used to |for \w+ to |this is used to |to |please |"
    r"helper to |utility to |responsible for |provides? (?:a )?(?:way|ability|means) to |need this |"
    r"async(?:hronously)? |simply )"
)


_ADVERB = re.compile(r"^[a-z]{3,}ly (?=[a-z])")
_RE = re.compile(r"^(re|un)-(\w)")


def lowered(text: str, *, nouns: frozenset[str] = frozenset()) -> str:
    """Put a heading in lower case: names, acronyms and words with inner capitals keep theirs; `nouns` never do."""
    words = text.split(" ")
    rest = [word for word in words[1:] if len(word) > 3 and word[:1].isalpha()]  # noqa: PLR2004 - "the", "for"
    heading = sum(word[:1].isupper() for word in rest) * 2 > len(rest) or len(rest) < 2  # noqa: PLR2004
    return " ".join(
        _lower(word)
        if index == 0 or heading or word.lower().strip(",").removesuffix("'s") in nouns or _is_common(words, index)
        else _kept(word)
        for index, word in enumerate(words)
    )


def _is_common(words: list[str], index: int) -> bool:
    """Tell a common noun in capitals within a sentence, "an Account", from a part of a name, "GitHub Actions"."""
    word, before, after = words[index], words[index - 1], "".join(words[index + 1 : index + 2])
    alone = before.islower() and not after[:1].isupper()
    return alone and word[:1].isupper() and en.singular(word.lower().strip(",")) in NOUNS


def _lower(word: str) -> str:
    bare = word.strip(",.'’s")
    if word.lower() in en.PROPER or bare.lower() in en.PROPER:
        return en.PROPER.get(word.lower()) or word.replace(bare, en.PROPER[bare.lower()])
    if "-" in word and word.title() == word:
        return word.lower()
    return word[:1].lower() + word[1:] if word[1:].islower() or len(word) == 1 else word


def _kept(word: str) -> str:
    return en.PROPER.get(word, word)


def base(word: str) -> str:
    """Give the imperative of a verb in -s or -ing; empty where it is no verb that is known."""
    low = word.lower()
    if low in en.VERBS:
        return low
    for ending, instead in (("ies", "y"), ("es", ""), ("s", ""), ("ing", ""), ("ing", "e")):
        if low.endswith(ending) and low.removesuffix(ending) + instead in en.VERBS:
            return low.removesuffix(ending) + instead
    if low.endswith("ing") and low[:-4] in en.VERBS and low[-4] == low[-5]:
        return low[:-4]
    return ""


def imperative(text: str, tool: "Tool") -> str:
    """Give the request that a sentence describes, or nothing where it doesn't begin with a verb."""
    text = _RE.sub(r"\1\2", _ADVERB.sub("", text, count=1), count=1)
    for opening in (_LEAD, _OPENING, _LEAD):
        cut = opening.sub("", text, count=1)
        if cut != text and base(cut.split(" ", 1)[0]):
            text = cut
    text = re.sub(
        r"^(?:an? |the )?(?:full |complete |paginated )?list(?:ing)? of (?:all )?(?:of )?(?:the )?", "list all ", text
    )
    words = text.split(" ")
    verb = base(words[0].rstrip(",")) or _past(words)
    if not verb or (verb in AMBIGUOUS and not _is_verb(words, verb, tool)) or _lacks_object(words, verb):
        return ""
    named = next(iter(split(tool.spec_name or tool.name)), "").lower()
    words[0] = (verb if verb == named == "return" or _is_posted(verb, words) else en.SAID.get(verb, verb)) + (
        "," if words[0].endswith(",") else ""
    )
    for index in range(1, min(len(words) - 1, 4)):
        if words[index] in {"and", "or"} and base(words[index + 1]) and words[index + 1].endswith(("s", "ing")):
            words[index + 1] = base(words[index + 1])
    return _settled(" ".join(words))


def _is_posted(verb: str, words: list[str]) -> bool:
    """Tell what people post from what they submit."""
    return verb == "post" and any(en.singular(word.lower()) in _POSTED for word in words)


def _past(words: list[str]) -> str:
    """Give the verb of what a tool has done once it was called: "marked a user as active"."""
    low = words[0].lower()
    if not low.endswith("ed") or words[1:2] == [] or words[1].lower() not in en.DETERMINERS:
        return ""
    return next((verb for verb in (low[:-2], low[:-1]) if verb in en.VERBS), "")


def _lacks_object(words: list[str], verb: str) -> bool:
    """Tell a verb after which a preposition stands in place of what is asked for: "list for a team"."""
    return verb in _TAKING and words[1:2] != [] and words[1].lower() in {"for", "from", "in", "of", "by", "with"}


def _is_verb(words: list[str], verb: str, tool: "Tool") -> bool:
    parts = [part.lower() for part in split(tool.spec_name or tool.name)]
    named = {*parts[:1], *(parts[-1:] if parts[:1] and not base(parts[0]) else ())} - {""}
    after = words[1].lower() if len(words) > 1 else ""
    if (verb, after) in _ALWAYS_VERBS or (verb, words[-1].lower()) in _ALWAYS_VERBS:
        return True
    if (
        (verb in named and (verb == parts[0] or after not in {"", "of", "by", "in", "for"}))
        or after in en.DETERMINERS
        or after in {"for", "through", "up"}
        or words[0].endswith("ing")
    ):
        return True
    sure = verb in SURE if words[0].lower() == verb else verb in RETURNING
    return sure and after not in {"", "of", "by", "in"}


def _settled(text: str) -> str:
    """Mend what spec writers say and people don't."""
    text = re.sub(r"^get (?:back )?(?:an? |the )?lists? of (?:all )?(?:of )?(?:the )?", "get a list of ", text)
    text = re.sub(r"^(?:get|list) all (?:of )?(?:the )?available ", "list all available ", text)
    text = re.sub(r"^(create|add) a new or update an? ", r"\1 or update a ", text)
    text = re.sub(r"^search (?=(?!for |the |all |a |an |through |my |across |in )\w)", "search for ", text)
    return re.sub(r"^(get|query) (?:details|info|information) (?=(?:about|of|on|for) )", "get the details ", text)


def articled(text: str) -> str:
    """Put articles into a heading: "add comment to issue" becomes "add a comment to the issue"."""
    words = text.split(" ")
    if words[0] in {"go", "navigate", "log"} or "'s" in text:
        return text
    if any(word.lower() in en.DETERMINERS for word in words):
        return _completed(words)
    size = 2 if len(words) > 2 and words[1] in {"or", "and"} and words[2] in en.VERBS else 0  # noqa: PLR2004 - "create or update"
    size += 1 if len(words) > size + 1 and words[size + 1] in {"up", "in", "out", "for", "off", "on", "down"} else 0
    head, rest = words[: size + 1], words[size + 1 :]
    making = (words[size] if size == 2 else words[0]) in en.MAKING or words[0] in en.MAKING  # noqa: PLR2004
    return " ".join([*head, *_with_articles(rest, making=making and size < 3, bare=head[-1] == "for")])  # noqa: PLR2004


def _completed(words: list[str]) -> str:
    """Put in articles that are missing where others stand: "add comment to an issue"."""
    if words[0].endswith(","):
        return " ".join(words)
    found: list[str] = []
    phrase: list[str] = []
    told = next((at for at, word in enumerate(words) if word.lower() in {"that", "which", "who", "whose"}), len(words))
    for word in [*words[1:told], ""]:
        if word and word.lower() not in en.PREPOSITIONS and word.lower() not in {"and", "or"}:
            phrase.append(word)
            continue
        if phrase:
            before = found[-1].lower() if found else ""
            before = "and" if found and word.lower() in {"and", "or"} else before
            found.extend(_lacking(phrase, making=words[0] in en.MAKING, before=before))
        phrase = []
        found.extend([word] if word else [])
    return " ".join([words[0], *found, *words[told:]])


def _lacking(phrase: list[str], *, making: bool, before: str) -> list[str]:
    """Give a noun phrase the article that it lacks; what may be no single thing stays as it is."""
    last = phrase[-1].strip(",")
    known = any(
        word.lower().strip(",") in en.DETERMINERS | _ADVERBS or word.endswith(",") or en.plural(word) for word in phrase
    )
    if (
        known
        or before not in {"", "of", "for", "in", "on", "from"}
        or last.lower() in _MANNERS
        or base(phrase[0]) == phrase[0].lower() != last.lower()
    ):
        return phrase
    if not last.isalpha() or en.plural(last) or last.lower() in en.MASS or last[:1].isupper() or last.endswith("ing"):
        return phrase
    if phrase[0].endswith(("ing", "ed", "ly")) or phrase[0].lower() in {"is", "are", "be", "has", "have", "it", "them"}:
        return phrase
    return [en.article(" ".join(phrase)) if making or before else "the", *phrase]


def _with_articles(words: list[str], *, making: bool, bare: bool) -> list[str]:
    found: list[str] = []
    phrase: list[str] = []
    for word in [*words, ""]:
        if word and word.lower() not in en.PREPOSITIONS and word not in {"and", "or"}:
            phrase.append(word)
            continue
        if phrase:
            bare = bare or "".join(found[-1:]) in _NO_ARTICLE
            found.extend(_phrase(phrase, making=making and not found, bare=bare))
        phrase, bare = [], False
        found.extend([word] if word else [])
    return found


def _phrase(phrase: list[str], *, making: bool, bare: bool) -> list[str]:
    last = phrase[-1].lower()
    named = phrase[-1][:1].isupper() and not phrase[-1].rstrip("s").isupper()
    if named or phrase[0].lower() in en.DETERMINERS | _PRONOUNS or (bare and (en.plural(last) or last in en.MASS)):
        return phrase
    if making:
        return phrase if en.plural(last) or last in en.MASS else [en.article(" ".join(phrase)), *phrase]
    if bare:
        return phrase
    return ["the", *phrase]


def fixed_articles(text: str) -> str:
    """Make every "a" and "an" fit the word after it."""
    return re.sub(r"\b(an?) (?=([A-Za-z][\w-]*))", lambda found: f"{en.article(found.group(2))} ", text)
