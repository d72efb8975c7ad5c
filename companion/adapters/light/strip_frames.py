"""Draws the strip's frame: a pure function of the public view, the surroundings, and time."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.adapters.light import patterns
from companion.adapters.light.dice_colours import dye
from companion.adapters.light.strip_segments import NOBODY, SegmentShown, glowing, swelling
from companion.devices.current_limit import within
from companion.devices.strip import DARK, Frame, Rgb
from companion.engine.view import Mood, View
from companion.table.settings.device_settings import StripSettings

WHITE = Rgb(255, 255, 255)
WARNING = "orange"
IDLE_AFTER, IDLE_FADE = 600.0, 60.0
"""Seconds without anything new after which the light goes down where nobody plays, and how slowly it does."""
IDLE_LEVEL = 0.1
CALL_EVERY, CALL_FOR = 30.0, 8.0
"""Seconds from one call of a person who is asked to the next, and how long a call lasts."""
GAP = 2


@dataclass(frozen=True)
class TableSurroundings:
    """The input of the strip's frame besides the view.

    `departures`: when each gone seat left. `trouble`: a device fails. `blind`: no camera. `night`: the light
    is dimmed. `quiet`: seconds since the last change. `away`: seats whose phones have lost the table.
    `going`: the machine is being switched off. `lent`: the colour asked for by the borrower of the strip,
    while there is no game. `rolling`: the table waits for dice that the camera reads. `counting`: the big
    screen still counts them. `pointing`: the LEDs that point at a die in question. `call_s`: seconds without
    a change after which a person who is asked is called; 0 is never.
    """

    departures: Mapping[str, float] = field(default_factory=lambda: NOBODY)
    trouble: bool = False
    blind: bool = False
    night: bool = False
    quiet: float = 0.0
    away: frozenset[str] = frozenset()
    going: bool = False
    lent: Rgb | None = None
    rolling: bool = False
    counting: bool = False
    pointing: tuple[int, ...] = ()
    call_s: float = 0.0


CALM = TableSurroundings()


@dataclass(frozen=True)
class Point:
    """One lamp alone is tried out, by its number from 0 on."""

    lamp: int


def picture(view: View | None, strip: StripSettings, at: float, around: TableSurroundings = CALM) -> Frame:
    """The frame at `at` seconds; `view` is None before a game. Never more than the supply gives.

    While dice are rolled and counted, the strip is a lamp for the camera: even and steady white, but where a
    lamp points at a die in question, alone between dark ones. A device in trouble makes the two ends swell
    together; never in that white, unless it is the camera that is in trouble. A machine that is being
    switched off breathes in that colour from end to end, until it is safely off.
    """
    if around.going:
        return within(_dimmed(_going(strip, at), _brightness(strip, around)), strip.amperes)
    rolls = view is not None and (view.mood is Mood.ROLLING or around.rolling or around.counting)
    if rolls and not around.blind:
        white = _pointed((WHITE,) * strip.length, around.pointing)
        return within(_dimmed(white, strip.photograph_brightness / 100), strip.amperes)
    frame = _unused(strip, at, around) if view is None else _game(view, strip, at, around)
    frame = _pointed(frame, around.pointing)
    frame = _dimmed(frame, _brightness(strip, around) * (1.0 if _plays(view) else _waking(around)))
    return within(_warned(frame, at) if around.trouble or around.blind else frame, strip.amperes)


def trial(strip: StripSettings, what: int | Rgb | Point, at: float) -> Frame:
    """One segment tried out, by its number, or one colour along the whole strip, or one lamp.

    The segment breathes, its first LED is full, and all others are dark.
    """
    match what:
        case Point(lamp):
            lit: Frame = tuple(WHITE if place == lamp else DARK for place in range(strip.length))
        case Rgb():
            lit = (what,) * strip.length
        case _:
            lit = _segment(strip, what, at)
    return within(_dimmed(lit, strip.brightness / 100), strip.amperes)


def _segment(strip: StripSettings, number: int, at: float) -> Frame:
    first = sum(segment.leds for segment in strip.segments[:number])
    size = strip.segments[number].leds if strip.segments else strip.length
    levels = patterns.breathing(size, at)
    lit = [_faint(WHITE, level) for level in levels]
    begins = -1 if strip.segments and strip.segments[number].backwards else 0
    lit[begins] = WHITE
    return (*(DARK,) * first, *lit, *(DARK,) * strip.length)[: strip.length]


def blended(before: Frame, after: Frame, share: float) -> Frame:
    """The way from one frame to another of the same length: the first at 0, the second from 1 on.

    Of two frames that the supply feeds, it feeds every blend.
    """
    if share >= 1:
        return after
    parts = round(256 * share)
    return tuple(
        Rgb(*((old * (256 - parts) + new * parts) // 256 for old, new in zip(one, other, strict=True)))
        for one, other in zip(before, after, strict=True)
    )


def _game(view: View, strip: StripSettings, at: float, around: TableSurroundings) -> Frame:
    if view.spin:
        return glowing(patterns.spun(view.spin, around.quiet), strip.length, at)
    colour = view.glow or called(view, around)
    if colour is not None:
        return glowing(colour, strip.length, at)
    showing = SegmentShown(view, at, around.departures, around.away)
    if not strip.segments:
        return showing.unasked(strip.length)
    lamps = tuple(lamp for segment in strip.segments for lamp in showing.segment(segment))
    return (*lamps, *(DARK,) * strip.length)[: strip.length]


def called(view: View, around: TableSurroundings) -> str | None:
    """The colour of the person who is called now: of all who are asked, one after another."""
    asked = [seat.colour for seat in view.seats if seat.wanted and not seat.gone]
    late = around.quiet - around.call_s
    if view.over or not asked or not around.call_s or not 0 <= late < IDLE_AFTER:
        return None
    calls, since = divmod(late, CALL_EVERY)
    return asked[int(calls) % len(asked)] if since < CALL_FOR else None


def _unused(strip: StripSettings, at: float, around: TableSurroundings) -> Frame:
    if around.lent is not None:
        return (around.lent,) * strip.length
    return (DARK,) * strip.length if around.night else swelling(strip.length, at)


def _going(strip: StripSettings, at: float) -> Frame:
    return tuple(_faint(dye(WARNING).led, level) for level in patterns.breathing(strip.length, at))


def _plays(view: View | None) -> bool:
    return view is not None and not view.over


def _waking(around: TableSurroundings) -> float:
    """The share of light (0..1) left after a long pause; a lent strip never dims by itself."""
    if around.lent is not None:
        return 1.0
    asleep = min(1.0, max(0.0, (around.quiet - IDLE_AFTER) / IDLE_FADE))
    return 1 - asleep * (1 - IDLE_LEVEL)


def _brightness(strip: StripSettings, around: TableSurroundings) -> float:
    return strip.brightness / 100 * (strip.night_brightness / 100 if around.night else 1)


def _pointed(frame: Frame, lamps: tuple[int, ...]) -> Frame:
    """The frame with these lamps bright and two beside each of them, on both sides, dark."""
    gap = {lamp + beside for lamp in lamps for beside in range(-GAP, GAP + 1)}
    return tuple(
        dye(WARNING).led if place in lamps else DARK if place in gap else lamp
        for place, lamp in enumerate(frame)
    )


def _warned(frame: Frame, at: float) -> Frame:
    """The frame with its two ends swelling together, in step with nothing else."""
    end = _faint(dye(WARNING).led, patterns.warning(at))
    return tuple(end if place in {0, len(frame) - 1} else lamp for place, lamp in enumerate(frame))


def _dimmed(frame: Frame, share: float) -> Frame:
    return frame if share >= 1 else tuple(_faint(lamp, share) for lamp in frame)


def _faint(lamp: Rgb, share: float) -> Rgb:
    return Rgb(*(round(channel * share) for channel in lamp))
