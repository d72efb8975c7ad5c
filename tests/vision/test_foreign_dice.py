"""Dice of another kind are told to lie apart, and no value is told of them."""

from vision.foreign_dice import apart
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading

TWELVE = DieSeen(5, "red", 0.99, BoundingBox(100, 10, 40, 40), maybe=(5, 6))
OTHERS = (
    DieSeen(2, "white", 0.99, BoundingBox(10, 10, 40, 40)),
    DieSeen(3, "orange", 0.99, BoundingBox(200, 10, 40, 40)),
)
NOTHING = ReadingTrouble(ReadingProblem.NO_COLOUR)
AT_OTHERS = ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, OTHERS[0].box)
READING = TableReading(
    (*OTHERS, TWELVE), (NOTHING, ReadingTrouble(ReadingProblem.COCKED, TWELVE.box), AT_OTHERS), 1.0
)


def test_nothing_is_read_on_what_lies_apart_and_nothing_is_amiss_with_it() -> None:
    told = apart(READING, [TWELVE])
    assert told.dice == OTHERS
    assert told.troubles == (NOTHING, AT_OTHERS)
    [one] = told.apart
    assert (one.value, one.maybe, one.colour, one.box) == (None, (), "red", TWELVE.box)


def test_read_again_it_is_known_by_where_it_lay_whatever_it_is_taken_for() -> None:
    now = DieSeen(1, "orange", 0.99, BoundingBox(103, 12, 36, 36))
    again = apart(TableReading((*OTHERS, now), (), 1.0), apart(READING, [TWELVE]).apart)
    assert again.dice == OTHERS
    assert apart(READING, []) is READING
