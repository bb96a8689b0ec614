from pathlib import Path
from random import Random
from typing import Any

import pytest

from seer import canon
from seer.errors import SpecError
from seer.parse._blocks import OddError, quick
from seer.parse._built import by_events
from seer.parse._load import decode
from seer.parse._nodes import MAX_DEPTH

SPECS = Path(__file__).parents[2] / "specs"
CORPUS = Path(__file__).parents[2].parent / "shared/corpus"
SPEC = """---
# about pets
openapi: 3.0.3
"info": {title: Pets, version: "1"}
paths:
  /pets/{id}:

    get:   # one pet
      summary: Shows a pet
        that is here,

        and no other
      tags:
      - pets
      -   a: 1
          b: -2.5
      - - 1
        - two
      deprecated: false
      description: |
        First

          second: no key
        # no comment
      x-folded: >-

        one
        two

         three
        four


      x-kept: |+
        text

      x-empty:
      x-quoted: 'it''s: "so"'
      x-long: "a
        b\\n\\u00e9"
    'a b': [x, 1, true, ~]
    x:y: {}
    list:
      -
        k: v   # c
      - |
        text
      - last
"""
TAKEN: list[tuple[str, Any]] = [
    ("a: b\n", {"a": "b"}),
    ("a: b", {"a": "b"}),
    ("a:\n- b\n-\n- c: 1\n  d:\n  - e\n", {"a": ["b", None, {"c": 1, "d": ["e"]}]}),
    ("- a\n- b c\n", ["a", "b c"]),
    ("a:\n  text\n  that goes on\nb: 1\n", {"a": "text that goes on", "b": 1}),
    ("a: b\n  c\n\n\n  d\n", {"a": "b c\n\nd"}),
    ("a: |-\n  x\n   y\n\n\nb: |+\n  z\n\n\n", {"a": "x\n y", "b": "z\n\n\n"}),
    ("a: >\n  x\n  y\n\n  z\n   w\n  v\n", {"a": "x y\nz\n w\nv\n"}),
    ("a: |\n\nb: 1\n", {"a": "", "b": 1}),
    ("a: [b, 1, no]\nc: []\nd: {}\n", {"a": ["b", 1, "no"], "c": [], "d": {}}),
    ("a: {b: [1,\n    2]}\n", {"a": {"b": [1, 2]}}),
    ('a: "b\n\n  c"\n', {"a": "b\nc"}),
    ("a: http://x/y#z\nb:c: d\n", {"a": "http://x/y#z", "b:c": "d"}),
    ("200: 0x1F\nnull: .5\n", {"200": 31, "null": 0.5}),
    ("a: -1\nb: -x\nc: :y\n", {"a": -1, "b": "-x", "c": ":y"}),
    ("\u540d: \u3000x\n", {"\u540d": "\u3000x"}),
    ("# nothing\n", None),
]
LEFT = [
    "a: &b c\n",
    "a: *b\n",
    "a: !!str 1\n",
    "? a\n: b\n",
    "<<: {a: b}\n",
    "a: |2\n   x\n",
    "a: b: c\n",
    "a: b\n c: d\n",
    "a: b\n  c: d\n",
    "a:\n  b: c\n d: e\n",
    "a: 1\na: 2\n",
    "a: b\n- c\n",
    "- a\nb: c\n",
    "a: 'b\n",
    "a: [b\n",
    "a: {b: &c d}\n",
    "a: @b\n",
    "a: b\n# c\n  d\n",
    "a: b #c\n  d\n",
    "a:\tb\n",
    "a: \x07\n",
    "a: b\u2028c\n",
    "a\n",
    "%YAML 1.2\n---\na: b\n",
    "a: b\n---\nc: d\n",
    "a: b\n...\n",
    "a: b\n--- c\n",
    " a: b\n",
    "a : b\n",
    "a: |\n  x",
    "a: |\n   x\n  y\n",
    'a: "b" c\n',
    'a: "b": c\n',
    "- - a\n",
    "a: .inf\n",
    "a: [.nan]\n",
    "a: " + "9" * 5_000 + "\n",
    "a: x:\n",
    "\ufeffa: b\n",
    "k" * 2_000 + ": v\n",
    "".join("  " * depth + "a:\n" for depth in range(200)),
    "a: " + "[" * 200 + "]" * 200 + "\n",
]
BITS = (
    ": ",
    " #",
    "# ",
    "- ",
    ":",
    "?",
    "|",
    ">-",
    "|+",
    "'",
    '"',
    "[",
    "]",
    "{",
    "}",
    ",",
    "&a ",
    "*a",
    "!x ",
    "~",
    "1",
    "<<: ",
    "   ",
    "\t",
    "\n",
    "\n\n",
    "\n    ",
    "\n# c\n",
    "---\n",
    "a: b",
    "- a",
    "key: |\n  x\n",
    "[a, b]",
    "\u3000",
    "\x85",
    "-",
    "%",
)


def taken(text: str) -> Any:
    return quick(text, lambda inner: by_events(inner, shown="x"))


def same(text: str) -> bool:
    """Read a text both ways where its style is the common one; tell whether it is."""
    try:
        value = taken(text)
    except (OddError, SpecError, ValueError):
        return False
    by_each = value, by_events(text, shown="x", many=True)
    assert [canon.encode(each) for each in by_each] == [canon.encode(by_each[0])] * 2, text
    assert repr(by_each[0]) == repr(by_each[1]), text  # the order of keys, and 1 is not 1.0
    return True


@pytest.mark.parametrize(("text", "value"), TAKEN)
def test_the_common_style_is_read_by_lines(text: str, value: Any) -> None:
    assert taken(text) == value
    assert same(text)


def test_levels_that_share_a_column_are_counted() -> None:
    def nested(pairs: int) -> str:
        return "".join(f"{' ' * depth}a:\n{' ' * depth}-\n" for depth in range(pairs))

    assert same(nested(MAX_DEPTH // 2 - 1))
    with pytest.raises(OddError):
        taken(nested(MAX_DEPTH // 2))


@pytest.mark.parametrize("text", LEFT)
def test_what_is_odd_or_wrong_is_left_to_events(text: str) -> None:
    with pytest.raises((OddError, SpecError, ValueError)):
        taken(text)


def test_a_spec_in_many_styles_is_read_as_by_events() -> None:
    assert not same(SPEC)
    assert same(SPEC.replace("      - - 1\n        - two\n", ""))


def test_texts_with_bits_put_in_or_taken_out_are_read_as_by_events_or_left() -> None:
    sources = [SPEC.replace("      - - 1\n        - two\n", ""), (SPECS / "petstore.yaml").read_text(encoding="utf-8")]
    by_lines = 0
    for seed in range(3_000):
        dice = Random(seed)
        lines = dice.choice(sources).split("\n")
        start = dice.randrange(len(lines))
        part = lines[start : start + dice.randint(1, 20)]
        indent = min((len(line) - len(line.lstrip(" ")) for line in part if line.strip()), default=0)
        text = "\n".join(line[indent:] for line in part) + "\n"
        for _ in range(dice.randint(0, 3)):
            at = dice.randrange(len(text) + 1)
            text = (
                text[:at] + (dice.choice(BITS) if dice.random() < 0.7 else "") + text[at + dice.choice((0, 0, 1, 3)) :]
            )
        by_lines += same(text)
    assert by_lines > 500


@pytest.mark.corpus
@pytest.mark.skipif(not CORPUS.is_dir(), reason="the corpus isn't beside the checkout")
def test_the_corpus_is_read_as_by_events() -> None:
    files = [path for path in sorted(CORPUS.rglob("*.y*ml")) if path.stat().st_size < 100_000][::3]
    texts = []
    for path in files:
        try:
            texts.append(decode(path.read_bytes(), shown="x"))
        except SpecError:
            continue
    assert sum(map(same, texts)) > 0.9 * len(texts)
