"""Where frames come from: a webcam, a video, a folder of pictures, or the pretend camera."""

import re
from pathlib import Path

from vision.cameras.camera import Camera, CameraError, CameraLost
from vision.cameras.folder import Folder
from vision.cameras.opencv import Video, Webcam

__all__ = ["Camera", "CameraError", "CameraLost", "open_camera"]


def open_camera(named: str) -> Camera:
    """The camera of that name: `0` or `/dev/video0`, a video file, or a folder. Raises CameraError."""
    path = Path(named)
    if re.fullmatch(r"\d+", named):
        return Webcam(int(named))
    if named.startswith("/dev/"):
        return Webcam(named)
    if path.is_dir():
        return Folder(path)
    if path.is_file():
        return Video(path)
    raise CameraError(
        f"there is no camera {named!r}: name a webcam by its number (0), a video, or a folder of pictures"
    )
