"""A player: what their tokens say, and where their cards are."""

from dataclasses import dataclass

from companion.engine.game import Seat
from companion.games.map_to_hope.cards import (
    Skill,
)

TIME = 6
"""Time of a Day (MH-009, MH-025)."""


RADIATION = "radiation"
"""The Fate card that takes off one's own Radiation (form 23)."""


@dataclass(frozen=True)
class InFront:
    """A card in front of a player, its remaining uses, and whether it was used today."""

    card: str
    uses: int | None = None
    used: bool = False


@dataclass(frozen=True)
class Gain:
    """Skill gained for the next test or for the Day (MH-081)."""

    n: int
    skill: Skill
    until: str
    by: str = ""
    """The card that gave it."""


@dataclass(frozen=True)
class Survivor:
    """One player: what their tokens say, and where their cards are."""

    seat: Seat
    time: int = TIME
    debt: int = 0
    radiation: int = 0
    worst: int = 0
    """The highest level that the marker ever reached."""
    damage: int = 0
    turns: int = 0
    """Actions taken today."""
    passed: bool = False
    dead: bool = False
    leader: str = ""
    radiation_card: str = ""
    special: str = ""
    groups: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    front: tuple[InFront, ...] = ()
    gains: tuple[Gain, ...] = ()
    kept: str = ""
    """The card that is taken along into the next journey of a campaign."""

    @property
    def ready(self) -> bool:
        """True if everything was chosen (MH-008, MH-018)."""
        return bool(self.leader and self.radiation_card and self.special and self.groups)
