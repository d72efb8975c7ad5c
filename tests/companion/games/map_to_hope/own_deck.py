"""The deck of our own, and games that begin with it."""

from functools import cache
from importlib.resources import files
from typing import Any

from companion.engine.game import Seat, SetUp
from companion.engine.play import Play
from companion.games.map_to_hope.box import read_box
from companion.games.map_to_hope.cards import Box
from companion.games.map_to_hope.game import GAME
from companion.games.map_to_hope.rules.set_up import beginning
from companion.games.map_to_hope.state import MapToHopeState

FILE = "the-long-way-round.en.yaml"


@cache
def deck() -> str:
    return files("companion.games.map_to_hope").joinpath("decks", FILE).read_text(encoding="utf-8")


@cache
def box() -> Box:
    """What is in it, read once for all tests."""
    return read_box({FILE: deck()})


def game(seats: str, seed: str = "seed", **rulings: str) -> Play[Any, Any]:
    """A game of our own deck at its very start; rulings are named by their fields."""
    options = {name.replace("_", "-"): choice for name, choice in rulings.items()}
    sitting = tuple(Seat(one, one, colour) for one, colour in zip(seats, ("red", "blue"), strict=False))
    begun = beginning(SetUp(sitting, {}, options, seed), box())
    return Play(GAME, begun.evolve(MapToHopeState()), 0, {}, ()).after(())
