"""The sky over the hill: seven heights, each kite on its string, ribbons on its tail, and knots."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from companion.engine.view import Area, Piece, PieceLook, Place, Plan
from companion.engine.words import say
from companion.games.tangled_kites.state import HIGHEST, TangledKitesState
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE, LETTERS, THING = (1600, 900), 34, 128
LEFT, RIGHT, STEP, LOWEST, HAND = 290, 930, 64, 500, 760
"""Where kites fly from left to right, between two heights and at the lowest, and where hands are."""
BESIDE = 118
"""Between two kites that are tangled."""
CREAM, GOLD = "#fffaf0", "#ffd23c"
CORNERS = ((0, 0), (SIZE[0], 0), SIZE, (0, SIZE[1]))
KITE = PieceLook(
    "kite",
    area("M0-27 19 0 0 32-19 0z", "inherit")
    + area("M0-27V32L-19 0z", "#fff", opacity=0.22)
    + area("M0 32 19 0H0z", "#000", opacity=0.2)
    + line("M0-27V32M-19 0H19", CREAM, 1.2),
    say("card-kite"),
)


def sky(state: TangledKitesState) -> Plan:
    """Every kite of the latest round; those of one height are tangled."""
    at = _flying(state)
    heights = tuple(Place(f"height-{n}", (84, level(n) - 30), say("height", n=n)) for n in all_heights())
    places = tuple(Place(f"kite-{seat}", there) for seat, there in at.items())
    pieces = tuple(
        Piece(
            f"kite-{one.id}",
            say("piece", name=one.name, height=state.flown[one.id].height),
            one.colour,
            look=KITE.id,
        )
        for one in state.seats
        if one.id in at
    )
    strings = "".join(_string(state, seat, at) for seat in at)
    ground = f"{air()}{strings}{''.join(_knots(state, at))}"
    read = Area("sky", CORNERS, say("sky"), tuple(piece.label for piece in pieces))
    return Plan(SIZE, ground, (*heights, *places), pieces, (read,), (KITE,), letters=LETTERS, thing=THING)


def all_heights() -> range:
    """All heights at which kites fly."""
    return range(1, HIGHEST + 1)


def level(height: int) -> int:
    """Distance of a height from the upper edge."""
    return LOWEST - STEP * (height - 1)


def _flying(state: TangledKitesState) -> Mapping[str, tuple[int, int]]:
    """The middle of each kite: each over its own hand, those of one height drawn together."""
    flown = [one.id for one in state.seats if one.id in state.flown]
    over = {seat: _hand(n, len(flown)) for n, seat in enumerate(flown)}
    found = {}
    for height in all_heights():
        here = [seat for seat in flown if state.flown[seat].height == height]
        middle = sum(over[seat] for seat in here) // max(1, len(here))
        for n, seat in enumerate(here):
            found[seat] = (middle + BESIDE * n - BESIDE * (len(here) - 1) // 2, level(height))
    return {seat: found[seat] for seat in flown}


def _hand(n: int, of: int) -> int:
    return LEFT + (RIGHT - LEFT) * n // max(1, of - 1) if of > 1 else (LEFT + RIGHT) // 2


def _string(state: TangledKitesState, seat: str, at: Mapping[str, tuple[int, int]]) -> str:
    """The string from a hand on the hill, and the tail with what was won so far."""
    x, y = at[seat]
    hand = _hand(list(at).index(seat), len(at))
    way = f"M{hand} {HAND}C{hand + 60} {HAND - 160} {x + 50} {y + 260} {x} {y + 20}"
    string = line(way, CREAM, 3, opacity=0.8)
    tail = line(f"M{x} {y + 120}q26 50 70 30t70 10", CREAM, 4)
    won = range(state.ribbons[seat])
    bows = "".join(moved(x + 16 + 26 * n, y + 142 + 12 * (n % 2), bow(), scale=0.7) for n in won)
    return string + (tail + bows if won else "")


def bow() -> str:
    """A ribbon that was won."""
    return area("M0 0-24-13V13zM0 0 24-13V13z", GOLD) + disc(0, 0, 6, GOLD, stroke="#b98a12", stroke_width=2)


def _knots(state: TangledKitesState, at: Mapping[str, tuple[int, int]]) -> Iterator[str]:
    """Loops around kites of one height."""
    for height in all_heights():
        xs = [x for seat, (x, _) in at.items() if state.flown[seat].height == height]
        if len(xs) > 1:
            (a, b), y = (min(xs), max(xs)), level(height)
            middle = (a + b) // 2
            loops = f"M{a - 40} {y + 90}Q{middle} {y - 90} {b} {y + 60}T{a + 20} {y + 120} {b + 90} {y + 40}"
            sparks = f"M{a} {y - 128}l-18-28M{middle} {y - 132}v-34M{b} {y - 128}l18-28"
            yield line(loops, CREAM, 4) + line(sparks, CREAM, 7, stroke_linecap="round")


@lru_cache(maxsize=1)
def air() -> str:
    """The sky with its sun, clouds, the lines of the heights, and the hill."""
    width, height = SIZE
    air = shades("kite-sky", (0, "#3f86bd", 1), (0.6, "#9fd0df", 1), (0.85, "#e9edd2", 1))
    glow = shades("kite-sun", (0, "#fff6d0", 0.95), (1, "#fff6d0", 0), upright=False)
    levels = "".join(f"M130 {level(n) - 8}H{width}" for n in range(1, HIGHEST + 1))
    clouds = ((330, 150, 1.0, 0.95), (1010, 90, 0.7, 0.8), (1500, 380, 0.8, 0.55), (640, 330, 0.6, 0.5))
    return (
        f"<defs>{air}{glow}</defs>"
        + area(f"M-900-500H{width + 900}V{height + 500}H-900z", "url(#kite-sky)")
        + disc(1390, 130, 300, "url(#kite-sun)")
        + disc(1390, 130, 66, "#fff6d8")
        + "".join(moved(x, y, _cloud(), scale=scale, opacity=seen) for x, y, scale, seen in clouds)
        + line(levels, "#fff", 2, opacity=0.3, stroke_dasharray="3 16")
        + area(f"M-900 660Q400 590 900 640T2500 620V{height + 500}H-900z", "#5f8a5c")
        + area(f"M-900 730Q500 670 1000 730T2500 710V{height + 500}H-900z", "#2f5546")
    )


def _cloud() -> str:
    puffs = "M-150 40Q-170-20-100-24-84-86-10-74 30-120 90-70 150-72 150-10 190 0 170 40z"
    return area(puffs, "#fff") + oval(10, 34, 150, 16, "#c7dcea")
