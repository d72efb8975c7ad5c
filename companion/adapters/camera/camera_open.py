"""Opens the first camera of a table: pretend, named in the settings, or found on USB."""

from companion.adapters.camera.tiles.pretend_table import PretendTable
from vision.cameras import AUTO, Absent, Camera, CameraError, open_camera
from vision.cameras.passwords import without_password
from vision.mat.layout import MOST_SEATS

PRETEND, MAT = "pretend", "mat"
"""The pretend camera over a tray, and over a mat."""
OFF = "off"
"""No camera, and none is looked for: safe mode."""
LEFT_OUT = "safe mode leaves it out"


def is_expected(camera: str) -> bool:
    """True where a camera is named or left out: any other table that finds none has nothing amiss."""
    return camera != AUTO


def first_camera(camera: str, *, waits: bool = False) -> Camera:
    """Opens the first camera. Raises CameraError.

    Without a named camera a table also starts without one. With `waits` a real camera is opened later, by its
    watch, since that can take long.
    """
    if camera == OFF:
        return Absent(LEFT_OUT)
    if waits and camera not in {PRETEND, MAT}:
        return Absent("I am looking for it")
    try:
        return open_pretend_or_real(camera)
    except CameraError as fault:
        if camera != AUTO:
            raise
        return Absent(str(fault))


def open_pretend_or_real(camera: str) -> Camera:
    """The pretend camera, or the one that the words name. Raises CameraError with what is possible."""
    if camera in {PRETEND, MAT}:
        return PretendTable(mat=MOST_SEATS if camera == MAT else None)
    if camera == OFF:
        raise CameraError(LEFT_OUT)
    try:
        return open_camera(camera)
    except CameraError:
        raise
    except Exception as fault:  # whatever a camera's library may raise
        named = without_password(camera)
        raise CameraError(f"the camera {named} cannot be used: {fault or type(fault).__name__}") from fault
