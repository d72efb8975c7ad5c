"""The sky over the hill as a plan: seven heights, and each kite where it flies."""

from companion.engine.view import Piece, Place, Plan
from companion.engine.words import say
from companion.games.tangled_kites.state import HIGHEST, TangledKitesState

SIZE = (800, 640)
MIDDLE = 210
"""Where kites fly: a phone shows the left half of a plan."""
STEP, GROUND_AT = 84, 610
SKY, LINE, HILL, SUN = "#23405e", "#5f7fa0", "#2e4a34", "#e8d9a0"


def sky(state: TangledKitesState) -> Plan:
    """Every kite of the latest round, those of one height side by side."""
    places = tuple(Place(f"height-{n}", (MIDDLE, _level(n)), say("height", n=n)) for n in _heights())
    pieces = tuple(
        Piece(f"height-{kite.height}", say("piece", name=one.name, height=kite.height), one.colour)
        for one in state.seats
        if (kite := state.flown.get(one.id)) is not None
    )
    return Plan(SIZE, _ground(), places, pieces)


def _heights() -> range:
    return range(1, HIGHEST + 1)


def _level(height: int) -> int:
    return GROUND_AT - STEP * height


def _ground() -> str:
    width, height = SIZE
    lines = "".join(f"M40 {_level(n) + 42}H{2 * MIDDLE - 40}" for n in _heights())
    return (
        f'<path d="M0 0h{width}v{height}H0z" fill="{SKY}"/>'
        f'<circle cx="610" cy="190" r="74" fill="{SUN}"/>'
        f'<path d="{lines}" stroke="{LINE}" stroke-width="2" stroke-dasharray="6 10"/>'
        f'<path d="M0 {height}V{GROUND_AT}Q{width // 2} {GROUND_AT - 40} {width} {GROUND_AT}v40z"'
        f' fill="{HILL}"/>'
    )
