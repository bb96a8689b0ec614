import pytest

from seer.pools.cells import asked, read_cell
from seer.schema.pointer import MISSING

NUMBER = frozenset({"integer", "number"})


@pytest.mark.parametrize(
    ("text", "types", "value"),
    [
        ("39.90", NUMBER, 39.9),
        ("39", NUMBER, 39),
        ("-0.5", NUMBER, -0.5),
        (".5", NUMBER, 0.5),
        ("1e3", NUMBER, 1000.0),
        ("1e999", NUMBER, MISSING),
        ("nan", NUMBER, MISSING),
        ("inf", NUMBER, MISSING),
        ("1_000", NUMBER, MISSING),
        ("1,299.00", NUMBER, MISSING),
        ("39,90", NUMBER, MISSING),
        ("٣", NUMBER, MISSING),
        ("3.0", {"integer"}, 3),
        ("2.5", {"integer"}, MISSING),
        ("+7", {"integer"}, 7),
        ("TRUE", {"boolean"}, True),
        ("false", {"boolean", "null"}, False),
        ("true", {"boolean", "integer"}, True),
        ("1", {"boolean", "integer"}, 1),
        ("1", {"boolean"}, MISSING),
        ("39.90", {"string", "number"}, "39.90"),
        ("a", {"array"}, MISSING),
    ],
)
def test_a_cell_is_read_as_its_parameter_takes_it(text: str, types: set[str], value: object) -> None:
    read = read_cell(text, frozenset(types))
    assert (read, type(read)) == (value, type(value))


def test_a_comma_is_a_decimal_sign_where_tables_write_it_so() -> None:
    assert read_cell("39,90", NUMBER, decimal_comma=True) == 39.9
    assert read_cell("1.234,50", NUMBER, decimal_comma=True) is MISSING
    assert read_cell("39,90", frozenset({"string"}), decimal_comma=True) == "39,90"


def test_what_a_cell_may_hold_is_said_in_words() -> None:
    assert asked(NUMBER) == "a number such as 1250.50"
    assert asked(frozenset({"integer", "boolean"})) == "a whole number such as 1250 or true or false"
    assert asked(frozenset({"array"})) == ""
