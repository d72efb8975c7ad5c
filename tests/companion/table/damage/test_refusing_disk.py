"""Whichever write the disk refuses, what is said is what stands, at once and after a power cut."""

import errno
import os
import subprocess
from contextlib import suppress
from itertools import count
from pathlib import Path
from shutil import rmtree

import pytest

from companion.engine.refusal import Refused
from companion.table.commands.command import TableCommand
from companion.table.commands.game import BeginGame, EndGame, ForgetEverything
from companion.table.commands.shelf import ForgetGame, PutAside, TakeUp
from companion.table.table import Table
from tests.companion.fake_disk import numbered
from tests.companion.saying import give_answer
from tests.companion.table.damage.spoilt import House, left, opened, what_is_so
from tests.companion.toy_play import next_reply, play_of
from tests.long import LONG

ANSWERS = 120 if LONG else 12
"""Of each a write is refused; so many need room three times."""
SMALL = 120_000
"""Bytes of a disk that is soon full."""


def is_taken(table: Table, command: str) -> bool:
    """True if it is said that the next answer counts."""
    try:
        give_answer(table, next_reply(play_of(table), command))
    except Refused:
        return False
    return True


@pytest.mark.long
@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EIO])
def test_an_answer_counts_or_is_refused_and_nothing_between(
    folder: Path, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    house = House(folder / "house")
    table, refused = house.playing(rounds=1000), 0
    for number in range(ANSWERS):
        for at in count():
            before = what_is_so(table)
            with numbered(monkeypatch, at, OSError(fault, os.strerror(fault))) as calls:
                taken = is_taken(table, f"{number} at {at}")
            assert (what_is_so(table) != before) == taken
            state, loss = opened(folder / "again", left(house.data))
            assert (state, loss and loss.missing) == (what_is_so(table), loss and 0)
            refused += not taken
            if not calls.failed:
                break
    assert refused >= ANSWERS
    house.close()
    assert opened(folder / "again", left(house.data)) == (what_is_so(table), None)


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize(
    "command", [PutAside(), EndGame(), TakeUp(1), ForgetGame(1), ForgetEverything(), BeginGame()], ids=str
)
def test_a_full_disk_keeps_the_game_that_is_played_and_the_shelf(
    folder: Path, monkeypatch: pytest.MonkeyPatch, command: TableCommand[object]
) -> None:
    """One write of it after another is refused, until enough is on the disk."""
    house, table = shelved(folder / "house", command)
    before, refused = table.moment, 0
    for at in count():
        with numbered(monkeypatch, at) as calls:
            taken = is_carried_out(table, command)
        refused += not taken
        assert (table.moment != before) == taken
        assert opened(folder / "again", left(house.data)) == (what_is_so(table), None)
        if taken and not calls.failed:
            break
        if taken:
            house.close()
            rmtree(folder / "house")
            house, table = shelved(folder / "house", command)
            before = table.moment
    assert refused > 0
    house.close()


def shelved(data: Path, command: TableCommand[object]) -> tuple[House, Table]:
    """A table with a game on its shelf, at which another is played that the command may leave."""
    house = House(data)
    table = house.playing(rounds=5)
    table.execute(PutAside())
    if isinstance(command, PutAside | EndGame):
        table.execute(BeginGame())
        assert is_taken(table, "before")
    return house, table


def is_carried_out(table: Table, command: TableCommand[object]) -> bool:
    """True unless the disk refuses it."""
    try:
        table.execute(command)
    except Refused:
        return False
    return True


def test_on_a_small_disk_that_is_full_nothing_is_lost_and_it_is_played_on(tmp_path: Path) -> None:
    mounted = subprocess.run(("mount", "-t", "tmpfs", "-o", f"size={SMALL}", "d", tmp_path), check=False)
    if mounted.returncode:
        pytest.skip("nobody may mount here")
    try:
        house = House(tmp_path / "house")
        table, rubbish = house.playing(rounds=1000), tmp_path / "rubbish"
        with suppress(OSError), rubbish.open("wb", buffering=0) as file:
            while file.write(bytes(1000)):
                pass
        taken = [is_taken(table, str(number)) for number in range(80)]
        assert taken.index(False) > 10  # there was room for so many
        assert not any(taken[taken.index(False) :])
        rubbish.unlink()
        assert is_taken(table, "after")
        before = what_is_so(table)
        assert what_is_so(house.again(verify=True)) == before
        house.close()
    finally:
        subprocess.run(("umount", "--lazy", tmp_path), check=True)
