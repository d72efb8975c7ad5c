"""How a tile is drawn: buildings, roads and barracks as shapes in a square of a hundred by a hundred."""

from functools import lru_cache

from companion.games.hopes_end.tiles import THROUGH, Tile, parts_of

MIDDLE = {"n": (50, 0), "e": (100, 50), "s": (50, 100), "w": (0, 50)}
"""Where an edge meets the neighbour; here y grows downwards, as on a screen."""
CORNERS = {
    "n": ((0, 0), (100, 0)),
    "e": ((100, 0), (100, 100)),
    "s": ((100, 100), (0, 100)),
    "w": ((0, 100), (0, 0)),
}
BARRACKS = (
    '<path d="M34 66V42l16-10 16 10v24z" fill="#4d5a66"/><path d="M50 32V18l12 5-12 5" fill="#c0392b"/>'
)
GROUND, WALL, ROOF, STREET = "#8a9474", "#b8653f", "#8f3f2a", "#dccba4"


@lru_cache(maxsize=256)
def drawn(tile: Tile) -> str:
    """A tile as it is printed: what stands in a group of an SVG."""
    shapes = [f'<rect width="100" height="100" fill="{GROUND}"/>']
    shapes += [_building(part.sides) for part in parts_of(tile, 0) if part.kind == "building"]
    shapes += [_road(tile, part.sides, stops=part.stops) for part in parts_of(tile, 0) if part.kind == "road"]
    if tile.road not in {"", THROUGH} and tile.edges.count("r") > 2:
        shapes.append(f'<circle cx="50" cy="50" r="13" fill="{STREET}"/>')
    if tile.barracks:
        shapes.append(BARRACKS)
    return "".join(shapes)


def _building(sides: str) -> str:
    """A roof from each wall that is open to the middle; one building is one piece."""
    if len(sides) == 1:
        (x1, y1), (x2, y2) = CORNERS[sides]
        x, y = (25 + x / 2 for x in MIDDLE[sides])
        points = (
            f"{x1},{y1} {x2},{y2} {_towards(x2, x)},{_towards(y2, y)} {_towards(x1, x)},{_towards(y1, y)}"
        )
        return f'<polygon points="{points}" fill="{WALL}" stroke="{ROOF}" stroke-width="3"/>'
    edges = "".join(
        f"M{x1} {y1}L{x2} {y2}L50 50z" for (x1, y1), (x2, y2) in (CORNERS[side] for side in sides)
    )
    return f'<path d="{edges}" fill="{WALL}" stroke="{ROOF}" stroke-width="3" stroke-linejoin="round"/>'


def _road(tile: Tile, sides: str, *, stops: bool) -> str:
    """A street from edge to edge, or from an edge to where it ends."""
    ends = [MIDDLE[side] for side in sides]
    if len(ends) == 1:
        ends.append((50, 50))
    (x1, y1), (x2, y2) = ends
    end = ' stroke-linecap="butt"' if stops else ' stroke-linecap="round"'
    line = f"M{x1} {y1}Q50 50 {x2} {y2}" if tile.road == THROUGH else f"M{x1} {y1}L{x2} {y2}"
    return f'<path d="{line}" fill="none" stroke="{STREET}" stroke-width="14"{end}/>'


def _towards(corner: float, middle: float) -> float:
    return round(corner * 0.35 + middle * 0.65, 1)
