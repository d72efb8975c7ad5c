"""A card from `make image`, started for the first time in an emulated Pi; each proof has a layer on it."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.evening.players.server import free_port
from tools.pi import base, program_disk
from tools.pi.emulator import Emulator, overlay
from tools.pi.tests.host import PIN
from tools.sd_card import bundle, image, wheel_house

FIRST_START_S, START_S = 3600, 1800
"""Seconds for the first start, and for any other; two crowded cores emulate two slower ones."""
TEXT = f"name: game-table\r\nsprache: deutsch\r\npin: {PIN}\r\nspiel: Hope Inhumanity\r\nlnad: DE\r\n"
"""companion.txt with one mistake."""
REUSED = "EMULATED_CARD"
"""Names a card that was started before, so that the proofs alone are run."""


@pytest.fixture(autouse=True, scope="session")
def _asked_for() -> None:
    if not os.environ.get("EMULATED_PI"):
        pytest.skip("takes half an hour: make pi")


class Pi:
    """An emulated Pi with one card; `address` leads to its page while it is on."""

    def __init__(self, card: Path, *disks: Path) -> None:
        self._disks = (card, *disks)
        self._port = free_port()
        self._log = card.with_suffix(".log")
        self.address = f"http://127.0.0.1:{self._port}"

    @contextmanager
    def on(self, seconds: float = START_S) -> Iterator[Emulator]:
        """Switched on until the block ends, and then cut off; yields once the page answers."""
        board = base.board(*self._disks, ports={80: self._port})
        began = time.monotonic()
        with Emulator(board, self._log) as emulator:
            self._wait(emulator, seconds)
            print(f"\nthe page answers after {time.monotonic() - began:.0f} s", flush=True)
            yield emulator

    def _wait(self, emulator: Emulator, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not self._answers():
            if time.monotonic() > end:
                raise TimeoutError(emulator.said()[-2000:])
            time.sleep(1)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=10) as reply:  # noqa: S310 - ours
                return bool(reply.status == 200)
        except OSError:
            return False


@pytest.fixture(scope="session")
def card(_asked_for: None) -> Path:
    """A card that has been started once, and then was switched off as it should be."""
    reused = os.environ.get(REUSED)
    if reused:
        return Path(reused)
    made = _fresh()
    with Pi(made).on(FIRST_START_S) as emulator:
        emulator.type("systemctl disable --now cloud-final.service; sync; poweroff")
        emulator.wait_until_off(600)
    return made


def _fresh() -> Path:
    work = base.FOLDER
    system = base.make()
    wheel_house.collect(work / "wheels")
    files = bundle.write(work / "card", work / "wheels")
    (work / "card" / bundle.TEXT).write_text(TEXT, newline="")
    image.make(system, work / "card.img", files)
    return work / "card.img"


@pytest.fixture(scope="session")
def program(_asked_for: None) -> Path:
    """A disk with the program of this checkout."""
    wheels = base.FOLDER / "wheels"
    wheel_house.collect(wheels)
    return program_disk.make(wheels, base.FOLDER / "program.img")


@pytest.fixture
def layer(card: Path, request: pytest.FixtureRequest) -> Path:
    """The started card, for one proof: the next one has it unchanged."""
    return overlay(base.FOLDER / f"{request.node.name}.qcow2", card)
