"""An Enemy acts: which one first, against whom, and with which cards one defends (HP-157, HP-178, HP-A5)."""

from companion.engine.questions import Pick
from companion.games.human_punishment.actions.action import Answer
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.cards import strongest
from companion.games.human_punishment.bots.choice import Choice
from companion.games.human_punishment.bots.sides import foes
from companion.games.human_punishment.fields import Ask, ask_cards, ask_one, ask_seat
from companion.games.human_punishment.rules.fight import enemies, strikes
from companion.games.human_punishment.rules.fight.enemies import all_of, is_protected
from companion.games.human_punishment.rules.step_fields import StepFields, spend
from companion.games.human_punishment.rules.turn import in_order
from companion.games.human_punishment.rules.turns.waiting import now
from companion.games.human_punishment.state.model import City, Intent
from companion.games.human_punishment.state.printed.cards import is_blue
from companion.games.human_punishment.state.steps import waiting
from companion.games.human_punishment.state.steps.due import EnemyActs
from companion.games.human_punishment.telling.words import enemies_named


def _acting(city: City, _: Intent) -> Ask:
    step = now(city, waiting.Order)
    there = [id_ for id_ in (step.ids if step else ()) if id_ in all_of(city)]
    return ask_one(*enemies_named(city, there))


def _equal(city: City, _: Intent) -> list[str]:
    step = now(city, waiting.ChooseTarget)
    return list(step.seats) if step else []


class Order(Answer[waiting.Order]):
    """The one that is named acts, and the rest is asked about again (HP-A5)."""

    answers = waiting.Order
    fields = (("enemy", _acting),)

    def is_void(self, city: City, step: waiting.Order) -> bool:
        return not {*step.ids} & {*all_of(city)}

    def take(self, city: City, said: StepFields, step: waiting.Order) -> None:
        there = [id_ for id_ in step.ids if id_ in enemies.all_of(city)]
        chosen = said.text("enemy")
        rest = [EnemyActs(id_, step.area) for id_ in there if id_ != chosen]
        city.queue_next(EnemyActs(chosen, step.area), *in_order(city, rest))


class ChooseTarget(Answer[waiting.ChooseTarget]):
    """One of several equal targets defends (HP-157)."""

    answers = waiting.ChooseTarget
    fields = (("seat", ask_seat(_equal)),)
    why = "advice-whom"

    def is_void(self, city: City, step: waiting.ChooseTarget) -> bool:
        return step.id not in all_of(city)

    def take(self, city: City, said: StepFields, step: waiting.ChooseTarget) -> None:
        city.queue_next(waiting.Defend(said.text("seat"), step.id))

    def choose(self, choice: Choice) -> str | None:
        """A foe, or anybody else rather than oneself."""
        return choice.other(foes(choice.one))


class Defend(Answer[waiting.Defend]):
    """Blue cards, then the Enemy strikes (HP-178)."""

    answers = waiting.Defend
    fields = (("cards", ask_cards(is_blue, 0, lambda city, by: city.player(by.seat).value("defenceCards"))),)
    why = "advice-defend"

    def is_void(self, city: City, step: waiting.Defend) -> bool:
        return step.id not in all_of(city) or is_protected(city, step.seat)

    def take(self, city: City, said: StepFields, step: waiting.Defend) -> None:
        cards = said.things("cards")
        spend(city, said.seat, cards)
        strikes.strike(city, said.seat, step.id, cards)

    def pick(self, city: City, seat: str, form: Pick) -> tuple[str, ...]:
        """The strongest blue cards, but none where one would rather be hurt."""
        one = city.player(seat)
        if aims.bears_wounds(one) and not one.figure.wounds:
            return ()
        return strongest(form.options, form.most)
