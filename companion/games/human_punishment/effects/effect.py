"""The common part of effects: their targets, in the rules and for bots."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from companion.engine.words import say
from companion.games.human_punishment.phrases.words import Whom, code
from companion.games.human_punishment.rules.cards.choosing import pick_one
from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import AREA_OF, CUBE
from companion.games.human_punishment.state.printed.card_form import Effect
from companion.games.human_punishment.state.steps.step import CarryOut


class Plain(Effect):
    """An effect that may stand behind a condition."""


@dataclass(frozen=True, slots=True)
class OnPeople(Plain):
    """An effect on each of those who are meant. One that `asks` goes on with each of them when it is due.

    `weight` is the value of one of it for whom it happens to.
    """

    whom: Whom
    asks = False
    weight = 0.0

    @abstractmethod
    def befall(self, city: City, seat: str, doing: CarryOut) -> None:
        """It happens to that seat."""

    def value_to(self, _city: City, _one: Player) -> float:
        """The value of one of it for that player now."""
        return self.weight

    def happen(self, city: City, doing: CarryOut) -> None:
        """A chosen player is asked for; of several equal ones the Leader says who."""
        by = doing.by or city.turn.active
        if doing.to is not None:
            self.befall(city, doing.to, doing)
            return
        if self.whom is Whom.CHOSEN:
            pick_one(city, by, doing, "target", city.in_turn())
            return
        seats = meant(city, by, self.whom)
        if len(seats) > 1 and self.whom.is_extreme:
            pick_one(city, city.offices.leader or by, doing, "target", seats)
        elif self.asks:
            city.queue_next(*(replace(doing, to=seat) for seat in seats))
        else:
            for seat in seats:
                self.befall(city, seat, doing)

    def may_meet(self, city: City) -> list[Player]:
        """All whom it may happen to."""
        seats = city.seats if self.whom is Whom.CHOSEN else meant(city, city.turn.active, self.whom)
        return [city.player(seat) for seat in seats]

    def worth(self, city: City, one: Player, by: str | None) -> float:
        """For a chosen player it is taken only if it helps."""
        worth = self.value_to(city, one) * (getattr(self, "n", 0) or 1)
        if self.whom is Whom.CHOSEN and by == one.seat:
            return max(0.0, worth)
        return worth * _share(city, one, self.whom, by or city.turn.active)


_MEASURES: Mapping[str, Callable[[Player], int]] = {
    "health": lambda one: one.figure.health,
    "cards": lambda one: len(one.held.hand),
    "programs": lambda one: len(one.held.programs),
    "wounds": lambda one: one.figure.wounds,
}


def meant(city: City, by: str, whom: Whom) -> list[str]:
    """Returns the seats, in turn order; `by` is the card's owner, or else the active seat."""
    order = city.in_turn()
    if whom.area:
        return [seat for seat in order if area(city, seat) == whom.area]
    if whom.is_extreme:
        return _extreme(city, *code(whom).split())
    gave = city.middle.check.get("gave", [])
    groups: Mapping[Whom, Callable[[str], bool]] = {
        Whom.ACTIVE: lambda seat: seat == city.turn.active,
        Whom.YOU: lambda seat: seat == by,
        Whom.ALL: lambda _: True,
        Whom.OTHERS: lambda seat: seat != by,
        Whom.LEADER: lambda seat: seat == city.offices.leader,
        Whom.GENERAL: lambda seat: seat == city.offices.general,
        Whom.IDLE: lambda seat: seat not in gave,
        Whom.TAKING_PART: lambda seat: seat in gave,
        Whom.DETAINED: lambda seat: city.player(seat).figure.at == CUBE,
        Whom.HERE: lambda seat: area(city, seat) == area(city, by),
        Whom.BESIDE: lambda seat: seat != by and area(city, seat) == area(city, by),
    }
    return [seat for seat in order if groups[whom](seat)]


def _extreme(city: City, which: str, measure: str) -> list[str]:
    """All who have most of it, or least."""
    sizes = {seat: _MEASURES[measure](city.player(seat)) for seat in city.in_turn()}
    wanted = (max if which == "most" else min)(sizes.values())
    return [seat for seat, size in sizes.items() if size == wanted]


def _share(city: City, one: Player, whom: Whom, by: str) -> float:
    """The share of an effect that concerns a player, from 0 to 1."""
    if whom.area:
        return float(AREA_OF[one.figure.at] == whom.area)
    certain = {
        Whom.ALL: 1.0,
        Whom.YOU: float(by == one.seat),
        Whom.ACTIVE: 1.0 if city.turn.active == one.seat else 0.1,
        Whom.LEADER: float(city.offices.leader == one.seat),
        Whom.GENERAL: float(city.offices.general == one.seat),
        Whom.OTHERS: float(by != one.seat),
        Whom.DETAINED: float(one.figure.at == CUBE),
        Whom.CHOSEN: 0.5,
    }
    return certain.get(whom, 0.2)


def add_boon(city: City, name: str, n: int = 1) -> None:
    """Notes something for the next attack or the rest of the turn."""
    city.turn.boons[name] = city.turn.boons.get(name, 0) + n


def tell_look(city: City, seat: str, what: str, whose: str = "") -> None:
    """Everybody hears of a look, and of what, and never what was seen (HP-309)."""
    city.announce(say("told-looks", name=city.player(seat).name, what=what, whose=whose))
