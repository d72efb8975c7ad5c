"""Spoilt data are heard of while a picture is decoded, and everything else is said as ever."""

import os
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.pictures.jpeg_warnings import STDERR, heard
from vision.pictures.openable import NotAPicture
from vision.pictures.photograph import as_jpeg, load

NOISE = cv2.resize(np.random.default_rng(1).integers(0, 255, (60, 80, 3)).astype(np.uint8), (800, 600))
JPEG = as_jpeg(np.asarray(NOISE, np.uint8))
SCAN = JPEG.index(b"\xff\xda")
"""Where the picture itself begins, after the tables."""


def spoilt(how: str) -> bytes:
    middle = (SCAN + len(JPEG)) // 2
    match how:
        case "a piece is missing":
            return JPEG[:middle] + JPEG[middle + 3_000 :]
        case "a piece is there twice":
            return JPEG[:middle] + JPEG[middle - 3_000 :]
        case _:
            return JPEG[:middle] + bytes(200) + JPEG[middle + 200 :]


@pytest.mark.parametrize("how", ["a piece is missing", "a piece is there twice", "a piece is written over"])
def test_a_jpeg_that_decodes_with_a_warning_is_no_photograph(
    tmp_path: Path, how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "spoilt.jpg"
    path.write_bytes(spoilt(how))
    with pytest.raises(NotAPicture, match=r"spoilt\.jpg is damaged; copy it again"):
        load(path)
    assert capfd.readouterr().err == ""


def test_a_sound_one_is_read_and_says_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sound.jpg"
    path.write_bytes(JPEG)
    assert load(path).shape == (600, 800, 3)
    assert capfd.readouterr().err == ""


def test_what_else_is_said_meanwhile_is_said_afterwards(capfd: pytest.CaptureFixture[str]) -> None:
    with heard() as complaints:
        os.write(STDERR, b"Corrupt JPEG data: 7 extraneous bytes before marker 0xd9\nthe strip is gone\n")
    assert complaints == ["Corrupt JPEG data: 7 extraneous bytes before marker 0xd9"]
    assert capfd.readouterr().err == "the strip is gone\n"
