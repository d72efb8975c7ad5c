"""Opens a photograph that a guest sent, in a limited child: no decoder of ours is trusted with it."""

from companion.engine.refusal import refuse
from companion.table.sandbox.sandbox import with_memory
from vision.pictures.openable import NotAPicture, PictureFault
from vision.pictures.photograph import decoded, is_heic, no_longer
from vision.reading import Frame

LONGEST = 1600
"""Pixels of the longer side at which a photograph is read; pages make it as small before they send it."""
MOST_PIXELS = 50_000_000
"""Pixels of the largest photograph that is decoded: some 150 MB in any format."""
MEGABYTES = 500
"""Memory of the child: a WebP of that many pixels takes some 340 MB for a moment."""
HEADS = (b"\xff\xd8", b"\x89PNG", b"RIFF")
"""JPEG, PNG and WebP: no other decoder is given what a guest sends."""
TOLD = frozenset({PictureFault.HEIC, PictureFault.TOO_LARGE, PictureFault.TOO_SMALL, PictureFault.NO_PICTURE})
"""Faults with a sentence of their own; a file with another one is damaged."""


def opened(data: bytes) -> Frame:
    """The photograph, upright and no larger than it is read. Raises Refused; a crash costs this one alone."""
    return with_memory(MEGABYTES, frame_of, data)


def frame_of(data: bytes) -> Frame:
    """The same in this process."""
    try:
        if not data.startswith(HEADS) and not is_heic(data):
            raise NotAPicture("no format that phones send")
        frame = decoded(data, "the photograph", MOST_PIXELS).frame
    except NotAPicture as fault:
        told = fault.fault if fault.fault in TOLD else PictureFault.DAMAGED
        raise refuse(f"refused-photo-{told}") from fault
    return no_longer(frame, LONGEST)
