"""What one of two looks is sure of, and the other says too, is no question; what they differ in is one."""

from vision.networks.agreement import is_in_doubt, together
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading

HERE, THERE = BoundingBox(100, 100, 40, 40), BoundingBox(300, 100, 40, 40)
NEAR = BoundingBox(103, 98, 41, 41)
"""The same die a moment later."""


def die(value: int | None, box: BoundingBox = HERE, maybe: tuple[int, ...] = ()) -> DieSeen:
    return DieSeen(value, "red", 0.9, box, maybe=maybe)


def doubt(box: BoundingBox = HERE, problem: ReadingProblem = ReadingProblem.UNCERTAIN_DIE) -> ReadingTrouble:
    return ReadingTrouble(problem, box)


def reading(*dice: DieSeen, doubts: tuple[ReadingTrouble, ...] = ()) -> TableReading:
    return TableReading(dice, doubts, 1.0)


def test_a_doubt_that_only_one_look_has_is_settled_where_both_say_the_same() -> None:
    in_doubt, sure = reading(die(4), doubts=(doubt(),)), reading(die(4, NEAR))
    assert together(in_doubt, sure).troubles == ()
    assert together(sure, reading(die(4), doubts=(doubt(),))).troubles == ()


def test_a_doubt_that_both_looks_have_stays() -> None:
    second = reading(die(4, NEAR), doubts=(doubt(NEAR),))
    assert together(reading(die(4), doubts=(doubt(),)), second).troubles == second.troubles


def test_what_the_looks_differ_in_is_in_doubt_and_both_values_may_be_right() -> None:
    first, second = reading(die(4, maybe=(4, 5))), reading(die(6, NEAR, maybe=(6,)))
    told = together(first, second)
    assert told.troubles == (doubt(NEAR),)
    assert told.dice[0].maybe == (6, 4, 5)


def test_a_die_that_only_one_look_saw_is_in_doubt() -> None:
    both, one = reading(die(4), die(2, THERE)), reading(die(4))
    assert together(both, one).troubles == (doubt(THERE),)
    assert together(one, both).troubles == (doubt(THERE),)


def test_whatever_else_is_amiss_in_the_second_look_stays() -> None:
    glare = doubt(problem=ReadingProblem.GLARE)
    assert together(reading(die(4)), reading(die(4), doubts=(glare,))).troubles == (glare,)


def test_only_a_doubt_of_a_die_is_worth_a_second_look() -> None:
    assert is_in_doubt(reading(doubts=(doubt(),)))
    assert not is_in_doubt(reading(doubts=(ReadingTrouble(ReadingProblem.TOO_DARK),)))
