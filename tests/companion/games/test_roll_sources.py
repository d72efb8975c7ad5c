"""Each roll of each game says below its dice where they come from."""

from pathlib import Path

import pytest

from companion import games
from tests.tiers import one_of_each
from tools.looks.evenings import Evening

ROLLED = 60
"""Answers in which every game has asked for dice."""


ROLLING = [one.name for one in games.metas() if one.dice != "nobody"]


@pytest.mark.parametrize("name", one_of_each(ROLLING, {"hope_inhumanity"}))
def test_each_roll_says_where_its_dice_come_from(tmp_path: Path, name: str) -> None:
    evening = Evening(games.find(name), "en", tmp_path, "ember")
    rolls = [page.play.roll for page in evening.pages(ROLLED) if page.play and page.play.roll]
    evening.close()
    read = [one for one in rolls if one.dice]
    assert read
    assert {one.origin for one in read} == {"simulated"}
