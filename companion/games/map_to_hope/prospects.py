"""Expected worth of each way to deal with the open Location: odds, gains, losses and Time."""

from collections.abc import Iterable, Iterator

from companion.games.map_to_hope.cards import CAMP_HOPE, Effect, Location, Op
from companion.games.map_to_hope.reckoning import odds
from companion.games.map_to_hope.rules.turn import OTHER, price_of
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor

OF_TIME = 0.3
"""Worth of a point of Time."""
OF_HARM = 1.3
"""Worth of a point of damage or Radiation kept off."""
OF_A_LIFE = 12.0
OF_THE_END = 12.0
"""Worth of winning at Camp Hope."""


def ways(options: Iterable[str]) -> tuple[str, ...]:
    """The options that deal with the open Location."""
    return tuple(option for option in options if option.partition(":")[0] == "interact")


def tested(place: Location, option: str) -> Location | None:
    """The test of a way; None where it is a price."""
    other = place.other if option.partition(":")[2] == OTHER else None
    if other is None:
        return place
    return place.tested(other=True) if other.skill is not None else None


def prospect(state: MapToHopeState, seat: str, option: str) -> float:
    """Expected worth of a way as things are now."""
    place = state.place
    assert place is not None
    test = tested(place, option)
    spent = OF_TIME * price_of(state, seat, "interact", option.partition(":")[2])
    if test is None:
        return _worth(state, seat, place.other.price if place.other else ()) - spent
    chance = odds(state, seat, test)
    won = OF_THE_END if place.id == CAMP_HOPE else _worth(state, seat, test.success)
    return chance * won + (1 - chance) * _worth(state, seat, test.fail) - spent


def best(state: MapToHopeState, seat: str, options: Iterable[str]) -> str:
    """The way with the best prospect, or nothing."""
    found = ways(options)
    return max(found, key=lambda one: prospect(state, seat, one)) if found else ""


def _worth(state: MapToHopeState, seat: str, effects: Iterable[Effect]) -> float:
    return sum(_each(state, seat, effects), 0.0)


def _each(state: MapToHopeState, seat: str, effects: Iterable[Effect]) -> Iterator[float]:
    one = state.of(seat)
    for effect in effects:
        if effect.op is Op.DAMAGE:
            yield _of_damage(state, one, effect.n)
        elif effect.op is Op.RADIATION:
            yield -OF_HARM * effect.n if effect.n > 0 else 0.8 * min(one.radiation, -effect.n)
        elif effect.op is Op.TIME:
            yield 0.5 * effect.n
        elif effect.op is Op.CHOOSE:
            yield max(_worth(state, seat, some) for some in effect.of)
        else:
            costs = {Op.DISCARD: -0.5, Op.LOSE_CARD: -1.5, Op.ELIMINATE: -OF_A_LIFE}
            yield costs.get(effect.op, 0.5) * effect.n


def _of_damage(state: MapToHopeState, one: Survivor, n: int) -> float:
    """Damage weighs more the nearer it comes to the end of its player."""
    if n < 0:
        return 0.8 * min(one.damage, -n)
    left = state.leader(one.seat.id).health - one.damage - n
    return -OF_A_LIFE if left <= 0 else -OF_HARM * n * (1.5 if left <= 2 else 1.0)
