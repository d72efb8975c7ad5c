"""What was meant for a game that was left behind counts in no later one, however alike the two are."""

from companion.engine.answers import Origin
from companion.engine.dice import Die
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.playing import GiveConsent
from companion.table.confirmations import Consent
from companion.table.journal.entries import Correct, Redo, Undo
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.refusing import refused
from tests.companion.saying import give_answer, give_correction, give_preview, give_redo, give_undo
from tests.companion.toy_play import ToyHouse, next_reply, play_of, play_on


def rolled_again(house: ToyHouse) -> tuple[Table, int]:
    """A table that left a game behind and is just as far in the next; the number of the first."""
    table = house.playing(rounds=3)
    before = table.moment.game
    assert before is not None
    table.execute(EndGame())
    table.execute(BeginGame())
    play_on(table, 3)
    return table, before


def test_an_answer_whose_reply_was_lost_is_not_given_to_the_next_game(house: ToyHouse) -> None:
    table = house.playing()
    before, answer = table.moment.game, next_reply(play_of(table), "tap")
    give_answer(table, answer, before)
    table.execute(EndGame())
    table.execute(BeginGame())
    assert play_of(table).open[answer.question].version == answer.version
    now = table.moment
    assert refused(lambda: give_answer(table, answer, before)) == "refused-closed"
    assert table.moment == now
    assert not give_answer(table, answer, now.game).repeated


def test_nothing_is_taken_back_or_done_again_for_a_game_before(house: ToyHouse) -> None:
    table, before = rolled_again(house)
    play_on(table, 1, "more")
    undo, redo = Undo(4, "back", None, Origin.KIOSK), Redo(5, "again", None, Origin.KIOSK)
    assert refused(lambda: give_undo(table, undo, before)) == "refused-closed"
    give_undo(table, undo, table.moment.game)
    assert refused(lambda: give_redo(table, redo, before)) == "refused-closed"
    give_redo(table, redo, table.moment.game)


def test_a_voice_of_a_game_before_agrees_to_nothing(house: ToyHouse) -> None:
    table, before = rolled_again(house)
    assert give_undo(table, Undo(3, "back", None, Origin.KIOSK)) is None
    assert (
        refused(lambda: table.execute(GiveConsent(3, agree=True), Actor("seat-1", game=before)))
        == "refused-closed"
    )
    assert isinstance(table.moment.asking, Consent)
    assert table.moment.asking.agreed == frozenset()


def test_no_roll_is_corrected_by_a_page_of_a_game_before(house: ToyHouse) -> None:
    table, before = rolled_again(house)
    correct = Correct(3, (Die("white", 5),), "right", None, Origin.TYPED)
    assert refused(lambda: give_preview(table, correct, before)) == "refused-closed"
    give_preview(table, correct, table.moment.game)
    assert refused(lambda: give_correction(table, correct, before)) == "refused-closed"
