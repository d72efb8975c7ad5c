"""The delay of the board of now at three paces, with the moments of real games and a fake clock."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from companion import games
from tests.watch import Watch
from tests.web.test_director import AWAY, loaded
from tools.looks.evenings import Evening
from web.shown.stage import News

ANSWERS, EVENTS = 150, 600
"""Answers of a game that are played, and those that the big screen is brought of them."""
PACES = ("person", "bot", "crowd")


@pytest.fixture
def page(watch: Watch) -> Page:
    return loaded(watch)


def script(name: str, data: Path) -> Iterator[dict[str, Any]]:
    """Each answer of a game that a spectator can notice: what is told of it, and whether it asks anew."""
    evening, last = Evening(games.find(name), "en", data, "pace"), News()
    try:
        for page in evening.pages(ANSWERS):
            news = page.news
            if news.serial > last.serial:
                there = (*page.play.staged, page.play.thrown) if page.play else ()
                told = [one for one in there if one and one.serial > last.serial]
                moments = [
                    {"kind": one.kind, "seconds": one.seconds, "letters": len(one.text)} for one in told
                ]
                yield {"moments": moments, "asks": news.asks > last.asks}
            last = news
    finally:
        evening.close()


@pytest.mark.parametrize("name", games.names())
def test_the_board_of_now_is_never_far_away_in_any_game_at_any_pace(
    name: str, page: Page, tmp_path: Path
) -> None:
    told = list(script(name, tmp_path))
    assert any(one["moments"] for one in told)
    for pace in PACES:
        found = page.evaluate("([pace, n, told]) => figuresOf(pace, n, 1, told)", [pace, EVENTS, told])
        print(f"{name} {pace}: p50 {found['half']} ms, worst {found['lag']} ms")
        assert found["half"] <= found["lag"] <= AWAY
