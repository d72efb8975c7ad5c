"""Every game's own pictures are composed of known words, and no two of a game are the same."""

import pytest

from companion import games
from companion.adapters.game_catalogue.game_pictures import BOX, picture, pictures

HEAVIEST = 12_000
"""Bytes of one picture."""
METAS = {meta.name: meta for meta in games.metas()}


@pytest.mark.parametrize("name", METAS)
def test_a_games_own_pictures_are_drawn_light_and_apart(name: str) -> None:
    package = METAS[name].package
    drawn = {one: picture(package, one) or b"" for one in pictures(package)}
    assert drawn.keys() >= {BOX, "won", "lost"}
    assert [one for one, svg in drawn.items() if not 500 < len(svg) <= HEAVIEST] == []
    assert len({*drawn.values()}) == len(drawn)


def test_a_picture_that_no_game_has_is_none() -> None:
    assert picture("companion.games.just_dice", "unicorn") is None
