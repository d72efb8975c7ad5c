"""A game's own words: nobody is asked for dice in a game without any."""

from pathlib import Path

import pytest

from companion import games
from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.language.speech import Speech
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.app import texts
from companion.engine.words import say
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.table import Table
from tests.tiers import one_of_each
from web.drawing import Drawing
from web.page import Page
from web.site import HERE
from web.words import Catalogue

LOST = CameraStatus(lost=say("camera-lost", reason="video0 sends no pictures"), back=say("camera-back"))


def catalogue_of(name: str) -> Catalogue:
    return Catalogue([*texts(games.find(name).meta.package), HERE / "texts"])


def painted(folder: Path, name: str, language: str, sight: CameraStatus, *, begun: bool = False) -> Page:
    """The big screen's page of a game, before it or as it begins."""
    game, journal = games.find(name), Journal(folder)
    table = Table("one", game, journal, CardShelf(folder))
    if begun:
        for n, colour in enumerate(("red", "blue", "green")[: game.meta.max_players]):
            table.execute(TakeSeat(f"P{n}", colour))
        table.execute(BeginGame())
    painter = Painter(table, game, Speech(catalogue_of(name), language))
    page = painter.page(table.moment, None, NoticeSources("http://table/j/ABCD", frozenset(), sight))
    table.close()
    journal.close()
    return page


OF_EACH = {"amber_tide": True, "human_punishment": False, "map_to_hope": False, "hopes_end": False}
SPOKEN = [(name, has, language) for name, has in OF_EACH.items() for language in ("de", "en")]


@pytest.mark.parametrize(("name", "has", "language"), one_of_each(SPOKEN, SPOKEN[:3:2]))
def test_dice_are_spoken_of_at_the_seats_only_where_each_of_you_has_some(
    tmp_path: Path, name: str, has: bool, language: str
) -> None:
    catalogue = catalogue_of(name)
    page = painted(tmp_path, name, language, CameraStatus())
    drawn = Drawing(HERE / "templates", HERE / "static", catalogue).page("kiosk", "home", page).text
    for colour in ("red", "blue"):
        name_of = catalogue.say(language, f"colour-{colour}", {})
        assert (catalogue.say(language, "add-bot", {"colour": name_of}) in drawn) is has
        assert (catalogue.say(language, "add-bot-colour", {"colour": name_of}) in drawn) is not has


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("amber_tide", "en", ["I can’t see the table. Photograph the dice", "The camera is back."]),
        ("amber_tide", "de", ["Ich sehe den Tisch gerade nicht. Fotografiert die Würfel", "Die Kamera"]),
        ("hopes_end", "en", ["I can’t see the map.", "The camera is back."]),
        ("map_to_hope", "de", []),
    ],
)
def test_a_lost_camera_is_told_by_what_it_reads_in_this_game_and_without_the_machine_s_words(
    tmp_path: Path, name: str, language: str, said: list[str]
) -> None:
    told = [one.text for one in painted(tmp_path, name, language, LOST, begun=True).notices]
    assert len(told) == len(said)
    assert all(text.startswith(begun) for text, begun in zip(told, said, strict=True))
    assert "video0" not in " ".join(told)
