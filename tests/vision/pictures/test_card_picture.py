"""A photograph of a card becomes small and upright, and tells nothing but what it shows."""

import io
from collections.abc import Callable

import pytest
from PIL import Image

from vision.pictures import card_picture as module
from vision.pictures.card_picture import LONGEST, card_picture
from vision.pictures.openable import NotAPicture


def written(size: tuple[int, int], format_: str = "JPEG", **more: object) -> bytes:
    """A picture whose left half is red."""
    picture = Image.new("RGB", size, (20, 20, 20))
    picture.paste((200, 30, 30), (0, 0, size[0] // 2, size[1]))
    file = io.BytesIO()
    picture.save(file, format_, **more)
    return file.getvalue()


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


@pytest.mark.parametrize(
    ("size", "becomes"),
    [((4000, 3000), (LONGEST, 750)), ((300, 400), (300, 400)), ((LONGEST, 10), (LONGEST, 10))],
)
def test_a_large_picture_becomes_small_and_a_small_one_stays(
    size: tuple[int, int], becomes: tuple[int, int]
) -> None:
    assert opened(card_picture(written(size))).size == becomes


@pytest.mark.parametrize("format_", ["JPEG", "PNG", "WEBP"])
def test_it_is_a_jpeg_whatever_it_was(format_: str) -> None:
    assert opened(card_picture(written((60, 90), format_))).format == "JPEG"


def test_it_stands_upright_and_has_lost_place_and_camera() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "A camera of Ada"
    data = card_picture(written((60, 40), exif=exif))
    picture = opened(data)
    assert picture.size == (40, 60)
    assert picture.getpixel((20, 5))[0] > 150  # type: ignore[index]  # three colours
    assert b"Ada" not in data
    assert dict(picture.getexif()) == {}


def bomb() -> bytes:
    """A small file of very many pixels."""
    file = io.BytesIO()
    Image.new("1", (20_000, 20_000)).save(file, "PNG")
    return file.getvalue()


@pytest.mark.parametrize(
    "made",
    [
        bytes,
        lambda: b"GIF89a",
        lambda: b"<svg/>",
        lambda: written((90, 90))[:200],
        lambda: written((9, 9), "GIF"),
        bomb,
    ],
)
def test_what_is_no_picture_is_refused(made: Callable[[], bytes]) -> None:
    with pytest.raises(NotAPicture):
        card_picture(made())


@pytest.mark.parametrize(("format_", "opens"), [("JPEG", True), ("PNG", False)])
def test_only_what_comes_reduced_may_have_more_pixels_than_fit_into_memory(
    format_: str, opens: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WHOLE", 2_000_000)
    data = written((2400, 1800), format_)
    if opens:
        assert opened(card_picture(data)).size == (LONGEST, 750)
        return
    with pytest.raises(NotAPicture):
        card_picture(data)
