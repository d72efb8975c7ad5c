"""Pictures of tiles on pages: roofs, streets, huts and rubble, put together from parts that are sent once."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from companion.games.hopes_end.town.tiles import (
    BUILDING,
    CROSSING,
    FACING,
    ROAD,
    SIDES,
    SLUM,
    Part,
    Place,
    Tile,
    neighbour,
    parts_of,
)
from companion.games.hopes_end.town.town import Town
from companion.kit.svg import area, disc, line, moved

MIDDLES = {"n": ".5 0", "e": "1 .5", "s": ".5 1", "w": "0 .5"}
"""The middle of each edge of a square of 1 by 1; y grows downwards, as on a screen."""
TOWN = "town-"
"""Where the names of the parts begin on a page."""
WHOLE, RUINED = "", "x"
"""Which palette: of a tile that stands, and of one that has fallen."""
PAINTS: Mapping[str, Mapping[str, str]] = {
    WHOLE: {
        "grass": "#87935f",
        "tuft": "#6d7a4b",
        "kerb": "#6f6643",
        "street": "#e3d2a4",
        "line": "#c3ae78",
        "shade": "#1c2014",
        "left": "#c9714a",
        "right": "#ab5637",
        "beam": "#5f2a1b",
        "ridge": "#f0b48a",
        "window": "#ffdf8f",
        "wall": "#8a9296",
        "light": "#a9b1b3",
        "tower": "#6a7276",
        "flag": "#c23b2f",
    },
    RUINED: {
        "grass": "#2f2d2d",
        "tuft": "#1d1c1c",
        "kerb": "#1f1d1c",
        "street": "#57524b",
        "line": "#3d3934",
        "shade": "#151414",
        "left": "#3b3634",
        "right": "#2a2625",
        "beam": "#161514",
        "ridge": "#5b5755",
        "window": "#d9622b",
        "wall": "#46484a",
        "light": "#54575a",
        "tower": "#37393b",
        "flag": "#4a2a26",
    },
}
TUFTS = "M12 22l3-5 3 5M72 12l3-5 3 5M86 58l3-5 3 5M30 78l3-5 3 5M62 88l3-5 3 5M8 60l3-5 3 5M44 30l3-5 3 5"
SLATES = "M10 9H90M20 19H80M30 29H70"
HUTS = ((34, 15), (67, 22)), ((31, 21), (64, 13)), ((28, 14), (68, 19))
"""Where two huts or bushes stand at a northern edge, in three ways."""
WISP = {"stroke_linecap": "round", "opacity": 0.34}
SMOKE = (
    line("M44 62Q30 38 46 20T42-22", "#a29c96", 9, **WISP)
    + line("M66 74Q56 56 68 40T64 12", "#a29c96", 6, **WISP)
    + disc(26, 70, 2, "#ff8a3c")
    + disc(58, 82, 1.6, "#ff8a3c")
    + disc(74, 34, 1.8, "#ff8a3c")
)
"""Smoke and embers over a ruined tile."""
MEADOWS = ("#56623a", "#5c683f", "#525e38")
BUSHES = (
    (38, 64),
    (52, 70),
    (170, 40),
    (262, 132),
    (246, 140),
    (258, 150),
    (128, 246),
    (210, 284),
    (24, 196),
)
SHEDS = ((140, 62), (284, 226))
"""Where they stand on the common, in hundredths of a plot."""


def land() -> str:
    """The common around the town, three plots by three, pegged out: it goes on to all sides."""
    paint = PAINTS[WHOLE]
    plots = "".join(
        moved(
            100 * x,
            100 * y,
            area("M0 0H100V100H0z", MEADOWS[(x + 2 * y) % 3]),
            line(TUFTS, "#46522f", 1.8),
            disc(0, 0, 2.5, "#c9b98a", opacity=0.5),
        )
        for x in range(3)
        for y in range(3)
    )
    return (
        plots + "".join(_bush(paint, x, y) for x, y in BUSHES) + "".join(_hut(paint, x, y) for x, y in SHEDS)
    )


def parts(of: str = TOWN) -> tuple[tuple[str, str], ...]:
    """The parts by their names, which begin with `of`, each in a square of 100 by 100 at the north."""
    return tuple(
        (f"{of}{name}{palette}", drawing)
        for palette, paints in PAINTS.items()
        for name, drawing in _parts(paints)
    )


def drawn(tile: Tile, *, ruined: bool = False, of: str = TOWN) -> str:
    """A tile as it looks from above: what stands in a group of an SVG that has the parts."""
    return _drawn(tile, RUINED if ruined else WHOLE, of)


def way(town: Town, place: Place) -> str:
    """The streets that touch that place, as far as they lead: an SVG path in tiles, y downwards."""
    found, waiting = dict[tuple[Place, Part], None](), [(place, street) for street in _streets(town, place)]
    while waiting:
        here, part = waiting.pop()
        if (here, part) not in found:
            found[here, part] = None
            waiting += _joined(town, here, part)
    return "".join(_line(here, part) for here, part in found)


@lru_cache(maxsize=512)
def _drawn(tile: Tile, palette: str, of: str) -> str:
    return "".join(
        f'<use href="#{of}{name}{palette}"{_turn(side)}/>' for name, side in (("grass", "n"), *_laid(tile))
    )


def _laid(tile: Tile) -> Iterator[tuple[str, str]]:
    """The parts of a tile from the ground upwards, each with the side that it faces."""
    for n, (side, kind) in enumerate(zip(SIDES, tile.edges, strict=True)):
        if kind == SLUM and not tile.barracks:
            yield f"slum{(n + len(tile.road) + tile.edges.count(BUILDING)) % len(HUTS)}", side
    roads = [side for side, kind in zip(SIDES, tile.edges, strict=True) if kind == ROAD]
    yield from _roads(tile, roads)
    for one in parts_of(tile, 0):
        if one.kind == "building":
            yield from (("roof" if len(one.sides) > 1 else "house", side) for side in one.sides)
    if tile.barracks:
        yield "barracks", "n"


def _roads(tile: Tile, roads: list[str]) -> Iterator[tuple[str, str]]:
    if len(roads) == 2 and tile.road != CROSSING and FACING[roads[0]] != roads[1]:
        yield "bend", roads[0] if SIDES[(SIDES.index(roads[0]) + 1) % 4] == roads[1] else roads[1]
        return
    yield from (("lane", side) for side in roads)
    if tile.road == CROSSING:
        yield "square", "n"


def _turn(side: str) -> str:
    return f' transform="rotate({90 * SIDES.index(side)} 50 50)"' if side != "n" else ""


def _streets(town: Town, place: Place) -> Iterator[Part]:
    return (part for part in town[place].parts if part.kind == "road") if place in town else iter(())


def _joined(town: Town, place: Place, part: Part) -> Iterator[tuple[Place, Part]]:
    """The parts of streets beyond the edges that this one reaches."""
    for side in part.sides:
        beyond = neighbour(place, side)
        for other in _streets(town, beyond):
            if FACING[side] in other.sides:
                yield beyond, other


def _line(place: Place, part: Part) -> str:
    x, y = place[0], -place[1]
    ends = [_at(MIDDLES[side], x, y) for side in part.sides]
    bend = f"Q{x + 0.5:g} {y + 0.5:g} {ends[1]}" if len(ends) == 2 else f"L{x + 0.5:g} {y + 0.5:g}"
    return f"M{ends[0]}{bend}"


def _at(middle: str, x: int, y: int) -> str:
    across, down = map(float, middle.split())
    return f"{x + across:g} {y + down:g}"


def _parts(paint: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Each part by its name, in those paints."""
    yield "grass", _grass(paint)
    yield "lane", _street(paint, "M50 0V50")
    yield "bend", _street(paint, "M50 0Q50 50 100 50")
    yield "square", _square(paint)
    yield "roof", _roof(paint, "50 50", "50 50", "M50 0V50")
    yield "house", _roof(paint, "38 34", "62 34", "M38 34H62")
    for n, (one, other) in enumerate(HUTS):
        yield f"slum{n}", _hut(paint, *one) + (_bush if n < 2 else _hut)(paint, *other)
    yield "barracks", _barracks(paint)


def _grass(paint: Mapping[str, str]) -> str:
    light = line("M0 100V0H100", "#fff", 2, stroke_opacity=0.2)
    dark = line("M100 0V100H0", "#000", 2.5, stroke_opacity=0.4)
    return f"{area('M0 0H100V100H0z', paint['grass'])}{line(TUFTS, paint['tuft'], 1.6)}{light}{dark}"


def _street(paint: Mapping[str, str], way: str) -> str:
    dashes = line(way, paint["line"], 3, stroke_dasharray="5 8")
    return f"{line(way, paint['kerb'], 25)}{line(way, paint['street'], 20)}{dashes}"


def _square(paint: Mapping[str, str]) -> str:
    well = disc(50, 50, 7, paint["light"], stroke=paint["kerb"], stroke_width=2)
    return f"{disc(50, 50, 17, paint['street'], stroke=paint['kerb'], stroke_width=2.5)}{well}"


def _roof(paint: Mapping[str, str], left: str, right: str, ridge: str) -> str:
    """A roof over the northern edge, between the two ends of its ridge; a fallen one is open to the sky."""
    slates = line(SLATES, paint["beam"], 1.3, opacity=0.55)
    broken = line("M10 3 20 12 28 7 38 19 48 10 56 22 64 11 74 17 84 5", paint["ridge"], 4)
    return "".join(
        (
            area(f"M0 5H100L{right}L{left}z", paint["shade"], opacity=0.4),
            area(f"M0 0H50L{right}L{left}z", paint["left"]),
            area(f"M50 0H100L{right}L50 34z", paint["right"]),
            slates if paint is PAINTS[WHOLE] else broken,
            line(f"M0 0L{left}M100 0L{right}{ridge}", paint["ridge"], 2, opacity=0.8),
            area("M26 6h9v10h-9z", paint["beam"]),
            area("M66 7h8v9h-8z", paint["window"]),
        )
    )


def _hut(paint: Mapping[str, str], x: int, y: int) -> str:
    shade = area("M-8-3H14V11H-8z", paint["shade"], opacity=0.4)
    wall = area("M-11 0H10V8H-11z", paint["beam"], opacity=0.75)
    return moved(x, y, shade, area("M-11-7H10V0H-11z", paint["light"]), wall, turn=-6)


def _bush(paint: Mapping[str, str], x: int, y: int) -> str:
    shade, light = disc(2, 3, 9, paint["shade"], opacity=0.4), disc(-2, -3, 4.5, "#fff", opacity=0.16)
    return moved(x, y, shade, disc(0, 0, 8, paint["tuft"]), light)


def _barracks(paint: Mapping[str, str]) -> str:
    flag = area("M50 52V22l18 6-18 6", paint["flag"], stroke=paint["beam"], stroke_width=2)
    return "".join(
        (
            area("M34 42H80V78H34z", paint["shade"], opacity=0.4),
            area("M28 33H72V69H28z", paint["wall"]),
            area("M28 33H50V69H28z", paint["light"]),
            area("M23 28h14v14H23zM63 28h14v14H63zM23 60h14v14H23zM63 60h14v14H63z", paint["tower"]),
            flag,
        )
    )
