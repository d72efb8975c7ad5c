"""Installs the panel's program on a Raspberry Pi Pico: copies the files and restarts the board."""

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import serial

from firmware import wire
from firmware.handshake import Here, greet
from firmware.install_common import BAUD, HOME, LOOK, SESSION, CannotInstall, answer, in_words
from firmware.ports import PORT_FAULTS, Port

BOARD_FILES = {
    "firmware/wire.py": "firmware/wire.py",
    "firmware/pico/wiring.py": "firmware/pico/wiring.py",
    "firmware/pico/debounce.py": "firmware/pico/debounce.py",
    "firmware/pico/glow.py": "firmware/pico/glow.py",
    "firmware/pico/main.py": "main.py",
}
"""Each file's path in this project and on the board; the one that starts the program comes last."""
FOLDERS = """
import os
for folder in ("firmware", "firmware/pico"):
    try:
        os.mkdir(folder)
    except OSError:
        pass
"""
RESTART = "import time, machine; time.sleep_ms(1000); machine.reset()"
"""Leaves a busy machine a second to hear "OK" before the port goes; mpremote's own leaves a tenth of one."""
KNOWN, BACK, COPYING = 1.5, 15.0, 60.0
"""Seconds for the old program to answer, for the port to come back, and for the copies."""
NOT_COPIED = """\
The files could not be copied to {}: {}
Is MicroPython on it? If in doubt, hold BOOTSEL while you plug the board in, copy MicroPython's .uf2 file
onto the drive that appears, and run this again."""
SILENT = """\
The files are on the board, but it does not answer. Pull it out, plug it in, and look at
`companion panel`. `python3 -m mpremote connect {} repl` shows what the board says."""


def install(port: Port, lamps: int, say: Callable[[str], None] = print) -> Here:
    """Copies the program for a strip of that many LEDs, starts it, and returns the board's introduction.

    Raises CannotInstall.
    """
    if _leaves(port, say):
        _await(port)
    say(f"Copying {len(BOARD_FILES)} files to {port.device} ...")
    with TemporaryDirectory() as folder:
        _copy(port, board_files(Path(folder), lamps))
    say("Waiting for it to answer ...")
    here = answer(port)
    if here is None or here.version != wire.VERSION:
        raise CannotInstall(SILENT.format(port.device))
    return here


def _leaves(port: Port, say: Callable[[str], None]) -> bool:
    """True if a panel's program was there; asks it to exit."""
    try:
        with serial.Serial(port.device, BAUD, timeout=LOOK, exclusive=True) as opened:
            here = greet(opened, SESSION, KNOWN)
            if here is not None:
                say(f"There is a panel on it (version {here.version}); it is replaced.")
                opened.write(wire.encode(wire.LEAVE, 1))
                with suppress(*PORT_FAULTS):  # a board that has gone has heard it
                    opened.flush()
            return here is not None
    except OSError as fault:
        raise CannotInstall(in_words(fault, port)) from fault


def _await(port: Port) -> None:
    """Waits until the board has restarted: its port disappears and returns."""
    ends = monotonic() + BACK
    sleep(0.5)
    while not Path(port.device).exists() and monotonic() < ends:
        sleep(0.1)
    sleep(0.5)


def board_files(folder: Path, lamps: int) -> list[tuple[Path, str]]:
    """Each file with its path on the board; files that depend on the number of LEDs are written into the
    folder.
    """
    files = [(HOME / ours, theirs) for ours, theirs in BOARD_FILES.items()]
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
                "exec",
                "--no-follow",
                RESTART,
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
