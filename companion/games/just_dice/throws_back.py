"""Every throw of an evening as one picture: on the table, as high as its sum."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.game import Seat
from companion.engine.recap_page import Beat, Film
from companion.games.just_dice.events import DiceThrown, Event
from companion.games.just_dice.state import JustDiceState, Throw
from companion.kit.evening_picture import (
    HIGH,
    WIDE,
    At,
    Remembered,
    evening_picture,
    in_a_row,
    letters,
    since,
)
from companion.kit.svg import area, disc, line, moved, shades

Happened: TypeAlias = Beat[JustDiceState, Event]
MOST = 48
"""Most throws; of more the latest."""
LEFT, RIGHT, TOP, FOOT, WIDEST = 110, 1490, 90, 470, 170
GOLD, WOOD = "#ffd23c", "#8a5a3a"


def throws_back(beats: Sequence[Happened]) -> Film | None:
    """Throw by throw; None if nobody threw."""
    thrown = [beat for beat in beats if isinstance(beat.event, DiceThrown)][-MOST:]
    if not thrown:
        return None
    told = [beat.event.log_line(beat.state) or "" for beat in thrown]
    throws = [beat.state.throws[-1] for beat in thrown]
    return evening_picture(_drawn(beats[-1].state, throws), told)


def _drawn(last: JustDiceState, throws: Sequence[Throw]) -> Iterator[str]:
    yield _table()
    totals = [one.total for one in throws]
    least, most = min(totals), max(totals)
    apart = min(WIDEST, (RIGHT - LEFT) / max(1, len(throws) - 1))
    at = [
        (LEFT + apart * n, FOOT - (FOOT - TOP) * (total - least) / max(1, most - least))
        for n, total in enumerate(totals)
    ]
    paint = {seat.id: seat.colour for seat in last.seats}
    for n, (throw, (x, y)) in enumerate(zip(throws, at, strict=True)):
        best = throw.total == most
        yield since(
            n,
            _stalk((x, y)),
            moved(x, y, _die(paint[throw.seat], throw.total, best=best), scale=min(1.2, apart / 62)),
        )
    yield in_a_row([_person(last, seat, most) for seat in last.seats])


def _person(last: JustDiceState, seat: Seat, most: int) -> Remembered:
    """With the die of their highest throw."""
    best = max((one.total for one in last.of(seat.id)), default=0)
    die = moved(0, 0, _die(seat.colour, best, best=best == most), scale=0.6)
    return Remembered(seat.colour, seat.name, thing=die, many=int(best > 0))


def _stalk(at: At) -> str:
    return line(f"M{at[0]:g} {at[1]:g}V{FOOT + 50}", "#f6ecdb", 3, opacity=0.25)


def _die(colour: str, total: int, *, best: bool) -> str:
    ring = disc(0, 0, 46, "none", stroke=GOLD, stroke_width=6) if best else ""
    body = area(
        "M-27-27H27V27H-27z", f"seat:{colour}", stroke="#fff8", stroke_width=4, stroke_linejoin="round"
    )
    return ring + body + letters((0, 11), str(total), 30)


def _table() -> str:
    """Wood under a lamp."""
    light = shades("table-light", (0, "#c48a55", 1), (0.6, WOOD, 1), (1, "#2e1c12", 1), upright=False)
    grain = "".join(f"M-900 {y}Q400 {y - 24} 2500 {y + 10}" for y in range(-400, HIGH + 400, 58))
    ground = area(f"M-900-500H{WIDE + 900}V{HIGH + 500}H-900z", "url(#table-light)")
    return f"<defs>{light}</defs>{ground}" + line(grain, "#3d2517", 3, opacity=0.35)
