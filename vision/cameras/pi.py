"""The Raspberry Pi's own camera, through picamera2, which is imported here and nowhere else."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from vision.cameras.camera import CameraError, CameraLost
from vision.cameras.frozen import Frozen
from vision.pictures.thumbnail import ACROSS, Grey
from vision.reading import Frame

SIZE = (1280, 720)
SMALL = (ACROSS, ACROSS * SIZE[1] // SIZE[0])
FPS = 30
PATIENCE = 2.0
"""Seconds to wait for a picture: without a limit picamera2 waits for ever when the ribbon has come loose."""
STEPS: tuple[dict[str, object], ...] = tuple(
    {"FrameDurationLimits": (33_333, longest), "ExposureValue": stops}
    for longest, stops in ((33_333, 0.0), (100_000, 1.0), (200_000, 2.0))
)
"""Exposure in microseconds, and its stops of brightness: a table lies still."""
CONTINUOUS = 2
"""libcamera's AfModeEnum.Continuous: an autofocus camera begins far out of focus for a table."""


class PiCamera:
    """A camera on the ribbon, by its number. Raises CameraError if there is none, or no picamera2."""

    def __init__(self, number: int = 0) -> None:
        self.name = "the Pi's camera" if number == 0 else f"the Pi's camera {number}"
        self._frozen = Frozen(self.name)
        self._camera = self._opened(number)

    def glance(self) -> Grey:
        """The next picture, small and grey, as the Pi's own hardware shrinks it. Raises CameraLost."""
        with self._losing():
            planes = self._camera.capture_array("lores", wait=PATIENCE)
            across, down = self._camera.camera_configuration()["lores"]["size"]
        return self._frozen.check(np.asarray(planes[:down, :across], np.uint8))

    def frame(self) -> Frame:
        """A picture that was begun after this call. Raises CameraLost."""
        with self._losing(), self._camera.captured_request(wait=PATIENCE, flush=True) as request:
            return np.asarray(request.make_array("main"), np.uint8)

    def expose(self, step: int) -> bool:
        """Lets a picture take up to a fifth of a second, and be up to two stops brighter."""
        if step >= len(STEPS) or not STEPS[step].keys() <= self._camera.camera_controls.keys():
            return False
        self._camera.set_controls(STEPS[step])
        return True

    def close(self) -> None:
        """Lets other programs have the camera."""
        self._camera.close()

    def _opened(self, number: int) -> Any:
        try:
            from picamera2 import Picamera2  # noqa: PLC0415 - only a Pi has it, and it is slow to load

            return _started(Picamera2(number))
        except ImportError as fault:
            raise CameraError(
                f"{self.name} needs picamera2: run `sudo apt install python3-picamera2`"
            ) from fault
        except Exception as fault:  # whatever it and the libraries below it may raise
            raise CameraError(
                f"{self.name} does not open: is its ribbon in, and no other program using it? "
                "`rpicam-hello --list-cameras` lists the cameras there are"
            ) from fault

    @contextmanager
    def _losing(self) -> Iterator[None]:
        """Turns any camera error into CameraLost and stops pending requests."""
        try:
            yield
        except TimeoutError as fault:
            self._camera.cancel_all_and_flush()
            raise CameraLost(f"{self.name} sends no pictures") from fault
        except CameraLost:
            raise
        except Exception as fault:
            raise CameraLost(f"{self.name} is gone") from fault


def _started(camera: Any) -> Any:
    """Whole pictures in RGB888, whose bytes are blue, green, red, and small ones with a plane of grey."""
    controls: dict[str, object] = {"FrameRate": FPS}
    if "AfMode" in camera.camera_controls:
        controls["AfMode"] = CONTINUOUS
    main, lores = {"size": SIZE, "format": "RGB888"}, {"size": SMALL, "format": "YUV420"}
    try:
        camera.configure(camera.create_video_configuration(main, lores, controls=controls))
        camera.start()
    except BaseException:
        camera.close()
        raise
    return camera
