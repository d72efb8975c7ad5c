"""What every game of the house must hold, whichever it is: a new folder is tested without being told."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from companion import games
from companion.adapters.language.speech import folder_of_words
from companion.analysis.simulation import PLAYERS, SimulationInput, simulate
from companion.app import texts
from companion.conformance.checks import CHECKS, GameCheck
from companion.conformance.trial import GameTrial, decks_of
from companion.engine.game import Game
from companion.kit.new_game.game import GAME as NEW_GAME
from companion.table.past.reopened import reopened
from companion.table.repertoire import Repertoire
from tests.companion.games.taken_home import replayed, taken_home
from tests.languages import messages
from tests.long import LONG, in_full_alone

GAMES = (*games.names(), "new_game")


def seatings(name: str) -> list[int]:
    """For how many players a game is proven: the fewest and the most, or each number between them, too."""
    game = NEW_GAME if name == "new_game" else games.find(name)
    least, most = game.meta.min_players, game.meta.max_players
    return list(range(least, most + 1)) if LONG else sorted({least, most})


SEATINGS = [(name, seats) for name in GAMES for seats in seatings(name)]
TRIED_LONG = {"human_punishment", "hopes_end", "map_to_hope"}
"""Games of which one trial takes seconds."""
NOT_YET: dict[tuple[str, str], str] = {}
"""Which check a game does not pass yet, and why; one that passes is taken out."""
COMMON = {key for folder in texts() for key in messages(folder / "en.ftl")}


def find(name: str) -> Game[Any, Any]:
    return NEW_GAME if name == "new_game" else games.find(name)


def test_no_two_games_call_their_rules_alike() -> None:
    letters = [games.find(name).meta.rule_letters for name in games.names()]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("name", games.names())
def test_a_game_says_how_long_it_takes(name: str) -> None:
    [meta] = [one for one in games.metas() if one.name == name]
    assert games.find(name).meta.package == f"companion.games.{name}"
    assert 0 < meta.minutes[0] <= meta.minutes[1]
    assert meta.age is not None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_says_who_it_is_in_every_language_and_takes_no_words_of_the_house(
    name: str, language: str
) -> None:
    own = messages(folder_of_words(find(name).meta.package) / f"{language}.ftl")
    assert {"game-title", "game-about", "game-lies"} <= set(own)
    assert set(own) & COMMON == set()


@cache
def played(name: str, seats: int) -> GameTrial:
    """One game is played, and every check looks at it."""
    return GameTrial(find(name), seats)


def checked() -> Iterator[Any]:
    """Each game with each check; what `new-game` copies need not be finished."""
    for name, check in ((name, check) for name in GAMES for check in CHECKS):
        if check.must or name != "new_game":
            reason = NOT_YET.get((name, check.id))
            marks = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
            marks += [pytest.mark.slow] if name in TRIED_LONG else []
            yield pytest.param(name, check, id=f"{name}-{check.id}", marks=marks)


@pytest.mark.long
@pytest.mark.parametrize(("name", "check"), [*checked()])
def test_a_game_passes_a_check(name: str, check: GameCheck) -> None:
    faults = (fault for seats in seatings(name) for fault in check.faults(played(name, seats)))
    assert [*dict.fromkeys(faults)] == []


@pytest.mark.long
@in_full_alone
@pytest.mark.parametrize(("name", "seats"), SEATINGS if LONG else SEATINGS[:1])
@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_end_and_are_the_same_when_they_are_replayed(name: str, seats: int, players: str) -> None:
    played = list(
        simulate(SimulationInput(find(name), decks_of(find(name)), seats, "conformance", players), 20)
    )
    assert all(one.answers > 0 for one in played)


@pytest.mark.parametrize("name", games.names())
def test_a_game_that_was_taken_home_is_opened_again_step_by_step(name: str) -> None:
    game = find(name)
    data, story = taken_home(game, 39)
    again = reopened(data, Repertoire(game).loaders)
    assert again.length == 1 + len(story.steps)
    last = replayed(again, game)[-1]
    for seat in (None, *(seat.id for seat in again.seats)):
        assert game.view(last.state, seat) == game.view(story.play.state, seat)
