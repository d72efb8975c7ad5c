"""The plug is pulled after each call to the disk, of each command and of each start: whole or absent, never
between."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from shutil import copytree, rmtree
from typing import Any

import pytest

from companion.engine.answers import Origin
from companion.table.commands.game import (
    BeginGame,
    EndGame,
    ForgetEverything,
    SettleGame,
    Speak,
)
from companion.table.commands.seating import ClearTable, StepOut
from companion.table.commands.shelf import ForgetGame, PutAside, TakeUp
from companion.table.journal.entries import Undo
from companion.table.journal.table_journal import TableJournal
from companion.table.table import Table
from tests.companion.fake_disk import Pulled, numbered
from tests.companion.saying import give_answer, give_undo
from tests.companion.table.damage.spoilt import at_table, what_is_so
from tests.companion.toy_play import ToyHouse, cheer, next_reply, play_of, play_on
from tests.long import LONG

Deed = Callable[[Table], object]
WHOLE = 6
EVERY = 1 if LONG else 3
"""Calls between two at which the plug is pulled."""


def does(*commands: Any) -> Deed:
    return lambda table: [table.execute(command) for command in commands]


def plays(table: Table) -> None:
    """A game in its midst."""
    play_on(table, 3)


def cheers(table: Table) -> None:
    """What was said last showed nothing to anybody."""
    play_on(table, 3)
    give_answer(table, cheer(play_of(table), "seat-1"))


def is_over(table: Table) -> None:
    play_on(table, WHOLE)


def shelves(table: Table) -> None:
    """A game was put aside, and another was broken off."""
    play_on(table, 3)
    does(PutAside(), BeginGame())(table)
    play_on(table, 2, "second")
    does(EndGame())(table)


def answers(table: Table) -> None:
    give_answer(table, next_reply(play_of(table), "cut"))


def undoes(table: Table) -> None:
    assert give_undo(table, Undo(4, "cut", None, Origin.KIOSK))


CASES: dict[str, tuple[Deed, Deed]] = {
    "answer": (plays, answers),
    "undo": (cheers, undoes),
    "a bot plays on": (plays, does(StepOut("seat-2"))),
    "language": (plays, does(Speak("de"))),
    "put aside": (plays, does(PutAside())),
    "end": (plays, does(EndGame())),
    "settle": (is_over, does(SettleGame())),
    "begin": (shelves, does(BeginGame())),
    "take up": (shelves, does(TakeUp(1))),
    "another party": (shelves, does(ClearTable())),
    "forget a game": (shelves, does(ForgetGame(1))),
    "forget all": (shelves, does(ForgetEverything())),
}


def all_that_is_so(table: Table, journal: TableJournal) -> object:
    """What people see: who sits there, what is played, and what stands on the shelf."""
    moment = table.moment
    shelf = [(one.number, one.party, one.sat) for one in journal.games()]
    return moment.game, what_is_so(table), moment.stamp, shelf, journal.numbers


def seen(data: Path) -> object:
    with at_table(data) as (table, journal):
        return all_that_is_so(table, journal)


def found_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[object, int]:
    """What is seen after a cut, also where the plug is pulled again within the start; how often it was."""
    found = []
    for at in count():
        copytree(folder / "cut", folder / "again")
        with numbered(monkeypatch, at, Pulled()) as calls, suppress(Pulled):
            seen(folder / "again")
        found.append(seen(folder / "again"))
        rmtree(folder / "again")
        if not calls.failed:
            assert all(one == found[0] for one in found)
            return found[0], at
    raise AssertionError


@pytest.fixture(autouse=True)
def _chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same codes, seeds and times each time."""
    monkeypatch.setattr("companion.table.commands.game.secrets.token_hex", lambda _: "ember")
    monkeypatch.setattr("secrets.choice", min)
    for name in ("commands.game.now", "state.this_moment"):
        monkeypatch.setattr(f"companion.table.{name}", lambda: "2026-11-29T20:00:00+00:00")


@pytest.mark.long
@pytest.mark.parametrize("name", CASES)
def test_a_plug_that_is_pulled_leaves_what_was_before_or_what_comes_after(
    name: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare, deed = CASES[name]
    house, cuts, stands = ToyHouse(folder / "before"), 0, set[bool]()
    prepare(house.playing())
    house.close()
    before = seen(folder / "before")
    copytree(folder / "before", folder / "after")
    with at_table(folder / "after") as (table, journal):
        deed(table)
        after = all_that_is_so(table, journal)
    for at in count(0, EVERY):
        copytree(folder / "before", folder / "run")
        with at_table(folder / "run") as (table, _):
            with numbered(monkeypatch, at, Pulled()) as calls, suppress(Pulled):
                deed(table)
            copytree(folder / "run", folder / "cut")
        found, inner = found_again(folder, monkeypatch)
        assert found in (before, after)
        assert calls.failed or found == after
        stands.add(found == after)
        cuts += 1 + inner
        rmtree(folder / "run")
        rmtree(folder / "cut")
        if not calls.failed:
            break
    print(f"{name}: {cuts} cuts")
    assert stands == {False, True}
