"""The goals of a bot: places, their value, and the distance to them."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from companion.games.human_punishment.bots import aims
from companion.games.human_punishment.bots.odds import burden, chance_to_hit, overrun
from companion.games.human_punishment.bots.sides import COLOUR, bar_worth, moved_worth
from companion.games.human_punishment.rules.chips import SECTORS, is_open, open_columns
from companion.games.human_punishment.rules.fight.enemies import areas_of
from companion.games.human_punishment.rules.moving import BLOCKERS, blockade
from companion.games.human_punishment.state.model import City
from companion.games.human_punishment.state.parts import Enemy
from companion.games.human_punishment.state.player import Player
from companion.games.human_punishment.state.printed.board import (
    AREA_OF,
    COLUMNS,
    CUBE,
    MED,
    NETWORK,
    YELLOW_ZONE,
    Board,
)
from companion.games.human_punishment.state.printed.cards import is_blue, value

Goal = tuple[str, float, bool]
"""A place or an area, what it is worth to be there, and whether an Action Point is needed then."""
STEP, ASIDE, LATER = 0.8, 0.97, 0.8
"""Factors on a goal's value: a step away, elsewhere in its Area, without an Action Point."""
FAR = 9
BRING, WASTE, DROP = 9.0, 4.0, 3.0
PLENTY = 6
BLOCKING = 2.0
"""Added value of an Enemy that closes the way to the Network."""
SHOW = 0.4
"""Factor on attacks for Legion, which hides among those who fight."""
SECTOR, WAITING = 5.0, 3.5
FOUGHT_FOR = ("blue", "red")
HEAP, CLEARED = 4, 0.6
"""Chips in the Junkyard that may be enough for the Fallen, and the value of removing one."""
LIKED: Mapping[str, Mapping[str, float]] = {
    "Human": {"I": 1.0, "II": 1.5, "III": 0.8},
    "Machine": {"I": 0.6, "II": 1.5, "III": 1.0},
    "Fallen": {"I": 0.8, "II": 2.0, "III": 0.8},
    "Legion": {"I": 0.6, "II": 0.6, "III": 0.6},
}
"""Factor of each Sector for each side, by the colours that lie there."""


def goals(city: City, seat: str) -> tuple[Goal, ...]:
    """Returns all goals of a seat now."""
    one = city.player(seat)
    own = aims.goals(city, one)
    return (*_chips(city, one), *_fights(city, one), *_works(city, one), *_care(city, one), *own)


def draw_of(city: City, wanted: tuple[Goal, ...], at: str) -> float:
    """The value of a place: its best goal, less for each step to it."""
    return max((worth * _left(city, to, at, needs_ap=ap) for to, worth, ap in wanted), default=0.0)


def _left(city: City, to: str, at: str, *, needs_ap: bool) -> float:
    there = AREA_OF.get(to, to)
    steps = _steps(city.fixed.board, AREA_OF[at], there, blockade(city))
    aside = 1.0 if steps or to in {at, AREA_OF[at]} else ASIDE
    return STEP**steps * aside * (LATER if needs_ap and not city.turn.ap else 1.0)


@lru_cache(maxsize=512)
def _steps(board: Board, start: str, to: str, closed_way: bool) -> int:
    """The number of arrows from one Area to another; none lead into the Med Center."""
    reached, edge, steps = {start}, {start}, 0
    while edge and to not in reached:
        ways = {(a, b) for a, b in board.arrows if a in edge and not (closed_way and (a, b) == ("2", "6"))}
        edge = {b for _, b in ways} - reached
        reached |= edge
        steps += 1
    return steps if to in reached else FAR


def lead(city: City, column: str, colour: str | None) -> int:
    """By how many open chips a colour leads in a column, enough being enough."""
    seen = [chip for chip, up in city.network.columns[column] if up]
    others = max((seen.count(other) for other in {*seen} - {colour}), default=0)
    return min(2, seen.count(colour or "") - others)


def by_lead(city: City, colour: str | None) -> list[str]:
    """The columns, from the one in which a colour leads most to the one that it may lose."""
    return sorted(COLUMNS, key=lambda column: (-lead(city, column, colour), COLUMNS.index(column)))


def chip_worth(city: City, one: Player, chip: str) -> tuple[float, float]:
    """The values of bringing a chip into the Network and of dropping it."""
    pairs = zip(_of_side(city, one.aims.loyalty, chip), aims.chip_worth(one, chip), strict=True)
    bring, drop = map(sum, pairs)
    return bring, drop


def _of_side(city: City, side: str, chip: str) -> tuple[float, float]:
    if side == "Legion":
        return (1.0, WASTE) if chip in _leading(city) else (WASTE, 0.0)
    if chip == COLOUR[side]:
        return (DROP, BRING) if side == "Fallen" else (BRING, 0.0)
    if side == "Fallen":
        return (0.5, 2.5) if chip == "blue" else (DROP, 2.0)
    lost = by_lead(city, COLOUR[side])[-1] in open_columns(city, ())
    return (WASTE if lost else 2.0), (1.0 if chip == "purple" else 2.0)


def _leading(city: City) -> set[str]:
    """The colour of Humans or of Machines that is ahead in the Network as far as it lies open, or both."""
    seen = [chip for chips in city.network.columns.values() for chip, up in chips if up]
    most = max(map(seen.count, FOUGHT_FOR))
    return {colour for colour in FOUGHT_FOR if seen.count(colour) == most}


def brings(city: City, one: Player) -> bool:
    """True if carried chips should lie in the Network rather than in the Junkyard."""
    worth = [chip_worth(city, one, chip) for chip in one.known_chips]
    return max(bring for bring, _ in worth) > STEP * max(drop for _, drop in worth)


def _chips(city: City, one: Player) -> Iterator[Goal]:
    if one.figure.chips:
        pairs = [chip_worth(city, one, chip) for chip in one.known_chips]
        again = 1.0 if one.figure.at != NETWORK or city.turn.entered else STEP**2
        yield NETWORK, max(bring for bring, _ in pairs) * again, False
        yield "Junkyard", max(drop for _, drop in pairs), True
    if len(one.figure.chips) < one.value("slots"):
        liked = LIKED[one.aims.loyalty]
        for name in SECTORS:
            if is_open(city, one.seat, name):
                yield f"Sector {name}", SECTOR * liked[name], True
        yield "Sector II", WAITING * liked["I"], False


def attack_worth(city: City, one: Player, enemy: Enemy | None) -> float:
    """The value of an attack: its chance times the damage prevented."""
    chance, damage = chance_to_hit(city, one.seat, enemy)
    counted = aims.kill_worth(one, enemy, chance, damage) if enemy else 0.0
    if one.aims.loyalty == "Legion":
        return SHOW * chance + counted
    if enemy is None:
        return 0.0 if one.aims.loyalty == "Machine" else 3.0 * chance
    part = min(1.0, damage / enemy.health)
    danger = bar_worth(city, one.aims.loyalty, "threat", -1)
    saved = (overrun(city) - overrun(city, enemy.id)) * 4 + burden(city, enemy) * 2
    crawls = 0.5 * bar_worth(city, one.aims.loyalty, "security", 1) if enemy.at.startswith("Red") else 0.0
    blocks = BLOCKING if city.many and enemy.at in BLOCKERS else 0.0
    return chance * part * (1.0 + 0.3 * enemy.level + danger * saved + crawls + blocks) + counted


def _fights(city: City, one: Player) -> Iterator[Goal]:
    for enemy in city.machines.enemies if not aims.renounces(one, "attack") else ():
        worth = attack_worth(city, one, enemy)
        for where in areas_of(city, enemy):
            yield where, worth, True


def city_worth(city: City, one: Player, n: int) -> float:
    """The value of each action of the City."""
    return _of_city(city, one, n) + aims.deed_worth(one, "city")


def _of_city(city: City, one: Player, n: int) -> float:
    bars, side = city.bars, one.aims.loyalty
    match n:
        case 1:
            return 0.3 if side == "Legion" or abs(bars["riot"]) < city.fixed.board.riot_yellow else 2.0
        case 2:
            blue = sum(sorted((value(card) for card in one.held.hand if is_blue(card)), reverse=True)[:3])
            return (
                moved_worth(city, one, "morale", min(blue - 3, 5)) if blue > 3 and bars["morale"] < 4 else 0.0
            )
        case 3:
            if side == "Machine":
                return max(2.5, 1.4 * bar_worth(city, side, "resource", -1))
            return 1.8 if bars["resource"] >= PLENTY and len(one.held.hand) < one.value("hand") else 0.2
        case _:
            steps = ("resource", 2), ("deus", 6)
            return max(0.1, 0.3 + sum(bar_worth(city, side, bar, 1) / part for bar, part in steps))


def _works(city: City, one: Player) -> Iterator[Goal]:
    for n in (1, 2, 3, 4):
        shut = n in city.turn.city_done or (n == 3 and city.bars["resource"] <= 2)
        if not shut and (n != 1 or abs(city.bars["riot"]) >= city.fixed.board.riot_yellow):
            yield "City", city_worth(city, one, n), True
    if nexus := nexus_worth(city, one):
        yield "Nexus", nexus, True
    if (
        one.figure.box is None
        and one.aims.loyalty != "Legion"
        and any(city.market.hq.values())
        and _purse(one) >= max(city.fixed.board.prices.values())
    ):
        yield "HQ", 1.0, True


def _purse(one: Player) -> int:
    return sum(value(card) for card in one.held.hand if is_blue(card))


def nexus_worth(city: City, one: Player) -> float:
    """The value of working on Apex with the two best blue cards."""
    best = sum(sorted((value(card) for card in one.held.hand if is_blue(card)), reverse=True)[:2])
    return (
        max(0.0, bar_worth(city, one.aims.loyalty, "apex", 1))
        if best >= PLENTY and not city.machines.apex_gone
        else 0.0
    )


def clear_worth(city: City, one: Player) -> float:
    """The value of removing chips from the Junkyard that may be the Fallen's."""
    lying = sum(chip is not None for chip in city.network.junkyard)
    mine = one.aims.loyalty == "Fallen" or aims.wants_junk(one)
    return 0.0 if mine or lying < HEAP else CLEARED * min(one.held.hand.count("green"), lying)


def heal_worth(one: Player) -> float:
    """The value of healing: high at one Health, 0 for a player who wants Wounds."""
    if aims.bears_wounds(one):
        return aims.deed_worth(one, "heal")
    more = 2.0 if aims.fears_wounds(one) or one.figure.health < aims.health_wanted(one) else 1.0
    return more * (2.5 if one.figure.health <= 1 else 0.8) + 0.1 * one.figure.wounds


def _care(city: City, one: Player) -> Iterator[Goal]:
    if one.figure.wounds or one.figure.health < one.value("health"):
        yield MED, heal_worth(one), True
    if clear := clear_worth(city, one):
        yield "Junkyard", clear, True
    if one.figure.box is None:
        for where, boxes in city.boxes.lying.items():
            if boxes:
                yield where, 1.0, False
    if one.figure.at in {CUBE, YELLOW_ZONE}:
        yield NETWORK, BRING, False
