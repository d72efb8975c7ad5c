"""The night at sea as one picture: ships at home and on the reef, each below the dice that decided it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from companion.engine.game import Seat
from companion.engine.recap_page import Beat, Film
from companion.games.ships_home.drawing import beam, reef, sea, ship, tower, wreck
from companion.games.ships_home.events import Event, ShipCame
from companion.games.ships_home.state import ShipsHomeState
from companion.kit.evening_picture import At, Remembered, evening_picture, in_a_row, letters, since
from companion.kit.svg import moved

Happened: TypeAlias = Beat[ShipsHomeState, Event]
HARBOUR, LOST_AT = (430, 500), (930, 340)
"""The first place at home and on the reef."""
APART, IN_A_ROW, DIE = 132, 4, 28


def night_back(beats: Sequence[Happened], thrown: Counter[str]) -> Film | None:
    """Ship by ship, and how many dice each seat threw again; None if no ship came."""
    came = [beat for beat in beats if isinstance(beat.event, ShipCame)]
    told = [beat.event.log_line(beat.state) or "" for beat in came]
    return evening_picture(_drawn(came, thrown), told) if came else None


def _drawn(came: Sequence[Happened], thrown: Counter[str]) -> Iterator[str]:
    yield from (sea(), beam(), tower(lit=True), reef())
    for n, beat in enumerate(came):
        state, (x, y) = beat.state, _berth(beat)
        vessel = moved(x, y, ship("#f2c46a") if state.ended == "home" else wreck(), scale=0.9)
        yield since(n, vessel, *_dice(state, (x, y - 92)))
    yield in_a_row([_person(seat, thrown[seat.id]) for seat in came[-1].state.seats])


def _person(seat: Seat, thrown: int) -> Remembered:
    """With the dice that they threw again."""
    return Remembered(seat.colour, seat.name, thing=_die(seat.colour), many=thrown)


def _berth(beat: Happened) -> At:
    """Where the latest ship lies."""
    state = beat.state
    (x, y), n = (HARBOUR, state.home - 1) if state.ended == "home" else (LOST_AT, state.reef - 1)
    return x + APART * n, y + 10 * (n % 2)


def _dice(state: ShipsHomeState, at: At) -> Iterator[str]:
    """Yields the light that the ship saw, row upon row, each die in its owner's paint."""
    shown = [(seat.colour, face) for seat in state.seats for face in state.last.get(seat.id, ())]
    for n, (colour, face) in enumerate(shown):
        x = at[0] + DIE * (n % IN_A_ROW) - DIE * (min(len(shown), IN_A_ROW) - 1) / 2
        y = at[1] - DIE * (n // IN_A_ROW)
        yield moved(x, y, _die(colour), letters((0, 8), str(face), 22))


def _die(colour: str) -> str:
    return f'<rect x="-13" y="-13" width="26" height="26" rx="5" fill="seat:{colour}" stroke="#fff8"/>'
