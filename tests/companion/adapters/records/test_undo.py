"""What can be taken back or corrected stands on every page, in words that everybody may read."""

from collections.abc import Callable, Iterator
from itertools import count

import pytest

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.buttons.button_meanings import CurrentMeanings, TakeBack, meaning
from companion.adapters.records.undo import ROLLS
from companion.adapters.use_cases.table_api import TableApi
from companion.devices.buttons import FakeButtons
from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import (
    GiveConsent,
    KeepReading,
    PreviewCorrection,
    RedoAnswer,
    SettleCorrection,
    UndoAnswer,
)
from companion.table.table import Table
from tests.companion.adapters.conftest import submit
from tests.companion.adapters.doors import door_of
from tests.web.fakes.page_parts import game
from web.page import Page
from web.ports.protocol import PageViewer, Sorry

KIOSK = PageViewer(None, "en", at_screen=True)
SEATS = ("seat-1", "seat-2", "seat-3")


@pytest.fixture
def door(table: Table) -> TableApi:
    return door_of(table)


@pytest.fixture
def undo_button(table: Table) -> Iterator[Callable[[], None]]:
    """Presses the undo button, and returns when that had its effect."""
    buttons = FakeButtons()
    hands = ButtonInput(table, (buttons,), clock=count().__next__)

    def press() -> None:
        buttons.press("undo")
        buttons.release("undo")
        hands.settle()

    yield press
    hands.close()


def pages(door: TableApi) -> list[Page]:
    """The kiosk's page and those of all seats."""
    return [door.page(PageViewer(seat, "en")) for seat in (None, *SEATS)]


def roll(table: Table, asked: Asked, face: int) -> None:
    assert isinstance(asked.question.form, RollDice)
    submit(table, asked, Rolled(tuple(Die(colour, face) for colour in asked.question.form.thrown)))


def mend(page: Page, command: str = "c") -> UndoAnswer:
    undo = game(page).undo
    assert undo is not None
    return UndoAnswer(undo.entry, command)


def test_before_the_first_answer_there_is_nothing_to_take_back(table: Table, door: TableApi) -> None:
    table.execute(BeginGame())
    assert [game(page).undo for page in pages(door)] == [None] * 4
    assert meaning("undo", CurrentMeanings(table.moment, 3)) is None


def test_every_page_says_what_an_undo_takes_back(door: TableApi, play_to: Callable[[str], Asked]) -> None:
    play_to("declare")
    told = {page.undo.what for page in map(game, pages(door)) if page.undo}
    assert len(told) == 1
    assert " draws: " in told.pop()


def test_an_answer_that_nobody_was_told_of_is_named_by_its_question_alone_on_every_page(
    door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    play_to("roll")
    assert {page.undo.what for page in map(game, pages(door)) if page.undo} == {
        "What was chosen at “Cleo may add Hope dice”."
    }
    german = game(door.page(PageViewer("seat-1", "de"))).undo
    assert german is not None
    assert german.what == "Was bei „Cleo darf Hoffnungswürfel dazugeben“ gewählt wurde."


def test_any_page_takes_back_what_revealed_nothing(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    door.execute(mend(door.page(KIOSK)), PageViewer("seat-3", "en"))
    assert table.moment.play is not None
    assert set(table.moment.play.open) >= {"introduction"}
    assert game(door.page(KIOSK)).log[0].startswith("Taken back: It is ")


def test_a_draw_is_taken_back_with_the_consent_of_all_but_the_asker(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    asker = play_to("declare").question.to
    others = [seat for seat in SEATS if seat != asker]
    door.execute(mend(door.page(KIOSK)), PageViewer(asker, "en"))
    for page in pages(door):
        consent = game(page).consent
        assert consent is not None
        assert game(page).undo is None
        assert " wants to take back: " in consent.text
        assert consent.has_voice == (page.you != asker)
    entry = table.moment.story.steps[-1].entry if table.moment.story else 0
    door.execute(GiveConsent(entry, agree=True), PageViewer(others[0], "en"))
    asked = game(door.page(PageViewer(others[0], "en"))).consent
    assert asked is not None
    assert not asked.has_voice
    assert asked.missing.count(",") == 0
    door.execute(GiveConsent(entry, agree=True), PageViewer(others[1], "en"))
    assert game(door.page(KIOSK)).consent is None
    assert table.moment.play is not None
    assert "draw" in table.moment.play.open


def test_a_refusal_to_take_back_is_said_in_words(door: TableApi, play_to: Callable[[str], Asked]) -> None:
    play_to("draw")
    with pytest.raises(Sorry, match=r"^Something has happened since"):
        door.execute(UndoAnswer(77, "c"), KIOSK)
    with pytest.raises(Sorry, match=r"Already decided"):
        door.execute(GiveConsent(1, agree=True), KIOSK)
    with pytest.raises(Sorry, match="no longer counts"):
        door.execute(PreviewCorrection(1, "c", (("red", 1),)), KIOSK)
    with pytest.raises(Sorry, match=r"^No die shows that"):
        door.execute(PreviewCorrection(1, "c", (("red", 21),)), KIOSK)


def test_a_face_that_the_rolled_die_does_not_have_is_refused_in_words(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    roll(table, play_to("roll"), 6)
    play_to("next-turn")
    [misread] = game(door.page(KIOSK)).misread
    wrong = tuple((slot.colour.id, 7) for slot in misread.slots)
    with pytest.raises(Sorry, match=r"1 to 6"):
        door.execute(PreviewCorrection(misread.entry, "look", wrong), KIOSK)


def test_while_the_game_asks_itself_whether_dice_were_misread_the_page_does_not(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    roll(table, play_to("roll"), 6)
    assert [game(page).misread for page in pages(door)] == [()] * 4
    play_to("next-turn")
    assert [len(game(page).misread) for page in pages(door)] == [1] * 4


def test_a_misread_die_is_typed_previewed_by_all_and_corrected(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    roll(table, play_to("roll"), 6)
    play_to("next-turn")
    [misread] = game(door.page(KIOSK)).misread
    assert misread.text.startswith("Success")
    assert {slot.value for slot in misread.slots} == {6}
    right = tuple((slot.colour.id, 1) for slot in misread.slots)
    door.execute(PreviewCorrection(misread.entry, "look", right), PageViewer("seat-1", "en"))
    for page in pages(door):
        preview = game(page).preview
        assert preview is not None
        assert preview.lines[0].startswith("Ada says the dice were misread: 6")
        assert any("Success" in line and "→ Failure" in line for line in preview.lines)
        assert [(die.colour.id, die.value) for die in preview.dice] == list(right)
        assert game(page).misread == ()
    before = game(door.page(KIOSK)).log
    door.execute(SettleCorrection(misread.entry, "sure", right, sure=True), KIOSK)
    page = door.page(KIOSK)
    assert game(page).preview is None
    assert game(page).log[-len(before) :] == before
    assert game(page).log[len(game(page).log) - len(before) - 1].startswith("Ada says the dice")
    assert game(page).misread[0].text.startswith("Failure")


def test_a_corrected_die_says_on_every_page_what_it_was_and_by_whom(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    roll(table, play_to("roll"), 6)
    play_to("next-turn")
    [misread] = game(door.page(KIOSK)).misread
    [first, *rest] = [(slot.colour.id, 6) for slot in misread.slots]
    right = ((first[0], 5), *rest)
    door.execute(PreviewCorrection(misread.entry, "look", right), PageViewer("seat-2", "en"))
    door.execute(SettleCorrection(misread.entry, "sure", right, sure=True), KIOSK)
    for page in pages(door):
        rolled = game(page).roll
        assert rolled is not None
        assert sorted((die.value, die.was) for die in rolled.dice if die.was) == [(5, 6)]
        assert rolled.corrections == ("Ben says: 5, not 6",)
        assert rolled.origin == "from a phone"
        assert rolled.struck == f"{first[0]}-6-5"


def test_the_dice_are_left_alone_when_somebody_says_so(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    roll(table, play_to("roll"), 6)
    play_to("next-turn")
    before = table.moment
    [misread] = game(door.page(KIOSK)).misread
    right = tuple((slot.colour.id, 1) for slot in misread.slots)
    door.execute(PreviewCorrection(misread.entry, "look", right), KIOSK)
    door.execute(KeepReading(), PageViewer("seat-2", "en"))
    assert table.moment == before


def test_only_the_latest_rolls_are_offered(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    for _ in range(ROLLS + 1):
        roll(table, play_to("roll"), 6)
        submit(table, play_to("next-turn"))
    found = game(door.page(KIOSK)).misread
    assert len(found) == ROLLS
    assert [one.entry for one in found] == sorted((one.entry for one in found), reverse=True)


def test_the_panel_has_a_button_that_takes_back_and_shows_what(
    table: Table, door: TableApi, play_to: Callable[[str], Asked], undo_button: Callable[[], None]
) -> None:
    play_to("declare")
    now = meaning("undo", CurrentMeanings(table.moment, 3))
    assert isinstance(now, TakeBack)
    undo_button()
    assert game(door.page(KIOSK)).consent is not None
    assert meaning("undo", CurrentMeanings(table.moment, 3)) is None
    undo_button()
    assert game(door.page(KIOSK)).consent is not None
    door.execute(GiveConsent(now.entry, agree=True), KIOSK)
    assert meaning("undo", CurrentMeanings(table.moment, 3)) != now
    undo_button()
    assert table.moment.play is not None
    assert set(table.moment.play.open) >= {"introduction"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_an_undo_would_change_is_shown_before_and_can_be_done_again_after(
    door: TableApi, play_to: Callable[[str], Asked], language: str
) -> None:
    seat, who = PageViewer(SEATS[0], language), PageViewer(None, language, at_screen=True)
    play_to("draw")
    before = door.page(who)
    own, undo = game(door.page(seat)).undo, game(before).undo
    assert undo is not None
    assert own is not None
    assert own.lines == undo.lines
    assert undo.lines[0].startswith(("Asked again: ", "Noch einmal gefragt: "))
    door.execute(mend(before), who)
    redo = game(door.page(seat)).redo
    assert redo is not None
    assert redo.what == undo.what
    door.execute(RedoAnswer(redo.entry, "again"), seat)
    assert game(door.page(who)).redo is None
    assert door.page(who).headline == before.headline
