"""How well the group stands, as one number: what a bot weighs one future against another by."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from companion.engine.frozen import recent, replace
from companion.games.hope_inhumanity.prices import loses_only_by_committing
from companion.games.hope_inhumanity.state import WORST, State

HUMANITY = (0.0, 1.3, 2.3, 3.0, 3.5, 3.8)
STEP = (0.0, 1.0, 2.6)
DEAD = -10.0
MARKED = -9.0
HOPE = 0.9
HUNTED = 1.5


class Lot(NamedTuple):
    """How one character would stand; `stoic` ones lose no Humanity but what they commit.

    Of the next steps of hunger and harm so many are spared, and so many deaths by them cheated.
    """

    humanity: int
    hunger: int
    harm: int
    most: int
    stoic: bool = False
    spared_hunger: int = 0
    spared_harm: int = 0
    cheats: int = 0


@lru_cache(maxsize=4096)
def _worth(lot: Lot) -> float:
    """What it is worth that a character stands so."""
    if lot.hunger > WORST or lot.harm > WORST:
        return DEAD
    dice = HUMANITY[lot.humanity] if lot.humanity >= 0 else MARKED
    return dice - STEP[lot.hunger] - STEP[lot.harm]


@dataclass(frozen=True)
class Prospect:
    """How the living would stand, the Hope dice and the Hunted of the group, and its luck besides."""

    lots: Mapping[str, Lot]
    hope: int
    hunted: int = 0
    luck: float = 0.0

    @property
    def worth(self) -> float:
        """The sum over everybody and what the group has."""
        people = sum(map(_worth, self.lots.values()))
        return people + HOPE * self.hope - HUNTED * self.hunted + self.luck

    def paid(self, stakes: Mapping[str, int]) -> "Prospect":
        """The prospect after these seats put so many dice into the middle; below 1 it is a Hope die."""
        lots, hope = dict(self.lots), self.hope
        for seat, dice in stakes.items():
            if lots[seat].humanity > 0:
                lots[seat] = lots[seat]._replace(humanity=lots[seat].humanity - dice)
            else:
                hope -= dice
        return replace(self, lots=lots, hope=hope)

    def charged(self, seats: Iterable[str], price: int) -> "Prospect":
        """The prospect after these seats paid so much Humanity each."""
        if not price:
            return self
        paid = {seat: self.lots[seat]._replace(humanity=self.lots[seat].humanity - price) for seat in seats}
        return replace(self, lots={**self.lots, **paid})


@recent
def now(state: State) -> Prospect:
    """How everybody stands now."""
    return Prospect(dict(_lots(state)), state.hope, state.hunted)


def _lots(state: State) -> Iterable[tuple[str, Lot]]:
    for one in state.living:
        stoic, guard = loses_only_by_committing(state, one), one.guard
        spared = (guard.hunger, guard.harm, guard.deaths)
        yield one.seat, Lot(one.humanity, one.hunger, one.harm, one.most, stoic, *spared)
