"""In a campaign's first game a Program goes under the board, for the second one (HP-289)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.rules.start.campaign import is_played
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.words import title_of


class Transfer(Action):
    """Free; only how many there are is carried over."""

    rank = 220
    along = "program"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for n, id_ in enumerate(dict.fromkeys(one.held.programs) if is_played(city) else (), start=1):
            hint, name = say("transfer-hint", n=one.held.transferred), say("do-transfer-n", n=n)
            yield replace(self.option(id_, hint, program=title_of(city.fixed.cards, id_)), open=name)

    def apply(self, city: City, said: StepFields) -> None:
        one = city.player(said.seat)
        one.drop_program(said.text("program"))
        one.held.transferred += 1
        city.announce(say("told-transfer", name=one.name, n=one.held.transferred))
