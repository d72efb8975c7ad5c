"""What every game of the house must hold, whichever it is: a new folder is tested without being told."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion import games
from companion.app import texts
from companion.bridges.rulebook import reminders
from companion.bridges.speech import Speech, folder_of_words
from companion.engine.advice import at_random, next_answer, sensible
from companion.engine.chance import by_chance
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play
from companion.engine.questions import Choose, RollDice
from companion.engine.view import CardView
from companion.engine.words import Message
from companion.kit.new_game.game import GAME as NEW_GAME
from companion.table.reopened import reopened
from companion.table.repertoire import Repertoire
from companion.table.shelf import Shelf
from companion.table.simulation import COLOURS, Course, simulate
from tests.companion.games.taken_home import taken_home
from tests.languages import messages
from tests.long import LONG
from web.words import Catalogue

GAMES = (*games.names(), "new_game")


def seatings(name: str) -> list[int]:
    """For how many players a game is proven: the fewest and the most, or each number between them, too."""
    game = NEW_GAME if name == "new_game" else games.find(name)
    least, most = game.least_seats, game.most_seats
    return list(range(least, most + 1)) if LONG else sorted({least, most})


SEATINGS = [(name, seats) for name in GAMES for seats in seatings(name)]
WHOLE = 20 if LONG else 1
"""Games of each number of seats, by bots and by chance alike."""
COMMON = {key for folder in texts() for key in messages(folder / "en.ftl")}


def find(name: str) -> Game[Any, Any]:
    return NEW_GAME if name == "new_game" else games.find(name)


@cache
def decks(name: str) -> dict[str, str]:
    return Shelf(Path("there is no such folder")).decks_in(find(name))


@cache
def speech(name: str, language: str) -> Speech:
    return Speech(Catalogue(texts(find(name).package)), language)


def wandering(name: str, seats: int, seed: str, most: int = 150) -> Iterator[Play[Any, Any]]:
    """The moments of a game in which bots and chance take turns at answering."""
    game, chance = find(name), Random(seed)
    colours = [colour for colour in COLOURS if colour not in game.shared_colours]
    sitting = tuple(Seat(f"seat-{n}", f"P{n}", colours[n - 1]) for n in range(1, seats + 1))
    play, _ = new_play(game, SetUp(sitting, decks(name), {}, seed))
    for number in range(most):
        yield play
        adviser = sensible if chance.random() < 0.7 else at_random
        seated = (None, *(seat.id for seat in sitting))
        answer = next_answer(play, seated, adviser, chance, str(number))
        if answer is None:
            return
        play, _ = play.answer(answer)


def parts(value: Any) -> Iterator[Any]:
    """Everything that a value is made of."""
    yield value
    if isinstance(value, Message):
        value = tuple(value.values.values())
    if is_dataclass(value):
        value = tuple(getattr(value, one.name) for one in fields(value))
    if isinstance(value, Mapping):
        value = tuple(value.values())
    if isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from parts(one)


def test_no_two_games_call_their_rules_alike() -> None:
    letters = [games.find(name).rule_letters for name in games.names()]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("name", games.names())
def test_what_is_told_of_a_game_is_what_it_is(name: str) -> None:
    game = games.find(name)
    [meta] = [one for one in games.metas() if one.name == name]
    assert (game.name, game.package) == (name, f"companion.games.{name}")
    assert (meta.package, meta.least_seats, meta.most_seats) == (
        game.package,
        game.least_seats,
        game.most_seats,
    )
    assert 0 < meta.minutes[0] <= meta.minutes[1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_says_who_it_is_in_every_language_and_takes_no_words_of_the_house(
    name: str, language: str
) -> None:
    own = messages(folder_of_words(find(name).package) / f"{language}.ftl")
    assert {"game-title", "game-about", "game-lies"} <= set(own)
    assert set(own) & COMMON == set()


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
@pytest.mark.parametrize("players", ["bots", "chance"])
def test_whole_games_end_and_are_the_same_when_they_are_replayed(name: str, seats: int, players: str) -> None:
    played = list(simulate(Course(find(name), decks(name), seats, "conformance", players), WHOLE))
    assert all(one.answers > 0 for one in played)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_all_that_is_shown_asked_and_told_can_be_said_in_every_language(name: str, seats: int) -> None:
    said: set[str] = set()
    for play in wandering(name, seats, "words"):
        asked = tuple(one.question for one in play.open.values())
        viewers = (None, *(one.seat for one in play.game.view(play.state, None).seats))
        views = tuple(play.game.view(play.state, viewer) for viewer in viewers)
        told = {repr(one): one for one in parts((asked, views, play.log[-1:])) if isinstance(one, Message)}
        for key in told.keys() - said:
            one = told[key]
            assert all(speech(name, language)(one).strip() for language in ("en", "de"))
        said |= told.keys()


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_what_one_seat_holds_in_secret_is_sent_to_nobody_else(name: str, seats: int) -> None:
    for play in wandering(name, seats, "secrets"):
        viewers = (None, *(one.seat for one in play.game.view(play.state, None).seats))
        views = {viewer: play.game.view(play.state, viewer) for viewer in viewers}
        shown = {
            viewer: {one.id for one in parts(view) if isinstance(one, CardView)}
            for viewer, view in views.items()
        }
        for viewer, view in views.items():
            secret = {card.id for card in view.hand if card.secret}
            assert not any(secret & shown[other] for other in viewers if other != viewer)


@pytest.mark.long
@pytest.mark.parametrize(("name", "seats"), SEATINGS)
def test_every_question_can_be_answered_and_what_is_barred_says_why(name: str, seats: int) -> None:
    chance = Random("answers")
    for play in wandering(name, seats, "answers"):
        for asked in play.open.values():
            form = asked.question.form
            assert not isinstance(form, Choose) or form.options or form.barred
            if not isinstance(form, RollDice):
                assert by_chance(form, chance) is not None


@pytest.mark.parametrize("name", games.names())
def test_what_is_not_to_be_forgotten_is_at_hand_at_every_moment(name: str) -> None:
    game = find(name)
    rules = {game.view(play.state, None).rule for play in wandering(name, game.least_seats, "at hand", 60)}
    without = [
        (rule, language)
        for rule in rules
        for language in ("en", "de")
        if reminders(game.package, language, rule) is None
    ]
    assert without == []


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_was_taken_home_is_opened_again_step_by_step(name: str) -> None:
    game = find(name)
    data, story = taken_home(game, 39)
    again = reopened(data, Repertoire(game))
    assert len(again.moments) == 1 + len(story.steps)
    last = again.moments[-1].play
    assert last is not None
    for seat in (None, *(seat.id for seat in again.moments[0].seating.seats)):
        assert game.view(last.state, seat) == game.view(story.play.state, seat)
