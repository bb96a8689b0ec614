"""English words: verbs that begin a request, words that steer articles, short names that need more."""

from seer.words.bag import bag

VERBS = bag(
    """
    abort accept acknowledge acquire activate add adjust aggregate allocate allow analyse analyze announce
    append apply approve archive assign associate attach attest authenticate authorize autocomplete ban batch
    begin blacklist block book bookmark boost browse bulk-create buy calculate call cancel capture change charge
    check check-in checkout claim classify clear click clone close collect combine comment commit compare
    complete compose compute configure confirm connect consume convert copy count create crop cut deactivate
    decline decode decrease delete deliver demote deploy deregister describe destroy detach detect determine
    diff disable disassociate discard disconnect discover dismiss display distribute download downvote draft
    drag draw drop duplicate edit email enable encode end endorse enqueue enrich enrol enroll ensure enter
    enumerate estimate evaluate evict examine exchange exclude execute expand explain explore export extend
    extract favorite favourite fetch fill filter find finish follow forecast forget fork format forward generate
    geocode get give go grant group gzip handle hide hover identify impersonate import improve increase index
    inform ingest initialize initiate insert inspect install instantiate introspect invalidate invite invoke
    issue join kick launch leave let like link list load locate lock log login logout look lookup lower make
    manage map mark match merge migrate modify monitor move mute name navigate notify obtain open optimize order
    pack pad parse paste patch pause pay peek peel perform pick pin ping place plan play poll post practice
    practise predict prepare press preview print probe process produce promote provision publish pull purchase
    purge push put query queue quote raise rank rate read reauthorize reblog rebuild receive recommend record
    recover redeem refresh refund refuse register reindex reject release reload remind remove rename render
    renew reopen reorder reparent repeat replace replicate reply report reprioritize request requeue rerun
    reschedule resend reserve reset resize resolve respond restart restore resume retrieve retry return reverse
    revert review revoke rewrite roll rollback rotate round route run sample save scan schedule scroll search
    secure see seed select sell send serve set share show shrink shut sign silence simulate skip slice snapshot
    sniff solve sort speak specify spell spellcheck split star start steer stop store stream strip study submit
    subscribe suggest sum summarise summarize supply support survey suspend swap switch sync synchronize tag
    tail take teach tell terminate test tidy time tip toggle top touch track trade train transcribe transfer
    transform transition translate trash trigger trim truncate try tune turn type unarchive unassign unban
    unblock undelete undo unfavorite unfavourite unfollow uninstall unlink unlock unmark unmute unpin unpublish
    unreblog unregister unresolve unshare unstar unsubscribe untrash unzip update upgrade upload upsert upvote
    use validate verify view visit void vote wait wake walk warm warn wash watch weigh whitelist wipe wire wish
    withdraw work wrap write zip
    reactivate reassign reboot recalculate recreate
    annotate anonymize anonymise arm bump compact contact control disarm emulate establish expire feature flag force
    calc del exec fund hash indicate rebase redeliver rerequest restrict settle summon tilt unfeature unset unsnooze
    unstage unsuspend untag
    """
)
"""Verbs in the imperative."""

SAID = {
    "analyse": "analyze",
    "calc": "calculate",
    "del": "delete",
    "exec": "run",
    "describe": "describe",
    "destroy": "delete",
    "enumerate": "list",
    "fetch": "get",
    "index": "list",
    "insert": "add",
    "lookup": "look up",
    "obtain": "get",
    "patch": "update",
    "post": "submit",
    "put": "update",
    "query": "query",
    "return": "get",
    "retrieve": "get",
    "upsert": "create or update",
    "login": "log in",
    "logout": "log out",
    "autocomplete": "suggest completions of",
    "reblog": "reshare",
    "unreblog": "stop resharing",
    "display": "show",
}
"""What a person says for a verb of a specification."""

MAKING = bag(
    """
    add append attach book compose create draft generate insert make open order place publish register schedule
    send start submit upload write post
    """
)
"""Verbs whose object is new: it takes "a", not "the"."""

MASS = bag(
    """
    access advice air authentication authorization availability billing bandwidth code configuration content
    data documentation equipment feedback health help history html http information infrastructure installation
    inventory
    json liveness location logging mail membership memory metadata money music news output progress quality
    readiness research security software spending state storage support text time traffic training transport
    usage weather work
    """
)
"""Nouns that take no "a"."""

PLURALS = bag(
    """
    children criteria data details media men metadata people series statistics women
    """
)
"""Plurals that don't end in s."""
SINGULARS = bag(
    """
    access address alias analysis basis bus business canvas class cross dns analytics gas glass https is js
    kubernetes loss mass news pass plus previous process progress sms species status success tls express focus
    axis bonus campus census chorus corpus virus wireless press has this its aws gps css os as us yes hours'
    times'
    """
)
"""Words in s that are singular."""

DETERMINERS = bag(
    """
    a an the all any each every my your our his her its their this that these those some no more one two several
    multiple many whether if what which who how another
    """
)
"""Words after which no article is put in."""
PREPOSITIONS = bag(
    """
    about across after against among around as at before between by during for from in inside into of off on
    onto out over per since through to toward under until up upon using via with within without
    """
)
STOPS = (
    *("(", "[", "{", "<", " - ", " – ", "—", ": ", "; ", " | "),
    *(" i.e", " e.g", " eg.", " such as ", " including "),
)
"""Where a sentence is cut when only its beginning is wanted."""
CLAUSES = (
    *(
        " that ",
        " which ",
        " where ",
        " when ",
        " if ",
        " so ",
        " using ",
        " based on ",
        " by ",
        " given ",
        " without ",
    ),
    *(" because ", " while ", " unless ", ", ", " with ", " for ", " and ", " from ", " in ", " to "),
)
"""Where a sentence that is too long is cut, the mildest cuts first."""

NOT_NOUNS = bag(
    """
    is are has have was can could should will would must do does did include includes exclude excludes allow
    allows enable enabled disable disabled show hide use uses only created updated modified deleted started
    ended sort sorted order ordered group grouped filter per by before after since until from to at on in of
    with without starts ends starting ending not whether accepts no and or when where which who how if as for
    into via return returns expand skip force auto maintainer dry published released required recurring
    """
)
"""Words that don't stand after "the" in a label's first place."""
NOT_LAST = bag(
    """
    by before after since until from to at on in of with without as for is are only not enabled disabled allowed
    required than like modify per and or via
    """
)
"""Words that don't stand last in a noun phrase."""

HEADS = bag(
    """
    code count date field format group id ids index key kind length level limit list method mode name number order path
    query size state status string term text time title token type unit url user value version
    """
)
"""Last words that make a noun of a label that begins with a verb: "pull number"."""

SHORT_NOUNS = bag(
    """
    ids urls ips
    age app bid box bus car cc bcc city cup day fax fee gas hex hub id ip job key lot map max min mode name net
    os pet pin port ram row sex sha sku sum tag tax term to url uri user web zip from type text date time size
    page sort unit side path line body head base file ref at by on
    """
)
"""Labels of few letters that need no explaining."""

WRAPPERS = bag(
    """
    arguments args body data input inputs json params parameters payload properties request requestbody
    attributes options
    """
)
"""Names of containers that people don't mention."""

PROPER = {
    "celsius": "Celsius", "fahrenheit": "Fahrenheit", "kelvin": "Kelvin", "english": "English", "chinese": "Chinese",
    "german": "German", "french": "French", "spanish": "Spanish", "italian": "Italian", "japanese": "Japanese",
    "korean": "Korean", "russian": "Russian", "portuguese": "Portuguese", "monday": "Monday", "tuesday": "Tuesday",
    "wednesday": "Wednesday", "thursday": "Thursday", "friday": "Friday", "saturday": "Saturday", "sunday": "Sunday",
    "january": "January", "february": "February", "march": "March", "april": "April", "june": "June", "july": "July",
    "august": "August", "september": "September", "october": "October", "november": "November", "december": "December",
    "github": "GitHub", "google": "Google", "slack": "Slack", "microsoft": "Microsoft", "azure": "Azure",
    "amazon": "Amazon", "twilio": "Twilio", "wikipedia": "Wikipedia", "twitter": "Twitter", "facebook": "Facebook",
    "instagram": "Instagram", "copilot": "Copilot", "kubernetes": "Kubernetes", "docker": "Docker", "stripe": "Stripe",
    "whatsapp": "WhatsApp", "linkedin": "LinkedIn", "youtube": "YouTube", "gmail": "Gmail", "notion": "Notion",
    "spotify": "Spotify", "airtable": "Airtable", "dropbox": "Dropbox", "salesforce": "Salesforce", "jira": "Jira",
    "trello": "Trello", "zoom": "Zoom", "discord": "Discord", "telegram": "Telegram", "weaviate": "Weaviate",
    "adyen": "Adyen", "asana": "Asana", "apple": "Apple", "confluence": "Confluence", "dependabot": "Dependabot",
    "discourse": "Discourse", "elasticsearch": "Elasticsearch", "git": "Git", "gitlab": "GitLab", "hubspot": "HubSpot",
    "markdown": "Markdown", "paypal": "PayPal", "reddit": "Reddit", "shopify": "Shopify", "vercel": "Vercel",
    "wordpress": "WordPress",
    "python": "Python", "java": "Java", "unix": "Unix", "linux": "Linux", "windows": "Windows", "klarna": "Klarna",
}  # fmt: skip
"""Words that keep their capital letter."""


LABELS = {
    "per page": "results per page", "per": "results per page", "messages unread": "number of unread messages",
    "messages total": "total number of messages", "threads unread": "number of unread threads",
    "threads total": "total number of threads",
}  # fmt: skip
"""Labels of which people say more."""
MEMBERS = {"asc": "ascending", "desc": "descending"}
"""Values whose short forms are said in full."""


def plural(word: str) -> bool:
    """Tell whether a noun is in the plural, by its look."""
    low = word.lower()
    if low in PLURALS or low in {"ids", "urls", "ips", "skus", "cpus", "gpus", "menus"}:
        return True
    return low.endswith("s") and len(low) > 3 and not low.endswith(("ss", "us", "is")) and low not in SINGULARS  # noqa: PLR2004 - "gas", "bus"


def singular(noun: str) -> str:
    """Give the singular of a noun phrase's last word."""
    head, _, last = noun.rpartition(" ")
    low = last.lower()
    if not plural(low) or low in PLURALS:
        one = {"people": "person", "children": "child", "criteria": "criterion"}.get(low, last)
    elif low.endswith("ies") and len(low) > 4:  # noqa: PLR2004 - "ties"
        one = last[:-3] + "y"
    elif low.endswith(("ches", "shes", "sses", "xes", "zes", "uses")):
        one = last[:-2]
    else:
        one = last[:-1]
    return f"{head} {one}".strip()


def pluralised(noun: str) -> str:
    """Give the plural of a noun phrase's last word."""
    if plural(noun.rpartition(" ")[2]):
        return noun
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh")) else f"{noun}s"


def article(phrase: str) -> str:
    """Give "a" or "an" for a noun phrase, by its sound."""
    first = phrase.split(" ", 1)[0]
    if first.isupper() and len(first) > 1:
        return (
            "an"
            if first[0] in "AEFHILMNORSX" and first not in {"SHA", "SIM", "ROM", "RAM", "URL", "URI", "UTC", "NAS"}
            else "a"
        )
    low = first.lower()
    if low.startswith(("uni", "use", "usa", "uti", "one", "eu")) and not low.startswith(("unin", "unim", "unid")):
        return "a"
    return "an" if low[:1] in "aeiou" or low.startswith(("hour", "honest")) else "a"
