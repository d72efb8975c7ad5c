"""Pictures from and to files, with a clear word for what is none."""

import io
import warnings
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, UnidentifiedImageError

from vision.pictures.jpeg_warnings import heard
from vision.pictures.light import LEAST
from vision.pictures.openable import MOST, NotAPicture, PictureFault
from vision.reading import Frame

JPEG_START, JPEG_END = b"\xff\xd8", b"\xff\xd9"
PNG_START, PNG_END = b"\x89PNG", b"IEND"
BOX = b"ftyp"
HEIC = frozenset({b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"})
"""Brands after BOX in the head of a HEIF file; neither OpenCV's wheels nor Pillow decode what is in it."""
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
        message = f"{path} cannot be opened: {fault.strerror or fault}"
        raise NotAPicture(message, PictureFault.UNOPENED) from fault
    return decoded(data, str(path))


def decoded(data: bytes, name: str, most: int = MOST) -> Photograph:
    """The same of a file's bytes; its message calls it by `name`. No picture of more than `most` pixels."""
    if not data:
        raise NotAPicture(f"{name} is empty; take the photograph again", PictureFault.EMPTY)
    if is_heic(data):
        raise NotAPicture(f"{name} is in Apple's HEIC format; save it as JPEG", PictureFault.HEIC)
    if _is_cut_off(data):
        raise NotAPicture(f"{name} is cut off; copy it again from the camera", PictureFault.CUT_OFF)
    times = _reduction(name, data, most)
    with heard() as complaints:
        frame = _pixels(name, data, REDUCED[times])
    if complaints or (data.startswith(JPEG_START) and _ends_in_nothing(frame, ROW // times)):
        raise NotAPicture(f"{name} is damaged; copy it again from the camera", PictureFault.DAMAGED)
    return Photograph(frame, times)


def is_heic(data: bytes) -> bool:
    """True for the head of a HEIF file, as iPhones take photographs."""
    return data[4:8] == BOX and data[8:12] in HEIC


def no_longer(frame: Frame, longest: int) -> Frame:
    """The frame, made smaller where its longer side has more pixels than `longest`."""
    height, width = frame.shape[:2]
    scale = longest / max(height, width)
    if scale >= 1:
        return frame
    size = (round(width * scale), round(height * scale))
    return np.asarray(cv2.resize(frame, size, interpolation=cv2.INTER_AREA), np.uint8)


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


def _reduction(name: str, data: bytes, most: int) -> int:
    """By how much the picture is made smaller while it is decoded: 1, 2 or 4."""
    width, height = _size(name, data)
    has = f"{name} has {width} x {height} pixels"
    if min(width, height) < LEAST:
        raise NotAPicture(f"{has}, too few to show a die; move closer", PictureFault.TOO_SMALL)
    if width * height > most:
        raise NotAPicture(f"{has}, too many to open; make it smaller", PictureFault.TOO_LARGE)
    return next(times for times in REDUCED if width * height <= ENOUGH * times**2)


def _size(name: str, data: bytes) -> tuple[int, int]:
    """Width and height as the file's head tells them."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # MOST is checked instead
            with Image.open(io.BytesIO(data)) as picture:
                return picture.size
    except Image.DecompressionBombError as fault:
        message = f"{name} has too many pixels to open; make it smaller"
        raise NotAPicture(message, PictureFault.TOO_LARGE) from fault
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError) as fault:
        raise NotAPicture(_no_picture(name)) from fault


def _pixels(name: str, data: bytes, how: int) -> Frame:
    try:
        frame = cv2.imdecode(np.frombuffer(data, np.uint8), how)
    except cv2.error:
        frame = None
    if frame is None:
        raise NotAPicture(_no_picture(name))
    return np.asarray(frame, np.uint8)


def _no_picture(name: str) -> str:
    return f"{name} is not a picture that can be read; photographs end in .jpg or .png"
