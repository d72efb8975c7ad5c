"""A table takes answers back: at once, or with everybody's consent; and corrects dice after a preview."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

import pytest

from companion.engine.answers import Counted, Origin, Rolled
from companion.engine.dice import Die
from companion.engine.refusal import Refused
from companion.engine.words import say
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.playing import GiveConsent, KeepReading
from companion.table.commands.seating import ClearTable, TakeSeat
from companion.table.confirmations import Consent, Preview
from companion.table.journal.entries import Correct, EntryKind, Redo, Undo
from companion.table.moment import Moment
from companion.table.state import Actor
from companion.table.story.counted_answers import CountedAnswer
from companion.table.table import Table
from tests.companion.refusing import refused
from tests.companion.saying import give_answer, give_correction, give_preview, give_redo, give_undo
from tests.companion.toy_play import ToyHouse, cheer, next_reply, play_of, play_on, reply


def steps(table: Table) -> tuple[CountedAnswer, ...]:
    assert table.moment.story is not None
    return table.moment.story.steps


def back(table: Table, command: str = "back", seat: str | None = None) -> Undo:
    """An undo of the latest answer."""
    return Undo(steps(table)[-1].entry, command, seat, Origin.PHONE if seat else Origin.KIOSK)


def asked(table: Table) -> Consent:
    assert isinstance(table.moment.asking, Consent)
    return table.moment.asking


def rolled(house: ToyHouse) -> Table:
    """A table at which the dice of the first round were just read."""
    table = house.playing(rounds=3)
    play_on(table, 3)
    return table


def corrected(value: int, command: str = "right", entry: int = 3) -> Correct:
    return Correct(entry, (Die("white", value),), command, None, Origin.TYPED)


def test_what_revealed_nothing_is_taken_back_at_once(house: ToyHouse) -> None:
    table = house.playing()
    before = play_of(table)
    play_on(table, 1)
    receipt = give_undo(table, back(table))
    assert receipt is not None
    assert (receipt.number, receipt.repeated) == (2, False)
    assert play_of(table).state == before.state
    assert play_of(table).log == (say("taken-back", what=say("was-answered", question=say("toy-thinks"))),)
    assert house.again(verify=True).moment == table.moment


def test_undone_answers_stay_in_the_journal_marked(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    for name in ("one", "two"):
        give_undo(table, back(table, name))
    play_on(table, 1, "anew")
    entries = house.entries(1)
    assert [entry.kind for entry in entries] == [
        *(
            EntryKind.BEGIN,
            EntryKind.ANSWER,
            EntryKind.ANSWER,
            EntryKind.UNDO,
            EntryKind.UNDO,
            EntryKind.ANSWER,
        )
    ]
    assert [entry.undone for entry in entries] == [None, 4, 3, None, None, None]


def test_a_stale_answer_does_not_fit_after_an_undo(house: ToyHouse) -> None:
    table = house.playing()
    answer = next_reply(play_of(table), "first")
    give_answer(table, answer)
    give_undo(table, back(table))
    before = table.moment
    stale = replace(answer, command="another", value=Counted(3))
    assert refused(partial(give_answer, table, stale)) == "refused-stale"
    assert table.moment is before


def test_a_command_that_was_undone_does_not_count_again(house: ToyHouse) -> None:
    table = house.playing()
    answer = next_reply(play_of(table), "tap")
    first = give_answer(table, answer)
    give_undo(table, back(table))
    for _ in range(2):
        again = house.again()
        before = again.moment
        assert give_answer(again, answer) == replace(first, repeated=True)
        assert again.moment == before
        fresh = replace(answer, version=play_of(again).version)
        assert give_answer(again, fresh) == replace(first, repeated=True)
        assert again.moment == before


def test_an_undo_that_is_sent_again_takes_nothing_more_back(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    undo = back(table)
    first = give_undo(table, undo)
    assert first is not None
    for _ in range(2):
        again = house.again()
        assert give_undo(again, undo) == replace(first, repeated=True)
        assert refused(partial(give_undo, again, replace(undo, entry=undo.entry + 1))) == "refused-command"
        assert len(steps(again)) == 1


def test_an_undo_of_what_is_not_the_latest_answer_is_refused(house: ToyHouse) -> None:
    table = house.playing()
    assert (
        refused(lambda: give_undo(table, Undo(0, "begin", None, Origin.KIOSK))) == "refused-nothing-to-undo"
    )
    play_on(table, 2)
    before = table.moment
    assert refused(lambda: give_undo(table, Undo(1, "late", None, Origin.KIOSK))) == "refused-undo-late"
    assert table.moment is before


def test_before_a_game_there_is_nothing_to_take_back_or_to_correct(house: ToyHouse) -> None:
    table = house.open()
    assert refused(lambda: give_undo(table, Undo(1, "x", None, Origin.KIOSK))) == "refused-no-game"
    assert refused(lambda: give_preview(table, corrected(3))) == "refused-no-game"


def test_of_two_who_take_the_same_back_one_is_refused(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    undos = [back(table, f"tap {n}") for n in range(8)]

    def undone(undo: Undo) -> bool:
        try:
            return give_undo(table, undo) is not None
        except Refused:
            return False

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(undone, undos)) == 1
    assert len(steps(table)) == 1


def test_what_revealed_something_waits_until_all_but_the_asker_agree(house: ToyHouse) -> None:
    table = rolled(house)
    before = table.moment
    assert give_undo(table, back(table, seat="seat-1")) is None
    assert asked(table).missing == {"seat-2"}
    assert asked(table).what == say("toy-round", n=2, who=say("toy-seat", id="seat-2"))
    assert table.moment.story == before.story
    table.execute(GiveConsent(3, agree=True), Actor("seat-2"))
    assert table.moment.asking is None
    assert "roll" in play_of(table).open
    assert house.again(verify=True).moment == table.moment


def test_every_seat_has_a_voice_when_the_kiosk_asks(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    table.execute(GiveConsent(3, agree=True), Actor("seat-1"))
    assert asked(table).missing == {"seat-2"}
    table.execute(GiveConsent(3, agree=True), Actor("seat-1"))
    assert len(steps(table)) == 3
    table.execute(GiveConsent(3, agree=True), Actor("seat-2"))
    assert len(steps(table)) == 2


def test_the_kiosk_agrees_for_the_whole_table(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    table.execute(GiveConsent(3, agree=True), Actor(None))
    assert len(steps(table)) == 2


def test_the_asker_has_no_voice_of_his_own(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table, seat="seat-1"))
    assert refused(lambda: table.execute(GiveConsent(3, agree=True), Actor("seat-1"))) == "refused-seat"
    assert asked(table).agreed == frozenset()


@pytest.mark.parametrize("seat", ["seat-1", "seat-2", None])
def test_one_no_ends_it(house: ToyHouse, seat: str | None) -> None:
    table = rolled(house)
    undo = back(table, seat="seat-1")
    give_undo(table, undo)
    table.execute(GiveConsent(3, agree=False), Actor(seat))
    assert table.moment.asking is None
    assert len(steps(table)) == 3
    assert refused(lambda: table.execute(GiveConsent(3, agree=True), Actor("seat-2"))) == "refused-closed"
    assert give_undo(table, undo) is None
    assert table.moment.asking is None


def test_any_new_answer_ends_it(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    give_answer(table, cheer(play_of(table), "seat-2"))
    assert table.moment.asking is None
    assert refused(lambda: table.execute(GiveConsent(3, agree=True), Actor(None))) == "refused-closed"


def test_a_refused_answer_ends_nothing(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    refused(lambda: give_answer(table, replace(cheer(play_of(table), "seat-2"), version=0)))
    assert asked(table).undo.entry == 3


def test_a_voice_for_something_else_is_refused(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    assert refused(lambda: table.execute(GiveConsent(2, agree=True), Actor(None))) == "refused-closed"
    assert refused(lambda: table.execute(GiveConsent(3, agree=True), Actor("seat-9"))) == "refused-seat"


def test_while_one_asks_nobody_else_does(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table, "one", "seat-1"))
    before = table.moment
    assert refused(lambda: give_undo(table, back(table, "two", "seat-2"))) == "refused-asking"
    assert refused(lambda: give_preview(table, corrected(5))) == "refused-asking"
    assert give_undo(table, back(table, "one", "seat-1")) is None
    assert table.moment is before


def test_what_waits_is_forgotten_with_the_program(house: ToyHouse) -> None:
    table = rolled(house)
    before = table.moment
    give_undo(table, back(table))
    assert house.again().moment == before


def test_everybody_who_follows_hears_of_the_question(house: ToyHouse) -> None:
    table = rolled(house)
    told: list[Moment] = []
    table.subscribe(told.append)
    give_undo(table, back(table))
    table.execute(GiveConsent(3, agree=True), Actor(None))
    assert [moment.asking is None for moment in told] == [False, True]


def test_a_preview_changes_nothing_and_says_what_would_be(house: ToyHouse) -> None:
    table = rolled(house)
    before = table.moment
    give_preview(table, corrected(5))
    preview = table.moment.asking
    assert isinstance(preview, Preview)
    assert preview.lines[0] == say("corrected-dice", old="2", new="5")
    assert (table.moment.story, table.moment.stamp) == (before.story, before.stamp)
    assert house.again().moment == before


def test_a_correction_counts_after_its_preview(house: ToyHouse) -> None:
    table = rolled(house)
    play_on(table, 2, "later")
    give_preview(table, corrected(5))
    receipt = give_correction(table, corrected(5))
    assert (receipt.number, table.moment.asking) == (6, None)
    assert play_of(table).state.dice == (Die("white", 5),)
    assert play_of(table).state.named == {"seat-1": 1, "seat-2": 2}
    assert house.again(verify=True).moment == table.moment
    assert [entry.undone for entry in house.entries(1)] == [None] * 7


def test_a_correction_that_is_sent_again_counts_once(house: ToyHouse) -> None:
    table = rolled(house)
    give_preview(table, corrected(5))
    first = give_correction(table, corrected(5))
    for _ in range(2):
        again = house.again()
        assert give_correction(again, corrected(5)) == replace(first, repeated=True)


def test_only_what_was_previewed_is_corrected(house: ToyHouse) -> None:
    table = rolled(house)
    assert refused(lambda: give_correction(table, corrected(5))) == "refused-closed"
    give_preview(table, corrected(5))
    assert refused(lambda: give_correction(table, corrected(6))) == "refused-closed"
    give_answer(table, cheer(play_of(table), "seat-1"))
    assert refused(lambda: give_correction(table, corrected(5))) == "refused-closed"
    assert play_of(table).state.dice == (Die("white", 2),)


def test_another_preview_takes_the_place_of_the_first(house: ToyHouse) -> None:
    table = rolled(house)
    give_preview(table, corrected(5))
    give_preview(table, corrected(6))
    assert refused(lambda: give_correction(table, corrected(5))) == "refused-closed"
    give_correction(table, corrected(6))
    assert play_of(table).state.dice == (Die("white", 6),)


def test_dice_are_left_as_they_were_read(house: ToyHouse) -> None:
    table = rolled(house)
    before = table.moment
    give_preview(table, corrected(5))
    table.execute(KeepReading())
    table.execute(KeepReading())
    assert table.moment == before


def test_leaving_dice_alone_does_not_end_what_somebody_asked(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    table.execute(KeepReading())
    assert asked(table).undo.entry == 3


def test_a_correction_may_take_back_the_end_of_a_game_and_what_it_lost_stays_marked(house: ToyHouse) -> None:
    table = house.playing(rounds=1)
    play_on(table, 2)
    give_answer(table, cheer(play_of(table), "seat-1"))
    give_answer(table, reply(play_of(table), "roll", Rolled((Die("white", 1),)), "roll"))
    assert not play_of(table).open
    give_undo(table, back(table))
    table.execute(GiveConsent(4, agree=True), Actor(None))
    assert "roll" in play_of(table).open
    assert [entry.undone for entry in house.entries(1)] == [None, None, None, None, 5, None]


def test_the_next_party_may_use_the_same_commands(house: ToyHouse) -> None:
    table = rolled(house)
    give_undo(table, back(table))
    table.execute(EndGame())
    table.execute(ClearTable())
    assert table.moment.asking is None
    for name, colour in (("Cleo", "green"), ("Dora", "black")):
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())
    play_on(table, 3)
    assert give_undo(table, back(table)) is None
    assert asked(table).undo.entry == 3


def redo(table: Table, command: str = "again") -> Redo:
    """What brings back what was taken back last."""
    assert table.moment.story is not None
    return Redo(table.moment.story.undone[-1].entry, command, None, Origin.KIOSK)


def test_what_was_taken_back_is_done_again_step_by_step(house: ToyHouse) -> None:
    table = house.playing()
    states = []
    for number in range(2):
        states.append(play_of(table).state)
        play_on(table, 1, f"step {number}")
    latest = play_of(table).state
    for name in ("one", "two"):
        give_undo(table, back(table, name))
    assert play_of(table).state == states[0]
    for name, state in zip(("a", "b"), (*states[1:], latest), strict=True):
        give_redo(table, redo(table, name))
        assert play_of(table).state == state
    assert play_of(table).log[-1].key == "done-again"
    assert house.again(verify=True).moment == table.moment
    assert [entry.undone for entry in house.entries(1)][1:3] == [None, None]


def test_what_is_done_again_can_be_taken_back_again(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    before = play_of(table).state
    give_undo(table, back(table, "one"))
    taken = play_of(table).state
    give_redo(table, redo(table, "two"))
    assert play_of(table).state == before
    give_undo(table, back(table, "three"))
    assert play_of(table).state == taken
    assert house.again(verify=True).moment == table.moment


def test_whatever_is_answered_since_ends_what_can_be_done_again(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    give_undo(table, back(table))
    late = redo(table)
    play_on(table, 1, "anew")
    before = table.moment
    assert before.story is not None
    assert before.story.undone == ()
    assert refused(lambda: give_redo(table, late)) == "refused-redo-late"
    assert table.moment is before


def test_a_redo_that_is_sent_again_does_nothing_more(house: ToyHouse) -> None:
    table = house.playing()
    play_on(table, 2)
    give_undo(table, back(table))
    tap = redo(table)
    first = give_redo(table, tap)
    assert give_redo(house.again(), tap) == replace(first, repeated=True)


def test_roll_and_consent_and_all_come_back_as_they_were_read(house: ToyHouse) -> None:
    table = rolled(house)
    dice = steps(table)[-1].dice
    give_undo(table, back(table))
    if table.moment.asking is not None:
        table.execute(GiveConsent(asked(table).undo.entry, agree=True), Actor(None))
    assert dice
    give_redo(table, redo(table))
    assert steps(table)[-1].dice == dice
