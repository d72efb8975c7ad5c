"""An open-ended roll: whatever moved counts at once, of any colour, and nothing is read twice."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.open_ended import with_all_dice
from companion.adapters.camera.resting import all_rest
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.typed_faces import with_typed_faces
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.dice import Die
from companion.games.just_dice.game import GAME
from companion.games.just_dice.state import Throw
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.playing import AnswerQuestion, GiveConsent
from companion.table.commands.seating import TakeSeat
from companion.table.journal.entries import Undo
from companion.table.journal.journal import Journal
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.companion.saying import give_answer, give_undo
from tests.web.fakes.page_parts import game
from vision.reading import BoundingBox, DieSeen, Frame, MatPose, ReadingProblem, ReadingTrouble, TableReading
from web.ports.protocol import PageViewer
from web.shown.prompts import Prompt

FRAME: Frame = np.full((240, 640, 3), 80, np.uint8)
KIOSK = PageViewer(None, "en", at_screen=True)
ADA = PageViewer("seat-1", "en")
MAT = MatPose(2, (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0))


def die(value: int | None, x: float, y: float = 30, colour: str = "white") -> DieSeen:
    return DieSeen(value, colour, 0.9, BoundingBox(x, y, 60, 60))


THREE = (die(1, 0), die(4, 100), die(6, 200, colour="brown"))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Two people who read dice."""
    journal = Journal(tmp_path)
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    table.execute(TakeSeat("Ada", "red"))
    table.execute(TakeSeat("Ben", "blue"))
    yield table
    table.close()
    journal.close()


@pytest.fixture
def looks() -> list[str]:
    """How often what lies there is to be read again."""
    return []


@pytest.fixture
def eye(table: Table, evidence: RollPhotos, looks: list[str]) -> DiceInput:
    eye = DiceInput(table, evidence, lambda: None, read_again=lambda: looks.append("again"))
    table.subscribe(eye.on_moment)
    rest(eye)
    return eye


@pytest.fixture
def door(table: Table, eye: DiceInput) -> TableApi:
    return door_of(table, hardware=Hardware(dice_input=eye))


def rest(eye: DiceInput, *dice: DieSeen, troubles: tuple[ReadingTrouble, ...] = ()) -> None:
    eye.on_motion()
    eye.on_rest(FRAME, TableReading(dice, troubles, 1.0))


def thrown(table: Table) -> list[tuple[int, ...]]:
    play = table.moment.play
    assert play is not None
    throws: tuple[Throw, ...] = play.state.throws
    return [one.faces for one in throws]


def asked(door: TableApi, who: PageViewer = KIOSK) -> Prompt:
    return next(one for one in game(door.page(who)).prompts if one.question == "roll")


def tell(door: TableApi, *dice: tuple[str, int], command: str = "told") -> None:
    prompt = asked(door)
    door.execute(AnswerQuestion(prompt.question, prompt.version, command, dice=dice), KIOSK)


def test_what_lies_there_when_the_game_begins_is_no_throw_and_what_falls_beside_it_is(
    table: Table, eye: DiceInput, evidence: RollPhotos
) -> None:
    rest(eye, *THREE)
    table.execute(BeginGame())
    eye.on_rest(FRAME, TableReading(THREE, (), 1.0))
    assert (thrown(table), eye.sight.seen) == ([], ())
    rest(eye, *THREE, die(2, 400))
    assert thrown(table) == [(2,)]
    name = eye.sight.photograph
    assert name
    assert evidence.has(name)


def test_what_a_camera_sees_first_in_an_open_game_lay_there_before(
    table: Table, evidence: RollPhotos
) -> None:
    table.execute(BeginGame())
    eye = DiceInput(table, evidence, lambda: None)
    table.subscribe(eye.on_moment)
    rest(eye, *THREE)
    assert thrown(table) == []
    rest(eye, *(die(3, 300 + 100 * n) for n in range(3)))
    assert thrown(table) == [(3, 3, 3)]


@pytest.mark.parametrize(
    "problem",
    [
        ReadingProblem.UNKNOWN_COLOUR,
        ReadingProblem.UNCERTAIN_COLOUR,
        ReadingProblem.OFF_THE_TRAY,
        ReadingProblem.NO_COLOUR,
    ],
)
def test_neither_a_colour_that_nobody_knows_nor_a_picture_without_any_keeps_dice_from_being_read(
    table: Table, eye: DiceInput, problem: ReadingProblem
) -> None:
    table.execute(BeginGame())
    box = None if problem is ReadingProblem.NO_COLOUR else THREE[0].box
    rest(eye, *THREE, troubles=(ReadingTrouble(problem, box),))
    assert thrown(table) == [(6, 4, 1)]
    assert eye.sight.complaints == ()


@pytest.mark.parametrize(
    "then",
    [
        THREE,
        THREE[1:],
        (),
        (die(2, 0), *THREE[1:]),
        (die(1, 8), die(4, 108), die(6, 208, colour="brown")),
        tuple(replace(one, box=BoundingBox(one.box.x + 40, one.box.y + 40, 60, 60)) for one in THREE),
        tuple(replace(one, colour="black") for one in THREE),
    ],
    ids=["still", "one-taken", "all-taken", "read-otherwise", "nudged", "camera-bumped", "other-light"],
)
def test_dice_that_were_read_are_not_read_as_a_second_throw(
    table: Table, eye: DiceInput, then: tuple[DieSeen, ...]
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE)
    rest(eye, *then)
    assert thrown(table) == [(6, 4, 1)]


@pytest.mark.parametrize(
    ("then", "faces"),
    [
        ((die(2, 50), die(2, 300)), (2, 2)),
        ((*THREE[:2], die(5, 300)), (5,)),
        ((*THREE, die(3, 300)), (3,)),
        ((die(6, 300),), (6,)),
    ],
    ids=["all-others", "one-again", "one-more", "one-alone"],
)
def test_the_dice_that_lie_elsewhere_are_a_new_throw_and_the_others_are_none(
    table: Table, eye: DiceInput, then: tuple[DieSeen, ...], faces: tuple[int, ...]
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE)
    rest(eye, *then)
    assert thrown(table) == [(6, 4, 1), faces]


def test_dice_that_were_read_are_known_after_a_restart_and_lie_there_in_the_next_game(
    table: Table, eye: DiceInput, evidence: RollPhotos
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE)
    anew = DiceInput(table, evidence, lambda: None)
    table.subscribe(anew.on_moment)
    rest(anew, *THREE)
    assert thrown(table) == [(6, 4, 1)]
    table.execute(EndGame())
    table.execute(BeginGame())
    rest(anew, *THREE)
    assert thrown(table) == []


def test_a_throw_that_was_taken_back_is_not_read_again_from_dice_that_lie_still(
    table: Table, eye: DiceInput
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE)
    story = table.moment.story
    assert story is not None
    give_undo(table, Undo(story.steps[-1].entry, "undo", None, Origin.KIOSK))
    if table.moment.asking is not None:
        for seat in ("seat-1", "seat-2"):
            table.execute(GiveConsent(story.steps[-1].entry, agree=True), Actor(seat))
    assert thrown(table) == []
    rest(eye, *THREE)
    assert thrown(table) == []
    rest(eye, die(3, 400))
    assert thrown(table) == [(3,)]


def test_one_die_in_doubt_is_asked_about_by_its_picture_and_told_by_one_tap(
    table: Table, door: TableApi, eye: DiceInput, evidence: RollPhotos
) -> None:
    table.execute(BeginGame())
    rest(eye, THREE[0], die(None, 100), THREE[2])
    assert thrown(table) == []
    [doubt] = asked(door).in_doubt
    assert (doubt.place, doubt.colour.id, sorted(face for _, face in doubt.options)) == (
        1,
        "white",
        [1, 2, 3, 4, 5, 6],
    )
    assert doubt.near is not None
    assert doubt.near.photograph == eye.sight.photograph
    roll = game(door.page(KIOSK)).roll
    assert roll is not None
    assert [one.value for one in roll.dice] == [6, None, 1]
    tell(door, ("white", 1), ("white", 3), ("brown", 6))
    assert thrown(table) == [(6, 3, 1)]
    name = eye.sight.photograph
    assert name
    assert evidence.has(name)
    assert [one.value for one in (evidence.record(name) or TableReading((), (), 0)).rolled] == [1, 3, 6]
    rest(eye, *THREE)
    assert thrown(table) == [(6, 3, 1)]


def test_the_likely_face_of_a_die_in_doubt_comes_first(table: Table, door: TableApi, eye: DiceInput) -> None:
    table.execute(BeginGame())
    unsure = replace(THREE[1], maybe=(4, 2))
    rest(eye, THREE[0], unsure, troubles=(ReadingTrouble(ReadingProblem.UNCERTAIN_DIE, unsure.box),))
    [doubt] = asked(door).in_doubt
    assert (doubt.value, [face for _, face in doubt.options[:2]]) == (4, [4, 2])


@pytest.mark.parametrize(("problem", "told"), [(ReadingProblem.COCKED, [0]), (ReadingProblem.STACKED, [])])
def test_a_die_that_leans_is_asked_about_and_one_that_lies_on_another_is_not(
    table: Table, door: TableApi, eye: DiceInput, problem: ReadingProblem, told: list[int]
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE, troubles=(ReadingTrouble(problem, THREE[0].box),))
    assert [one.place for one in asked(door).in_doubt] == told
    assert thrown(table) == []


def test_dice_in_doubt_are_looked_at_again_when_somebody_else_throws_in_their_place(
    table: Table, eye: DiceInput, looks: list[str]
) -> None:
    table.execute(BeginGame())
    looks.clear()
    rest(eye, THREE[0], die(None, 100))
    play = table.moment.play
    assert play is not None
    mine = play.open["mine:seat-2"]
    give_answer(table, Answer("mine:seat-2", mine.version, "mine", "seat-2", Origin.PHONE, Chosen("mine")))
    assert eye.sight.seen == ()
    assert looks == ["again"]


def test_dice_can_be_typed_in_without_a_camera_as_many_as_there_are(table: Table, door: TableApi) -> None:
    table.execute(BeginGame())
    slots = asked(door).slots
    assert (len(slots), {one.colour.id for one in slots}, {one.optional for one in slots}) == (
        10,
        {"red"},
        {True},
    )
    tell(door, ("red", 3), ("red", 5))
    assert thrown(table) == [(5, 3)]


def test_the_dice_of_a_throw_can_be_corrected_and_no_others_are_offered(
    table: Table, door: TableApi, eye: DiceInput
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE)
    [misread, *_] = game(door.page(KIOSK)).misread
    assert [one.value for one in misread.slots] == [6, 1, 4]


def test_a_hand_is_told_and_takes_neither_the_throw_nor_its_photograph_away(
    table: Table, eye: DiceInput
) -> None:
    table.execute(BeginGame())
    rest(eye, *THREE)
    name = eye.sight.photograph
    rest(eye, die(2, 300), troubles=(ReadingTrouble(ReadingProblem.HAND, BoundingBox(0, 0, 90, 90)),))
    assert [one.key for one in eye.sight.complaints] == ["camera-hand"]
    assert (thrown(table), eye.sight.photograph) == ([(6, 4, 1)], name)


def test_more_dice_than_a_roll_takes_are_told_of(table: Table, eye: DiceInput) -> None:
    table.execute(BeginGame())
    rest(eye, *(die(1, 70 * n) for n in range(61)))
    assert [one.key for one in eye.sight.complaints] == ["camera-crowd"]
    assert thrown(table) == []


def test_dice_of_anybody_are_missed_by_nobody_and_have_no_owner(
    table: Table, door: TableApi, eye: DiceInput
) -> None:
    table.execute(BeginGame())
    eye.on_rest(FRAME, TableReading(THREE, (), 1.0, mat=MAT))
    assert eye.sight.census.seen == {}
    tell_enough(table)
    evening = door.page(KIOSK).evening
    assert evening is not None
    assert [(one.colour.id, one.owner) for one in evening.thrown] == [("brown", None), ("white", None)]


def tell_enough(table: Table) -> None:
    play = table.moment.play
    assert play is not None
    version = play.open["enough"].version
    give_answer(table, Answer("enough", version, "enough", None, Origin.KIOSK, Chosen("enough")))


def test_dice_in_every_zone_and_beside_them_all_are_part_of_it() -> None:
    dice = (replace(die(1, 0), zone="seat-1"), die(2, 100))
    assert [one.zone for one in with_all_dice(TableReading(dice, (), 0, mat=MAT)).rolled] == ["roll", "roll"]
    assert with_all_dice(TableReading(dice, (), 0, mat=MAT)).mat is MAT
    beside = with_all_dice(TableReading((replace(dice[0], zone=None), dice[1]), (), 0, mat=MAT))
    assert (len(beside.rolled), beside.mat) == (2, None)


def test_on_the_mat_the_place_on_it_decides_and_not_that_in_the_picture() -> None:
    lay = replace(die(4, 0), at=(10.0, 10.0))
    assert all_rest((replace(lay, box=BoundingBox(300, 0, 60, 60), at=(12.9, 10.0)),), (lay,))
    assert not all_rest((replace(lay, at=(13.1, 10.0)),), (lay,))


def test_what_is_told_of_dice_stands_in_place_of_the_doubts() -> None:
    seen = TableReading((die(4, 0), die(None, 100), die(4, 200), replace(die(2, 300), zone=None)), (), 0)
    told = with_typed_faces(seen, (Die("white", 4), Die("white", 6), Die("white", 1)))
    assert told is not None
    assert sorted(one.value or 0 for one in told.rolled) == [1, 4, 6]
    assert (told.rolled[0].value, told.beside) == (4, seen.beside)
    assert with_typed_faces(seen, (Die("white", 4), Die("white", 6))) is None
    assert with_typed_faces(seen, (Die("white", 4), Die("white", 6), Die("red", 1))) is None
