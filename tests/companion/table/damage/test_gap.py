"""An entry that cannot be read is asked again at the table, and what came after it is kept where it fits."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from companion.engine.answers import Origin, Rolled
from companion.engine.dice import Die
from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame, EndGame, ForgetEverything
from companion.table.commands.playing import GiveConsent
from companion.table.commands.seating import ClearTable, StepOut
from companion.table.journal.entries import EntryKind, Recall, Undo
from companion.table.journal.table_journal import TableJournal
from companion.table.state import Actor
from companion.table.table import Table
from tests.companion.saying import give_answer, give_recall, give_undo
from tests.companion.table.damage.spoilt import at_table, changed, what_is_so
from tests.companion.toy_play import ToyHouse, next_reply, play_of, play_on, reply


def spoil(house: ToyHouse, what: bytes) -> None:
    """One of these words in the first game becomes another."""
    house.game(1).write_bytes(changed(house.game(1).read_bytes(), what))


@contextmanager
def damaged(house: ToyHouse, entry: int) -> Iterator[tuple[Table, TableJournal]]:
    """The table after the answer of that entry became unreadable; its command was `step-<entry - 1>`."""
    house.close()
    spoil(house, f'step-{entry - 1}"'.encode())
    with at_table(house.data) as there:
        yield there


def gap_of(table: Table) -> tuple[int, int] | None:
    """The entry that is asked again, and how many wait behind it."""
    gap = table.moment.story.gap if table.moment.story else None
    return None if gap is None else (gap.entry, len(gap.later))


def leave_out(entry: int, command: str = "without") -> Recall:
    return Recall(entry, None, command, None, Origin.KIOSK)


@pytest.mark.parametrize("entry", [1, 2, 3, 6])
def test_the_same_answer_brings_all_back_that_came_after_it(house: ToyHouse, entry: int) -> None:
    table = house.playing(3)
    play_on(table, 7)
    before, log = play_of(table).state, len(play_of(table).log)
    with damaged(house, entry) as (table, journal):
        assert gap_of(table) == (entry, 7 - entry)
        assert journal.loss is not None
        assert (journal.loss.missing, journal.loss.unsure) == (1, False)
        give_answer(table, next_reply(play_of(table), "again"))
        assert gap_of(table) is None
        assert play_of(table).state == before
        assert len(play_of(table).log) == log + 2
        so = what_is_so(table)
    assert what_is_so(house.open(verify=True)) == so
    kinds = [entry.kind for entry in house.entries(1)]
    assert kinds.count(EntryKind.LOST) == kinds.count(EntryKind.RECALL) == 1


def test_only_the_seat_is_asked_whose_answer_is_missing(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 2)
    with damaged(house, 1) as (table, _):
        questions = play_of(table).open
        assert "number:seat-1" in questions
        assert "number:seat-2" not in questions


def test_until_it_is_known_nothing_else_counts(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 5)
    with damaged(house, 3) as (table, _):
        with pytest.raises(Refused, match="refused-lost"):
            give_undo(table, Undo(2, "undo", None, Origin.KIOSK))
        table.execute(StepOut("seat-2"), Actor(None))
        assert gap_of(table) == (3, 2)
        with pytest.raises(Refused, match="refused-lost"):
            give_recall(table, leave_out(4))


def test_a_page_that_sends_it_once_more_has_said_what_it_was(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 2)
    answer = next_reply(play_of(table), "step-2")
    give_answer(table, answer)
    give_answer(table, next_reply(play_of(table), "after"))
    before = play_of(table).state
    with damaged(house, 3) as (table, _):
        first = give_answer(table, answer)
        assert play_of(table).state == before
        assert give_answer(table, answer) == replace(first, repeated=True)


def test_another_answer_counts_when_it_was_said_twice_and_what_no_longer_fits_is_left_out(
    house: ToyHouse,
) -> None:
    table = house.playing(3)
    play_on(table, 2)
    give_answer(table, reply(play_of(table), "roll", Rolled((Die("white", 2),)), "step-2"))
    play_on(table, 2, "later")
    with damaged(house, 3) as (table, _):
        with pytest.raises(Refused, match="refused-recall"):
            give_recall(table, leave_out(3))
        assert gap_of(table) == (3, 2)
        give_recall(table, leave_out(3, "twice"))
        assert gap_of(table) is None
        assert "roll" in play_of(table).open
        assert [line.key for line in play_of(table).log][-2:] == ["entry-lost", "entries-left-out"]
        so = what_is_so(table)
    assert what_is_so(house.open(verify=True)) == so
    marks = [entry.undone for entry in house.entries(1)]
    assert marks == [None, None, None, None, 6, 6, None]


def test_a_bot_is_never_believed_against_what_came_after(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 4)
    with damaged(house, 3) as (table, _):
        for number in range(3):
            recall = replace(leave_out(3, f"bot {number}"), origin=Origin.SIMULATED)
            with pytest.raises(Refused, match="refused-recall"):
                give_recall(table, recall)
        assert gap_of(table) == (3, 1)


def test_two_entries_are_asked_one_after_the_other(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 8)
    before = play_of(table).state
    house.close()
    spoil(house, b'step-5"')
    with damaged(house, 3) as (table, _):
        assert gap_of(table) == (3, 5)
        give_answer(table, next_reply(play_of(table), "first"))
        assert gap_of(table) == (6, 2)
        so = what_is_so(table)
    with at_table(house.data) as (table, _):
        assert what_is_so(table) == so
        give_answer(table, next_reply(play_of(table), "second"))
        assert play_of(table).state == before


def test_what_came_after_may_take_it_back(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 3)
    give_undo(table, Undo(3, "undo", None, Origin.KIOSK))
    if table.moment.asking is not None:
        table.execute(GiveConsent(3, agree=True), Actor(None))
    play_on(table, 2, "later")
    before = play_of(table).state
    with damaged(house, 3) as (table, _):
        give_answer(table, next_reply(play_of(table), "again"))
        assert gap_of(table) is None
        assert play_of(table).state == before


def test_somebody_who_steps_out_meanwhile_is_still_out_after_another_start(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 4)
    with damaged(house, 2) as (table, _):
        table.execute(StepOut("seat-2"), Actor(None))
        so = what_is_so(table)
    with at_table(house.data) as (table, _):
        assert what_is_so(table) == so
        assert table.moment.seating.bots == {"seat-2"}


def test_who_goes_without_the_first_of_a_lost_end_goes_without_all_of_it(house: ToyHouse) -> None:
    table = house.playing(3)
    play_on(table, 6)
    house.close()
    content = house.game(1).read_bytes()
    house.game(1).write_bytes(content[: content.index(b'{"n":4,')])
    with at_table(house.data) as (table, _):
        assert gap_of(table) == (4, 2)
        with pytest.raises(Refused, match="refused-recall"):
            give_recall(table, leave_out(4))
        give_recall(table, leave_out(4, "twice"))
        assert gap_of(table) is None
        give_answer(table, next_reply(play_of(table), "after"))
        so = what_is_so(table)
    with at_table(house.data) as (table, journal):
        assert (what_is_so(table), journal.loss) == (so, None)


def test_a_card_file_that_is_damaged_costs_nothing_and_is_whole_again_with_the_next_game(
    house: ToyHouse,
) -> None:
    own = house.data / "decks" / "toy" / "own.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("- a silver spoon\n")
    table = house.playing(3)
    before = what_is_so(table)
    [copy] = [one for one in cards(house) if b"silver" in one.read_bytes()]
    whole = copy.read_bytes()
    copy.write_bytes(b"- a silver knife\n")
    table = house.again()
    assert what_is_so(table) == before
    assert "own.yaml" not in house.journal.record(1).set_up.decks
    table.execute(EndGame())
    table.execute(BeginGame())
    assert copy.read_bytes() == whole
    assert "own.yaml" in house.journal.record(2).set_up.decks


def test_copies_of_card_files_go_with_the_games_that_named_them(house: ToyHouse) -> None:
    table = house.playing(3)
    assert cards(house)
    table.execute(EndGame())
    table.execute(ClearTable())
    table.execute(ForgetEverything())
    assert not cards(house)


def cards(house: ToyHouse) -> list[Path]:
    """The card files that are kept for games."""
    return list(house.data.glob("tables/main/cards/*"))
