"""Topic that a name has, its last word, what it belongs to and its description in, a topic that fits better out."""

import re
from collections.abc import Callable
from functools import lru_cache

from seer.sample.last_words import BY_LAST, STEPS, Field
from seer.sample.settings import ON_FOOT, is_near
from seer.sample.topics import tokenise, topic
from seer.words.bag import bag

_MARKED = re.compile(r"\b(?:account|bucket|calendar|id|identifier|queue)\b", re.IGNORECASE)
_TIMES = frozenset({"count", "many", "number", "数"})
"""What a description says of a number that stands as text."""
_FILES = bag("file files directory folder")
_FOLDERS = bag("directory directories folder folders tree")
_SEARCHED = bag("search files")
_MEDIA = bag("audio image images media photo picture video")
_WRITING = bag("append create edit write")
_CLOSED = bag("account project subscription team user workspace")
_VERSIONED = bag("git diff")
_SUMS = bag("amount balance budget cost costs salary subtotal total")
_CROWDS = bag("adults guests passengers people")
_CLIENTS = bag("client customer merchant supplier vendor")
_SET = bag("actions deployment env environment")
"""What has variables whose names are written in capitals."""
_LANDS = bag("address addresses city cities country location locations property house law lawsuit tax weather zip")
_CALLS = bag("call calls fax phone sms voice whatsapp")
_MAILS = bag("draft email emails gmail mail mails message messages")
_RIDES = bag("airline bus flight flights journey ride route taxi train transit travel trip")
_AFAR = re.compile(r"\b(?:airport|city|flight|town)\b", re.IGNORECASE)
"""What is told of journeys from one city to another."""
_PROGRAMS = bag("code file gist interpreter lint repo repository snippet")
_HOOKS = bag("hook hooks subscription webhook webhooks")
_CLOUD = re.compile(r"\b(?:AWS|Amazon|Azure|EC2|S3|GCP|cloud|data ?cent(?:er|re))\b")
_CLOUDS = bag("aws azure bucket ec2 gcp lambda resource s3 server sqs")
_LEDGER = re.compile(r"\b(?:0x|contract|ENS|ERC-?\d+|Ethereum|blockchain|wallet|NFT|smart contract|mainnet)\b|链上")
_COINS = bag("erc erc1155 erc20 erc721 eth gas nft transaction wallet")
_LEDGERS = bag("contract erc1155 erc20 erc721 ens eth ethereum nft solana swap token wallet")
_LAND = re.compile(
    r"\b(?:province|county|region|U\.?S\.? state|state (?:where|code|name|abbrev|or)|address)\b|省|州",
    re.IGNORECASE,
)
_LISTED = bag("issues list repos repositories search sort")
_SPELLED = re.compile(r"\bendpoint\b|\bURL path\b|\broute\b|\bAPI\b")
_FOLDER = re.compile(
    r"^[^.]{0,40}\b(?:director(?:y|ies)|folder)\b|\bpath (?:to|of) (?:the |a )?(?:git )?repositor", re.IGNORECASE
)
_OPENING = 30
_HALTS = bag("breakpoint debug debugger execution resume step")
_FIRM = re.compile(r"company|公司|企业", re.IGNORECASE)
_UNITS = bag("conversion convert converter")
_DUTIES = bag("checklist habit task tasks todo todos")
_CARDS = bag("card cards payment")
_GEOCODING = bag("geo geocode geocoding")
_AROUND = bag("after before")
_CURSOR = re.compile(r"\bIDs?\b|\bcursor\b")
_TITLED = bag("calendar calendars event events issue issues task tasks")
"""What has a title that is called a summary."""
_LANGUAGES = re.compile(r"\b(?:Cypher|Flux|GraphQL|JMESPath|KQL|Lucene|PromQL|SPARQL|XPath|jq|JQL|CQL|SOQL|LogQL)\b")
"""Languages of queries that people don't write by the way."""
_LOGIN = re.compile(r"\b(?:login|sign-?in|identity|oauth|auth\w*) provider", re.IGNORECASE)
_EXPIRING = bag("card exp expiry expiration")
_PAYING = bag("charge customer payment payout sources stripe subscription")
"""What has sources that money is taken from."""
_PAGES = bag("alert browser dialog page window")
"""Where people type an answer in rather than ask for one."""
_EXPRESSION = re.compile(r"\bregex|\bregular expression|\btext pattern|\bpattern to (?:search|match)", re.IGNORECASE)
_MARKUP = re.compile(r"\bHTML (?:body|code|content|document|markup|of|page|source|string|to)\b")


UNKNOWN = "?"
"""The topic of what is known not to be what its name says."""


def _of_count(field: Field) -> str:
    """Tell people, and things in a list, from numbers of them."""
    if field.last in _CROWDS:
        return "name"
    is_number = any(word in field.described.lower() for word in _TIMES)
    return "product" if field.last == "items" and not is_number else ""


def _of_message(field: Field) -> str:
    """Tell what is written about a change, and to those who help, from what is written to anybody."""
    if "commit" in field.nouns or "commit message" in field.described.lower():
        return "commit"
    return "request" if field.nouns & {"support", "helpdesk"} else ""


def _of_company(field: Field) -> str:
    """Tell clients of an API, and brands of cards."""
    if field.last in {"brand", "brands"} and field.nouns & _CARDS:
        return "card_brand"
    return "id" if field.last in _CLIENTS and not field.described else ""


def _of_path(field: Field) -> str:
    """Tell folders, addresses, media and what people write in from files of any kind."""
    if _EXPRESSION.search(field.described):
        return UNKNOWN
    if field.nouns & _FOLDERS or field.nouns >= _SEARCHED or _FOLDER.search(field.described):
        return "folder"
    if _SPELLED.search(field.described):
        return "url_path"
    if field.nouns & _MEDIA:
        return "media"
    return "page_path" if field.nouns & _WRITING and "file" in field.nouns else ""


def _of_reason(field: Field) -> str:
    """Tell why people leave or close something from why they send something back."""
    return "motive" if field.nouns & _CLOSED else ""


def _of_amount(field: Field) -> str:
    """Tell an object of the API that has the name of an amount."""
    is_thing = field.last not in _SUMS and (not field.described or _MARKED.search(field.described))
    return "id" if is_thing else ""


def _of_state(field: Field) -> str:
    """Tell where an issue stands, and where servers do, from parts of a country."""
    if field.last == "state" and not (field.nouns & _LANDS or _LAND.search(field.described)):
        return "status"
    return "cloud_region" if field.nouns & _CLOUDS or _CLOUD.search(field.described) else ""


def _of_place(field: Field) -> str:
    """Tell where people meet, walk to or move files from which city something is about."""
    if field.nouns & {"event", "events", "meeting"}:
        return "place"
    if field.nouns & _HALTS:
        return UNKNOWN
    if field.nouns & ON_FOOT or (is_near(field.nouns) and not _AFAR.search(field.described)):
        return "address"
    if field.nouns & _FILES:
        return "path"
    if "airport" in field.described.lower():
        return "airport"
    return "cloud_region" if _CLOUD.search(field.described) else ""


def _of_address(field: Field) -> str:
    """Tell accounts of a ledger, and mail, from where people live."""
    if field.nouns & _LEDGERS or _LEDGER.search(field.described):
        return "wallet"
    if re.search(r"\b(?:IEEE|MAC|hexadecimal)\b", field.described):
        return "mac"
    return "email" if "email" in field.described.lower() else ""


def _of_element(field: Field) -> str:
    """Tell lists and what is typed in from other elements of a page."""
    if field.nouns & {"select", "option", "dropdown"}:
        return "list_element"
    return "element_typed" if field.nouns & {"fill", "type"} else ""


def _is_geocoded(field: Field) -> bool:
    """Tell an address whose coordinates are wanted."""
    return field.last == "address" and bool(field.nouns & _GEOCODING)


def _of_kind(field: Field) -> str:
    """Tell kinds of what has kinds of its own."""
    if field.last != "type":
        return ""
    return next((about for noun, about in _TYPED.items() if noun in field.nouns), "")


_TYPED = {
    "issue": "issue_type",
    "chart": "chart",
    "file": "file_type",
    "record": "dns_type",
    "room": "room_kind",
    "property": "property_type",
}


def _of_tag(field: Field) -> str:
    """Tell the tag of a release, of which there is one, from what things are sorted by."""
    is_one = field.last == "tag" and "tag" in field.nouns
    return "release" if is_one or (field.last in {"name", "tag"} and field.nouns & {"release", "releases"}) else ""


def _of_name(field: Field) -> str:
    """Tell variables that are set for a program, and companies that are looked up by name."""
    if _FIRM.search(field.described[:_OPENING]):
        return "company"
    return "variable" if "variable" in field.nouns and field.nouns & _SET else ""


def _of_query(field: Field) -> str:
    """Tell what is asked of a database or a map of the weather from what people search the web for."""
    if "jsonpath" in field.described.lower():
        return "json_path"
    if _LANGUAGES.search(field.described):
        return UNKNOWN
    if re.search(r"\bSQL\b", field.described):
        return "sql"
    if _FIRM.search(field.described[:_OPENING]):
        return "company"
    return "city" if field.nouns & {"weather", "forecast"} else ""


def of_end(field: Field) -> str:
    """Give what stands for a source or a target by what is about to be moved or compared."""
    if field.nouns & _FILES:
        return "path"
    if field.last == "target" and _VERSIONED & field.nouns:
        return "branch"
    if field.nouns & {"translate", "translation", "translations"} or "language" in field.described.lower():
        return "language_code"
    if "element" in field.described.lower():
        return "element"
    if field.nouns & ON_FOOT:
        return "address"
    return "id" if _MARKED.search(field.described) else ""


def side(field: Field) -> str:
    """Give what a bare "from" or "to" is: of a call, a letter, a journey or a translation."""
    said = field.described.lower().replace("location", "city")
    if field.nouns & _COINS or _LEDGER.search(field.described):
        return "wallet"
    found = next((place for place in ("airport", "city", "address") if place in said), "")
    if field.nouns & _CALLS or "phone number" in said:
        return "phone"
    if field.nouns & _MAILS or "email" in said or "e-mail" in said:
        return "email"
    if field.nouns & {"translate", "translation", "language"}:
        return "language"
    if field.nouns & {"currency", "exchange", "convert", "rate"} or "currency" in said:
        return "currency"
    return found or ("city" if field.nouns & _RIDES else "")


_SAVED = {
    "image_file": re.compile(r"\bscreenshot|\bimage\b|\bpicture|\bPNG\b", re.IGNORECASE),
    "video_file": re.compile(r"\bvideo\b", re.IGNORECASE),
    "pdf_file": re.compile(r"\bPDF\b", re.IGNORECASE),
    "text_file": re.compile(r"\bsnapshot\b|\bmarkdown\b", re.IGNORECASE),
    "log_file": re.compile(r"\bconsole\b|\blogs?\b|\bnetwork requests?\b|\boutput\b|\bresults?\b", re.IGNORECASE),
}
"""Files by what is saved to them."""
_RULES: dict[str, Callable[[Field], str]] = {
    "address": _of_address,
    "amount": _of_amount,
    "city": _of_place,
    "coordinates": lambda field: "address" if _is_geocoded(field) else "",
    "date": lambda field: "card_expiry" if "MM/YYYY" in field.described else "",
    "datetime": lambda field: "token" if field.last in _AROUND and _CURSOR.search(field.described) else "",
    "description": lambda field: "title" if field.last == "summary" and field.nouns & _TITLED else "",
    "company": _of_company,
    "column_name": lambda field: "numeric_column" if "numeric" in field.described.lower() else "",
    "count": _of_count,
    "currency": lambda field: "coin" if "crypto" in field.described.lower() else "",
    "equation": lambda field: "regex" if "regex" in field.nouns or _EXPRESSION.search(field.described) else "",
    "element": _of_element,
    "event": lambda field: "webhook_event" if field.nouns & _HOOKS else "",
    "kind": _of_kind,
    "language": lambda field: "programming" if field.nouns & _PROGRAMS or "program" in field.described else "",
    "limit": lambda field: "size" if field.last == "size" and "page" not in field.described.lower() else "",
    "message": _of_message,
    "function": lambda field: "script" if "=>" in field.described else "",
    "filename": lambda field: next((about for about, told in _SAVED.items() if told.search(field.described)), ""),
    "glob": lambda field: "regex" if _EXPRESSION.search(field.described) or "code" in field.nouns else "",
    "name": _of_name,
    "network": lambda field: "chain" if _LEDGER.search(field.described) or field.nouns & _LEDGERS else "",
    "month": lambda field: "month_number" if field.nouns & _EXPIRING or "xpir" in field.described else "",
    "note": lambda field: "meeting_note" if field.nouns & {"conference", "meeting"} else "",
    "path": _of_path,
    "provider": lambda field: "login_provider" if _LOGIN.search(field.described) else "",
    "query": _of_query,
    "question": lambda field: "typed" if field.nouns & _PAGES else "",
    "typed": lambda field: "" if field.nouns & _PAGES else "question",
    "organization": lambda field: "id" if field.last == "account" and "name" not in field.described else "",
    "product": lambda field: "title" if field.nouns & _DUTIES else "",
    "reason": _of_reason,
    "role": lambda field: "aria_role" if "element" in field.described.lower() else "",
    "region": _of_state,
    "side": lambda field: "direction" if STEPS.search(field.described) or field.nouns & _LISTED else "",
    "sort": lambda field: "direction" if STEPS.search(field.described) else "",
    "source": lambda field: "id" if field.nouns & _PAYING else "",
    "style": lambda field: "css_inline" if re.search(r"\bCSS\b", field.described) else "",
    "schema": lambda field: UNKNOWN if re.search("json", field.described, re.IGNORECASE) else "",
    "tag": _of_tag,
    "title": lambda field: "book" if field.nouns & {"book", "books", "sellers"} else "",
    "text": lambda field: "html" if _MARKUP.search(field.described) else "",
    "unit": lambda field: "measure_unit" if field.nouns & _UNITS else "",
    "word_one": lambda field: _of_query(field) or "query" if "search" in field.nouns else "",
    "token": lambda field: "wallet" if "token address" in field.described.lower() else "",
}
"""Topics that what a property belongs to and its description may tell to be another."""


def otherwise(found: str, field: Field) -> str:
    """Give a topic that fits better; nothing where none is known."""
    if found in _RULES:
        return _RULES[found](field)
    of_last = BY_LAST.get(field.last) if found in {"", "id"} else None
    return of_last(field) if of_last is not None else ""


_HEAD = re.compile(
    r"^(?:\W*(?:(?:the|an?|any|your|its|all|new|optional|required|specific|desired|preferred|target|given|exact|full|"
    r"comma-separated|list|array|set|names?|types?|kinds?)\b|of\b|[（(][^()（）]{1,20}[)）]))*\s*"
    r"((?:[A-Za-z'-]+ ){0,3}?[A-Za-z-]+)(?=\s+(?:of|for|to|that|which|where|in|on|at|by|from|with|used|is|are|being|"
    r"whose|when|or|and|the|you)\b|\s*[.,:;()\n]|$)",
    re.IGNORECASE,
)
_HOLLOW = bag("action count datetime description field id kind label limit name status text thing title url value word")
"""Topics that the first words of a description may name without being about them."""


@lru_cache(maxsize=16384)
def spoken(described: str) -> str:
    """Give the topic of what a description begins with: "The brand of the item"."""
    found = _HEAD.match(described)
    if found is None:
        return ""
    about = topic("_".join(tokenise(found[1].replace("'s", "").replace(" ", "_"))))
    return "" if about in _HOLLOW else about
