"""A plug that is pulled at any moment: what is there again is what was played until then, never a mixture."""

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import rmtree
from typing import Any

import pytest

from companion.app import Companion, CompanionSettings
from companion.engine.answers import Answer, Origin
from companion.engine.chance import by_chance
from companion.games.hope_inhumanity.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal import game_file
from companion.table.journal.journal import Journal
from companion.table.table import Table
from companion.upkeep.running import NOTE
from tests.companion.saying import give_answer
from tests.companion.table.damage.spoilt import left, write
from web.ports.protocol import PageViewer

PEOPLE = (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green"))
ANSWERS = 30
EVERY = 1 if os.environ.get("EVENINGS") else 37
"""Bytes between two cuts, a prime; `make evenings` cuts at each."""
GAME_FILE = "tables/home/games/0001.jsonl"
SCREEN = PageViewer(None, "en", at_screen=True)


@dataclass(frozen=True)
class Known:
    """What the files held at one moment, and what was so at the table then."""

    files: Mapping[str, bytes]
    state: Any
    asked: tuple[tuple[str, int], ...]


class Home:
    """A table of one's own in a folder."""

    def __init__(self, data: Path) -> None:
        data.mkdir(exist_ok=True)
        self.data = data
        self._journal = Journal(data)
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
        return Known(left(self.data), play.state, asked)

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
    monkeypatch.setattr(
        "companion.table.commands.game.secrets.token_hex", lambda size: chance.randbytes(size).hex()
    )
    monkeypatch.setattr(game_file, "RESERVED", game_file.ROOM)  # so that some answers need room
    home = Home(tmp_path / "home")
    for name, colour in PEOPLE:
        home.table.execute(TakeSeat(name, colour))
    home.table.execute(BeginGame())
    moments = [home.known()]
    for _ in range(ANSWERS):
        home.answer(chance)
        moments.append(home.known())
    yield moments
    home.close()


def found(folder: Path, files: Mapping[str, bytes]) -> tuple[Any, tuple[tuple[str, int], ...]]:
    """What a companion finds that starts with these files."""
    rmtree(folder, ignore_errors=True)
    write(folder, files)
    home = Home(folder)
    known = home.known()
    home.close()
    return known.state, known.asked


def changed(before: bytes, after: bytes) -> tuple[int, int]:
    """From where a file was written anew, and up to where."""
    same = [old == new for old, new in zip(before, after, strict=False)]
    end = len(after) if len(after) > len(before) else len(same) - same[::-1].index(False)
    return same.index(False), end


@pytest.mark.slow
def test_a_plug_pulled_after_any_answer_costs_nothing(played: list[Known], tmp_path: Path) -> None:
    for one in played:
        assert found(tmp_path / "again", one.files) == (one.state, one.asked)


@pytest.mark.slow
def test_a_plug_pulled_within_an_answer_costs_that_answer_at_most(
    played: list[Known], tmp_path: Path
) -> None:
    sizes = [len(one.files[GAME_FILE]) for one in played]
    grows = next(n for n in range(1, len(sizes)) if sizes[n] > sizes[n - 1])
    for before, after in (played[:2], played[grows - 1 : grows + 1]):
        old, new = before.files[GAME_FILE], after.files[GAME_FILE]
        first, last = changed(old, new)
        last = new.rindex(b'"}') + 2 if last == len(new) else last
        cuts = [
            found(tmp_path / "again", {**after.files, GAME_FILE: new[:cut] + old[cut:]})
            for cut in range(first, last, EVERY)
        ]
        assert len(cuts) > 5
        assert all(one == (before.state, before.asked) for one in cuts)
        assert found(tmp_path / "again", after.files) == (after.state, after.asked)


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
