"""Pictures from and to files, with a clear word for what is none."""

import io
import warnings
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, UnidentifiedImageError

from vision.jpeg_warnings import heard
from vision.light import LEAST
from vision.openable import MOST, NotAPicture
from vision.reading import Frame

JPEG_START, JPEG_END = b"\xff\xd8", b"\xff\xd9"
PNG_START, PNG_END = b"\x89PNG", b"IEND"
TAIL = 4096
"""Bytes at the end in which a whole file has its end mark; some cameras write a little after it."""
ENOUGH = 12_500_000
"""Pixels that are looked at: of a larger picture every second, fourth or eighth each way."""
ROW, NOTHING = 16, 128
"""Pixels of a row of blocks in a JPEG, and the grey that stands where its data end too early."""
REDUCED = {
    1: cv2.IMREAD_COLOR,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
}


@dataclass(frozen=True)
class Photograph:
    """A picture as it is looked at: one of its pixels is `times` of the file's across and down."""

    frame: Frame
    times: int = 1


def load(path: Path) -> Frame:
    """The frame of a photograph. Raises NotAPicture."""
    return photograph(path).frame


def photograph(path: Path) -> Photograph:
    """The picture upright (EXIF), in 8 bits and without its alpha channel. Raises NotAPicture.

    Memory stays bounded: a very large picture comes reduced, a larger one is refused.
    """
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise NotAPicture(f"{path} cannot be opened: {fault.strerror or fault}") from fault
    if not data:
        raise NotAPicture(f"{path} is empty; take the photograph again")
    if _is_cut_off(data):
        raise NotAPicture(f"{path} is cut off; copy it again from the camera")
    times = _reduction(path, data)
    with heard() as complaints:
        frame = _decoded(path, data, REDUCED[times])
    if complaints or (data.startswith(JPEG_START) and _ends_in_nothing(frame, ROW // times)):
        raise NotAPicture(f"{path} is damaged; copy it again from the camera")
    return Photograph(frame, times)


def as_jpeg(frame: Frame, quality: int = 85) -> bytes:
    """The frame as a JPEG file's bytes."""
    _, data = cv2.imencode(".jpg", frame, [cv2.IMWRITE_JPEG_QUALITY, quality])
    return data.tobytes()


def save(path: Path, frame: Frame) -> None:
    """Writes the frame; the name's ending says in which format. Raises NotAPicture for an unknown one."""
    try:
        written = cv2.imwrite(str(path), frame)
    except cv2.error:
        written = False
    if not written:
        raise NotAPicture(
            f"{path} cannot be written: use a name that ends in .jpg or .png, in a folder that exists"
        )


def _is_cut_off(data: bytes) -> bool:
    if data.startswith(JPEG_START):
        return JPEG_END not in data[-TAIL:]
    return data.startswith(PNG_START) and PNG_END not in data[-TAIL:]


def _ends_in_nothing(frame: Frame, row: int) -> bool:
    """True if one edge was never written (truncated picture, maybe rotated), but others were."""
    sides = (frame[-row:], frame[:row], frame[:, -row:], frame[:, :row])
    return any((side == NOTHING).all() for side in sides) and not (frame == NOTHING).all()


def _reduction(path: Path, data: bytes) -> int:
    """By how much the picture is made smaller while it is decoded: 1, 2 or 4."""
    width, height = _size(path, data)
    if min(width, height) < LEAST:
        raise NotAPicture(f"{path} has {width} x {height} pixels, too few to show a die; take it from nearer")
    if width * height > MOST:
        raise NotAPicture(f"{path} has {width} x {height} pixels, too many to open; make it smaller")
    return next(times for times in REDUCED if width * height <= ENOUGH * times**2)


def _size(path: Path, data: bytes) -> tuple[int, int]:
    """Width and height as the file's head tells them."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # MOST is checked instead
            with Image.open(io.BytesIO(data)) as picture:
                return picture.size
    except Image.DecompressionBombError as fault:
        raise NotAPicture(f"{path} has too many pixels to open; make it smaller") from fault
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as fault:
        raise NotAPicture(_no_picture(path)) from fault


def _decoded(path: Path, data: bytes, how: int) -> Frame:
    try:
        frame = cv2.imdecode(np.frombuffer(data, np.uint8), how)
    except cv2.error:
        frame = None
    if frame is None:
        raise NotAPicture(_no_picture(path))
    return np.asarray(frame, np.uint8)


def _no_picture(path: Path) -> str:
    return f"{path} is not a picture that can be read; photographs end in .jpg or .png"
