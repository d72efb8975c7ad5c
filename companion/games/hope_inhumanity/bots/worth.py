"""How well the group stands, as one number: what a bot weighs one future against another by."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from companion.games.hope_inhumanity.cards.abilities import LoseOnlyByCommitting
from companion.games.hope_inhumanity.state import WORST, State, Survivor

HUMANITY = (0.0, 1.3, 2.3, 3.0, 3.5, 3.8)
STEP = (0.0, 1.0, 2.6)
DEAD = -10.0
MARKED = -9.0
HOPE = 0.9


class Lot(NamedTuple):
    """How one character would stand; `stoic` ones lose no Humanity but what they commit."""

    humanity: int
    hunger: int
    harm: int
    most: int
    stoic: bool = False

    @property
    def worth(self) -> float:
        """What it is worth that this character stands so."""
        if self.hunger > WORST or self.harm > WORST:
            return DEAD
        dice = HUMANITY[min(self.humanity, len(HUMANITY) - 1)] if self.humanity >= 0 else MARKED
        return dice - STEP[self.hunger] - STEP[self.harm]


@dataclass(frozen=True)
class Prospect:
    """How the living would stand, and how many Hope dice would be left."""

    lots: Mapping[str, Lot]
    hope: int

    @property
    def worth(self) -> float:
        """The sum over everybody and the Hope pool."""
        return sum(lot.worth for lot in self.lots.values()) + HOPE * self.hope

    def paid(self, stakes: Mapping[str, int]) -> "Prospect":
        """The prospect after these seats put so many dice into the middle; below 1 it is a Hope die."""
        lots, hope = dict(self.lots), self.hope
        for seat, dice in stakes.items():
            if lots[seat].humanity > 0:
                lots[seat] = lots[seat]._replace(humanity=lots[seat].humanity - dice)
            else:
                hope -= dice
        return Prospect(lots, hope)

    def charged(self, seats: Iterable[str], price: int) -> "Prospect":
        """The prospect after these seats paid so much Humanity each."""
        if not price:
            return self
        paid = {seat: self.lots[seat]._replace(humanity=self.lots[seat].humanity - price) for seat in seats}
        return Prospect({**self.lots, **paid}, self.hope)


def now(state: State) -> Prospect:
    """How everybody stands now."""
    return Prospect(dict(_lots(state)), state.hope)


def _lots(state: State) -> Iterable[tuple[str, Lot]]:
    for one in state.living:
        yield one.seat, Lot(one.humanity, one.hunger, one.harm, one.most, _is_stoic(state, one))


def _is_stoic(state: State, survivor: Survivor) -> bool:
    card = state.deck.personalities.get(survivor.personality or "")
    return card is not None and LoseOnlyByCommitting() in card.abilities
