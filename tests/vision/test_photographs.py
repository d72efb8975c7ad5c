"""How well real photographs are read: a change that reads worse than what was measured fails here."""

import numpy as np
import pytest

from tests.long import LONG
from tests.vision.labels import FOLDER, Judged, counted, judged, labels, score
from tools.bench.certainty import values
from vision.networks.certainty import VALUES, often
from vision.reader import Reader

EASY = "matteop65"
"""Plain opaque dice on pale wood, straight from a webcam."""
EVERY = 4

photographs = pytest.mark.skipif(
    not labels(), reason=f"no labelled photographs in {FOLDER.name}; set DICE_PHOTOS"
)


@pytest.fixture(scope="module")
def read() -> list[Judged]:
    """Photographs of all sources, as the shipped networks read them."""
    return [judged(record, Reader()) for record in labels()[:: 1 if LONG else EVERY]]


@pytest.mark.long
@pytest.mark.slow
@photographs
def test_of_photographs_values_are_right_at_least_as_often_as_is_said_of_them(read: list[Judged]) -> None:
    said = values(read)
    told = np.array([often(one.sure) for one in said])
    true = np.array([one.right for one in said])
    assert len(said) > 300
    assert VALUES < 1
    assert abs(told.mean() - true.mean()) < 0.01
    assert abs(told.mean() - true.mean()) < abs(np.mean([one.sure for one in said]) - true.mean())


@pytest.mark.representative
@photographs
def test_the_easy_photographs_are_read_right() -> None:
    easy = score((record for record in labels() if record["source"] == EASY), Reader())
    print(f"\neasy: {easy}, {easy.counts}")
    assert easy.share("right") >= 0.99
    assert easy.share("wrong") <= 0.0
    assert easy.share("colour") >= 0.99
    assert easy.counts["extra"] <= 0
    assert easy.counts["silent"] <= 0


@pytest.mark.long
@pytest.mark.slow
@photographs
def test_any_photograph_is_read_as_well_as_it_was_when_that_was_measured(read: list[Judged]) -> None:
    """One glittering die of `hard` was right until dice that are not so surely there were looked at (92)."""
    every = counted(read)
    core = counted(one for one in read if one.label["tier"] == "core")
    print(f"\nevery: {every}, {every.counts}; of core {core}")
    assert every.share("right") >= 0.986
    assert core.share("right") >= 0.99
    assert every.share("wrong") <= 0.009
    assert every.share("colour") >= 0.977
    assert every.counts["whole"] >= 0.95 * every.counts["photographs"]
    assert every.counts["extra"] <= 0.03 * every.counts["photographs"]
    assert every.counts["silent"] < 0.02 * every.counts["photographs"]
