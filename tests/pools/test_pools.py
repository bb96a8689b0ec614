import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seer.evalset.store import load
from seer.parse import parse_file
from seer.pools import pooled

Seer = Callable[..., tuple[int, str, str]]
Pooled = Callable[[Path], dict[str, dict[str, tuple[Any, ...]]]]
SHOP = {
    "seer": "tools/1",
    "tools": [
        {
            "name": "create_order",
            "description": "Create an order.",
            "parameters": {
                "sku": {"type": "string", "required": True},
                "product": {"type": "string", "required": True},
                "amount": {"type": "integer", "minimum": 1, "required": True},
                "gift": {"type": "boolean"},
                "billing_email": {"type": "string", "format": "email"},
                "tags": {"type": "array", "items": {"type": "string"}},
                "price": {"type": "number"},
                "count": {"type": "integer", "minimum": 1, "maximum": 9},
                "code": {"type": "string", "pattern": "^[A-Z]-\\d$"},
            },
        },
        {
            "name": "get_order",
            "description": "Get an order.",
            "parameters": {"sku": {"type": "string", "required": True}, "amount": {"type": "number"}},
        },
    ],
}
CSV = "sku,product,amount,gift\nK-1,kettle,3,true\nK-2,lamp,5,false\n\nK-3,chair,7,true\nK-4,clock,9,false\n"
ROWS = {("K-1", "kettle", 3), ("K-2", "lamp", 5), ("K-3", "chair", 7), ("K-4", "clock", 9)}


@pytest.fixture
def tools(tmp_path: Path) -> Pooled:
    (tmp_path / "shop.json").write_text(json.dumps(SHOP))
    parsed = parse_file(tmp_path / "shop.json", shown="shop.json")[0].tools

    def values(file: Path) -> dict[str, dict[str, tuple[Any, ...]]]:
        laid, _ = pooled(parsed, [str(file)], ["en"])
        return {tool.name: dict(tool.wording["en"].values) for tool in laid if "en" in tool.wording}

    return values


def synth(seer: Seer, folder: Path, *files: str) -> tuple[int, str, str]:
    (folder / "shop.json").write_text(json.dumps(SHOP))
    (folder / "seer.yaml").write_text(f"specs: [shop.json]\nname: shop\nlocales: [en]\npools: [{', '.join(files)}]\n")
    return seer("synth")


def arguments(folder: Path) -> list[dict[str, Any]]:
    scenes = load(folder / "generated/shop").scenes
    return [scene.request.arguments for scene in scenes if scene.kind == "normal" and scene.request]


def test_values_of_one_row_stay_together(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "products.csv").write_text("\ufeff" + CSV, encoding="utf-8")
    assert synth(seer, tmp_path, "products.csv")[0] == 0
    made = arguments(tmp_path)
    rows = {(one["sku"], one["product"], one["amount"]) for one in made if "product" in one}
    assert rows
    assert rows <= ROWS
    assert {one["sku"] for one in made} <= {sku for sku, _, _ in ROWS}
    seen = {one["gift"] for one in made if "gift" in one}
    assert seen <= {True, False}


def test_a_list_of_rows_is_read_from_json(seer: Seer, tmp_path: Path) -> None:
    rows = [dict(zip(("sku", "product", "amount"), row, strict=True)) for row in sorted(ROWS)]
    (tmp_path / "products.json").write_text(json.dumps([*rows, {"sku": "K-9"}]))
    assert synth(seer, tmp_path, "products.json")[0] == 0
    assert {one["sku"] for one in arguments(tmp_path)} <= {"K-1", "K-2", "K-3", "K-4", "K-9"}


def test_keys_are_names_patterns_and_pointers(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "products.csv").write_text(CSV)
    (tmp_path / "values.yaml").write_text(
        "sku: {file: products.csv, column: sku}\n'*_email': [a@example.com, b@example.org]\n"
        "/tags/*: [fragile, express]\namount: [4, 2.5]\n"
    )
    assert synth(seer, tmp_path, "values.yaml")[0] == 0
    cases = [case for case in load(tmp_path / "generated/shop").cases if case.kind == "normal"]
    known = {
        "sku": {"K-1", "K-2", "K-3", "K-4"},
        "billing_email": {"a@example.com", "b@example.org"},
        "amount": {4, 2.5},
    }
    for name, values in known.items():
        assert {case.arguments[name] for case in cases if name in case.arguments} <= values
    tags = {tag for case in cases for tag in case.arguments.get("tags", ())}
    assert tags
    assert tags <= {"fragile", "express"}


def test_columns_that_name_nothing_are_left_out_and_told(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "products.csv").write_text("shelf,sku\n12,K-1\n14,K-2\n")
    code, _, err = synth(seer, tmp_path, "products.csv")
    assert code == 0
    assert err == "warning: products.csv:1: column 'shelf' names no parameter and is left out\n"
    assert {one["sku"] for one in arguments(tmp_path)} == {"K-1", "K-2"}


def test_many_rows_are_cut_to_some_that_stay_together(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "products.csv").write_text("sku,product\n" + "".join(f"S-{n},thing {n}\n" for n in range(5_000)))
    assert synth(seer, tmp_path, "products.csv")[0] == 0
    evalset = load(tmp_path / "generated/shop")
    assert len(evalset.tools[0].wording["en"].values["/sku"]) == 200
    made = arguments(tmp_path)
    assert all(one["sku"].replace("S-", "thing ") == one["product"] for one in made if "product" in one)


def test_faulty_and_boundary_sets_still_meet_their_aims(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "products.csv").write_text(CSV)
    assert synth(seer, tmp_path, "products.csv")[0] == 0
    with_pools = load(tmp_path / "generated/shop").manifest.coverage
    (tmp_path / "seer.yaml").write_text("specs: [shop.json]\nname: shop\nlocales: [en]\ndoubtful: true\n")
    assert seer("synth", "-o", "without")[0] == 0
    assert with_pools.by_cases == load(tmp_path / "without").manifest.coverage.by_cases
    assert seer("check", "generated/shop")[0] == 0


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("none.csv", None, "seer.yaml:4#/pools/0: there is no file 'none.csv'"),
        ("none.yaml", None, "seer.yaml:4#/pools/0: there is no file 'none.yaml'"),
        ("book.xlsx", "PK", "book.xlsx: is a xlsx file, which seer doesn't read; save its sheet as CSV in UTF-8"),
        ("p.csv", "sku\n", "p.csv: holds no rows"),
        (
            "p.csv",
            "sku,amount\nK-1,3\nK-2,many\n",
            "p.csv:3: 'many' is no value of 'amount': must be a whole number such as 1250",
        ),
        ("p.csv", "sku,amount\nK-1\n", "p.csv:2: has 1 cells under 2 names"),
        ("p.csv", "amuont\n1\n", "p.csv:1: no parameter is named 'amuont'; did you mean 'amount'?"),
        ("p.csv", 'sku\n"K-1\n', "p.csv:2: is no CSV: unexpected end of data; close each quote"),
        ("p.csv", b"sku\n\xff\xfe\xfa\n", "p.csv:2: is no UTF-8 (invalid start byte)"),
        ("p.yaml", "sku: [K-1]\namount:\n- 3\n- many\n", "p.yaml:4#/amount/1: 'many' is no value of 'amount'"),
        ("p.yaml", "sku:\n- 5\n", "p.yaml:2#/sku/0: 5 is no value of 'sku': must be string; quote it"),
        (
            "p.yaml",
            "code: [A-1, B-22]\n",
            "p.yaml:1#/code/1: 'B-22' is no value of 'code': must match the pattern ^[A-Z]-\\d$",
        ),
        (
            "p.yaml",
            "count: [0, 1, 12]\n",
            (
                "p.yaml:1#/count/0: 0 is no value of 'count': must be at least 1. "
                "Nor does p.yaml:1#/count/2: 12: must be at most 9;"
            ),
        ),
        (
            "p.csv",
            "count,code\n1,A-1\nx,A1\n10,A-2\n2.5,A-3\n,\n-3,A-4\n0,A-5\n",
            (
                "p.csv:3: 'x' is no value of 'count': must be a whole number such as 1250. Nor do "
                "p.csv:3: 'A1': must match the pattern ^[A-Z]-\\d$, p.csv:4: '10': must be at most 9, "
                "p.csv:5: '2.5': must be a whole number such as 1250, and 2 more; give what its schema takes"
            ),
        ),
        ("p.csv", "sku,sku\nK-1,K-2\n", "p.csv:1: two columns are named 'sku'"),
        (
            "p.yaml",
            "sku:\n  file: none.csv\n  column: sku\n",
            "p.yaml:2#/sku/file: there is no file 'none.csv' beside it",
        ),
        ("p.yaml", "amount: [0]\n/nothing: [1]\n", "p.yaml:2#/~1nothing: no parameter is named '/nothing'"),
        ("p.yaml", "gift: [maybe]\n", "p.yaml:1#/gift/0: 'maybe' is no value of 'gift'"),
        ("p.yaml", "sku: K-1\n", "p.yaml:1#/sku: 'sku' has 'K-1'; give a list of values"),
        ("p.yaml", "sku: []\n", "p.yaml:1#/sku: 'sku' has []"),
        (
            "p.yaml",
            "sku: {file: q.csv, column: skuu}\n",
            "p.yaml:1#/sku/column: q.csv has no column 'skuu'; did you mean 'sku'?",
        ),
        ("p.yaml", "- [1]\n", "p.yaml:1#/0: row 1 is a list, not a mapping"),
        ("p.json", '[{"amount": 4},\n{"amount": []}]', "p.json:2#/1/amount: [] is no value of 'amount'"),
    ],
)
def test_a_mistake_is_one_message_with_file_and_line(
    seer: Seer, tmp_path: Path, name: str, content: str | bytes | None, said: str
) -> None:
    (tmp_path / "q.csv").write_text("sku\nK-1\n")
    if content is not None:
        (tmp_path / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    code, out, err = synth(seer, tmp_path, name)
    assert (code, out) == (2, "")
    assert err.startswith(f"seer: {said}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("p.csv", "sku,product,price\nK-1,kettle,39.90\nK-2,desk lamp,24.50\n"),
        ("p.csv", "\ufeffsku;product;price\r\nK-1;kettle;39,90\r\nK-2;desk lamp;24,50\r\n"),
        ("p.csv", "sku\tproduct\tprice\nK-1\tkettle\t39.9\nK-2\tdesk lamp\t24.5\n"),
        ("p.tsv", "sku\tproduct\tprice\nK-1\tkettle\t39.9\nK-2\tdesk lamp\t24.5\n"),
        ("P.CSV", ' sku ,"product","price"\n"K-1","kettle",39.90\n\n,,\n K-2 , "desk lamp", 24.5\n'),
        (
            "p.json",
            (
                '[{"sku": "K-1", "product": "kettle", "price": 39.9}, {"sku": null, "price": null}, '
                '{"sku": "K-2", "product": "desk lamp", "price": 24.5}]'
            ),
        ),
        ("p.yaml", "- {sku: K-1, product: kettle, price: 39.90}\n- {sku: K-2, product: desk lamp, price: 24.5}\n"),
    ],
)
def test_each_kind_of_file_gives_the_same_rows(tools: Pooled, tmp_path: Path, name: str, content: str) -> None:
    (tmp_path / name).write_bytes(content.encode())
    assert tools(tmp_path / name)["create_order"] == {
        "/sku": ("K-1", "K-2"),
        "/product": ("kettle", "desk lamp"),
        "/price": (39.9, 24.5),
    }


def test_rows_with_blank_cells_do_not_mix_with_others(tools: Pooled, tmp_path: Path) -> None:
    table = "sku,product,price\nK-1,kettle,39.90\nK-2,lamp,\n,chair,7\nK-4,clock,9.5\n"
    (tmp_path / "p.csv").write_text(table)
    whole = {"/sku": ("K-1", "K-4"), "/product": ("kettle", "clock"), "/price": (39.9, 9.5)}
    assert tools(tmp_path / "p.csv")["create_order"] == whole
    assert tools(tmp_path / "p.csv")["get_order"] == {"/sku": ("K-1", "K-2", "K-4")}
    (tmp_path / "p.yaml").write_text("".join(f"{key}: {{file: p.csv, column: {key}}}\n" for key in ("sku", "price")))
    assert tools(tmp_path / "p.yaml")["create_order"] == {"/sku": ("K-1", "K-4"), "/price": (39.9, 9.5)}
    (tmp_path / "p.csv").write_text("sku,price\nK-1,\n,7\n")
    assert tools(tmp_path / "p.csv")["create_order"] == {"/sku": ("K-1",), "/price": (7.0,)}


def test_a_run_needs_none_of_the_files_that_made_its_set(seer: Seer, tmp_path: Path) -> None:
    (tmp_path / "p.csv").write_text("sku\nK-1\n")
    assert synth(seer, tmp_path, "p.csv")[0] == 0
    (tmp_path / "p.csv").unlink()
    assert seer("run", "generated/shop", "--agent", "reference")[0] == 0
