"""Plays two games that differ in one hidden fact; players who may not know it must see no difference."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.engine.advice import at_random, next_answer, sensible
from companion.engine.answers import Answer
from companion.engine.play import Play
from companion.engine.refusal import Refused
from companion.engine.secret import Secret
from companion.engine.view import Viewer

BY_CHANCE = 0.3
"""Share of answers that are random instead of a bot's."""
AnyPlay = Play[Any, Any]


class InterferenceError(Exception):
    """A viewer can tell a hidden fact; the message names both."""


@dataclass(frozen=True)
class Pair:
    """The same moment twice, with one `fact` otherwise, and the seats that may know it."""

    fact: str
    known_to: frozenset[str]
    one: AnyPlay
    other: AnyPlay

    @property
    def kind(self) -> str:
        """The kind of the fact."""
        return self.fact.partition(":")[0]

    @property
    def unaware(self) -> tuple[Viewer, ...]:
        """The viewers who may not know the fact: the table and the other seats."""
        seats = (one.seat for one in self.one.public_view.seats)
        return (None, *(seat for seat in seats if seat not in self.known_to))

    def check(self) -> None:
        """Raises InterferenceError if the two games look different to an unaware viewer."""
        for viewer in self.unaware:
            if sight(self.one, viewer) != sight(self.other, viewer):
                raise InterferenceError(f"{viewer or 'the table'} can tell {self.fact}")


def sight(play: AnyPlay, viewer: Viewer) -> tuple[Any, ...]:
    """All data that a viewer's screens are drawn from."""
    asked = tuple(one for one in play.open.values() if one.question.to in {None, viewer})
    return play.game.view(play.state, viewer), asked, play.log


def pairs(play: AnyPlay) -> Iterator[Pair]:
    """Every hidden fact of that moment, with it and without."""
    for secret in play.game.secrets(play.state):
        yield pair(play, secret)


def pair(play: AnyPlay, secret: Secret[Any]) -> Pair:
    """That moment with the fact, and without."""
    other = replace(play, state=secret.otherwise(), open={})
    one = replace(play, open={})
    again = (each.anew(play.version, play.log) for each in (one, other))
    return Pair(secret.id, secret.known_to, *again)


def played_on(pair: Pair, chance: Random, most: int) -> Iterator[tuple[Answer, Pair]]:
    """Plays both on with the same answers while they differ in this fact alone. Raises InterferenceError."""
    pair.check()
    for number in range(most):
        answer = _any_answer(pair.one, chance, f"step-{number}")
        later = None if answer is None else _answered(pair, answer)
        if answer is None or later is None:
            return
        later.check()
        yield answer, later
        pair = later


def _any_answer(play: AnyPlay, chance: Random, command: str) -> Answer | None:
    adviser = at_random if chance.random() < BY_CHANCE else sensible
    seats = (None, *(seat.seat for seat in play.public_view.seats))
    return next_answer(play, seats, adviser, chance, command)


def _answered(pair: Pair, answer: Answer) -> Pair | None:
    """Both after that answer; None once more than the fact is otherwise, or its owner cannot give it."""
    one, _ = pair.one.answer(answer)
    try:
        other, _ = pair.other.answer(answer)
    except Refused:
        if answer.seat in pair.known_to:
            return None
        raise InterferenceError(_by_answering(answer, pair)) from None
    return _later(pair, one, other)


def _later(pair: Pair, one: AnyPlay, other: AnyPlay) -> Pair | None:
    """The two after a step, if this fact is still all that is otherwise."""
    for secret in one.game.secrets(one.state):
        if secret.id == pair.fact and secret.otherwise() == other.state:
            return Pair(pair.fact, secret.known_to, one, other)
    return None


def _by_answering(answer: Answer, pair: Pair) -> str:
    return f"{answer.seat or 'the table'} can tell {pair.fact} by what may be answered"
