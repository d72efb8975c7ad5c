"""The known number of dice of each colour names colours, and settles doubts that it answers."""

from dataclasses import replace

from vision.known_dice import with_counts, without_idle_hand
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


def test_dice_whose_colours_may_be_exchanged_get_the_likelier_ones_and_are_doubted() -> None:
    alike = die(0, "red", red=0.55, orange=0.45), die(1, "red", red=0.5, orange=0.5)
    settled = with_counts(read(*alike, die(2, "blue")), {"red": 1, "orange": 1, "blue": 1})
    assert [one.colour for one in settled.dice] == ["red", "orange", "blue"]
    assert settled.troubles == tuple(doubted(one, COLOUR) for one in alike)


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


def test_a_die_that_looks_like_one_of_a_lesson_is_known_though_it_hardly_has_the_colour() -> None:
    odd = die(0, "red", red=0.005, blue=0.99)
    reading = read(odd, troubles=(doubted(odd, ReadingProblem.UNKNOWN_COLOUR),))
    assert with_counts(reading, {"red": 1}) == reading
    assert with_counts(reading, {"red": 1}, {odd.box}).troubles == ()


def test_what_is_doubtful_beside_as_many_sure_dice_is_none() -> None:
    red, blue, phantom = die(0, "red"), die(1, "blue"), die(2, "red", 0.6)
    reading = read(red, phantom, blue, troubles=(doubted(phantom),))
    settled = with_counts(reading, {"red": 1, "blue": 1})
    assert (settled.dice, settled.troubles) == ((red, blue), ())
    assert with_counts(reading, {"red": 2}) == reading
    assert with_counts(read(red, phantom, blue), {"red": 1, "blue": 1}).dice == (red, phantom, blue)


def test_a_doubtful_die_of_another_colour_is_not_dropped() -> None:
    red, other = die(0, "red"), die(1, "pink", 0.6)
    reading = read(red, other, troubles=(doubted(other),))
    assert with_counts(reading, {"red": 1}) == reading


def test_a_doubtful_thing_stays_where_the_sure_dice_may_have_each_others_colour() -> None:
    alike = die(0, "red", red=0.55, orange=0.45), die(1, "red", red=0.5, orange=0.5)
    phantom = die(2, "red", 0.6)
    reading = read(*alike, phantom, troubles=(doubted(phantom),))
    assert with_counts(reading, {"red": 1, "orange": 1}) == reading


def test_another_number_of_dice_changes_nothing() -> None:
    reading = read(die(0, "red", red=0.5, orange=0.5))
    assert with_counts(reading, {"red": 1, "orange": 1}) is reading
    assert with_counts(reading, {}) is reading


def test_dice_beside_the_roll_are_not_counted() -> None:
    red, beside = die(0, "red"), replace(die(1, "red"), zone=None)
    hint = ReadingTrouble(ReadingProblem.ODD_FACE, BoundingBox(500, 0, 40, 40))
    off = doubted(beside, ReadingProblem.OFF_THE_TRAY)
    settled = with_counts(read(red, beside, troubles=(hint, off)), {"red": 1})
    assert (settled.dice, settled.troubles) == ((red, beside), ())


def test_names_that_were_taught_are_only_counted() -> None:
    taught = replace(die(0, "red"), hues=())
    trouble = doubted(taught, COLOUR)
    assert with_counts(read(taught, troubles=(trouble,)), {"red": 1}).troubles == ()
    assert with_counts(read(taught, troubles=(trouble,)), {"blue": 1}).troubles == (trouble,)


def test_a_hand_is_no_matter_where_exactly_the_known_dice_lie_there_for_sure() -> None:
    red, blue = die(0, "red"), die(1, "blue")
    hand = ReadingTrouble(ReadingProblem.HAND, BoundingBox(0, 0, 300, 300))
    assert without_idle_hand(read(red, blue, troubles=(hand,)), {"red": 1, "blue": 1}).troubles == ()


def test_a_hand_stays_while_a_die_is_missing_held_or_in_doubt() -> None:
    red, blue = die(0, "red"), die(1, "blue")
    hand = ReadingTrouble(ReadingProblem.HAND, BoundingBox(0, 0, 300, 300))
    counts = {"red": 1, "blue": 1}
    for reading in (
        read(red, troubles=(hand,)),
        read(red, replace(blue, zone=None), troubles=(hand,)),
        read(red, blue, troubles=(hand, doubted(blue))),
        read(red, replace(blue, value=None), troubles=(hand,)),
    ):
        assert without_idle_hand(reading, counts) == reading
    assert without_idle_hand(read(red, blue, troubles=(hand,)), {}).troubles == (hand,)
