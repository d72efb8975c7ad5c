"""The night over the reef: a lighthouse, the ship that waits for it, those that lie at home, and wrecks."""

from functools import lru_cache

from companion.engine.view import Plan
from companion.games.ships_home.state import HOURS, REEF, ShipsHomeState
from companion.kit.composer.paper import chance
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE, WATER = (1600, 900), 300
"""Width and height of the picture, and how far down the sea begins."""
TOWER = (310, 150)
"""Where the light burns."""
WAITS, HARBOUR, ROCKS = (800, 352), (452, 462), (930, 476)
"""Where the ship lies that waits for its light, the first berth, and the first place on the reef."""
BERTH, WRECKED = 50, 92
"""Distance of a ship from the next, in the harbour and on the reef."""
STORE, IN_A_ROW = (40, 468), 5
"""The first barrel of oil, and how many stand beside it."""


def night(state: ShipsHomeState) -> Plan:
    """The light, the ship that waits, and all ships so far."""
    return Plan(SIZE, _drawn(state), (), (), on_phones=False)


def _drawn(state: ShipsHomeState) -> str:
    lit = bool(state.dice) or bool(state.ended)
    waiting = "" if state.ship is None else moved(*WAITS, ship("#fff1c9"), scale=1.7)
    light = beam() if lit else ""
    far = (sea(), _moon(state.home + state.reef), light, tower(lit=lit), waiting)
    near = (reef(), _wrecks(state.reef), _harbour(state.home), _store(state.oil))
    return "".join((*far, *near))


def _moon(hour: int) -> str:
    """It has gone over the sky when the last ship has come."""
    sickle = area("M12-44A46 46 0 1 0 45 12 38 38 0 0 1 12-44z", "#f6efd6")
    return moved(480 + 1000 * hour // HOURS, 216 - 6 * hour * (HOURS - hour), sickle)


def _harbour(home: int) -> str:
    """A mole with a berth for each ship of the night, and those that are home."""
    x, y = HARBOUR
    far = x + BERTH * HOURS
    mole = area(f"M360 {y + 8}H{far - 20}L{far} {y + 46}H340z", "#3b4655", stroke="#8394a8", stroke_width=2)
    posts = "".join(line(f"M{x + BERTH * n} {y + 12}v-26", "#9fb0c4", 6) for n in range(HOURS))
    ships = "".join(moved(x + BERTH * n, y, ship("#f2c46a"), scale=0.48) for n in range(home))
    return posts + ships + mole


def _wrecks(many: int) -> str:
    """The wrecks, and a red light for each ship that the reef may still take."""
    x, y = ROCKS
    lie = "".join(moved(x + WRECKED * n, y - 12 * (n % 2), wreck(), scale=0.8) for n in range(many))
    return lie + "".join(moved(x + WRECKED * n, y, _buoy()) for n in range(many, REEF))


def _buoy() -> str:
    return area("M-11 0-6-26H6L11 0z", "#7a2620", stroke="#e9d9b8", stroke_width=2) + disc(
        0, -32, 7, "#ff6a52"
    )


def _store(oil: int) -> str:
    """The barrels of oil at the foot of the tower."""
    x, y = STORE
    spots = ((x + 44 * (n % IN_A_ROW), y - 38 * (n // IN_A_ROW)) for n in range(oil))
    return "".join(moved(*spot, _barrel(), scale=1.1) for spot in spots)


def ship(light: str) -> str:
    """A ship with its sail; its lamp burns."""
    return (
        oval(0, 14, 66, 7, "#000", opacity=0.4)
        + area("M-58-8H58L40 14H-42z", "#5b3a22", stroke="#e9d9b8", stroke_width=2)
        + line("M0-8V-92", "#e9d9b8", 4)
        + area("M5-90Q58-62 46-16H5z", "#e9dfc6")
        + area("M-5-84Q-38-60-40-18H-5z", "#cbbf9f")
        + disc(50, -14, 6, light)
    )


def wreck() -> str:
    """A ship that lies on its side."""
    return area("M-50 10-30-30 44-4 30 16z", "#3a2a1e", stroke="#8c7a66", stroke_width=2) + line(
        "M-10-18L-34-84M-26-60L6-66", "#8c7a66", 5
    )


def _barrel() -> str:
    return area("M-16-24H16Q20 0 16 24H-16Q-20 0-16-24z", "#8a5a2c", stroke="#2a1a0c", stroke_width=2) + line(
        "M-18-10H18M-18 10H18", "#c9a05a", 4
    )


def tower(*, lit: bool) -> str:
    """The lighthouse on its rock; its lamp burns if it is lit."""
    x, y = TOWER
    glow = disc(x, y, 120, "url(#night-glow)") if lit else ""
    lamp = glow + disc(x, y, 18, "#fff6d0" if lit else "#4a5568")
    return (
        area(f"M{x - 44} {y + 34}H{x + 44}L{x + 74} 460H{x - 74}z", "#e9e2d2")
        + area(f"M{x - 51} {y + 90}H{x + 51}L{x + 59} {y + 150}H{x - 59}z", "#b3302c")
        + area(f"M{x - 63} {y + 205}H{x + 63}L{x + 70} {y + 265}H{x - 70}z", "#b3302c")
        + area(f"M{x + 6} {y + 34}H{x + 44}L{x + 74} 460H{x + 14}z", "#000", opacity=0.2)
        + area(f"M{x - 13} 410Q{x} 392 {x + 13} 410V452H{x - 13}z", "#2a2f3a")
        + area(f"M{x - 56} {y + 18}H{x + 56}V{y + 36}H{x - 56}z", "#2a2f3a")
        + area(f"M{x - 30} {y - 28}H{x + 30}V{y + 18}H{x - 30}z", "#1a2231", stroke="#8c9ab4", stroke_width=3)
        + area(f"M{x - 38} {y - 28}L{x} {y - 70} {x + 38} {y - 28}z", "#b3302c")
        + lamp
    )


def beam() -> str:
    """The light over the sea."""
    x, y = TOWER
    return area(f"M{x} {y}L1900 190V860z", "url(#night-beam)")


def reef() -> str:
    """The rocks."""
    rocks = "M860 500 892 452 920 476 966 436 1004 470 1060 440 1100 474 1150 448 1206 500Q1030 524 860 500z"
    return area(rocks, "#0d1520", stroke="#7f90a8", stroke_width=2)


@lru_cache(maxsize=1)
def sea() -> str:
    """The sky with its stars, the water, and the cliff on which the tower stands."""
    width, height = SIZE
    air = shades("night-sky", (0.5, "#0d1b33", 1), (0.9, "#2b4a73", 1), (1, "#4d6f93", 1))
    deep = shades("night-sea", (0, "#31587c", 1), (0.2, "#1a3a5c", 1), (1, "#0b1c30", 1))
    glow = shades("night-glow", (0, "#ffedb0", 0.95), (1, "#ffedb0", 0), upright=False)
    light = '<linearGradient id="night-beam"><stop stop-color="#ffedb0" stop-opacity=".75"/>'
    light += '<stop offset="1" stop-color="#ffedb0" stop-opacity=".1"/></linearGradient>'
    return (
        f"<defs>{air}{deep}{glow}{light}</defs>"
        + area(f"M-900-700H{width + 900}V{WATER}H-900z", "url(#night-sky)")
        + _stars()
        + area(f"M-900 {WATER}H{width + 900}V{height + 500}H-900z", "url(#night-sea)")
        + _waves()
        + area("M-900 400Q60 420 390 448T490 520L440 1400H-900z", "#1c2a36", stroke="#5d7187", stroke_width=2)
    )


def _stars() -> str:
    numbers = chance("stars")
    places = [(round(SIZE[0] * next(numbers)), round(40 + 220 * next(numbers))) for _ in range(60)]
    return "".join(disc(x, y, 1.4 + n % 3 / 2, "#fff", opacity=0.8) for n, (x, y) in enumerate(places))


def _waves() -> str:
    """Rows of waves, longer and farther apart the nearer they are."""
    rows = []
    for row in range(9):
        y, wide = WATER + 12 + 7 * row + 5 * row * row, 30 + 14 * row
        many = 2600 // (2 * wide) + 1
        rows.append(f"M{-500 - wide * (row % 2)} {y}" + f"q{wide / 2:g}-{3 + row} {wide} 0t{wide} 0" * many)
    return line("".join(rows), "#7fa6c4", 3, opacity=0.45)
