"""How a bot plays: it works for its side with what it may know, and ends its turn when nothing is left."""

from companion.engine.answers import Chosen, Picked, Value
from companion.engine.chance import Chance, by_chance
from companion.engine.questions import Choose, Pick, Question
from companion.engine.view import Viewer
from companion.games.human_punishment.doings import split
from companion.games.human_punishment.model import City
from companion.games.human_punishment.questions import TURN

EAGER = {
    "place chips": 9.0,
    "sector": 6.0,
    "attack": 4.0,
    "heal": 4.0,
    "nexus": 2.0,
    "city": 2.0,
    "buy weapon": 1.5,
    "buy program": 1.0,
    "monolith": 1.0,
    "interrogate": 5.0,
    "escape": 3.0,
    "companion": 3.0,
    "take box": 2.0,
    "panel": 2.0,
    "end actions": 1.5,
    "censure": 0.1,
    "new leader": 0.1,
    "drop chips": 0.1,
}
"""How much a step is liked beside others; what is not named is hardly done."""
WAY = {"Sector": 0.6, "Network": 3.0}
"""How much a place draws whoever has no chip, and whoever carries one."""
ROUTE = ("HQ", "Monolith", "City", "Dark Net", "Factory", "Nexus")


def advise(city: City, seat: Viewer, question: Question, chance: Chance) -> Value | None:
    """An answer that is legal and sensible."""
    form = question.form
    if question.standing:
        return None
    if question.id == TURN and isinstance(form, Choose) and seat is not None:
        return Chosen(_liked(city, seat, [one.id for one in form.options], chance))
    if isinstance(form, Pick):
        return Picked(_cards(form, chance))
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
    if do != "move":
        return EAGER.get(do, 0.3)
    carries, to = bool(city.of(seat).chips), along["to"]
    if carries:
        return WAY["Network"] if to == "Network" else 1.0 if to in ROUTE else 0.05
    return WAY["Sector"] if to.startswith("Sector") else 0.15


def _cards(form: Pick, chance: Chance) -> tuple[str, ...]:
    """The strongest cards where they pay or fight; any where they only fill a number."""
    worth = [(abs(one.worth or 0), one.id) for one in form.options]
    if all(n == 0 for n, _ in worth) or form.least == form.most:
        some = by_chance(form, chance)
        return some.options if isinstance(some, Picked) else ()
    colour = chance.choice([one.id[0] for one in form.options])
    best = sorted(((n, id_) for n, id_ in worth if id_[0] == colour), reverse=True)
    count = max(form.least, min(form.most, chance.randint(1, 3)))
    return tuple(id_ for _, id_ in best[:count])
