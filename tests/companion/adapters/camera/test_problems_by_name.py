"""Pictures of what can be amiss at a table, read as the table reads them, and said in its players' words."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import cv2
import numpy as np
import pytest

from companion.adapters.camera.proposal import Proposal, propose
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.language.speech import Speech
from companion.engine.questions import RollDice, Wanted
from companion.table.table import Table
from vision.reading import Frame, TableReading
from vision.render import RenderedScene, Sensor, picture, room, scatter
from vision.render.hand import Hand, lay_hand
from vision.render.optics import project
from web.words import Catalogue

DICE = [("red", 3), ("red", 5), ("blue", 2), ("green", 6), ("white", 1)]
ROLL = RollDice(
    (
        Wanted("red", 2, "Ada"),
        Wanted("blue", 1, "Ben"),
        Wanted("green", 1, "Cleo"),
        Wanted("white", 1, "Hope"),
    )
)
ROOM = room(5, mat=3)
SCENE = scatter(DICE, 5, ROOM)
LYING = picture(SCENE)


def seen(still: Frame) -> Frame:
    """The picture as a sensor delivers it."""
    return Sensor(ROOM.noise, ROOM.view.width, ROOM.view.height, 1).expose(still)


def of(dice: Sequence[tuple[str, int]]) -> Frame:
    return picture(scatter(dice, 5, ROOM))


def with_a_sign(sign: str) -> Frame:
    """A sticker on the red three, larger than its pips."""
    still = LYING.copy()
    x, y = (int(v) for v in project(np.array([[*SCENE.dice[0].place, 16.0]]), ROOM.view)[0])
    cv2.circle(still, (x, y), 24, (30, 20, 150), -1, cv2.LINE_AA)
    cv2.putText(still, sign, (x - 10, y + 10), cv2.FONT_HERSHEY_SIMPLEX, 1.0, (240, 240, 240), 4, cv2.LINE_AA)
    return still


def beside_the_fields() -> Frame:
    off = replace(SCENE.dice[0], place=(0.0, -95.0))
    return picture(replace(SCENE, dice=(off, *SCENE.dice[1:])))


def without_colours() -> Frame:
    return np.asarray(cv2.merge([cv2.cvtColor(seen(LYING), cv2.COLOR_BGR2GRAY)] * 3), np.uint8)


def read(table: Table, still: Frame) -> tuple[TableReading, Proposal]:
    """What a table sees that has seen its mat before, and what comes of it."""
    reader = TableReader(table)
    reader.read(seen(picture(RenderedScene((), ROOM))))
    reading = reader.read(still)
    return reading, propose(ROLL, reading, ())


PICTURES: dict[str, Callable[[], Frame]] = {
    "camera-too-dark": lambda: seen(np.asarray(LYING // 14, np.uint8)),
    "camera-glare": lambda: seen(np.asarray(LYING // 9 + 226, np.uint8)),
    "camera-no-colour": without_colours,
    "camera-hand": lambda: seen(lay_hand(LYING, Hand((10.0, -20.0)), ROOM)),
    "camera-markers-missing": lambda: seen(picture(scatter(DICE, 5))),
    "camera-off-the-mat": lambda: seen(beside_the_fields()),
    "camera-stranger": lambda: seen(of([*DICE, ("purple", 4)])),
    "camera-extra": lambda: seen(of([*DICE, ("red", 4)])),
    "camera-missing": lambda: seen(of(DICE[1:])),
}
WHOLE = {"camera-too-dark", "camera-glare", "camera-no-colour", "camera-markers-missing", "camera-missing"}
"""What no single place in the picture is to blame for."""


@pytest.mark.parametrize("key", PICTURES)
def test_what_is_amiss_is_named_in_both_languages_and_its_place_is_ringed(table: Table, key: str) -> None:
    reading, proposal = read(table, PICTURES[key]())
    complaint = next((one for one in proposal.complaints if one.key == key), None)
    assert complaint is not None, proposal.complaints
    words = Catalogue([Path(str(files("companion.adapters"))) / "texts"])
    english, german = (Speech(words, language)(complaint) for language in ("en", "de"))
    assert english != german
    assert "camera-" not in english + german
    ringed = [*proposal.marked, *(one.box for one in reading.troubles if one.box)]
    assert key in WHOLE or ringed


def test_a_die_that_fell_out_of_a_tray_is_named_and_ringed(table: Table) -> None:
    where = replace(room(5), view=replace(ROOM.view, focal=0.75 * ROOM.view.focal))
    fallen, *rest = scatter(DICE, 5, where).dice
    still = picture(RenderedScene((replace(fallen, place=(20.0, -118.0)), *rest), where))
    reading = TableReader(table).read(seen(still))
    keys = [one.key for one in propose(ROLL, reading, ()).complaints]
    assert keys[:2] == ["camera-missing", "camera-off-the-tray"]
    assert reading.beside[0].box in {trouble.box for trouble in reading.troubles}


@pytest.mark.parametrize("sign", ["0", "2", "4", "6", "7", "9", "S", "#"])
def test_a_sign_in_the_place_of_pips_is_asked_about_and_ringed(table: Table, sign: str) -> None:
    reading, proposal = read(table, seen(with_a_sign(sign)))
    assert {one.key for one in proposal.complaints} & {"camera-odd-face", "camera-unsure", "camera-doubt"}
    assert any(one.box for one in reading.troubles)


def test_when_nothing_is_amiss_the_roll_counts(table: Table) -> None:
    reading, proposal = read(table, seen(LYING))
    assert (proposal.complaints, reading.troubles, proposal.marked) == ((), (), ())
    assert sorted((die.colour, die.value) for die in proposal.dice) == sorted(DICE)
