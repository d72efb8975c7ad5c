"""The strip follows the table, and knows no more than the kiosk."""

from collections.abc import Callable

from companion.bridges import lights
from companion.bridges.lamps import Lamps
from companion.devices.strip import FakeStrip
from companion.engine.play import Asked
from companion.table.table import Table

LENGTH = 60


def test_before_a_game_the_strip_breathes(table: Table) -> None:
    strip = FakeStrip(LENGTH)
    Lamps(table, strip, clock=lambda: 7.0).show()
    assert strip.frame == lights.lobby(LENGTH, 7.0)


def test_in_a_game_it_shows_what_a_spectator_may_see(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("declare")
    strip = FakeStrip(LENGTH)
    Lamps(table, strip, clock=lambda: 7.0).show()
    play = table.moment.play
    assert play is not None
    assert strip.frame == lights.picture(play.game.view(play.state, None), LENGTH, 7.0)


def test_while_dice_are_rolled_it_is_the_cameras_lamp(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("roll")
    strip = FakeStrip(LENGTH)
    lamps = Lamps(table, strip)
    lamps.show()
    lamps.show()
    assert len(set(strip.frames[-2:])) == 1
    assert len(set(strip.frame)) == 1
