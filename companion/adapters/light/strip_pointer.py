"""Points the strip at a die in question, by its place along the mat or by its owner."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot

from companion.adapters.light.strip_segments import SegmentShown
from companion.table.settings.device_settings import SEATS, StripSettings
from vision.mat.layout import HEIGHT, WIDTH, Place
from vision.mat.survey import place_of
from vision.reading import BoundingBox, Frame, TableReading

POINTS_S = 8.0
"""So long the strip points; then it is an even lamp again."""
STAYS = 6.0
"""Distance in mm, or in pixels with no mat, within which a die in question counts as unmoved."""


@dataclass(frozen=True)
class PointedSpot:
    """A die in question: its colour if it was read, its zone, its place.

    The place is in mm from the mat's middle, None with no mat in view; then there is only `pixel`.
    """

    colour: str | None
    zone: str | None
    at: Place | None
    pixel: Place


def spots(asked: Sequence[BoundingBox], reading: TableReading, frame: Frame) -> tuple[PointedSpot, ...]:
    """The dice in those boxes of a picture."""
    return tuple(_spot(box, reading, (frame.shape[1], frame.shape[0])) for box in asked)


def _spot(box: BoundingBox, reading: TableReading, size: tuple[int, int]) -> PointedSpot:
    colour = next((die.colour for die in reading.dice if die.box == box), None)
    if reading.mat is None:
        return PointedSpot(colour, None, None, box.centre)
    return PointedSpot(colour, *place_of(box, reading.mat, size), box.centre)


def same_or_new(before: tuple[PointedSpot, ...], now: tuple[PointedSpot, ...]) -> tuple[PointedSpot, ...]:
    """The places in question `before` if those are the same dice, unmoved; otherwise the places `now`."""
    return before if len(before) == len(now) and all(map(_is_the_same, before, now)) else now


def _is_the_same(one: PointedSpot, other: PointedSpot) -> bool:
    here, there = (one.at, other.at) if one.at and other.at else (one.pixel, other.pixel)
    return one.colour == other.colour and hypot(here[0] - there[0], here[1] - there[1]) < STAYS


def lamps(
    asked: Sequence[PointedSpot], strip: StripSettings, showing: SegmentShown, owners: Mapping[str, str]
) -> tuple[int, ...]:
    """The lamp that points at each of them, by its number from 0 on, as far as one can.

    `owners` are the seats of the colours. Where the strip runs along the mat that is the nearest lamp;
    else the middle one of the stretch of the seat before which the die lies, or whose it is, or on turn.
    """
    found = {lamp for spot in asked for lamp in _lamps(spot, strip, showing, owners)}
    return tuple(sorted(found))


def _lamps(
    spot: PointedSpot, strip: StripSettings, showing: SegmentShown, owners: Mapping[str, str]
) -> Iterator[int]:
    if strip.along != SEATS and spot.at is not None:
        yield along(strip, spot.at)
        return
    seats = {seat.seat: seat for seat in showing.view.seats}
    turn = next((one.seat for one in seats.values() if one.on_turn), None)
    seat = next((one for one in (spot.zone, owners.get(spot.colour or ""), turn) if one in seats), None)
    if seat is not None:
        stretch = showing.stretch(seat, strip)
        if stretch:
            yield stretch[len(stretch) // 2]


def along(strip: StripSettings, at: Place) -> int:
    """The lamp of a strip along the mat that is nearest to a place of it."""
    first, last = strip.edge
    lamp = round(first + share(strip.along, at) * (last - first))
    return min(max(lamp, 0), strip.length - 1)


def share(edge: str, at: Place) -> float:
    """Position of a place along an edge of the mat, 0 to 1.

    It runs from left to right, from near to far, or clockwise around the mat from the near left corner.
    """
    across = min(max(at[0] / WIDTH + 0.5, 0.0), 1.0)
    deep = min(max(at[1] / HEIGHT + 0.5, 0.0), 1.0)
    if edge != "around":
        return across if edge in {"far", "near"} else deep
    ways = (
        (across * WIDTH, deep * HEIGHT),
        ((1 - deep) * HEIGHT, HEIGHT + across * WIDTH),
        ((1 - across) * WIDTH, HEIGHT + WIDTH + (1 - deep) * HEIGHT),
        (deep * HEIGHT, 2 * HEIGHT + WIDTH + (1 - across) * WIDTH),
    )
    return min(ways)[1] / (2 * (WIDTH + HEIGHT))


class Pointer:
    """Says for how long what is pointed at: for a while once dice come into question, and no more once
    anything moves, so that neither a hand nor the light itself makes it point again and again."""

    def __init__(self) -> None:
        self._latest: tuple[tuple[PointedSpot, ...], float] = (), 0.0

    def of(self, asked: tuple[PointedSpot, ...], at: float, *, moving: bool) -> tuple[PointedSpot, ...]:
        """Of the dice in question at `at` seconds, those that are to be pointed at."""
        if asked is not self._latest[0]:
            self._latest = asked, at + POINTS_S
        if moving:
            self._latest = asked, at
        return asked if at < self._latest[1] else ()
