"""A photograph of a printed card, made small for phones, upright, and without what else its file told."""

import io
import warnings

from PIL import Image, ImageOps, UnidentifiedImageError

from vision.pictures.openable import MOST, NotAPicture

LONGEST = 1000
"""Pixels of the longer side; a card fills a phone's screen with them."""
QUALITY = 82
WHOLE = 16_000_000
"""Pixels that are in memory at once, four bytes each; a JPEG of more comes reduced, any other is refused."""
SCALED = ("RGB", "RGBA", "L", "LA", "CMYK")
"""Modes of Pillow's that are made smaller as they are; others lose their colours by that."""
FORMATS = ("JPEG", "PNG", "WEBP")


def card_picture(data: bytes) -> bytes:
    """The JPEG of a picture: upright, its longer side at most LONGEST pixels, without place, date or camera.

    Raises NotAPicture.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)  # MOST is checked instead
            with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
                return _small(picture)
    except NotAPicture:
        raise
    except (UnidentifiedImageError, Image.DecompressionBombError, OSError, ValueError, SyntaxError) as fault:
        raise NotAPicture(
            "this is not a picture that can be read; photographs end in .jpg or .png"
        ) from fault


def _small(picture: Image.Image) -> bytes:
    _check(picture, MOST)
    longer = max(picture.size)
    picture.draft("RGB", (picture.width * LONGEST // longer or 1, picture.height * LONGEST // longer or 1))
    _check(picture, WHOLE)
    small = picture if picture.mode in SCALED else picture.convert("RGB")
    small.thumbnail((LONGEST, LONGEST))
    upright = ImageOps.exif_transpose(small).convert("RGB")
    # A picture of its own carries nothing of what the camera wrote into the file.
    bare = Image.frombytes("RGB", upright.size, upright.tobytes())
    written = io.BytesIO()
    bare.save(written, "JPEG", quality=QUALITY, optimize=True)
    return written.getvalue()


def _check(picture: Image.Image, most: int) -> None:
    width, height = picture.size
    if width * height > most:
        raise NotAPicture(f"{width} x {height} pixels are too many to open; make the picture smaller")
