"""What a model of a game is, and the random games that are held against it."""

from random import Random
from typing import Any, Protocol

from companion.analysis.simulation import COLOURS
from companion.engine.advice import at_random, next_answer
from companion.engine.answers import Answer
from companion.engine.chance import Chance
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play

LONGEST = 1500
"""Answers after which a random game is left."""


class Model(Protocol):
    """A game by its rules alone."""

    def follow(self, before: Any, answer: Answer, after: Any, /) -> None:
        """Takes the answer as the rules have it, and compares. Raises AssertionError where they differ."""


def compare(game: Game[Any, Any], model: type[Any], decks: dict[str, str], steps: int, seed: str) -> int:
    """Plays random games of all numbers of people against the model; how many answers were compared."""
    taken, number = 0, 0
    while taken < steps:
        least, most = game.meta.min_players, min(game.meta.max_players, 5)
        people = least + number % (most - least + 1)
        seats = tuple(Seat(f"s{n}", f"P{n}", COLOURS[n]) for n in range(people))
        play = new_play(game, SetUp(seats, decks, {}, f"{seed} {number}"))[0]
        taken += _one(play, model, tuple(one.id for one in seats), steps - taken, Random(f"{seed} {number}"))
        number += 1
    return taken


def _one(play: Play[Any, Any], model: type[Any], seats: tuple[str, ...], steps: int, chance: Chance) -> int:
    held: Model = model(play.state)
    for n in range(min(steps, LONGEST)):
        answer = next_answer(play, (None, *seats), at_random, chance, str(n))
        if answer is None:
            return max(1, n)
        before, (play, _) = play, play.answer(answer)
        held.follow(before, answer, play)
    return min(steps, LONGEST)
