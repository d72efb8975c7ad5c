"""Escape from the Isolation Cube: cards against the lock, with or against the others (HP-226, HP-A67)."""

from collections.abc import Iterator

from companion.engine.questions import Option, Pick
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.cards import strongest
from companion.games.human_punishment.fields import ask_cards
from companion.games.human_punishment.rules.people import begin_check, put_cards
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.steps.due import ReckonCheck
from companion.games.human_punishment.state.steps.waiting import Pause, Put

TARGETS = ("4", "-4")
MOST = 5
"""Number of cards of the prisoner."""


class Escape(Action):
    """An Action Point; the sum has to reach one of two targets."""

    rank = 120
    along = "target"
    fields = (("cards", ask_cards(lambda _: True, 0, lambda *_: MOST)),)
    why = "advice-escape"

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        for target in TARGETS if one.figure.at == CUBE and city.turn.ap else ():
            yield self.option(target, n=int(target))

    def apply(self, city: City, said: StepFields) -> None:
        spend_ap(city)
        begin_check(city, {"target": said.number("target"), "escape": said.seat})
        put_cards(city, said.seat, said.things("cards"))
        at_once = "escape" if city.ruling("cube", "once") else ""
        others = [Put(seat, 1, at_once=at_once) for seat in city.in_turn(said.seat)[1:]]
        city.queue_next(*others, Pause("check"), ReckonCheck())

    def pick(self, city: City, _seat: str, form: Pick) -> tuple[str, ...]:
        """All cards of the sign that the target wants, the strongest first."""
        target = city.intent.texts["target"] if city.intent else TARGETS[0]
        sign = 1 if target == TARGETS[0] else -1
        return strongest([option for option in form.options if (option.worth or 0) * sign > 0], form.most)
