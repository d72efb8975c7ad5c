"""The pretend camera over a mat: dice rest in their zones until they are thrown."""

from collections import Counter

import numpy as np
import pytest

from vision.cameras.pretend import PretendCamera
from vision.mat.survey import MatSurvey
from vision.reader import Reader
from vision.reading import TableReading

POOLS = [("seat-1", "red")] * 3 + [("seat-2", "blue")] * 2 + [("shared", "white")] * 2
READER = Reader({"red", "blue", "white"})


@pytest.fixture
def camera() -> PretendCamera:
    return PretendCamera(seed=3, fps=0, mat=3)


def look(camera: PretendCamera) -> TableReading:
    return MatSurvey().read(camera.frame(), READER.read)


def lying(reading: TableReading) -> Counter[tuple[str | None, str]]:
    return Counter((die.zone, die.colour) for die in reading.dice)


def test_resting_dice_are_counted_by_zone_and_colour_and_thrown_ones_are_taken_from_them(
    camera: PretendCamera,
) -> None:
    assert lying(look(camera)) == {}
    camera.lay(POOLS)
    assert lying(look(camera)) == Counter(POOLS)
    camera.throw([("red", 4), ("white", 6)])
    for _ in range(18):
        camera.frame()
    taken = Counter([("seat-1", "red"), ("shared", "white")])
    thrown = look(camera)
    assert lying(thrown) == Counter(POOLS) - taken + Counter([("roll", "red"), ("roll", "white")])
    assert sorted((die.colour, die.value) for die in thrown.rolled) == [("red", 4), ("white", 6)]


def test_dice_are_laid_back_and_the_middle_is_empty_again(camera: PretendCamera) -> None:
    camera.lay(POOLS)
    before = camera.frame()
    camera.throw([("red", 4)])
    camera.lay(POOLS)
    assert np.abs(camera.frame().astype(int) - before).max() < 60


def test_over_a_tray_there_are_no_zones_to_lay_dice_in() -> None:
    camera = PretendCamera(seed=3, fps=0)
    before = camera.frame()
    camera.lay(POOLS)
    assert np.abs(camera.frame().astype(int) - before).max() < 60


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_tokens_lie_beside_the_dice_of_their_zone_and_are_read_there(seats: int) -> None:
    camera = PretendCamera(seed=3, fps=0, mat=seats)
    tokens = [("seat-1", "arrow"), ("seat-2", "cross"), ("shared", "key"), ("round-2", "clock")]
    camera.lay(POOLS)
    camera.put(tokens)
    reading = look(camera)
    assert sorted((one.zone, str(one.token)) for one in reading.tokens) == sorted(tokens)
    assert lying(reading) == Counter(POOLS)
    camera.put([])
    assert look(camera).tokens == ()
