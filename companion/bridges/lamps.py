"""The strip follows the table: a few frames a second, each drawn from what the kiosk may see."""

import logging
from collections.abc import Callable, Mapping
from threading import Event
from time import monotonic

from companion.bridges import lights
from companion.devices.strip import Strip
from companion.engine.view import View
from companion.table.moment import Moment
from companion.table.table import Table

log = logging.getLogger(__name__)

FRAMES_PER_SECOND = 10.0


class Lamps:
    """Keeps one strip lit; what it knows beyond the view is only since when a seat has been dark."""

    def __init__(self, table: Table, strip: Strip, clock: Callable[[], float] = monotonic) -> None:
        self._table = table
        self._strip = strip
        self._clock = clock
        self._before: View | None = None
        self._departures: Mapping[str, float] = lights.NOBODY
        self._seen: tuple[int, View | None] = (-1, None)

    def run(self, stop: Event) -> None:
        """Shows frames until `stop` is set; for a thread of its own."""
        while not stop.wait(1 / FRAMES_PER_SECOND):
            try:
                self.show()
            except Exception:
                log.exception("the strip of table %s failed", self._table.id)

    def show(self) -> None:
        """Shows the frame of now."""
        at, view = self._clock(), self._view(self._table.moment)
        if view is None:
            self._strip.show(lights.lobby(self._strip.length, at))
            return
        self._departures = lights.departures(self._departures, self._before, view, at)
        self._before = view
        self._strip.show(lights.picture(view, self._strip.length, at, self._departures))

    def _view(self, moment: Moment) -> View | None:
        if self._seen[0] != moment.stamp:
            view = None if moment.play is None else moment.play.game.view(moment.play.state, None)
            self._seen = (moment.stamp, view)
        return self._seen[1]
