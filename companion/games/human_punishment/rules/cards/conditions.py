"""The conditions that a card sets before it does something."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.state.board import CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player


def holds(city: City, by: str, said: Form) -> bool:
    """True if a condition holds now for the card's owner."""
    return _CONDITIONS[said["op"]](city, city.player(by), said)


def is_condition(said: Form) -> bool:
    """True if an operation is one that holds another."""
    return said["op"] in _CONDITIONS


def _have(_: City, one: Player, said: Form) -> bool:
    things: Mapping[str, object] = {
        "chip": one.figure.chips,
        "scanner": one.figure.scanners,
        "box": one.figure.box,
        "program": one.held.programs,
        "recon": one.held.recon,
    }
    return bool(things[said["thing"]])


def _alone(city: City, one: Player, _: Form) -> bool:
    here = area(city, one.seat)
    return all(area(city, other.seat) != here for other in city.figures if other is not one)


def _crowd(city: City, _: Player, said: Form) -> bool:
    where = where_of(said)
    return sum(where is None or where in areas_of(city, one) for one in city.machines.enemies) >= int(
        said["n"]
    )


def has_badge(city: City, one: Player, said: Form) -> bool:
    """True if a player holds the badge that an operation names."""
    return one.seat == (city.offices.leader if said["badge"] == "leader" else city.offices.general)


def where_of(said: Form) -> str | None:
    """The key of the Area that an operation names, if it names one."""
    named = said.get("area")
    return str(named).removeprefix("in ").upper() if named else None


_CONDITIONS: Mapping[str, Callable[[City, Player, Form], bool]] = {
    "at least": lambda city, _, said: city.bars[said["bar"]] >= said["n"],
    "at most": lambda city, _, said: city.bars[said["bar"]] <= said["n"],
    "exactly": lambda city, _, said: city.bars[said["bar"]] == said["n"],
    "at level": lambda city, _, said: city.event_level.lower() == said["level"],
    "few play": lambda city, *_: not city.many,
    "many play": lambda city, *_: city.many,
    "have": _have,
    "in area": lambda city, one, said: area(city, one.seat) == where_of(said),
    "alone": _alone,
    "holds": has_badge,
    "is detained": lambda _, one, __: one.figure.at == CUBE,
    "is wounded": lambda _, one, __: one.figure.wounds > 0,
    "crowd": _crowd,
    "rich": lambda _, one, said: len(one.held.hand) >= said["n"],
}
