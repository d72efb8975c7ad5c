"""A game that its table cannot go on with is put aside when the table opens, and nothing else is lost."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.engine.refusal import Refused
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import TakeUp
from companion.table.story.opening import Unopened
from tests.companion.toy_game import TOY
from tests.companion.toy_play import NAMES, ToyHouse, play_on


def broken(*_: object) -> Any:
    raise ZeroDivisionError


@contextmanager
def left(data: Path) -> Iterator[ToyHouse]:
    """A house whose only game was left in the middle."""
    house = ToyHouse(data)
    house.playing()
    house.close()
    yield house
    house.close()


@pytest.mark.parametrize("part", ["view", "questions", "initial_state"])
def test_a_game_that_fails_is_put_aside_and_taken_up_by_a_version_that_does_not(
    tmp_path: Path, part: str
) -> None:
    with left(tmp_path) as house:
        table = house.open(replace(TOY, **{part: broken}))  # type: ignore[arg-type]
        assert (table.unopened, table.moment.story) == (Unopened.FAILING, None)
        assert table.moment.seating.aside == (1,)
        assert [seat.name for seat in table.moment.seating.seats] == [name for name, _ in NAMES]
        with pytest.raises(Refused, match="refused-"):
            table.execute(TakeUp(1))
        house.close()
        table = house.open()
        assert table.unopened is None
        table.execute(TakeUp(1))
        assert table.plays


def test_an_answer_that_the_game_fails_to_take_or_to_show_changes_nothing(tmp_path: Path) -> None:
    house = ToyHouse(tmp_path)
    fails = [False]
    table = house.open(
        replace(TOY, view=lambda state, viewer: broken() if fails[0] else TOY.view(state, viewer))
    )
    for name, colour in NAMES:
        table.execute(TakeSeat(name, colour))
    fails[0] = True
    with pytest.raises(Refused, match="refused-fault"):
        table.execute(BeginGame())
    assert table.moment.game is None
    fails[0] = False
    table.execute(BeginGame())
    before = house.entries(1)
    fails[0] = True
    with pytest.raises(Refused, match="refused-fault"):
        play_on(table, 1)
    assert house.entries(1) == before
    house.close()
