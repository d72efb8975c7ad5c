"""Drives the strip from the public view, with smooth changes."""

import logging
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from threading import Event
from time import monotonic

from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.roll_source import open_roll
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.light import strip_frames
from companion.adapters.light.strip_frames import Point, TableSurroundings
from companion.adapters.light.strip_pointer import Pointer, lamps
from companion.adapters.light.strip_segments import SegmentShown, departures
from companion.devices.strip import Frame, Rgb, Strip
from companion.engine.questions import RollDice
from companion.engine.view import Mood, View
from companion.engine.words import Message, say
from companion.table.moment import Moment
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment
from companion.table.table import Table


def segments(strip: StripSettings) -> tuple[Message, ...]:
    """The host's names of the segments, in their order; a strip without any counts as one."""
    return tuple(_named(strip.segments)) or (say("segment-whole", leds=strip.length),)


def _named(laid: tuple[Segment, ...]) -> Iterator[Message]:
    for segment in laid:
        what, _, number = segment.shows.partition("-")
        words = {"n": int(number)} if number else {}
        yield say(f"segment-{what}", leds=segment.leds, **words)


log = logging.getLogger(__name__)

FRAMES_PER_SECOND = 30.0
BLEND_S = 0.3
TRIAL_S = 5.0
"""Time for which a segment on trial is lit."""
MOST_IN_A_SECOND = 3
"""New pictures within any second; the next one waits.

A flash takes two pictures, so that fast undo and redo cannot make the strip flash at 3 Hz.
"""


@dataclass(frozen=True)
class StripScene:
    """The input of a frame besides the time, and its start."""

    view: View | None
    around: TableSurroundings
    since: float
    trial: int | Rgb | Point | None = None
    """The segment that is tried out, by its number, or the colour, or the lamp that points."""


class StripController:
    """Keeps the strip lit, and its likeness on the page.

    `sight` is what the camera has to say, `blind` and `trouble` say whether the camera, or another device, is
    in trouble, `away` whose phones have lost the table, `tells` whether a big screen still tells what led to
    this, `going` whether the machine is being switched off.
    `rewire` is told the order of colours that the strip is to be opened with. A person who is asked is called
    after `call_s` seconds; 0 is never.
    """

    def __init__(
        self,
        table: Table,
        settings: StripSettings,
        page: Strip,
        strip_connection: StripConnection,
        blind: Callable[[], bool] = lambda: False,
        trouble: Callable[[], bool] = lambda: False,
        sight: Callable[[], CameraStatus] = CameraStatus,
        away: Callable[[], frozenset[str]] = frozenset,
        tells: Callable[[Moment], bool] = lambda _: False,
        going: Callable[[], bool] = lambda: False,
        rewire: Callable[[str], None] = lambda _: None,
        call_s: float = 0.0,
        clock: Callable[[], float] = monotonic,
        today: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._table = table
        self._settings = settings
        self._page, self._strip_connection = page, strip_connection
        self._blind, self._trouble, self._away, self._rewire = blind, trouble, away, rewire
        self._tells = tells
        self._going, self._call_s = going, call_s
        self._sight, self._pointer = sight, Pointer()
        self._clock, self._today = clock, today
        self._news = Event()
        self._stirred = clock()
        self._seen: tuple[int, View | None] = (-1, None)
        self._scene = StripScene(None, strip_frames.CALM, float("-inf"))
        self._taken_up = deque([float("-inf")] * MOST_IN_A_SECOND, MOST_IN_A_SECOND)
        self._trial: tuple[int | Rgb | Point, float] = (0, float("-inf"))
        self._lent: Rgb | None = None
        self._before: Frame | None = None
        self._shown: Frame | None = None

    def run(self, stop: Event) -> None:
        """Shows frames until `stop` is set, at once when the table changes; for a thread of its own."""
        leave = self._table.subscribe(lambda _: self._news.set())
        while not stop.is_set():
            try:
                self.show()
            except Exception:
                log.exception("the strip of table %s failed", self._table.id)
            self._news.wait(1 / FRAMES_PER_SECOND)
            self._news.clear()
        leave()
        self._strip_connection.close()

    @property
    def segments(self) -> tuple[Message, ...]:
        """The segments of the strip, as a host knows them."""
        return segments(self._settings)

    def lay(self, laid: tuple[Segment, ...]) -> None:
        """Changes the segments, from the next frame on; from any thread."""
        self._settings = replace(self._settings, segments=laid)

    def run_along(self, along: str, begins: int, ends: int) -> None:
        """Points along that edge of the mat from now on; from any thread."""
        self._settings = replace(self._settings, along=along, begins=begins, ends=ends)

    def point(self, lamp: int) -> None:
        """Lights one lamp alone for a few seconds, by its number from 0 on; from any thread."""
        self._try(Point(lamp))

    def try_out(self, number: int) -> None:
        """Lights that segment alone for a few seconds; from any thread. Raises IndexError without it."""
        if number >= max(1, len(self._settings.segments)):
            raise IndexError(number)
        self._try(number)

    def colour(self, light: Rgb) -> None:
        """Shows one colour along the whole strip for a few seconds; from any thread."""
        self._try(light)

    def lend(self, light: Rgb | None) -> None:
        """Shows that colour along the whole strip while there is no game; None: what it shows by itself."""
        self._lent = light
        self._news.set()

    def wire(self, order: str) -> None:
        """Reopens the strip with that colour order of its LEDs; from any thread."""
        self._settings = replace(self._settings, order=order)
        self._rewire(order)
        self._strip_connection.look_again()

    def _try(self, what: int | Rgb | Point) -> None:
        self._trial = (what, self._clock() + TRIAL_S)
        self._news.set()

    def show(self) -> None:
        """Draws and sends the current frame."""
        at = self._clock()
        if at - self._taken_up[0] >= 1:
            self._take_up(at)
        self._shown = self._frame(at)
        self._page.show(self._shown)
        self._strip_connection.show(self._shown, at)

    def _take_up(self, at: float) -> None:
        view, old = self._view(at), self._scene
        gone = departures(old.around.departures, old.view, view, at) if view else strip_frames.CALM.departures
        around = TableSurroundings(
            gone,
            self._trouble(),
            self._blind(),
            self._is_night(),
            away=self._away(),
            going=self._going(),
            lent=self._lent if view is None else None,
            rolling=_rolls(self._table.moment),
            counting=_is_decided(view) and self._tells(self._table.moment),
            pointing=self._pointing(view, at),
            call_s=self._call_s,
        )
        trial = self._trial[0] if at < self._trial[1] else None
        if (view, around, trial) != (old.view, old.around, old.trial):
            self._before = self._shown
            self._taken_up.append(at)
            self._scene = StripScene(view, around, at - 1 / FRAMES_PER_SECOND, trial)

    def _frame(self, at: float) -> Frame:
        scene = self._scene
        frame = (
            self._picture(at) if scene.trial is None else strip_frames.trial(self._settings, scene.trial, at)
        )
        return (
            frame
            if self._before is None
            else strip_frames.blended(self._before, frame, (at - scene.since) / BLEND_S)
        )

    def _picture(self, at: float) -> Frame:
        around = replace(self._scene.around, quiet=at - self._stirred)
        return strip_frames.picture(self._scene.view, self._settings, at, around)

    def _view(self, at: float) -> View | None:
        moment = self._table.moment
        if self._seen[0] != moment.stamp:
            view = None if moment.play is None else moment.play.public_view
            self._seen, self._stirred = (moment.stamp, view), at
        return self._seen[1]

    def _pointing(self, view: View | None, at: float) -> tuple[int, ...]:
        sight = self._sight()
        asked = self._pointer.of(sight.asked, at, moving=sight.moving)
        if view is None or not asked:
            return ()
        owners = {seat.colour: seat.seat for seat in view.seats}
        return lamps(asked, self._settings, SegmentShown(view, at), owners)

    def _is_night(self) -> bool:
        night = self._settings.night
        return night is not None and night.covers(self._today().time())


def _rolls(moment: Moment) -> bool:
    """True while the table waits for dice with pips, in any mood."""
    asked = open_roll(moment)
    return (
        asked is not None and isinstance(asked.question.form, RollDice) and asked.question.form.pips.total > 0
    )


def _is_decided(view: View | None) -> bool:
    """True while the dice that have led to a verdict lie there."""
    return view is not None and view.rolling is not None and view.mood in {Mood.SUCCESS, Mood.FAILURE}
