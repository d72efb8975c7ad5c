"""A file of a game: kills, flips, cuts, torn sectors, and what it says of itself."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from companion.table.journal.game_file import (
    RESERVED,
    ROOM,
    GameFile,
    Mark,
    begin,
    ends_of,
    read,
    read_mark,
    understood,
)
from companion.table.journal.lines import compact
from tests.long import LONG

HEAD = {"game": '"toy"', "seats": '["Anna","Bön"]', "seed": '"ember"'}
FIRST = {"stamp": "1", "kind": '"begin"'}
ENTRIES = 60
EVERY = 7 if LONG else 97
"""Bytes between two that are flipped, or at which a file is cut."""
ROOT = Path(__file__).parents[4]
CHILD = """
import os, sys
from pathlib import Path
from random import Random
from companion.table.journal.game_file import GameFile
game, chance = GameFile(Path(sys.argv[1])), Random(sys.argv[2])
while True:
    number = game.next
    game.enter({"stamp": "1", "facts": '"' + "ü" * chance.randrange(1, 900) + '"'})
    os.write(1, b"%d\\n" % number)
"""


def fields(number: int) -> dict[str, str]:
    return {"stamp": str(300 + number), "facts": compact(["x" * (number * 37 % 400)])}


def played(path: Path, *, leave: bool = False) -> bytes:
    """A game of some entries, closed: what is in its file."""
    begin(path, HEAD, FIRST)
    game = GameFile(path)
    for number in range(1, ENTRIES + 1):
        game.enter(fields(number))
    if leave:
        game.leave({"party": '"all of us"'})
    game.close()
    return path.read_bytes()


@pytest.fixture
def path(folder: Path) -> Path:
    return folder / "0001.jsonl"


@pytest.mark.long
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "0001.jsonl"
    begin(path, HEAD, FIRST)
    chance, last, kills, untold = Random(7), 0, 0, 0
    while last < (2000 if LONG else 60):
        command = [sys.executable, "-c", CHILD, str(path), str(kills)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            seen = [child.stdout.readline() for _ in range(chance.randint(1, 60))]
            child.kill()
            seen += child.stdout.read().splitlines()
        kills += 1
        told = max(int(one) for one in seen if one.strip())
        found = read(path)
        assert found.missing == ()
        assert told <= found.next - 1 <= told + 1
        last, untold = found.next - 1, untold + (found.next - 1 > told)
    print(f"{last} entries, {kills} kills, {untold} written and not told")


@pytest.mark.long
@pytest.mark.parametrize("leave", [False, True])
def test_every_flipped_bit_costs_at_most_one_entry_and_is_known(path: Path, leave: bool) -> None:
    whole = played(path, leave=leave)
    want, mark, flips, cost = read(path).entries, read_mark(path), 0, 0
    for at in range(0, len(whole), EVERY):
        for bit in range(8):
            spoilt = bytearray(whole)
            spoilt[at] ^= 1 << bit
            found = understood(bytes(spoilt), "0001", mark)
            assert found.head is not None
            assert found.head.fields["seed"] == "ember"
            assert len(found.missing) <= 1, (at, bit)
            assert {*found.entries, *found.missing} == set(want)
            assert all(found.entries[n].fields == want[n].fields for n in found.entries)
            assert (found.left is not None) == leave
            flips, cost = flips + 1, cost + len(found.missing)
    print(f"{flips} flips, {cost} cost one entry")


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("leave", [True, False])
def test_of_a_file_that_was_cut_it_is_known_how_many_entries_are_missing_or_that_nobody_knows(
    path: Path, leave: bool, known: bool
) -> None:
    whole, mark = played(path, leave=leave), read_mark(path) if known else Mark()
    for length in range(whole.index(b'{"n":58,'), len(whole), EVERY):
        found = understood(whole[:length], "0001", mark)
        assert list(found.entries) == list(range(len(found.entries)))
        if known:
            assert len(found.entries) + len(found.missing) == ENTRIES + 1
        else:
            assert found.unsure or found.left
        assert not (known and found.unsure)


def test_after_a_cut_and_after_damage_it_is_played_on_behind_what_is_there(path: Path) -> None:
    for length in (-1, -3, -4000, -13000, -18000):
        whole = played(path)[:length]
        path.write_bytes(whole)
        before = read(path)
        game = GameFile(path)
        game.enter(fields(99))
        game.close()
        after = read(path)
        assert path.read_bytes().startswith(whole.rstrip(b"\n"))
        assert sorted(after.entries) == sorted({*before.entries, before.next})
        assert (after.missing, after.unsure) == (before.missing, False)
        path.with_suffix(".mark").unlink()


@pytest.mark.parametrize("order", range(300 if LONG else 10))
def test_of_an_entry_that_was_on_its_way_any_sectors_are_there_and_none_before_is_lost(
    path: Path, order: int
) -> None:
    before = played(path)
    game = GameFile(path)
    game.enter({"facts": compact("y" * 2500)})
    game.close()
    after, chance, torn = path.read_bytes(), Random(order), bytearray(before)
    torn.extend(bytes(len(after) - len(before)))
    for at in range(0, len(after), 512):
        if chance.random() < 0.5:
            torn[at : at + 512] = after[at : at + 512]
    found = understood(bytes(torn), "0001", Mark(ENTRIES, ENTRIES + 1))
    assert list(range(ENTRIES + 1)) == sorted(found.entries)[: ENTRIES + 1]
    assert found.missing == ()
    assert found.unsure == (len(found.entries) == ENTRIES + 1)


def test_an_answer_is_one_write_beside_its_mark_and_one_flush_and_changes_no_size(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(path, HEAD, FIRST)
    game, size, calls = GameFile(path), path.stat().st_size, list[str]()
    for name in ("write", "fsync", "fdatasync"):
        monkeypatch.setattr(os, name, _counting(name, calls))
    game.enter(fields(1))
    assert calls == ["write", "write", "fdatasync"]
    assert path.stat().st_size == size
    assert RESERVED - ROOM < size <= RESERVED + ROOM
    game.close()


def _counting(name: str, calls: list[str]) -> object:
    real = getattr(os, name)

    def call(*args: object) -> object:
        calls.append(name)
        return real(*args)

    return call


def test_a_game_that_was_left_gives_its_room_back_and_tells_its_end_in_two_blocks(path: Path) -> None:
    whole = played(path, leave=True)
    assert not whole.endswith(b"\n\n")
    head, left = ends_of(path)
    assert head is not None
    assert head.fields["seats"] == ["Anna", "Bön"]
    assert left is not None
    assert (left.number, left.fields["party"]) == (ENTRIES + 1, "all of us")


def test_a_game_that_was_left_can_be_gone_on_with(path: Path) -> None:
    played(path, leave=True)
    game = GameFile(path)
    game.enter(fields(ENTRIES + 1))
    game.close()
    found = read(path)
    assert (found.next, found.missing, found.unsure) == (ENTRIES + 2, (), False)


def test_a_line_that_the_disk_could_not_take_back_is_followed_by_none(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(path, HEAD, FIRST)
    game = GameFile(path)

    def dead(*_: object) -> None:
        raise OSError("dead")

    with monkeypatch.context() as patch:
        for name in ("fdatasync", "ftruncate"):
            patch.setattr(os, name, dead)
        with pytest.raises(OSError, match="dead"):
            game.enter(fields(1))
    with pytest.raises(OSError, match="could not take it back"):
        game.enter(fields(1))
    game.close()
