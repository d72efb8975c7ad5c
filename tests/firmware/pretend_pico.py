"""A Pico that is not there: the unchanged board files under real MicroPython."""

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

from firmware.install_pico import board_files
from firmware.pico import wiring
from firmware.ports import PICO
from tests.firmware.pretend_board import needs
from tests.firmware.wired_board import WiredBoard

ROOT = Path(__file__).parents[2]
PRETEND = Path(__file__).parent / "pretend"
HEAP = "heapsize=192k"
"""About what a Pico's 264 kB of memory leave to MicroPython."""


class PretendPico(WiredBoard):
    """A Pico with the panel's files in its flash, or without any."""

    def __init__(self, folder: Path, serial: str = "E660583883724A32", files: bool = True) -> None:
        super().__init__(folder, PICO, serial, wiring.BUTTONS, wiring.BUTTON_LAMPS)
        if files:
            install_by_hand(self.flash)

    def run(self, wire: int) -> "subprocess.Popen[bytes]":
        """Begins MicroPython, which begins what lies in its flash."""
        return subprocess.Popen(
            ["micropython", "-X", HEAP, str(PRETEND / "pico.py")],
            stdin=wire,
            stdout=wire,
            cwd=self.flash,
            env={**os.environ, "PRETEND_PICO": str(self.pipes)},
        )


def install_by_hand(flash: Path, lamps: int = wiring.LAMPS) -> None:
    """Copies the board's files to where they lie on the board, for a strip of so many lamps."""
    with TemporaryDirectory() as folder:
        for ours, theirs in board_files(Path(folder), lamps):
            (flash / theirs).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ours, flash / theirs)


def micropython() -> None:
    """Skips the test where there is no MicroPython; under CI it fails."""
    needs("micropython", "`apt-get install micropython`, or .ci/micropython where Debian has none")
