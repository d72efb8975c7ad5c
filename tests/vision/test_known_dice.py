"""The known number of dice of each colour names colours, and settles doubts that it answers."""

from dataclasses import replace

from vision.known_dice import with_counts
from vision.networks.bodies import NAMES
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading


def die(place: int, colour: str, confidence: float = 0.99, value: int | None = 4, **likely: float) -> DieSeen:
    """A die at its place; its colour is as likely as said, and its name certain where nothing is said."""
    hues = tuple((likely or {colour: 1.0}).get(name, 0.0) for name in NAMES)
    return DieSeen(value, colour, confidence, BoundingBox(100 * place, 0, 40, 40), hues=hues)


def doubted(one: DieSeen, problem: ReadingProblem = ReadingProblem.UNCERTAIN_DIE) -> ReadingTrouble:
    return ReadingTrouble(problem, one.box)


def read(*dice: DieSeen, troubles: tuple[ReadingTrouble, ...] = ()) -> TableReading:
    return TableReading(dice, troubles, 1.0)


def test_a_die_gets_the_colour_that_is_left_for_it() -> None:
    orange = die(1, "red", red=0.6, orange=0.4)
    reading = read(die(0, "red", red=0.95, orange=0.05), orange, troubles=(doubted(orange, COLOUR),))
    settled = with_counts(reading, {"red": 1, "orange": 1})
    assert [one.colour for one in settled.dice] == ["red", "orange"]
    assert settled.troubles == ()


COLOUR = ReadingProblem.UNCERTAIN_COLOUR


def test_colours_stay_in_doubt_where_two_dice_may_be_exchanged() -> None:
    alike = die(0, "red", red=0.55, orange=0.45), die(1, "red", red=0.5, orange=0.5)
    reading = read(*alike, troubles=(doubted(alike[1], COLOUR),))
    assert with_counts(reading, {"red": 1, "orange": 1}) == reading


def test_a_die_of_another_colour_is_not_renamed() -> None:
    reading = read(die(0, "red"), die(1, "pink", red=0.1, pink=0.9))
    assert with_counts(reading, {"red": 2}) == reading
    reading = read(die(0, "red"), die(1, "red", red=0.005, blue=0.99))
    assert with_counts(reading, {"red": 2}).dice == reading.dice


def test_where_all_dice_are_found_no_other_place_holds_one() -> None:
    red = die(0, "red")
    hint = ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, BoundingBox(500, 0, 40, 40))
    assert with_counts(read(red, troubles=(hint,)), {"red": 1}).troubles == ()
    assert with_counts(read(red, troubles=(hint,)), {"red": 2}).troubles == (hint,)


def test_a_die_of_sure_value_is_no_longer_doubted_to_be_one() -> None:
    faint, unsure = die(0, "red", 0.93), die(1, "blue", 0.7)
    reading = read(faint, unsure, troubles=(doubted(faint), doubted(unsure)))
    assert with_counts(reading, {"red": 1, "blue": 1}).troubles == (doubted(unsure),)


def test_another_number_of_dice_changes_nothing() -> None:
    reading = read(die(0, "red", red=0.5, orange=0.5))
    assert with_counts(reading, {"red": 1, "orange": 1}) is reading
    assert with_counts(reading, {}) is reading


def test_dice_beside_the_roll_are_not_counted() -> None:
    red, beside = die(0, "red"), replace(die(1, "red"), zone=None)
    hint = ReadingTrouble(ReadingProblem.ODD_FACE, BoundingBox(500, 0, 40, 40))
    settled = with_counts(read(red, beside, troubles=(hint,)), {"red": 1})
    assert (settled.dice, settled.troubles) == ((red, beside), ())


def test_names_that_were_taught_are_only_counted() -> None:
    taught = replace(die(0, "red"), hues=())
    trouble = doubted(taught, COLOUR)
    assert with_counts(read(taught, troubles=(trouble,)), {"red": 1}).troubles == ()
    assert with_counts(read(taught, troubles=(trouble,)), {"blue": 1}).troubles == (trouble,)
