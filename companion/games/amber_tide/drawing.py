"""The flats at low tide: amber in the mud, the walker as far out as it goes, and the sea that comes in."""

from functools import lru_cache

from companion.engine.view import Area, Piece, Place, Plan
from companion.engine.words import say
from companion.games.amber_tide.state import HIGH, AmberTideState
from companion.kit.composer.paper import chance
from companion.kit.svg import area, disc, line, moved, oval, shades

SIZE, LETTERS, THING = (1600, 900), 34, 66
DUNE, NEAR, FAR, SHORE = (60, 545), 720, 170, 600
"""Where the others wait, where the first throw leads, how far each one more, and where the mud is."""
SEA, COMES = 1480, 118
"""Where the edge of the sea lies at the lowest tide, and how far a step of the tide brings it in."""
RISE = 140
"""All of it stands higher by that: people sit below it."""
CORNERS = ((0, 0), (SIZE[0], 0), SIZE, (0, SIZE[1]))
MOST = 24
"""Most pieces of amber that are drawn."""


def flats(state: AmberTideState) -> Plan:
    """Everybody on the dune but the walker, who is farther out with each throw."""
    out = bool(state.throws) and not state.over and not state.ended
    at = min(NEAR + FAR * max(0, state.throws - 1), SEA)
    dunes = [seat for seat in state.seats if not (out and seat.id == state.walker.id)]
    places = (
        Place("dune", _dune(len(dunes))),
        Place("out", (at, SHORE + 70 - RISE)),
    )
    people = tuple(
        Piece(there, say(f"piece-{there}", name=seat.name), seat.colour)
        for seat in state.seats
        for there in ("dune" if seat in dunes else "out",)
    )
    read = Area("shore", CORNERS, say("shore"), tuple(person.label for person in people))
    return Plan(SIZE, _ground(state), places, people, (read,), letters=LETTERS, thing=THING, on_phones=False)


def _dune(people: int) -> tuple[int, int]:
    return DUNE[0] + 35 * people, DUNE[1] - RISE


def _ground(state: AmberTideState) -> str:
    drawn = (land(), _amber(state.taken), sea(state.tide), _stakes(state.tide))
    return moved(0, -RISE, *drawn)


def _edge(tide: int) -> int:
    return SEA - COMES * tide + COMES


def _amber(many: int) -> str:
    """Lumps that glow in the mud, as many as can be found now."""
    numbers = chance("amber")
    lumps = []
    for _ in range(min(many, MOST)):
        x, y, scale = 700 + 700 * next(numbers), SHORE + 20 + 200 * next(numbers), 0.7 + 0.8 * next(numbers)
        lumps.append(
            moved(
                x,
                y,
                lump(),
                scale=round(scale, 1),
            )
        )
    return "".join(lumps)


def lump() -> str:
    """A piece of amber."""
    return (
        oval(2, 7, 17, 5, "#000", opacity=0.35)
        + area("M-15 2-8-10 6-12 16-2 10 7-8 8z", "#f0a02c", stroke="#7a4608", stroke_width=2)
        + area("M-8-10 6-12 2-3-6 0z", "#ffd98a")
    )


def sea(tide: int) -> str:
    """The sea up to its edge, which runs in from the right, with foam."""
    x = _edge(tide)
    shore = f"{x + 260} {SHORE - 60}Q{x + 150} {SHORE} {x + 60} {SHORE + 60}T{x - 40} 760 {x - 120} 1100"
    deep = f"{x + 420} {SHORE - 60}Q{x + 300} {SHORE + 40} {x + 230} {SHORE + 120}T{x + 100} 1100"
    return (
        area(f"M{shore}L2600 1400V{SHORE - 60}z", "#2f7286", opacity=0.9)
        + area(f"M{deep}L2600 1400V{SHORE - 60}z", "#1f5468", opacity=0.9)
        + line(f"M{shore}", "#eaf6f2", 12, stroke_linecap="round", stroke_dasharray="60 14 120 20")
    )


def _stakes(tide: int) -> str:
    """A stake for each step of the tide; those under water are dark."""
    posts = []
    for step in range(1, HIGH + 1):
        x = _edge(step)
        wet = step <= tide
        posts.append(
            line(f"M{x + 150} {SHORE + 20}v-64", "#17313c" if wet else "#f3e3c0", 12)
            + disc(x + 150, SHORE - 48, 9, "#17313c" if wet else "#d9622b")
        )
    return "".join(posts)


@lru_cache(maxsize=1)
def land() -> str:
    """The sky, the flats with their puddles, and the dune."""
    width, height = SIZE
    air = shades("flats-sky", (0.37, "#29445c", 1), (0.715, "#b98f6a", 1), (0.785, "#f0c98a", 1))
    puddles = ((560, 650, 90), (840, 720, 130), (1120, 660, 80), (700, 800, 120), (1300, 780, 140))
    return (
        f"<defs>{air}</defs>"
        + area(f"M-900-1600H{width + 900}V{height + 500}H-900z", "url(#flats-sky)")
        + disc(1180, 470, 74, "#ffe6b0")
        + area(f"M-900 {SHORE - 60}H2600V{height + 500}H-900z", "#7d6a4f")
        + area(f"M-900 {SHORE + 40}Q600 {SHORE - 10} 2600 {SHORE + 60}V{height + 500}H-900z", "#695741")
        + "".join(oval(x, y, wide, wide / 7, "#a9a08c", opacity=0.5) for x, y, wide in puddles)
        + area(f"M-900 480Q240 476 500 560T680 700Q560 820 620 {height + 500}H-900z", "#c9ad78")
        + area(f"M-900 600Q200 590 380 690T420 {height + 500}H-900z", "#b39863")
        + line("M30 482q10-50-6-80M80 482q14-40 30-56M250 500q4-46-10-70", "#5f7a3a", 6)
    )
