"""After people came, played and went, nothing of them is left but what they played: `make soak` in short.

What an hour writes is judged by `make soak` alone: so few answers cannot tell it.
"""

from collections.abc import Iterator
from math import isnan
from pathlib import Path
from random import Random

import pytest

from tools.soak import ANSWERS_AN_HOUR, WARM_UP, Soak, an_hour, counted_server, growth

ANSWERS = 16
COLD = [1] * (WARM_UP - 1) + [900]


@pytest.fixture
def soak(tmp_path: Path) -> Iterator[Soak]:
    server = counted_server(tmp_path / "data")
    server.start()
    yield Soak(server, Random(3))
    server.stop()


def test_no_thread_no_file_and_no_answer_is_left_behind(soak: Soak) -> None:
    """Nor is a photograph that made room for newer ones taken for what the game writes."""
    while not soak.photographs:
        soak.play(1)
    before = soak.leave()
    for photograph in (soak.server.data / "evidence").iterdir():
        photograph.unlink()
    assert soak.leave(before).written < before.written + sum(soak.photographs.values())
    given = len(soak.accepted)
    while len(soak.accepted) - given < ANSWERS:
        soak.play(1)
    after = soak.leave(before)
    assert after.threads <= before.threads
    assert after.files <= before.files
    soak.server.kill()
    assert soak.lost() == set()
    soak.phones[0].accepted.append("never")
    assert soak.lost() == {"never"}


@pytest.mark.parametrize(
    ("blocks", "more"),
    [([*COLD, 1000, 1000, 1000], 0.0), ([*COLD, *range(1000, 10000, 1000)], 1000.0)],
)
def test_growth_is_what_an_evening_leaves_behind_after_the_warm_up(blocks: list[int], more: float) -> None:
    assert growth(blocks) == more


def test_of_too_few_evenings_nothing_is_said() -> None:
    assert isnan(growth([*COLD, 1, 2]))


def test_an_hour_is_so_many_answers_and_two_games_that_begin() -> None:
    assert an_hour(3000 + 3 * 700, 3, [700, 700, 700]) == 1000 * ANSWERS_AN_HOUR + 2 * 700
