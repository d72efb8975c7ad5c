"""Moving: along arrows, inside an area, past the Blockade; what is met there (HP-052 to HP-058, HP-134)."""

from companion.engine.slug import slug
from companion.engine.words import say
from companion.games.human_punishment.rules.chips import must_place
from companion.games.human_punishment.rules.fight import enemies
from companion.games.human_punishment.rules.fight.wounds import infect
from companion.games.human_punishment.state.model import KURO, City
from companion.games.human_punishment.state.printed.board import AREA_OF, CUBE, MED, YELLOW_ZONE
from companion.games.human_punishment.state.steps.due import EnemyActs
from companion.games.human_punishment.state.steps.waiting import Sniff

BLOCKERS = frozenset({"6", "8"})
"""The spawns whose Enemies close the way from Area 2 to Area 6."""
SCANNER_OF = {"3": 1, "5": 2}


def blockade(city: City) -> bool:
    """True if the way from Area 2 to Area 6 is closed (HP-056)."""
    return city.many and any(enemy.at in BLOCKERS for enemy in city.machines.enemies)


def scanners_free(city: City, kind: int) -> int:
    """The number of Scanners of a kind that nobody carries (HP-022)."""
    return (2 if city.many else 1) - sum(kind in figure.figure.scanners for figure in city.figures)


def reachable(city: City, seat: str) -> list[str]:
    """Returns the places that a figure can reach now (HP-052 to HP-058)."""
    return [to for to in AREA_OF if _may_go(city, seat, to)]


def _may_go(city: City, seat: str, to: str) -> bool:
    one = city.player(seat)
    if one.is_down or to in {YELLOW_ZONE, CUBE} or one.figure.at == CUBE or (seat == KURO and to == MED):
        return False
    here, there = AREA_OF[one.figure.at], AREA_OF[to]
    if here == there:
        return True
    closed = (here, there) not in city.fixed.board.arrows or (here == "2" and there == "6" and blockade(city))
    return not closed and not must_place(city, seat) and (to == MED or city.turn.moves > 0)


def may_be_moved(city: City, seat: str) -> bool:
    """True if a card can put a figure elsewhere: no prisoner, and nobody who is down (HP-150, HP-159)."""
    one = city.player(seat)
    return one.figure.at != CUBE and not one.is_down


def arrive(city: City, seat: str, to: str) -> None:
    """A card puts a figure there, without steps."""
    one = city.player(seat)
    here, there = AREA_OF[one.figure.at], AREA_OF[to]
    one.figure.at, one.figure.freed = to, False
    tell_move(city, one.name, to)
    if here != there:
        _enter(city, seat, there)


def _enter(city: City, seat: str, there: str) -> None:
    one = city.player(seat)
    city.turn.entered = city.turn.entered or (there == "6" and seat == city.acting)
    infect(city, seat)
    kind = SCANNER_OF.get(there)
    takes = (
        one.figure.chips
        and kind
        and kind not in one.figure.scanners
        and "no scanners" not in one.sheet.traits
    )
    if takes and kind and scanners_free(city, kind):
        one.figure.scanners.append(kind)
    thieves = [
        enemy
        for enemy in city.machines.enemies
        if enemy.type == "Thief" and there in enemies.areas_of(city, enemy)
    ]
    if one.figure.chips:
        tasks = (EnemyActs(thief.id, there, seat) for thief in thieves)
        city.queue_next(*tasks)
    if seat == KURO and city.boxes.lying.get(there):
        city.queue_next(Sniff(KURO))


def tell_move(city: City, name: str, to: str) -> None:
    """Everybody hears of a move."""
    city.announce(say("told-moves", name=name, place=say(f"place-{slug(to)}")))
