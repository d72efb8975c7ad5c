"""Draws each segment of the strip: a track's lamps, or a seat and its state."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil
from types import MappingProxyType

from companion.adapters.light import patterns
from companion.adapters.light.dice_colours import Dye, dye
from companion.adapters.light.patterns import Levels, Pattern
from companion.devices.strip import DARK, Frame, Rgb
from companion.engine.view import Meter, Mood, SeatView, Track, View
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment

UNDYED = "ivory"
OWED = GRAVE = "red"
FULL, EMPTY = 0.6, 0.03
WIDE = 4
"""Length in LEDs from which a segment leaves its last LED dark as a gap."""
LONG = 13
"""Number of places from which a track may have fewer LEDs than places; with fewer places each one counts."""

ALL_ALIKE: Mapping[Mood, Pattern] = MappingProxyType(
    {Mood.LOSS: patterns.sinking, Mood.WON: patterns.running, Mood.LOST: patterns.ember}
)
"""Patterns of all seats' segments in these moods, independent of the turn."""
ON_TURN: Mapping[Mood, Pattern] = MappingProxyType(
    {
        Mood.CALM: patterns.breathing,
        Mood.ROLLING: patterns.tumbling,
        Mood.SUCCESS: patterns.growing,
        Mood.FAILURE: patterns.shrinking,
    }
)
"""Patterns of the segment whose seat has the turn; the other seats' segments do not move."""
NOBODY: Mapping[str, float] = MappingProxyType({})


@dataclass(frozen=True)
class SegmentShown:
    """A view at `at` seconds; `departures` says when each gone seat was first seen gone, `away` are the seats
    whose phones have lost the table."""

    view: View
    at: float
    departures: Mapping[str, float] = field(default_factory=lambda: NOBODY)
    away: frozenset[str] = frozenset()

    def unasked(self, length: int) -> Frame:
        """The whole strip where nobody has set how: the tracks in their order, then a stretch for every seat.

        A track has as many lamps as places, and the seats share the rest equally; a track that would leave a
        seat without a lamp is left out, but for a long first one, which is drawn out over half of the strip.
        """
        tracks = self._tracks_before(length)
        return _padded((*tracks, *self._seats(length - len(tracks))), length)

    def stretch(self, seat: str, strip: StripSettings) -> range:
        """The lamps of that seat, by their numbers from 0 on; none where the strip does not show it."""
        if not strip.segments:
            before = len(self._tracks_before(strip.length))
            return self._within(seat, range(before, strip.length))
        first = 0
        for segment in strip.segments:
            if segment.shows in {seat, "seats"}:
                whole = range(first, min(first + segment.leds, strip.length))
                lamps = whole[::-1] if segment.backwards else whole
                return lamps if segment.shows == seat else self._within(seat, lamps)
            first += segment.leds
        return range(0)

    def _within(self, seat: str, lamps: range) -> range:
        """The part of these lamps, shared out among the seats, that is this one's."""
        place = next(n for n, one in enumerate(self.view.seats) if one.seat == seat)
        share, size = self._shares(len(lamps))
        return lamps[place * share : place * share + size]

    def _tracks_before(self, length: int) -> Frame:
        """The tracks of a strip that shares itself out."""
        half = length // 2
        tracks = self._tracks(length - len(self.view.seats))
        return self._drawn_out(half) if not tracks and half > len(self.view.seats) else tracks

    def segment(self, segment: Segment) -> Frame:
        """One stretch of the strip as it was set; what is not at this table is dark."""
        frame = _padded(self._forward(segment), segment.leds)
        return frame[::-1] if segment.backwards else frame

    def _forward(self, segment: Segment) -> Frame:
        what, _, number = segment.shows.partition("-")
        if segment.shows == "tracks":
            return self._tracks(segment.leds) or self._drawn_out(segment.leds)
        if segment.shows == "seats":
            return self._seats(segment.leds)
        if what == "track" and int(number) <= len(self.view.tracks):
            return _track(self.view.tracks[int(number) - 1], segment.leds)
        seat = next((seat for seat in self.view.seats if seat.seat == segment.shows), None)
        return () if seat is None else self._seat(seat, segment.leds)

    @property
    def _lit(self) -> tuple[Track, ...]:
        return tuple(track for track in self.view.tracks if track.lit)

    def _tracks(self, room: int) -> Frame:
        """The first tracks that fit, a gap after each."""
        lamps: Frame = ()
        for track in self._lit:
            places = track.size + bool(track.zones)
            if len(lamps) + places + 1 > room:
                break
            lamps = (*lamps, *_track(track, places), DARK)
        return lamps

    def _drawn_out(self, room: int) -> Frame:
        """A long first track in fewer lamps than it has places, and a gap."""
        first = next(iter(self._lit), None)
        return () if first is None or first.size < LONG else (*_track(first, room - 1), DARK)

    def _seats(self, room: int) -> Frame:
        share, size = self._shares(room)
        return tuple(lamp for seat in self.view.seats for lamp in _padded(self._seat(seat, size), share))

    def _shares(self, room: int) -> tuple[int, int]:
        """Number of LEDs for each seat out of that many, with the gap after them and without."""
        share = room // max(1, len(self.view.seats))
        return share, share - 1 if share >= WIDE else share

    def _seat(self, seat: SeatView, size: int) -> Frame:
        if size <= 0:
            return ()
        levels = self._levels(seat, size)
        if seat.meter is None or seat.gone or self.view.mood in ALL_ALIKE:
            return _light(dye(seat.colour), levels)
        return _metered(dye(seat.colour), levels, seat.meter)

    def _levels(self, seat: SeatView, size: int) -> Levels:
        if seat.gone and self.view.mood is not Mood.LOST:
            return patterns.fading(size, self.at - self.departures.get(seat.seat, self.at - patterns.FADE))
        levels = self._pattern(seat)(size, self.at)
        levels = patterns.dashed(levels) if dye(seat.colour).dashed else levels
        if seat.seat in self.away and self.view.mood not in ALL_ALIKE:
            levels = patterns.hollow(levels)
        return patterns.beckoning(levels, self.at) if seat.wanted else levels

    def _pattern(self, seat: SeatView) -> Pattern:
        mood = self.view.mood
        if mood in ALL_ALIKE:
            return ALL_ALIKE[mood]
        if seat.on_turn or (mood is not Mood.CALM and not any(other.on_turn for other in self.view.seats)):
            return ON_TURN[mood]
        return patterns.dim


def _metered(colour: Dye, levels: Levels, meter: Meter) -> Frame:
    """The lamps of a seat up to what its meter counts, and from the end what it owes."""
    size = len(levels)
    full = ceil(size * min(meter.value, meter.size) / max(1, meter.size))
    owed = min(size - full, ceil(size * meter.owed / max(1, meter.size)))
    own = _light(colour, tuple(level if n < full else EMPTY for n, level in enumerate(levels)))
    return (*own[: size - owed], *_light(dye(OWED), (FULL,) * owed))


def swelling(size: int, at: float) -> Frame:
    """Low and warm light that swells and ebbs as one: nobody plays yet."""
    return _light(dye(UNDYED), patterns.idle(size, at))


def glowing(colour: str, size: int, at: float) -> Frame:
    """Bright light of one colour, slowly breathing from end to end."""
    return _light(dye(colour), patterns.breathing(size, at))


def departures(
    known: Mapping[str, float], before: View | None, after: View, at: float
) -> Mapping[str, float]:
    """The time at which each gone seat was first seen gone: `known` ones, and those between the two views."""
    alive = {seat.seat for seat in before.seats if not seat.gone} if before else set()
    left = {seat.seat: at for seat in after.seats if seat.gone and seat.seat in alive}
    gone = {seat.seat for seat in after.seats if seat.gone}
    return MappingProxyType({seat: when for seat, when in {**known, **left}.items() if seat in gone})


def _track(track: Track, lamps: int) -> Frame:
    """A lamp or more for each place; with fewer lamps than places each lamp stands for a part of them.

    Of a bar with zones the value alone is bright, and grave zones are red.
    """
    if track.zones:
        return _bar(track, min(lamps, track.size + 1))
    each = max(1, lamps // max(1, track.size))
    shown = min(lamps, each * track.size)
    full = ceil(shown * track.value / max(1, track.size))
    return _light(dye(track.colour or UNDYED), tuple(FULL if n < full else EMPTY for n in range(shown)))


def _bar(track: Track, lamps: int) -> Frame:
    places = [round(n * track.size / max(1, lamps - 1)) for n in range(lamps)]
    now = min(range(lamps), key=lambda n: abs(places[n] - track.value), default=0)
    levels = [FULL if n == now else EMPTY for n in range(lamps)]
    return tuple(
        _light(dye(GRAVE if _is_grave(track, place) else track.colour or UNDYED), (level,))[0]
        for place, level in zip(places, levels, strict=True)
    )


def _is_grave(track: Track, place: int) -> bool:
    return any(zone.grave and zone.first <= place + track.low <= zone.last for zone in track.zones)


def _light(colour: Dye, levels: Levels) -> Frame:
    return tuple(Rgb(*(round(channel * level) for channel in colour.led)) for level in levels)


def _padded(lamps: Frame, length: int) -> Frame:
    return (*lamps, *(DARK,) * length)[:length]
