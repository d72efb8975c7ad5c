"""The evening on the flats as one picture: a row for each walker, with amber and waves along it."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.game import Seat
from companion.engine.recap_page import Beat, Film
from companion.games.amber_tide.drawing import dune, land, lump, sea
from companion.games.amber_tide.events import CameHome, Event, Flooded
from companion.games.amber_tide.state import AmberTideState
from companion.kit.evening_picture import Remembered, evening_picture, in_a_row, letters, person, since
from companion.kit.svg import line, moved

Happened: TypeAlias = Beat[AmberTideState, Event]
TOP, FOOT, PEOPLE, FIRST, LAST = 260, 505, 640, 740, 1500
"""The highest and lowest row, and the places of people and walks."""
WIDEST, LOST = 160, "#9fd3e0"
WAVE = "M-30 0q10-20 20 0t20 0 20 0M-24 14q8-14 16 0t16 0 16 0"


def flats_back(beats: Sequence[Happened]) -> Film | None:
    """Walk by walk; None if nobody walked."""
    walks = [(beat, beat.event) for beat in beats if isinstance(beat.event, CameHome | Flooded)]
    if not walks:
        return None
    told = [event.log_line(beat.state) or "" for beat, event in walks]
    return evening_picture(_drawn(beats[-1].state, [event for _, event in walks]), told)


def _drawn(last: AmberTideState, walks: Sequence[CameHome | Flooded]) -> Iterator[str]:
    yield from (land(), sea(1), dune())
    step = min(100.0, (FOOT - TOP) / max(1, len(last.seats) - 1))
    for n, seat in enumerate(last.seats):
        y, mine = TOP + step * n, [k for k, walk in enumerate(walks) if walk.seat == seat.id]
        yield person(seat.colour, "-", (PEOPLE, y + 30), min(0.6, step / 90))
        apart = min(WIDEST, (LAST - FIRST) / max(1, len(mine) - 1))
        for place, k in enumerate(mine):
            yield since(k, moved(FIRST + apart * place, y - 10, _walk(walks[k]), scale=min(1.0, step / 50)))
    yield in_a_row([_person(last, seat) for seat in last.seats])


def _person(last: AmberTideState, seat: Seat) -> Remembered:
    """With the amber that is home."""
    home = last.home[seat.id]
    return Remembered(seat.colour, seat.name, f" {home}" if home else "", thing=lump(), many=int(home > 0))


def _walk(walk: CameHome | Flooded) -> str:
    """A lump as large as the bag, or the wave that took it."""
    if isinstance(walk, CameHome):
        bag = walk.amber + walk.found
        return moved(0, 0, lump(), scale=1.3 + min(bag, 24) / 20) + letters((0, 10), str(bag), 26)
    return line(WAVE, LOST, 6, stroke_linecap="round") + letters((0, 10), f"\N{MINUS SIGN}{walk.amber}", 26)
