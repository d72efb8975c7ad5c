"""The emulator is killed while three people play: what was acknowledged is there when it is on again."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.request import urlopen

import pytest

from tests.evening.players import phone
from tests.evening.players.evening import begin, code_on, sit_down
from tests.evening.players.server import free_port
from tools.pi import base
from tools.pi.emulator import Emulator, overlay
from tools.pi.tests import bare_board
from tools.pi.tests.hasty import Hasty, cut_while_they_play
from tools.pi.tests.host import PIN, host, set_up

CUTS = 10
ANSWERS = (2, 8)
"""Answers that count before a cut, at least and at most."""
START_S = 1200
NETWORK = "ip address add 10.0.2.15/24 dev eth0; ip link set eth0 up"
TABLE = (
    f"printf 'pin: {PIN}\\ngame: Hope Inhumanity\\n' >/run/companion.txt; cd /run; "
    "PYTHONPATH=/site COMPANION_SD_CARD=/run/companion.txt "
    "python3 -m companion run --data /var/lib/table >/run/table.log 2>&1 &"
)


class CutTable:
    """An emulated board that runs a table; `address` leads to its page while it is on."""

    def __init__(self, disk: Path, program: Path) -> None:
        self._disk, self._program, self._port = disk, program, free_port()
        self.address = f"http://127.0.0.1:{self._port}"

    @contextmanager
    def on(self) -> Iterator[Emulator]:
        """Switched on until the block ends, and then cut off; yields once the page answers."""
        began = time.monotonic()
        with bare_board.switched_on(self._disk, self._program, {80: self._port}) as emulator:
            emulator.run(NETWORK, START_S)
            emulator.type(TABLE)
            while not self._answers():
                assert time.monotonic() - began < START_S, emulator.run("cat /run/table.log", START_S)
                time.sleep(1)
            print(f"the page answers after {time.monotonic() - began:.0f} s", flush=True)
            yield emulator

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=10) as reply:  # noqa: S310 - ours
                return bool(reply.status == 200)
        except OSError:
            return False


@pytest.mark.timeout(20_000)
def test_what_was_acknowledged_is_there_after_each_of_ten_power_cuts(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone, "TIMEOUT", START_S)  # pages come slowly
    table = CutTable(overlay(base.FOLDER / "cuts.qcow2", base.make()), program)
    chance = Random(1)
    with table.on() as emulator:
        screen = host(table.address)
        set_up(screen)
        players = [Hasty(one) for one in sit_down(table.address, code_on(screen))]
        begin(screen)
        cut_while_they_play(players, chance.randint(*ANSWERS), emulator.cut)
    for cut in range(1, CUTS + 1):
        with table.on() as emulator:
            for player in players:
                assert not {*player.counted} & {*player.open()}
            print(f"after {cut} cuts nothing acknowledged is lost", flush=True)
            if cut < CUTS:
                cut_while_they_play(players, chance.randint(*ANSWERS), emulator.cut)
