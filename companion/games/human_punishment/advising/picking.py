"""Which cards a bot spends: the least that does it, and in checks what its own side needs."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.engine.answers import Picked
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Pick
from companion.games.human_punishment.actions.every import ACTIONS
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.cards import least_useful, strongest
from companion.games.human_punishment.bots.sides import friends, stake
from companion.games.human_punishment.state.model import City

STAKE, HIGH = 0.5, 1.5
"""Stakes from which a bot puts in one card, and a second one."""


def picked(city: City, seat: str, question: str, form: Pick, chance: Chance) -> tuple[str, ...]:
    """Some of the options, as many as there must be."""
    if form.reach:
        return _just(sorted((one.worth or 0, one.id) for one in form.options), form.reach)
    step = question.partition(":")[0]
    do = step.replace("-", " ")
    if do in ACTIONS and (found := ACTIONS[do].pick(city, seat, form)) is not None:
        return found
    if step in _PICKING:
        return _PICKING[step](city, seat, form)
    if step == "legion-tap":
        others = tuple(one for one in form.options if one.id not in friends(city.player(seat)))
        form = replace(form, options=others, least=min(form.most, len(others)))
    if form.least == form.most or all(not one.worth for one in form.options):
        any_ = by_chance(form, chance)
        return any_.options if isinstance(any_, Picked) else ()
    return strongest(form.options, form.most)


def _defending(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """The strongest blue cards, but none where one would rather be hurt."""
    one = city.player(seat)
    if aims.bears_wounds(one) and not one.wounds:
        return ()
    return strongest(form.options, form.most)


def _helping(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """Cards of the colour that one's own side needs, the more the more lies in it."""
    check = city.check
    if "escape" in check or not form.options or aims.wants_nothing_in(city.player(seat)):
        return ()
    form = replace(form, most=min(form.most, aims.spare_cards(city, city.player(seat))))
    at_stake = stake(city, seat)
    if check["kind"] == "colour check":
        useful = [one for one in form.options if one.id.partition("#")[0] in check["colours"]]
        return tuple(one.id for one in useful[: form.most]) if at_stake > STAKE else ()
    sign = (1 if at_stake > 0 else -1) * (1 if check["target"] > 0 else -1)
    useful = [one for one in form.options if (one.worth or 0) * sign > 0]
    count = 0 if abs(at_stake) < STAKE else 1 if abs(at_stake) < HIGH else 2
    return strongest(useful, min(form.most, count))


def _just(worth: list[tuple[int, str]], reach: int) -> tuple[str, ...]:
    """The smallest cards that reach a price."""
    taken: list[tuple[int, str]] = []
    for one in worth:
        if sum(n for n, _ in taken) < reach:
            taken.append(one)
    for one in list(taken):
        if sum(n for n, _ in taken) - one[0] >= reach:
            taken.remove(one)
    return tuple(id_ for _, id_ in taken)


_PICKING: Mapping[str, Callable[[City, str, Pick], tuple[str, ...]]] = {
    "put": _helping,
    "put-more": _helping,
    "defend": _defending,
    "give-up": lambda _, __, form: least_useful(form),
}
