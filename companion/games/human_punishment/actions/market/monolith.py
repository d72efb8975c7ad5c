"""The Monolith: one Recon card in a game, and what it looks at later (HP-148, HP-149, HP-220)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.words import Words, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.actions.market.payment import IMPLIED, pay, pays, purse
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import RECON_PRICE


class Monolith(Action):
    """An Action Point and five, once a game."""

    rank = 80
    along = "recon"
    deed = "recon"
    tasks = ("recon",)
    by_kuro = "area"
    fields = pays(lambda *_: RECON_PRICE)
    implied = IMPLIED
    told = True
    why = "advice-least"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        affords = city.turn.ap and one.figure.at == "Monolith" and purse(city, one.seat, RECON_PRICE)
        for card in city.market.recon_pile if affords and not one.held.had_recon else ():
            yield self.option(card, say("price", n=RECON_PRICE), recon=say(f"recon-{card}"))

    def price(self, _city: City, _intent: Intent) -> Mapping[str, Words | int]:
        return {"price": RECON_PRICE}

    def apply(self, city: City, said: StepFields) -> None:
        card, one = said.text("recon"), city.player(said.seat)
        pay(city, said)
        city.market.recon_pile.remove(card)
        one.held.recon, one.held.had_recon = card, True
        happened(city, said.seat, "recon")
