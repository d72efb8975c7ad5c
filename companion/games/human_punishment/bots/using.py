"""Whether a bot uses a Program now, and what it chooses where an effect leaves something to it."""

from companion.games.human_punishment.bots.sides import effects_worth
from companion.games.human_punishment.cards import is_red
from companion.games.human_punishment.model import City
from companion.games.human_punishment.rules.enemies import find, shield_of
from companion.games.human_punishment.rules.fights import attackable
from companion.games.human_punishment.written import How

AT_ONCE = 51.0
"""A Program that is worth something is used before all that costs an Action Point."""
WORTH = 0.3
IN_FIGHTS = ("more red", "more damage", "hit all", "no defence")
ON_THE_WAY = ("more actions", "more movement")


def using_worth(city: City, seat: str, id_: str) -> float:
    """What it is worth to use that Program as things are; nothing where it is better kept."""
    one, card = city.of(seat), city.cards[id_]
    if card["how"] == How.PERMANENT:
        return AT_ONCE
    ops = {said["op"] for said in card["do"]}
    if ops & {*IN_FIGHTS}:
        return AT_ONCE if _may_fight(city, seat) and not city.boons else 0.0
    if ops & {*ON_THE_WAY}:
        return AT_ONCE if city.phase == "act" and (one.chips or city.ap == 0 or city.moves == 0) else 0.0
    if "swap in network" in ops or "swap carried" in ops:
        return 0.0
    worth = effects_worth(city, seat, [{**said, "by": seat} for said in card["do"]])
    return AT_ONCE if worth > WORTH else 0.0


def harms(city: City, seat: str) -> bool:
    """Whether what is to be chosen for is better somebody else's, as far as can be told."""
    effect = city.tasks[0].args["effect"]
    return effects_worth(city, seat, [{**effect, "whom": "you", "by": seat}]) < 0


def _may_fight(city: City, seat: str) -> bool:
    """With an Action Point, a red card and somebody to attack."""
    there = attackable(city, seat)
    strong = any(shield_of(city, find(city, id_)) > 1 for id_ in there)
    return city.ap > 0 and strong and any(map(is_red, city.of(seat).hand))
