"""An Arduino Uno that is not there: the program as avr-gcc compiles it, in a simulated ATmega328P."""

import atexit
import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from firmware.install_arduino import COMPILE
from firmware.ports import UNO
from tests.firmware.pretend_board import needs
from tests.firmware.wired_board import WiredBoard

HERE = Path(__file__).parent
PINS = (2, 3, 4, 5, 7, 8, 9)
LAMP_PINS = (10, 11, 12, 14, 15, 16, 17)
"""As an Arduino counts them: 14 is A0."""
STRICT = ("-O2", "-Wall", "-Wextra", "-Werror")
HOW = "`apt-get install gcc-avr avr-libc simavr libsimavr-dev libelf-dev gcc libc6-dev`"


@dataclass(frozen=True)
class Wave:
    """The shortest and longest of the strip's pulses within one picture, in nanoseconds."""

    zero: tuple[int, int]
    one: tuple[int, int]
    low: tuple[int, int]
    gap: tuple[int, int]


class PretendUno(WiredBoard):
    """An Uno with a strip; `waves` are the pulses of each picture, `lost` counts bytes that came too fast."""

    def __init__(self, folder: Path, serial: str = "75833353934351F06251") -> None:
        super().__init__(folder, UNO, serial, PINS, LAMP_PINS)
        self.waves: list[Wave] = []
        self.lost = 0

    def run(self, wire: int) -> "subprocess.Popen[bytes]":
        simulator, program = compiled()
        return subprocess.Popen([simulator, program, self.pipes], stdin=wire, stdout=wire)

    def notice(self, word: str, rest: str) -> None:
        """Remembers the pulses and the losses, too."""
        super().notice(word, rest)
        self.lost += word == "lost"
        if word == "wave":
            times = list(map(int, rest.split()))
            pairs = zip(times[::2], times[1::2], strict=True)
            self.waves.append(Wave(*pairs))


@cache
def compiled() -> tuple[Path, Path]:
    """The simulator and the program, compiled once; skips the test where a compiler or simavr is missing."""
    for tool in ("avr-gcc", "simavr", "cc"):
        needs(tool, HOW)
    folder = Path(mkdtemp(prefix="uno-"))
    atexit.register(shutil.rmtree, folder)
    simulator, program = folder / "simulated_uno", folder / "panel.elf"
    source = str(HERE / "simulated_uno.c")
    subprocess.run(["cc", *STRICT, source, "-lsimavr", "-lelf", "-o", str(simulator)], check=True)
    subprocess.run([*COMPILE, "-o", str(program)], check=True)
    return simulator, program
