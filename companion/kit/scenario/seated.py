"""Scenarios that are played from the beginning: seats by letters, a house rule, throws of dice."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.game import Game, Seat, SetUp
from companion.engine.play import Play, new_play
from companion.kit.scenario.parts import ScenarioPart

LETTERS = "ABCDEFGH"
COLOURS = ("red", "blue", "green", "yellow", "purple", "orange", "black", "pink")


@dataclass(frozen=True)
class SeatedGiven:
    """People who sit down, and the first moment of their game."""

    seats: tuple[Seat, ...]
    begin: Callable[[Game[Any, Any]], Play[Any, Any]]

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(seat.id for seat in self.seats)


def seated(part: ScenarioPart, least: int, most: int) -> tuple[Seat, ...]:
    """Reads the number of seats and names them A, B and so on. Raises Misread."""
    count = part.number(least, most)
    return tuple(Seat(*one) for one in zip(LETTERS[:count], LETTERS, COLOURS, strict=False))


def read_seated(least: int, most: int, rule: str, *choices: str) -> Callable[[ScenarioPart], SeatedGiven]:
    """Reads `seats` and a house rule, whose first choice is the usual one."""

    def read(part: ScenarioPart) -> SeatedGiven:
        part.fields("seats", rule)
        seats, chosen = seated(part.part("seats"), least, most), part.maybe(rule)
        options = {rule: chosen.word(choices, rule)} if chosen else {}
        return SeatedGiven(seats, lambda game: new_play(game, SetUp(seats, {}, options, ""))[0])

    return read


def open_seated(game: Game[Any, Any], given: SeatedGiven) -> Play[Any, Any]:
    """Begins the game of the scenario."""
    return given.begin(game)


def _by_seat(part: ScenarioPart, given: SeatedGiven) -> Rolled:
    thrown: Mapping[str, ScenarioPart] = part.fields(*given.players).entries()
    colours = {seat.id: seat.colour for seat in given.seats}
    return Rolled(
        tuple(Die(colours[seat], face.number(1, 6)) for seat, one in thrown.items() for face in one.items())
    )


Throw: TypeAlias = Annotated[Rolled, _by_seat]
"""A throw of all, by seat."""
