"""The value to a bot of walking on, and of an Action Point spent where it stands."""

from companion.games.human_punishment.bots.goals import Goal, draw_of
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.printed.board import AREA_OF

WORTH = 0.5
"""Least value of an action that is taken."""


def spent_here(city: City, seat: str, gain: float, wanted: tuple[Goal, ...]) -> float:
    """Acting here comes before walking on, and walking on before the end; what is worth little is left."""
    waits = city.turn.ap == 1 and _better_elsewhere(city, seat, wanted, gain)
    return 20.0 + gain if gain >= WORTH and not waits else 0.0


def walk_worth(city: City, seat: str, to: str, wanted: tuple[Goal, ...]) -> float:
    """Towards what is worth most; Kuro with a chip walks rather than acts."""
    one = city.player(seat)
    here = draw_of(city, wanted, one.figure.at)
    gain = draw_of(city, wanted, to) - here
    if city.turn.kuro_acts and one.figure.chips and gain > 0:
        return 20.0 + here + gain
    return max(_beside(city, seat, wanted, to), WORTH + gain if gain > 0.001 else 0.0)


def _beside(city: City, seat: str, wanted: tuple[Goal, ...], to: str) -> float:
    """The value of an Action Point at another place of the same Area, before moving on."""
    one = city.player(seat)
    if not city.turn.ap or AREA_OF[to] != AREA_OF[one.figure.at]:
        return 0.0
    here, there = (
        max((worth for at, worth, ap in wanted if ap and at == p), default=0.0) for p in (one.figure.at, to)
    )
    waits = city.turn.ap == 1 and _better_elsewhere(city, seat, wanted, there)
    return 10.0 + there if there >= 1.0 and there > here and not waits else 0.0


def _better_elsewhere(city: City, seat: str, wanted: tuple[Goal, ...], worth: float) -> bool:
    """True if the last Action Point is better spent where the turn's movement still leads."""
    one = city.player(seat)
    others = tuple(
        goal for goal in wanted if goal[2] and AREA_OF.get(goal[0], goal[0]) != AREA_OF[one.figure.at]
    )
    return bool(city.turn.moves) and draw_of(city, others, one.figure.at) > worth * 1.5
