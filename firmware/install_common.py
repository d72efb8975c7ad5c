"""Shared by all installers: the board's port, its answer, messages for failures."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import serial

from firmware.handshake import Here, greet
from firmware.ports import Port, panels, plugged

HOME = Path(__file__).parents[1]
BAUD, LOOK = 115200, 0.05
ANSWERS = 20.0
"""Seconds for a new program to answer."""
SESSION = 1

NO_BOARD = """\
There is no board on USB. Is it plugged in, with a cable that carries data?
A new Pico has no MicroPython yet, which this needs:
  1. Hold its button BOOTSEL down while you plug it in: a drive named RPI-RP2 appears (RP2350 on a Pico 2).
  2. Fetch the .uf2 file for your board from micropython.org and copy it onto that drive.
  3. The drive goes away by itself. Run this again.
Name the port with --port if yours has a name of its own."""
SEVERAL = "Several boards are plugged in: name one with --port, or pull the others out. They are: {}"
OCCUPIED = "{} is in use: end the companion, and whatever else has it open, and run this again."
FORBIDDEN = "{} may not be opened: run `sudo usermod -aG dialout $USER`, log out and in, and run this again."
UNUSABLE = "{} cannot be used ({}). Pull the board out, plug it in, and run this again."
BUSY, DENIED = (11, 16), 13


class CannotInstall(Exception):  # noqa: N818 - said to whoever installs
    """It could not be done; the words say why and what to do."""


def choose(named: str | None, ports: Callable[[], tuple[Port, ...]] = plugged) -> Port:
    """The port that is named, or that of the only board. Raises CannotInstall."""
    everything = ports()
    if named is not None:
        return next((port for port in everything if named in {port.device, port.serial}), Port(named))
    found = panels(everything)
    if not found:
        raise CannotInstall(NO_BOARD)
    if len(found) > 1:
        raise CannotInstall(SEVERAL.format(", ".join(map(str, found))))
    return found[0]


def answer(port: Port) -> Here | None:
    """The board's introduction once its new program runs, or None."""
    ends = monotonic() + ANSWERS
    while monotonic() < ends:
        sleep(0.3)
        try:
            with serial.Serial(port.device, BAUD, timeout=LOOK, exclusive=True) as opened:
                here = greet(opened, SESSION, 2.0)
                if here is not None:
                    return here
        except OSError:
            continue
    return None


def in_words(fault: OSError, port: Port) -> str:
    """Why the port could not be opened, and what to do."""
    if fault.errno in BUSY:
        return OCCUPIED.format(port.device)
    if fault.errno == DENIED:
        return FORBIDDEN.format(port.device)
    return UNUSABLE.format(port.device, fault)
