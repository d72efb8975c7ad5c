"""The night over the reef: a lighthouse, the ship that waits for it, those that lie at home, and wrecks."""

from functools import lru_cache

from companion.engine.view import Plan
from companion.games.ships_home.state import HOURS, ShipsHomeState
from companion.kit.composer.paper import chance
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE, WATER = (1600, 900), 560
"""Width and height of the picture, and how far down the sea begins."""
RISE = 130
"""All of it stands higher by that: people sit below it."""
TOWER = (250, 330)
"""Where the light burns."""


def night(state: ShipsHomeState) -> Plan:
    """The light, the ship that waits, and all ships so far."""
    return Plan(SIZE, _drawn(state), (), (), on_phones=False)


def _drawn(state: ShipsHomeState) -> str:
    lit = bool(state.dice) or bool(state.ended)
    hour = state.home + state.reef
    sickle = disc(0, 0, 46, "#f6efd6") + disc(16, -10, 38, "#16243c")
    moon = moved(520 + 900 * hour // HOURS, 290 - 8 * hour * (HOURS - hour), sickle)
    berths, rocks = range(state.home), range(state.reef)
    home = "".join(moved(640 + 122 * n, 740 + 14 * (n % 2), ship("#f2c46a"), scale=0.8) for n in berths)
    wrecks = "".join(moved(1180 + 130 * n, 640 + 26 * (n % 2), wreck(), scale=0.9) for n in rocks)
    waiting = "" if state.ship is None else moved(860, WATER + 8, ship("#fff1c9"), scale=1.5)
    barrels = "".join(moved(66 + 46 * n, 660, _barrel()) for n in range(state.oil))
    light = beam() if lit else ""
    return moved(0, -RISE, sea(), moon, light, tower(lit=lit), reef(), wrecks, waiting, barrels, home)


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
    """The lighthouse; its lamp burns if it is lit."""
    x, y = TOWER
    glow = disc(x, y, 90, "url(#night-glow)") if lit else ""
    lamp = glow + disc(x, y, 16, "#fff6d0" if lit else "#4a5568")
    return (
        area(f"M{x - 40} {y + 30}H{x + 40}L{x + 66} 700H{x - 66}z", "#e9e2d2")
        + area(f"M{x} {y + 30}H{x + 40}L{x + 66} 700H{x}z", "#000", opacity=0.18)
        + area(f"M{x - 47} {y + 100}H{x + 47}L{x + 54} {y + 170}H{x - 54}z", "#b3302c")
        + area(f"M{x - 58} {y + 240}H{x + 58}L{x + 64} {y + 320}H{x - 64}z", "#b3302c")
        + area(f"M{x - 48} {y + 18}H{x + 48}V{y + 34}H{x - 48}z", "#2a2f3a")
        + area(f"M{x - 28} {y - 26}H{x + 28}V{y + 18}H{x - 28}z", "#1a2231", stroke="#8c9ab4", stroke_width=3)
        + area(f"M{x - 36} {y - 26}L{x} {y - 66} {x + 36} {y - 26}z", "#b3302c")
        + lamp
    )


def beam() -> str:
    """The light over the sea."""
    x, y = TOWER
    return area(f"M{x} {y}L1700 330V690z", "url(#night-beam)")


def reef() -> str:
    """The rocks."""
    rocks = "M1060 680 1110 620 1150 650 1210 590 1260 640 1330 600 1390 650 1450 610 1520 690z"
    return area(rocks, "#141c28", stroke="#6d7d94", stroke_width=2)


@lru_cache(maxsize=1)
def sea() -> str:
    """The sky with its stars, and the water up to the shore."""
    width, height = SIZE
    air = shades("night-sky", (0, "#0a1424", 1), (0.6, "#1d3350", 1), (1, "#274766", 1))
    glow = shades("night-glow", (0, "#ffedb0", 0.9), (1, "#ffedb0", 0), upright=False)
    beam = shades("night-beam", (0, "#ffedb0", 0.55), (1, "#ffedb0", 0.15))
    numbers = chance("stars")
    places = [(round(width * next(numbers)), round(120 + 380 * next(numbers))) for _ in range(50)]
    stars = "".join(disc(x, y, 1.6, "#fff", opacity=0.7) for x, y in places)
    waves = "".join(
        f"M{-100 + 140 * (row % 2)} {WATER + 40 + 62 * row}" + "q35-16 70 0t70 0" * 13 for row in range(5)
    )
    return (
        f"<defs>{air}{glow}{beam}</defs>"
        + area(f"M-900-500H{width + 900}V{height + 500}H-900z", "url(#night-sky)")
        + stars
        + area(f"M-900 {WATER}H2600V{height + 500}H-900z", "#10263a")
        + line(waves, "#2f5878", 4, opacity=0.7)
        + area("M-900 690Q60 640 360 690T560 760L520 1400H-900z", "#23323a")
    )
