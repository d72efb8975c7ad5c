"""A board that speaks as the wire says, behind a port of its own that comes and goes with the plug."""

import os
import select
import tty
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread
from time import monotonic

from tests.companion.devices.board import Board

ALIVE_S = 0.5


class PluggedBoard:
    """`file` stands for the port's name in /dev."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._lock = Lock()
        self._board = Board()
        self._wire = -1
        self._over = Event()
        self._thread: Thread | None = None

    def plug(self) -> None:
        """Plugs it in: it begins, and its port appears."""
        self._wire, end = os.openpty()
        tty.setraw(end)
        self._board, self._over = Board(), Event()
        self._thread = Thread(target=self._run, args=(self._over, end))
        self._thread.start()
        self.file.symlink_to(os.ttyname(end))

    def unplug(self) -> None:
        """Pulls the plug: whoever has the port open loses it at once."""
        if self._thread is not None:
            self.file.unlink()
            self._over.set()
            self._thread.join()
            self._thread = None

    def press(self, button: int) -> None:
        """Pushes a button down, counted from 0, and lets it up."""
        for does in (Board.press, Board.release):
            with self._lock:
                os.write(self._wire, does(self._board, button))

    def _run(self, over: Event, end: int) -> None:
        spoke = monotonic()
        while not over.is_set():
            heard = select.select([self._wire], [], [], 0.02)[0]
            with self._lock:
                said = self._board.hear(os.read(self._wire, 65536)) if heard else b""
                if self._board.session and monotonic() - spoke >= ALIVE_S:
                    said, spoke = said + self._board.alive(), monotonic()
                os.write(self._wire, said)
        for handle in (self._wire, end):
            with suppress(OSError):
                os.close(handle)
