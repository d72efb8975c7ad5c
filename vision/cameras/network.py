"""A camera in the network: a phone or an IP camera that sends MJPEG over HTTP, or RTSP."""

import re
from threading import Condition, Thread
from time import monotonic
from urllib.parse import urlsplit

import cv2
import numpy as np

from vision.cameras.camera import CameraError, CameraLost
from vision.cameras.frozen import Frozen
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame

SCHEMES = ("http", "https", "rtsp", "rtsps")
OPEN_MS, READ_MS = 4000, 3000
"""Time-outs in milliseconds; a supervisor waits longer for each of them."""
LIMITS = (cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, OPEN_MS, cv2.CAP_PROP_READ_TIMEOUT_MSEC, READ_MS)
SECRET = re.compile(r"(?<=://)(?:[^/?#\s]*@|[^/?#\s:@]*:(?!\d+(?:[/?#]|$))\S*@)")
"""User and password; a password may hold an @, and one that was typed as it is a / as well."""
HIDDEN = "•••@"


def is_address(named: str) -> bool:
    """True for the address of a camera in the network."""
    try:
        parts = urlsplit(named)
        return parts.scheme in SCHEMES and bool(parts.hostname)
    except ValueError:
        return False


def without_password(address: str) -> str:
    """The address with dots in the place of user and password."""
    return SECRET.sub(HIDDEN, address)


class NetworkCamera:
    """A stream that is read as fast as it comes, so that no frame waits and grows old.

    Raises CameraError if there is none. Neither its name nor an error has its password.
    """

    def __init__(self, address: str) -> None:
        self.name = f"the camera at {without_password(address)}"
        self._frozen = Frozen(self.name)
        capture = cv2.VideoCapture(address, cv2.CAP_FFMPEG, LIMITS)
        if not capture.isOpened():
            capture.release()
            raise CameraError(
                f"{self.name} does not answer: is its app running, and are address and password right? "
                "A browser shows an http:// address"
            )
        self._news = Condition()
        self._latest: Frame | None = None
        self._count = 0
        self._ended = False
        Thread(target=self._follow, args=(capture,), name="stream", daemon=True).start()

    def glance(self) -> Grey:
        """The next frame, small and grey. Raises CameraLost when none comes, or always the same."""
        return self._frozen.check(glance_at(self.frame()))

    def frame(self) -> Frame:
        """A frame that came after this call. Raises CameraLost when none comes any more."""
        with self._news:
            before, until = self._count, monotonic() + READ_MS / 1000
            while self._count == before and not self._ended and monotonic() < until:
                self._news.wait(until - monotonic())
            if self._count == before or self._latest is None:
                self._ended = True
                raise CameraLost(f"{self.name} sends no pictures")
            return self._latest

    def close(self) -> None:
        """Lets the stream go, once its thread has noticed."""
        with self._news:
            self._ended = True
            self._news.notify_all()

    def _follow(self, capture: cv2.VideoCapture) -> None:
        """Reads on; OpenCV's capture is used and let go in this thread alone."""
        try:
            while not self._ended:
                there, frame = capture.read()
                if not there:
                    return
                with self._news:
                    self._latest, self._count = np.asarray(frame, np.uint8), self._count + 1
                    self._news.notify_all()
        finally:
            capture.release()
            self.close()
