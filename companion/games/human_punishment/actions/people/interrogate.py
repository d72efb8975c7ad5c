"""Be interrogated in the Isolation Cube: a card is drawn, and obeyed, or the die decides (HP-153)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.goals import BRING
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.board import CUBE
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.waiting import Interrogated


class Interrogate(Action):
    """An Action Point; the top card goes under, and its player is asked with the card in hand."""

    rank = 130

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.at == CUBE and city.ap:
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        spend_ap(city)
        drawn = city.interrogations[:1]
        city.interrogations = [*city.interrogations[1:], *drawn]
        if drawn:
            city.announce(say("told-interrogation", name=city.player(said.seat).name))
        city.queue_next(Interrogated(said.seat, tuple(drawn)))

    def gain(self, _city: City, _one: Player, _along: str) -> float:
        return BRING
