"""How well real photographs are read: a change that reads worse than what was measured fails here."""

import pytest

from tests.vision.labels import FOLDER, labels, score
from vision.reader import Reader

EASY = "matteop65"
"""Plain opaque dice on pale wood, straight from a webcam."""
EVERY = 4

photographs = pytest.mark.skipif(
    not labels(), reason=f"no labelled photographs in {FOLDER.name}; set DICE_PHOTOS"
)


@photographs
def test_the_easy_photographs_are_read_right() -> None:
    easy = score((record for record in labels() if record["source"] == EASY), Reader())
    print(f"\neasy: {easy}, {easy.counts}")
    assert easy.share("right") >= 0.99
    assert easy.share("wrong") <= 0.0
    assert easy.share("colour") >= 0.99
    assert easy.counts["extra"] <= 0
    assert easy.counts["silent"] <= 0


@photographs
def test_any_photograph_is_read_as_well_as_it_was_when_that_was_measured() -> None:
    mixed = [record for record in labels() if record["source"] != EASY][::EVERY]
    hard = score(mixed, Reader())
    print(f"\nmixed: {hard}, {hard.counts}")
    assert hard.share("right") >= 0.988
    assert hard.share("wrong") <= 0.009
    assert hard.share("colour") >= 0.977
    assert hard.counts["extra"] <= 2
    assert hard.counts["silent"] <= 0
