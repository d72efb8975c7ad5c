"""A Pico that is not there: the unchanged board files under real MicroPython, behind a port of its own."""

import os
import select
import shutil
import subprocess
import tty
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, RLock, Thread
from time import monotonic
from typing import Any

import pytest

from firmware.installing import BOARD_FILES
from firmware.pico import wiring
from firmware.ports import Port
from tests.watch import is_ci

ROOT = Path(__file__).parents[2]
PRETEND = Path(__file__).parent / "pretend"
HEAP = "heapsize=192k"
"""About what a Pico's 264 kB of memory leave to MicroPython."""
NO_MICROPYTHON = (
    "no micropython on the PATH: install it with `apt-get install micropython`, or .ci/micropython"
)


@dataclass(frozen=True)
class Lit:
    """A picture that the strip showed, and when."""

    at: float
    lamps: bytes


class PretendPico:
    """Verbs of the physical world, and a memory: `lit` are the pictures that the strip showed.

    `file` stands for the port's name in /dev; it comes and goes with the plug. `bites` counts how often the
    watchdog restarted the board.
    """

    def __init__(self, folder: Path, serial: str = "E660583883724A32", files: bool = True) -> None:
        self.file, self.flash, self._pipes = folder / "ttyACM0", folder / "flash", folder / "pipes"
        self.port = Port(str(self.file), 0x2E8A, 0x0005, serial)
        self.lit: list[Lit] = []
        self.bites = 0
        self._news, self._plugging = Condition(), RLock()
        self._board: subprocess.Popen[bytes] | None = None
        self._plug = -1
        self._fed, self._patience = 0.0, 0.0
        for made in (self.flash, self._pipes):
            made.mkdir(parents=True)
        if files:
            install_by_hand(self.flash)
        for name in ("doings", "seen"):
            os.mkfifo(self._pipes / name)
        self._doings = os.open(self._pipes / "doings", os.O_RDWR)
        self._seen = os.open(self._pipes / "seen", os.O_RDWR)
        self._watching = Thread(target=self._watch, daemon=True)
        self._watching.start()

    @property
    def plugged(self) -> bool:
        """Whether it has power and a port."""
        return self._board is not None

    def plug(self) -> None:
        """Plugs it in: it begins, and its port appears."""
        with self._plugging:
            board_end, self._plug = (
                os.openpty()
            )  # the board has the master's end, so that the other has a name
            tty.setraw(self._plug)
            self._fed = self._patience = 0.0
            self._board = subprocess.Popen(
                ["micropython", "-X", HEAP, str(PRETEND / "pico.py")],
                stdin=board_end,
                stdout=board_end,
                cwd=self.flash,
                env={**os.environ, "PRETEND_PICO": str(self._pipes)},
            )
            self.file.symlink_to(os.ttyname(self._plug))
            os.close(board_end)

    def unplug(self) -> None:
        """Pulls the plug: whoever has the port open loses it at once."""
        with self._plugging:
            board, self._board = self._board, None
            if board is not None:
                self.file.unlink()
                board.kill()
                board.wait()
                os.close(self._plug)

    def ports(self) -> tuple[Port, ...]:
        """What the machine that it is plugged into would list."""
        return (self.port,) if self.file.is_symlink() else ()

    def press(self, button: int) -> None:
        """Pushes a button down, counted from 0."""
        self._do(f"down {wiring.BUTTONS[button]}")

    def release(self, button: int) -> None:
        """Lets a button up."""
        self._do(f"up {wiring.BUTTONS[button]}")

    def hang(self) -> None:
        """Lets its program hang, until the watchdog bites."""
        self._do("hang")

    def sees(self, shows: Callable[[bytes], bool], seconds: float = 5.0) -> bool:
        """Whether the strip shows such a picture within so many seconds from now."""
        begun = len(self.lit)
        with self._news:
            return self._news.wait_for(lambda: any(shows(one.lamps) for one in self.lit[begun:]), seconds)

    def close(self) -> None:
        """Unplugs it for good."""
        self.unplug()
        os.write(self._seen, b"end\n")
        self._watching.join()
        os.close(self._doings)
        os.close(self._seen)

    def _do(self, what: str) -> None:
        os.write(self._doings, f"{what}\n".encode())

    def _watch(self) -> None:
        for line in self._lines():
            word, _, rest = line.partition(" ")
            if word == "end":
                return
            self._notice(word, rest)
            if word == "reset" or (self._patience and monotonic() - self._fed > self._patience):
                self.bites += word != "reset"
                self._restart()

    def _lines(self) -> Iterator[str]:
        begun = b""
        while True:
            if not select.select([self._seen], [], [], 0.1)[0]:
                yield ""
                continue
            *whole, begun = (begun + os.read(self._seen, 65536)).split(b"\n")
            yield from (line.decode() for line in whole)

    def _notice(self, word: str, rest: str) -> None:
        if word == "dog":
            self._patience = float(rest) / 1000
        if word in {"dog", "fed"}:
            self._fed = monotonic()
        if word == "lit":
            with self._news:
                self.lit.append(Lit(monotonic(), bytes.fromhex(rest)))
                self._news.notify_all()

    def _restart(self) -> None:
        with self._plugging:
            if self._board is not None:
                self.unplug()
                self.plug()


def install_by_hand(flash: Path) -> None:
    """Copies the board's files to where they lie on the board."""
    for ours, theirs in BOARD_FILES.items():
        (flash / theirs).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / ours, flash / theirs)


def micropython() -> None:
    """Skips the test where there is no MicroPython; under CI it fails."""
    if shutil.which("micropython") is None:
        stop: Any = pytest.fail if is_ci() else pytest.skip
        stop(NO_MICROPYTHON)
