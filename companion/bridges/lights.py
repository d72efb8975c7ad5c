"""What the strip shows: a pure function of what the kiosk may see, and of time."""

from collections.abc import Mapping
from types import MappingProxyType

from companion.bridges import patterns
from companion.bridges.palette import Dye, dye
from companion.bridges.patterns import Levels, Pattern
from companion.devices.current import within
from companion.devices.strip import DARK, Frame, Rgb
from companion.engine.view import Mood, SeatView, Track, View

SUPPLY = 2.0
"""Amperes of the supply that the strip hangs on, unless told otherwise."""
WHITE = Rgb(255, 255, 255)
UNDYED = "ivory"
FULL, EMPTY = 0.6, 0.03
WIDE = 4
"""From so many lamps on, a stretch gives its last one up for a gap."""

ALL_ALIKE: Mapping[Mood, Pattern] = MappingProxyType(
    {Mood.LOSS: patterns.sinking, Mood.WON: patterns.running, Mood.LOST: patterns.ember}
)
"""What every seat's stretch does in these moods, whoever's turn it is."""
ON_TURN: Mapping[Mood, Pattern] = MappingProxyType(
    {Mood.CALM: patterns.breathing, Mood.SUCCESS: patterns.growing, Mood.FAILURE: patterns.shrinking}
)
"""What the stretch of the seat on turn does; in the other seats' stretches nothing moves."""
NOBODY: Mapping[str, float] = MappingProxyType({})


def picture(
    view: View, length: int, at: float, departures: Mapping[str, float] = NOBODY, amperes: float = SUPPLY
) -> Frame:
    """The frame of `length` lamps at `at` seconds: the tracks in their order, then a stretch for every seat.

    A track has as many lamps as places, and the seats share the rest equally; a track that would leave a
    seat without a lamp is left out. While dice are rolled, the strip is a lamp for the camera: even and
    steady white. `departures` says when each gone seat was first seen gone. The supply's `amperes` are
    never exceeded.
    """
    if view.mood is Mood.ROLLING:
        return within((WHITE,) * length, amperes)
    tracks = [lamp for track in _fitting(view, length) for lamp in (*_track(track), DARK)]
    share = (length - len(tracks)) // max(1, len(view.seats))
    seats = [lamp for seat in view.seats for lamp in _stretch(view, seat, share, at, departures)]
    return within((*tracks, *seats, *(DARK,) * length)[:length], amperes)


def lobby(length: int, at: float, amperes: float = SUPPLY) -> Frame:
    """The frame before a game: the whole strip swells and ebbs, low and warm."""
    return within(_light(dye(UNDYED), patterns.idle(length, at)), amperes)


def departures(
    known: Mapping[str, float], before: View | None, after: View, at: float
) -> Mapping[str, float]:
    """When each gone seat was first seen gone: what was `known`, and those who left between the two views."""
    alive = {seat.seat for seat in before.seats if not seat.gone} if before else set()
    left = {seat.seat: at for seat in after.seats if seat.gone and seat.seat in alive}
    gone = {seat.seat for seat in after.seats if seat.gone}
    return MappingProxyType({seat: when for seat, when in {**known, **left}.items() if seat in gone})


def _fitting(view: View, length: int) -> list[Track]:
    """The first tracks that fit, a gap after each and a lamp for every seat beside them."""
    fitting: list[Track] = []
    room = length - len(view.seats)
    for track in view.tracks:
        room -= track.size + 1
        if room < 0:
            break
        fitting.append(track)
    return fitting


def _track(track: Track) -> Frame:
    levels = tuple(FULL if place < track.value else EMPTY for place in range(track.size))
    return _light(dye(track.colour or UNDYED), levels)


def _stretch(view: View, seat: SeatView, share: int, at: float, departures: Mapping[str, float]) -> Frame:
    size = share - 1 if share >= WIDE else share
    if size <= 0:
        return ()
    lamps = _light(dye(seat.colour), _levels(view, seat, size, at, departures))
    return (*lamps, *(DARK,) * (share - size))


def _levels(view: View, seat: SeatView, size: int, at: float, departures: Mapping[str, float]) -> Levels:
    if seat.gone and view.mood is not Mood.LOST:
        return patterns.fading(size, at - departures.get(seat.seat, at - patterns.FADE))
    levels = _pattern(view, seat)(size, at)
    levels = patterns.dashed(levels) if dye(seat.colour).dashed else levels
    return patterns.beckoning(levels, at) if seat.wanted else levels


def _pattern(view: View, seat: SeatView) -> Pattern:
    if view.mood in ALL_ALIKE:
        return ALL_ALIKE[view.mood]
    if seat.on_turn or (view.mood is not Mood.CALM and not any(other.on_turn for other in view.seats)):
        return ON_TURN[view.mood]
    return patterns.dim


def _light(colour: Dye, levels: Levels) -> Frame:
    return tuple(Rgb(*(round(channel * level) for channel in colour.led)) for level in levels)
