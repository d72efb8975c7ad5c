"""A card from `make image`, written for an emulated Pi and started for the first time there."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.evening.server import free_port
from tools.pi import base
from tools.pi.emulator import Emulator
from tools.sd_card import bundle, image, wheel_house

FIRST_START_S, START_S = 3600, 1200
"""Seconds for the first start, and for any other; two crowded cores emulate two slower ones."""
PIN = "2468"
TEXT = f"name: game-table\r\nsprache: deutsch\r\npin: {PIN}\r\nspiel: Hope Inhumanity\r\nlnad: DE\r\n"
"""companion.txt with one mistake."""


@pytest.fixture(autouse=True, scope="session")
def _asked_for() -> None:
    if not os.environ.get("EMULATED_PI"):
        pytest.skip("takes half an hour: make pi")


class Pi:
    """An emulated Pi with one card; `address` leads to its page while it is on."""

    def __init__(self, card: Path) -> None:
        self._card = card
        self._port = free_port()
        self.address = f"http://127.0.0.1:{self._port}"

    @contextmanager
    def on(self, seconds: float = START_S) -> Iterator[Emulator]:
        """Switched on until the block ends, and then cut off; yields once the page answers."""
        board = base.board(self._card, {80: self._port})
        with Emulator(board, self._card.with_suffix(".log")) as emulator:
            self._wait(emulator, seconds)
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
    """A fresh card."""
    work = base.FOLDER
    system = base.make()
    wheel_house.collect(work / "wheels")
    files = bundle.write(work / "card", work / "wheels")
    (work / "card" / bundle.TEXT).write_text(TEXT, newline="")
    image.make(system, work / "card.img", files)
    return work / "card.img"


@pytest.fixture(scope="session")
def pi(card: Path) -> Pi:
    """A Pi whose card has been started once, and then was switched off as it should be."""
    found = Pi(card)
    with found.on(FIRST_START_S) as emulator:
        emulator.type("systemctl disable --now cloud-final.service; sync; poweroff")
        emulator.wait_until_off(600)
    return found
