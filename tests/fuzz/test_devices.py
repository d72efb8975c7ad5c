"""Whatever the panel says, and whatever the camera reads: no fault, and no roll that was not rolled."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import open_roll
from companion.devices.panel_session import Session, WantedLights
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.table.settings.settings import DICE
from companion.table.table import Table
from firmware import wire
from tests.companion.adapters.conftest import known_seed, play_to, table  # noqa: F401 - fixtures
from tests.fuzz.lasting import A_MOMENT, keep_on
from vision.reading import BoundingBox, DieSeen, ReadingProblem, ReadingTrouble, TableReading

FRAME = np.zeros((48, 64, 3), np.uint8)
KINDS = st.sampled_from([wire.HERE, wire.TAKEN, wire.BUTTON, wire.ALIVE, wire.HELLO, 0, 255])
FRAMES = st.builds(
    wire.encode, KINDS, st.integers(0, 255), st.binary(max_size=14).map(lambda rest: b"\7" + rest)
)
ARRIVED = st.lists(st.one_of(FRAMES, FRAMES, st.binary(max_size=40)), max_size=12)
BOXES = st.builds(
    BoundingBox, st.integers(-20, 80), st.integers(-20, 80), st.integers(0, 40), st.integers(0, 40)
)
SEEN = st.builds(
    DieSeen,
    st.none() | st.integers(1, 6),
    st.sampled_from([*DICE, "white", "ivory", "grey", "brown"]),
    st.floats(0, 1),
    BOXES,
    st.sampled_from(["roll", "shared", "seat-1", "seat-9", None]),
)
READINGS = st.builds(
    TableReading,
    st.lists(SEEN, max_size=14).map(tuple),
    st.lists(st.builds(ReadingTrouble, st.sampled_from(ReadingProblem), st.none() | BOXES), max_size=3).map(
        tuple
    ),
    st.just(1.0),
)


def test_a_panel_that_talks_nonsense_presses_no_button_that_it_has_not() -> None:
    @A_MOMENT
    @given(ARRIVED, st.integers(0, 100))
    def one(arrived: list[bytes], lamps: int) -> None:
        session, now = Session(7, 0.0), 0.0
        for bytes_ in arrived:
            now += 0.3
            pressed = session.hear(bytes_, now)
            assert all(session.here is not None and 0 <= one < session.here.buttons for one in pressed)
            assert len(session.due(now, WantedLights(b"\1" * 3 * lamps, 0, now))) < 400

    keep_on(one)


def test_a_reading_answers_a_roll_with_the_dice_that_were_asked_for_or_not_at_all(
    table: Table,  # noqa: F811 - a fixture
    play_to: Callable[[str], Asked],  # noqa: F811 - a fixture
    tmp_path: Path,
) -> None:
    play_to("roll")
    eye = DiceInput(table, RollPhotos(tmp_path / "evidence"), lambda: None)

    @A_MOMENT
    @given(READINGS)
    def one(reading: TableReading) -> None:
        asked = open_roll(table.moment)
        eye.on_motion()
        eye.on_rest(FRAME, reading)
        assert eye.sight.moving is False
        if asked is not None and open_roll(table.moment) is None:
            assert isinstance(asked.question.form, RollDice)
            story = table.moment.story
            assert story is not None
            counted = sorted(die.colour for die in story.rolls[-1].dice)
            wanted = asked.question.form.wanted
            assert counted == sorted(one.colour for one in wanted for _ in range(one.count))

    keep_on(one)
