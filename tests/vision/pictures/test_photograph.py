"""Any file that people call a photograph: read upright in eight bits, or named with what to do."""

import struct
import zlib
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.pictures import photograph as photographs
from vision.pictures.openable import NotAPicture
from vision.pictures.photograph import as_jpeg, load, photograph, save

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


@pytest.mark.parametrize("size", [(1, 1), (15, 40), (20, 15)])
def test_a_picture_too_small_for_a_die_is_named_with_its_size(tmp_path: Path, size: tuple[int, int]) -> None:
    height, width = size
    with pytest.raises(NotAPicture, match=f"small.png has {width} x {height} pixels, too few"):
        load(written(tmp_path, "small.png", WIDE[:height, :width]))
    assert load(written(tmp_path, "enough.png", WIDE[:16, :16])).shape == (16, 16, 3)


def test_a_very_large_picture_comes_reduced_and_says_by_how_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, "wide.jpg", cv2.resize(WIDE, (400, 200)))
    for most, times in ((80_000, 1), (79_999, 2), (20_000, 2), (19_999, 4)):
        monkeypatch.setattr(photographs, "ENOUGH", most)
        seen = photograph(path)
        assert (seen.times, seen.frame.shape) == (times, (200 // times, 400 // times, 3))


def test_fifty_megapixels_are_opened_in_bounded_memory(tmp_path: Path) -> None:
    path = written(tmp_path, "huge.jpg", np.zeros((5774, 8660, 3), np.uint8))
    assert photograph(path).frame.shape == (1444, 2165, 3)


def test_a_picture_that_would_fill_the_memory_is_refused_before_it_is_opened(tmp_path: Path) -> None:
    head = struct.pack(">II5B", 30_000, 30_000, 8, 0, 0, 0, 0)
    size = struct.pack(">I", 13) + b"IHDR" + head + struct.pack(">I", zlib.crc32(b"IHDR" + head))
    path = tmp_path / "bomb.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + size + b"\0\0\0\0IEND\xaeB\x60\x82")
    with pytest.raises(NotAPicture, match=r"bomb\.png has .*too many"):
        load(path)


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


def busy(height: int = 200, width: int = 300) -> bytes:
    """A photograph full of grain, as a JPEG file's bytes."""
    return as_jpeg(np.random.default_rng(2).integers(0, 256, (height, width, 3), np.uint8))


@pytest.mark.parametrize("part", [0.3, 0.5, 0.8])
def test_half_a_picture_with_an_end_mark_is_refused_by_name(tmp_path: Path, part: float) -> None:
    path, data = tmp_path / "half.jpg", busy()
    path.write_bytes(data[: round(part * len(data))] + b"\xff\xd9")
    with pytest.raises(NotAPicture, match=r"half\.jpg is damaged; copy it again"):
        load(path)


def test_a_whole_picture_is_not_half_a_one_though_it_is_grey(tmp_path: Path) -> None:
    for name, data in (("busy.jpg", busy()), ("grey.jpg", as_jpeg(np.full((200, 300, 3), 128, np.uint8)))):
        (tmp_path / name).write_bytes(data)
        assert load(tmp_path / name).shape == (200, 300, 3)
