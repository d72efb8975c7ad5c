"""Phones that nobody invited are refused, whatever they try, and those who play do not notice."""

import time

import pytest

from companion.app import Companion
from tests.evening.players.evening import begin, each_acts, kiosk, sit_down
from tests.evening.players.player import Player
from tools.bench.intruders import COUNT, strangers

SECONDS = 2.0
REFUSED = {200, 403, 404, 429}
"""What a stranger is answered; a stream says at once that it is over."""
TAPS = 3


@pytest.mark.slow
def test_fifty_strangers_are_refused_while_three_play_on(companion: Companion) -> None:
    screen = kiosk(companion.address)
    phones = sit_down(companion.address, companion.table.moment.seating.code)
    begin(screen)
    with strangers(companion.address) as crowd:
        before, until = companion.table.moment.stamp, time.monotonic() + SECONDS
        for _ in range(TAPS):
            assert each_acts([Player(phone) for phone in phones])
        while time.monotonic() < until:
            time.sleep(0.1)
        assert companion.table.moment.stamp >= before + TAPS
        assert [phone.page().count('id="sheet"') for phone in phones] == [1] * len(phones)
    answered = [status for one in crowd for status in one.statuses]
    assert len(answered) >= COUNT
    assert set(answered) <= REFUSED
    assert len(companion.table.moment.seating.seats) == len(phones)
