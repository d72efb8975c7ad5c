"""Puts the panel's program on a Pico, and checks that it answers."""

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import serial

from firmware import wire
from firmware.greeting import Here, greet
from firmware.ports import Port, panels, plugged

BOARD_FILES = {
    "firmware/wire.py": "firmware/wire.py",
    "firmware/pico/wiring.py": "firmware/pico/wiring.py",
    "firmware/pico/debounce.py": "firmware/pico/debounce.py",
    "firmware/pico/glow.py": "firmware/pico/glow.py",
    "firmware/pico/main.py": "main.py",
}
"""Where each file lies in this project, and where on the board; the one that begins it all comes last."""
HOME = Path(__file__).parents[1]
FOLDERS = """
import os
for folder in ("firmware", "firmware/pico"):
    try:
        os.mkdir(folder)
    except OSError:
        pass
"""
KNOWN, BACK, COPYING, ANSWERS = 1.5, 15.0, 60.0, 20.0
"""Seconds for the old program to answer, the port to come back, the copies, and the new one to answer."""
SESSION = 1

NO_BOARD = """\
No board is to be seen on USB. Is it plugged in, with a cable that carries data?
A new Pico has no MicroPython yet, which this needs:
  1. Hold its button BOOTSEL down while you plug it in: a drive named RPI-RP2 appears (RP2350 on a Pico 2).
  2. Fetch the .uf2 file for your board from micropython.org and copy it onto that drive.
  3. The drive goes away by itself. Run this again.
Name the port with --port if yours has a name of its own."""
SEVERAL = "Several boards are plugged in: name one with --port, or pull the others out. They are: {}"
OCCUPIED = "{} is in use: end the companion, and whatever else has it open, and run this again."
FORBIDDEN = "{} may not be opened: run `sudo usermod -aG dialout $USER`, log out and in, and run this again."
UNUSABLE = "{} cannot be used ({}). Pull the board out, plug it in, and run this again."
NOT_COPIED = """\
The files could not be copied to {}: {}
Is MicroPython on it? If in doubt, put it on anew (BOOTSEL, as in the README), and run this again."""
SILENT = """\
The files are on the board, but it does not answer. Pull it out, plug it in, and look at
`python3 -m companion panel`. What it says by itself shows `python3 -m mpremote connect {} repl`."""
BUSY = (11, 16)


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


def install(port: Port, lamps: int | None = None, say: Callable[[str], None] = print) -> Here:
    """Copies the program for a strip of so many lamps, begins it, and returns what it says of itself.

    Raises CannotInstall.
    """
    if _leaves(port, say):
        _await(port)
    say(f"Copying {len(BOARD_FILES)} files to {port.device} ...")
    with TemporaryDirectory() as folder:
        _copy(port, _files(Path(folder), lamps))
    say("Waiting for it to answer ...")
    here = _answer(port)
    if here is None or here.version != wire.VERSION:
        raise CannotInstall(SILENT.format(port.device))
    return here


def _leaves(port: Port, say: Callable[[str], None]) -> bool:
    """Whether a panel's program was there, which is then asked to give itself up."""
    try:
        with serial.Serial(port.device, 115200, timeout=0.05, exclusive=True) as opened:
            here = greet(opened, SESSION, KNOWN)
            if here is not None:
                say(f"There is a panel on it (version {here.version}); it is replaced.")
                opened.write(wire.encode(wire.LEAVE, 1))
                opened.flush()
            return here is not None
    except OSError as fault:
        raise CannotInstall(_in_words(fault, port)) from fault


def _await(port: Port) -> None:
    """Waits until the board has begun anew: its port goes, and comes again."""
    ends = monotonic() + BACK
    sleep(0.5)
    while not Path(port.device).exists() and monotonic() < ends:
        sleep(0.1)
    sleep(0.5)


def _files(folder: Path, lamps: int | None) -> list[tuple[Path, str]]:
    files = [(HOME / ours, theirs) for ours, theirs in BOARD_FILES.items()]
    if lamps is None:
        return files
    wiring = folder / "wiring.py"
    wiring.write_text(
        re.sub(r"(?m)^LAMPS = \d+$", f"LAMPS = {lamps}", (HOME / "firmware/pico/wiring.py").read_text())
    )
    return [(wiring if theirs.endswith("/wiring.py") else ours, theirs) for ours, theirs in files]


def _copy(port: Port, files: Sequence[tuple[Path, str]]) -> None:
    copies = [word for ours, theirs in files for word in ("+", "fs", "cp", str(ours), f":{theirs}")]
    try:
        subprocess.run(
            [
                sys.executable,
                "-m",
                "mpremote",
                "connect",
                port.device,
                "exec",
                FOLDERS,
                *copies,
                "+",
                "reset",
            ],
            capture_output=True,
            text=True,
            check=True,
            timeout=COPYING,
        )
    except subprocess.TimeoutExpired as fault:
        raise CannotInstall(NOT_COPIED.format(port.device, "it does not answer")) from fault
    except subprocess.CalledProcessError as fault:
        said = (fault.stderr or fault.stdout).strip().splitlines() or ["it does not answer"]
        raise CannotInstall(NOT_COPIED.format(port.device, said[-1])) from fault


def _answer(port: Port) -> Here | None:
    ends = monotonic() + ANSWERS
    while monotonic() < ends:
        sleep(0.3)
        try:
            with serial.Serial(port.device, 115200, timeout=0.05, exclusive=True) as opened:
                here = greet(opened, SESSION, 2.0)
                if here is not None:
                    return here
        except OSError:
            continue
    return None


def _in_words(fault: OSError, port: Port) -> str:
    if fault.errno in BUSY:
        return OCCUPIED.format(port.device)
    if fault.errno == 13:
        return FORBIDDEN.format(port.device)
    return UNUSABLE.format(port.device, fault)
