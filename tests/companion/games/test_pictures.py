"""Every game's pictures: drawn by its own code, light, of a stated licence, and named by what shows them."""

from pathlib import Path

import pytest

from companion import games
from companion.bridges.pictures import BOX, pictures
from companion.engine.rite import Rite
from companion.engine.view import Mood
from tests.companion.games.test_conformance import find, wandering
from tests.looks.pictures import drawn, folder

HEAVIEST = 60_000
"""Bytes of one picture."""
METAS = {meta.name: meta for meta in games.metas()}
FILES = [path for meta in METAS.values() for path in sorted(folder(meta.package).glob("*.svg"))]


@pytest.mark.parametrize("name", METAS)
def test_the_files_are_what_the_code_draws(name: str) -> None:
    package = METAS[name].package
    there = {path.stem: path.read_text(encoding="utf-8") for path in folder(package).glob("*.svg")}
    assert there == drawn(package), "make pictures"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_a_picture_is_light_says_its_licence_and_asks_for_nothing_else(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert 500 < len(text.encode()) < HEAVIEST
    assert "under its licence (MIT)" in text
    assert not [word for word in ("<script", "href=", "<text", "<image", "@import") if word in text]


@pytest.mark.parametrize("name", METAS)
def test_a_game_has_a_picture_on_its_box_and_one_for_each_end(name: str) -> None:
    assert {BOX, Mood.WON, Mood.LOST} <= pictures(METAS[name].package)


@pytest.mark.parametrize("name", METAS)
def test_whatever_a_game_names_is_there(name: str) -> None:
    named, seats = set[str | None](), METAS[name].most_seats
    for play in wandering(name, seats, "pictures"):
        for viewer in (None, "seat-1"):
            view = play.game.view(play.state, viewer)
            named |= {view.scene, *(pile.back for pile in view.piles)}
            named |= {card.back for card in (*view.hand, *view.opened)}
        rites = [line for line in play.log if isinstance(line, Rite)]
        named |= {line.picture for line in rites}
        options = (one for asked in play.open.values() for one in getattr(asked.question.form, "options", ()))
        named |= {option.back for option in options}
    assert len(named) > 1
    assert named - {None} <= pictures(find(name).package)
