from seer.schema.kept import Kept


def test_an_answer_is_made_once_for_a_thing_and_anew_for_its_like() -> None:
    made: list[list[int]] = []

    def size(thing: list[int]) -> int:
        made.append(thing)
        return len(thing)

    kept = Kept(size, most=2)
    one, other = [1], [1]
    assert [kept(one), kept(one), kept(other)] == [1, 1, 1]
    assert len(made) == 2


def test_the_oldest_answers_are_forgotten() -> None:
    made: list[list[int]] = []

    def first(thing: list[int]) -> int:
        made.append(thing)
        return thing[0]

    kept = Kept(first, most=2)
    things = [[number] for number in range(3)]
    for thing in (*things, things[2], things[1], things[0]):
        kept(thing)
    assert made == [[0], [1], [2], [0]]


def test_what_is_remembered_is_told_without_making_anything() -> None:
    kept = Kept(len, most=1)
    one, other = [1, 2], [3]
    assert kept.known(one) is None
    assert (kept(one), kept.known(one)) == (2, 2)
    kept(other)
    assert kept.known(one) is None


def test_large_answers_are_forgotten_where_there_is_no_room_for_them() -> None:
    kept: Kept[list[int], int] = Kept(len, most=9, size=lambda answer: answer, room=5)
    two, three, four = [1] * 2, [1] * 3, [1] * 4
    assert (kept(two), kept(three), kept.known(two)) == (2, 3, 2)
    kept(four)
    assert (kept.known(two), kept.known(three), kept.known(four)) == (None, None, 4)
    huge = [1] * 9
    assert (kept(huge), kept.known(huge), kept.known(four)) == (9, 9, None)
