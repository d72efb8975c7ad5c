"""What programs are told fits its schema at every moment of every game, and holds no secret of any seat."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.adapters.programs.public_view import PublicView
from companion.engine.refusal import Refused
from companion.table.cards.card_shelf import CardShelf
from companion.table.commands.game import BeginGame
from companion.table.commands.seating import TakeSeat
from companion.table.journal.journal import Journal
from companion.table.moment import Moment
from companion.table.table import Table
from tests.companion.adapters.doors import catalogue_of
from tests.companion.games.taken_home import taken_home
from tests.companion.saying import give_answer
from tests.web.fakes.fitting import misfits
from web.api_schema import SCHEMA


@pytest.mark.parametrize("name", games.names())
def test_every_moment_of_a_game_fits_the_schema(name: str, tmp_path: Path) -> None:
    game = games.find(name)
    journal = Journal(tmp_path)
    table = Table("home", game, journal, CardShelf(tmp_path))
    words = catalogue_of(game.meta.package)

    def said(_: Moment, language: str) -> Speech:
        return Speech(words, language)

    public = PublicView(table, said)
    assert list(misfits(public.told("en"), SCHEMA)) == []
    data, story = taken_home(game, 25)
    for seat in table.evenings.reopen(data).seats:
        table.execute(TakeSeat(seat.name, seat.colour))
    table.execute(BeginGame())
    assert list(misfits(public.told("de"), SCHEMA)) == []
    for step in story.steps[:12]:
        play = table.moment.play
        assert play is not None
        asked = play.open.get(step.answer.question)
        if asked is not None and asked.question.to == step.answer.seat:
            with suppress(Refused):  # other cards were dealt here
                give_answer(table, replace(step.answer, version=asked.version))
        assert list(misfits(public.told("en"), SCHEMA)) == []
    table.close()
    journal.close()
