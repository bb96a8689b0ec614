"""Schema in, small values near whatever it speaks of out: what a search looks through where nothing can be built."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, islice, product
from random import Random
from typing import Any

from seer import canon
from seer.records import Json
from seer.sample import regex
from seer.sample.errors import SampleError
from seer.schema.inside import everything

_MOST = 1_500
_NODES = 200
_PLAIN: tuple[Json, ...] = (None, True, False, 0, 1, -1, 2.5, "", "cedar", "\n", "a#b")
_FREE = ("cedar", "x")
_BOUNDS = ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum")
_SIZES = ("minItems", "maxItems", "minContains", "maxContains", "minProperties", "maxProperties")
_LONGEST = 300
_LARGEST = 8
_MEMBERS = 8
_EACH = 3
_TOGETHER = 8
_GROUPS = 60


def near(schema: Json) -> Iterator[Json]:
    """Give scalars at and beside each limit, then arrays and objects of them, each once and always the same."""
    nodes = [node for _, node in islice(everything(schema), _NODES)]
    own = list(_once(chain.from_iterable(map(_scalars, nodes))))
    few = [value for value in own if not isinstance(value, dict | list)][:_TOGETHER]
    values, some = list(_once([*own, *_PLAIN])), list(_once([*few, "cedar", 1, 2.5, None]))
    sizes = sorted({size + step for node in nodes for size in _counts(node) for step in (-1, 0, 1)} | {1, 2})
    every = chain(values, _arrays(values, some, sizes), _objects(nodes, values, some, sizes))
    yield from islice(_once(every), _MOST)


def _once(values: Iterable[Json]) -> Iterator[Json]:
    known: set[bytes] = set()
    for value in values:
        written = canon.again(value)
        if written not in known:
            known.add(written)
            yield value


def _scalars(node: dict[str, Any]) -> Iterator[Json]:
    """Give what one schema names, and what lies beside its bounds and sizes."""
    if "const" in node:
        yield node["const"]
    yield from node.get("enum", ())[:_MEMBERS]
    for bound in (node[keyword] for keyword in _BOUNDS if keyword in node):
        yield from (bound, bound + 1, bound - 1, bound + 0.5, bound - 0.5)
    if "multipleOf" in node:
        step = node["multipleOf"]
        yield from (step, 2 * step, step / 2)
    for length in (int(node[keyword]) for keyword in ("minLength", "maxLength") if keyword in node):
        yield from ("a" * size for size in (length, length + 1, length - 1) if 0 <= size <= _LONGEST)
    if "pattern" in node:
        yield from _matching(node["pattern"])


def _matching(pattern: str) -> Iterator[str]:
    random = Random(pattern)
    try:
        yield from [regex.build(pattern, random) for _ in range(_EACH)]
    except SampleError:
        return


def _names(node: dict[str, Any]) -> Iterator[str]:
    yield from node.get("required", ())
    yield from node.get("properties", ())
    for name, needed in node.get("dependentRequired", {}).items():
        yield from (name, *needed)
    yield from node.get("dependentSchemas", ())
    for pattern in node.get("patternProperties", ()):
        yield from _matching(pattern)


def _counts(node: dict[str, Any]) -> list[int]:
    return [int(node[keyword]) for keyword in _SIZES if keyword in node and 0 < node[keyword] <= _LARGEST]


def _arrays(values: Sequence[Json], some: Sequence[Json], sizes: Sequence[int]) -> Iterator[Json]:
    yield []
    yield from ([value] for value in [*values, [], {}])
    yield from (list(pair) for pair in product(some, repeat=2))
    for size in sizes:
        yield from ([value] * size for value in some)
        yield list(range(size))
        yield from ([value, *range(size - 1)] for value in some if size)


def _objects(
    nodes: Sequence[dict[str, Any]], values: Sequence[Json], some: Sequence[Json], sizes: Sequence[int]
) -> Iterator[Json]:
    yield {}
    for node in nodes:
        if node.get("required"):
            yield from (dict.fromkeys(node["required"], value) for value in some)
    told = [*chain.from_iterable(map(_names, nodes)), *(value for value in values if isinstance(value, str)), *_FREE]
    names = list(dict.fromkeys(told))
    few = names[:_TOGETHER]
    yield from ({name: value} for name in few for value in [*values[: 2 * _TOGETHER], [], {}])
    yield from (dict.fromkeys(names[:size], value) for size in sizes for value in some)
    groups = chain.from_iterable(islice(combinations(few, size), _GROUPS) for size in sizes)
    yield from (dict.fromkeys(group, "cedar") for group in groups)
    for first, second in combinations(few, 2):
        yield from ({first: one, second: other} for one, other in product(some, repeat=2))
