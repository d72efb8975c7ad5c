"""What somebody would like to do where, for what it is worth, and how far it is to go there."""

from collections.abc import Iterator
from functools import lru_cache

from companion.games.human_punishment.board import (
    AREA_OF,
    ARROWS,
    COLUMNS,
    CUBE,
    MED,
    NETWORK,
    PRICES,
    YELLOW_RIOT,
    YELLOW_ZONE,
)
from companion.games.human_punishment.bots.odds import burden, chance_to_hit, overrun
from companion.games.human_punishment.bots.sides import COLOUR, bar_worth
from companion.games.human_punishment.cards import is_blue, value
from companion.games.human_punishment.model import City, Enemy, Player
from companion.games.human_punishment.rules.chips import SECTORS, closed, open_columns, partners
from companion.games.human_punishment.rules.enemies import areas_of
from companion.games.human_punishment.rules.moving import blockade

Goal = tuple[str, float, bool]
"""A place or an area, what it is worth to be there, and whether an Action Point is needed then."""
STEP, ASIDE, LATER = 0.8, 0.97, 0.8
"""What is left of a goal's worth a step away, elsewhere in its area, and where no Action Point is left."""
FAR = 9
BRING, WASTE, DROP = 9.0, 4.0, 3.0
PLENTY = 6


def goals(city: City, seat: str) -> tuple[Goal, ...]:
    """Everything that somebody would go for now."""
    one = city.of(seat)
    return (*_chips(city, one), *_fights(city, one), *_works(city, one), *_care(city, one))


def draw_of(city: City, one: Player, wanted: tuple[Goal, ...], at: str) -> float:
    """How much a place is worth with these goals: the best of them, less for each step that is left."""
    return max((worth * _left(city, one, to, at, needs_ap=ap) for to, worth, ap in wanted), default=0.0)


def _left(city: City, one: Player, to: str, at: str, *, needs_ap: bool) -> float:
    there = AREA_OF.get(to, to)
    steps = _steps(AREA_OF[at], there, blockade(city))
    aside = 1.0 if steps or to in {at, AREA_OF[at]} else ASIDE
    return STEP**steps * aside * (LATER if needs_ap and not city.ap else 1.0)


@lru_cache(maxsize=512)
def _steps(start: str, to: str, closed_way: bool) -> int:
    """How many arrows it is from one area to another; none into the Med Center."""
    reached, edge, steps = {start}, {start}, 0
    while edge and to not in reached:
        ways = {(a, b) for a, b in ARROWS if a in edge and not (closed_way and (a, b) == ("2", "6"))}
        edge = {b for _, b in ways} - reached
        reached |= edge
        steps += 1
    return steps if to in reached else FAR


def wasted_column(city: City) -> str | None:
    """Where a chip of another side does least harm: the last column, once it is its turn."""
    return COLUMNS[-1] if COLUMNS[-1] in open_columns(city, ()) else None


def chip_worth(city: City, side: str, chip: str) -> tuple[float, float]:
    """What it is worth to bring a chip into the Network, and down to the Junkyard."""
    if side == "Legion":
        return 1.0, 1.5
    if chip == COLOUR[side]:
        return (DROP, BRING) if side == "Fallen" else (BRING, 0.0)
    if side == "Fallen":
        return WASTE, 1.0
    return (WASTE if wasted_column(city) else 1.5), (1.5 if chip == "purple" else DROP)


def _chips(city: City, one: Player) -> Iterator[Goal]:
    if one.chips:
        pairs = [chip_worth(city, one.loyalty, chip) for chip in one.chips]
        again = 1.0 if one.at != NETWORK or city.entered else STEP**2
        yield NETWORK, max(bring for bring, _ in pairs) * again, False
        yield "Junkyard", max(drop for _, drop in pairs), True
    if len(one.chips) < one.value("slots"):
        wish = 1.2 if one.loyalty == "Legion" else 5.0
        for name in SECTORS:
            if closed(city, one.seat, name) is None and (name != "II" or partners(city, one.seat)):
                yield f"Sector {name}", wish * (1.3 if name == "II" else 1.0), True
        yield "Sector II", 0.7 * wish, False


def attack_worth(city: City, one: Player, enemy: Enemy | None) -> float:
    """What an attack is worth: how often it hits, and how much the city is rid of then."""
    chance, damage = chance_to_hit(city, one.seat, enemy)
    if one.loyalty == "Legion":
        return 0.1 * chance
    if enemy is None:
        return 0.0 if one.loyalty == "Machine" else 3.0 * chance
    part = min(1.0, damage / enemy.health)
    danger = bar_worth(city, one.loyalty, "threat", -1)
    saved = (overrun(city) - overrun(city, enemy.id)) * 4 + burden(enemy) * 2
    crawls = 0.5 * bar_worth(city, one.loyalty, "security", 1) if enemy.at.startswith("Red") else 0.0
    return chance * part * (1.0 + 0.3 * enemy.level + danger * saved + crawls)


def _fights(city: City, one: Player) -> Iterator[Goal]:
    for enemy in city.enemies:
        worth = attack_worth(city, one, enemy)
        for where in areas_of(enemy):
            yield where, worth, True


def city_worth(city: City, one: Player, n: int) -> float:
    """What each action of the City is worth to somebody."""
    bars, side = city.bars, one.loyalty
    match n:
        case 1:
            return 0.3 if side == "Legion" or abs(bars["riot"]) < YELLOW_RIOT else 2.0
        case 2:
            blue = sum(sorted((value(card) for card in one.hand if is_blue(card)), reverse=True)[:3])
            return bar_worth(city, side, "morale", min(blue - 3, 5)) if blue > 3 and bars["morale"] < 4 else 0.0
        case 3:
            if side == "Machine":
                return 2.5
            return 1.8 if bars["resource"] >= PLENTY and len(one.hand) < one.value("hand") else 0.2
        case _:
            return max(0.1, 0.3 + bar_worth(city, side, "resource", 1) / 2 + bar_worth(city, side, "deus", 1) / 6)


def _works(city: City, one: Player) -> Iterator[Goal]:
    for n in (1, 2, 3, 4):
        shut = n in city.city_done or (n == 3 and city.bars["resource"] <= 2)
        if not shut and (n != 1 or YELLOW_RIOT <= abs(city.bars["riot"])):
            yield "City", city_worth(city, one, n), True
    if nexus := nexus_worth(city, one):
        yield "Nexus", nexus, True
    if one.box is None and one.loyalty != "Legion" and any(city.hq.values()) and _purse(one) >= max(PRICES.values()):
        yield "HQ", 1.0, True


def _purse(one: Player) -> int:
    return sum(value(card) for card in one.hand if is_blue(card))


def nexus_worth(city: City, one: Player) -> float:
    """What it is worth to work on Apex with the two best blue cards."""
    best = sum(sorted((value(card) for card in one.hand if is_blue(card)), reverse=True)[:2])
    return max(0.0, bar_worth(city, one.loyalty, "apex", 1)) if best >= PLENTY and not city.apex_gone else 0.0


def _care(city: City, one: Player) -> Iterator[Goal]:
    lost = one.value("health") - max(0, one.health)
    if lost or one.wounds:
        yield MED, (2.5 if one.health <= 1 else 0.8) + 0.1 * one.wounds, True
    if one.box is None:
        for where, boxes in city.boxes.items():
            if boxes:
                yield where, 1.0, False
    if one.at in {CUBE, YELLOW_ZONE}:
        yield NETWORK, BRING, False
