"""A die of another kind, here a red one with twelve faces: it is never read; whoever is asked sees it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import open_roll
from companion.adapters.camera.table_reader import TableReader, colours_of
from companion.adapters.language.speech import Speech
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.adapters.records.archive import Archive
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.machine import hardware_actions
from companion.adapters.use_cases.machine.hardware_actions import ThrowDice
from companion.engine.answers import Chosen
from companion.engine.chance import by_chance
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.games.human_punishment.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from tests.companion.adapters.camera.test_dice_input import rest
from tests.companion.adapters.conftest import submit
from tests.companion.adapters.doors import catalogue_of, door_of
from tests.web.fakes.page_parts import game
from vision.cameras.pretend import MOST_FRAMES, PretendCamera
from vision.pictures.tablepart import part_of_table
from vision.reading import BoundingBox, DieSeen, Frame, ReadingProblem, ReadingTrouble, TableReading
from vision.render import Sensor, picture, room, scatter
from vision.render.optics import project
from web.ports.protocol import PageViewer
from web.shown.prompts import NearView, Prompt

PEOPLE = (("Ada", "green"), ("Ben", "blue"), ("Cleo", "yellow"))
FRAME: Frame = np.full((120, 640, 3), 80, np.uint8)
D6 = (("orange", 3), ("white", 2), ("white", 5))
SEEN = tuple(DieSeen(n, colour, 0.99, BoundingBox(70 * k, 30, 60, 60)) for k, (colour, n) in enumerate(D6))
RED = DieSeen(4, "red", 0.99, BoundingBox(400, 30, 60, 60))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table of the game that has such a die."""
    journal = Journal(tmp_path)
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    for name, colour in PEOPLE:
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())
    yield table
    table.close()
    journal.close()


def play_to(table: Table, question: str) -> Asked:
    """Answers by chance until a question of that id is open."""
    chance = Random(2)
    for _ in range(3000):
        play = table.moment.play
        assert play is not None
        if question in play.open:
            return play.open[question]
        asked = next(one for one in play.open.values() if not one.question.standing)
        submit(table, asked, by_chance(asked.question.form, chance))
    raise AssertionError(f"{question} was never asked")


def prompt(table: Table, eye: DiceInput, viewer: str | None, question: str) -> Prompt:
    catalogue = catalogue_of("companion.games.human_punishment")
    around = NoticeSources("http://table/j/ABCD", frozenset(), eye.sight)
    page = Painter(table, table.game, Speech(catalogue, "en")).page(table.moment, viewer, around)
    return next(one for one in game(page).prompts if one.question == question)


def test_its_colour_is_looked_for_while_it_lies_along_and_while_it_is_asked_about(table: Table) -> None:
    asked = play_to(table, "roll")
    assert isinstance(asked.question.form, RollDice)
    assert [(one.colour, one.faces) for one in asked.question.form.along] == [("red", 12)]
    assert [one.colour for one in asked.question.form.idle] == ["pink"]
    assert colours_of(table) == {"green", "blue", "yellow", "orange", "white", "pink", "red"}
    submit(table, asked, by_chance(asked.question.form, Random(1)))
    assert "red" in colours_of(table)
    submit(table, play_to(table, "red"), Chosen("9"))
    assert "red" not in colours_of(table)


@pytest.mark.rule("HP-069")
@pytest.mark.parametrize(
    "doubts",
    [(), (ReadingTrouble(ReadingProblem.COCKED, RED.box), ReadingTrouble(ReadingProblem.ODD_FACE, RED.box))],
)
def test_the_roll_counts_beside_it_and_everybody_who_is_asked_sees_it_from_near(
    table: Table, eye: DiceInput, evidence: RollPhotos, doubts: tuple[ReadingTrouble, ...]
) -> None:
    play_to(table, "roll")
    rest(eye, (*SEEN, RED), *doubts)
    assert open_roll(table.moment) is None
    assert table.moment.play is not None
    assert table.moment.play.open["red"].question.die == "red"
    for viewer in (None, "seat-1", "seat-2"):
        near = prompt(table, eye, viewer, "red").near
        assert near is not None
        left, top, side = near.view
        beside = max(0, min(die.box.x for die in (*SEEN, RED)) - 3 * RED.box.width)
        assert left < RED.box.x - beside < left + side - RED.box.width
        assert top < RED.box.y < top + side - RED.box.height
        assert side < 3 * RED.box.width
        assert 0 <= left <= near.size[0] - side
        assert 0 <= top <= near.size[1] - side
        assert near.colour == "red"
        assert evidence.bare(near.photograph) == eye.looks.bare(near.photograph) is not None


@pytest.mark.parametrize("value", [None, 6])
def test_no_number_is_ever_told_of_it(
    table: Table, eye: DiceInput, evidence: RollPhotos, value: int | None
) -> None:
    play_to(table, "roll")
    rest(eye, (*SEEN, DieSeen(value, "red", 0.99, RED.box)))
    near = prompt(table, eye, None, "red").near
    assert near is not None
    kept = evidence.record(near.photograph)
    assert kept is not None
    assert {die.colour for die in kept.dice} == {"orange", "white"}
    assert [(die.colour, die.value) for die in kept.apart] == [("red", None)]
    assert [choice.id for choice in prompt(table, eye, None, "red").choices] == ["1", "2", "3", "5", "7", "9"]


def test_taken_for_one_of_the_others_it_is_one_too_many_and_nothing_counts(
    table: Table, eye: DiceInput
) -> None:
    play_to(table, "roll")
    rest(eye, (*SEEN, DieSeen(4, "orange", 0.99, RED.box)))
    assert open_roll(table.moment) is not None
    assert [one.key for one in eye.sight.complaints] == ["camera-extra"]


def test_dice_that_lie_there_since_before_are_no_part_of_another_roll_and_nobody_sees_them_from_near(
    table: Table, eye: DiceInput
) -> None:
    asked = play_to(table, "start")
    assert isinstance(asked.question.form, RollDice)
    assert {one.colour for one in asked.question.form.idle} == {"white", "pink", "red"}
    pink = DieSeen(2, "pink", 0.99, BoundingBox(500, 30, 60, 60))
    rest(eye, (*SEEN, RED, pink))
    assert table.moment.play is not None
    assert table.moment.play.open.get("start") is not asked
    assert eye.sight.near is None


def test_two_of_its_colour_are_one_too_many(table: Table, eye: DiceInput) -> None:
    play_to(table, "roll")
    rest(eye, (*SEEN, RED, DieSeen(2, "red", 0.99, BoundingBox(500, 30, 60, 60))))
    assert open_roll(table.moment) is not None
    assert [one.key for one in eye.sight.complaints] == ["camera-stranger"]


def test_where_it_does_not_lie_the_roll_counts_and_the_question_has_no_picture(
    table: Table, eye: DiceInput
) -> None:
    play_to(table, "roll")
    rest(eye, SEEN)
    assert open_roll(table.moment) is None
    assert prompt(table, eye, None, "red").near is None


def test_thrown_alone_it_is_seen_where_it_lies_now_until_it_is_said(table: Table, eye: DiceInput) -> None:
    play_to(table, "roll")
    rest(eye, (*SEEN, RED))
    first = prompt(table, eye, None, "red").near
    eye.on_motion()
    assert prompt(table, eye, None, "red").near == first
    rest(eye, (DieSeen(2, "red", 0.99, BoundingBox(300, 30, 60, 60)),))
    near = prompt(table, eye, None, "red").near
    assert isinstance(near, NearView)
    assert near != first
    assert near.view[0] < 300 - (300 - 3 * 60) < sum(near.view[::2])
    assert eye.looks.bare(near.photograph) is not None
    play = table.moment.play
    assert play is not None
    submit(table, play.open["red"], Chosen("9"))
    assert eye.sight.near is None


def test_read_again_later_the_roll_has_no_die_more(
    table: Table, eye: DiceInput, evidence: RollPhotos, tmp_path: Path
) -> None:
    play_to(table, "roll")
    rest(eye, (*SEEN, RED))
    near = prompt(table, eye, None, "red").near
    assert near is not None
    now = TableReading((*SEEN, DieSeen(4, "orange", 0.7, RED.box)), (), 1.0)
    kept = Archive(table, evidence, ThrowBook(tmp_path / "dice.json"), lambda _: now)
    again = kept.read_again(near.photograph)
    assert again is not None
    assert again.dice == SEEN


@pytest.mark.parametrize("mat", [None, 5])
def test_rendered_among_the_others_it_is_told_apart_and_seen_from_near(
    table: Table, eye: DiceInput, mat: int | None
) -> None:
    play_to(table, "roll")
    where = room(31, mat=mat)
    scene = scatter(D6, 31, where, twelve=[("red", 8)])
    frame = Sensor(where.noise, where.view.width, where.view.height, 31).expose(picture(scene))
    eye.on_motion()
    reading = TableReader(table).read(frame)
    eye.on_rest(frame, reading)
    assert open_roll(table.moment) is None
    near = prompt(table, eye, None, "red").near
    assert near is not None
    if mat is None:
        rows, columns = part_of_table(reading, (frame.shape[1], frame.shape[0]))
        [(x, y)] = project(np.array([[*scene.dice[-1].place, scene.dice[-1].size / 2]]), where.view)
        left, top, side = near.view
        x, y = x - columns.start, y - rows.start
        assert np.hypot(x - left - side / 2, y - top - side / 2) < side / 6


@pytest.mark.slow
def test_the_pretend_table_throws_it_along_and_the_camera_of_the_demonstration_counts_the_others(
    table: Table, eye: DiceInput, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hardware_actions, "CHANCE", Random(5))
    play_to(table, "roll")
    camera = PretendCamera(seed=3, fps=0)
    door_of(table, hardware=Hardware(camera=camera)).execute(ThrowDice(), PageViewer(None, "en"))
    frame = [camera.frame() for _ in range(MOST_FRAMES)][-1]
    eye.on_motion()
    eye.on_rest(frame, TableReader(table).read(frame))
    assert open_roll(table.moment) is None
    assert prompt(table, eye, None, "red").near is not None
