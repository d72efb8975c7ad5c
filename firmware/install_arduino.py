"""Installs the panel's program on an Arduino Uno or Nano: avr-gcc compiles it, avrdude uploads it."""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from firmware.handshake import Here
from firmware.install_common import HOME, CannotInstall, answer
from firmware.ports import Port

SKETCH = HOME / "firmware/avr/panel/panel.ino"
MOST_LAMPS = 80
"""The most LEDs whose pictures of three bytes each fit into its memory."""
COMPILE = (
    *("avr-gcc", "-mmcu=atmega328p", "-DF_CPU=16000000UL", "-Os", "-flto", "-std=gnu++11"),
    *("-Wall", "-Wextra", "-Werror", "-x", "c++", str(SKETCH)),
)
UPLOAD = ("avrdude", "-q", "-p", "m328p", "-c", "arduino", "-D")
PATIENCE = 60
"""Seconds for the compiler or the upload."""

NEEDED = "This needs {}: run `sudo apt install gcc-avr avr-libc avrdude`, and run this again."
TOO_MANY = "An Arduino has room for 1 to {} lamps, not {}: take a Pico for a longer strip."
FAILED = """\
The program could not be put on {}: {}
Is it an Uno or a Nano, and has nothing else its port open? An older Nano wants --speed 57600."""
SILENT = "The program is on the board, but it does not answer. Pull it out, plug it in, and run this again."


def upload(port: Port, lamps: int, speed: int, say: Callable[[str], None] = print) -> Here:
    """Compiles and uploads the program for a strip of that many LEDs; returns the board's introduction.

    Raises CannotInstall.
    """
    if not 1 <= lamps <= MOST_LAMPS:
        raise CannotInstall(TOO_MANY.format(MOST_LAMPS, lamps))
    with TemporaryDirectory() as folder:
        program = Path(folder) / "panel.elf"
        _run((*COMPILE, f"-DLAMPS={lamps}", "-o", str(program)), port)
        say(f"Uploading to {port.device} ...")
        _run((*UPLOAD, "-P", port.device, "-b", str(speed), "-U", f"flash:w:{program}:e"), port)
    say("Waiting for it to answer ...")
    here = answer(port)
    if here is None:
        raise CannotInstall(SILENT)
    return here


def _run(command: tuple[str, ...], port: Port) -> None:
    if shutil.which(command[0]) is None:
        raise CannotInstall(NEEDED.format(command[0]))
    try:
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired as fault:
        raise CannotInstall(FAILED.format(port.device, f"{command[0]} did not end")) from fault
    except subprocess.CalledProcessError as fault:
        said = fault.stderr.strip().splitlines() or [f"{command[0]} failed"]
        raise CannotInstall(FAILED.format(port.device, said[-1])) from fault
