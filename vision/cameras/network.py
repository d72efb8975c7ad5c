"""A camera in the network: a phone or an IP camera that sends MJPEG over HTTP, or RTSP."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from urllib.parse import urlsplit

import numpy as np

from vision.cameras.camera import CameraError, CameraLost
from vision.cameras.eye import ELSEWHERE, HEAD, MOST_PIXELS, OPEN, OTHER_KIND
from vision.cameras.frozen import Frozen
from vision.cameras.passwords import without_password
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame

SCHEMES = ("http", "https", "rtsp", "rtsps")
OPEN_S, READ_S = 4.5, 3.5
"""The longest waits for the child that opens it, and for a picture; a supervisor waits longer for each."""
CHILD = "vision.cameras.eye"
UNOPENED = {
    OTHER_KIND: "sends no MJPEG: take the address of its MJPEG or RTSP stream",
    ELSEWHERE: "leads to another address: write down the one that it leads to",
}
NO_ANSWER = (
    "does not answer: is its app running, and are address and password right? "
    "A browser shows an http:// address"
)


def is_address(named: str) -> bool:
    """True for the address of a camera in the network."""
    try:
        parts = urlsplit(named)
        return parts.scheme in SCHEMES and bool(parts.hostname)
    except ValueError:
        return False


class NetworkCamera:
    """A stream that a limited child opens and decodes: a stream that crashes a decoder ends that child alone.

    Raises CameraError if there is none. Neither its name nor an error has its password.
    """

    def __init__(self, address: str) -> None:
        self.name = f"the camera at {without_password(address)}"
        self._frozen = Frozen(self.name)
        environment, pipe = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, subprocess.PIPE
        self._child = subprocess.Popen(
            [sys.executable, "-m", CHILD], stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, env=environment
        )
        assert self._child.stdin
        assert self._child.stdout
        self._asked, self._told = self._child.stdin, self._child.stdout
        with self._within(OPEN_S):
            self._ask(f"{address}\n".encode())  # not as an argument: every program reads those
            said = self._read(1)
        if said != OPEN:
            self.close()
            raise CameraError(f"{self.name} {UNOPENED.get(said, NO_ANSWER)}")

    def glance(self) -> Grey:
        """The next frame, small and grey. Raises CameraLost when none comes, or always the same."""
        return self._frozen.check(glance_at(self.frame()))

    def frame(self) -> Frame:
        """A frame that came after this call. Raises CameraLost when none comes any more."""
        with self._within(READ_S):
            self._ask(b"?")
            head = self._read(HEAD.size)
            height, width = HEAD.unpack(head) if len(head) == HEAD.size else (0, 0)
            pixels = self._read(height * width * 3) if height * width <= MOST_PIXELS else b""
        if not pixels or len(pixels) < height * width * 3:
            self.close()
            raise CameraLost(f"{self.name} sends no pictures that can be read")
        return np.frombuffer(pixels, np.uint8).reshape(height, width, 3)

    def close(self) -> None:
        """Ends the child; safe to call twice."""
        self._child.kill()
        self._child.wait()
        for pipe in (self._asked, self._told):
            with suppress(OSError):
                pipe.close()

    def _ask(self, asked: bytes) -> None:
        with suppress(OSError, ValueError):  # it has ended, or was let go
            self._asked.write(asked)
            self._asked.flush()

    def _read(self, length: int) -> bytes:
        with suppress(ValueError):
            return self._told.read(length)
        return b""

    @contextmanager
    def _within(self, seconds: float) -> Iterator[None]:
        """Ends the child that takes longer, so that nobody waits for it."""
        timer = Timer(seconds, self._child.kill)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
