"""A companion that is killed loses nothing that it had acknowledged."""

import random
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from companion.table.journal import Journal
from companion.table.revival import revive
from companion.table.values import Values
from tests.companion.toy_play import TOY, ToyHouse, play_of

ROOT = Path(__file__).parents[3]
KILLS = 25
PLAYING_S = (0.0, 0.08)
STARTING_S = (0.15, 0.5)

Told = dict[tuple[int, str], int]
"""The number of each acknowledged answer, by its game and its command."""


def told_before_a_kill(data: Path, chance: random.Random) -> Told:
    """Starts a companion, kills it at some moment, and returns the receipts that it had told."""
    command = [sys.executable, "-m", "tests.companion.table.crash_child", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        starting = chance.random() < 0.25
        first = b"" if starting else child.stdout.readline()
        time.sleep(chance.uniform(*(STARTING_S if starting else PLAYING_S)))
        child.kill()
        told = first + child.stdout.read()
        assert child.stderr.read() == b""
    lines = [line.split() for line in told.decode().rpartition("\n")[0].splitlines()]
    return {(int(game), command): int(number) for game, command, number in lines}


def kept_and_whole(path: Path, games: int) -> Told:
    """The commands of all games in the journal; each game is decided again from its beginning."""
    journal = Journal(path)
    values = Values(TOY.event_types)
    kept = {}
    for game in range(1, games + 1):
        for entry, _ in revive(journal, TOY, game, values, verify=True):
            if entry.said is not None:
                kept[game, entry.said.command] = entry.number
    journal.close()
    return kept


def games_begun(told: Mapping[tuple[int, str], int], current: int | None) -> int:
    return max([current or 0, *(game for game, _ in told)])


def test_whatever_was_acknowledged_before_a_kill_is_there_afterwards(tmp_path: Path) -> None:
    chance = random.Random(7)
    house = ToyHouse(tmp_path)
    told: Told = {}
    for kill in range(1, KILLS + 1):
        told |= told_before_a_kill(tmp_path, chance)
        table = house.open()
        current = table.moment.game
        assert current is None or "cheer:seat-1" in play_of(table).open
        house.close()
        kept = kept_and_whole(house.path, games_begun(told, current))
        assert told.items() <= kept.items()
        assert len(kept) - len(told) <= kill
    assert len(told) > 2 * KILLS
