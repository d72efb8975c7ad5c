"""How a bot plays: it works for its side with what it may know, and ends its turn when nothing is left."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, Option, Pick, Question
from companion.engine.view import Viewer
from companion.games.human_punishment.board import AREA_OF
from companion.games.human_punishment.cards import is_red, value
from companion.games.human_punishment.doings import split
from companion.games.human_punishment.model import City
from companion.games.human_punishment.questions import TURN
from companion.games.human_punishment.rules.enemies import areas_of

EAGER = {
    "place chips": 30.0,
    "heal": 6.0,
    "interrogate": 6.0,
    "sector": 6.0,
    "escape": 4.0,
    "companion": 4.0,
    "buy weapon": 3.0,
    "panel": 3.0,
    "take box": 2.0,
    "nexus": 1.5,
    "city": 1.5,
    "buy program": 0.4,
    "monolith": 0.4,
    "censure": 0.05,
    "new leader": 0.05,
    "drop chips": 0.05,
    "end actions": 0.4,
}
"""How much a step is liked beside others; what is not named is hardly done."""
FIGHT, HIT = 12.0, 4
"""How much an attack is liked whose red cards come to so much at least."""
AGAINST = frozenset({"Machine", "Legion"})
"""Who gains where the city suffers."""
HUNT, HOME, AWAY, HARDLY = 8.0, 2.0, 0.4, 0.02
SUPPLIES, PLENTY = 5.0, 5
"""How much new cards are liked while there is so much Resource at least."""


def advise(city: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """An answer that is legal and sensible."""
    form = question.form
    if question.standing:
        return None
    if question.id == TURN and isinstance(form, Choose) and seat is not None:
        return Chosen(_liked(city, seat, [one.id for one in form.options], chance))
    if isinstance(form, Pick) and seat is not None:
        return Picked(_picked(city, seat, question.id, form, chance))
    return by_chance(form, chance)


def _liked(city: City, seat: str, options: list[str], chance: Chance) -> str:
    weights = [_weight(city, seat, one) for one in options]
    lot = chance.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        lot -= weight
        if lot <= 0:
            return option
    return options[-1]


def _weight(city: City, seat: str, option: str) -> float:
    do, along = split(option)
    if do == "attack":
        return FIGHT if _strength(city, seat) >= HIT else 0.2
    if do == "move":
        return _way(city, seat, along["to"])
    if option == "city=3" and city.bars["resource"] >= PLENTY:
        return SUPPLIES
    if do == "end actions" and city.ap == 0:
        return EAGER["nexus"]
    return EAGER.get(do, 0.3)


def _strength(city: City, seat: str) -> int:
    """What the red cards come to that may be played in one attack."""
    one = city.of(seat)
    red = sorted((-value(card) for card in one.hand if is_red(card)), reverse=True)
    return sum(red[: one.value("attackCards")])


def _way(city: City, seat: str, to: str) -> float:
    """How much a place draws: the Network whoever carries a chip, Enemies whoever can hit, else Sectors."""
    if city.of(seat).chips and to == "Network":
        return HUNT * HOME
    if to == "City" and city.bars["resource"] >= PLENTY and 3 not in city.city_done:
        return HOME
    hunted = {area for one in city.enemies for area in areas_of(one)}
    if city.ap and _strength(city, seat) >= HIT and AREA_OF[to] in hunted:
        return HUNT
    if not city.of(seat).chips and to.startswith("Sector"):
        return HOME
    return AWAY if AREA_OF[to] != AREA_OF[city.of(seat).at] else HARDLY


def _picked(city: City, seat: str, question: str, form: Pick, chance: Chance) -> tuple[str, ...]:
    """The strongest cards where they pay or fight; any where they only fill a number."""
    if form.reach:
        return _just(sorted((one.worth or 0, one.id) for one in form.options), form.reach)
    if question in {"put", "put-more"}:
        return _helping(city, seat, form)
    if form.least == form.most or all(not one.worth for one in form.options):
        some = by_chance(form, chance)
        return some.options if isinstance(some, Picked) else ()
    return _strongest(form.options, form.most)


def _helping(city: City, seat: str, form: Pick) -> tuple[str, ...]:
    """Cards of the colour that one's own side needs, and none where it needs none."""
    target = city.check.get("target", 0)
    wants_blue = (target > 0) != (city.of(seat).loyalty in AGAINST)
    useful = [one for one in form.options if (one.worth or 0) * (1 if wants_blue else -1) > 0]
    taken = _strongest(useful, min(form.most, 2)) if target else ()
    return taken if len(taken) >= form.least else _strongest(form.options, form.least)


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
