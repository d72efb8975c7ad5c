"""The table says who entered a roll, and on whose phone."""

import pytest

from companion.adapters.records.corrections import read_by
from companion.engine.answers import Answer, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.words import Message, say

ROLLED = Rolled((Die("red", 4),))


@pytest.mark.parametrize(
    ("origin", "seat", "told"),
    [
        (Origin.PHONE, "seat-2", say("origin-phone-by", name="Ben")),
        (Origin.PHOTOGRAPH, "seat-2", say("origin-photograph-by", name="Ben")),
        (Origin.PHONE, None, say("origin-phone")),
        (Origin.CAMERA, "seat-2", say("origin-camera")),
    ],
)
def test_dice_that_a_phone_entered_are_told_with_its_name(
    origin: Origin, seat: str | None, told: Message
) -> None:
    assert read_by(Answer("roll", 1, "command", seat, origin, ROLLED), {"seat-2": "Ben"}) == told
