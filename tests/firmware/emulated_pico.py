"""A Pico whose processor is emulated: a real image of MicroPython, and the panel's unchanged files."""

import os
import re
import subprocess
import sys
from pathlib import Path
from time import sleep

from firmware.pico import wiring
from firmware.ports import PICO
from tests.firmware.pretend_board import PretendBoard
from tests.firmware.pretend_pico import PRETEND, ROOT, install_by_hand

LISTENS = re.compile(r"listening on (/dev/\S+)")


class EmulatedPico(PretendBoard):
    """A Pico with that image and the panel's files in its flash, for a strip of so many lamps.

    The more lamps, the slower it is: every bit of their signal is emulated.
    """

    def __init__(self, folder: Path, image: Path, lamps: int = wiring.LAMPS) -> None:
        super().__init__(folder, PICO, "emulated", wiring.BUTTONS, wiring.BUTTON_LAMPS)
        self._image, self._disk = image, folder / "disk.img"
        self._said = folder / "said"
        install_by_hand(self.flash, lamps)
        make = [sys.executable, str(PRETEND / "disk.py"), str(self.flash), str(self._disk)]
        subprocess.run(make, check=True)

    def begin(self) -> "tuple[subprocess.Popen[bytes], str]":
        """Begins the emulation, which makes its port itself. What it says by itself goes to a file."""
        board = self._run()
        while board.poll() is None:
            sleep(0.05)
            found = LISTENS.search(self._said.read_text())
            if found:
                return board, found.group(1)
        raise AssertionError(f"the emulator ended: {self._said.read_text()}")

    def _run(self) -> "subprocess.Popen[bytes]":
        spec = f"{PRETEND / 'emulated.py'}:SPEC"
        options = ["--board-spec", spec, "--image", str(self._image), "--littlefs", str(self._disk), "--pty"]
        with self._said.open("wb") as said:
            return subprocess.Popen(
                [sys.executable, "-m", "rp2040py", "micropython", *options],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                env={**os.environ, "PRETEND_PICO": str(self.pipes), "PYTHONPATH": str(ROOT)},
            )
