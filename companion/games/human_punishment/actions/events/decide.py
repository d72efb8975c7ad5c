"""A Decision: one side of an Event is carried out (HP-087)."""

from collections.abc import Mapping

from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.sides import effects_worth
from companion.games.human_punishment.fields import Ask, ask_one
from companion.games.human_punishment.rules.cards import effects
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.telling.words import together


def _decision(city: City, _: Intent) -> Ask:
    if (step := now(city, waiting.Decide)) is None:
        return Ask(())
    sides = ((one, together(step.side(one))) for one in ("A", "B"))
    return ask_one(*((one, say(f"field-{one.lower()}", does=does)) for one, does in sides))


class Decide(Answer[waiting.Decide]):
    """Leader or General decides."""

    answers = waiting.Decide
    fields = (("option", _decision),)
    why = "advice-decide"

    def take(self, city: City, said: StepFields, step: waiting.Decide) -> None:
        effects.carry_out(city, None, step.side(said.text("option")))

    def sentence(self, before: City, _after: City, seat: str, texts: Mapping[str, str]) -> Message | None:
        if (step := now(before, waiting.Decide)) is None:
            return None
        does = together(step.side(texts["option"]))
        return say("told-decide", name=before.named(seat), option=texts["option"], does=does)

    def choose(self, choice: Choice) -> str | None:
        step = choice.waiting(waiting.Decide)
        return max(
            choice.options, key=lambda side: effects_worth(choice.city, choice.one.seat, step.side(side))
        )
