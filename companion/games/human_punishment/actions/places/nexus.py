"""The Nexus: up to two blue cards against the pink die bring Apex on, or mend it (HP-214, HP-215)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.goals import nexus_worth
from companion.games.human_punishment.fields import ask_cards
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.cards import is_blue, value
from companion.games.human_punishment.state.steps.waiting import Pink


class Nexus(Action):
    """An Action Point, and cards or none."""

    rank = 30
    deed = "nexus"
    tasks = ("nexus success",)
    by_kuro = "area"
    fields = (("cards", ask_cards(is_blue, 0, lambda *_: 2)),)

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if city.turn.ap and one.figure.at == "Nexus":
            yield self.option(hint=say("do-nexus-hint"))

    def apply(self, city: City, said: StepFields) -> None:
        cards = said.things("cards")
        spend_ap(city)
        spend(city, said.seat, cards)
        city.queue_next(Pink("nexus", said.seat, sum(map(value, cards))))

    def gain(self, city: City, one: Player, _along: str) -> float:
        return nexus_worth(city, one)
