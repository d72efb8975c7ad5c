"""The choice of a bot among several options: chips, columns, sides of a Decision, targets, votes."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.choice import Choice, kept_chip
from companion.games.human_punishment.bots.goals import by_lead
from companion.games.human_punishment.bots.sides import COLOUR, bar_worth, effects_worth, foes, friends
from companion.games.human_punishment.bots.using import harms
from companion.games.human_punishment.fields import NOTHING
from companion.games.human_punishment.rules.choosing import DONE
from companion.games.human_punishment.rules.people import own_lines
from companion.games.human_punishment.state.cards import value
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import (
    AddCard,
    Decide,
    Interrogated,
    KeepChip,
    PickOne,
    Vote,
)

DEAR = 1.5
"""Highest cost of an Interrogation line that a bot accepts."""
S = TypeVar("S", bound=Step)
DEUS_LEVEL = 4
SUSPICIOUS = 0.35
"""Probability of a vote against a person of whom nothing is known."""


def chosen(city: City, seat: str, question: Question, options: list[str], chance: Chance) -> str | None:
    """Returns the best option for a bot's side; None where one is as good as another."""
    step, field = question.id.partition(":")[0], question.about or ""
    choice, do = Choice(city, city.player(seat), field, options, chance), step.replace("-", " ")
    if do in ACTIONS:
        return ACTIONS[do].choose(choice)
    found = _CHOICES.get((step, field.partition(" ")[0]))
    return found(choice) if found else None


def _handed_on(choice: Choice) -> str:
    return kept_chip(choice, choice.waiting(KeepChip).chips, rest_falls=True)


def _decided(choice: Choice) -> str:
    step = choice.waiting(Decide)
    return max(choice.options, key=lambda side: effects_worth(choice.city, choice.one.seat, step.side(side)))


def _laid(choice: Choice) -> str:
    """The best card, for oneself or for whom one would rather see lead."""
    return max(choice.options, key=lambda card: (0 if card == NOTHING else value(card), card))


def _before(choice: Choice) -> str:
    """Oneself; a friend or anybody else, where one would rather hold no badge."""
    one = choice.one
    return choice.other(friends(one)) if aims.wants_no_badge(one) else one.seat


def _reward(choice: Choice) -> str:
    """A Boost, unless the Objective needs Programs."""
    return "programs" if aims.lacks_programs(choice.one) else "boost"


def _tapped(choice: Choice) -> str:
    return choice.chance.choice([one for one in choice.options if one != NOTHING] or [NOTHING])


def _woken(choice: Choice) -> str:
    """A Human, as the night has told."""
    return choice.chance.choice(sorted({*choice.options} & {*(choice.one.humans or ())}) or [NOTHING])


def _general(choice: Choice) -> str:
    """The one who is, if there is one; Legion names friends alone, so that nobody can resign (HP-122)."""
    if choice.city.general:
        return NOTHING
    known = sorted(friends(choice.one) & {*choice.options})
    if known or (choice.one.loyalty == "Legion" and NOTHING in choice.options):
        return known[0] if known else NOTHING
    return _tapped(choice)


def _vote(choice: Choice) -> str:
    """Against known foes, for oneself and known friends, and else as suspicion goes."""
    one, accused = choice.one, choice.waiting(Vote).accused
    if accused == one.seat and aims.wants_prison(one):
        return "yes"
    if accused in {one.seat, *friends(one)}:
        return "no"
    if accused in foes(one):
        return "yes"
    return "yes" if choice.chance.random() < SUSPICIOUS else "no"


def _picked(choice: Choice) -> str:
    """Oneself for what helps, a foe for what harms; a chip of the Network where the own colour leads."""
    city, me, step = choice.city, choice.one.seat, choice.waiting(PickOne)
    if step.kind == "spot":
        order = by_lead(city, COLOUR.get(choice.one.loyalty))
        return min(choice.options, key=lambda spot: (order.index(spot.partition(" ")[0]), spot))
    if step.kind != "seat":
        return choice.chance.choice(choice.options)
    helps = not harms(city, me)
    if step.field == "seat" and me in choice.options and helps:
        return me
    return choice.other(friends(choice.one) if helps else foes(choice.one))


def _target(choice: Choice) -> str:
    """A foe, or anybody else rather than oneself."""
    return choice.other(foes(choice.one))


def _calming(choice: Choice) -> str:
    """The card that leaves Riot best after the pink die."""
    n, side = choice.waiting(AddCard).n or 0, choice.one.loyalty

    def worth(option: str) -> float:
        return bar_worth(choice.city, side, "riot", n + (0 if option == NOTHING else value(option)))

    return max(choice.options, key=lambda option: (worth(option), option == NOTHING))


def _side_before(choice: Choice) -> str:
    """A side of a first game that bots have not played: as a Loyalty pile would deal it, more or less."""
    return choice.chance.choice([*choice.options, "human", "human", "machine"])


def _questioned(choice: Choice) -> str:
    """The own line, unless it costs more than the die is likely to."""
    city = choice.city
    lines = [{**line, "by": choice.one.seat} for line in own_lines(city, choice.waiting(Interrogated))]
    return "task" if effects_worth(city, choice.one.seat, lines) > -DEAR else "roll"


_CHOICES: Mapping[tuple[str, str], Callable[[Choice], str]] = {
    ("keep-chip", "chip"): _handed_on,
    ("decide", "option"): _decided,
    ("machine-tap", "seat"): _woken,
    ("name-general", "seat"): _general,
    ("lay", "card"): _laid,
    ("lay", "before"): _before,
    ("reward", "take"): _reward,
    ("vote", "yes"): _vote,
    ("choose-target", "seat"): _target,
    ("pick-one", "choice"): _picked,
    ("by-hand", "change"): lambda _: DONE,
    ("add-card", "card"): _calming,
    ("blue-five", "yes"): lambda _: "yes",
    ("join-in", "yes"): lambda _: "yes",
    ("sniff", "box"): lambda choice: choice.options[0],
    ("interrogated", "by"): _questioned,
    ("take-along", "side"): _side_before,
}
"""By the step and the field that is asked."""
