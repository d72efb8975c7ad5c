"""A plug that is pulled within an answer: of what was not synced some sectors are there, in any order."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from tests.companion.table.damage.spoilt import House, Played, evening, opened
from tests.long import LONG

SECTOR = 512
"""Bytes that a disk writes whole or not at all."""
ANSWERS = 12
TIMES = 60 if LONG else 2
"""How often the plug is pulled within each step."""


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """The files after each answer of an evening, each synced before the answer was acknowledged."""
    house = House(tmp_path_factory.mktemp("torn"))
    house.open()
    found = []
    for _ in evening(house, ANSWERS):
        house.remember()
        found.append(house.played())
    house.close()
    return found[-ANSWERS - 1 :]


def torn(before: bytes, after: bytes, chance: Random) -> bytes:
    """The file before a sync, with some of the sectors that were on their way; others are zero, or old."""
    written, share = bytearray(before), chance.choice((0.1, 0.5, 0.9, 1))
    for start in range(0, len(after), SECTOR):
        sector = after[start : start + SECTOR]
        if before[start : start + SECTOR] != sector and chance.random() < share:
            written.extend(bytes(max(0, start + len(sector) - len(written))))
            written[start : start + len(sector)] = sector
    return bytes(written)


@pytest.mark.long
def test_whatever_of_an_answer_was_on_its_way_all_that_was_acknowledged_is_there(
    steps: list[Played], folder: Path
) -> None:
    chance, seen = Random("torn"), set()
    for before, after in pairwise(steps):
        for _ in range(TIMES):
            files = {
                name: torn(before.files.get(name, b""), content, chance)
                for name, content in after.files.items()
            }
            state, loss = opened(folder / "again", files)
            counted = state == after.state
            assert counted or state == before.state
            # What was on its way, and was acknowledged to nobody, may be said to be missing.
            assert loss is None or not loss.missing
            seen.add(counted)
    assert seen == {True, False}
