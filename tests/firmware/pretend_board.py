"""A board that is not there: its program runs behind a port of its own, and people do and see things."""

import os
import select
import shutil
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, RLock, Thread
from time import monotonic
from typing import Any

import pytest

from firmware.ports import Port
from tests.watch import is_ci


@dataclass(frozen=True)
class Lit:
    """A picture that the strip showed, and when."""

    at: float
    lamps: bytes


BUSY = 30.0
"""Seconds that a busy machine may need for what a board does at once."""


class PretendBoard(ABC):
    """Verbs of the physical world, and a memory: `lit` are the pictures that the strip showed.

    `file` stands for the port's name in /dev; it comes and goes with the plug. `bites` counts how often the
    watchdog restarted the board; `glowing` are the buttons whose lamps are lit, counted from 0.
    """

    def __init__(
        self,
        folder: Path,
        identity: tuple[int, int],
        serial: str,
        pins: tuple[int, ...],
        lamps: tuple[int, ...],
    ) -> None:
        self.file, self.flash, self.pipes = folder / "ttyACM0", folder / "flash", folder / "pipes"
        self.port = Port(str(self.file), *identity, serial)
        self._pins, self._lamps = pins, lamps
        self.lit: list[Lit] = []
        self.glowing = frozenset[int]()
        self.held = ExitStack()
        """What is let go of when it is unplugged."""
        self.bites = 0
        self._news, self._plugging = Condition(), RLock()
        self._board: subprocess.Popen[bytes] | None = None
        self._fed, self._patience = 0.0, 0.0
        for made in (self.flash, self.pipes):
            made.mkdir(parents=True)
        for name in ("doings", "seen"):
            os.mkfifo(self.pipes / name)
        self._doings = os.open(self.pipes / "doings", os.O_RDWR)
        self._seen = os.open(self.pipes / "seen", os.O_RDWR)
        self._watching = Thread(target=self._watch, daemon=True)
        self._watching.start()

    @abstractmethod
    def begin(self) -> "tuple[subprocess.Popen[bytes], str]":
        """Begins its program; returns it, and the name of its port."""

    @property
    def plugged(self) -> bool:
        """True if it has power and a port."""
        return self._board is not None

    def plug(self) -> None:
        """Plugs it in: it begins, and its port appears."""
        with self._plugging:
            self._fed = self._patience = 0.0
            self._board, port = self.begin()
            self.file.symlink_to(port)

    def unplug(self) -> None:
        """Pulls the plug: whoever has the port open loses it at once."""
        with self._plugging:
            board, self._board = self._board, None
            if board is not None:
                self.file.unlink()
                board.kill()
                board.wait()
                self.held.close()
                self._glow(frozenset())

    def ports(self) -> tuple[Port, ...]:
        """What the machine that it is plugged into would list."""
        return (self.port,) if self.file.is_symlink() else ()

    def press(self, button: int) -> None:
        """Pushes a button down, counted from 0."""
        self._do(f"down {self._pins[button]}")

    def release(self, button: int) -> None:
        self._do(f"up {self._pins[button]}")

    def hang(self) -> None:
        """Lets its program hang, until the watchdog bites."""
        self._do("hang")

    def sees(self, shows: Callable[[bytes], bool], seconds: float = BUSY) -> bool:
        """True if the strip shows such a picture within so many seconds from now."""
        begun = len(self.lit)
        with self._news:
            return self._news.wait_for(lambda: any(shows(one.lamps) for one in self.lit[begun:]), seconds)

    def glows(self, buttons: set[int], seconds: float = BUSY) -> bool:
        """True if the lamps of exactly these buttons are lit within so many seconds from now."""
        with self._news:
            return self._news.wait_for(lambda: self.glowing == buttons, seconds)

    def close(self) -> None:
        self.unplug()
        os.write(self._seen, b"end\n")
        self._watching.join()
        os.close(self._doings)
        os.close(self._seen)

    def notice(self, word: str, rest: str) -> None:
        if word == "dog":
            self._patience = 2 * float(rest) / 1000  # twice: this machine may be busy
            self._glow(frozenset())
        if word in {"dog", "fed"}:
            self._fed = monotonic()
        if word == "bitten":
            self.bites += 1
            self._glow(frozenset())
        if word == "lamp":
            pin, level = map(int, rest.split())
            button = frozenset({self._lamps.index(pin)})
            self._glow(self.glowing | button if level else self.glowing - button)
        if word == "lit":
            with self._news:
                self.lit.append(Lit(monotonic(), bytes.fromhex(rest)))
                self._news.notify_all()

    def _do(self, what: str) -> None:
        os.write(self._doings, f"{what}\n".encode())

    def _watch(self) -> None:
        for line in self._lines():
            word, _, rest = line.partition(" ")
            if word == "end":
                return
            self.notice(word, rest)
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

    def _glow(self, buttons: frozenset[int]) -> None:
        with self._news:
            self.glowing = buttons
            self._news.notify_all()

    def _restart(self) -> None:
        with self._plugging:
            if self._board is not None:
                self.unplug()
                self.plug()


def needs(program: str, how: str) -> None:
    """Skips the test where that program is missing; under CI it fails."""
    if shutil.which(program) is None:
        stop: Any = pytest.fail if is_ci() else pytest.skip
        stop(f"no {program} on the PATH: install it with {how}")
