"""The targets of an effect."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.state.board import CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player

CHOSEN = "chosen"
EXTREMES = ("least", "most", "fewest")
_MEASURES: Mapping[str, Callable[[Player], int]] = {
    "health": lambda one: one.figure.health,
    "cards": lambda one: len(one.held.hand),
    "programs": lambda one: len(one.held.programs),
    "wounds": lambda one: one.figure.wounds,
}


def meant(city: City, by: str, args: Form) -> list[str]:
    """Returns the seats, in turn order; `by` is the card's owner, or else the active seat."""
    if "seat" in args:
        return [args["seat"]]
    whom = args.get("whom", "active")
    order = city.in_turn()
    if whom.startswith("in "):
        return [seat for seat in order if area(city, seat) == whom.removeprefix("in ").upper()]
    if (extreme := whom.partition(" "))[0] in EXTREMES:
        return _extreme(city, extreme[0] == "most", extreme[2])
    gave = city.middle.check.get("gave", [])
    groups: Mapping[str, Callable[[str], bool]] = {
        "active": lambda seat: seat == city.turn.active,
        "you": lambda seat: seat == by,
        "all": lambda _: True,
        "others": lambda seat: seat != by,
        "leader": lambda seat: seat == city.offices.leader,
        "general": lambda seat: seat == city.offices.general,
        "idle": lambda seat: seat not in gave,
        "taking part": lambda seat: seat in gave,
        "detained": lambda seat: city.player(seat).figure.at == CUBE,
        "here": lambda seat: area(city, seat) == area(city, by),
        "beside": lambda seat: seat != by and area(city, seat) == area(city, by),
    }
    return [seat for seat in order if groups[whom](seat)]


def is_extreme(args: Form) -> bool:
    """True if a target is the one with most or least of something."""
    return "seat" not in args and args.get("whom", "").partition(" ")[0] in EXTREMES


def _extreme(city: City, most: bool, measure: str) -> list[str]:
    """All who have most of it, or least."""
    size = _MEASURES[measure]
    sizes = [size(one) for one in city.players]
    wanted = max(sizes) if most else min(sizes)
    return [seat for seat in city.in_turn() if size(city.player(seat)) == wanted]
