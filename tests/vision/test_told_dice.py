"""What people said of dice is remembered: what looks the same is asked about no more."""

from dataclasses import replace

from vision.networks.bodies import NAMES
from vision.reader import Reader
from vision.reading import DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.render import picture, room, scatter
from vision.told_dice import ToldDice

DICE = [("red", 4), ("red", 1), ("blue", 5), ("blue", 6)]
ALL = frozenset(NAMES)


def shown(seed: int, dice: list[tuple[str, int]]) -> tuple[Frame, TableReading]:
    """The same dice at other places of one room, and how they are read."""
    frame = picture(replace(scatter(dice, seed, room(3)), seed=3))
    return frame, Reader().read(frame)


def doubted(reading: TableReading, problem: ReadingProblem, colour: str = "purple") -> TableReading:
    """The reading if all of these dice were called so, and their colours or faces were in doubt."""
    dice = tuple(replace(die, colour=colour, maybe=(1, 2)) for die in reading.dice)
    return replace(reading, dice=dice, troubles=tuple(ReadingTrouble(problem, die.box) for die in dice))


def faces(reading: TableReading) -> list[tuple[str, int | None]]:
    return sorted((die.colour, die.value) for die in reading.dice)


def test_a_colour_that_was_told_names_the_dice_that_look_like_it() -> None:
    told = ToldDice().after(*shown(5, DICE))
    frame, reading = shown(8, DICE)
    settled = told.settled(frame, doubted(reading, ReadingProblem.UNCERTAIN_COLOUR), ALL, {})
    assert faces(settled) == sorted(DICE)
    assert settled.troubles == ()


def test_a_die_of_a_sure_colour_and_one_that_looks_like_no_told_one_stay_as_read() -> None:
    told = ToldDice().after(*shown(5, DICE))
    frame, reading = shown(8, DICE)
    sure = tuple(
        replace(die, hues=tuple(float(name == die.colour) for name in NAMES)) for die in reading.dice
    )
    assert told.settled(frame, replace(reading, dice=sure), ALL, {}).dice == sure
    frame, reading = shown(8, [("yellow", 2), ("white", 3)])
    unsure = doubted(reading, ReadingProblem.UNCERTAIN_COLOUR)
    assert told.settled(frame, unsure, ALL, {}) == unsure


def test_colours_that_would_not_add_up_stay_in_doubt() -> None:
    told = ToldDice().after(*shown(5, DICE))
    frame, reading = shown(8, DICE)
    unsure = doubted(reading, ReadingProblem.UNCERTAIN_COLOUR)
    assert told.settled(frame, unsure, ALL, {"red": 3, "blue": 1}) == unsure
    assert told.settled(frame, unsure, ALL, {"red": 2, "blue": 2}).troubles == ()


def test_a_name_that_is_not_in_play_says_nothing() -> None:
    told = ToldDice().after(*shown(5, DICE))
    frame, reading = shown(8, DICE)
    unsure = doubted(reading, ReadingProblem.UNCERTAIN_COLOUR)
    assert told.settled(frame, unsure, {"green"}, {}) == unsure


def test_what_is_said_anew_of_the_same_dice_counts() -> None:
    frame, reading = shown(5, DICE)
    wrong = replace(reading, dice=tuple(replace(die, colour="green") for die in reading.dice))
    told = ToldDice().after(frame, wrong).after(frame, reading)
    assert {one.colour for one in told.dice} == {"red", "blue"}


def test_a_face_that_was_told_is_known_again_however_it_is_turned() -> None:
    frame, reading = shown(5, DICE)
    told = ToldDice().after(frame, reading)
    turned = frame[::-1, ::-1].copy()
    height, width = frame.shape[:2]
    dice = tuple(_turned(die, width, height) for die in reading.dice)
    unsure = replace(reading, dice=dice)
    unsure = replace(
        unsure, troubles=tuple(ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, die.box) for die in dice)
    )
    settled = told.settled(
        turned, replace(unsure, dice=tuple(replace(die, value=None) for die in dice)), ALL, {}
    )
    assert faces(settled) == sorted(DICE)
    assert settled.troubles == ()


def _turned(die: DieSeen, width: int, height: int) -> DieSeen:
    box = die.box
    return replace(die, box=replace(box, x=width - box.x - box.width, y=height - box.y - box.height))
