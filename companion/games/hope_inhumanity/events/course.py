"""Events of the game's course from turn to turn, and its end."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.engine.game import Seat
from companion.games.hope_inhumanity.cards.card import Terrain


@dataclass(frozen=True)
class GameBegun:
    """The seats sat down, the piles were shuffled by `seed` and the cards of `decks` were dealt.

    `options` are the house rules that the table chose.
    """

    seats: tuple[Seat, ...]
    seed: str
    decks: Mapping[str, str]
    options: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ScenesArranged:
    """Scenes that these people have met least often were put on top of each pile; `piles` are the orders."""

    piles: Mapping[Terrain, tuple[str, ...]]


@dataclass(frozen=True)
class JourneyBegun:
    """The introductions are over."""


@dataclass(frozen=True)
class RoundBegun:
    """A new round began (HI-291, HI-292)."""

    round: int


@dataclass(frozen=True)
class TurnBegun:
    """A seat's turn began."""

    seat: str


@dataclass(frozen=True)
class TurnPassed:
    """The turn passed without a Scene: every pile was empty (A-71)."""

    seat: str


@dataclass(frozen=True)
class TurnsForfeited:
    """A card makes a character skip its next `n` turns."""

    seat: str
    n: int


@dataclass(frozen=True)
class TurnSatOut:
    """A turn passed as if it had been played, since a card had forfeited it (A-73)."""

    seat: str


@dataclass(frozen=True)
class HuntedLeftOut:
    """Cards speak of Hunted, and no expansion is in play: those sentences do nothing (HI-017)."""


@dataclass(frozen=True)
class ScenesReshuffled:
    """No Scene was left, and the used ones were sorted and shuffled (A-71)."""


@dataclass(frozen=True)
class TurnEnded:
    """The turn is over, and the next has not begun."""


@dataclass(frozen=True)
class TurnResolved:
    """All effects of this turn's Scene have happened."""


@dataclass(frozen=True)
class GameEnded:
    """The journey ended: at its destination with survivors, or with nobody left."""

    won: bool
