"""What lapses goes on by itself, always after the same time, unless somebody asks all to wait."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from companion.adapters.seats.stage_clock import StageClock
from companion.engine.advice import next_answer, sensible
from companion.engine.answers import Answer, Chosen, Origin
from companion.engine.play import Asked
from companion.engine.questions import Choose, Option, Question
from companion.games.human_punishment.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.clock import FakeClock
from tests.companion.saying import give_answer

SECONDS = 6.0


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """Three people at a game that waits for a pause."""
    journal = Journal(tmp_path)
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
        table.execute(TakeSeat(name, colour))
    table.execute(BeginGame())
    chance = Random(1)
    for n in range(400):
        if is_open(table):
            break
        play = table.moment.play
        assert play is not None
        answer = next_answer(play, (None, *play.state.seats), sensible, chance, f"c{n}")
        assert answer is not None
        give_answer(table, answer)
    yield table
    table.close()
    journal.close()


def is_open(table: Table) -> bool:
    play = table.moment.play
    return play is not None and "pause" in play.open


def test_it_goes_on_once_the_stage_has_had_its_time_and_not_before(table: Table) -> None:
    time = FakeClock()
    clock = StageClock(table, lambda: SECONDS, time)
    clock.look()
    time.now = SECONDS - 0.01
    clock.look()
    assert is_open(table)
    time.now = SECONDS
    clock.look()
    assert not is_open(table) or table.moment.play is not None
    story = table.moment.story
    assert story is not None
    assert (story.steps[-1].answer.question, story.steps[-1].answer.origin) == ("pause", Origin.SIMULATED)


def test_what_leaves_time_to_talk_takes_three_times_as_long() -> None:
    time, said = FakeClock(), list[SubmitAnswer]()
    form = Choose((Option("go", "Go"),))
    question = Question("next", None, "Tell", form, "Tell", lapses="go", unhurried=True)
    moment = SimpleNamespace(game="g", asking=None, play=SimpleNamespace(open={"next": Asked(question, 1)}))
    table = SimpleNamespace(id="t", moment=moment, execute=lambda command, _actor: said.append(command))
    clock = StageClock(cast(Table, table), lambda: SECONDS, time)
    for seconds, answers in ((0, 0), (3 * SECONDS - 0.01, 0), (3 * SECONDS, 1)):
        time.now = seconds
        clock.look()
        assert len(said) == answers


def test_whoever_taps_wait_stops_the_clock_for_all(table: Table) -> None:
    time = FakeClock()
    clock = StageClock(table, lambda: SECONDS, time)
    clock.look()
    play = table.moment.play
    assert play is not None
    give_answer(
        table, Answer("pause", play.open["pause"].version, "w", "seat-1", Origin.PHONE, Chosen("wait"))
    )
    for seconds in (SECONDS, 10 * SECONDS):
        time.now = seconds
        clock.look()
    assert is_open(table)


def test_a_step_without_a_choice_goes_on_for_its_seat_and_an_undo_takes_it_back_with_the_answer_before(
    table: Table,
) -> None:
    time = FakeClock()
    clock = StageClock(table, lambda: SECONDS, time)
    chance = Random(2)
    for n in range(400):
        play = table.moment.play
        assert play is not None
        if "pass" in play.open:
            break
        answer = next_answer(play, (None, *play.state.seats), sensible, chance, f"d{n}")
        assert answer is not None
        give_answer(table, replace(answer, origin=Origin.PHONE))
    clock.look()
    time.now = SECONDS
    clock.look()
    story = table.moment.story
    assert story is not None
    before, passed = (one.answer for one in story.latest)
    assert (passed.question, passed.seat is not None) == ("pass", True)
    assert (before.origin, passed.origin) == (Origin.PHONE, Origin.SIMULATED)


def test_the_time_begins_again_with_what_is_asked_next(table: Table) -> None:
    time = FakeClock()
    clock = StageClock(table, lambda: SECONDS, time)
    time.now = 100.0
    clock.look()
    assert is_open(table), "it was seen only now"
