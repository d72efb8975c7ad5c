"""Stands in for a camera that nobody has plugged in yet, so that a table can begin without one."""

from typing import NoReturn

from vision.cameras.camera import CameraLost


class Absent:
    """Has no pictures, and says why: whoever looks for it again may find a camera by then."""

    def __init__(self, reason: str) -> None:
        self.name = "no camera"
        self._reason = reason

    def glance(self) -> NoReturn:
        """Raises CameraLost."""
        raise CameraLost(self._reason)

    def frame(self) -> NoReturn:
        """Raises CameraLost."""
        raise CameraLost(self._reason)

    def close(self) -> None:
        """Nothing is held open."""
