"""`replay` decides each evening of a data folder, or of a backup, once more."""

from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion import games
from companion.__main__ import main
from companion.engine.advice import next_answer, sensible
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.table.damage.spoilt import forged
from tests.companion.toy_play import play_of

SEATS = (None, "seat-1", "seat-2")


def played(data: Path) -> Path:
    """A game of five answers in that folder: its file."""
    game = games.find("amber_tide")
    with closing(Journal(data)) as journal, closing(Table("home", game, journal, CardShelf(data))) as table:
        for person in (("Ada", "red"), ("Ben", "blue")):
            table.execute(TakeSeat(*person))
        table.execute(BeginGame())
        for number in range(5):
            answer = next_answer(play_of(table), SEATS, sensible, Random(number), f"answer-{number}")
            assert answer is not None
            give_answer(table, answer)
    return data / "tables/home/games/0001.jsonl"


def test_an_evening_that_is_decided_as_it_was_is_said_from_its_folder_and_from_a_backup(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(tmp_path / "data")
    assert main(["replay", "--data", str(tmp_path / "data")]) == 0
    assert main(["backup", str(tmp_path / "all.zip"), "--data", str(tmp_path / "data")]) == 0
    assert main(["replay", "--data", str(tmp_path), "--backup", str(tmp_path / "all.zip")]) == 0
    assert capsys.readouterr().out.count("game 1 (amber_tide): 6 entries, decided as they were then") == 2


def test_an_evening_of_other_rules_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forged(played(tmp_path), b'"rules":"', b'"rules":"0.')
    assert main(["replay", "--data", str(tmp_path)]) == 1
    assert "game 1: " in capsys.readouterr().out


def test_a_folder_in_which_nothing_was_played_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", "--data", str(tmp_path / "none")]) == 1
    assert "nothing was ever played here" in capsys.readouterr().err
