"""An evening that was taken home is walked through at a table that plays, and the table goes on as it was."""

import pytest

from companion import games
from companion.adapters.use_cases.evenings.reopened_evenings import ReopenEvening, ReopenThis
from companion.adapters.use_cases.open_evenings import MOST
from companion.adapters.use_cases.table_api import TableApi
from companion.table.commands.game import BeginGame
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.companion.games.taken_home import taken_home
from tests.web.fakes.page_parts import game
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadReplay

SCREEN = PageViewer(None, "de", at_screen=True)
STEPS = 30
DATA, STORY = taken_home(games.find("hope_inhumanity"), STEPS)


@pytest.fixture
def door(table: Table) -> TableApi:
    return door_of(table)


@pytest.mark.slow
def test_each_step_is_told_and_shown_as_everybody_and_as_one_seat_saw_it(
    door: TableApi, table: Table
) -> None:
    table.execute(BeginGame())
    before = table.moment
    key = door.execute(ReopenEvening(DATA), SCREEN)
    shown = [door.read(ReadReplay(key, step, ""), PageViewer(None, "de")) for step in range(STEPS + 1)]
    assert [one.step for one in shown] == list(range(STEPS + 1))
    assert {one.steps for one in shown} == {STEPS}
    assert sum(len(one.lines) for one in shown) == len(STORY.play.log)
    assert all(game(one.page).view.hand == () for one in shown)
    own = door.read(ReadReplay(key, STEPS, "seat-1"), PageViewer(None, "de"))
    assert game(own.page).view.hand != ()
    assert own.sights == (("seat-0", "P0"), ("seat-1", "P1"), ("seat-2", "P2"))
    assert door.read(ReadReplay(key, 999, "nobody"), SCREEN).step == STEPS
    assert table.moment is before


@pytest.mark.slow
def test_only_the_latest_few_stay_open(door: TableApi) -> None:
    first, *_, last = [door.execute(ReopenEvening(DATA), SCREEN) for _ in range(MOST + 1)]
    assert door.read(ReadReplay(last, 0, ""), SCREEN).step == 0
    with pytest.raises(Sorry, match="nicht mehr geöffnet"):
        door.read(ReadReplay(first, 0, ""), SCREEN)


def test_a_game_that_goes_on_is_not_opened(door: TableApi, table: Table) -> None:
    table.execute(BeginGame())
    with pytest.raises(Sorry):
        door.execute(ReopenThis(), SCREEN)
    assert not table.moment.settled


def test_a_guest_from_afar_brings_nothing_in(door: TableApi) -> None:
    with pytest.raises(Sorry):
        door.execute(ReopenEvening(DATA), PageViewer(None, "en"))
