"""Watches a camera: says when things begin to move, and reads them once when they lie still."""

import logging
from collections.abc import Callable
from threading import Event
from time import monotonic
from typing import Protocol

from vision.cameras import Camera, CameraError, CameraLost
from vision.reading import Frame, TableReading
from vision.stillness import Motion, Stillness

log = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.5, 5.0
"""Seconds between two tries to open a lost camera again: doubled up to the longest."""


class Reads(Protocol):
    """Something that reads a still frame."""

    def read(self, frame: Frame) -> TableReading:
        """The reading of one frame."""
        ...


class Watch:
    """The camera's loop, for a thread of its own.

    `on_rest(frame, reading)` is called once each time things have come to rest, `on_motion()` when they move
    again, `on_trouble(reason)` when the camera is lost. `reopen` opens it again, as often as it takes.
    """

    def __init__(
        self,
        camera: Camera,
        reader: Reads,
        on_rest: Callable[[Frame, TableReading], None],
        on_motion: Callable[[], None],
        on_trouble: Callable[[str], None],
        reopen: Callable[[], Camera] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._camera = camera
        self._reader = reader
        self._on_rest = on_rest
        self._on_motion = on_motion
        self._on_trouble = on_trouble
        self._reopen = reopen or (lambda: camera)
        self._clock = clock
        self._stillness = Stillness()
        self._told_rest = False

    def run(self, stop: Event) -> None:
        """Watches until `stop` is set, then lets the camera go."""
        while not stop.is_set():
            try:
                self.look(self._camera.frame())
            except CameraLost as lost:
                self._find_again(str(lost), stop)
            except Exception:
                log.exception("a frame of %s was left out", self._camera.name)
                stop.wait(FIRST_WAIT)
        self._camera.close()

    def look(self, frame: Frame) -> None:
        """Takes one frame."""
        motion = self._stillness.feed(frame, self._clock())
        if motion is Motion.MOVING and self._told_rest:
            self._told_rest = False
            self._on_motion()
        if motion is Motion.STILL and not self._told_rest:
            self._told_rest = True
            self._on_rest(frame, self._reader.read(frame))

    def _find_again(self, reason: str, stop: Event) -> None:
        self._camera.close()
        self._on_trouble(reason)
        wait = FIRST_WAIT
        while not stop.wait(wait):
            try:
                self._camera = self._reopen()
            except CameraError as fault:
                log.info("still lost: %s", fault)
                wait = min(2 * wait, LONGEST_WAIT)
            else:
                self._stillness.forget()
                self._told_rest = False
                return
