from seer.schema.kept import Kept


def test_an_answer_is_made_once_for_a_thing_and_anew_for_its_like() -> None:
    made: list[str] = []
    sizes = Kept(lambda things: made.append("x") or len(things), most=2)
    one, other = [1], [1]
    assert [sizes(one), sizes(one), sizes(other)] == [1, 1, 1]
    assert len(made) == 2


def test_the_oldest_answers_are_forgotten() -> None:
    made: list[list[int]] = []
    kept = Kept(made.append, most=2)
    things = [[number] for number in range(3)]
    for thing in (*things, things[2], things[1], things[0]):
        kept(thing)
    assert made == [[0], [1], [2], [0]]
