"""Tool in, what to ask for by its title's noun, its path or its name out, where descriptions don't say it."""

import re
from typing import TYPE_CHECKING, NamedTuple

from seer.words import en
from seer.words.bag import bag
from seer.words.clean import chinese_share, letters_only, sentence
from seer.words.english_grammar import AMBIGUOUS, articled, base, fixed_articles, lowered
from seer.words.names import humanise, said, split

if TYPE_CHECKING:
    from seer.records import Tool

_METHODS = {"GET": "get", "HEAD": "check", "DELETE": "delete", "PUT": "update", "PATCH": "update", "POST": "submit"}
_HTTP = frozenset({"get", "post", "put", "delete", "patch"})
_ONE = frozenset(
    {"get", "delete", "update", "create", "create or update", "show", "describe", "cancel", "start", "stop"}
)
_MOST = 9
_EMPTY = bag(
    """
    api apis endpoint service rest json xml http index public partial v
    """
)
_BARE = bag("search status list info information data detail details item items result results request value values")
_HALF = 0.4
"""Share of Chinese letters from which on a description is Chinese."""
_GOING = {"log in": "to", "log out": "of"}
"""Verbs that take no object, and what stands before where to: what is named beside them is the tool's own."""
_PLAIN_VERBS = frozenset(
    {"add", "create", "delete", "find", "get", "list", "read", "remove", "search", "send", "update"}
)
"""Verbs that say in a name alone what is done."""
_LAST = bag("create delete get read update write")
"""Verbs that stand behind their noun in a name that begins with a word which may be a verb: `issue_read`."""
_MARKING = bag("check mark set")
_TOLD = bag(
    """
    availability balance count details distance facts forecast history info information list names news overview price
    prices profile quote rate rates report result results schedule score scores stats statistics status summary time
    version weather
    """
)
"""What a name without a verb may ask to be told."""
_WHICH = bag("local mobile national")
"""What a name may tell of its noun behind it."""
_INSTRUMENTS = bag(
    """
    analyser analyzer assistant calculator camera checker classifier compiler converter counter crawler debugger decoder
    detector downloader editor encoder engine estimator explorer extractor finder formatter generator interpreter linter
    optimiser optimizer parser picker planner printer reader recogniser recognizer recommender scanner scheduler scraper
    shell simulator solver summariser summarizer terminal timer tokenizer tracker translator validator verifier viewer
    """
)
"""What people say that they use, where a name says no more."""
_MORE = re.compile(r"[,:(]| (?:that|which|where|when|with|by|as|containing|including|used|given) ")
_SENTENCE = re.compile(
    r"\b(?:is|are|was|can|may|will|has|have|belongs?|allows?|provides?|contains?|represents?|this)\b", re.IGNORECASE
)
"""What tells a sentence from a noun phrase."""
_VERSION = re.compile(r"v?\d[\w.-]*")


def from_noun(tool: "Tool") -> str:
    """Give a request for what a title names without a verb: "Best Seller List" is "get the best seller list"."""
    return _named(tool, (tool.title or "").strip(" ."))


def from_description(tool: "Tool") -> tuple[str, ...]:
    """Give a request for what a description names: "Weather of a city" is "get the weather of a city"."""
    asked = _named(tool, _opening(tool.description))
    return (asked,) if asked else ()


def _opening(description: str) -> str:
    """Give a description's first words up to what tells more of the thing that they name."""
    told = re.sub(r"^(?:(?:the|an?) |references? to )+", "", sentence(description), flags=re.IGNORECASE)
    thing = _MORE.split(told, maxsplit=1)[0]
    return "" if _SENTENCE.search(thing) else re.sub(r" \w+ed$", "", thing)


def _named(tool: "Tool", title: str) -> str:
    words = title.split()
    if (
        not 1 <= len(words) <= _MOST
        or not letters_only(title.replace("-", " "))
        or tool.effect in {"write", "destructive"}
    ):
        return ""
    if any(word.lower() in _EMPTY or word.lower() == "by" for word in words):
        return ""
    if base(words[0]) and not (words[0].lower() in AMBIGUOUS and en.plural(words[-1])):
        return ""
    noun = lowered(title)
    if len(words) > 1 and words[-1].lower() == "search":
        return f"search for {en.pluralised(noun.rpartition(' ')[0])}"
    noun = noun if noun.split(" ", 1)[0].lower() in en.DETERMINERS else f"the {noun}"
    return f"get {noun}"


class PathParts(NamedTuple):
    """What method and path ask for: `noun` as the verb takes it, `owner` in the singular or empty."""

    verb: str
    noun: str
    owner: str


def path_parts(tool: "Tool") -> PathParts | None:
    """Read method and path of a tool whose name says no more than they do; None for others."""
    if tool.http is None or not _is_path(tool) or chinese_share(tool.description) > _HALF:
        return None
    steps = [step for step in tool.http.path.split("?", 1)[0].split("/") if step and not _VERSION.fullmatch(step)]
    if steps and "." in steps[-1]:
        return None
    nouns = [(index, _noun(step)) for index, step in enumerate(steps) if "{" not in step and step.lower() not in _EMPTY]
    nouns = [(index, noun) for index, noun in nouns if noun]
    if not nouns:
        return None
    last, noun = nouns[-1]
    before = next((one for index, one in reversed(nouns[:-1]) if index < last and one != noun), "")
    at_end = last == len(steps) - 1
    verb, _, rest = noun.partition(" ")
    if before and base(verb) == verb and (verb not in AMBIGUOUS or (tool.http.method != "GET" and at_end)):
        owner = en.singular(before)
        return PathParts(en.SAID.get(verb, verb), rest or owner, owner if rest else "")
    if noun == "search":
        return PathParts("search", before, "") if before else PathParts("run", noun, "")
    below = last and "{" in steps[last - 1]
    owner = en.singular(before) if before and (below or is_bare(noun)) else ""
    return PathParts(*_crud(tool.http.method, noun, single=not at_end), owner)


def is_bare(noun: str) -> bool:
    """Tell a noun that says nothing of what it is about."""
    return all(word.lower() in _BARE for word in noun.split())


def _above(tool: "Tool", noun: str) -> str:
    """Give the last noun of a tool's path that a bare one leaves out."""
    steps = tool.http.path.split("?", 1)[0].split("/") if tool.http else []
    found = [_noun(step) for step in steps if step and "{" not in step and not _VERSION.fullmatch(step)]
    known = {en.singular(word) for word in noun.split()}
    return next((one for one in reversed(found) if one and not is_bare(one) and en.singular(one) not in known), "")


def from_path(tool: "Tool") -> tuple[str, ...]:
    """Give a request from method and path: "list the groups of the user"."""
    parts = path_parts(tool)
    if parts is None:
        return ()
    article = "a" if parts.verb == "create" else "the"
    owner = f" of the {parts.owner}" if parts.owner else ""
    return (fixed_articles(f"{parts.verb} {article} {parts.noun}{owner}"),)


def _crud(method: str, noun: str, *, single: bool) -> tuple[str, str]:
    one = en.singular(noun)
    many = en.plural(noun.rpartition(" ")[2])
    if method == "POST":
        return ("update", one) if single else ("create" if many else "submit", one)
    if method == "GET" and many and not single:
        return "list", noun
    return _METHODS.get(method, "use"), one if many and single else noun


def _is_path(tool: "Tool") -> bool:
    """Tell whether a tool's name only repeats its method and path."""
    path = {part.lower() for part in split(tool.http.path)} if tool.http else set()
    known = path | _HTTP | {"id", "x"}
    return all(part.lower() in known or part.isdigit() for part in split(tool.spec_name or tool.name)[:5])


def _noun(step: str) -> str:
    words = humanise(step.split(".", 1)[0].split(":", 1)[0]).split(" by ", 1)[0]
    return words if letters_only(words) else ""


def from_name(tool: "Tool") -> tuple[str, ...]:
    """Give verb and noun of a tool's name: "listPets" is "list the pets"; nothing where it has no Latin words."""
    name = tool.spec_name or tool.name
    parts = _worded(name)
    if name.count(".") > 1:
        parts = parts[-3:]
    words = [part.lower() for part in parts][:_MOST]
    if "using" in words and words[-1] in _HTTP:
        words = [words[-1], *words[: words.index("using")]]
    if not words:
        return ()
    verb, rest = _posted(words) or _verb(words, tool)
    if chinese_share(tool.description) > _HALF and (_place(words, tool) is None or verb not in _PLAIN_VERBS):
        return ()
    if not rest:
        return (f"run the {verb or words[0]}",)
    if not verb:
        return _told(rest)
    if verb in {"get", "list"} and len(rest) > 1 and rest[-1] == "search":
        verb, rest = "search", rest[:-1]
    noun = _noun_of(verb, rest)
    if verb in _ONE and len(rest) > 1 and _noun_first(name, rest):
        noun = en.singular(noun)
    above = _above(tool, noun) if noun and is_bare(noun) and not is_bare(f"{noun} {verb}") else ""
    if above and noun == "search":
        return (fixed_articles(articled(f"search the {above}")),)
    noun = f"the {noun} of the {en.singular(above)}" if above else noun
    return (fixed_articles(articled(f"{verb} {noun}")),)


def _noun_of(verb: str, words: list[str]) -> str:
    """Say the noun of a name: what tells which one goes before it, and what is listed is more than one."""
    if verb in _GOING:
        return f"{_GOING[verb]} my account"
    if len(words) > 1 and words[-1] in _WHICH:
        words = [words[-1], *words[:-1]]
    noun = " ".join(said(word) for word in words)
    return en.pluralised(noun) if verb == "list" and words[-1] not in en.MASS and not is_bare(noun) else noun


def _posted(words: list[str]) -> tuple[str, list[str]] | None:
    """Read a name that is a method and what one is made of: "post-orders"."""
    if words[0] != "post" or not words[1:] or not en.plural(words[-1]):
        return None
    return "create", [*words[1:-1], en.singular(words[-1])]


def _told(words: list[str]) -> tuple[str, ...]:
    """Give a request for what a name without a verb names, if people ask to be told that."""
    if words[-1] == "list" and len(words) > 1 and en.plural(words[-2]):
        return (_listing(words[:-1]),)
    verb = "get" if words[-1] in _TOLD else "use" if words[-1] in _INSTRUMENTS else ""
    return (f"{verb} the {' '.join(said(word) for word in words)}",) if verb else ()


def _listing(words: list[str]) -> str:
    """Ask for a list that a name ends with, and of whose it is: "users_drafts_list" is of a user's drafts."""
    owner = next((at for at in range(len(words) - 2, -1, -1) if en.plural(words[at])), -1)
    listed = " ".join(said(word) for word in words[owner + 1 :])
    return f"list the {listed}" + (f" of the {en.singular(said(words[owner]))}" if owner >= 0 else "")


def from_steps(tool: "Tool") -> tuple[str, ...]:
    """Give a request for a name that is a method and a path: "deleteCustomersCustomerCardsId" is of a customer's card.

    What stands for a value in the path tells such names from others, and its steps from each other.
    """
    words = [part.lower() for part in _worded(tool.spec_name or tool.name)]
    if not words or words[0] not in _HTTP:
        return ()
    steps: list[list[str]] = [[]]
    single = False
    for word in words[1:]:
        if word == "id" or (steps[-1] and word == en.singular(steps[-1][-1]) and en.plural(steps[-1][-1])):
            single = True
        else:
            if single:
                steps.append([])
            steps[-1].append(word)
            single = False
    nouns = [" ".join(said(word) for word in step) for step in steps if step]
    if not nouns or len(nouns) < len(steps) or (len(nouns) == 1 and not single):
        return ()
    *above, noun = nouns
    if above and words[0] == "post" and base(noun) == noun and not single:
        verb, noun = en.SAID.get(noun, noun), en.singular(above.pop())
    else:
        verb, noun = _crud(words[0].upper(), noun, single=single)
    owner = f" of the {en.singular(above[-1])}" if above else ""
    return (fixed_articles(f"{verb} {'a' if verb == 'create' else 'the'} {noun}{owner}"),)


def _worded(name: str) -> list[str]:
    return [part for part in split(name) if part.isalpha() and part.isascii() and part.lower() not in _EMPTY]


def _noun_first(name: str, rest: list[str]) -> bool:
    """Tell whether a name has its verb after the noun, as in `RouteTables_Delete`."""
    return "_" in name and name.lower().startswith(rest[0])


def _verb(words: list[str], tool: "Tool") -> tuple[str, list[str]]:
    """Find the verb: after the last underscore, first, last, or within; what stood before it is the noun.

    The verb is empty where the name has none.
    """
    at = _place(words, tool)
    if at is None:
        method = tool.http.method.upper() if tool.http else ""
        return _METHODS.get(method, "") if method != "POST" else "", words
    verb, after = en.SAID.get(words[at], words[at]), words[at + 1 :]
    if after[:1] == ["or"] and len(after) > 1:
        verb, after = f"{verb} or {after[1]}", after[2:]
    if after[:1] == ["all"]:
        return verb, ["all", *words[:at], *after[1:]]
    if at and after and after[-1] == "id":
        return verb, words[:at]
    if at and after and after[0] not in en.PREPOSITIONS:
        return verb, after if words[:at] == ["browser"] else [*after, "of", *words[:at]]
    if words[0] in _HTTP and after and after[0] in en.VERBS and after[0] not in AMBIGUOUS:
        return en.SAID.get(after[0], after[0]), after[1:]
    return verb, [*words[:at], *after]


def _place(words: list[str], tool: "Tool") -> int | None:
    head, _, tail = (tool.spec_name or tool.name).rpartition("_")
    if head and tail[:1].isupper():
        at = len(_worded(head))
        if at < len(words) and words[at] in en.VERBS:
            return at
    if len(words) > 1 and words[-1] in _LAST and words[0] in AMBIGUOUS | {"issue"} and words[0] not in _MARKING:
        return len(words) - 1
    if words[0] in en.VERBS:
        return 0
    sure = words[-1] not in AMBIGUOUS or (len(words) == 2 and words[0] not in en.PROPER)  # noqa: PLR2004 - a noun and its verb
    if words[-1] in en.VERBS and sure:
        return len(words) - 1
    return next((index for index, word in enumerate(words) if word in en.VERBS and word not in AMBIGUOUS), None)
