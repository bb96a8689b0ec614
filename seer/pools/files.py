"""A person's data file in, its values by key out, each with its place: tables in CSV, and YAML or JSON."""

import csv
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from seer import canon
from seer.errors import RecipeError, literal, near
from seer.records import Json
from seer.schema.pointer import join
from seer.userfile import UserFile

_MOST: Final = 200
"""Rows of one file that are used: a choice that holds when others come and go."""
_TABLES: Final = frozenset({".csv", ".tsv"})
_SHEETS: Final = frozenset({".xlsx", ".xls", ".xlsm", ".ods", ".numbers", ".parquet"})
_PARTED: Final = ",;\t"
"""What parts the cells of a row; the first line tells which."""
KINDS: Final = "name a CSV, YAML or JSON file"


class Value(NamedTuple):
    """A value and its line or pointer in the file; what a table holds is text, to be read as its parameter takes it.

    `row` numbers what belongs together. `is_local` tells that the table writes 39,90 for 39.90.
    """

    value: Json
    at: str
    row: int
    is_text: bool = False
    is_local: bool = False


class Pool(NamedTuple):
    """The values that a file has for one key; `locate` tells file and line from what stands there.

    `file` is the table whose rows the values are of, if any; `is_head` tells that the key is the head of its column.
    """

    key: str
    at: str
    values: tuple[Value, ...]
    locate: Callable[[str], str]
    file: str = ""
    is_head: bool = False


def read(path: Path) -> list[Pool]:
    """Read the pools of a file. Raises RecipeError."""
    kind = path.suffix.lower()
    if kind in _SHEETS:
        message = f"is a {kind[1:]} file, which seer doesn't read"
        raise RecipeError(message, where=str(path), fix="save its sheet as CSV in UTF-8, and name that")
    if kind in _TABLES:
        return _columns(path)
    file = UserFile(path, shape=(dict, list), kinds=KINDS)
    if isinstance(file.document, list):
        return _of_rows(file)
    return [_of_key(file, key, said) for key, said in file.document.items()]


def _of_key(file: UserFile, key: str, said: Json) -> Pool:
    at = join("", key)
    if isinstance(said, dict) and set(said) == {"file", "column"}:
        columns = _named_columns(file, f"{at}/file", str(said["file"]))
        if said["column"] not in columns:
            message = f"{said['file']} has no column {said['column']!r}"
            raise RecipeError(message, where=file.at(f"{at}/column"), fix=near(str(said["column"]), columns))
        column = columns[said["column"]]
        return column._replace(key=key, is_head=False)
    if not isinstance(said, list) or not said:
        message = f"{key!r} has {literal(said)}"
        raise RecipeError(message, where=file.at(at), fix="give a list of values, or {file: F.csv, column: C}")
    chosen = _chosen(said)
    return Pool(key, at, tuple(Value(said[index], f"{at}/{index}", index) for index in chosen), file.at)


def _named_columns(file: UserFile, at: str, name: str) -> dict[str, Pool]:
    """Give the columns of a file that another one names."""
    path = file.path.parent / name
    if not path.is_file():
        message = f"there is no file {name!r} beside it"
        raise RecipeError(message, where=file.at(at), fix=KINDS)
    return {pool.key: pool for pool in read(path)}


def _of_rows(file: UserFile) -> list[Pool]:
    rows = file.document
    for index, row in enumerate(rows):
        if not isinstance(row, dict):
            message = f"row {index + 1} is a {type(row).__name__}, not a mapping"
            raise RecipeError(message, where=file.at(f"/{index}"), fix="write a mapping from key to value")
    chosen = _chosen(rows)
    keys = dict.fromkeys(key for row in rows for key in row)
    return [
        Pool(
            key,
            "",
            tuple(Value(rows[index][key], join(f"/{index}", key), index) for index in chosen if key in rows[index]),
            file.at,
            str(file.path),
            is_head=True,
        )
        for key in keys
    ]


def _columns(path: Path) -> list[Pool]:
    lines, parted = _lines(path)
    if len(lines) < 2:  # noqa: PLR2004 - a head and a row
        message = "holds no rows"
        raise RecipeError(message, where=str(path), fix="give a line of names, and a line for each row of values")
    (first, names), *rows = lines
    head = _head(path, first, [name.strip() for name in names])
    for line, row in rows:
        if len(row) != len(head):
            message = f"has {len(row)} cells under {len(head)} names"
            fix = "give each row a cell for each name, and quote a cell that holds what parts them"
            raise RecipeError(message, where=f"{path}:{line}", fix=fix)
    chosen = [rows[index] for index in _chosen([row for _, row in rows])]
    return [
        Pool(
            key,
            str(first),
            tuple(
                Value(row[at].strip(), str(line), line, is_text=True, is_local=parted == ";")
                for line, row in chosen
                if row[at].strip()
            ),
            lambda line: f"{path}:{line}",
            str(path),
            is_head=True,
        )
        for at, key in enumerate(head)
        if key
    ]


def _head(path: Path, line: int, names: list[str]) -> list[str]:
    """Refuse a name that stands twice: which column is meant couldn't be told."""
    twice = next((name for at, name in enumerate(names) if name and name in names[:at]), None)
    if twice is not None:
        message = f"two columns are named {twice!r}"
        raise RecipeError(message, where=f"{path}:{line}", fix="rename or remove one of them")
    return names


def _lines(path: Path) -> tuple[list[tuple[int, list[str]]], str]:
    """Give the rows of a table that hold anything, each with the line that it begins on, and what parts their cells."""
    text = _text(path)
    parted = _parted(text.lstrip("\r\n ").partition("\n")[0])
    reader = csv.reader(io.StringIO(text, newline=""), strict=True, delimiter=parted, skipinitialspace=True)
    rows, begins = [], 1
    try:
        for row in reader:
            if any(map(str.strip, row)):
                rows.append((begins, row))
            begins = reader.line_num + 1
    except csv.Error as error:
        message = f"is no CSV: {error}"
        fix = "close each quote, and double those inside a quoted cell"
        raise RecipeError(message, where=f"{path}:{begins}", fix=fix) from None
    return rows, parted


def _text(path: Path) -> str:
    data = b""
    try:
        data = path.read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        message = f"can't be read ({error.strerror})"
        raise RecipeError(message, where=str(path), fix=KINDS) from None
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"is no UTF-8 ({error.reason})"
        raise RecipeError(message, where=f"{path}:{line}", fix="save it as CSV in UTF-8") from None


def _parted(head: str) -> str:
    """Tell what parts the names in the first line, which names seldom hold; a comma where there is but one name."""
    bare = "".join(head.split('"')[::2])
    return max(_PARTED, key=lambda sign: (bare.count(sign), -_PARTED.index(sign)))


def _chosen(rows: Sequence[Json]) -> list[int]:
    """Choose among too many rows by what they hold, in their order."""
    if len(rows) <= _MOST:
        return list(range(len(rows)))
    ranked = sorted(range(len(rows)), key=lambda index: canon.digest(rows[index]))
    return sorted(ranked[:_MOST])
