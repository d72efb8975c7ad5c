"""A game's own words: nobody is asked for dice in a game without any."""

from pathlib import Path

import pytest

from companion import games
from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.language.speech import Speech
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.app import texts
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.journal import Journal
from companion.table.table import Table
from web.drawing import Drawing
from web.site import HERE
from web.words import Catalogue

AROUND = NoticeSources("http://table/j/ABCD", frozenset(), CameraStatus())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("name", "has"),
    [("amber_tide", True), ("human_punishment", False), ("map_to_hope", False), ("hopes_end", False)],
)
def test_dice_are_spoken_of_at_the_seats_only_where_each_of_you_has_some(
    tmp_path: Path, name: str, has: bool, language: str
) -> None:
    game, catalogue = games.find(name), Catalogue([*texts(games.find(name).package), HERE / "texts"])
    journal = Journal(tmp_path / "journal.sqlite3")
    table = Table("one", game, journal, CardShelf(tmp_path))
    page = Painter(table, game, Speech(catalogue, language)).page(table.moment, None, AROUND)
    drawn = "".join(Drawing(HERE / "templates", HERE / "static", catalogue).parts("kiosk", "home", page))
    table.close()
    journal.close()
    for colour in ("red", "blue"):
        name_of = catalogue.say(language, f"colour-{colour}", {})
        assert (catalogue.say(language, "add-bot", {"colour": name_of}) in drawn) is has
        assert (catalogue.say(language, "add-bot-colour", {"colour": name_of}) in drawn) is not has
