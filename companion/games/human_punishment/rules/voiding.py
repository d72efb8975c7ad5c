"""Waiting steps that another action has left nothing to answer (HP-122, HP-131)."""

from companion.games.human_punishment.rules.dispatch import by
from companion.games.human_punishment.rules.enemies import all_of, find, is_protected
from companion.games.human_punishment.rules.people import nameable
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.steps.step import Step
from companion.games.human_punishment.state.steps.waiting import (
    ChooseTarget,
    Defend,
    GiveUp,
    Lay,
    NameGeneral,
    Order,
    PickEnemies,
    TrapChip,
    TrapProgram,
)


def is_void(city: City, step: Step) -> bool:
    """True if there is nothing left to answer."""
    test = _VOID.get(type(step))
    return test is not None and test(city, step)


def _strikes_nobody(city: City, step: Defend) -> bool:
    return step.id not in all_of(city) or is_protected(city, step.seat)


def _has_nothing(city: City, step: GiveUp) -> bool:
    return not getattr(city.player(step.seat), step.what)


_VOID = dict(
    (
        by(Defend, _strikes_nobody),
        by(ChooseTarget, lambda city, step: step.id not in all_of(city)),
        by(Order, lambda city, step: not {*step.ids} & {*all_of(city)}),
        by(PickEnemies, lambda city, step: not any(find(city, id_) for id_ in step.ids)),
        by(GiveUp, _has_nothing),
        by(TrapProgram, lambda city, step: not city.player(step.seat).programs),
        by(TrapChip, lambda city, step: not city.player(step.seat).chips),
        by(Lay, lambda city, step: not city.player(step.seat).hand),
        by(NameGeneral, lambda city, _: not nameable(city)),
    )
)
