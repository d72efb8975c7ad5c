"""Sources of frames: the Pi's camera, a webcam, a stream, a video, a folder of pictures, or pretend dice."""

import re
from pathlib import Path

from vision.cameras.absent import Absent
from vision.cameras.camera import Camera, CameraError, CameraLost, Exposes
from vision.cameras.finding import find_camera
from vision.cameras.folder import Folder
from vision.cameras.network import NetworkCamera, is_address
from vision.cameras.opencv import Video, Webcam
from vision.cameras.passwords import without_password
from vision.cameras.pi import PiCamera

__all__ = ["AUTO", "Absent", "Camera", "CameraError", "CameraLost", "Exposes", "open_camera"]

AUTO = "auto"


def open_camera(named: str) -> Camera:  # noqa: PLR0911 - a line for each kind
    """The camera of that name: `auto` (any camera that is plugged in), `pi` or `pi:1` (the Pi's own), `0`
    or `/dev/video0` (a webcam), an address (`http://`, `rtsp://`), a video file, or a folder. Raises
    CameraError.
    """
    path = Path(named)
    if named == AUTO:
        return find_camera()
    if found := re.fullmatch(r"pi(?::(\d+))?", named):
        return PiCamera(int(found[1] or 0))
    if re.fullmatch(r"\d+", named):
        return Webcam(int(named))
    if is_address(named):
        return NetworkCamera(named)
    if path.is_dir():
        return Folder(path)
    if path.is_file():
        return Video(path)
    if named.startswith("/dev/"):
        return Webcam(named)
    raise CameraError(
        f"there is no camera {without_password(named)!r}: name a webcam by its number (0), `pi` for the Pi's "
        "own, `auto` for whatever is plugged in, an http:// or rtsp:// address, a video, or a folder of "
        "pictures"
    )
