"""Heal in the Med Center: a little for an Action Point, or all for grey and green cards (HP-234, HP-235)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.goals import Goal, heal_worth
from companion.games.human_punishment.fields import ask_cards
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import MED
from companion.games.human_punishment.state.printed.cards import is_colourless


class Heal(Action):
    """An Action Point: a Wound and a Health."""

    rank = 180
    deed = "heal"
    told = True

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == MED and city.turn.ap and _is_hurt(one):
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        one = city.player(said.seat)
        spend_ap(city)
        one.figure.wounds = max(0, one.figure.wounds - 1)
        one.figure.health = min(one.value("health"), one.figure.health + 1)

    def gain(self, _city: City, one: Player, _along: str) -> float:
        return heal_worth(one)


class HealFully(Action):
    """Free: two Wounds for each grey or green card, and full Health."""

    rank = 190
    deed = "heal"
    tasks = ("med free",)
    fields = (
        ("cards", ask_cards(is_colourless, 1, lambda city, intent: len(city.holder(intent.seat).held.hand))),
    )
    told = True

    def offers(self, _city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == MED and {"grey", "green"} & {*one.held.hand}:
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        one, cards = city.player(said.seat), said.things("cards")
        spend(city, said.seat, cards)
        one.figure.wounds = max(0, one.figure.wounds - 2 * len(cards))
        one.figure.health = one.value("health")
        happened(city, said.seat, "med free")

    def worth(self, city: City, seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        one = city.player(seat)
        return 50.0 if _is_hurt(one) and not aims.bears_wounds(one) else 0.0


def _is_hurt(one: Player) -> bool:
    return one.figure.wounds > 0 or one.figure.health < one.value("health")
