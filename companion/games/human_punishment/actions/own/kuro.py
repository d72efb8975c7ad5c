"""Kuro's part of Dee Coy's turn begins and ends (HP-277, HP-280)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.abilities import LAST
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.rules import kuro
from companion.games.human_punishment.rules.chips import must_place
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


class Kuro(Action):
    """Free; what Dee Coy has begun is over then."""

    rank = 310
    while_down = True

    def offers(self, city: City, _one: Player) -> Iterator[Option]:
        if kuro.may_begin(city):
            yield self.option(
                hint=say("do-kuro-over") if city.turn.acted and (city.turn.ap or city.turn.moves) else None
            )

    def apply(self, city: City, _said: StepFields) -> None:
        his = kuro.of(city)
        city.turn.kept = (
            (0, 0, city.turn.entered)
            if city.turn.acted
            else (city.turn.ap, city.turn.moves, city.turn.entered)
        )
        city.turn.ap, city.turn.moves, city.turn.entered = his.value("ap"), his.value("movement"), False
        city.turn.kuro_acts = city.turn.kuro_done = True

    def worth(self, _city: City, _seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return LAST


class KuroEnds(Action):
    """Free; Dee Coy goes on, if the turn had not begun before."""

    rank = 990
    while_down = True
    by_kuro = "end"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if city.turn.kuro_acts and not must_place(city, one.seat):
            yield replace(self.option(), plain=True)

    def apply(self, city: City, _said: StepFields) -> None:
        kuro.ends(city)

    def worth(self, _city: City, _seat: str, _along: str, _wanted: tuple[Goal, ...]) -> float:
        return 0.5
