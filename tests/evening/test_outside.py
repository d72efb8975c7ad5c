"""One guest with a laptop takes nothing from those who play: no page, no stream, no start."""

import time
from collections.abc import Callable

import pytest

from companion.adapters.system.health_watch import crowded
from companion.app import Companion
from tests.evening.players.evening import begin, each_acts, kiosk
from tests.evening.players.outside import laptop
from tests.evening.players.phone import Phone, join
from tests.evening.players.player import Player
from tests.long import LONG

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"), ("Dora", "yellow"), ("Emil", "purple"))
KINDS = (420, 200, 300) if LONG else (42, 20, 30)
SECONDS = 30.0 if LONG else 1.5
WORST_S = 0.3


def timed(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def played(phones: list[Phone], screen: Phone) -> list[float]:
    """What each page took while all play on."""
    took, until = [], time.monotonic() + SECONDS
    players = [Player(phone) for phone in phones]
    while time.monotonic() < until:
        each_acts(players)
        took += [timed(one.page) for one in (*phones, screen)]
    return took


@pytest.mark.slow
@pytest.mark.long
def test_under_a_crowd_of_connections_all_play_on_and_nothing_is_taken_for_a_hang(
    companion: Companion,
) -> None:
    screen, code = kiosk(companion.address), companion.table.moment.seating.code
    phones = [join(companion.address, code, *one) for one in PEOPLE]
    begin(screen)
    streams = [phone.follow() for phone in phones]
    with laptop(companion.server.port, KINDS):
        took = played(phones, screen)
        assert companion.stuck() == ()
        more = [phone.follow() for phone in phones]
    for stream in (*streams, *more):
        stream.close()
    assert max(took) < (WORST_S if LONG else 10 * WORST_S) * crowded()
