"""Finds a camera that nobody named: the Pi's own, or a webcam that is plugged in."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from vision.cameras.camera import Camera, CameraError, CameraLost
from vision.cameras.opencv import Webcam
from vision.cameras.pi import PiCamera

WEBCAMS = Path("/dev/v4l/by-id")
"""Here the system lists webcams by names that stay when they are plugged in elsewhere."""


def find_camera(webcams: Path = WEBCAMS) -> Camera:
    """The first camera that opens and sends a picture. Raises CameraError if there is none."""
    for candidate in _candidates(webcams):
        with suppress(CameraError):
            camera = candidate()
            if _sends(camera):
                return camera
    raise CameraError("no camera is plugged in")


def _candidates(webcams: Path) -> Iterator[Callable[[], Camera]]:
    yield PiCamera
    for device in sorted(webcams.glob("*-index0")):
        yield partial(Webcam, str(device))


def _sends(camera: Camera) -> bool:
    try:
        camera.frame()
    except CameraLost:
        camera.close()
        return False
    return True
