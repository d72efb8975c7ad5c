"""Pictures from and to files, with a clear word for what is none."""

from pathlib import Path

import cv2
import numpy as np

from vision.reading import Frame

JPEG_START, JPEG_END = b"\xff\xd8", b"\xff\xd9"
PNG_START, PNG_END = b"\x89PNG", b"IEND"
TAIL = 4096
"""Bytes at the end in which a whole file has its end mark; some cameras write a little after it."""


class NotAPicture(ValueError):  # noqa: N818 - named for what a reader is told
    """The file cannot be read as a picture; the message names it and says what to do."""


def load(path: Path) -> Frame:
    """The picture upright (EXIF), in 8 bits and without its alpha channel. Raises NotAPicture."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise NotAPicture(f"{path} cannot be opened: {fault.strerror or fault}") from fault
    if not data:
        raise NotAPicture(f"{path} is empty; take the photograph again")
    if _is_cut_off(data):
        raise NotAPicture(f"{path} is cut off; copy it again from the camera")
    return _decoded(path, data)


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


def _decoded(path: Path, data: bytes) -> Frame:
    try:
        frame = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    except cv2.error:
        frame = None
    if frame is None:
        raise NotAPicture(f"{path} is not a picture; photographs end in .jpg or .png")
    return np.asarray(frame, np.uint8)
