"""The end of any game, played by bots: what ended it stands above who has won."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from companion import games
from companion.adapters.language.speech import Speech
from companion.app import texts
from companion.engine.words import Message
from companion.shared_view.recap_page import Film
from companion.table.story.recap import recap_pages
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


def numbers(told: object) -> Iterator[int]:
    """Every number in a sentence and in the sentences that it is made of."""
    if isinstance(told, Message):
        for value in told.values.values():
            yield from numbers(value)
    else:
        yield int(str(told).replace("\N{MINUS SIGN}", "-"))


@pytest.mark.slow
def test_a_town_takes_every_score_apart_until_nothing_is_left() -> None:
    end = ended("hopes_end").play.public_view.spotlight
    assert end is not None
    lines = [line for line in end.lines if isinstance(line, Message) and line.key == "score-line"]
    assert len(lines) == len(ended("hopes_end").play.public_view.seats)
    assert all(line.values["n"] == sum(numbers(line.values["parts"])) for line in lines)


def test_the_walks_in_the_picture_of_the_flats_add_up_to_all_that_came_home() -> None:
    story = ended("amber_tide")
    [picture] = [page.body for page in recap_pages(story) if isinstance(page.body, Film)]
    drawn = [int(n) for n in re.findall(r">\s*(\d+)\s*</text>", picture.drawing)]
    assert sum(drawn) == 2 * sum(story.play.state.home.values())  # walk by walk, and beside each person
