"""Protocol of cameras, and their errors."""

from typing import Protocol, runtime_checkable

from vision.pictures.thumbnail import Grey
from vision.reading import Frame


class CameraError(ValueError):
    """No camera can be opened by that name; the message says what is possible."""


class CameraLost(Exception):  # noqa: N818 - what happened at the table, not a fault of the program
    """The camera is gone: unplugged, taken by another program, frozen, or at its end."""


class Camera(Protocol):
    """Something that delivers pictures at its own pace; `name` is how people are told of it."""

    name: str

    def glance(self) -> Grey:
        """The next picture, small and grey; blocks until there is one. Raises CameraLost."""
        ...

    def frame(self) -> Frame:
        """The next picture, whole; blocks until there is one. Raises CameraLost."""
        ...

    def close(self) -> None:
        """Lets the camera go; safe to call twice."""
        ...


@runtime_checkable
class Exposes(Protocol):
    """A camera whose pictures can be made brighter in little light, at the cost of grain and of speed."""

    def expose(self, step: int) -> bool:
        """Shifts the exposure by this many steps up; False if the camera has no such step."""
        ...
