"""Who is asked what nobody else hears of cannot be told from a phone, the kiosk, or what reaches either."""

from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import files
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import web.server
from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.language.speech import Speech
from companion.adapters.pages.table_notices import NoticeSources
from companion.adapters.pages.viewer_page import Painter
from companion.adapters.seats.decoy_prompts import Decoy, Decoys
from companion.conformance.trial import decks_of
from companion.engine.advice import next_answer, sensible
from companion.engine.game import Seat, SetUp
from companion.engine.play import Play, new_play
from companion.games.human_punishment.game import GAME
from companion.table.cards.card_shelf import CardShelf
from companion.table.journal.journal import Journal
from companion.table.moment import Moment
from companion.table.seating.seating import NO_PROOF, SeatEntry, Seating
from companion.table.story.timeline import Story
from companion.table.table import Table
from tests.secrets.glance import glance
from tests.web.fakes.page_parts import main_of
from web.drawing import Drawing
from web.words import Catalogue

SEATS = (Seat("s1", "Ada", "red"), Seat("s2", "Ben", "blue"), Seat("s3", "Cleo", "green"))
HERE = Path(web.server.__file__).parent
PACKAGES = ("companion.table", "companion.adapters", GAME.meta.package)
CALM, LOOK = Decoys(), Decoys(Decoy(7, 2))
OFF = None


def catalogue() -> Catalogue:
    return Catalogue([Path(str(files(name))) / "texts" for name in PACKAGES])


@pytest.fixture(scope="module")
def drawing() -> Drawing:
    return Drawing(HERE / "templates", HERE / "static", Catalogue([HERE / "texts"]))


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    journal = Journal(tmp_path)
    table = Table("home", GAME, journal, CardShelf(tmp_path))
    yield table
    table.close()
    journal.close()


def swapped() -> tuple[str, str, str, Play[Any, Any], Play[Any, Any]]:
    """Who may use a Program unheard, who cannot, who looks on; the game, and with their Programs swapped."""
    play, _ = new_play(GAME, SetUp(SEATS, decks_of(GAME), {}, "decoys"))
    chance, ids = Random("decoys"), [one.id for one in SEATS]
    for number in range(400):
        for holder, other, third in permutations(ids):
            exchanged = _exchanged(play, holder, other)
            if _asked(play) - {third} == {holder} and _asked(exchanged) - {third} == {other}:
                return holder, other, third, play, exchanged
        answer = next_answer(play, (None, *ids), sensible, chance, str(number))
        assert answer is not None
        play, _ = play.answer(answer)
    raise AssertionError("nobody was ever asked what the others do not hear of")


def _asked(play: Play[Any, Any]) -> set[str | None]:
    return {one.question.to for one in play.open.values() if one.question.unheard}


def _exchanged(play: Play[Any, Any], one: str, other: str) -> Play[Any, Any]:
    city = play.state.opened()
    first, second = city.player(one), city.player(other)
    if len(first.held.programs) == len(second.held.programs):
        first.held.programs, second.held.programs = second.held.programs, first.held.programs
    return replace(play, state=city, open={}).anew(play.version, play.log)


def drawn(
    table: Table, drawing: Drawing, play: Play[Any, Any], viewer: str | None, decoys: Decoys | None
) -> str:
    """The bytes of a page's main, as a stream sends it."""
    painter = Painter(table, GAME, Speech(catalogue(), "en"))
    moment = Moment(
        1,
        Seating("", tuple(SeatEntry(one, NO_PROOF) for one in SEATS), game=GAME.meta.name),
        1,
        Story(play.anew(play.version, play.log)),
    )
    around = NoticeSources("http://table.test", frozenset(), CameraStatus(), decoys=decoys)
    page = painter.page(moment, viewer, around)
    return main_of(drawing, "kiosk" if viewer is None else "seat", page)


@pytest.mark.parametrize("decoys", [CALM, LOOK], ids=["calm", "look"])
def test_whose_the_secret_is_changes_no_byte_for_anybody_else_and_no_glance_at_whom_it_is_about(
    table: Table, drawing: Drawing, decoys: Decoys
) -> None:
    holder, other, third, before, after = swapped()
    for viewer in (None, third):
        assert drawn(table, drawing, before, viewer, decoys) == drawn(table, drawing, after, viewer, decoys)
    for viewer in (holder, other):
        one, two = (drawn(table, drawing, play, viewer, decoys) for play in (before, after))
        assert one != two
        assert glance(one) == glance(two)


def test_without_the_line_a_glance_would_tell_who_is_asked(table: Table, drawing: Drawing) -> None:
    holder, _, _, before, after = swapped()
    one, two = (glance(drawn(table, drawing, play, holder, OFF)) for play in (before, after))
    assert one != two


def test_the_line_says_the_same_on_every_phone_and_the_kiosk_has_none(table: Table, drawing: Drawing) -> None:
    *_, play, _ = swapped()
    for decoys, text in ((CALM, "For you alone"), (LOOK, "For you alone: take a look")):
        for viewer in ("s1", "s2", "s3"):
            assert glance(drawn(table, drawing, play, viewer, decoys)).count(text) == 1
        assert "For you alone" not in drawn(table, drawing, play, None, decoys)
