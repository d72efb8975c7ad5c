"""A photograph is read with the colours in play, their counts, and a lesson of the same dice."""

from vision.calibration.guide import pips_of
from vision.knowledge import DiceKnowledge
from vision.networks.bodies import NAMES
from vision.reader import Reader
from vision.reading import BoundingBox, DieSeen, ReadingProblem, TableReading
from vision.render import picture, scatter

DICE = [("red", 4), ("red", 6), ("blue", 3)]


def test_counts_are_known_once_each_colour_has_one() -> None:
    assert DiceKnowledge({"red": 2, "blue": 1}).counts == {"red": 2, "blue": 1}
    assert DiceKnowledge({"red": 2, "blue": None}).counts == {}
    assert DiceKnowledge().counts == {}


def test_a_photograph_is_read_with_them() -> None:
    reading = DiceKnowledge({"red": 2, "blue": 1}).read(picture(scatter(DICE, 21)), Reader())
    assert sorted((die.colour, die.value) for die in reading.rolled) == sorted(DICE)
    assert reading.troubles == ()


def test_a_lesson_tells_which_sets_have_pips() -> None:
    lesson = picture(scatter([("red", 4), ("blue", 1)], 5))
    assert DiceKnowledge({"red": None, "blue": None}).after_lesson(lesson, Reader()).pips == {"red"}


def test_a_set_that_may_have_another_name_has_pips_by_either() -> None:
    def lesson(value: int) -> frozenset[str]:
        hues = tuple({"black": 0.9, "blue": 0.1}.get(name, 0.0) for name in NAMES)
        die = DieSeen(value, "black", 0.99, BoundingBox(0, 0, 40, 40), hues=hues)
        return pips_of(TableReading((die,), (), 1.0))

    assert lesson(4) == {"black", "blue"}
    assert lesson(1) == frozenset()


def test_a_set_that_a_lesson_showed_is_known_whatever_the_table_calls_its_colour() -> None:
    roll, lesson = (
        picture(scatter([("blue", 4), ("blue", value)], seed)) for value, seed in ((6, 3), (2, 4))
    )
    called = DiceKnowledge({"pink": 2})
    unknown = called.read(roll, Reader())
    assert {one.problem for one in unknown.troubles} == {ReadingProblem.UNKNOWN_COLOUR}
    known = called.after_lesson(lesson, Reader()).read(roll, Reader())
    assert (sorted((die.colour, die.value) for die in known.rolled)) == [("pink", 4), ("pink", 6)]
    assert known.troubles == ()


def test_a_die_that_no_lesson_showed_is_nobodys() -> None:
    lesson = picture(scatter([("pink", 4), ("pink", 2)], 4))
    called = DiceKnowledge({"pink": 2}).after_lesson(lesson, Reader())
    reading = called.read(picture(scatter([("pink", 4), ("blue", 6)], 3)), Reader())
    assert [one.problem for one in reading.troubles] == [ReadingProblem.UNKNOWN_COLOUR]
