"""The end of any game, played by bots: what ended it stands above who has won."""

from functools import cache

import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.app import texts
from companion.table.story.timeline import Story
from tests.companion.games.taken_home import taken_home
from web.words import Catalogue

MOST = 4000
"""Answers after which a game is given up."""
LONG = {"hopes_end", "human_punishment"}
EACH = [pytest.param(one, marks=pytest.mark.slow) if one in LONG else one for one in games.names()]


@cache
def ended(game: str) -> Story:
    """A game that bots have played to its end."""
    _, story = taken_home(games.find(game), MOST)
    assert story.play.public_view.over
    return story


@cache
def speech(game: str, language: str) -> Speech:
    return Speech(Catalogue(texts(games.find(game).meta.package)), language)


@pytest.mark.parametrize("game", EACH)
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_end_says_in_a_sentence_what_ended_it_above_who_has_won(game: str, language: str) -> None:
    view, say = ended(game).play.public_view, speech(game, language)
    end = view.spotlight
    assert end is not None
    cause, names = say(end.kicker), {seat.name for seat in view.seats}
    assert cause.endswith(".")
    assert not [name for name in names if name in cause]
    assert not cause.startswith(say(end.title))
