"""An evening is played again within bounds, whatever is in it."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count

import pytest

from companion import games
from companion.engine.refusal import Refused
from companion.table.journal.values import Values
from companion.table.past.evening_replay import EVERY, SECONDS, EveningReplay
from companion.table.past.reopened import ReopenedEvening, reopened
from tests.companion.games.taken_home import lengthened, taken_home

GAME = games.find("amber_tide")
STEPS = 3 * EVERY


@pytest.fixture(scope="module")
def evening() -> ReopenedEvening:
    """An evening that its table has to work on for long."""
    data = lengthened(taken_home(GAME, 30)[0], STEPS)
    return reopened(data, {GAME.meta.name: lambda: GAME})


def replay_of(evening: ReopenedEvening, clock: Callable[[], float]) -> EveningReplay:
    return EveningReplay(evening, GAME, Values(GAME.event_types), clock)


def test_a_look_ends_in_bounds_of_time_and_the_next_one_goes_on(evening: ReopenedEvening) -> None:
    slow = replay_of(evening, count(0, SECONDS / (EVERY + 5)).__next__)
    with pytest.raises(Refused, match="refused-slow-evening"):
        slow.at(STEPS)
    for _ in range(STEPS // EVERY):
        with suppress(Refused):
            slow.at(STEPS)
    assert slow.at(STEPS).stamp == STEPS - 1


def test_a_step_that_takes_too_long_is_never_shown(evening: ReopenedEvening) -> None:
    for_ever = replay_of(evening, count(0, 2 * SECONDS).__next__)
    for _ in range(3):
        with pytest.raises(Refused, match="refused-slow-evening"):
            for_ever.at(STEPS)


def test_what_is_quick_is_shown_at_once(evening: ReopenedEvening) -> None:
    quick = replay_of(evening, lambda: 0.0)
    assert [quick.at(step).stamp for step in (STEPS, 0, EVERY + 1)] == [STEPS - 1, 0, EVERY + 1]
