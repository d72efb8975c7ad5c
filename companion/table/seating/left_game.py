"""Keeps a note of a game that its people left, which a shelf shows without replaying the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.engine.recap_page import RecapPage


@dataclass(frozen=True)
class LeftGame:
    """When it was left (UTC, ISO 8601), in which round (0: the game does not count them), and how it stood.

    `scene` names the game's picture of where the table was; `winners` are seats, once it was `over`, and
    `lost` says that they lost together; `met` are the ids of the cards that were read; `carried` is what the
    next game of these people is told, by seat; `highlight` is the roll that decided it, else its first page.
    """

    at: str
    round: int
    scene: str = ""
    over: bool = False
    winners: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    carried: Mapping[str, str] = field(default_factory=dict)
    lost: bool = False
    highlight: RecapPage | None = None
