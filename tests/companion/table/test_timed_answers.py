"""A timed answer carries the table's time into the journal, so that a restart tells the same clocks."""

from pathlib import Path

import pytest

from companion.engine.answers import Answer, Chosen, Origin
from companion.games.just_dice.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import PutAside, TakeUp
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.toy_play import NAMES, play_of


class Timed:
    """A table of two with clocks, whose source of time a test moves."""

    def __init__(self, path: Path) -> None:
        self.at, self.path = 0.0, path
        self.open()
        for name, colour in NAMES:
            self.table.execute(TakeSeat(name, colour))
        self.table.execute(ChooseRule("clock", "five"))
        self.table.execute(BeginGame())

    def open(self) -> None:
        self.journal = Journal(self.path)
        self.table = Table("main", GAME, self.journal, CardShelf(self.path))
        self.table.clock._now = lambda: self.at
        self.table.clock.move_to(0)

    def close(self) -> None:
        self.table.close()
        self.journal.close()

    def start(self, seat: str) -> None:
        asked = play_of(self.table).open["clock"]
        said = Answer("clock", asked.version, f"c{self.at}", None, Origin.KIOSK, Chosen(seat))
        self.table.execute(SubmitAnswer(said))

    def left(self, seat: str) -> float:
        milliseconds: int = play_of(self.table).state.clocks.left(seat)
        return milliseconds / 1000


@pytest.fixture
def timed(tmp_path: Path) -> Timed:
    return Timed(tmp_path)


def test_a_move_takes_as_long_as_the_tables_clock_says(timed: Timed) -> None:
    timed.start("seat-1")
    timed.at += 45
    timed.start("seat-2")
    assert timed.left("seat-1") == 300 - (45 - 5)
    timed.close()


def test_time_in_which_the_program_is_down_takes_nothing(timed: Timed) -> None:
    timed.start("seat-1")
    timed.at += 20
    timed.start("seat-2")
    timed.close()
    timed.at += 100_000
    timed.open()
    timed.at += 8
    timed.start("seat-1")
    assert (timed.left("seat-1"), timed.left("seat-2")) == (285, 297)
    timed.close()


def test_time_in_which_the_table_sleeps_takes_nothing(timed: Timed) -> None:
    timed.table.clock.most = 60
    timed.start("seat-1")
    timed.at += 7200
    timed.start("seat-2")
    assert timed.left("seat-1") == 300 - (60 - 5)
    timed.close()


def test_a_game_that_was_put_aside_goes_on_with_the_time_that_it_had(timed: Timed) -> None:
    timed.start("seat-1")
    game = timed.table.moment.game
    assert game is not None
    timed.table.execute(PutAside())
    timed.at += 5000
    timed.table.execute(TakeUp(game))
    timed.at += 15
    timed.start("seat-2")
    assert timed.left("seat-1") == 290
    timed.close()
