"""Any file that people call a photograph: read upright in eight bits, or named with what to do."""

from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.photograph import NotAPicture, as_jpeg, load, save

WIDE = np.zeros((20, 40, 3), np.uint8)
WIDE[:, :10] = (0, 0, 255)

SIDEWAYS = bytes.fromhex(
    "ffe10022457869660000" + "49492a0008000000" + "0100" + "12010300010000000600" + "0000" + "00000000"
)
"""An EXIF block that says: turn me a quarter clockwise (orientation 6)."""


def written(folder: Path, name: str, picture: object) -> Path:
    path = folder / name
    assert cv2.imwrite(str(path), np.asarray(picture))
    return path


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "a.webp", "a.bmp"])
def test_a_picture_is_read_in_its_size(tmp_path: Path, name: str) -> None:
    frame = load(written(tmp_path, name, WIDE))
    assert frame.shape == (20, 40, 3)
    assert frame.dtype == np.uint8
    assert frame[10, 5, 2] > 200


def test_sixteen_bits_alpha_and_grey_become_plain_pictures(tmp_path: Path) -> None:
    deep = written(tmp_path, "deep.png", WIDE.astype(np.uint16) * 257)
    clear = written(tmp_path, "clear.png", np.dstack([WIDE, np.full((20, 40), 9, np.uint8)]))
    grey = written(tmp_path, "grey.png", WIDE[..., 2])
    for path in (deep, clear, grey):
        frame = load(path)
        assert frame.shape == (20, 40, 3)
        assert frame.dtype == np.uint8
        assert frame[10, 5, 2] == 255


def test_a_picture_of_one_pixel_is_a_picture(tmp_path: Path) -> None:
    assert load(written(tmp_path, "one.png", WIDE[:1, :1])).shape == (1, 1, 3)


def test_a_sideways_photograph_is_turned_upright(tmp_path: Path) -> None:
    path = tmp_path / "sideways.jpg"
    plain = as_jpeg(WIDE)
    path.write_bytes(plain[:2] + SIDEWAYS + plain[2:])
    assert load(path).shape == (40, 20, 3)


@pytest.mark.parametrize(
    ("name", "data", "word"),
    [
        ("empty.jpg", b"", "empty"),
        ("cut.jpg", as_jpeg(WIDE)[:-40], "cut off"),
        ("cut.png", b"\x89PNG\r\n\x1a\n" + bytes(80), "cut off"),
        ("notes.jpg", b"these are notes, not a photograph", "not a picture"),
    ],
)
def test_what_is_no_picture_is_named_with_the_reason(
    tmp_path: Path, name: str, data: bytes, word: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    with pytest.raises(NotAPicture, match=word) as fault:
        load(path)
    assert name in str(fault.value)


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.jpg", tmp_path):
        with pytest.raises(NotAPicture, match=str(path)):
            load(path)


def test_a_frame_is_saved_by_its_ending_or_refused(tmp_path: Path) -> None:
    save(tmp_path / "out.png", WIDE)
    assert np.array_equal(load(tmp_path / "out.png"), WIDE)
    with pytest.raises(NotAPicture, match=r"\.jpg or \.png"):
        save(tmp_path / "out.xyz", WIDE)
    with pytest.raises(NotAPicture):
        save(tmp_path / "nowhere" / "out.png", WIDE)
