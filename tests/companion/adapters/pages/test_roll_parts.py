"""The dice in the middle: in one order wherever they stand, counted one by one, found on the photograph."""

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.ringed_photo import DiceLayout, LyingDie
from companion.adapters.language.localise import Localiser
from companion.adapters.language.speech import Speech
from companion.adapters.pages.roll_parts import Thrown
from companion.adapters.recap.evening_recap import coloured
from companion.engine.dice import Die, in_order, in_row
from companion.engine.play import Asked
from companion.engine.view import OwnedDice, Rolling
from companion.table.table import Table
from web.words import Catalogue

ASKED = (OwnedDice("blue", 1, "Bo"), OwnedDice("red", 2, "Rio"), OwnedDice("white", 1, "Hope"))

CATALOGUE = Catalogue([Path(str(files("companion.adapters"))) / "texts"])


@pytest.fixture
def thrown() -> Thrown:
    speech = Speech(CATALOGUE, "en")
    return Thrown(Localiser(speech, coloured(speech), lambda _: None))


def test_dice_stand_by_seats_those_of_nobody_last_and_the_lowest_first() -> None:
    lying = [Die("white", 2), Die("red", 6), Die("blue", 1), Die("red", 3)]
    assert in_row(lying, ["red", "blue"]) == [Die("red", 3), Die("red", 6), Die("blue", 1), Die("white", 2)]
    assert [one.colour for one in in_order(ASKED, ["red", "blue"])] == ["red", "blue", "white"]


def test_each_die_is_told_with_what_all_come_to_by_then(
    thrown: Thrown, table: Table, play_to: Callable[[str], Asked]
) -> None:
    play_to("roll")
    dice = (Die("blue", 5), Die("red", 6), Die("red", 2), Die("white", 4))
    rolling = Rolling(ASKED, dice, None, None, counting=(1, 1, 0, 1), sure=1, needed=3)
    roll = thrown.roll(rolling, CameraStatus(), table.moment)
    assert roll is not None
    assert [(one.colour.id, one.value, one.tally) for one in roll.dice] == [
        ("red", 2, 0),
        ("red", 6, 2),
        ("blue", 5, 3),
        ("white", 4, 4),
    ]
    assert [one.colour.id for one in roll.asked] == ["red", "blue", "white"]
    assert (roll.sure, roll.needed) == (1, 3)
    assert roll.spoken.index("2, 6") < roll.spoken.index("5") < roll.spoken.index("4")


def test_faces_are_added_up_where_the_game_adds_them(
    thrown: Thrown, table: Table, play_to: Callable[[str], Asked]
) -> None:
    play_to("roll")
    rolling = Rolling(
        (OwnedDice("red", 3, "Rio"),), tuple(Die("red", n) for n in (6, 3, 2)), None, None, (6, 3, 2)
    )
    roll = thrown.roll(rolling, CameraStatus(), table.moment)
    assert roll is not None
    assert [(one.value, one.tally) for one in roll.dice] == [(2, 2), (3, 5), (6, 11)]


def test_each_die_is_ringed_where_it_lies_and_one_that_the_photograph_lacks_is_not(
    thrown: Thrown, table: Table, play_to: Callable[[str], Asked]
) -> None:
    play_to("roll")
    lying = (
        LyingDie("red", 6, (40, 50), 20),
        LyingDie("red", 6, (140, 50), 20),
        LyingDie("blue", 1, (240, 50), 20),
    )
    dice = (Die("red", 6), Die("red", 6), Die("blue", 5))
    rolling = Rolling((OwnedDice("red", 2, "Rio"), OwnedDice("blue", 1, "Bo")), dice, None, None)
    roll = thrown.roll(
        rolling, CameraStatus(photograph="look", layout=DiceLayout((640, 360), lying)), table.moment
    )
    assert roll is not None
    assert roll.size == (640, 360)
    assert [one.spot and (one.spot.x, one.spot.y) for one in roll.dice] == [(40, 50), (140, 50), None]
