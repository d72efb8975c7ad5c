"""Buy a Pistol or a Rifle at HQ; a box that is carried is laid down (HP-218, HP-A52)."""

from collections.abc import Iterator, Mapping

from companion.engine.questions import Option
from companion.engine.slug import slug
from companion.engine.words import Message, Words, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.actions.market.payment import IMPLIED, pay, pays, purse
from companion.games.human_punishment.rules.fight.boxes import lay_down
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player


def _price(city: City, intent: Intent) -> int:
    return city.fixed.board.prices[intent.texts["weapon"]]


class BuyWeapon(Action):
    """An Action Point, and the price on the board."""

    rank = 70
    along = "weapon"
    deed = "weapon"
    tasks = ("hq weapon",)
    fields = pays(_price)
    implied = IMPLIED
    why = "advice-least"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if not city.turn.ap or one.figure.at != "HQ" or (one.figure.box and city.ruling("weapon", "refused")):
            return
        for weapon, price in city.fixed.board.prices.items():
            allowed = city.market.hq.get(weapon) and not (
                weapon == "Pistol" and "no pistols" in one.sheet.traits
            )
            if allowed and purse(city, one.seat, price):
                yield self.option(weapon, say("price", n=price), weapon=say(f"box-{slug(weapon)}"))

    def price(self, city: City, intent: Intent) -> Mapping[str, Words | int]:
        return {"weapon": say(f"box-{slug(intent.texts['weapon'])}"), "price": _price(city, intent)}

    def apply(self, city: City, said: StepFields) -> None:
        pay(city, said)
        take_from_hq(city, said.seat, said.text("weapon"))

    def sentence(self, before: City, _after: City, seat: str, texts: Mapping[str, str]) -> Message:
        weapon = say(f"box-{slug(texts['weapon'])}")
        return say("told-buy-weapon", name=before.named(seat), weapon=weapon)

    def gain(self, _city: City, one: Player, _along: str) -> float:
        return 1.0 if one.figure.box is None and one.aims.loyalty != "Legion" else 0.0


def take_from_hq(city: City, seat: str, weapon: str) -> None:
    """The weapon is carried in place of any other box."""
    city.market.hq[weapon] -= 1
    lay_down(city, seat)
    city.player(seat).figure.box = weapon
    happened(city, seat, "hq weapon")
