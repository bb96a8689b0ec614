"""Fields, names and tools in, Chinese labels, choice phrases and requests out."""

import re
from collections import Counter
from typing import TYPE_CHECKING

from seer.words import en, zh, zh_members, zh_nouns
from seer.words.bag import bag
from seer.words.chinese_labels import ADJECTIVES, bounded, named
from seer.words.chinese_requests import agree, from_english, objects, shared_words, spaced
from seer.words.chinese_words import LATIN, PERSONS, translated
from seer.words.choices import Choices, is_identifier
from seer.words.clean import chinese_share, first_clause, plain
from seer.words.english_grammar import AMBIGUOUS
from seer.words.english_intents import named as named_in_english
from seer.words.english_intents import told
from seer.words.english_names import is_bare, path_parts
from seer.words.fields import Field, members
from seer.words.names import humanise, split

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from seer.records import Json, Tool
    from seer.words.grammar import Grammar

_MOST_LABEL = 10
_MOST_INTENT = 24
_BARE = 3
"""Characters of a thing that is named without a word on what to do with it."""
_CHINESE = re.compile(r"[\u4e00-\u9fff]+")
_LEAD = re.compile(
    r"^(?:请|用于|用来|可以|该(?:接口|工具|函数|方法)(?:用于|可以|将|会)?|此(?:接口|工具)(?:用于|可以)?|通过[^，]*?(?=查询|获取|搜索)|根据[^，]*?(?=查询|获取|搜索|计算|返回|创建|列出|删除|更新))"
)
_GIVEN = re.compile(r"(?:指定|给定|特定|某个|对应)[^的，]*(?:的[^的，]*)*的(?=[^的，]{2,})")
_GIVEN_WORD = re.compile(r"指定|给定|特定的?|一个|某个|对应的?")
_RETURN = re.compile(r"^返回")
_CLAUSE = re.compile(r"(?:[\u4e00-\u9fff]{1,3} ?[A-Z]{2,})?[\u4e00-\u9fff]*(?:[A-Z][A-Za-z]+[\u4e00-\u9fff]+)?")
"""A request in Chinese, with a name in Latin letters at most."""
_ASIDE = re.compile(r"（[^（）]*）(?=[\u4e00-\u9fff])")
_VERB_LAST = re.compile(
    r"(?P<noun>[A-Z]{2,}|[\u4e00-\u9fff]{2,8})(?P<verb>搜索|查询|规划|检索|定位|翻译|预订|识别|生成|转换|计算)"
)
"""A heading that names what is done last: 步行路线规划 is 规划步行路线."""
_ADDED = frozenset({"the", "a", "an", "of", "by", "for", "in", "to", "and", "with", "from", "on"})

_LOOKS = frozenset({"get", "list", "find", "search", "show", "read", "look", "query", "check", "describe", "count"})
"""Verbs that a request which only reads may have."""
_SENSES = frozenset(
    {"interest", "interests", "point", "points", "value", "values", "run", "runs", "key", "keys", "variant", "variants",
     "listing", "condition", "conditions", "suffix", "suffixes", "journal", "square", "latest", "info", "history"}
)  # fmt: skip
"""Nouns whose sense the name alone doesn't tell."""
_OFTEN = frozenset({"daily", "hourly", "subhourly", "weekly"})
"""How often something was measured or counted."""
_WHEN_SAID = {"current": ("当前", ""), "forecast": ("", "预报"), "history": ("历史", "")}
_RECORDED = ("数据", "天气", "价格", "汇率", "列表", "版本", "任务")
"""Ends of what was recorded itself."""
_TIMES_SAID = ("当前", "预报", "预测", "历史", "记录", "最近")
"""What says in Chinese when something was observed."""
_PRODUCTS = {"actions": "Actions", "codespaces": "Codespaces", "dependabot": "Dependabot"}
"""Products of which there are things that others have too, by how a tool's name begins with them."""
_OF_PRODUCTS = re.compile(r"(?:组织|仓库|用户|环境)?(?:机密|公钥)|选中的?用户")
"""What each of them has."""
_LEAST = 3
"""Words of a name that has more than a verb and a noun."""
_NAMED = re.compile(r"([A-Z][A-Za-z]+) ([\u4e00-\u9fff]{2,4})(?=的|$)")
"""A product and what is its own."""
_VAGUE = ("更新元数据", "修改元数据")
"""Ends of a request for what anything may have."""
_EMPTY_VERBS = bag("submit use run handle support test exchange")
"""What a name is given for a verb that has none."""
_UNSURE = AMBIGUOUS - {"list", "search"}
"""Verbs that are as often nouns at the end of a name."""
_WEEKDAYS = bag("monday tuesday wednesday thursday friday saturday sunday")
"""Days that products are named after."""
_WHEN = frozenset({"last month", "last week", "last year", "this month", "all time"})
"""Times of which there are records; as adjectives they go before the noun."""

_METHODS = bag("GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT")
_HEATING = {
    "heat": "制热", "cool": "制冷", "heat_cool": "冷暖", "dry": "除湿", "fan_only": "送风", "auto": "自动",
    "off": "关闭",
}  # fmt: skip
"""What an air conditioner does, where one may choose to heat or to cool."""
_MOST_SAID = 2
"""Words of a value that are said one after the other; more make no phrase."""
_TIGHT = bag("值 名称 类型 编号 状态")
"""Labels that follow what they belong to with no sign between."""
_MEANT = (("证书", "amount", "代金券"), ("封面", "entity_id", "窗帘"), ("客户的来源", "customer", "客户的付款来源"))
"""Nouns, parameters beside which they mean something else, and what."""
_HOLDERS = frozenset({"changes", "details", "edits", "text", "updates"})
"""Names of what only holds what is said."""
_SUMS = ("金额", "余额", "价格", "费用")
"""What has a value and a currency."""
_SUMMED = {"值": "数额", "金额": "数额", "货币": "币种"}
_QUOTED = re.compile(r"(?<!\w)['\"`]([A-Za-z]+)['\"`](?!\w)")
_SORTED = re.compile(r"(?P<what>[a-z]+)[,_ :.-](?P<way>asc|desc)")
_LETTERS = 3
"""Letters of codes at most: of currencies, countries, directions to sort in."""
_FEW = 2
"""Quoted words from which on a description lists what there is."""
_NO_LABEL = re.compile(r"规则|格式|在前|在后|取值|默认|可选|必填|必传|传入|如果|不填")
"""What a description tells of a value rather than what it is."""
_BEGINNINGS = (*sorted(zh.VERBS.values()), *sorted(zh.BEGINNINGS))
"""How a request begins in Chinese; a noun phrase begins otherwise."""


class Chinese:
    """Chinese as a language of tasks."""

    def own(self, place: Field) -> tuple[str, ...]:
        """Give labels from the field alone: the spec's own Chinese words, else the lexicon's."""
        found = [place.name] if _CHINESE.fullmatch(place.name) else []
        for part in place.schemas:
            for text in (part.get("title"), part.get("description")):
                label = _label(text) if isinstance(text, str) else ""
                if label and label not in found:
                    found.append(label)
        known = named(place)
        if known == "地址":
            found = [label for label in found if label != "经纬度"]
        if known and known not in found:
            found.append(known)
        return tuple(found)

    def noun(self, name: str) -> str:
        """Give the noun for a name above a field."""
        return "" if name.lower() in en.WRAPPERS or name.lower() in _HOLDERS else self.wrapper(name)

    def wrapper(self, name: str) -> str:
        """Give the noun for a name above a field, be it a mere wrapper."""
        return name if _CHINESE.fullmatch(name) else translated(en.singular(humanise(name)))

    def within(self, noun: str, label: str) -> str:
        """Give the label of something that belongs to a noun."""
        if bound := bounded(noun, label):
            return bound
        if (noun, label) == ("正文", "名称"):
            return "新名称"
        if noun.endswith(_SUMS) and label in _SUMMED:
            return _SUMMED[label] if noun in _SUMS else f"{noun}的{_SUMMED[label]}"
        if label == "名称" and noun in PERSONS:
            return f"{noun}姓名"
        return f"{noun}{label}" if label in _TIGHT or label.startswith("是否") else LATIN.sub(" ", f"{noun}的{label}")

    def star_nouns(self, place: Field) -> tuple[str, ...]:
        """Give the noun for a member of each list that a field stands in."""
        return tuple(self.noun(place.names[stop - 1]) for stop in place.stars)

    def chain(self, parts: tuple[str, ...]) -> str:
        """Join the ordinal parts of a label."""
        return "的".join(parts)

    def choices(self, place: Field, given: "Mapping[str, Json]") -> "Mapping[str, Json]":
        """Give phrases for a field's members that can stand without quotes."""
        words = [member for member in members(place) if isinstance(member, str)]
        phrases = given or self._phrases(place, words)
        return Choices(phrases, _is_mute) if any(_is_mute(word) for word in words) else phrases

    def _phrases(self, place: Field, words: "list[str]") -> "dict[str, Json]":
        found: dict[str, Json] = {}
        if "boolean" in place.types and len(place.types) == 1:
            found |= {"是": True, "否": False}
        words = words or _listed(place)
        senses = _HEATING if {"heat", "cool"} <= set(words) else _senses(place)
        said = {word: _member(word, senses) for word in words}
        counts = Counter(said.values())
        return found | {one: word for word, one in said.items() if one and counts[one] == 1}

    def intents(
        self, tool: "Tool", given: "Sequence[str]", labels: "Sequence[str]", rules: "Grammar"
    ) -> tuple[str, ...]:
        """Give ways to ask for the tool."""
        options = tuple(one for one in given if not _names_no_kind(one)) or tuple(_intents(tool)) or tuple(given)
        statements = tuple(f"{label}{connector}" for label in labels for connector in rules.connectors)
        found: list[str] = []
        for option in options:
            if option not in found and not any(statement in option for statement in statements):
                found.append(option)
        return tuple(one for one in found if not _names_no_kind(one)) or tuple(found)


def _listed(place: Field) -> "list[str]":
    """Give the words that a description quotes, or that stand as examples, where a text may be one of few."""
    if place.types != {"string"}:
        return []
    told = [str(part.get("description", "")) for part in place.schemas]
    given = [one for part in place.schemas for one in (part.get("default"), part.get("example"), *_examples(part))]
    quoted = [word for text in told for word in _QUOTED.findall(text)]
    words = [one for one in given if isinstance(one, str)] + (quoted if len({*quoted}) >= _FEW else [])
    return [word for word in dict.fromkeys(words) if _is_word(word)]


def _is_word(text: str) -> bool:
    """Tell a word that may be chosen from a code, and from what tells whether something is so."""
    is_plain = text.islower() or (text.isupper() and len(text) > _LETTERS)
    return text.isalpha() and text.isascii() and is_plain and text.lower() not in {"true", "false"}


def _examples(schema: "Mapping[str, Json]") -> "Sequence[Json]":
    given = schema.get("examples")
    return given if isinstance(given, list | tuple) else ()


def _senses(place: Field) -> "Mapping[str, str]":
    """Give what values mean at a place, by the last words of its name."""
    words = humanise(place.name).lower().split(" ")
    return zh_members.SENSES.get(" ".join(words[-2:])) or zh_members.SENSES.get(words[-1]) or {}


def _member(word: str, senses: "Mapping[str, str]") -> str:
    """Say a value that may be chosen; empty where it stands as it is, as methods of HTTP do."""
    if _CHINESE.fullmatch(word):
        return word
    if word in _METHODS:
        return ""
    low = word.lower()
    text = humanise(en.MEMBERS.get(low, word))
    known = next((table[low] for table in (senses, zh_members.MEMBERS) if low in table), None)
    if known is not None:
        return known
    if (sorted_by := _SORTED.fullmatch(low)) and (what := zh_members.SENSES["sort"].get(sorted_by["what"])):
        return f"{what}{'升序' if sorted_by['way'] == 'asc' else '降序'}"
    if text.lower().startswith("list ") and en.plural(text.rpartition(" ")[2]):
        return from_english(text)
    return translated(text) if text.count(" ") < _MOST_SAID or text.lower() in zh_nouns.PHRASES else ""


def _is_mute(text: str) -> bool:
    """Tell code that a Chinese speaker wouldn't spell out; names of products stay."""
    return is_identifier(text) and text not in en.PROPER.values()


def _label(text: str) -> str:
    """Give a short Chinese noun phrase from a title or description."""
    clause = first_clause(text, zh.STOPS).strip(" 的：:")
    clause = _GIVEN_WORD.sub("", re.sub(r"^(?:要|需要|想要|待)?(?:查询|搜索|获取|创建|删除)的?", "", clause))
    if _NO_LABEL.search(clause):
        return ""
    return clause if _CHINESE.fullmatch(clause) and 1 < len(clause) <= _MOST_LABEL else ""


def _intents(tool: "Tool") -> "Iterator[str]":
    own = [said for text in (tool.title or "", tool.description) if (said := _asked(text, looks=tool.effect == "read"))]
    yield from (said for said in own if not _names_no_kind(said) or own == [said])
    english = [asked for asked in told(tool) if asked]
    if not english and _is_heaped(tool):
        return
    found = [said for asked in english if (said := from_english(asked)) and not said.endswith(_VAGUE)]
    found = [_looked_at(_told_apart(said, tool), tool) for said in _of_kind(_apart(found), tool)]
    yield from found
    asked = "".join(english[:1])
    named = re.sub(r"^(?:查询|列出|获取)(?=搜索)", "", _by_path(tool, asked) or _by_name(tool, asked))
    if named and not found and all(agree(_verb_of(named), asked) for asked in english[:1]):
        yield _told_apart(named, tool)
    elif not found and not english:
        yield from (_told_apart(said, tool) for said in _by_english(tool))


def _looked_at(said: str, tool: "Tool") -> str:
    """Say of what a tool shows that one looks at it, where all that it does is to read."""
    names = [part.lower() for part in split(tool.spec_name or tool.name)]
    looks = tool.effect in {"read", "unknown"} and said.startswith("显示") and "show" not in names[1:-1]
    return f"查看{said.removeprefix('显示')}" if looks else said


def _apart(found: list[str]) -> list[str]:
    """Leave out what doesn't say of which product a thing is where another does: 列出标签 beside 列出 Git 标签."""
    named = {noun: f"{name} {noun}" for said in found[:1] for name, noun in _NAMED.findall(said)}
    return [said for said in found if not any(noun in said and whole not in said for noun, whole in named.items())]


def _of_kind(found: list[str], tool: "Tool") -> list[str]:
    """Leave out what doesn't say of what kind a thing is where another does: 读取文件的内容 beside 读取文本文件."""
    names = [part.lower() for part in split(tool.spec_name or tool.name)]
    if len(names) < _LEAST or names[0] not in zh.VERBS:
        return found
    kind, noun = (translated(en.singular(name)) for name in names[-2:])
    told = [said for said in found if kind and noun and f"{kind}{noun}" in said]
    return [said for said in found if not told or kind in said or noun not in said]


def _names_no_kind(said: str) -> bool:
    """Tell a request for mere items: 获取项目, that may be for projects too."""
    return said.removeprefix(_verb_of(said)) in {"项目", "条目"}


def _told_apart(said: str, tool: "Tool") -> str:
    """Say of which product, how often, or of what, where the tool's name tells that and the request doesn't.

    列出组织机密 is of Actions as of Codespaces; the historical observations of each day aren't those of each hour.
    """
    verb, names = _verb_of(said), [part.lower() for part in split(tool.spec_name or tool.name)]
    product = "".join(_PRODUCTS.get(name, "") for name in names[:1])
    if product and product.lower() not in said.lower():
        said = spaced(_OF_PRODUCTS.sub(rf" {product} \g<0>", said, count=1))
    often = next((name for name in names if name in _OFTEN), "")
    for word in (_kept_apart(said.removeprefix(verb), names, tool), zh_nouns.NOUNS.get(often, "")):
        if verb and word and word not in said:
            said = spaced(f"{verb} {word} {said.removeprefix(verb).strip()}")
    for noun, beside, meant in _MEANT:
        if noun in said and beside in tool.parameters.get("properties", {}):
            said = said.replace(noun, meant)
    return _when_told(said, verb, names) if tool.effect == "read" else said


def _when_told(said: str, verb: str, names: list[str]) -> str:
    """Say of what was, is or will be, where the tool's name tells that first: a forecast of the air quality."""
    told = next((name for name in names[1:2] if name in _WHEN_SAID and len(names) >= _LEAST), "")
    if not told or not verb or any(word in said for word in _TIMES_SAID):
        return said
    before, after = _WHEN_SAID[told]
    owner, of, rest = said.removeprefix(verb).strip().rpartition("的")
    after = "数据" if before == "历史" and not rest.endswith(_RECORDED) else after
    return LATIN.sub(" ", spaced(f"{verb}{owner}{of}{before}{rest}{after}"))


def _kept_apart(noun: str, names: list[str], tool: "Tool") -> str:
    """Give what a name says before its last noun where that is all that is asked for, and the description names it."""
    if len(names) < _LEAST or translated(en.singular(names[-1])) != noun:
        return ""
    verb, before = names[0], names[-2]
    words = {en.singular(word) for word in re.findall(r"[a-z]+", tool.description.lower())}
    told = verb in zh.VERBS and before not in zh.VERBS and before != "all" and en.singular(before) in words
    return translated(before) if told and en.singular(before) != en.singular(names[-1]) else ""


def _verb_of(asked: str) -> str:
    return max((verb for verb in zh.VERBS.values() if asked.startswith(verb)), key=len, default="")


def _asked(text: str, *, looks: bool) -> str:
    """Give the request that a Chinese description makes: its first clause without "the given".

    What it names without a verb can be looked for, where the tool does no more than that.
    """
    if chinese_share(text[:200]) < 0.5:  # noqa: PLR2004 - mostly Chinese
        return ""
    clause = first_clause(_ASIDE.sub("", plain(text)), ("，", ",", "；", "：", "（", "("))
    clause = _RETURN.sub("查询", _LEAD.sub("", _LEAD.sub("", clause.strip())))
    clause = _GIVEN_WORD.sub("", _GIVEN.sub("", clause))
    fine = re.fullmatch(
        r"(?:[\u4e00-\u9fff]{1,3} ?[A-Z]{2,})?[\u4e00-\u9fff]*(?:[A-Z][A-Za-z]+[\u4e00-\u9fff]+)?", clause
    )
    if not fine or not 2 < len(clause) <= _MOST_INTENT:  # noqa: PLR2004 - a verb and its object
        return ""
    if clause.startswith(_BEGINNINGS):
        return clause
    if last := _VERB_LAST.fullmatch(clause):
        return LATIN.sub(" ", f"{last['verb']}{last['noun']}")
    return f"查询{clause}" if looks and len(clause) > _BARE else ""


def _by_path(tool: "Tool", asked: str) -> str:
    """Give a request from method and path where the name says no more than they do, and the English asks for that."""
    parts = path_parts(tool)
    if parts is not None and asked and not shared_words(parts.noun.lower().split()[-1:], asked):
        return ""
    verb = zh.VERBS.get(parts.verb, "") if parts else ""
    noun = translated(en.singular(parts.noun)) if parts else ""
    owner = translated(parts.owner) if parts and parts.owner else ""
    if parts is not None and is_bare(parts.noun) and not owner:
        return ""
    if parts is None or not verb or not noun or (parts.owner and not owner) or _doubtful(parts.noun):
        return ""
    if tool.http is not None and tool.http.method == "GET" and parts.verb not in _LOOKS:
        return ""
    return spaced(f"{verb} {owner} 的{noun}" if owner else f"{verb} {noun}")


def _is_heaped(tool: "Tool") -> bool:
    """Tell a name of many nouns that ends with what the tool is told: `get_history_daily_lat_lon`."""
    words = list(dict.fromkeys(part.lower() for part in split(tool.spec_name or tool.name) if part.isalpha()))
    rest = words[: words.index("by")] if "by" in words else words
    nouns = rest[1:-2] if " ".join(rest[-2:]) in _WHEN else rest[1:]
    return len(nouns) >= _LEAST and nouns[-1] in tool.parameters.get("properties", {})


def _by_english(tool: "Tool") -> "Iterator[str]":
    """Say what the tool's name asks for in English, where that is a thing that people ask for."""
    for asked in named_in_english(tool):
        verb, *words = asked.lower().split()
        told = [en.singular(word) for word in words if word not in _ADDED]
        noun = " ".join(word for word in objects(asked) if word not in _ADDED)
        if verb in _EMPTY_VERBS or len(set(told)) < len(told) or (is_bare(noun) and "of" not in words):
            continue
        if any("-" in word or word in _WEEKDAYS for word in words) or (verb in _UNSURE and _verb_is_last(tool)):
            continue
        said = "" if _doubtful(noun) else from_english(asked)
        if said and not said.endswith(_VAGUE):
            yield said


def _verb_is_last(tool: "Tool") -> bool:
    """Tell whether a name ends with what may be its verb, as `browser_type` does."""
    words = [part.lower() for part in split(tool.spec_name or tool.name)]
    return words[0] not in en.VERBS and words[-1] in en.VERBS


def _doubtful(noun: str) -> bool:
    """Tell whether what is asked for could mean something else, or is a mere quality."""
    words = noun.lower().split()
    return not words or all(word in _SENSES or word in ADJECTIVES for word in words) or "interest" in words[-1]


def _by_name(tool: "Tool", asked: str) -> str:
    """Give verb and noun of a tool's name by the lexicon: `list_pets` is 列出宠物.

    Of the name's nouns those count that the English request has for its object, where there is one.
    """
    words = [part.lower() for part in split(tool.spec_name or tool.name) if part.isalpha()]
    words = [word for word in words if word not in {"api", "rest", "v"}]
    verb = next((index for index in (0, len(words) - 1) if words[index : index + 1] and words[index] in en.VERBS), None)
    if verb is None or words[verb] not in zh.VERBS or words[verb] == "mark" or asked.startswith("notify me"):
        return ""
    is_doubled = any(
        one == other and sign == "to" for one, sign, other in zip(words, words[1:], words[2:], strict=False)
    )
    if is_doubled or (verb and words[verb] in AMBIGUOUS) or any("-" in word for word in objects(asked)[:-1]):
        return ""
    rest = [*words[:verb], *words[verb + 1 :]]
    rest = rest[: rest.index("by")] if "by" in rest else rest
    rest = rest[:-1] if tool.http is not None and rest[-1:] == ["id"] else rest
    rest = [word for index, word in enumerate(rest) if word not in _ADDED and word not in rest[:index]]
    rest = shared_words(rest, asked) if asked else rest
    if len(rest) > 1 and rest[-1] == "search" and words[verb] in {"get", "list"}:
        return f"搜索{noun}" if (noun := translated(" ".join(humanise(word) for word in rest[:-1]))) else ""
    when = 2 if " ".join(rest[-2:]) in _WHEN else 1 if rest[-1:] and rest[-1] in ADJECTIVES else 0
    rest = [*rest[len(rest) - when :], *rest[: len(rest) - when]]
    if _doubtful(" ".join(rest)) or is_bare(" ".join(rest)):
        return ""
    noun = translated(" ".join(humanise(word) for word in rest))
    noun = f"全部时间的{noun.removeprefix('全部时间')}" if rest[:2] == ["all", "time"] else noun
    if not re.search(r"[\u4e00-\u9fff]", noun) or re.search(r"(..)\1", noun):
        return ""
    fixed = zh.REQUESTS.get(f"{words[verb]} {en.singular(' '.join(rest))}", "") if len(rest) > 1 else ""
    return fixed or spaced(f"{zh.VERBS[words[verb]]} {noun.replace('邮箱', '邮件')}")
