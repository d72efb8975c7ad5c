"""Feykah's rage: a Wound for the next attack (HP-252)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.abilities import PLAYED
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.rules.fight.fights import attackable
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import is_red

RED_CARDS = 3
"""Number of red cards with which a bot rages."""


class Rage(Action):
    """Free."""

    rank = 260

    def offers(self, _city: City, one: Player) -> Iterator[Option]:
        if one.sheet.character == "feykah" and not one.figure.raging:
            yield self.option(hint=say("do-rage-hint"))

    def apply(self, city: City, said: StepFields) -> None:
        one = city.player(said.seat)
        one.figure.wounds += 1
        one.figure.raging = True
        city.announce(say("told-rages", name=one.name))

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        """Several Enemies in range, red cards for them, and no Wound yet."""
        one = city.player(seat)
        ready = city.turn.ap and not one.figure.wounds and sum(map(is_red, one.held.hand)) >= RED_CARDS
        return PLAYED if ready and len(attackable(city, seat)) > 1 else 0.0
