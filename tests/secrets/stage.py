"""Any moment of any game at a real table, whatever led to it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from companion.conformance.interference import BY_CHANCE, AnyPlay
from companion.engine.advice import at_random, next_answer, sensible
from companion.engine.game import Game
from companion.engine.play import new_play
from companion.engine.view import Viewer
from tests.secrets.watched import Pages, Party, Watched


def resumed(game: Game[Any, Any], state: Any) -> Game[Any, Any]:
    """That game, begun in the middle: in that state, and by no event."""
    return replace(game, initial_state=lambda: state, begin=lambda _set_up: ())


def party_of(game: Game[Any, Any], count: int) -> Party:
    """So many people who play it by its usual rules."""
    return Party(count, {}, game)


def course(party: Party, decks: Mapping[str, str], seed: str, most: int) -> Iterator[AnyPlay]:
    """The moments of a game of these people, in which bots and chance take turns at answering."""
    chance, seats = Random(seed), (None, *party.tokens)
    play, _ = new_play(party.game, party.set_up(decks, seed))
    for number in range(most):
        yield play
        adviser = at_random if chance.random() < BY_CHANCE else sensible
        answer = next_answer(play, seats, adviser, chance, str(number))
        if answer is None:
            return
        play, _ = play.answer(answer)


def staged(folder: Path, pages: Pages, party: Party, play: AnyPlay, viewer: Viewer = None) -> Watched:
    """That moment at a table of these people; one viewer is watched from then on."""
    later = Party.like(party, resumed(party.game, play.state))
    return Watched(folder, pages, later, later.set_up({}, "resumed"), viewer)
