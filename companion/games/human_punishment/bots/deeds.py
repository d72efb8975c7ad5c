"""The choice of a bot in its turn: first what is worth an Action Point here, then the way on."""

from collections.abc import Callable, Mapping

from companion.games.human_punishment.asking.legal_actions import split
from companion.games.human_punishment.bots import abilities, aims
from companion.games.human_punishment.bots.goals import (
    BRING,
    DROP,
    SECTOR,
    Goal,
    attack_worth,
    brings,
    city_worth,
    clear_worth,
    draw_of,
    goals,
    heal_worth,
    nexus_worth,
)
from companion.games.human_punishment.bots.sides import foes, friends
from companion.games.human_punishment.bots.using import using_worth
from companion.games.human_punishment.rules.enemies import find
from companion.games.human_punishment.state.board import AREA_OF
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.player import Player

FREE = {"place chips": 60.0, "companion": 55.0, "laser": 52.0, "take box": 54.0, "heal fully": 50.0}
"""Values of actions that cost nothing and are taken at once."""
COUNTED = frozenset({"city", "attack"})
"""Actions whose value for an Objective is part of their own value."""
WORTH, LEFT = 0.5, 23.0
"""Least value of an action that is taken, and the value of leaving one for an Objective."""
KNOWN, HARM = 0.3, 9.0
"""Value of accusing a known foe, and the cost of accusing oneself or a friend."""


def step(city: City, seat: str, options: list[str]) -> str:
    """The step that is worth most; the turn ends once no other is worth anything."""
    wanted, one = goals(city, seat), city.player(seat)
    left = [option for option in options if not aims.renounces(one, split(option)[0])]
    worth = {option: _worth(city, seat, option, wanted) for option in left}
    return max(left, key=lambda one: (worth[one], one))


def _worth(city: City, seat: str, option: str, wanted: tuple[Goal, ...]) -> float:
    """Acting here comes before walking on, and walking on before the end; what is worth little is left."""
    do, along = split(option)
    if (own := abilities.worth(city, seat, do)) is not None:
        return own
    if do == "end actions":
        return LEFT if aims.wants_idle(city, city.player(seat)) else WORTH
    if do == "move":
        return _walk(city, seat, along["to"], wanted)
    if do in FREE:
        return _free(city, seat, do)
    if do == "use program":
        return using_worth(city, seat, along["program"])
    worth = _deed(city, seat, do, along)
    waits = city.ap == 1 and _better_elsewhere(city, seat, wanted, worth)
    return 20.0 + worth if worth >= WORTH and not waits else 0.0


def _walk(city: City, seat: str, to: str, wanted: tuple[Goal, ...]) -> float:
    """Towards what is worth most; Kuro with a chip walks rather than acts."""
    one = city.player(seat)
    here = draw_of(city, wanted, one.at)
    gain = draw_of(city, wanted, to) - here
    if city.kuro_acts and one.chips and gain > 0:
        return 20.0 + here + gain
    return max(_beside(city, seat, wanted, to), WORTH + gain if gain > 0.001 else 0.0)


def _beside(city: City, seat: str, wanted: tuple[Goal, ...], to: str) -> float:
    """The value of an Action Point at another place of the same Area, before moving on."""
    one = city.player(seat)
    if not city.ap or AREA_OF[to] != AREA_OF[one.at]:
        return 0.0
    here, there = (
        max((worth for at, worth, ap in wanted if ap and at == p), default=0.0) for p in (one.at, to)
    )
    waits = city.ap == 1 and _better_elsewhere(city, seat, wanted, there)
    return 10.0 + there if there >= 1.0 and there > here and not waits else 0.0


def _free(city: City, seat: str, do: str) -> float:
    one = city.player(seat)
    if do == "take box":
        return FREE[do] if one.box is None else 0.0
    if do == "place chips":
        return FREE[do] if brings(city, one) else 0.0
    if do == "heal fully":
        hurt = one.wounds or one.health < one.value("health")
        return FREE[do] if hurt and not aims.bears_wounds(one) else 0.0
    return FREE[do]


def _better_elsewhere(city: City, seat: str, wanted: tuple[Goal, ...], worth: float) -> bool:
    """True if the last Action Point is better spent where the turn's movement still leads."""
    one = city.player(seat)
    others = tuple(goal for goal in wanted if goal[2] and AREA_OF.get(goal[0], goal[0]) != AREA_OF[one.at])
    return bool(city.moves) and draw_of(city, others, one.at) > worth * 1.5


def _deed(city: City, seat: str, do: str, along: dict[str, str]) -> float:
    one = city.player(seat)
    deeds: Mapping[str, Callable[[], float]] = {
        "sector": lambda: SECTOR,
        "attack": lambda: attack_worth(city, one, find(city, along["enemy"])),
        "city": lambda: city_worth(city, one, int(along["action"])),
        "nexus": lambda: nexus_worth(city, one),
        "heal": lambda: heal_worth(one),
        "interrogate": lambda: BRING,
        "drop chips": lambda: 0.0 if brings(city, one) else DROP,
        "remove from junkyard": lambda: clear_worth(city, one),
        "buy weapon": lambda: 1.0 if one.box is None and one.loyalty != "Legion" else 0.0,
        "censure": lambda: _censure_worth(one, along["seat"]),
        "panel": lambda: DROP if along["press"] == "green" and one.loyalty in {"Human", "Fallen"} else 0.0,
    }
    own = 0.0 if do in COUNTED else aims.step_worth(city, one, do)
    return (deeds[do]() if do in deeds else 0.0) + own + abilities.towards_boosts(one, do)


def _censure_worth(one: Player, accused: str) -> float:
    """The value of accusing that player, beside what an Objective counts; oneself only to be detained."""
    if accused == one.seat:
        return aims.BADGE if aims.wants_prison(one) else -HARM
    return -HARM if accused in friends(one) else KNOWN if accused in foes(one) else 0.0
