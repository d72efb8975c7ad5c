"""A card that is written once: its table comes up, is played at, and loses nothing in a power cut."""

from pathlib import Path
from random import Random

import pytest

from tests.emulated_pi.conftest import TABLE_ONLY, Pi
from tests.emulated_pi.hasty import Hasty, cut_while_they_play
from tests.emulated_pi.host import host, set_up
from tests.evening.evening import begin, code_on, sit_down

CUTS = 10
ANSWERS = (2, 8)
"""Answers that count before a cut, at least and at most."""


@pytest.mark.timeout(20_000)
def test_what_was_acknowledged_is_there_after_each_of_ten_power_cuts(layer: Path) -> None:
    pi = Pi(layer)
    chance = Random(1)
    with pi.on() as emulator:
        screen = host(pi.address)
        assert "companion.txt, Zeile 5" in screen.page()
        set_up(screen)
        players = [Hasty(phone) for phone in sit_down(pi.address, code_on(screen))]
        begin(screen)
        cut_while_they_play(players, chance.randint(*ANSWERS), emulator.cut)
    for cut in range(1, CUTS + 1):
        with pi.on(append=TABLE_ONLY) as emulator:
            for player in players:
                assert not {*player.counted} & {*player.open()}
            if cut < CUTS:
                cut_while_they_play(players, chance.randint(*ANSWERS), emulator.cut)
