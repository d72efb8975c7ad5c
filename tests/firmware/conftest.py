"""Pretend boards for whoever asks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.firmware.pretend_pico import PretendPico, micropython


@pytest.fixture
def pico(tmp_path: Path) -> Iterator[PretendPico]:
    """A Pico with the panel's program on it, plugged in."""
    micropython()
    board = PretendPico(tmp_path / "pico")
    board.plug()
    yield board
    board.close()
