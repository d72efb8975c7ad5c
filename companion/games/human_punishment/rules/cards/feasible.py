"""Feasibility of effects, for Decisions of which neither side can be taken (HP-087)."""

from collections.abc import Callable, Iterable, Mapping

from companion.games.human_punishment.rules.cards.conditions import holds, is_condition, where_of
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.rules.fight.targets import CHOSEN, meant
from companion.games.human_punishment.state.board import CUBE
from companion.games.human_punishment.state.card_form import Form
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.part import value_of
from companion.games.human_punishment.state.player import Player


def can_be_done(city: City, effects: Iterable[Form]) -> bool:
    """True if at least one of them would change something, or there are none."""
    some = list(effects)
    return not some or any(_can(city, one) for one in some)


def _can(city: City, said: Form) -> bool:
    if is_condition(said):
        return holds(city, city.turn.active, said) and _can(city, said["do"])
    if said["op"] in _OF_THE_CITY:
        return _OF_THE_CITY[said["op"]](city, said)
    if (test := _OF_PEOPLE.get(said["op"])) is None:
        return True
    chosen = said.get("whom") == CHOSEN
    seats = city.seats if chosen else meant(city, city.turn.active, said)
    return any(test(city, city.player(seat)) for seat in seats)


def _bar_moves(city: City, said: Form) -> bool:
    low, top = city.fixed.board.bars[said["bar"]]
    gone = {"apex": city.machines.apex_gone, "deus": city.machines.deus_gone}.get(said["bar"], False)
    return not gone and city.bars[said["bar"]] != (top if said["n"] > 0 else low)


def _enemy_there(city: City, said: Form) -> bool:
    where, type_, level = where_of(said), said.get("type", "any"), said.get("level")
    return any(
        type_ in {"any", one.type.lower()}
        and level in {None, one.level}
        and (where is None or where in areas_of(city, one))
        for one in city.machines.enemies
    )


_OF_THE_CITY: Mapping[str, Callable[[City, Form], bool]] = {
    "bar": _bar_moves,
    "eliminate": _enemy_there,
    "damage": _enemy_there,
    "restore": lambda city, said: said["at"] in city.machines.dead_zones,
    "dead zone": lambda city, said: said["at"] not in city.machines.dead_zones,
    "remove chips": lambda city, _: any(city.network.junkyard),
    "traps": lambda city, _: bool(city.boxes.traps),
    "box": lambda city, _: bool(city.boxes.supply or city.boxes.used_boxes),
    "roll box": lambda city, _: bool(city.boxes.supply or city.boxes.used_boxes),
    "elite attacks": lambda city, said: value_of(city, said["machine"]) is not None,
    "move elite": lambda city, said: value_of(city, said["machine"]) is not None,
}
_OF_PEOPLE: Mapping[str, Callable[[City, Player], bool]] = {
    "health": lambda _, one: not one.is_down,
    "discard": lambda _, one: bool(one.held.hand),
    "discard of": lambda _, one: bool(one.held.hand),
    "discard programs": lambda _, one: bool(one.held.programs),
    "drop chip": lambda _, one: bool(one.figure.chips),
    "lose scanner": lambda _, one: bool(one.figure.scanners),
    "take marker": lambda _, one: not one.aims.revoked,
    "give marker back": lambda _, one: one.aims.revoked,
    "detain": lambda _, one: one.figure.at != CUBE,
    "set free": lambda _, one: one.figure.at == CUBE,
    "become general": lambda city, one: (
        one.seat not in {city.offices.general, city.offices.leader} and not one.aims.revoked
    ),
}
