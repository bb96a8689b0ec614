"""Name or word and a length in, what people would write that is as long out: said more exactly, or of more parts."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from seer.sample.ask import Ask
from seer.sample.pools import words

_AFTER = (
    " II", " B", " 2026", " (draft)", " part two", " in English", " with photos", " for the board", " before summer",
    " and next steps", " for all offices", " with a summary", " as agreed in May", " by region and month",
    " and open questions", " including the archive", " for new colleagues", " with notes from the call",
    " in the second half of the year", " for partners abroad", " after the last review", " with prices and dates",
    " of the northern branch and its shops",
)  # fmt: skip
"""What makes a title more exact, in the order in which it may stand."""
_BEFORE = (
    "二〇二六年", "下半年", "新一轮", "北区", "各办公室", "全公司", "理事会讨论用的", "面向合作伙伴的", "附照片的",
    "按地区和月份整理的", "经过上次评审后修改的",
)  # fmt: skip
_BEHIND = ("版", "汇总", "最新版", "（草稿）", "及后续安排", "（含档案资料）", "与未解决的问题")
"""What stands before and after a Chinese title."""
_LOCAL = 64
"""Characters that an e-mail address may have before the @."""
_EXTENSION = 5


def phrases(bases: Sequence[str], *, low: int, high: int, locale: str) -> Iterator[str]:
    """Give titles with what makes them more exact, those of a length within the bounds."""
    chinese = locale.startswith("zh")
    for base in bases:
        added = _chosen(low - len(base), high - len(base), chinese=chinese) if len(base) < low else ()
        if added is not None:
            before = "".join(part for part in added if part in _BEFORE)
            yield before + base + "".join(part for part in added if part not in _BEFORE)


@lru_cache(maxsize=4096)
def _chosen(least: int, most: int, *, chinese: bool) -> tuple[str, ...] | None:
    """Choose the fewest parts that have a length within the bounds together; none where there are none."""
    reached: dict[int, tuple[str, ...]] = {0: ()}
    for part in (*_BEFORE, *_BEHIND) if chinese else _AFTER:
        for length, parts in list(reached.items()):
            longer = length + len(part)
            if longer <= most and len(reached.get(longer, (*parts, part, ""))) > len(parts) + 1:
                reached[longer] = (*parts, part)
    fitting = [(len(parts), length) for length, parts in reached.items() if least <= length <= most]
    return reached[min(fitting)[1]] if fitting else None


def people(ask: Ask, *, low: int, high: int) -> Iterator[str]:
    """Give people by all their names, then with what they do and where."""
    chinese = ask.locale.startswith("zh")
    first, last, job, company = (
        _mixed(ask, about) for about in ("first_name", "last_name", "job", "company")
    )  # each in an order of its own
    named = _named_in_chinese(first, last) if chinese else _named(first, last)
    yield from (name for name in named if low <= len(name) <= high)
    if chinese:
        placed = [f"{company[0]}{job[0]}{last[0]}{given}" for given in first]
    else:
        placed = [f"{given} {last[0]}, {job[0]} at {company[0]}" for given in first]
    yield from phrases(placed, low=low, high=high, locale=ask.locale)


def _named_in_chinese(first: Sequence[str], last: Sequence[str]) -> Iterator[str]:
    yield from (f"{last[0]}{given}" for given in first)


def _named(first: Sequence[str], last: Sequence[str]) -> Iterator[str]:
    """Give names of two parts, then of more."""
    yield from (f"{given} {name}" for given in first for name in last[:4])
    yield from (f"{one} {other} {name}" for one, other in pairwise(first) for name in last[:4])
    doubled = [f"{one}-{other}" for one, other in pairwise(last) if "-" not in one + other]
    yield from (f"{one} {other} {name}" for one, other in pairwise(first) for name in doubled)


def joined(pool: Sequence[str], *, low: int, high: int, sign: str = "-") -> Iterator[str]:
    """Give names of several words with a sign between them, a number at the end where one is needed for the length."""
    for start in range(len(pool)):
        text, turn = pool[start].strip(sign), start
        while len(text) < low:
            turn += 1
            following = f"{sign}{pool[turn % len(pool)].strip(sign)}"
            if len(text) + len(following) > high:
                break
            text += following
        missing = low - len(text)
        if missing > 0:
            text += f"{sign}{_DIGITS[: missing - 1]}" if 1 < missing <= len(_DIGITS) else "s" * (missing == 1)
        if low <= len(text) <= high:
            yield text


_DIGITS = "2026071583"


def mailboxes(ask: Ask, *, low: int, high: int) -> Iterator[str]:
    """Give e-mail addresses of whole names."""
    host = "@example.com"
    parts = [part.lower() for part in _mixed(ask._replace(locale="en"), "last_name") if part.isalpha()]
    if low - len(host) <= _LOCAL:
        yield from (
            f"{local}{host}"
            for local in joined(parts, low=low - len(host), high=min(high - len(host), _LOCAL), sign=".")
        )


def pages(ask: Ask, *, low: int, high: int) -> Iterator[str]:
    """Give addresses of pages that lie deep."""
    host = "https://example.com/"
    slugs = _mixed(ask._replace(locale="en"), "slug")
    yield from (f"{host}{path}" for path in joined(slugs, low=low - len(host), high=high - len(host), sign="/"))


def files(pool: Sequence[str], *, low: int, high: int) -> Iterator[str]:
    """Give files with long names."""
    for number, name in enumerate(pool):
        stem, _, ending = name.rpartition(".")
        tail = f".{ending}"
        others = [other.rpartition(".")[0].rpartition("/")[2] for other in (*pool[number + 1 :], *pool[:number])]
        yield from (f"{text}{tail}" for text in joined([stem, *others], low=low - len(tail), high=high - len(tail)))


def extensions(pool: Sequence[str], *, low: int, high: int) -> Iterator[str]:
    """Give telephone numbers with an extension."""
    for phone in pool:
        for sign in (" ext. ", " x", "x"):
            missing = max(low - len(phone + sign), 1)
            if missing <= _EXTENSION and len(phone + sign) + missing <= high:
                yield f"{phone}{sign}{_DIGITS[:missing]}"


def _mixed(ask: Ask, about: str) -> list[str]:
    pool = list(words(about, ask.locale))
    ask.shuffle(pool, f"longer {about}")
    return pool
