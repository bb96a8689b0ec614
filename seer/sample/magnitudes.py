"""Name of a number, what it belongs to and its description in, the range that people's numbers lie in there out."""

import re
from fractions import Fraction
from functools import cache, lru_cache

from seer.sample.topics import singular, tokenise
from seer.words.bag import bag

Range = tuple[Fraction, Fraction]

_NAMES = """
1 2: infant baby toddler pet
1 3: bag baggage luggage suitcase flag half
1 4: adult bathroom bedroom child guest kid level passenger people person priority room traveler traveller depth hop
1 4: decimals decimal_place precision rounding digit
1 5: attempt retry retries worker thread replica concurrency parallelism parallel instance star seat nonfree
1 7: night
2 12: installment experience
1 8: season floor wait_time
1 12: episode chapter verse lane
2 10: context_line player card member attendee participant contribution match game top_k k
2 12: column row position order rank step sequence copy ticket piece unit slice
5 40: attendee_limit max_related max_image
10 80: volume brightness_pct percentage
10 240: line
10 500: alert_number
10 500: issue_number pull_number pr_number discussion_number milestone_number build_number run_number ticket_number
12 60: fps frame_rate framerate
1 28: day day_of_month
2 21: days
1 50: week weeks
1 24: months interval_month
1 10: years
2 48: hours
7 20: hour
15 90: minutes
20 120: seconds
200 5000: milliseconds millisecond ms
10 90: offset skip
3 16: zoom
2 40: radius distance
50 95: quality confidence
60 160: tempo bpm
220 880: frequency
300 900: kelvin_step
2700 6000: kelvin
10 250: brightness
10 350: hue rotation heading bearing
20 100: saturation
1024 65536: bytes
200 4000: tokens
8000 8999: port
1000 9999: pid
1 8: stroke_width line_width border_width
4 40: margin padding
24 30: prefix_length
10 24: font_size
1 20: index seed century milestone
1 9: idx
64500 64510: asn
20 80: threshold
5000 80000: principal investment income salary loan revenue asset
100000 900000: outstanding_shares population
60 200: area
"""
_BY_NAME: dict[str, Range] = {
    name: (Fraction(low), Fraction(high))
    for line in _NAMES.strip().splitlines()
    for (low, high), names in [(line.partition(": ")[0].split(), line.partition(": ")[2])]
    for name in names.split()
}
_UNITS = (
    (r"beats? per minute|\bBPM\b", 60, 160),
    (r"\bmiles per gallon|\bmpg\b", 20, 50),
    (r"\b(?:metres?|meters?) per second|\bm/s\b(?!\^|²)", 2, 40),
    (r"\b(?:km/h|kph|mph)\b|\b(?:kilometers?|kilometres?|miles) per hour", 20, 110),
    (r"\bm/s\^?2|\bm/s²|acceleration", 1, 12),
    (r"\bin (?:Hz|hertz)\b|\bhertz\b", 220, 880),
    (r"\bmilliseconds?\b|\(ms\)|毫秒", 200, 5_000),
    (r"\b(?:in|of|number of) seconds\b|\bseconds\b|秒", 20, 120),
    (r"\b(?:in|of) minutes\b|\bminutes\b|分钟", 15, 90),
    (r"\b(?:in|of) hours\b|\bhours\b|小时", 2, 48),
    (r"\b(?:in|of) days\b|\bdays\b|天数", 2, 21),
    (r"\b(?:in|of) months\b", 2, 24),
    (r"\b(?:in|of) years\b|\bnumber of years\b", 2, 25),
    (r"\bpixels?\b|\bpx\b|像素", 100, 1_600),
    (r"\bsquare (?:feet|foot)\b", 600, 2_800),
    (r"\bsquare (?:meters?|metres?)\b|平方米", 40, 180),
    (r"\bgallons?\b", 4, 30),
    (r"\blit(?:er|re)s?\b", 5, 50),
    (r"\bcubic (?:meters?|metres?|cm|centimet)", 1, 30),
    (r"\b(?:GB|gigabytes?)\b", 4, 256),
    (r"\b(?:MB|megabytes?)\b", 16, 900),
    (r"\b(?:KB|kilobytes?)\b", 16, 900),
    (r"\bbytes\b|字节", 1_024, 65_536),
    (r"\bkilomet(?:er|re)s?\b|\bkm\b|公里|千米", 2, 60),
    (r"\bmiles\b", 2, 60),
    (r"\bcentimet(?:er|re)s?\b|\bcm\b", 10, 90),
    (r"\bmillimet(?:er|re)s?\b|\bmm\b", 5, 90),
    (r"\bin (?:meters?|metres?)\b|\b(?:meters?|metres?)\b|米", 5, 400),
    (r"\bin feet\b|\bfeet\b", 5, 120),
    (r"\binch(?:es)?\b", 5, 60),
    (r"\bkilograms?\b|\bkgs?\b|公斤|千克", 2, 80),
    (r"\bpounds\b|\blbs?\b", 4, 180),
    (r"\bgrams?\b", 50, 900),
    (r"\bfahrenheit\b", 50, 95),
    (r"\bcelsius\b|摄氏", 5, 35),
    (r"\bkelvins?\b", 250, 400),
    (r"\batmospheres?\b|\batm\b", 1, 5),
    (r"\bpascals?\b", 1_000, 90_000),
    (r"\bvolts?\b", 3, 240),
    (r"\bamperes?\b|\bamps\b", 1, 16),
    (r"\bohms?\b", 10, 900),
    (r"\bcoulombs?\b", 1, 9),
    (r"\bnewtons?\b", 5, 200),
    (r"\bjoules?\b", 50, 900),
    (r"\bcalories\b", 150, 700),
    (r"\bdecibels?\b|\bdB\b", 10, 90),
    (r"\bdegrees?\b", 5, 90),
    (r"\bnumber of (?:[\w-]+ ){0,2}[\w-]*s\b", 3, 30),
    (r"\bpercent(?:age)?\b|%|百分比", 5, 60),
    (r"\blines\b|行数", 10, 90),
    (r"\b(?:USD|EUR|dollars|euros?)\b|\bamount (?:of money|invested|paid)|\bmoney\b", 200, 9_000),
)
_MINOR = re.compile(r"\bminor units?\b|\bin cents\b|\bsmallest currency unit|\bsmallest unit of", re.IGNORECASE)
"""Descriptions of amounts that are counted in cents."""
_BODY = re.compile(r"\b(?:bmi|bmr|person|patient|individual|body|adult)\b", re.IGNORECASE)
_BODIES: dict[str, tuple[tuple[str, str, str], ...]] = {
    "height": (("cm|centi", "155", "192"), ("inch", "60", "75"), ("feet", "5", "6"), ("", "1.55", "1.92")),
    "weight": (("pound|lbs", "120", "210"), ("", "52", "96")),
}
"""Height and weight of people, by the unit that the description or the name speaks of."""
_CENTS = (Fraction(1_500), Fraction(48_000))
_SCREENS = bag("browser click drag mouse scroll screen swipe tap touch window wheel xy")
_ON_SCREEN = (Fraction(40), Fraction(900))
_AXES = bag("x y dx dy")
_DEFAULT = re.compile(
    r"\bdefaults?(?: value)?(?: to| is|[:：=])?\s*[`'\"]?(\d{1,7}(?:\.\d{1,4})?)(?![\w.,]*\d)"
    r"|默认(?:值)?[为是:：]?\s*(\d{1,7})"
)
_READ = 300


@lru_cache(maxsize=16384)
def magnitude(name: str, setting: str, described: str) -> Range | None:
    """Give the range that the name, else a unit in the description tells; None where neither is known."""
    tokens = tokenise(name)
    text = described[:_READ]
    if not tokens:
        return _of_unit(text)
    of_body = _BODIES.get(tokens[0] if tokens[0] in _BODIES else tokens[-1])
    if of_body is not None and _BODY.search(f"{text} {' '.join(tokenise(setting))}"):
        said = f"{text} {name}".lower()
        return next((Fraction(low), Fraction(high)) for unit, low, high in of_body if re.search(unit, said))
    if not _AXES.isdisjoint(tokens) and not _SCREENS.isdisjoint((*tokens, *tokenise(setting))):
        return _ON_SCREEN
    if _MINOR.search(text):
        return _CENTS
    return _of_name(tokens) or _of_unit(text)


def _of_name(tokens: tuple[str, ...]) -> Range | None:
    for first, second in zip(tokens[-2::-1], tokens[:0:-1], strict=True):
        found = _BY_NAME.get(f"{first}_{singular(second)}")
        if found is not None:
            return found
    both = ((token, singular(token)) for token in reversed(tokens))
    return next((_BY_NAME[one] for pair in both for one in pair if one in _BY_NAME), None)


@lru_cache(maxsize=16384)
def _of_unit(text: str) -> Range | None:
    return next((found for sign, found in _units() if sign.search(text)), None)


@cache
def _units() -> tuple[tuple[re.Pattern[str], Range], ...]:
    """Compile the signs of units when a number is first asked for: few commands make any."""
    return tuple((re.compile(sign, re.IGNORECASE), (Fraction(low), Fraction(high))) for sign, low, high in _UNITS)


@lru_cache(maxsize=16384)
def around(described: str) -> Range | None:
    """Give the range around the default that a description tells."""
    found = _DEFAULT.search(described[:_READ])
    return None if found is None else beside(Fraction(found[1] or found[2]))


def beside(usual: Fraction) -> Range | None:
    """Give the range around a usual number: from a half of it to twice as much; None where it says nothing."""
    if usual <= 0:
        return None
    if usual < 1:
        return usual / 2, min(Fraction(1), 2 * usual)
    return max(Fraction(1), usual / 2), max(2 * usual, Fraction(4))


_CODE = re.compile(r"(?<![\w.,-])(\d{1,3})\s*(?:=|：|:(?!\d)|—|–)\s*(?=[A-Za-z'\"\u4e00-\u9fff])")
_LIST = re.compile(
    r"(?:可选值|取值|枚举值?|one of|values?:)[有为是：: ]*[\[(（]?\s*"
    r"((?:\d{1,3}\s*[,，、或/]\s*(?:or )?)+\d{1,3})(?!\s*[-~–]\s*\d)"
)


@lru_cache(maxsize=16384)
def codes(described: str) -> tuple[int, ...]:
    """Give the numbers that a description explains or lists one by one: "0 = none, 1 = urgent"."""
    found = [int(code) for code in _CODE.findall(described)]
    if len(set(found)) > 1 and found == sorted(found):
        return tuple(dict.fromkeys(found))
    listed = _LIST.search(described)
    return tuple(dict.fromkeys(int(code) for code in re.findall(r"\d+", listed[1]))) if listed else ()
