"""Be interrogated in the Isolation Cube: a card is drawn, and obeyed, or the die decides (HP-153)."""

from collections.abc import Iterator

from companion.engine.questions import Option
from companion.engine.words import say
from companion.games.human_punishment.actions.action import Action, Answer
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.goals import BRING
from companion.games.human_punishment.bots.sides import effects_worth
from companion.games.human_punishment.fields import Ask
from companion.games.human_punishment.rules.people import own_lines
from companion.games.human_punishment.rules.points import spend_ap
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import CUBE
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.state.steps.due import SetFree
from companion.games.human_punishment.state.steps.step import CarryOut
from companion.games.human_punishment.state.steps.waiting import Pink
from companion.games.human_punishment.telling.words import together


class Interrogate(Action):
    """An Action Point; the top card goes under, and its player is asked with the card in hand."""

    rank = 130

    def offers(self, city: City, one: Player) -> Iterator[Option]:
        if one.figure.at == CUBE and city.turn.ap:
            yield self.option()

    def apply(self, city: City, said: StepFields) -> None:
        spend_ap(city)
        drawn = city.decks.interrogations[:1]
        city.decks.interrogations = [*city.decks.interrogations[1:], *drawn]
        if drawn:
            city.announce(say("told-interrogation", name=city.player(said.seat).name))
        city.queue_next(waiting.Interrogated(said.seat, tuple(drawn)))

    def gain(self, _city: City, _one: Player, _along: str) -> float:
        return BRING


DEAR = 1.5
"""Highest cost of an Interrogation line that a bot accepts."""


def _ways(city: City, _: Intent) -> Ask:
    """The card is known: the own line, as it says, or the pink die (HP-153)."""
    step = now(city, waiting.Interrogated)
    lines = own_lines(city, step) if step else []
    does = together(lines) if lines else None
    return Ask((Option("task", say("do-interrogate-task"), does), Option("roll", say("do-interrogate-roll"))))


class Interrogated(Answer[waiting.Interrogated]):
    """The line of the own faction, and then one is free; or the pink die."""

    answers = waiting.Interrogated
    fields = (("by", _ways),)
    discreet = True
    why = "advice-questioned"

    def take(self, city: City, said: StepFields, step: waiting.Interrogated) -> None:
        if said.text("by") == "roll":
            city.queue_next(Pink("interrogate", said.seat))
            return
        lines = (CarryOut(line, said.seat) for line in own_lines(city, step))
        city.queue_next(*lines, SetFree(said.seat))

    def choose(self, choice: Choice) -> str | None:
        """The own line, unless it costs more than the die is likely to."""
        city, me = choice.city, choice.one.seat
        lines = own_lines(city, choice.waiting(waiting.Interrogated))
        return "task" if effects_worth(city, me, lines, me) > -DEAR else "roll"
