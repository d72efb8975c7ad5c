"""A plug that is pulled at any moment: what is there again is what was played until then, never a mixture."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.app import Companion, CompanionSettings
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame, LeaveOutFile
from companion.table.commands.seating import TakeSeat
from companion.table.files.sqlite_file import PAGE
from companion.table.journal.journal import Journal
from companion.table.table import Table
from companion.upkeep.running import NOTE
from tests.companion.saying import give_answer
from web.ports.protocol import PageViewer

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
ANSWERS = 30
"""After so many the log was carried over into the journal, and begun anew."""
EVERY = 1 if os.environ.get("EVENINGS") else 61
"""Bytes between two cuts, a prime: they wander through the file's frames; `make evenings` cuts at each."""
SECTORS = 1 if os.environ.get("EVENINGS") else 11
"""Pages between two cuts where the log is carried over: a page is a sector, which is written or not."""
SECOND_SEASON = "the-long-road-second-season.en.yaml"
"""Without it a game begins in a log so short that some answers make it longer."""
SCREEN = PageViewer(None, "en", at_screen=True)


@dataclass(frozen=True)
class Known:
    """What the files held at one moment, and what was so at the table then."""

    journal: bytes
    wal: bytes
    state: Any
    asked: tuple[tuple[str, int], ...]


class Home:
    """A table of one's own in a folder."""

    def __init__(self, data: Path) -> None:
        data.mkdir(exist_ok=True)
        self.path = data / "journal.sqlite3"
        self._journal = Journal(self.path)
        self.table = Table("home", GAME, self._journal, CardShelf(data))

    def close(self) -> None:
        """As it is closed when nothing happens."""
        self.table.close()
        self._journal.close()

    def known(self) -> Known:
        """What is so now, and what a plug that is pulled now would leave on the disk."""
        play = self.table.moment.play
        assert play is not None
        asked = tuple(sorted((name, one.version) for name, one in play.open.items()))
        wal = self.path.with_name(f"{self.path.name}-wal")
        return Known(self.path.read_bytes(), wal.read_bytes(), play.state, asked)

    def answer(self, chance: Random) -> None:
        """One answer that is legal."""
        play = self.table.moment.play
        assert play is not None
        asked = next(one for one in play.open.values() if not one.question.standing)
        value = by_chance(asked.question.form, chance)
        who = asked.question.to
        give_answer(
            self.table,
            Answer(asked.question.id, asked.version, f"c{chance.random()}", who, Origin.PHONE, value),
        )


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Known]]:
    """A game, and what was known after its beginning and after each of its answers.

    It is the same one each time, for by chance some are over sooner.
    """
    chance = Random(3)
    monkeypatch.setattr("secrets.token_hex", lambda size: chance.randbytes(size).hex())
    home = Home(tmp_path / "home")
    home.table.execute(LeaveOutFile(SECOND_SEASON))
    for name, colour in PEOPLE:
        home.table.execute(TakeSeat(name, colour))
    home.table.execute(BeginGame())
    moments = [home.known()]
    for _ in range(ANSWERS):
        home.answer(chance)
        moments.append(home.known())
    yield moments
    home.close()


def found(folder: Path, journal: bytes, wal: bytes) -> tuple[Any, tuple[tuple[str, int], ...]]:
    """What a companion finds that starts with these files."""
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    (folder / "journal.sqlite3").write_bytes(journal)
    (folder / "journal.sqlite3-wal").write_bytes(wal)
    home = Home(folder)
    known = home.known()
    home.close()
    return known.state, known.asked


def over(before: bytes, after: bytes, cut: int) -> bytes:
    """A file of which so many bytes are new, and the others as they were."""
    return after[:cut] + before[cut:]


def changed(before: bytes, after: bytes) -> tuple[int, int]:
    """From where a file was written anew, and up to where."""
    same = [old == new for old, new in zip(before, after, strict=False)]
    at_end = len(after) if len(after) > len(before) else len(same) - same[::-1].index(False)
    return (same.index(False) if False in same else len(before)), at_end


def log_grows(played: list[Known]) -> tuple[Known, Known]:
    """The two moments around an answer that is added to the log."""
    return next(pair for pair in pairwise(played) if pair[1].wal.startswith(pair[0].wal))


def log_begins_anew(played: list[Known]) -> tuple[Known, Known]:
    """The two moments around an answer that begins the log anew, once it was carried over."""
    return next(pair for pair in pairwise(played) if not pair[1].wal.startswith(pair[0].wal))


@pytest.mark.slow
def test_a_plug_pulled_after_any_answer_costs_nothing(played: list[Known], tmp_path: Path) -> None:
    for one in played:
        assert found(tmp_path / "again", one.journal, one.wal) == (one.state, one.asked)


@pytest.mark.slow
def test_a_plug_pulled_within_an_answer_costs_that_answer_at_most(
    played: list[Known], tmp_path: Path
) -> None:
    grows, begins_anew = log_grows(played), log_begins_anew(played)
    for before, after in (grows, begins_anew):
        first, last = changed(before.wal, after.wal)
        cuts = [
            found(tmp_path / "again", after.journal, over(before.wal, after.wal, cut))
            for cut in range(first, last, EVERY)
        ]
        assert len(cuts) > 15
        assert all(one == (before.state, before.asked) for one in cuts)
        assert found(tmp_path / "again", after.journal, after.wal) == (after.state, after.asked)


def test_a_plug_pulled_while_the_log_is_carried_over_costs_nothing(
    played: list[Known], tmp_path: Path
) -> None:
    after, _ = log_begins_anew(played)
    before = played[played.index(after) - 1]
    cuts = range(0, len(after.journal), SECTORS * PAGE)
    assert len(cuts) > 15
    for cut in cuts:
        half = over(before.journal, after.journal, cut)
        assert found(tmp_path / "again", half, after.wal) == (after.state, after.asked)


@pytest.mark.slow
def test_the_kiosk_says_that_a_table_was_cut_off_until_somebody_has_answered(tmp_path: Path) -> None:
    settings = CompanionSettings(data=tmp_path, host="127.0.0.1", port=0)
    with Companion(settings) as before:
        for name, colour in PEOPLE:
            before.table.execute(TakeSeat(name, colour))
        before.table.execute(BeginGame())
        note = (tmp_path / NOTE).read_bytes()
    with Companion(settings) as ended:
        assert "interrupted" not in repr(ended.door.page(SCREEN).notices)
    (tmp_path / NOTE).write_bytes(note)
    with Companion(settings) as back:
        assert "I was interrupted and I’m back" in repr(back.door.page(SCREEN).notices)
        assert "cut off" in (tmp_path / "companion.log").read_text()
        play = back.table.moment.play
        assert play is not None
        asked = next(iter(play.open.values()))
        value = by_chance(asked.question.form, Random(1))
        give_answer(
            back.table, Answer(asked.question.id, asked.version, "c", asked.question.to, Origin.PHONE, value)
        )
        assert "interrupted" not in repr(back.door.page(SCREEN).notices)
