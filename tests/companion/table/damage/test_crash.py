"""A companion that is killed loses nothing that it had acknowledged."""

import random
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest

from companion.table.journal.journal import Journal
from companion.table.repertoire import Repertoire
from companion.table.story.replay import revive
from tests.companion.toy_game import TOY
from tests.companion.toy_play import ToyHouse, play_of
from tests.long import LONG

ROOT = Path(__file__).parents[4]
KILLS = 25 if LONG else 8
STARTING_S = (0.15, 0.5)
"""When a start is killed, instead of a companion that plays."""
MOST_TOLD = 40
A_MOMENT_S = 0.005
"""How long a companion still plays after so many receipts at the most: less than a few answers take."""

Told = dict[tuple[int, str], int]
"""The number of each acknowledged answer, by its game and its command."""


def told_before_a_kill(data: Path, chance: random.Random) -> Told:
    """Starts a companion, kills it at some moment, and returns the receipts that it had told."""
    command = [sys.executable, "-m", "tests.companion.table.damage.crash_child", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        starting = chance.random() < 0.25
        told = (
            b""
            if starting
            else b"".join(child.stdout.readline() for _ in range(chance.randint(1, MOST_TOLD)))
        )
        time.sleep(chance.uniform(*(STARTING_S if starting else (0.0, A_MOMENT_S))))
        child.kill()
        told += child.stdout.read()
        assert child.stderr.read() == b""
    lines = [line.split() for line in told.decode().rpartition("\n")[0].splitlines()]
    return {(int(game), command): int(number) for game, command, number in lines}


def kept_and_whole(data: Path, games: int) -> Told:
    """The commands of all games in the journal; each game is decided again from its beginning."""
    kept = {}
    with closing(Journal(data)) as journal:
        for game in range(1, games + 1):
            for entry, _ in revive(journal.table("main"), Repertoire(TOY), game, verify=True):
                if entry.said is not None:
                    kept[game, entry.said.command] = entry.number
    return kept


def games_begun(told: Mapping[tuple[int, str], int], current: int | None) -> int:
    return max([current or 0, *(game for game, _ in told)])


@pytest.mark.representative
@pytest.mark.long
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
        kept = kept_and_whole(house.data, games_begun(told, current))
        assert told.items() <= kept.items()
        assert len(kept) - len(told) <= kill
    assert len(told) > 2 * KILLS
