"""Claim an Objective, or throw a die again, at a moment of one’s own (HP-117, HP-256)."""

from collections.abc import Mapping

from companion.engine.questions import Option
from companion.engine.words import Message, say
from companion.games.human_punishment.actions.action import Action
from companion.games.human_punishment.bots.rolls import rerolled
from companion.games.human_punishment.fields import Ask, ask_covered
from companion.games.human_punishment.rules.cards import throws
from companion.games.human_punishment.rules.cards.objectives import to_claim
from companion.games.human_punishment.rules.step_fields import StepFields
from companion.games.human_punishment.rules.turns.pauses import thrown
from companion.games.human_punishment.rules.turns.rolls import own_dice
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.thrown import shown
from companion.games.human_punishment.telling.words_of_dice import one_die


def _claimed(city: City, intent: Intent) -> Ask:
    words = to_claim(city.player(intent.seat))
    return ask_covered(("yes", say("field-claim", text=words[0] if words else "")))


def _dice(city: City, intent: Intent) -> Ask | None:
    """Each of the own dice, with what it shows; all know of such a Boost."""
    if (throw := thrown(city)) is None:
        return None
    dice = own_dice(city, intent.seat)
    label = ((die, say(f"field-die-{die.replace(' ', '-')}", n=shown(throw, die))) for die in dice)
    return Ask(tuple(Option(die, words) for die, words in label))


class Claim(Action):
    """An Objective is fulfilled that nobody else can judge; claims must be true."""

    any_time = True
    discreet = True
    fields = (("done", _claimed),)
    why = "advice-claim"

    def standing(self, city: City, seat: str) -> bool:
        return bool(to_claim(city.player(seat)))

    def apply(self, city: City, said: StepFields) -> None:
        one = city.player(said.seat)
        one.aims.deeds[f"word {to_claim(one)[0]}"] = 1

    def seize(self, _city: City, _seat: str, options: list[str]) -> str:
        return options[0]


class Reroll(Action):
    """One of the own dice is thrown again, by a Boost."""

    any_time = True
    fields = (("die", _dice),)
    why = "advice-reroll"

    def standing(self, city: City, seat: str) -> bool:
        return bool(own_dice(city, seat))

    def apply(self, city: City, said: StepFields) -> None:
        throw = thrown(city)
        assert throw is not None
        city.turn.rerolled = True
        throws.throw_again(city, throw, said.text("die"), city.turn.active)

    def sentence(self, before: City, _after: City, seat: str, texts: Mapping[str, str]) -> Message | None:
        return say("told-reroll", name=before.named(seat), die=one_die(texts["die"]))

    def seize(self, city: City, seat: str, options: list[str]) -> str | None:
        return rerolled(city, seat, options)
