"""The journey as one picture on the paper map: place after place on the way up to Camp Hope."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from textwrap import wrap
from typing import TypeAlias

from companion.engine.recap_page import Beat, Film
from companion.engine.words import Words, say
from companion.games.map_to_hope.cards import CAMP_HOPE
from companion.games.map_to_hope.events.ending import Eliminated, Ended
from companion.games.map_to_hope.events.event import Event
from companion.games.map_to_hope.state import MapToHopeState
from companion.games.map_to_hope.survivor import Survivor
from companion.games.map_to_hope.view.road_map import INK, MARKS, PAPER, PLACES, RED, UNKNOWN, sheet
from companion.kit.composer.face import face_words
from companion.kit.evening_picture import Remembered, evening_picture, in_a_row, letters, short, since, went
from companion.kit.svg import area, disc, line, moved, oval

Happened: TypeAlias = Beat[MapToHopeState, Event]
LEFT, RIGHT, TOP, FOOT, FEWEST = 150, 1370, 110, 500, 6
"""The ends of a row of places, the highest and the lowest row, and places in a row at least."""
ROWS, STEEPEST = 4, 170
LETTERS, BROADEST = 24, 19
"""Size of a place's name, and letters in a line of it."""


@dataclass
class PlaceOnTheRoad:
    """A place, its picture, how it was left, and who was lost there, each with a picture."""

    picture: int
    card: str
    end: str = ""
    lost: list[tuple[int, str]] = field(default_factory=list)


@dataclass
class RoadBack:
    """The places, and a sentence for each picture."""

    places: list[PlaceOnTheRoad] = field(default_factory=list)
    told: list[Words] = field(default_factory=list)


def road_back(beats: Sequence[Happened], won: Mapping[str, int]) -> Film | None:
    """A whole journey, place by place, and the tests that each seat has `won`; None if they came nowhere."""
    back, last = _walked(beats), beats[-1].state
    people = in_a_row([_person(last, one, won[one.seat.id]) for one in last.survivors])
    return evening_picture((*_drawn(back, last), people), back.told) if back.places else None


def _person(last: MapToHopeState, one: Survivor, won: int) -> Remembered:
    """With a mark for each test that they won."""
    face = face_words(last.box.leaders[one.leader].picture) if one.ready else ""
    return Remembered(one.seat.colour, one.seat.name, face=face, thing=went(well=True, scale=0.55), many=won)


def _walked(beats: Sequence[Happened]) -> RoadBack:
    back = RoadBack()
    for event, state in ((beat.event, beat.state) for beat in beats):
        here = (state.location,) if state.location else ()
        for card in (*(card for card, _ in state.way), *here)[len(back.places) :]:
            back.places.append(PlaceOnTheRoad(len(back.told), card))
            back.told.append(_told("recap-came", state, card))
        for place, (_, end) in zip(back.places, state.way, strict=False):
            if not place.end:
                place.end = end
                back.told[place.picture] = _told(f"recap-{end}", state, place.card)
        if isinstance(event, Eliminated) and back.places:
            back.places[-1].lost.append((len(back.told), state.name(event.seat)))
        if isinstance(event, Eliminated | Ended) and (line_ := event.log_line(state)) and back.places:
            back.told.append(line_)
    return back


def _told(key: str, state: MapToHopeState, card: str) -> Words:
    return say(key, n=state.day, place=state.box.title(card))


def _drawn(back: RoadBack, last: MapToHopeState) -> Iterator[str]:
    """Yields the paper, the way in red, the places, and Camp Hope at the end."""
    yield sheet()
    ahead = [] if back.places[-1].card == CAMP_HOPE else [CAMP_HOPE]
    stops = _stops(len(back.places) + len(ahead))
    yield line(_way(stops), RED, 6, stroke_dasharray="3 15", stroke_linecap="round", opacity=0.7)
    for n, place in enumerate(back.places):
        way = _way(stops[max(0, n - 1) : n + 1])
        walked = line(way, PAPER, 16, opacity=0.8) + line(way, RED, 8, stroke_linecap="round")
        yield since(place.picture, walked if n else "")
    for at, place in zip(stops, back.places, strict=False):
        yield from _place(at, place, last)
    if ahead:
        yield _sign(stops[-1], CAMP_HOPE, last) + _name(stops[-1], last.box.title(CAMP_HOPE))


def _stops(many: int) -> list[tuple[int, int]]:
    """Where places are: in rows from the foot of the map upwards, there and back."""
    in_a_row = max(FEWEST, -(-many // ROWS))
    rows = -(-many // in_a_row)
    step = min(STEEPEST, (FOOT - TOP) // max(1, rows - 1))
    across = (RIGHT - LEFT) // (in_a_row - 1)
    return [(_across(n, in_a_row, across), FOOT - step * (n // in_a_row) - 22 * (n % 2)) for n in range(many)]


def _across(n: int, in_a_row: int, step: int) -> int:
    there = n % in_a_row
    return LEFT + step * (in_a_row - 1 - there if n // in_a_row % 2 else there)


def _way(stops: Sequence[tuple[int, int]]) -> str:
    """A path from stop to stop that swings out where a row turns."""
    path = f"M{stops[0][0]} {stops[0][1]}"
    for (x, y), (u, v) in pairwise(stops):
        out = (110 if x > (LEFT + RIGHT) / 2 else -110) if x == u else (u - x) // 2
        path += f"C{x + out} {y} {u + out if x == u else x + out} {v} {u} {v}"
    return path


def _place(at: tuple[int, int], place: PlaceOnTheRoad, last: MapToHopeState) -> Iterator[str]:
    x, y = at
    mark = moved(x + 30, y - 48, MARKS[place.end]) if place.end else ""
    yield since(place.picture, _sign(at, place.card, last), mark, _name(at, last.box.title(place.card)))
    for n, (picture, name) in enumerate(place.lost):
        yield since(picture, moved(x - 62, y - 40 - 62 * n, _stone(name)))


def _sign(at: tuple[int, int], card: str, last: MapToHopeState) -> str:
    kind = "camp" if card == CAMP_HOPE else str(last.box.locations[card].skill)
    return moved(
        *(at[0], at[1] - 24), oval(0, 28, 46, 9, INK, opacity=0.25), PLACES.get(kind, UNKNOWN), scale=0.8
    )


def _name(at: tuple[int, int], name: str) -> str:
    """The name of a place below it, in lines."""
    lines = wrap(name, BROADEST)[:2]
    return "".join(
        letters((at[0], at[1] + 30 + LETTERS * n), one, LETTERS, INK, PAPER) for n, one in enumerate(lines)
    )


def _stone(name: str) -> str:
    """A gravestone with the name of who was lost there."""
    stone = area("M-15 20V-8a15 15 0 0 1 30 0V20z", "#8d8782", stroke=INK, stroke_width=3)
    return stone + disc(0, -4, 4, RED) + letters((0, -32), short(name), 22, RED, PAPER)
