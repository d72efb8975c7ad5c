"""Dryden heals a figure in range, and treats a Wound by a Boost (HP-268, HP-271, HP-272)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.abilities import towards_boosts
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.fields import ask_seat
from companion.games.human_punishment.rules.cards.abilities import hurt_ones, wounded_ones
from companion.games.human_punishment.rules.city import draw_general_cards
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


class HealSomebody(Action):
    """An Action Point: one in range is whole again; then two general cards."""

    rank = 240
    tasks = ("heal", "heal 2")
    fields = (("seat", ask_seat(lambda city, intent: hurt_ones(city, intent.seat))),)
    why = "advice-heal"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if city.turn.ap and "healer" in one.sheet.traits and hurt_ones(city, one.seat):
            yield self.option(hint=say("ap", n=1))

    def apply(self, city: City, said: StepFields) -> None:
        them = city.player(said.text("seat"))
        spend_ap(city)
        them.figure.health = them.value("health")
        _healed(city, said.seat, them, cards=2)

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        hurt = [
            city.player(one).value("health") - city.player(one).figure.health for one in hurt_ones(city, seat)
        ]
        return 20.0 + 1.2 * max(hurt, default=0) + towards_boosts(city.player(seat), self.tasks)

    def choose(self, choice: Choice) -> str:
        """The seat that lacks most Health, oneself first."""
        of = choice.city.player
        lacks = {seat: of(seat).value("health") - of(seat).figure.health for seat in choice.options}
        return max(choice.options, key=lambda seat: (lacks[seat], seat == choice.one.seat))


class Treat(Action):
    """An Action Point: one in range is rid of a Wound; then a general card."""

    rank = 250
    fields = (("seat", ask_seat(lambda city, intent: wounded_ones(city, intent.seat))),)

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if city.turn.ap and one.has("treat") and wounded_ones(city, one.seat):
            yield self.option(hint=say("ap", n=1))

    def apply(self, city: City, said: StepFields) -> None:
        them = city.player(said.text("seat"))
        spend_ap(city)
        them.figure.wounds -= 1
        _healed(city, said.seat, them, cards=1)

    def worth(self, _city: City, _seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return 20.8


def _healed(city: City, by: str, them: Player, *, cards: int) -> None:
    city.announce(say("told-healed", name=them.name))
    draw_general_cards(city, by, cards)
    happened(city, by, "heal")
