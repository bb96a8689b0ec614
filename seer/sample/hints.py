"""Topic that a name has and the description beside it in, the topic that both have out."""

import re

from seer.words.bag import bag

_SHORT = re.compile(r"\b(?:2|two)[ -]?(?:letter|char)|\balpha[ -]?2\b|\bISO[ -]?(?:3166|639)|两位|二字", re.IGNORECASE)
_LONGER = re.compile(r"\b(?:3|three)[ -]?(?:letter|char)|\balpha[ -]?3\b|三位|三字", re.IGNORECASE)
_CODES = {"country": "country_code", "language": "language_code"}
_OPEN = bag("id city amount datetime date place") | {""}
"""Topics of names that may be about something else, as a description tells."""
_TELLING = bag("uuid country_code country_code3 currency date datetime coordinates token email phone")
_ZIP = re.compile(r"\bzip ?codes?\b|\bpostal codes?\b|邮编|邮政编码", re.IGNORECASE)
_OPENING = 30
"""Characters of a Chinese description that tell what it is about."""
_CALLED = re.compile(
    r"\bnotifications? (?:are|is|will be) (?:delivered|sent)|\bwebhooks?\b|\bcallback\b", re.IGNORECASE
)
_POINT = re.compile(
    r"经纬度|经度[,，]\s*纬度|纬度[,，]\s*经度|\b(?:lat|lng|lon)(?:itude|gitude)?\s*(?:,|and)\s*(?:lat|lng|lon)"
    r"|\bcoordinates?\b",
    re.IGNORECASE,
)
_HINTS = (
    (_POINT, "coordinates"),
    (
        re.compile(
            r"\bpagination\b.{0,40}\b(?:request|page|cursor|token)\b|\bcursor\b|\bapi key\b"
            r"|\bauth(?:entication|orization)? (?:token|ticket|key)\b",
            re.IGNORECASE,
        ),
        "token",
    ),
    (re.compile(r"\byyyy-mm-dd\b(?![t ]h)|\bISO[ -]?8601 date\b|\bdate in ISO", re.IGNORECASE), "date"),
    (re.compile(r"\bISO[ -]?8601\b|\bRFC ?3339\b|date[- ]?time\b|yyyy-mm-ddt", re.IGNORECASE), "datetime"),
    (re.compile(r"\bISO[ -]?4217\b|货币|币种", re.IGNORECASE), "currency"),
    (re.compile(r"\bISO[ -]?3166[- ]?1? alpha[- ]?3\b|\bthree-letter country", re.IGNORECASE), "country_code3"),
    (re.compile(r"\bISO[ -]?3166\b|country code|国家代码", re.IGNORECASE), "country_code"),
    (re.compile(r"\bISO[ -]?639|\bBCP[ -]?47\b|language code|语言代码", re.IGNORECASE), "language_code"),
    (re.compile(r"\bUUID\b|\bGUID\b"), "uuid"),
    (re.compile(r"\be-?mail address(?:es)?\b|邮箱|电子邮件", re.IGNORECASE), "email"),
    (re.compile(r"\bphone number\b|电话|手机号", re.IGNORECASE), "phone"),
    (re.compile(r"\b(?:URL|URI)\b|网址|链接"), "url"),
    (re.compile(r"\btime ?zone\b|时区", re.IGNORECASE), "timezone"),
    (re.compile(r"\b(?:city|town)\b|城市", re.IGNORECASE), "city"),
    (re.compile(r"\bcountry\b|国家", re.IGNORECASE), "country"),
    (re.compile(r"\bSHA\b"), "sha"),
    (re.compile(r"日期"), "date"),
    (re.compile(r"标题"), "title"),
    (re.compile(r"姓名"), "name"),
    (re.compile(r"地址"), "address"),
    (re.compile(r"公司"), "company"),
    (re.compile(r"关键词|关键字|搜索"), "query"),
)


_SPACED = re.compile(r"\byyyy-mm-dd hh:mm:ss|%Y-%m-%d %H:%M:%S|(?<!\d)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", re.IGNORECASE)
_ISO = re.compile(r"\bISO[ -]?8601(?! duration)\b|\bRFC ?3339\b|yyyy-mm-ddt", re.IGNORECASE)
_TIMES = frozenset({"time", "date", "datetime"})


def hinted(found: str, description: str) -> str:
    """Give the topic of a name, or what the description tells instead: a code for a country, a point for a place."""
    if found in ("country", "country_code") and _LONGER.search(description):
        return "country_code3"
    if found in _CODES and _SHORT.search(description):
        return _CODES[found]
    if found == "city" and _ZIP.search(description):
        return "postcode"
    if found == "address":
        return _of_address(description)
    timed = _timed(found, description) if found in _TIMES else ""
    if timed or found not in _OPEN:
        return timed or found
    opening = description if description.isascii() else description[:_OPENING]
    hint = next((hint for pattern, hint in _HINTS if pattern.search(opening)), "")
    hint = "postcode" if hint == "city" and _ZIP.search(description) else hint
    return hint if hint and (not found or hint in _TELLING) else found


def _timed(found: str, description: str) -> str:
    """Give the form of date and time that a description tells, or nothing."""
    if _SPACED.search(description):
        return "spaced_datetime"
    return "datetime" if found == "time" and _ISO.search(description) else ""


def _of_address(description: str) -> str:
    """Tell where a service calls, and a point, from what stands on a letter."""
    if _CALLED.search(description):
        return "callback"
    is_point = _POINT.search(description) and "address" not in description.lower() and "地址" not in description
    return "coordinates" if is_point else "address"
