"""The choice of a bot among several options: chips, columns, sides of a Decision, targets, votes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from companion.engine.chance import Chance
from companion.engine.questions import Question
from companion.games.human_punishment.asking.fields import NOTHING
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.abilities import best_card
from companion.games.human_punishment.bots.goals import by_lead
from companion.games.human_punishment.bots.sides import COLOUR, bar_worth, effects_worth, foes, friends
from companion.games.human_punishment.bots.using import harms
from companion.games.human_punishment.rules.choosing import DONE
from companion.games.human_punishment.rules.people import own_lines
from companion.games.human_punishment.rules.waiting import now
from companion.games.human_punishment.state.cards import value
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
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


@dataclass(frozen=True)
class Choice:
    """A player's choice: the field and its options."""

    city: City
    one: Player
    field: str
    options: list[str]
    chance: Chance


def chosen(city: City, seat: str, question: Question, options: list[str], chance: Chance) -> str | None:
    """Returns the best option for a bot's side; None where one is as good as another."""
    step, field = question.id.partition(":")[0], question.about or ""
    found = _CHOICES.get((step, field.partition(" ")[0]))
    return found(Choice(city, city.player(seat), field, options, chance)) if found else None


def _waiting(choice: Choice, kind: type[S]) -> S:
    """The step that is answered."""
    step = now(choice.city, kind)
    assert step is not None
    return step


def _looked_at(choice: Choice) -> str:
    """One of the chips of a Sector; of two the other falls into the Junkyard (HP-199)."""
    assert choice.city.intent is not None
    chips = choice.city.sectors[choice.city.intent.texts["sector"]]
    return _chip(choice, chips, rest_falls=len(choice.options) == 2)


def _handed_on(choice: Choice) -> str:
    return _chip(choice, _waiting(choice, KeepChip).chips, rest_falls=True)


def _chip(choice: Choice, chips: Sequence[str], *, rest_falls: bool) -> str:
    """The own colour; purple stays out of the Junkyard for others, and falls into it for the Fallen."""
    side = choice.one.loyalty
    lets_fall = side == "Fallen" and rest_falls
    order = {"purple": 9} if lets_fall else {"purple": 1, COLOUR.get(side, ""): 0}
    return min(choice.options, key=lambda option: (order.get(chips[int(option) - 1], 3), option))


def _column(choice: Choice) -> str:
    """The own colour into the shorter of the two columns that it may win, another where it is behind."""
    city, one = choice.city, choice.one
    colour = COLOUR.get(one.loyalty)
    order = by_lead(city, colour)
    own = one.known_chips[int(choice.field.partition(" ")[2]) - 1] == colour
    if own:
        order = [*sorted(order[:2], key=lambda column: len(city.network[column])), *order[2:]]
    there = [column for column in order if column in choice.options]
    mine = aims.column(one, one.known_chips[int(choice.field.partition(" ")[2]) - 1], there)
    return mine or (there[0] if own else there[-1])


def _decided(choice: Choice) -> str:
    step = _waiting(choice, Decide)
    return max(choice.options, key=lambda side: effects_worth(choice.city, choice.one.seat, step.side(side)))


def _laid(choice: Choice) -> str:
    """The best card, for oneself or for whom one would rather see lead."""
    return max(choice.options, key=lambda card: (0 if card == NOTHING else value(card), card))


def _before(choice: Choice) -> str:
    """Oneself; a friend or anybody else, where one would rather hold no badge."""
    one = choice.one
    return _other(choice, friends(one)) if aims.wants_no_badge(one) else one.seat


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
    one, accused = choice.one, _waiting(choice, Vote).accused
    if accused == one.seat and aims.wants_prison(one):
        return "yes"
    if accused in {one.seat, *friends(one)}:
        return "no"
    if accused in foes(one):
        return "yes"
    return "yes" if choice.chance.random() < SUSPICIOUS else "no"


def _picked(choice: Choice) -> str:
    """Oneself for what helps, a foe for what harms; a chip of the Network where the own colour leads."""
    city, me, step = choice.city, choice.one.seat, _waiting(choice, PickOne)
    if step.kind == "spot":
        order = by_lead(city, COLOUR.get(choice.one.loyalty))
        return min(choice.options, key=lambda spot: (order.index(spot.partition(" ")[0]), spot))
    if step.kind != "seat":
        return choice.chance.choice(choice.options)
    helps = not harms(city, me)
    if step.field == "seat" and me in choice.options and helps:
        return me
    return _other(choice, friends(choice.one) if helps else foes(choice.one))


def _strongest(choice: Choice) -> str:
    """Deus, or else the Enemy of the highest level."""
    levels = {one.id: one.level for one in choice.city.enemies}
    return max(choice.options, key=lambda id_: (levels.get(id_, DEUS_LEVEL), id_))


def _target(choice: Choice) -> str:
    """A foe, or anybody else rather than oneself."""
    return _other(choice, foes(choice.one))


def _other(choice: Choice, rather: set[str]) -> str:
    """One of those, or anybody else rather than oneself."""
    others = [seat for seat in choice.options if seat != choice.one.seat]
    return choice.chance.choice([seat for seat in others if seat in rather] or others or choice.options)


def _direction(choice: Choice) -> str:
    return "down" if choice.city.bars["riot"] > 0 else "up"


def _calming(choice: Choice) -> str:
    """The card that leaves Riot best after the pink die."""
    n, side = _waiting(choice, AddCard).n or 0, choice.one.loyalty

    def worth(option: str) -> float:
        return bar_worth(choice.city, side, "riot", n + (0 if option == NOTHING else value(option)))

    return max(choice.options, key=lambda option: (worth(option), option == NOTHING))


def _own_card(choice: Choice) -> str:
    return best_card(choice.city, choice.one.seat, choice.options)


def _most_hurt(choice: Choice) -> str:
    """Returns the seat that lacks most Health, oneself first."""
    of = choice.city.player
    lacks = {seat: of(seat).value("health") - of(seat).health for seat in choice.options}
    return max(choice.options, key=lambda seat: (lacks[seat], seat == choice.one.seat))


def _side_before(choice: Choice) -> str:
    """A side of a first game that bots have not played: as a Loyalty pile would deal it, more or less."""
    return choice.chance.choice([*choice.options, "human", "human", "machine"])


def _questioned(choice: Choice) -> str:
    """The own line, unless it costs more than the die is likely to."""
    city = choice.city
    lines = [{**line, "by": choice.one.seat} for line in own_lines(city, _waiting(choice, Interrogated))]
    return "task" if effects_worth(city, choice.one.seat, lines) > -DEAR else "roll"


_CHOICES: Mapping[tuple[str, str], Callable[[Choice], str]] = {
    ("draw", ""): lambda _: "draw",
    ("draw-event", ""): lambda _: "draw event",
    ("pass", ""): lambda _: "pass",
    ("sector", "keep"): _looked_at,
    ("keep-chip", "chip"): _handed_on,
    ("place-chips", "column"): _column,
    ("place-chips", "face"): lambda _: "down",
    ("decide", "option"): _decided,
    ("machine-tap", "seat"): _woken,
    ("name-general", "seat"): _general,
    ("lay", "card"): _laid,
    ("lay", "before"): _before,
    ("reward", "take"): _reward,
    ("vote", "yes"): _vote,
    ("city", "direction"): _direction,
    ("attack", "box"): lambda _: "yes",
    ("choose-target", "seat"): _target,
    ("laser", "enemy"): _strongest,
    ("pick-one", "choice"): _picked,
    ("by-hand", "change"): lambda _: DONE,
    ("add-card", "card"): _calming,
    ("unique", "card"): _own_card,
    ("all-rounder", "card"): _own_card,
    ("heal-somebody", "seat"): _most_hurt,
    ("blue-five", "yes"): lambda _: "yes",
    ("join-in", "yes"): lambda _: "yes",
    ("sniff", "box"): lambda choice: choice.options[0],
    ("interrogated", "by"): _questioned,
    ("take-along", "side"): _side_before,
}
"""By the step and the field that is asked."""
