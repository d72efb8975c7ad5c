"""The Leader frees a prisoner (HP-228, HP-A46)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.points import free, spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import CUBE


class Pardon(Action):
    """An Action Point in Area 6, or anywhere if a table plays so."""

    rank = 140
    along = "seat"
    deed = "pardon"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        near = area(city, one.seat) == "6" or city.ruling("pardon", "anywhere")
        for other in city.players if city.offices.leader == one.seat and near and city.turn.ap else ():
            if other.figure.at == CUBE:
                yield self.option(other.seat, name=other.name)

    def apply(self, city: City, said: StepFields) -> None:
        spend_ap(city)
        free(city, said.text("seat"))
