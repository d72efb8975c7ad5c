"""The night at sea: ships at home, wrecks on the reef, barrels of oil, and a light that burns over dice."""

from dataclasses import replace

from companion.games.ships_home.drawing import night
from companion.games.ships_home.ships import Ship
from companion.games.ships_home.state import HOURS, ShipsHomeState

BEGUN = ShipsHomeState(ships=(Ship("sum", 10),) * HOURS)
HOME, WRECK, HOOP = "#f2c46a", "#3a2a1e", "#c9a05a"
"""Paints of the lamp of a ship at home, of a wreck, and of the hoops of a barrel."""


def test_what_came_of_the_night_is_drawn_piece_by_piece() -> None:
    ground = night(replace(BEGUN, home=3, reef=2, oil=4)).ground
    assert (ground.count(HOME), ground.count(WRECK), ground.count(HOOP)) == (3, 2, 4)


def test_the_light_burns_while_dice_lie_there() -> None:
    assert "url(#night-glow)" not in night(BEGUN).ground
    assert "url(#night-glow)" in night(replace(BEGUN, dice={"s0": (1, 2)})).ground


def test_the_moon_goes_on_with_the_hours() -> None:
    assert len({night(replace(BEGUN, home=n)).ground for n in range(HOURS)}) == HOURS
