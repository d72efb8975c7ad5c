"""A choice that a bot makes among several options, and what several kinds of choices share."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from companion.engine.chance import Chance
from companion.games.human_punishment.bots.sides import COLOUR
from companion.games.human_punishment.fields import NOTHING
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.step import Step

S = TypeVar("S", bound=Step)
DEUS_LEVEL = 4


@dataclass(frozen=True)
class Choice:
    """A player's choice: the field and its options."""

    city: City
    one: Player
    field: str
    options: list[str]
    chance: Chance

    def waiting(self, kind: type[S]) -> S:
        """The step that is answered."""
        step = now(self.city, kind)
        assert step is not None
        return step

    def other(self, rather: set[str]) -> str:
        """One of those seats, or anybody else rather than oneself."""
        others = [seat for seat in self.options if seat != self.one.seat]
        return self.chance.choice([seat for seat in others if seat in rather] or others or self.options)

    def any_one(self) -> str:
        """Any option but that for nobody, if there is one."""
        return self.chance.choice([option for option in self.options if option != NOTHING] or [NOTHING])


def kept_chip(choice: Choice, chips: Sequence[str], *, rest_falls: bool) -> str:
    """The own colour; purple stays out of the Junkyard for others, and falls into it for the Fallen."""
    side = choice.one.aims.loyalty
    lets_fall = side == "Fallen" and rest_falls
    order = {"purple": 9} if lets_fall else {"purple": 1, COLOUR.get(side, ""): 0}
    return min(choice.options, key=lambda option: (order.get(chips[int(option) - 1], 3), option))


def strongest_enemy(choice: Choice) -> str:
    """Deus, or else the Enemy of the highest level."""
    levels = {enemy.id: enemy.level for enemy in choice.city.machines.enemies}
    return max(choice.options, key=lambda id_: (levels.get(id_, DEUS_LEVEL), id_))
