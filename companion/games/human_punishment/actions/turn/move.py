"""Move: inside an Area free, else along an arrow (HP-052 to HP-058)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.bots.walking import walk_worth
from companion.games.human_punishment.rules.moving import arrive, reachable, tell_move
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import AREA_OF, MED
from companion.games.human_punishment.telling.words import place_words


class Move(Action):
    """A step of movement; none inside the Area and into the Med Center."""

    rank = 900
    along = "to"
    by_kuro = "free"
    why_first = "advice-move"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for to in reachable(city, one.seat):
            if to != one.figure.at:
                free = AREA_OF[to] == AREA_OF[one.figure.at] or to == MED
                hint = say("move-free") if free else None
                yield replace(self.option(to, hint, place=place_words(to)), place=to)

    def apply(self, city: City, said: StepFields) -> None:
        one, to = city.player(said.seat), said.text("to")
        if AREA_OF[to] == AREA_OF[one.figure.at]:
            one.figure.at = to
            tell_move(city, one.name, to)
            return
        city.turn.moves -= 0 if to == MED else 1
        arrive(city, said.seat, to)

    def worth(self, city: City, seat: str, along: str, wanted: tuple[Goal, ...]) -> float:
        return walk_worth(city, seat, along, wanted)
