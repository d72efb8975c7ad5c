"""The sky of an evening as one picture: each round's kites at their heights, and who won ribbons."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.recap_page import Beat, Film
from companion.games.tangled_kites.drawing import KITE, air, all_heights, bow, level
from companion.games.tangled_kites.events import Event, Flew
from companion.games.tangled_kites.state import TangledKitesState, alone
from companion.kit.evening_picture import Remembered, evening_picture, in_a_row, letters, since
from companion.kit.svg import line, moved

Happened: TypeAlias = Beat[TangledKitesState, Event]
LEFT, RIGHT, HILL, HIGHER = 260, 1370, 630, -45
BESIDE, WIDEST = 30, 190
"""Between two kites of a height, and between two rounds at most."""
STRING, KNOT = "#fffaf0", "#7a2f12"


def sky_back(beats: Sequence[Happened]) -> Film | None:
    """Round by round; None if no kite flew."""
    rounds = [beat for beat in beats if isinstance(beat.event, Flew)]
    told = [beat.event.log_line(beat.state) or "" for beat in rounds]
    return evening_picture(_drawn([beat.state for beat in rounds]), told) if rounds else None


def _drawn(rounds: Sequence[TangledKitesState]) -> Iterator[str]:
    heights = "".join(letters((110, level(n) + 2), str(n), 30) for n in all_heights())
    apart = min(WIDEST, (RIGHT - LEFT) / max(1, len(rounds) - 1))
    flights = (since(n, *_round(flown, LEFT + apart * n)) for n, flown in enumerate(rounds))
    yield moved(0, HIGHER, air(), heights, *flights)
    last = rounds[-1]
    yield in_a_row(
        [
            Remembered(one.colour, one.name, thing=moved(0, 0, bow(), scale=0.65), many=last.ribbons[one.id])
            for one in last.seats
        ]
    )


def _round(flown: TangledKitesState, x: float) -> Iterator[str]:
    """Yields the kites of a round: those of one height tangled, beside each other."""
    single = alone(flown.flown)
    for height in all_heights():
        here = [seat for seat in flown.seats if flown.flown[seat.id].height == height]
        for n, seat in enumerate(here):
            at = x + BESIDE * n - BESIDE * (len(here) - 1) / 2, level(height)
            body = KITE.drawing.replace("inherit", f"seat:{seat.colour}")
            if seat.id in single:
                yield line(
                    f"M{at[0]:g} {at[1] + 30}Q{at[0] + 26:g} {(at[1] + HILL) / 2:g} {x:g} {HILL}", STRING, 2
                )
            yield moved(*at, body, scale=1.2 if seat.id in single else 0.8)
            won = flown.prizes.get(seat.id, 0)
            if won:
                yield moved(at[0], at[1] + 52, bow()) + letters((at[0] + 38, at[1] + 60), str(won), 24)
        if len(here) > 1:
            half = BESIDE * len(here) / 2
            yield moved(x, level(height), line(f"M{-half:g} 14Q0-34 {half:g} 10T{-half:g} 26", KNOT, 4))
