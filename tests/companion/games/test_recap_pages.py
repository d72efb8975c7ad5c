"""An evening of any game is told back in pages that have words in every language."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from companion import games
from companion.engine.recap_page import Beat, BondDiagram, RecapPage, Shot
from companion.engine.words import Message
from companion.games.amber_tide.events import CameHome
from companion.games.hopes_end.events.ruin import Ruined
from companion.games.just_dice.events import DiceThrown
from companion.games.map_to_hope.events.trial import FateDrawn
from companion.kit.evening_picture import HEAD, HIGH, WIDE
from companion.shared_view.recap_page import Film, Roster
from companion.table.journal.entries import Plays, Reseat
from companion.table.story.recap import beats, recap_pages
from tests.companion.games.taken_home import taken_home

MOST = 5
"""Between how it ended and how its dice fell there is room for so many pages."""
STEPS = 160


@cache
def told(name: str) -> tuple[tuple[Beat[Any, Any], ...], tuple[RecapPage, ...]]:
    """All that happened in a long game, and the pages of it."""
    _, story = taken_home(games.find(name), STEPS)
    return beats(story), recap_pages(story)


def page(name: str, id_: str) -> RecapPage:
    return next(one for one in told(name)[1] if one.id == id_)


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_has_hardly_begun_is_told_back_without_a_word_too_much(name: str) -> None:
    _, story = taken_home(games.find(name), 1)
    assert len(recap_pages(story)) <= MOST + 8


SMALL = {"amber_tide", "just_dice", "ships_home", "tangled_kites"}
"""Games whose evenings are told back in no time."""
EACH = [one if one in SMALL else pytest.param(one, marks=pytest.mark.slow) for one in games.names()]


@pytest.mark.parametrize("name", EACH)
def test_the_pages_of_a_seat_that_was_given_on_tell_of_who_plays_it_now(name: str) -> None:
    game = games.find(name)
    _, story = taken_home(game, STEPS)
    for step in story.steps[:: len(story.steps) // (8 if name in SMALL else 3) + 1]:
        _, _, given = story.decide(step.entry, Reseat("seat-0", "P0", Plays.OTHER, "c", None, "Kim"))
        own, others = _of_seat(recap_pages(given), "seat-0")
        assert own == _of_seat(game.recap_pages(beats(story, step.entry)), "seat-0")[0]
        assert others == _of_seat(recap_pages(story), "seat-0")[1]


def test_who_came_late_is_told_of_the_walks_they_took() -> None:
    _, story = taken_home(games.find("amber_tide"), STEPS)
    *before, latest = [
        (step.entry, event) for step in story.steps for event in step.events if isinstance(event, CameHome)
    ]
    late = Reseat(latest[1].seat, "P0", Plays.OTHER, "c", None, "Kim")
    own, _ = _of_seat(recap_pages(story.decide(before[-1][0], late)[2]), latest[1].seat)
    assert isinstance(own[0].title, Message)
    assert own[0].title.values["n"] == latest[1].amber + latest[1].found


def _of_seat(pages: Iterable[RecapPage], seat: str) -> tuple[list[RecapPage], list[RecapPage]]:
    """The pages for that seat alone, and all others."""
    all_ = list(pages)
    return [one for one in all_ if one.seat == seat], [one for one in all_ if one.seat != seat]


@pytest.mark.parametrize("name", games.names())
def test_an_evening_is_one_picture_that_fills_the_screen_with_a_sentence_for_each_mark(name: str) -> None:
    films = [one.body for one in told(name)[1] if one.seat is None and isinstance(one.body, Film)]
    [film] = [one for one in films if one.whole]
    marks = {int(n) for n in re.findall(r'data-from="(\d+)"', film.drawing)}
    assert marks
    assert max(marks) < len(film.captions)
    assert all(film.captions)
    assert f'viewBox="0 {-HEAD} {WIDE} {HIGH}"' in film.drawing


def test_the_throw_of_the_evening_is_the_highest() -> None:
    happened, _ = told("just_dice")
    found = page("just_dice", "roll").body
    assert isinstance(found, Shot)
    assert list(found.dice) == sorted(found.dice)
    assert sum(die.value for die in found.dice) == max(
        one.event.throw.total for one in happened if isinstance(one.event, DiceThrown)
    )


def test_the_test_that_turned_it_is_the_one_with_the_gravest_consequence() -> None:
    happened, _ = told("map_to_hope")
    [line, *_] = page("map_to_hope", "test").lines
    tests = [one.state.test for one in happened if isinstance(one.event, FateDrawn)]
    last = tests[-1]
    won = happened[-1].state.outcome == "won"
    assert isinstance(line, Message)
    if won:
        assert line.values["place"] == happened[-1].state.box.title(last.location)
    assert len(page("map_to_hope", "reckoning").lines) == len(tests)


@pytest.mark.slow
def test_every_tile_that_somebody_ruined_of_another_is_a_broken_thread() -> None:
    happened, _ = told("hopes_end")
    body = page("hopes_end", "weave").body
    assert isinstance(body, BondDiagram)
    fallen = [one for one in happened if isinstance(one.event, Ruined)]
    of_others = [one for one in fallen if one.state.town[one.event.x, one.event.y].owner != one.event.chooser]
    assert sum(one.times for one in body.threads) == len(of_others) > 0
    assert all(one.against for one in body.threads)


def test_what_a_town_came_to_adds_up() -> None:
    body = page("hopes_end", "count").body
    assert isinstance(body, Roster)
    for one in body.people:
        assert isinstance(one.epitaph, Message)
        assert one.epitaph.values["n"] == sum(_points(one.epitaph.values["parts"]))


def _points(told: object) -> Iterator[int]:
    """Every number in a sentence and in the sentences that it is made of."""
    if isinstance(told, Message):
        for value in told.values.values():
            yield from _points(value)
    else:
        yield int(str(told))


def test_the_night_counts_the_enemies_that_came() -> None:
    happened, _ = told("human_punishment")
    [first, *_] = page("human_punishment", "night").lines
    assert isinstance(first, Message)
    sentences = [some for one in happened for some in getattr(one.event, "sentences", ())]
    came = [some for some in sentences if some.key == "told-appears"]
    assert first.values["n"] == len(came) > 0
