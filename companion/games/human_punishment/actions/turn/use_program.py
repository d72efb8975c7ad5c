"""Use a Program at the moment that it names: once, charged, or lying open (HP-131, HP-132)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.goals import Goal
from companion.games.human_punishment.bots.using import using_worth
from companion.games.human_punishment.fields import WITH, Ask, by_number
from companion.games.human_punishment.phrases.kinds import How
from companion.games.human_punishment.rules.cards.effects import carry_out
from companion.games.human_punishment.rules.cards.programs import spend_charge, usable
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.telling.words import together


def _own(city: City, intent: Intent) -> Ask:
    """Which Program is used, with what it does."""
    return by_number(Ask(tuple(_option(city, id_) for id_ in usable(city, intent.seat))))


def _option(city: City, id_: str) -> Option:
    card = city.fixed.cards[id_]
    return Option(id_, say("do-use-program", program=card["title"]), together([*card["do"], *card["holds"]]))


class UseProgram(Action):
    """Free; it is discarded unless it stays."""

    rank = 90
    along = "program"
    deed = "program"
    any_time = True
    discreet = True
    fields = (("program", _own),)
    why = why_first = "advice-program"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for n, id_ in enumerate(usable(city, one.seat), start=1):
            name = say("do-use-program-n", n=n)
            yield replace(_option(city, id_), id=f"{self.do}{WITH}{id_}", plain=True, open=name)

    def standing(self, city: City, seat: str) -> bool:
        return bool(usable(city, seat))

    def apply(self, city: City, said: StepFields) -> None:
        id_, one = said.text("program"), city.player(said.seat)
        card = city.fixed.cards[id_]
        city.announce(say("told-program", name=one.name, title=card["title"]))
        match card["how"]:
            case How.ONCE:
                city.discard_program(said.seat, id_)
                city.market.used_programs.append(id_)
            case How.CHARGED:
                spend_charge(city, said.seat, id_)
            case _:
                one.held.installed.append(id_)
                one.held.used.append(id_)
        one.did(self.deed)
        carry_out(city, said.seat, card["do"])

    def worth(self, city: City, seat: str, along: str, _wanted: tuple[Goal, ...]) -> float:
        return using_worth(city, seat, along)

    def seize(self, city: City, seat: str, options: list[str]) -> str | None:
        """The first Program that is worth something at this moment, if one is."""
        return next((id_ for id_ in options if using_worth(city, seat, id_) > 0), None)
