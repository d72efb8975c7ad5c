"""Nova takes a weapon for nothing, in HQ with a full bar (HP-259)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.slug import slug
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.actions.market.buy_weapon import take_from_hq
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.characters import SUPPLY
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


class TakeWeapon(Action):
    """Free; the bar goes to 0."""

    rank = 270
    along = "weapon"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        ready = one.sheet.character == "nova" and one.sheet.bar >= SUPPLY and one.figure.at == "HQ"
        for weapon in [weapon for weapon, n in city.market.hq.items() if n] if ready else ():
            yield self.option(weapon, say("do-take-weapon-hint"), weapon=say(f"box-{slug(weapon)}"))

    def apply(self, city: City, said: StepFields) -> None:
        city.player(said.seat).sheet.bar = 0
        take_from_hq(city, said.seat, said.text("weapon"))
