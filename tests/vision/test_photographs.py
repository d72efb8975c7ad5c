"""How well real photographs are read: a change that reads worse than what was measured fails here."""

import pytest

from tests.vision.labels import FOLDER, Label, labels, score

EASY = "matteop65"
"""Plain opaque dice on pale wood, straight from a webcam: the easy ones."""
EVERY = 8

photographs = pytest.mark.skipif(
    not labels(), reason=f"no labelled photographs in {FOLDER.name}; set DICE_PHOTOS"
)


def mixed() -> list[Label]:
    """A fixed eighth of all the others: marbled, translucent and tiny dice, carpet, slanting views."""
    return [record for record in labels() if record["source"] != EASY][::EVERY]


@photographs
def test_the_easy_photographs_are_read_right() -> None:
    easy = score(record for record in labels() if record["source"] == EASY)
    print(f"\neasy: {easy}")
    assert easy.share("right") >= 0.97
    assert easy.share("colour") >= 0.99
    assert easy.counts["extra"] == 0


@photographs
def test_any_photograph_is_read_as_well_as_it_was_when_that_was_measured() -> None:
    hard = score(mixed())
    print(f"\nmixed: {hard}, {hard.counts['extra']} invented")
    assert hard.share("right") >= 0.76
    assert hard.share("wrong") <= 0.03
    assert hard.share("colour") >= 0.86
    assert hard.counts["extra"] <= 3
