"""Counts changes of the city for Objectives and skill trees, by any cause (HP-041, HP-117)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.games.human_punishment.rules.cards.abilities import count
from companion.games.human_punishment.rules.city import riot_zone
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.steps.campaign import FirstGame, TakeAlong, Unpack
from companion.games.human_punishment.state.steps.due import Cast, NextTurn, RiotZero, Settle
from companion.games.human_punishment.state.steps.step import CarryOut, Step
from companion.games.human_punishment.state.steps.waiting import ChooseCharacter, KeepLoyalty

UNCOUNTED = (
    *(RiotZero, NextTurn, Settle, Cast, KeepLoyalty, ChooseCharacter),
    *(FirstGame, TakeAlong, Unpack),
)
"""Steps that are nobody's deed: Riot that goes back, who wakes, what is dealt at first."""
MORALE, HEARTS = 4, 2


@dataclass(frozen=True)
class Figure:
    """The counted values of a figure."""

    health: int
    wounds: int
    cards: int
    programs: Counter[str]
    boosts: Mapping[str, int]


@dataclass(frozen=True)
class Before:
    """The city as it was before something happened."""

    riot: int
    morale: int
    figures: Mapping[str, Figure]


def before(city: City) -> Before:
    """Returns the counted values of the city."""
    return Before(city.bars["riot"], city.bars["morale"], {one.seat: _figure(one) for one in city.everybody})


def _figure(one: Player) -> Figure:
    return Figure(
        one.figure.health,
        one.figure.wounds,
        len(one.held.hand),
        Counter(one.held.programs),
        dict(one.sheet.unlocked),
    )


def doer(city: City, step: Step) -> str:
    """Returns the doer of a step: the card's owner, the asked seat, or else the active one."""
    by = step.by if isinstance(step, CarryOut) else None
    return str(by or step.seat or city.turn.active)


def is_a_deed(city: City, step: Step) -> bool:
    """True if bars that a step moves count for a seat; for Events by house rule (HP-A75)."""
    return not (is_of_the_city(step) and city.ruling("credit", "nobody"))


def is_healing(city: City, step: Step) -> bool:
    """True if who does a step heals by it; by an Event nobody does, unless a table has it so (HP-270)."""
    return not is_of_the_city(step) or city.ruling("healing", "turn")


def is_of_the_city(step: Step) -> bool:
    """True for what a card does that is nobody's, such as an Event."""
    return isinstance(step, CarryOut) and step.by is None


def count_changes(city: City, was: Before, seat: str, *, bars: bool = True, heals: bool = True) -> None:
    """Counts the changes of a deed: bars and healing for the doer, the rest for whom it happened to."""
    holder = city.holder(seat)
    if bars:
        happened(city, holder.seat, *_crossed(city, was), apart=_stepped(holder, was))
    for one in city.everybody:
        if (then := was.figures.get(one.seat)) is not None:
            _count_figure(city, one, then)
            if heals and holder.sheet.character == "dryden":
                _count_healing(city, one, then, holder)


def _stepped(one: Player, was: Before) -> frozenset[str]:
    """The columns that have come on already by the same happening (HP-A65)."""
    then = was.figures[one.seat].boosts
    return frozenset(column for column, n in one.sheet.unlocked.items() if n > then.get(column, 0))


def _crossed(city: City, was: Before) -> Iterator[str]:
    riot, zones = city.bars["riot"], [riot_zone(city.fixed.board, n) for n in (was.riot, city.bars["riot"])]
    if zones == ["yellow", "blue"]:
        yield "riot yellow to blue"
    if was.riot and not riot:
        yield "riot zero"
    if was.morale < MORALE <= city.bars["morale"]:
        yield "morale 4"


def _count_figure(city: City, one: Player, then: Figure) -> None:
    if one.figure.wounds > then.wounds:
        one.aims.deeds["wounded"] = one.aims.deeds.get("wounded", 0) + one.figure.wounds - then.wounds
    for _ in range((Counter(one.held.programs) - then.programs).total()):
        happened(city, one.seat, "program")
    if then.cards and not one.held.hand:
        happened(city, one.seat, "empty hand")


def _count_healing(city: City, one: Player, then: Figure, by: Player) -> None:
    """Dryden's bar, and the task of healing two at once (HP-270, HP-272)."""
    if one.figure.health > then.health or one.figure.wounds < then.wounds:
        count(city, by.seat)
        if one.figure.health - then.health >= HEARTS and one.seat != KURO:
            happened(city, by.seat, "heal 2")
