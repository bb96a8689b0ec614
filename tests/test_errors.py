from seer.errors import SpecError, literal, mistyped, near, printable


def test_a_message_says_what_where_and_the_fix() -> None:
    error = SpecError("parameter 'id' has no schema", where="shop.yaml#/paths", fix="add 'schema'")
    assert str(error) == "shop.yaml#/paths: parameter 'id' has no schema; add 'schema'"


def test_hostile_text_stays_on_its_line() -> None:
    assert str(SpecError("is odd", where="a.json#/x\ny")) == "a.json#/x\\ny: is odd"
    assert printable("a\x1b[31m\x00b\ud800") == "a\\x1b[31m\\x00b\\ud800"


def test_the_nearest_name_is_offered() -> None:
    assert near("profil", ["profile", "seed"]) == "did you mean 'profile'?"
    assert near("zzz", ["b", "a"]) == "use one of a, b"


def test_values_are_shown_as_json_and_text_in_quotes() -> None:
    shown = [literal(each) for each in (None, True, 1.5, "a\x1b", ["é", None], {"b": 1, "a": False})]
    assert shown == ["null", "true", "1.5", r"'a\x1b'", '["é", null]', '{"a": false, "b": 1}']
    assert literal(list(range(99)), 9) == "[0, 1, 2…"


def test_types_are_told_in_words_of_json() -> None:
    assert mistyped("Expected `str | null`, got `int`") == "Expected a text or null, got a whole number"
    assert mistyped("Object contains unknown field `str_`") == "Object contains unknown field `str_`"
