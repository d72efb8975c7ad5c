"""The camera's place at the table: what lies still becomes an answer, or a complaint that says why not."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from uuid import uuid4

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import open_roll
from companion.engine.answers import Origin, Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.words import Printed, say
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import EndGame, TakeFile
from companion.table.commands.playing import GiveConsent
from companion.table.journal.entries import Correct, Undo
from companion.table.state import Actor
from companion.table.story.provenance import read_rolls
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from tests.companion.games.hope_inhumanity.own_deck import whole_deck
from tests.companion.saying import give_correction, give_preview, give_undo
from vision.pictures.overlay import WARNING
from vision.pictures.photograph import load
from vision.reading import BoundingBox, DieSeen, Frame, MatPose, ReadingProblem, ReadingTrouble, TableReading
from vision.record import read_back

FRAME: Frame = np.full((120, 640, 3), 80, np.uint8)


def dice_for(asked: Asked, value: int | None = 4) -> tuple[DieSeen, ...]:
    """Dice as the roll asks for them, side by side."""
    assert isinstance(asked.question.form, RollDice)
    colours = [wanted.colour for wanted in asked.question.form.wanted for _ in range(wanted.count)]
    return tuple(
        DieSeen(value, colour, 0.9, BoundingBox(70 * place, 30, 60, 60))
        for place, colour in enumerate(colours)
    )


def rest(eye: DiceInput, dice: tuple[DieSeen, ...], *troubles: ReadingTrouble) -> None:
    eye.on_motion()
    eye.on_rest(FRAME, TableReading(dice, troubles, 1.0))


def warned(eye: DiceInput) -> NDArray[np.bool_]:
    """Where the photograph that is shown has the paint of rings that warn."""
    jpeg = eye.looks.photograph(eye.sight.photograph or "")
    shown = cv2.imdecode(np.frombuffer(jpeg or b"", np.uint8), cv2.IMREAD_COLOR).astype(int)
    rung: NDArray[np.bool_] = np.abs(shown - WARNING).sum(axis=2) < 60
    return rung


def test_a_roll_at_rest_is_answered_and_its_photograph_kept(
    table: Table, eye: DiceInput, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    rest(eye, dice_for(asked))
    assert open_roll(table.moment) is None
    name = eye.sight.photograph
    assert name is not None
    jpeg = evidence.read(name)
    assert jpeg is not None
    assert jpeg.startswith(b"\xff\xd8")
    assert eye.looks.photograph(name) == jpeg


def test_dice_that_lay_there_before_the_roll_was_asked_for_do_not_count(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    play_to("hope")
    committed = tuple(
        DieSeen(4, colour, 0.9, BoundingBox(70 * place, 30, 60, 60))
        for place, colour in enumerate(("red", "blue", "green"))
    )
    rest(eye, committed)
    play_to("roll")
    rest(eye, committed)
    assert open_roll(table.moment) is not None
    assert [one.key for one in eye.sight.complaints] == ["camera-unmoved"]
    assert eye.sight.thrown == ()
    rest(eye, tuple(replace(die, value=1, box=replace(die.box, y=60)) for die in committed))
    assert open_roll(table.moment) is None


def test_dice_that_lay_there_before_the_same_roll_of_the_next_game_do_not_count(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    before = play_to("roll")
    rest(eye, dice_for(before))
    table.execute(EndGame())
    lying = tuple(replace(die, box=BoundingBox(die.box.x, 60, 60, 60)) for die in dice_for(before))
    rest(eye, lying)
    assert play_to("roll") == before
    rest(eye, lying)
    assert open_roll(table.moment) is not None


def test_dice_that_nobody_saw_fall_are_neither_counted_nor_filled_in(
    table: Table, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    eye = DiceInput(table, evidence, lambda: None)
    table.subscribe(eye.on_moment)
    rest(eye, dice)
    assert open_roll(table.moment) is not None
    assert ([one.key for one in eye.sight.complaints], eye.sight.thrown) == (["camera-unwatched"], ())
    rest(eye, tuple(replace(die, value=2, box=replace(die.box, y=60)) for die in dice))
    assert open_roll(table.moment) is None


def test_a_roll_that_was_open_when_the_camera_was_lost_counts_dice_that_fell_since(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    eye.on_trouble("unplugged")
    eye.on_return()
    rest(eye, dice)
    assert open_roll(table.moment) is None


def test_dice_that_rest_beside_the_tray_are_nobodys_business_and_one_that_falls_out_is(
    eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    pool, fallen = (DieSeen(5, "red", 0.9, BoundingBox(x, 30, 60, 60), None) for x in (570, 490))
    off = [ReadingTrouble(ReadingProblem.OFF_THE_TRAY, die.box) for die in (pool, fallen)]
    play_to("hope")
    rest(eye, (pool,), off[0])
    dice = dice_for(play_to("roll"))
    rest(eye, (*dice[:-1], pool, fallen), *off)
    missing, beside, *_ = eye.sight.complaints
    assert (missing.key, beside) == ("camera-missing", say("camera-off-the-tray", n=1))
    rung = warned(eye)
    assert rung[:, 460:560].sum() > 100
    assert rung[:, 600:].sum() == 0
    rest(eye, (*dice, pool), off[0])
    assert eye.sight.complaints == ()


def test_a_die_in_doubt_is_asked_for_again_and_the_photograph_shown(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    dice = dice_for(asked)
    doubtful = (DieSeen(None, dice[0].colour, 0.2, dice[0].box), *dice[1:])
    rest(eye, doubtful)
    assert open_roll(table.moment) is not None
    assert [one.key for one in eye.sight.complaints] == ["camera-doubt"]
    assert eye.sight.photograph is not None
    assert eye.looks.photograph(eye.sight.photograph) is not None


def test_a_die_in_doubt_is_told_with_its_place_on_the_photograph(
    eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    first, *others = dice_for(play_to("roll"))
    rest(eye, (replace(first, value=None), *others))
    [told] = eye.sight.look_at
    assert told == say("die-at", colour=say(f"colour-{first.colour}"), place=Printed("middle-left", "en"))


def test_a_table_that_expects_no_camera_misses_none_and_one_that_had_one_does(
    table: Table, evidence: RollPhotos
) -> None:
    eye = DiceInput(table, evidence, lambda: None, expects_camera=False)
    eye.on_trouble("none is plugged in")
    assert (eye.sight.absent, eye.sight.needs_a_phone) == (True, True)
    eye.on_return()
    eye.on_trouble("unplugged")
    assert not eye.sight.absent


def test_only_while_a_die_is_missing_the_others_are_looked_at_for_one_that_hides_it(
    eye: DiceInput, play_to: Callable[[str], Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, looked = play_to("roll"), []

    def hiding(_: Frame, dice: tuple[DieSeen, ...], missing: int) -> tuple[BoundingBox, ...]:
        looked.append((dice, missing))
        return (dice[0].box,)

    monkeypatch.setattr("companion.adapters.camera.held_roll.hiding", hiding)
    dice = dice_for(asked)
    rest(eye, dice[:-1])
    assert [one.key for one in eye.sight.complaints] == ["camera-missing", "camera-hiding"]
    rung = warned(eye)
    assert rung[:, :110].sum() > 100
    assert rung[:, 110:].sum() == 0
    rest(eye, dice)
    assert looked == [(dice[:-1], 1)]
    assert eye.sight.complaints == ()


def test_a_die_too_many_is_ringed_on_the_photograph(eye: DiceInput, play_to: Callable[[str], Asked]) -> None:
    dice = dice_for(play_to("roll"))
    stranger = DieSeen(4, "purple", 0.9, BoundingBox(550, 30, 60, 60))
    rest(eye, (*dice, stranger))
    assert [one.key for one in eye.sight.complaints] == ["camera-stranger"]
    rung = warned(eye)
    assert rung[:, 500:].sum() > 100
    assert rung[:, :480].sum() == 0


def test_only_the_die_that_was_rolled_again_is_new(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    dice = dice_for(asked)
    rest(eye, (DieSeen(None, dice[0].colour, 0.2, dice[0].box), *dice[1:]))
    rest(eye, dice)
    assert open_roll(table.moment) is None


def test_without_light_there_is_a_reason_and_no_number(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    play_to("roll")
    rest(eye, (), ReadingTrouble(ReadingProblem.TOO_DARK))
    assert open_roll(table.moment) is not None
    assert [one.key for one in eye.sight.complaints] == ["camera-too-dark"]


def test_dice_at_rest_while_nothing_is_rolled_change_nothing(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    before = table.moment
    rest(eye, (DieSeen(6, "red", 0.9, BoundingBox(0, 0, 60, 60)),))
    assert table.moment == before
    assert eye.sight.complaints == ()


def test_a_camera_that_is_gone_is_said_and_so_is_its_return_until_something_moves(eye: DiceInput) -> None:
    eye.on_trouble("unplugged")
    assert eye.sight.lost == say("camera-lost", reason="unplugged")
    eye.on_return()
    assert eye.sight == CameraStatus(back=say("camera-back"), rests=1)
    eye.on_rest(FRAME, TableReading((), (), 1.0))
    assert eye.sight.back is not None
    eye.on_motion()
    assert eye.sight.bumped is None


def test_dice_that_move_before_they_are_answered_count_no_more(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    rest(eye, (DieSeen(None, dice[0].colour, 0.2, dice[0].box), *dice[1:]))
    assert eye.sight.seen
    eye.on_motion()
    assert eye.sight.seen == ()
    assert [one.key for one in eye.sight.complaints] == ["camera-doubt"]
    assert open_roll(table.moment) is not None


def test_a_camera_that_is_lost_in_a_roll_proposes_nothing(
    eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    rest(eye, (DieSeen(None, dice[0].colour, 0.2, dice[0].box), *dice[1:]))
    eye.on_trouble("unplugged")
    assert (eye.sight.seen, eye.sight.complaints) == ((), ())


def test_after_a_restart_the_photograph_of_the_roll_is_still_shown(
    table: Table, eye: DiceInput, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    rest(eye, dice_for(play_to("roll")))
    assert DiceInput(table, evidence, lambda: None).sight.photograph == eye.sight.photograph


def test_the_photograph_of_a_roll_is_put_away_with_its_dice(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    rest(eye, dice_for(play_to("roll")))
    while table.moment.play is not None and "draw" not in table.moment.play.open:
        submit(table, next(one for one in table.moment.play.open.values() if not one.question.standing))
    assert eye.sight.photograph is None


def use_rerolls(table: Table, data: Path) -> None:
    """Takes one card file alone, in which every Trait has a die rolled again."""
    shipped = table.cards.files()
    head, traits = whole_deck()["whole.yaml"].split("traits:\n")
    again = re.sub("use: .*", "use: roll any one die again", traits.split("personalities:\n")[0])
    rest_of_deck = traits.split("personalities:\n")[1]
    text = f"{head}traits:\n{again.replace('before the roll', 'at any time')}personalities:\n{rest_of_deck}"
    folder = CardShelf(data).folder(table.game)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rerolls.yaml").write_text(text, encoding="utf-8")
    for file in shipped:
        table.execute(TakeFile(file, taken=False))


def test_of_dice_that_are_rolled_again_only_the_one_is_to_move(
    table: Table, eye: DiceInput, tmp_path: Path, play_to: Callable[[str], Asked]
) -> None:
    use_rerolls(table, tmp_path)
    lying = dice_for(play_to("roll"))
    rest(eye, lying)
    play = table.moment.play
    assert play is not None
    trait = next(asked for id_, asked in play.open.items() if id_.startswith("trait:"))
    submit(table, trait)
    asked = open_roll(table.moment)
    assert asked is not None
    assert asked.question.id == "reroll"
    rest(eye, lying)
    assert [one.key for one in eye.sight.complaints] == ["camera-unmoved"]
    assert isinstance(asked.question.form, RollDice)
    (colour,) = asked.question.form.thrown
    moved = DieSeen(6, colour, 0.9, BoundingBox(500, 30, 60, 60))
    first = next(die for die in lying if die.colour == colour)
    rest(eye, (*(die for die in lying if die is not first), moved))
    assert open_roll(table.moment) is None
    assert table.moment.play is not None
    assert Die(colour, 6) in table.moment.play.state.running.dice


def test_what_lies_on_the_mat_is_remembered_and_without_a_mat_nothing(table: Table, eye: DiceInput) -> None:
    mat = MatPose(3, (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0))
    dice = (DieSeen(4, "red", 0.9, BoundingBox(0, 0, 60, 60), "seat-1"),)
    eye.on_rest(FRAME, TableReading(dice, (), 1.0, mat=mat))
    assert eye.sight.lying == dice
    eye.on_rest(FRAME, TableReading(dice, (), 1.0))
    assert list(eye.sight.lying) == []
    assert table.moment.play is None


MAT = MatPose(3, (1.0, 0.0, 320.0, 0.0, -1.0, 60.0, 0.0, 0.0, 1.0))
"""Seen from straight above at a pixel a millimetre, its middle in the frame's."""


def test_a_bumped_mat_is_told_until_something_moves_and_holds_up_no_roll(
    table: Table, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    eye.on_rest(
        FRAME, TableReading(dice_for(asked), (ReadingTrouble(ReadingProblem.CAMERA_MOVED),), 1.0, mat=MAT)
    )
    assert eye.sight.bumped == say("camera-moved")
    assert open_roll(table.moment) is None
    eye.on_motion()
    assert eye.sight.back is None


@pytest.mark.parametrize(("zone", "is_straight"), [("seat-1", True), (None, False)])
def test_the_photograph_shows_the_mat_from_straight_above_unless_a_die_lies_beside_it(
    eye: DiceInput, evidence: RollPhotos, play_to: Callable[[str], Asked], zone: str | None, is_straight: bool
) -> None:
    asked = play_to("roll")
    more = DieSeen(2, "red", 0.9, BoundingBox(500, 30, 60, 60), zone)
    eye.on_rest(FRAME, TableReading((*dice_for(asked), more), (), 1.0, mat=MAT))
    jpeg = evidence.read(eye.sight.photograph or "")
    assert jpeg is not None
    shape = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR).shape
    assert (shape == (735, 1288, 3)) is is_straight
    assert is_straight or shape[0] == FRAME.shape[0]


def test_the_bare_photograph_and_where_its_dice_lie_are_known_before_it_is_kept_and_after_a_restart(
    table: Table, eye: DiceInput, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    doubtful = (DieSeen(None, dice[0].colour, 0.2, dice[0].box), *dice[1:])
    for shown in (doubtful, dice):
        rest(eye, shown)
        bare = eye.looks.bare(eye.sight.photograph or "")
        picture = cv2.imdecode(np.frombuffer(bare or b"", np.uint8), 1)
        assert np.abs(picture.astype(int) - 80).max() < 3
        assert eye.sight.layout is not None
        left = max(0, min(die.box.x for die in dice) - 3 * dice[0].box.width)
        assert eye.sight.layout.size == picture.shape[1::-1]
        assert [one.at for one in eye.sight.layout.dice] == [
            (die.box.centre[0] - left, die.box.centre[1]) for die in dice
        ]
    assert DiceInput(table, evidence, lambda: None).sight.layout == eye.sight.layout
    assert eye.looks.bare("home-1-999") is None


def test_nothing_that_was_painted_over_is_seen_beside_dice_that_lie_near_an_edge(
    eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    corner = [BoundingBox(1210 - 70 * n, 650, 60, 60) for n in range(len(dice_for(asked)))]
    dice = tuple(replace(die, box=box) for die, box in zip(dice_for(asked), corner, strict=True))
    frame = np.zeros((720, 1280, 3), np.uint8)
    frame[:, :, :2] = (np.indices((720, 1280)).sum(axis=0) % 200)[..., None]
    eye.on_rest(frame, TableReading(dice, (), 1.0))
    layout, bare = eye.sight.layout, eye.looks.bare(eye.sight.photograph or "")
    assert layout is not None
    picture = cv2.imdecode(np.frombuffer(bare or b"", np.uint8), 1).astype(int)
    assert picture.shape[1::-1] == layout.size
    assert all(side.std() > 20 for side in (picture[:8], picture[-8:], picture[:, :8], picture[:, -8:]))
    for die, lying in zip(dice, layout.dice, strict=True):
        left, top = (1280 - layout.size[0], 720 - layout.size[1])
        assert lying.at == (die.box.centre[0] - left, die.box.centre[1] - top)


def test_dice_on_the_mat_lie_where_the_straightened_photograph_shows_them(
    eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    eye.on_rest(FRAME, TableReading(dice, (), 1.0, mat=MAT))
    assert eye.sight.layout is not None
    assert eye.sight.layout.size == (1288, 735)
    first, second = (one.at for one in eye.sight.layout.dice[:2])
    assert (second[0] - first[0], second[1] - first[1]) == (245, 0), "70 mm at 3.5 pixels each"


def latest_entry(table: Table) -> int:
    assert table.moment.story is not None
    return table.moment.story.latest[0].entry


def take_back(table: Table) -> None:
    """Takes the latest answer back; all agree."""
    undo = Undo(latest_entry(table), uuid4().hex, None, Origin.KIOSK)
    if give_undo(table, undo) is None:
        for seat in table.moment.seating.seats:
            if table.moment.asking is not None:
                table.execute(GiveConsent(undo.entry, agree=True), Actor(seat.id))


def type_in(table: Table, asked: Asked, value: int) -> None:
    dice = tuple(Die(die.colour, value) for die in dice_for(asked))
    submit(table, asked, Rolled(dice))


def test_a_corrected_roll_keeps_its_photograph(
    table: Table, eye: DiceInput, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    dice = dice_for(asked)
    rest(eye, dice)
    name, entry = eye.sight.photograph, latest_entry(table)
    right = (Die(dice[0].colour, 6), *(Die(die.colour, 4) for die in dice[1:]))
    correct = Correct(entry, right, uuid4().hex, None, Origin.KIOSK)
    give_preview(table, correct)
    give_correction(table, correct)
    assert eye.sight.photograph == name == f"home-{table.moment.game}-{entry}"
    assert DiceInput(table, evidence, lambda: None).sight.photograph == name
    assert table.moment.story is not None
    [roll, *_] = read_rolls(table.moment.story)
    assert name is not None
    assert evidence.read(name) == eye.looks.photograph(name)
    assert (
        warnings_on(eye.looks.photograph(name, roll.changed)) > warnings_on(eye.looks.photograph(name)) + 100
    )


def test_what_a_person_says_of_dice_is_learnt_from_their_picture(
    table: Table, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    learnt: list[list[int | None]] = []

    def learn(frame: Frame, told: TableReading) -> None:
        assert frame.shape == FRAME.shape
        learnt.append([die.value for die in told.rolled])

    eye = DiceInput(table, evidence, lambda: None, learn=learn)
    table.subscribe(eye.on_moment)
    eye.on_rest(FRAME, TableReading((), (), 1.0))
    dice = dice_for(play_to("roll"))
    rest(eye, dice)
    assert learnt == []
    entry = latest_entry(table)
    right = (Die(dice[0].colour, 6), *(Die(die.colour, 4) for die in dice[1:]))
    correct = Correct(entry, right, uuid4().hex, None, Origin.KIOSK)
    give_preview(table, correct)
    give_correction(table, correct)
    assert learnt == [[6, *[4] * (len(dice) - 1)]]


def warnings_on(jpeg: bytes | None) -> int:
    """How many pixels have about the colour that warns."""
    assert jpeg is not None
    picture = cv2.imdecode(np.frombuffer(jpeg, np.uint8), cv2.IMREAD_COLOR)
    assert picture is not None
    return int((np.abs(picture.astype(int) - WARNING).max(axis=2) < 40).sum())


def test_dice_that_are_typed_in_after_a_roll_was_taken_back_have_no_photograph(
    table: Table, eye: DiceInput, evidence: RollPhotos, play_to: Callable[[str], Asked]
) -> None:
    rest(eye, dice_for(play_to("roll")))
    take_back(table)
    again = play_to("roll")
    type_in(table, again, 5)
    assert eye.sight.photograph is None
    assert DiceInput(table, evidence, lambda: None).sight.photograph is None


def test_what_is_kept_of_a_roll_can_be_read_again(
    tmp_path: Path, eye: DiceInput, play_to: Callable[[str], Asked]
) -> None:
    dice = dice_for(play_to("roll"))
    rest(eye, dice)
    kept = tmp_path / "evidence"
    record = read_back((kept / f"{eye.sight.photograph}.json").read_text())
    assert record.reading.dice == dice
    assert record.colours == ("blue", "green", "red", "white")
    assert load(kept / f"{eye.sight.photograph}.frame.jpg").shape == FRAME.shape


def test_dice_on_the_mat_are_counted_all_evening_even_when_the_camera_was_lost(
    table: Table, tmp_path: Path
) -> None:
    eye = DiceInput(table, RollPhotos(tmp_path), lambda: None)
    die = DieSeen(4, "red", 0.9, BoundingBox(0, 0, 50, 50), "seat-1")
    for _ in range(2):
        eye.on_rest(FRAME, TableReading((die, die), (), 1.0, mat=MAT))
    eye.on_trouble("unplugged")
    assert [line.values["n"] for line in eye.sight.census.missing((die,), {})] == [1]
