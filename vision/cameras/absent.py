"""Stands in for a camera that nobody has plugged in yet, so that a table can begin without one."""

from typing import NoReturn

from vision.cameras.camera import CameraLost


class Absent:
    """Missing camera: has no pictures and gives the reason; a retry may find a camera."""

    def __init__(self, reason: str) -> None:
        self.name = "no camera"
        self._reason = reason

    def glance(self) -> NoReturn:
        raise CameraLost(self._reason)

    def frame(self) -> NoReturn:
        raise CameraLost(self._reason)

    def close(self) -> None: ...
