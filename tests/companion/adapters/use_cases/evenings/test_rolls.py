"""Any roll of the game is looked back at, with what was read, how surely, and what it decided."""

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.roll_source import open_roll
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.records.archive import Archive
from companion.adapters.use_cases.evenings.rolls import ReadAgain
from companion.adapters.use_cases.table_api import TableApi
from companion.engine.answers import Origin, Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.table.commands.playing import PreviewCorrection
from companion.table.journal.entries import Correct
from companion.table.story.throws import ThrowBook
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from tests.companion.adapters.doors import door_of
from tests.companion.adapters.use_cases.test_table_api import KIOSK, SCREEN
from tests.companion.saying import give_correction, give_preview
from tests.web.fakes.page_parts import game
from vision.render import picture, scatter
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadRolls
from web.shown.rolls import PastRoll

ADA = PageViewer("seat-1", "en")


@pytest.fixture
def door(table: Table, evidence: RollPhotos, tmp_path: Path) -> TableApi:
    """The table as pages use it, with a reader for what is kept."""
    archive = Archive(table, evidence, ThrowBook(tmp_path / "dice.json"), TableReader(table).read_alone)
    return door_of(table, archive=archive)


@pytest.fixture
def photographed(table: Table, evidence: RollPhotos, play_to: Callable[[str], Asked]) -> Table:
    """A table whose first roll was read by its camera, and at which somebody else has the turn since."""
    asked = play_to("roll")
    assert isinstance(asked.question.form, RollDice)
    frame = picture(scatter([(colour, 5) for colour in asked.question.form.thrown], 3))
    eye, reader = DiceInput(table, evidence, lambda: None), TableReader(table)
    for seen in (picture(scatter([], 3)), frame):
        eye.on_rest(seen, reader.read(seen))
    assert open_roll(table.moment) is None
    return table


def ones(asked: Asked) -> Rolled:
    """Every die of a roll shows a one."""
    assert isinstance(asked.question.form, RollDice)
    return Rolled(tuple(Die(colour, 1) for colour in asked.question.form.thrown))


def only(door: TableApi, who: PageViewer = SCREEN) -> PastRoll:
    """The one roll of the game."""
    [roll] = door.read(ReadRolls(), who).rolls
    return roll


def test_a_roll_has_its_photograph_its_dice_with_their_certainty_and_what_it_decided(
    photographed: Table, door: TableApi
) -> None:
    roll = only(door)
    assert roll.photograph == f"home-{photographed.moment.game}-{roll.entry}"
    assert {one.face.value for one in roll.dice} == {5}
    assert all(one.percent is not None and one.percent > 50 for one in roll.dice)
    assert roll.decided
    assert roll.origin == "read by the camera"


def test_every_roll_that_counts_is_there_and_can_be_corrected_from_there(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    for _ in range(4):
        submit(table, play_to("roll"), ones(play_to("roll")))
    rolls = door.read(ReadRolls(), ADA).rolls
    assert len(rolls) == 4
    first = rolls[-1]
    assert first.slots
    assert first.photograph is None
    dice = tuple((one.colour.id, 6) for one in first.slots)
    door.execute(PreviewCorrection(first.entry, "c", dice), ADA)
    assert game(door.page(ADA)).preview is not None


def test_a_corrected_die_says_what_it_was_and_how_sure_that_was(photographed: Table, door: TableApi) -> None:
    roll = only(door)
    story = photographed.moment.story
    assert story is not None
    one, *others = story.rolls[0].dice
    wrong = Correct(roll.entry, (Die(one.colour, 2), *others), "c", "seat-1", Origin.TYPED)
    give_preview(photographed, wrong)
    give_correction(photographed, wrong)
    after = only(door)
    [struck] = [die for die in after.dice if die.face.was]
    assert (struck.face.value, struck.face.was, struck.percent is not None) == (2, 5, True)
    assert after.photograph == roll.photograph
    assert after.corrections


def test_todays_reader_reads_the_photograph_again(photographed: Table, door: TableApi) -> None:
    again = door.execute(ReadAgain(only(door).entry), ADA).again
    assert again is not None
    assert (again.same, again.fits, again.doubts) == (True, True, ())
    before = photographed.moment
    door.execute(ReadAgain(only(door).entry), ADA)
    assert photographed.moment is before


def test_a_roll_without_a_photograph_is_not_read_again(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    submit(table, play_to("roll"), ones(play_to("roll")))
    assert not only(door).can_read_again
    for entry in (only(door).entry, 999):
        with pytest.raises(Sorry):
            door.execute(ReadAgain(entry), ADA)


def test_who_only_looks_on_sees_the_rolls_and_corrects_none(photographed: Table, door: TableApi) -> None:
    afar = PageViewer(None, "en", looks_on=True)
    assert only(door, afar).photograph
    assert only(door, ADA).slots
    before = photographed.moment
    assert only(door, afar).slots == ()
    with pytest.raises(Sorry, match="own screen"):
        door.execute(ReadAgain(only(door).entry), KIOSK)
    assert photographed.moment is before


def test_before_a_game_there_are_no_rolls(door: TableApi) -> None:
    assert door.read(ReadRolls(), SCREEN).rolls == ()
