"""Seats without a person: their bots answer what they are asked, and nothing else, and hold nothing up."""

import logging
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest

from companion.adapters.seats.bots import Bots
from companion.app import Companion, CompanionSettings
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer, Origin, Value
from companion.engine.chance import Chance
from companion.engine.play import Asked, Play
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import AddBot, TakeSeat
from companion.table.journal.entries import Undo
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.saying import give_answer, give_undo
from tests.companion.table.damage.spoilt import changed
from tests.companion.toy_play import play_of

PERSON = "seat-1"


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    """A journal that outlives a table."""
    journal = Journal(tmp_path)
    yield journal
    journal.close()


def seated(journal: Journal, folder: Path) -> Table:
    """A game with one person and two bots."""
    table = Table("home", GAME, journal, CardShelf(folder))
    table.execute(TakeSeat("Ada", "red"))
    table.execute(AddBot("blue"))
    table.execute(AddBot("green"))
    table.execute(BeginGame())
    return table


@pytest.fixture
def table(journal: Journal, tmp_path: Path) -> Iterator[Table]:
    """The same, until the test is over."""
    table = seated(journal, tmp_path)
    yield table
    table.close()


def people_answer(table: Table, number: int) -> bool:
    """The person or the table answers, if one of them is asked."""
    said = next_answer(play_of(table), (None, PERSON), sensible, Random(number), f"person {number}")
    if said is not None:
        give_answer(table, replace(said, origin=Origin.PHONE))
    return said is not None


def play_on(table: Table, bots: Bots, steps: int = 600) -> None:
    """The game goes on, people first, until it is over or so many steps were made."""
    for _ in range(steps):
        if not play_of(table).open:
            return
        if not people_answer(table, table.moment.stamp):
            bots.answer()


def answers(table: Table) -> list[Answer]:
    entries = table.journal.entries(table.moment.game or 0, table._state.values)
    return [entry.answer for entry in entries if entry.answer]


BOTS = {"seat-2", "seat-3"}


def asks_bots_alone(play: Play[Any, Any]) -> bool:
    """True if nobody but bots is asked something that is waited for."""
    asked = {one.question.to for one in play.open.values() if not one.question.standing}
    return bool(asked) and asked <= BOTS


def test_a_bot_whose_answer_cannot_be_read_looks_for_what_fits(tmp_path: Path) -> None:
    own = tmp_path / "own"
    with closing(Journal(own)) as journal, closing(seated(journal, tmp_path)) as table:
        play_on(table, Bots(table, chance=Random(1)), 40)
        steps = table.moment.story.steps[:-1] if table.moment.story else ()
        lost = next(one for one in steps if asks_bots_alone(one.before) and one.asked.question.to in BOTS)
    path = own / "tables/home/games/0001.jsonl"
    path.write_bytes(changed(path.read_bytes(), f'{lost.answer.command}"'.encode()))
    with (
        closing(Journal(own)) as journal,
        closing(Table("home", GAME, journal, CardShelf(tmp_path))) as table,
    ):
        assert is_asked_again(table)
        Bots(table, chance=Random(2)).answer()
        assert not is_asked_again(table)


def is_asked_again(table: Table) -> bool:
    """True if it is asked what an entry was that cannot be read."""
    return table.moment.story is not None and table.moment.story.gap is not None


def test_one_person_and_two_bots_play_a_whole_game(table: Table) -> None:
    play_on(table, Bots(table, chance=Random(1)))
    assert not play_of(table).open
    by_bots = [said for said in answers(table) if not said.command.startswith("person")]
    assert {said.seat for said in by_bots} == {"seat-2", "seat-3"}
    assert {said.origin for said in by_bots} == {Origin.SIMULATED}


def test_bots_answer_neither_for_people_nor_for_the_table(table: Table) -> None:
    bots, before = Bots(table), table.moment.stamp
    bots.answer()
    assert table.moment.stamp == before
    assert set(play_of(table).open) == {"introduction"}


def test_bots_wait_while_the_table_decides_what_to_take_back(table: Table) -> None:
    bots = Bots(table, chance=Random(1))
    while people_answer(table, table.moment.stamp):
        pass
    moment = table.moment
    assert moment.story is not None
    table._state.ask(object())  # type: ignore[arg-type]  # whatever it is that is asked
    bots.answer()
    assert table.moment.stamp == moment.stamp
    table._state.ask(None)
    bots.answer()
    assert table.moment.stamp == moment.stamp + 1


def test_nobody_asks_a_bot_for_consent(table: Table) -> None:
    bots = Bots(table, chance=Random(1))
    while not (play_of(table).state.playing and play_of(table).state.playing.opened):
        if not people_answer(table, table.moment.stamp):
            bots.answer()
    story = table.moment.story
    assert story is not None
    latest = story.latest[0].entry
    assert give_undo(table, Undo(latest, "undo", PERSON, Origin.PHONE)) is not None


def test_bots_sit_and_play_on_after_a_restart(journal: Journal, tmp_path: Path) -> None:
    first = seated(journal, tmp_path)
    play_on(first, Bots(first, chance=Random(1)), steps=40)
    first.close()
    second = Table("home", GAME, journal, CardShelf(tmp_path))
    assert second.moment.seating.bots == {"seat-2", "seat-3"}
    play_on(second, Bots(second, chance=Random(2)))
    assert not play_of(second).open
    second.close()


def test_a_bot_that_fails_is_told_in_the_log_once_and_the_table_goes_on(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_play: Play[Any, Any], _asked: Asked, _chance: Chance) -> Value | None:
        raise ZeroDivisionError

    bots = Bots(table, advise=fail)
    while people_answer(table, table.moment.stamp):
        pass
    with caplog.at_level(logging.ERROR):
        bots.answer()
        bots.answer()
    assert [record.getMessage() for record in caplog.records] == ["a bot at table home failed"]
    Bots(table, chance=Random(1)).answer()
    assert people_answer(table, 1) or play_of(table).open


def test_a_refused_answer_of_a_bot_changes_nothing(table: Table) -> None:
    def stale(play: Play[Any, Any], asked: Asked, chance: Chance) -> Value | None:
        return None if asked.question.standing else sensible(play, play.open["introduction"], chance)

    before = table.moment.stamp
    Bots(table, advise=stale).answer()
    assert table.moment.stamp == before


def test_a_thread_answers_after_its_pause_and_ends_when_told(table: Table) -> None:
    stop = threading.Event()
    thread = threading.Thread(target=Bots(table, chance=Random(1)).run, args=(stop, 0.001))
    thread.start()
    deadline = monotonic() + 20
    while monotonic() < deadline and (play_of(table).log[-1:] == () or play_of(table).version < 20):
        if not people_answer(table, table.moment.stamp):
            sleep(0.002)
    stop.set()
    thread.join(5)
    assert not thread.is_alive()
    assert play_of(table).version >= 20


def test_a_running_companion_has_bots_that_answer(tmp_path: Path) -> None:
    settings = CompanionSettings(data=tmp_path, host="127.0.0.1", port=0)
    with Companion(settings):
        assert "bots" in {thread.name for thread in threading.enumerate()}
