"""Restarts the camera's watch in a new thread when the old one hangs."""

import logging
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic

from vision.cameras import Absent, Camera
from vision.reading import Frame, TableReading
from vision.watch import Onlooker, Reads, Watch

log = logging.getLogger(__name__)

PATIENCE_S = 5.0
"""A watch that shows no sign of life for so long hangs: the slowest Pi reads thirty dice in half of it."""
LOOK_S = 0.5


class CameraSupervisor:
    """Runs the watch in its own thread, and replaces it when it hangs; `reopen` opens the camera again.

    If the camera has worked before, one hung thread is left behind and its successor stays. If it never
    worked, each retry waits twice as long as the one before: ten such threads take an evening.
    """

    def __init__(
        self,
        camera: Camera,
        reader: Reads,
        onlooker: Onlooker,
        reopen: Callable[[], Camera],
        patience: float = PATIENCE_S,
        every: float = LOOK_S,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._reader, self._onlooker, self._reopen = reader, onlooker, reopen
        self._patience, self._every, self._clock = patience, every, clock
        self._left: list[_Shift] = []
        self._shift = self._new_shift(camera)

    def run(self, stop: Event) -> None:
        """Keeps the camera watched until `stop` is set; for a thread of its own."""
        self._shift.thread.start()
        while not stop.wait(self._every):
            self._look_after()
        self._shift.stop.set()
        self._shift.thread.join(PATIENCE_S)

    def look_again(self) -> None:
        """Has what lies at rest read once more; from any thread."""
        self._shift.watch.look_again()

    def hung(self) -> bool:
        """True if only a restart of the program can help.

        That is so when a camera that had worked hangs, and the new watch gets no picture or hangs as well. A
        camera that never worked would hang again after a restart.
        """
        now = self._shift
        if not self._hanging or not self._has_worked:
            return False
        moved = now.stirred if now.watch.has_seen else now.began
        return self._clock() - moved >= self._patience

    def _look_after(self) -> None:
        hanging = len(self._hanging)
        if self._clock() - self._shift.stirred < self._patience * 2**hanging:
            return
        if hanging and self._has_worked:
            return
        log.error("the camera hangs: another watch takes over")
        self._shift.stop.set()
        another, left = self._new_shift(Absent("it hangs")), [*self._hanging, self._shift]
        self._shift = another  # first: nobody may ask meanwhile whether both hang
        self._left = left
        another.thread.start()

    @property
    def _hanging(self) -> list["_Shift"]:
        """Those that were left behind and still hang."""
        return [one for one in self._left if one.thread.is_alive()]

    @property
    def _has_worked(self) -> bool:
        """True if the current watch, or one that hangs, has got a picture."""
        return any(one.watch.has_seen for one in (*self._hanging, self._shift))

    def _new_shift(self, camera: Camera) -> "_Shift":
        return _Shift(camera, self._reader, self._onlooker, self._reopen, self._clock)


class _Shift:
    """One watch and its thread; silent once it is replaced."""

    def __init__(
        self,
        camera: Camera,
        reader: Reads,
        onlooker: Onlooker,
        reopen: Callable[[], Camera],
        clock: Callable[[], float],
    ) -> None:
        self._clock = clock
        self.stop = Event()
        self.began = self.stirred = clock()
        self.watch = Watch(camera, reader, _Heard(onlooker, self.stop), reopen, stir=self._stir)
        self.thread = Thread(target=self.watch.run, args=(self.stop,), name="watch", daemon=True)

    def _stir(self) -> None:
        self.stirred = self._clock()


class _Heard:
    """Passes on what a watch says, until it is relieved."""

    def __init__(self, onlooker: Onlooker, relieved: Event) -> None:
        self._onlooker = onlooker
        self._relieved = relieved

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        if not self._relieved.is_set():
            self._onlooker.on_rest(frame, reading)

    def on_motion(self) -> None:
        if not self._relieved.is_set():
            self._onlooker.on_motion()

    def on_trouble(self, reason: str) -> None:
        if not self._relieved.is_set():
            self._onlooker.on_trouble(reason)

    def on_return(self) -> None:
        if not self._relieved.is_set():
            self._onlooker.on_return()
