"""Which cards a bot spends: the least that does it, and in checks what its own side needs."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from companion.engine.answers import Picked
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Option, Pick
from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.odds import attack_cards, burden, overrun
from companion.games.human_punishment.bots.sides import COLOUR, friends, stake
from companion.games.human_punishment.rules.enemies import find
from companion.games.human_punishment.rules.strikes import shield_of
from companion.games.human_punishment.state.cards import WEAPONS
from companion.games.human_punishment.state.model import City

STAKE, HIGH = 0.5, 1.5
"""Stakes from which a bot puts in one card, and a second one."""
FULL, LAST = 0.2, 2
"""The General resigns where the dice find no spawn so often, or half as often with Threat so high."""


def picked(city: City, seat: str, question: str, form: Pick, chance: Chance) -> tuple[str, ...]:
    """Some of the options, as many as there must be."""
    if form.reach:
        return _just(sorted((one.worth or 0, one.id) for one in form.options), form.reach)
    step = question.partition(":")[0]
    if step in _PICKING:
        return _PICKING[step](city, seat, form)
    if step == "legion-tap":
        others = tuple(one for one in form.options if one.id not in friends(city.player(seat)))
        form = replace(form, options=others, least=min(form.most, len(others)))
    if form.least == form.most or all(not one.worth for one in form.options):
        found = by_chance(form, chance)
        return found.options if isinstance(found, Picked) else ()
    return _strongest(form.options, form.most)


def resigning(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """The four Enemies that weigh most, once the city is nearly overrun; nobody while it is not."""
    if city.player(seat).loyalty == "Legion" or form.least < 4:
        return ()
    if overrun(city) < FULL / (2 if city.bars["threat"] >= LAST else 1):
        return ()
    weights = {one.id: burden(city, one) for one in city.enemies}
    return tuple(sorted((one.id for one in form.options), key=lambda id_: -weights[id_]))[: form.least]


def _defending(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """The strongest blue cards, but none where one would rather be hurt."""
    one = city.player(seat)
    if aims.bears_wounds(one) and not one.wounds:
        return ()
    return _strongest(form.options, form.most)


def _clearing(_city: City, _seat: str, form: Pick) -> tuple[str, ...]:
    """Removes as much as allowed, the oldest chips first."""
    return tuple(one.id for one in form.options)[: form.most]


def _given_up(_city: City, _seat: str, form: Pick) -> tuple[str, ...]:
    return tuple(one.id for one in sorted(form.options, key=_least_useful))[: form.least]


def _least_useful(option: Option) -> tuple[int, str]:
    """Colourless cards first, then those that are worth least."""
    card = option.id
    return (int(card[1]) if card[0] in "br" and card[1].isdecimal() else 0), card


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
    return _strongest(useful, min(form.most, count))


def _striking(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """As many red cards as hit often enough."""
    assert city.intent is not None
    one = city.player(seat)
    weapon = WEAPONS.get(one.box or "") if city.intent.texts.get("box") == "yes" else None
    shield = shield_of(city, find(city, city.intent.texts["enemy"])) - (weapon.red if weapon else 0)
    return _of(form.options, attack_cards(one.hand, shield, form.most)[0])


def _of(options: tuple[Option, ...], cards: list[str]) -> tuple[str, ...]:
    """The options that are these cards, each once."""
    left, found = list(cards), []
    for one in options:
        if (card := one.id.partition("#")[0]) in left:
            left.remove(card)
            found.append(one.id)
    return tuple(found)


def _dropped(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """Drops the chips that the own side does not need in the Network."""
    side = city.player(seat).loyalty
    keep = "" if side == "Fallen" else COLOUR.get(side, "")
    some = [one.id for one in form.options if one.id.partition("#")[0] != keep]
    return tuple(some or [form.options[0].id])


def _escaping(city: City, _seat: str, form: Pick) -> tuple[str, ...]:
    """All cards of the sign that the target wants, the strongest first."""
    target = city.intent.texts["target"] if city.intent else "4"
    sign = 1 if target == "4" else -1
    return _strongest([one for one in form.options if (one.worth or 0) * sign > 0], form.most)


def _strongest(options: tuple[Option, ...] | list[Option], count: int) -> tuple[str, ...]:
    best = sorted(options, key=lambda one: (-abs(one.worth or 0), one.id))
    return tuple(one.id for one in best[:count])


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
    "attack": _striking,
    "defend": _defending,
    "remove-from-junkyard": _clearing,
    "drop-chips": _dropped,
    "escape": _escaping,
    "end-actions": _given_up,
    "give-up": _given_up,
}
