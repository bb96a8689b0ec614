from itertools import islice

from seer.curate.choose import order
from seer.records import Aim, Case


def case(number: int, aim: str) -> Case:
    aims = (Aim(tool="book", pointer=f"/{aim}", keyword="minimum", at="past"),)
    return Case(id=f"c{number}", tool="book", kind="invalid", arguments={"n": number}, valid=False, aims=aims)


CASES = [case(number, "abc"[number % 3]) for number in range(30)]
ODD = {f"c{number}": 1 + number % 2 for number in range(0, 30, 4)}


def oddity(one: Case) -> int:
    return ODD.get(one.id, 0)


def aims(cases: list[Case]) -> list[str]:
    return [one.aims[0].pointer for one in cases]


def test_each_aim_has_its_turn_before_any_has_a_second_one() -> None:
    found = aims(list(order(CASES, seed=1)))
    assert [sorted(found[at : at + 3]) for at in range(0, 30, 3)] == [["/a", "/b", "/c"]] * 10


def test_what_is_odd_comes_last_and_takes_the_later_turns_of_its_aim() -> None:
    odd = [*range(3), *range(6, 12)]
    given = list(order(CASES[:12], seed=1, oddity=lambda one: int(int(one.id[1:]) in odd)))
    assert {one.id for one in given[:3]} == {"c3", "c4", "c5"}
    assert [sorted(aims(given[at : at + 3])) for at in (0, 3, 6, 9)] == [["/a", "/b", "/c"]] * 4
    ranked = [oddity(one) for one in order(CASES, seed=1, oddity=oddity)]
    assert ranked == sorted(ranked) == sorted(map(oddity, CASES))


def test_an_aim_with_few_fine_cases_waits_no_longer_for_its_odd_ones() -> None:
    cases = [case(0, "a"), case(1, "a"), case(2, "a"), case(3, "b")]
    given = [one.id for one in order(cases, seed=1, oddity=lambda one: int(one.id in {"c2", "c3"}))]
    assert given[2:] == ["c3", "c2"]


def test_how_odd_a_case_is_is_asked_once_its_turn_may_have_come() -> None:
    asked: list[str] = []

    def weigh(one: Case) -> int:
        asked.append(one.id)
        return 0

    first = [one.id for one in islice(order(CASES, seed=1, oddity=weigh), 2)]
    assert asked == first


def test_the_order_hangs_on_no_other_case() -> None:
    found = [one.id for one in order(CASES, seed=1)]
    some = [one for one in CASES if one.aims[0].pointer != "/b"]
    kept = {one.id for one in some}
    assert [one.id for one in order(reversed(some), seed=1)] == [one for one in found if one in kept]
