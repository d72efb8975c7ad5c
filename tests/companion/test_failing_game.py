"""A game that fails costs its own turn, never the table: it is put aside or undone, and the rest goes on."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest

from companion import games
from companion.app import Companion, CompanionSettings, safely
from companion.engine.advice import at_random, next_answer
from companion.engine.refusal import Refused
from companion.engine.view import Viewer
from companion.table import game_time
from companion.table.commands.game import BeginGame, EndGame
from companion.table.commands.playing import SubmitAnswer
from companion.table.commands.seating import TakeSeat
from companion.table.commands.shelf import PutAside, TakeUp
from web.ports.protocol import PageViewer, Sorry

NAME = "amber_tide"
SCREEN = PageViewer(None, "en", at_screen=True)
AT_ONCE = ("view", "questions", "initial_state")
"""What a game needs to be gone on with."""
LATER = ("decide", "begin", "advise", "reason", "secrets", "chronicle", "met", "carries", "retell", "printed")
PAGES = ("", "t/home/kiosk", "t/home/setup", "t/home/doctor", "t/home/shelf", "t/home/rules")


def settings(data: Path) -> CompanionSettings:
    return CompanionSettings(data=data, host="127.0.0.1", port=0, game=NAME)


def broken(*_: object) -> Any:
    raise RuntimeError("the game is broken")


def endless(*_: object) -> Any:
    while True:
        pass


def plays(monkeypatch: pytest.MonkeyPatch, **parts: Any) -> None:
    """From now on the game has these functions in the place of its own."""
    found, game = games.find, replace(games.find(NAME), **parts)
    monkeypatch.setattr(games, "find", lambda name: game if name == NAME else found(name))


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    with Companion(settings(tmp_path)) as table:
        for name, colour in (("Ada", "red"), ("Ben", "blue"), ("Cleo", "green")):
            table.table.execute(TakeSeat(name, colour))
        table.table.execute(BeginGame())
    return tmp_path


def check_pages(table: Companion) -> None:
    for path in PAGES:
        with urlopen(f"{table.address}/{path}", timeout=60) as reply:  # noqa: S310 - its own pages
            assert reply.status == 200, path


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that hangs is not waited for long."""
    monkeypatch.setattr(game_time, "WORK_S", 0.2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "fails"),
    [*product((*AT_ONCE, *LATER), (broken,)), *product((*AT_ONCE, "advise", "carries"), (endless,))],
)
def test_a_table_opens_and_shows_every_page_whatever_its_game_raises_and_if_it_loops(
    begun: Path, monkeypatch: pytest.MonkeyPatch, part: str, fails: Any
) -> None:
    plays(monkeypatch, **{part: fails})
    with Companion(settings(begun)) as table:
        check_pages(table)
        assert (table.table.moment.play is None) == (part in AT_ONCE)
        table.table.execute(PutAside() if table.table.plays else TakeSeat("Dora", "yellow"))


@pytest.mark.slow
@pytest.mark.parametrize("part", ["view", "decide", "advise"])
def test_a_game_that_begins_to_loop_while_it_is_played_is_told_and_keeps_no_page_waiting(
    begun: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    loops, own = [False], getattr(games.find(NAME), part)
    plays(monkeypatch, **{part: lambda *given: endless() if loops[0] else own(*given)})
    with Companion(settings(begun)) as table:
        play = table.table.moment.play
        assert play is not None
        seats = (None, *(seat.id for seat in table.table.moment.seating.seats))
        answer = next_answer(play, seats, at_random, Random(1), "mine")
        assert answer is not None
        loops[0] = True
        if part != "advise":
            with pytest.raises(Refused, match="refused-fault"):
                table.table.execute(SubmitAnswer(answer))
        check_pages(table)
        assert table.stuck() == ()
        loops[0] = False
        table.table.execute(SubmitAnswer(answer))


@pytest.mark.slow
def test_a_game_that_fails_as_it_is_opened_is_put_aside_and_goes_on_once_it_is_mended(
    begun: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as failing:
        plays(failing, view=broken)
        with Companion(settings(begun)) as table:
            page = table.door.page(SCREEN)
            assert "failed as it was opened" in page.notices[0].text
            assert page.lobby is not None
            [aside] = page.lobby.aside
            assert [seat.name for seat in page.seats] == ["Ada", "Ben", "Cleo"]
            with pytest.raises(Sorry, match="has an error"):
                table.door.execute(TakeUp(aside.number), SCREEN)
    with Companion(settings(begun)) as table:
        table.door.execute(TakeUp(aside.number), SCREEN)
        assert table.table.plays


@pytest.mark.slow
def test_safe_mode_touches_no_game_and_says_where_it_is(begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as looking:
        plays(looking, view=broken, questions=broken)
        with Companion(safely(settings(begun))) as table:
            assert "In safe mode no game is opened" in repr(table.door.page(SCREEN).notices)
            aside = table.table.moment.seating.aside
    with Companion(settings(begun)) as table:
        table.door.execute(TakeUp(*aside), SCREEN)
        assert table.table.plays


@pytest.mark.slow
@pytest.mark.parametrize("way_out", [PutAside, EndGame])
def test_a_page_that_cannot_show_the_game_still_shows_the_ways_out(
    begun: Path, monkeypatch: pytest.MonkeyPatch, way_out: type[Any]
) -> None:
    fails, own = [False], games.find(NAME).view

    def fails_for_a_seat(state: Any, viewer: Viewer) -> Any:
        return broken() if viewer and fails[0] else own(state, viewer)

    plays(monkeypatch, view=fails_for_a_seat)
    with Companion(settings(begun)) as table:
        fails[0] = True
        seat = table.table.moment.seating.seats[0].id
        page = table.door.page(PageViewer(seat, "en"))
        assert (page.headline, page.notices[0].grave) == ("The game has an error", True)
        assert page.play is not None
        assert page.play.ending
        assert page.play.view.hand == ()
        assert "The game has an error" not in table.door.page(SCREEN).headline
        table.door.execute(way_out(), SCREEN)
        assert table.door.page(PageViewer(seat, "en")).lobby is not None
