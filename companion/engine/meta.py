"""Metadata of a game, available before it is loaded."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Owner: TypeAlias = Literal["seats", "table", "nobody"]


@dataclass(frozen=True)
class Meta:
    """A game's name, the package with its words and pictures, for how many it is and how long it takes.

    Its words say `game-title`, `game-about` and `game-lies`: what lies on the table. Minutes are those of an
    evening with the fewest and with the most people. A `small` one, for between, is listed after the others.
    `dice` says whose the dice are, if there are any.
    """

    name: str
    package: str
    min_players: int
    max_players: int
    minutes: tuple[int, int]
    small: bool = False
    dice: Owner = "seats"
