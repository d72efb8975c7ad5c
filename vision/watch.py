"""Watches a camera: says when things begin to move, and reads them when they lie still, in doubt twice."""

import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Event
from time import monotonic
from typing import Protocol

from vision.cameras import Camera, CameraError, CameraLost, Exposes
from vision.networks.agreement import is_in_doubt, together
from vision.reading import Frame, ReadingProblem, TableReading
from vision.stillness import Motion, Stillness

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.5, 4.0
"""Seconds between two tries to open a lost camera again: doubled up to the longest.

Supervisors allow more: a watch that waits does not hang.
"""
AGAIN_S = 0.5
"""Seconds until a doubtful picture is taken and read again; grain and light differ by then."""

BRIGHT_FOR_S = 60.0
"""Seconds after pictures too bright in which none is made brighter; a lamp may flicker."""


class Reads(Protocol):
    """Something that reads a still frame."""

    def read(self, frame: Frame) -> TableReading:
        """The reading of one frame."""
        ...


class Onlooker(Protocol):
    """Observer of a camera, called from the camera's thread."""

    def on_rest(self, frame: Frame, reading: TableReading) -> None:
        """Things have come to rest: called once each time."""
        ...

    def on_motion(self) -> None:
        """Called when the resting scene moves again."""
        ...

    def on_trouble(self, reason: str) -> None:
        """The camera is lost; `reason` says which and how."""
        ...

    def on_return(self) -> None:
        """A lost camera is there again."""
        ...


class Watch:
    """The camera's loop, for a thread of its own; `reopen` opens a lost camera, as often as it takes.

    `stir` is called at every step that was done: a camera may hang and never come back from a call.
    """

    def __init__(
        self,
        camera: Camera,
        reader: Reads,
        onlooker: Onlooker,
        reopen: Callable[[], Camera],
        clock: Callable[[], float] = monotonic,
        stir: Callable[[], object] = lambda: None,
    ) -> None:
        self.has_seen = False
        """True once a picture has come."""
        self._camera = camera
        self._reader = reader
        self._onlooker = onlooker
        self._reopen = reopen
        self._clock = clock
        self._stir = stir
        self._stillness = Stillness()
        self._told_rest = self._anew = False
        self._now = 0.0
        self._first: TableReading | None = None
        self._again = 0.0
        self._step, self._dark_until = 0, 0.0

    def run(self, stop: Event) -> None:
        """Watches until `stop` is set, then lets the camera go."""
        while not stop.is_set():
            try:
                self.look()
            except (CameraLost, CameraError) as lost:
                self._find_again(str(lost), stop)
            except Exception:
                log.exception("a frame of %s was left out", self._camera.name)
                stop.wait(FIRST_WAIT)
        self._let_go()

    def _let_go(self) -> None:
        with suppress(Exception):  # a camera that is gone may not even close
            self._camera.close()

    def look_again(self) -> None:
        """Has what lies at rest read once more, as if it had just come to rest; from any thread."""
        self._anew = True

    def look(self) -> None:
        """Takes one glance, and reads the whole picture if all has come to rest."""
        motion = self._glance()
        if self._anew:
            self._anew = self._told_rest = False
        if motion is Motion.MOVING:
            self._first = None
        if motion is Motion.MOVING and self._told_rest:
            self._told_rest = False
            self._onlooker.on_motion()
        if (
            motion is Motion.STILL
            and not self._told_rest
            and (self._first is None or self._now >= self._again)
        ):
            self._read()

    def _read(self) -> None:
        frame = self._camera.frame()
        self._stir()
        reading, first = self._reader.read(frame), self._first
        self._stir()
        if self._glance() is not Motion.STILL:  # something moved while it was read
            self._first = None
            return
        if self._exposes_anew(reading):
            return
        if first is None and is_in_doubt(reading):
            self._first, self._again = reading, self._now + AGAIN_S
            return
        self._first, self._told_rest = None, True
        self._onlooker.on_rest(frame, reading if first is None else together(first, reading))

    def _exposes_anew(self, reading: TableReading) -> bool:
        """Adjusts the exposure to too little light, before any observer is called; True if it changed."""
        problems, step = {trouble.problem for trouble in reading.troubles}, self._step
        if ReadingProblem.TOO_DARK in problems and self._now >= self._dark_until:
            step += 1
        elif ReadingProblem.GLARE in problems:
            step = 0
        if step == self._step or not isinstance(self._camera, Exposes) or not self._camera.expose(step):
            return False
        if step == 0:
            self._dark_until = self._now + BRIGHT_FOR_S
        self._step, self._first = step, None
        self._stillness.forget()
        return True

    def _say_anew(self, known: str, reason: str) -> str:
        """People are told once, and again only when it is something else that is wrong."""
        if reason != known:
            log.info("still lost: %s", reason)
            self._onlooker.on_trouble(reason)
        return reason

    def _glance(self) -> Motion:
        glance = self._camera.glance()
        self.has_seen = True
        self._stir()
        self._now = self._clock()
        return self._stillness.feed(glance, self._now)

    def _find_again(self, reason: str, stop: Event) -> None:
        self._let_go()
        log.warning("lost the camera: %s", reason)
        self._onlooker.on_trouble(reason)
        wait = FIRST_WAIT
        while not stop.wait(wait):
            self._stir()
            try:
                self._camera = self._reopen()
                self._stir()
                self._camera.glance()
            except Exception as fault:  # of the camera, or of a library below it
                reason = self._say_anew(reason, str(fault) or type(fault).__name__)
                self._let_go()
                self._stir()
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                self._stillness.forget()
                self._first, self._told_rest, self._step = None, False, 0
                self._onlooker.on_return()
                return
