"""A reading is written down whole, and what is no record is said to be none."""

import pytest

from vision.reading import (
    BoundingBox,
    DieSeen,
    MatPose,
    ReadingProblem,
    ReadingTrouble,
    TableReading,
    TokenSeen,
)
from vision.record import FrameRecord, NotARecord, read_back, written

READING = TableReading(
    (
        DieSeen(None, "red", 0.25, BoundingBox(1, 2, 3, 4), None, (5.0, 6.0)),
        DieSeen(6, "white", 1.0, BoundingBox(9, 9, 9, 9)),
    ),
    (
        ReadingTrouble(ReadingProblem.TOO_DARK),
        ReadingTrouble(ReadingProblem.TOUCHING, BoundingBox(1, 2, 3, 4)),
    ),
    12.5,
    (TokenSeen("round", "round-2", (1.0, 2.0)),),
    MatPose(4, (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)),
)


def test_every_word_of_a_reading_comes_back() -> None:
    record = FrameRecord(("red", "white"), READING)
    assert read_back(written(record)) == record


@pytest.mark.parametrize("text", ["", "{}", "[]", "notes", '{"colours": [], "reading": {"dice": 5}}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(NotARecord):
        read_back(text)
