from seer.errors import SpecError, near, printable


def test_a_message_says_what_where_and_the_fix() -> None:
    error = SpecError("parameter 'id' has no schema", where="shop.yaml#/paths", fix="add 'schema'")
    assert str(error) == "shop.yaml#/paths: parameter 'id' has no schema; add 'schema'"


def test_hostile_text_stays_on_its_line() -> None:
    assert printable("a\x1b[31m\x00b\ud800") == "a\\x1b[31m\\x00b\\ud800"


def test_the_nearest_name_is_offered() -> None:
    assert near("profil", ["profile", "seed"]) == "did you mean 'profile'?"
    assert near("zzz", ["b", "a"]) == "use one of a, b"
