"""Kuro, who plays beside Dee Coy: his turn, markers and nose; how he goes and comes (HP-274 to HP-284)."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from companion.games.human_punishment.rules.city import area
from companion.games.human_punishment.rules.skill_trees import happened
from companion.games.human_punishment.state.characters import KURO_VALUES, MARKED
from companion.games.human_punishment.state.model import AWAY, KURO, City
from companion.games.human_punishment.state.player import VALUES, Figure, Kuro, Player
from companion.games.human_punishment.state.printed.board import CUBE, NETWORK
from companion.games.human_punishment.state.steps.due import TurnUpMarkers
from companion.games.human_punishment.state.steps.waiting import TurnMarkers

ByKuro: TypeAlias = Literal["", "free", "end", "area", "fight"]
"""An action as Kuro has it: not his, free, the end, of an Area with a marker, or an attack (HP-277)."""
EASY = 2
"""Number of level 2 Boosts with which Kuro fights without markers (HP-276)."""
TURNED = 2


def companion_of(owner: Player, printed: Mapping[str, int]) -> Kuro:
    """Kuro, before he is on the board, with the values that an owner has typed in (HP-039)."""
    kuro = Kuro(KURO, "Kuro", owner.colour, Figure(AWAY), owner=owner.seat, markers=list(MARKED))
    kuro.sheet.values = {**VALUES, **KURO_VALUES, **printed}
    kuro.figure.health = kuro.value("health")
    return kuro


def of(city: City) -> Kuro:
    """Kuro, whom a player plays."""
    assert city.kuro is not None
    return city.kuro


def may_begin(city: City) -> bool:
    """True if Kuro's part of the turn can begin (HP-280)."""
    kuro = city.kuro
    ready = (
        kuro is not None and kuro.owner == city.turn.active and kuro.figure.at != AWAY and not kuro.is_down
    )
    return ready and not city.turn.kuro_done and not city.turn.kuro_acts


def may(city: City, kind: ByKuro) -> bool:
    """True if Kuro can do that where he stands (HP-277, HP-278, HP-A38)."""
    return bool(kind) and (kind != "area" or area(city, KURO) in of(city).markers)


def acts(city: City, kind: ByKuro, act: Callable[[], None]) -> None:
    """One action or one movement; an action of an area turns its marker down (HP-277)."""
    here, ap, moves = area(city, KURO), city.turn.ap, city.turn.moves
    act()
    if kind == "area" or (kind == "fight" and not _fights_freely(city)):
        turn_down(city, here)
    if kind != "end" and not city.player(city.turn.active).has("kuro both"):
        city.turn.ap, city.turn.moves = (
            (city.turn.ap if city.turn.moves == moves else 0),
            (city.turn.moves if city.turn.ap == ap else 0),
        )


def _fights_freely(city: City) -> bool:
    return city.ruling("kuro", "never") or city.player(of(city).owner).boosts(2) >= EASY


def turn_down(city: City, where: str) -> None:
    """A marker is used, if it was up still."""
    markers = of(city).markers
    if where in markers:
        markers.remove(where)
        happened(city, KURO, "kuro marker")


def begin_turning(city: City, step: TurnUpMarkers) -> None:
    """Two of his markers are turned up; of more that are down the player picks two (HP-284)."""
    down = markers_down(city)
    if len(down) <= TURNED:
        of(city).markers = list(MARKED)
    else:
        city.queue_next(TurnMarkers(step.seat))


def markers_down(city: City) -> list[str]:
    """The areas whose markers lie face down."""
    return [where for where in MARKED if where not in of(city).markers]


def begin_turn(city: City) -> None:
    """Beaten, he is back at Dee Coy's with 1 Health; no cube holds him (HP-275, HP-278)."""
    city.turn.kuro_acts = city.turn.kuro_done = False
    kuro = city.kuro
    if kuro is None or kuro.owner != city.turn.active or not kuro.is_down:
        return
    kuro.figure.health, kuro.figure.at, kuro.figure.down = max(1, kuro.figure.health), beside(city), False


def beside(city: City) -> str:
    """Dee Coy's place, or next to the Isolation Cube."""
    at = city.player(of(city).owner).figure.at
    return NETWORK if at == CUBE else at


def ends(city: City) -> None:
    """His part of the turn is over, and what Dee Coy had left goes on (HP-280)."""
    city.turn.ap, city.turn.moves, city.turn.entered = city.turn.kept
    city.turn.kuro_acts = False


def leaves(city: City) -> None:
    """A unique card takes Kuro off the board, with what he carries; his part of the turn is over (HP-282)."""
    if city.kuro is not None:
        if city.turn.kuro_acts:
            ends(city)
        city.network.junkyard += city.kuro.lose_chips()
        city.kuro.figure.scanners = []
        city.kuro.figure.at = AWAY


def returns(city: City) -> None:
    """He is back at Dee Coy's, and all his markers are up (HP-282)."""
    if city.kuro is not None and city.kuro.figure.at == AWAY:
        city.kuro.figure.at, city.kuro.markers = beside(city), list(MARKED)
        city.kuro.figure.health, city.kuro.figure.down = max(1, city.kuro.figure.health), False
