"""Two people in a game of tiles, of whom one has a tile in hand that may be laid."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from companion.engine.play import Asked
from companion.games.hopes_end.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, ChooseRule
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.adapters.conftest import submit


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    journal = Journal(tmp_path)
    yield journal
    journal.close()


@pytest.fixture
def table(tmp_path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """The same tiles in every run, played as printed."""
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "ember")
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    for name, colour in (("Ada", "red"), ("Ben", "blue")):
        table.execute(TakeSeat(name, colour))
    for rule, choice in (("drawer", "you"), ("asked", "every")):
        table.execute(ChooseRule(rule, choice))
    table.execute(BeginGame())
    go_on(table)
    yield table
    table.close()


def open_at(table: Table) -> Mapping[str, Asked]:
    play = table.moment.play
    assert play is not None
    return play.open


def go_on(table: Table) -> None:
    """Until a tile may be laid."""
    while "place" not in open_at(table):
        submit(table, next(iter(open_at(table).values())))
