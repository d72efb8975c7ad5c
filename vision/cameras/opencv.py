"""Webcams and videos, through OpenCV."""

from pathlib import Path

import cv2
import numpy as np

from vision.cameras.camera import CameraError, CameraLost
from vision.cameras.frozen import Frozen
from vision.cameras.pace import Pace
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame

WISHES = (
    (cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG")),
    (cv2.CAP_PROP_FRAME_WIDTH, 1280),
    (cv2.CAP_PROP_FRAME_HEIGHT, 720),
    (cv2.CAP_PROP_FPS, 30),
    (cv2.CAP_PROP_BUFFERSIZE, 1),
)
"""Requested formats of a webcam, in this order: without JPEG most send ten large pictures a second."""
GAINS = (1.0, 1.5, 2.0)
"""Factor on its own gain at each step, up to its maximum."""


class Webcam:
    """A camera on USB or built in, by its index or device path. Raises CameraError if it does not open."""

    def __init__(self, device: int | str) -> None:
        self.name = f"camera {device}"
        self._frozen = Frozen(self.name)
        self._capture = cv2.VideoCapture(device)
        if not self._capture.isOpened():
            self._capture.release()
            raise CameraError(
                f"{self.name} does not open: is it plugged in, and not used by another program? "
                "`ls /dev/video*` lists the cameras there are"
            )
        for wish, value in WISHES:
            self._capture.set(wish, value)
        self._gain = self._capture.get(cv2.CAP_PROP_GAIN)

    def glance(self) -> Grey:
        """The next frame, small and grey. Raises CameraLost when none comes, or always the same."""
        return self._frozen.check(glance_at(self.frame()))

    def frame(self) -> Frame:
        """The next frame. Raises CameraLost when none comes any more."""
        there, frame = self._capture.read()
        if not there:
            raise CameraLost(f"{self.name} sends no pictures")
        return np.asarray(frame, np.uint8)

    def expose(self, step: int) -> bool:
        """Raises its gain, where it has one that can be set."""
        return (
            step < len(GAINS)
            and self._gain > 0
            and self._capture.set(cv2.CAP_PROP_GAIN, self._gain * GAINS[step])
        )

    def close(self) -> None:
        """Lets other programs have the camera."""
        self._capture.release()


class Video:
    """A recorded evening, at its own speed and over and over. Raises CameraError if it is no video."""

    def __init__(self, path: Path) -> None:
        self.name = f"the video {path.name}"
        self._path = path
        self._capture = self._open()
        self._pace = Pace(self._capture.get(cv2.CAP_PROP_FPS) or 25.0)

    def glance(self) -> Grey:
        """The next frame, small and grey. Raises CameraLost if the file is gone."""
        return glance_at(self.frame())

    def frame(self) -> Frame:
        """The next frame; after the last one the first. Raises CameraLost if the file is gone."""
        self._pace.wait()
        there, frame = self._capture.read()
        if not there:
            self._capture.release()
            self._capture = self._open()
            there, frame = self._capture.read()
        if not there:
            raise CameraLost(f"{self.name} sends no more pictures")
        return np.asarray(frame, np.uint8)

    def close(self) -> None:
        self._capture.release()

    def _open(self) -> cv2.VideoCapture:
        capture = cv2.VideoCapture(str(self._path))
        if not capture.isOpened():
            capture.release()
            raise CameraError(f"{self._path} is no video that can be played; a folder of pictures works, too")
        return capture
