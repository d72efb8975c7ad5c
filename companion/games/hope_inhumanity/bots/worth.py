"""Worth of a state to the group as one number, by which a bot compares futures."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from companion.engine.frozen import recent
from companion.games.hope_inhumanity.cards.card import Personality
from companion.games.hope_inhumanity.rules.prices import is_stoic
from companion.games.hope_inhumanity.state import HopeInhumanityState
from companion.games.hope_inhumanity.survivor import WORST, Survivor

HUMANITY = (0.0, 1.3, 2.3, 3.0, 3.5, 3.8)
STEP = (0.0, 1.0, 2.6)
DEAD = -10.0
MARKED = -9.0
IDLE = 0.3
"""A turn that passes brings no danger, and no Scene either."""
HOPE = 0.9
HUNTED = 1.5


class Lot(NamedTuple):
    """Projected state of one character; `stoic` ones lose Humanity only by committing.

    The next few steps of hunger and harm may be prevented, and deaths by them; some turns
    will be skipped.
    """

    humanity: int
    hunger: int
    harm: int
    most: int
    stoic: bool = False
    spared_hunger: int = 0
    spared_harm: int = 0
    cheats: int = 0
    idle: int = 0


@lru_cache(maxsize=4096)
def _worth(lot: Lot) -> float:
    """Worth of one character's state."""
    if lot.hunger > WORST or lot.harm > WORST:
        return DEAD
    dice = HUMANITY[lot.humanity] if lot.humanity >= 0 else MARKED
    return dice - STEP[lot.hunger] - STEP[lot.harm] - IDLE * lot.idle


@lru_cache(maxsize=4096)
def _without(lot: Lot, dice: int) -> Lot:
    return lot._replace(humanity=lot.humanity - dice)


class Group(NamedTuple):
    """The Hope dice and the Hunted of the group, and its luck besides."""

    hope: int
    hunted: int = 0
    luck: float = 0.0


class Prospect(NamedTuple):
    """Projected states of the living and of the group."""

    lots: Mapping[str, Lot]
    group: Group

    @property
    def worth(self) -> float:
        """The sum over everybody and what the group has."""
        hope, hunted, luck = self.group
        return sum(map(_worth, self.lots.values())) + HOPE * hope - HUNTED * hunted + luck

    @property
    def hope(self) -> int:
        """Hope dice of the group."""
        return self.group.hope

    def paid(self, stakes: Mapping[str, int]) -> "Prospect":
        """The prospect after these seats put dice into the middle; below 1 it is a Hope die."""
        lots, group = dict(self.lots), self.group
        for seat, dice in stakes.items():
            if lots[seat].humanity > 0:
                lots[seat] = _without(lots[seat], dice)
            else:
                group = group._replace(hope=group.hope - dice)
        return Prospect(lots, group)

    def charged(self, seats: Iterable[str], price: int) -> "Prospect":
        """The prospect after each of these seats paid `price` Humanity."""
        if not price:
            return self
        paid = {seat: _without(self.lots[seat], price) for seat in seats}
        return Prospect({**self.lots, **paid}, self.group)


@recent
def now(state: HopeInhumanityState) -> Prospect:
    """Prospect of the present state."""
    lots = {one.seat: _lot(one, state.personality(one)) for one in state.living}
    return Prospect(lots, Group(state.hope, state.hunted))


@recent
def _lot(one: Survivor, card: Personality) -> Lot:
    stoic, guard = is_stoic(card), one.guard
    return Lot(one.humanity, one.hunger, one.harm, one.most, stoic, guard.hunger, guard.harm, guard.deaths)
