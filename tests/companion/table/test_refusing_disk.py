"""Whichever write of SQLite the disk refuses, what is said is what stands, at once and after a power cut."""

import errno
from itertools import count
from pathlib import Path

import pytest

from companion.engine.refusal import Refused
from companion.table.commands.command import TableCommand
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.shelf import ForgetGame, PutAside, TakeUp
from companion.table.files.sqlite_file import CHECKPOINT_PAGES, PAGE
from companion.table.table import Table
from tests.companion.saying import give_answer
from tests.companion.table.refusing_sqlite import refusing
from tests.companion.table.spoilt import FILES, LOG, House, opened, what_is_so
from tests.companion.toy_play import next_reply, play_of
from tests.long import LONG

EVERY = 4 if LONG else 9
"""How many writes lie between two that are refused."""
NEARLY = (CHECKPOINT_PAGES - 5) * (PAGE + 24)
"""Bytes of a log that is carried over into the journal with one of the next answers."""


def left(house: House) -> dict[str, bytes]:
    """What a plug that is pulled now leaves."""
    return {name: (house.data / name).read_bytes() for name in FILES if (house.data / name).exists()}


def is_taken(table: Table, command: str) -> bool:
    """True if it is said that the next answer counts."""
    try:
        give_answer(table, next_reply(play_of(table), command))
    except Refused:
        return False
    return True


def refuse_in_turn(house: House, fault: int, again: Path) -> tuple[int, int]:
    """Refuses one write of an answer after the other, until all are made; how many answers were refused, and
    how many writes one made at most."""
    table, refused, most, at = house._open[-1][0], 0, 0, 0
    while True:
        before = what_is_so(table)
        with refusing(at, fault) as writes:
            taken = is_taken(table, f"at {at} of {table.moment.stamp}")
        refused, most, at = refused + (not taken), max(most, writes.made), at + EVERY
        assert (what_is_so(table) != before) == taken
        assert opened(again, left(house)) == (what_is_so(table), None)
        if not writes.failed:
            return refused, most


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EIO])
def test_an_answer_counts_or_is_refused_and_nothing_between(folder: Path, fault: int) -> None:
    house = House(folder / "house")
    table = house.playing(rounds=1000)
    refused, _ = refuse_in_turn(house, fault, folder / "again")
    assert refused > 0
    for number in count():
        if (house.data / LOG).stat().st_size > NEARLY:
            break
        assert is_taken(table, f"taken {number}")
    most = max(refuse_in_turn(house, fault, folder / "again")[1] for _ in range(3))
    assert most > 50  # so many pages are carried over at once
    house.close()
    assert opened(folder / "again", left(house)) == (what_is_so(table), None)


@pytest.mark.parametrize("command", [PutAside(), EndGame(), TakeUp(1), ForgetGame(1)], ids=str)
def test_a_full_disk_keeps_the_game_that_is_played_and_the_shelf(
    folder: Path, command: TableCommand[object]
) -> None:
    """One write of it after another is refused, until enough is on the disk."""
    house = House(folder / "house")
    table = house.playing(rounds=5)
    table.execute(PutAside())
    if not isinstance(command, TakeUp | ForgetGame):
        table.execute(BeginGame())
        assert is_taken(table, "before")
    before = what_is_so(table)
    for at in count():
        with refusing(at, errno.ENOSPC):
            taken = is_carried_out(table, command)
        assert (what_is_so(table) != before) == taken
        assert opened(folder / "again", left(house)) == (what_is_so(table), None)
        if taken:
            break
    assert at > 0
    house.close()


def is_carried_out(table: Table, command: TableCommand[object]) -> bool:
    """True unless the disk refuses it."""
    try:
        table.execute(command)
    except Refused:
        return False
    return True
