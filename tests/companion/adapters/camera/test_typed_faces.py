"""What a person types of dice that were seen is put on those dice."""

from companion.adapters.camera.typed_faces import with_typed_faces
from companion.engine.dice import Die
from vision.reading import BoundingBox, DieSeen, TableReading

SEEN = [("red", 4), ("blue", 3), ("blue", 6)]
READING = TableReading(
    tuple(
        DieSeen(value, colour, 0.9, BoundingBox(70 * k, 0, 60, 60)) for k, (colour, value) in enumerate(SEEN)
    ),
    (),
    1.0,
)


def told(*dice: tuple[str, int]) -> list[tuple[str, int | None]] | None:
    """The dice in the order of their places."""
    reading = with_typed_faces(READING, [Die(*one) for one in dice])
    return [(die.colour, die.value) for die in reading.dice] if reading else None


def test_a_face_that_was_read_otherwise_is_that_of_a_die_of_its_colour() -> None:
    assert told(("red", 4), ("blue", 3), ("blue", 5)) == [("red", 4), ("blue", 3), ("blue", 5)]
    assert told(("red", 2), ("blue", 3), ("blue", 6)) == [("red", 2), ("blue", 3), ("blue", 6)]


def test_the_same_faces_in_each_others_colours_are_dice_of_other_colours() -> None:
    assert told(("red", 3), ("blue", 4), ("blue", 6)) == [("blue", 4), ("red", 3), ("blue", 6)]
    assert told(("red", 3), ("blue", 2), ("blue", 6)) == [("red", 3), ("blue", 2), ("blue", 6)]


def test_other_colours_than_those_seen_say_nothing_of_these_dice() -> None:
    assert told(("red", 4), ("red", 3), ("blue", 6)) is None
