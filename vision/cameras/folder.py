"""A folder of pictures, each looked at for a while, as if a camera were held over it."""

import logging
from itertools import cycle
from pathlib import Path

from vision.cameras.camera import CameraError
from vision.cameras.pace import Pace
from vision.pictures.openable import NotAPicture
from vision.pictures.photograph import load
from vision.pictures.thumbnail import Grey, glance_at
from vision.reading import Frame

log = logging.getLogger(__name__)

ENDINGS = {".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"}


class Folder:
    """Shows the folder's pictures in the order of their names, over and over.

    A picture that cannot be read is named in the log and left out. Raises CameraError if none is left.
    """

    def __init__(self, path: Path, seconds: float = 4.0, fps: float = 10.0) -> None:
        self.name = f"the folder {path.name}"
        pictures = [one for one in sorted(path.iterdir()) if one.suffix.lower() in ENDINGS]
        readable = [picture for picture in pictures if _is_readable(picture)]
        if not readable:
            raise CameraError(f"{path} holds no pictures; put photographs (.jpg or .png) of dice into it")
        self._pace = Pace(fps)
        self._frames_each = max(1, round(seconds * fps))
        self._next = cycle(readable)
        self._shown = load(next(self._next))
        self._left = self._frames_each

    def glance(self) -> Grey:
        """The picture that is looked at now, small and grey."""
        return glance_at(self.frame())

    def frame(self) -> Frame:
        """The picture that is looked at now."""
        self._pace.wait()
        if self._left == 0:
            self._shown, self._left = load(next(self._next)), self._frames_each
        self._left -= 1
        return self._shown

    def close(self) -> None: ...


def _is_readable(path: Path) -> bool:
    try:
        load(path)
    except NotAPicture as fault:
        log.warning("left out: %s", fault)
        return False
    return True
