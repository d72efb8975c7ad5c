"""The child that opens a camera in the network: what a device sends that nobody knows is decoded here alone.

Its input is the address in a line, and then a byte for each picture that is wanted. It writes one byte when
the stream is open, or why it is not, and each picture: height, width, and its pixels. A crash of a decoder
ends this process and no other, and memory is limited.
"""

import io
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from struct import Struct
from threading import Condition, Thread
from time import monotonic

import cv2
import numpy as np
from PIL import Image

from companion.any_system import limit_process
from vision.cameras.mjpeg import LeadsElsewhere, NoAnswer, OtherKind, stream
from vision.cameras.rtsp_relay import RtspRelay
from vision.reading import Frame

MEGABYTES = 320
HEAD = Struct("<II")
OPEN, NO_ANSWER, OTHER_KIND, ELSEWHERE = b"+", b"a", b"k", b"e"
OPEN_S, READ_S = 3.0, 3.0
"""The longest waits for an answer, and for a picture."""
LIMITS = (cv2.CAP_PROP_OPEN_TIMEOUT_MSEC, 3000, cv2.CAP_PROP_READ_TIMEOUT_MSEC, 3000)
MOST_PIXELS = 12_500_000


class Latest:
    """The latest picture of a stream, read as fast as it comes, so that none waits and grows old."""

    def __init__(self, pictures: Iterator[Callable[[], Frame | None]]) -> None:
        self._pictures = pictures
        self._news, self._count, self._ended = Condition(), 0, False
        self._latest: Callable[[], Frame | None] = lambda: None
        Thread(target=self._follow, daemon=True).start()

    def next(self) -> Frame | None:
        """A picture that came after this call; None when none comes any more."""
        until = monotonic() + READ_S
        while (picture := self._newer(until)) is not None:
            if (frame := picture()) is not None:
                return frame
        return None

    def _newer(self, until: float) -> Callable[[], Frame | None] | None:
        with self._news:
            before = self._count
            while self._count == before and not self._ended and (left := until - monotonic()) > 0:
                self._news.wait(left)
            return None if self._count == before else self._latest

    def _follow(self) -> None:
        try:
            for picture in self._pictures:
                with self._news:
                    self._latest, self._count = picture, self._count + 1
                    self._news.notify_all()
        finally:
            with self._news:
                self._ended = True
                self._news.notify_all()


def main() -> None:
    """Shows pictures until nobody asks any more, or none comes."""
    limit_process(MEGABYTES)
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no picture
    latest = _opened(asked.readline().decode().rstrip("\n"), told.write)
    told.flush()
    while latest is not None and asked.read(1):
        frame = latest.next()
        if frame is None:
            return
        told.write(HEAD.pack(*frame.shape[:2]) + frame.tobytes())
        told.flush()


def _opened(address: str, tell: Callable[[bytes], object]) -> Latest | None:
    try:
        pictures = _mjpeg(address) if address.startswith("http") else _rtsp(address)
    except (NoAnswer, OtherKind, LeadsElsewhere) as fault:
        kinds = {NoAnswer: NO_ANSWER, OtherKind: OTHER_KIND, LeadsElsewhere: ELSEWHERE}
        tell(kinds[type(fault)])
        return None
    tell(OPEN)
    return Latest(pictures)


def _mjpeg(address: str) -> Iterator[Callable[[], Frame | None]]:
    return (partial(_decoded, file) for file in stream(address, OPEN_S))


def _decoded(jpeg: bytes) -> Frame | None:
    """The picture; None for one that is damaged or too large, which costs that one alone."""
    try:
        with Image.open(io.BytesIO(jpeg), formats=["JPEG"]) as picture:
            if picture.width * picture.height > MOST_PIXELS:
                return None
        frame = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    except (OSError, ValueError, SyntaxError, cv2.error, Image.DecompressionBombError):
        return None
    return None if frame is None else np.asarray(frame, np.uint8)


def _rtsp(address: str) -> Iterator[Callable[[], Frame | None]]:
    os.environ["OPENCV_FFMPEG_CAPTURE_OPTIONS"] = "rtsp_transport;tcp"  # on the relay's way alone
    relay = RtspRelay(address, OPEN_S)
    capture = cv2.VideoCapture(relay.address, cv2.CAP_FFMPEG, LIMITS)
    if relay.leads_elsewhere:
        raise LeadsElsewhere(address)
    if not capture.isOpened():
        raise NoAnswer(address)
    return _read(capture)


def _read(capture: cv2.VideoCapture) -> Iterator[Callable[[], Frame | None]]:
    while True:
        there, frame = capture.read()
        if not there:
            return
        whole = np.asarray(frame, np.uint8)
        yield partial(_as_it_is, whole)


def _as_it_is(frame: Frame) -> Frame:
    return frame


if __name__ == "__main__":
    main()
