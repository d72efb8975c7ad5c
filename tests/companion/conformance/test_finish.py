"""A game that is not finished is told what it lacks."""

from dataclasses import replace
from typing import Any

import pytest

from companion.conformance.finish import has_recap, has_rulebook, has_tour
from companion.conformance.trial import GameTrial
from companion.engine.game import Game
from companion.engine.recap_page import RecapPage
from companion.engine.words import say
from companion.games.just_dice.game import GAME
from companion.kit.new_game.game import GAME as NEW_GAME

PAGE = RecapPage("page", say("game-title"), "A page", picture="nowhere")


@pytest.mark.parametrize(
    ("game", "tour", "fault"),
    [
        (GAME, ("box", "won"), "its tour has 2 pages, not 3 to 6"),
        (GAME, ("box", "nowhere", "won"), "there is no picture nowhere"),
        (NEW_GAME, (), "there is no picture lost"),
    ],
)
def test_a_tour_is_too_short_or_lacks_a_picture(
    game: Game[Any, Any], tour: tuple[str, ...], fault: str
) -> None:
    assert fault in list(
        has_tour(GameTrial(replace(game, meta=replace(game.meta, tour=tour or game.meta.tour)), 2))
    )


@pytest.mark.parametrize(
    ("pages", "fault"),
    [
        ((), "its recap has 0 pages for all, not 1 to 5"),
        ((PAGE,) * 6, "its recap has 6 pages for all, not 1 to 5"),
        ((PAGE,), "a game that has not begun is told back"),
        ((PAGE,), "its recap has no page for a seat alone"),
        ((PAGE,) * 2, "two pages of the recap are called page"),
        ((PAGE,), "there is no picture nowhere"),
    ],
)
def test_a_recap_has_too_few_pages_too_many_or_one_that_cannot_be_shown(
    pages: tuple[RecapPage, ...], fault: str
) -> None:
    assert fault in list(has_recap(GameTrial(replace(GAME, recap_pages=lambda _: pages), 2)))


def test_rules_explain_no_words_and_remind_of_too_little() -> None:
    assert set(has_rulebook(GameTrial(NEW_GAME, 2))) == {
        f"{fault} in {language}"
        for fault in ("fewer than 4 chapters remind of something", "the first chapter explains no word")
        for language in ("en", "de", "es", "fr")
    }
