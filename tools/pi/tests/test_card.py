"""A card that is written once: its table comes up, is played at, and loses nothing in a power cut."""

from pathlib import Path

import pytest

from tests.evening.players import phone
from tests.evening.players.evening import begin, code_on, sit_down
from tools.pi.tests.conftest import Pi
from tools.pi.tests.hasty import Hasty, cut_while_they_play
from tools.pi.tests.host import host, set_up

ANSWERS = 3
PATIENT_S = 600.0


@pytest.mark.timeout(20_000)
def test_what_was_acknowledged_is_there_after_a_power_cut(
    layer: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone, "TIMEOUT", PATIENT_S)
    pi = Pi(layer)
    with pi.on() as emulator:
        screen = host(pi.address)
        assert "companion.txt, Zeile 5" in screen.page()
        set_up(screen)
        players = [Hasty(one) for one in sit_down(pi.address, code_on(screen))]
        begin(screen)
        cut_while_they_play(players, ANSWERS, emulator.cut)
    with pi.on():
        for player in players:
            assert not {*player.counted} & {*player.open()}
