"""The USB panel: a strip and buttons on a board that can be plugged in at any time."""

import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from random import randrange
from threading import Event, Lock, Thread
from time import monotonic

import serial

from companion.devices.buttons import NAMES, Listener, Listeners
from companion.devices.chord import Chord
from companion.devices.debounce import Key
from companion.devices.panel_search import Search
from companion.devices.panel_session import Session, WantedLights
from companion.devices.panel_status import PanelState, Status, state_of
from companion.devices.strip import Frame, checked
from companion.devices.trouble import Patience
from firmware.ports import PORT_FAULTS, Port, plugged

log = logging.getLogger(__name__)

BAUD = 115200
LOOK = 0.05
"""Seconds that reading waits at most, so that nothing else waits longer."""
FIRST_WAIT, LONGEST_WAIT = 0.25, 2.0
"""Seconds between two looks for a panel: doubled up to the longest."""
MOST_FADE = 20
"""Hundredths of a second: pictures that come more seldom fade no slower."""
UNDO_PLACE = NAMES.index("undo")


class UsbPanelDevice:
    """A strip of `length` lamps and some buttons, kept alive by `run` in a thread of its own.

    The board is the first by serial number of those that `ports` lists, or the one whose port or serial
    number is `chosen`. What the strip shows is shown again when the board is back. `changed` is called, in
    that thread, whenever `status` is another. The button that takes back counts when it was held for `hold`
    seconds.
    """

    def __init__(
        self,
        length: int,
        chosen: str = "",
        hold: float = 1.0,
        changed: Callable[[], None] = lambda: None,
        ports: Callable[[], tuple[Port, ...]] = plugged,
        patience: Patience | None = None,
    ) -> None:
        self.length = length
        self.status = Status()
        self.session: Session | None = None
        self._hold, self._changed, self._patience = hold, changed, patience or Patience()
        self._search = Search(chosen, ports)
        self._listeners = Listeners()
        self._wanted: WantedLights | None = None
        self._shown_at = 0.0
        self._lit = 0
        self._keys: dict[str, Key] = {}
        self._chord = Chord()
        self._port: serial.Serial | None = None
        self._waking = Lock()
        self._number = randrange(255)

    @property
    def hangs(self) -> bool:
        """True while its port does not come back; from any thread."""
        return self._patience.is_over

    @property
    def names(self) -> tuple[str, ...]:
        """The buttons of the board that was last here, in their order; more than a table has do not count."""
        return NAMES[: self.status.here.buttons] if self.status.here else ()

    @property
    def held(self) -> frozenset[str]:
        """Those that a finger holds down now; from any thread."""
        at, keys = monotonic(), self._keys
        return frozenset([name for name, key in keys.items() if key.held(at)])

    def listen(self, listener: Listener) -> None:
        """Tells the listener of every press from now on, in the panel's thread."""
        self._listeners.add(listener)

    def show(self, frame: Frame) -> None:
        """Shows the frame now, or when the board is back. Raises ValueError unless it has `length` lamps."""
        lamps, now = b"".join(map(bytes, checked(frame, self.length))), monotonic()
        fade = min(MOST_FADE, round(100 * (now - self._shown_at)))
        self._shown_at, self._wanted = now, WantedLights(lamps, fade, now)
        self._wake()

    def light(self, names: Collection[str]) -> None:
        """Lights the lamps of exactly these buttons, now or when the board is back; from any thread."""
        self._lit = sum(1 << place for place, name in enumerate(NAMES) if name in names)
        self._wake()

    def close(self) -> None:
        """Does nothing: the port is open only during `run`."""

    def run(self, stop: Event) -> None:
        """Looks for the board and serves it until `stop` is set; for a thread of its own."""
        wait = FIRST_WAIT
        while not stop.is_set():
            try:
                met = self._try(stop)
            except Exception:
                log.exception("the panel failed")
                met = False
            wait = FIRST_WAIT if met else min(2 * wait, LONGEST_WAIT)
            stop.wait(wait)

    def _wake(self) -> None:
        with self._waking, suppress(OSError):
            if self._port is not None:
                self._port.cancel_read()

    def _try(self, stop: Event) -> bool:
        with self._patience.waits():
            port, others = self._search.find()
        self._tell(others=others)
        met = port is not None and self._serve(port, stop)
        if not met and self.status.here is not None:
            self._tell(state=PanelState.GONE)
        return met

    def _serve(self, port: Port, stop: Event) -> bool:
        self._number = self._number % 255 + 1  # not 0, and not the last one's, whose words may still arrive
        session = Session(self._number, monotonic())
        try:
            with self._patience.waits():
                line = serial.Serial(port.device, BAUD, timeout=LOOK, write_timeout=1, exclusive=True)
            with line as opened:
                opened.reset_input_buffer()
                self._take_hold(opened, session)
                self._talk(session, port, opened, stop)
            state = PanelState.NONSENSE if session.noise else PanelState.SILENT
        except PORT_FAULTS as fault:
            state = state_of(fault)
        finally:
            self._take_hold(None, None)
        if session.here is None:
            self._search.was_in_vain(port)
        if not stop.is_set():
            self._tell(state=state if session.here is None else PanelState.GONE, port=port)
        return session.here is not None

    def _take_hold(self, port: serial.Serial | None, session: Session | None) -> None:
        with self._waking:
            self._port, self.session, self._keys = port, session, {}

    def _talk(self, session: Session, port: Port, opened: serial.Serial, stop: Event) -> None:
        while not stop.is_set() and not session.over(monotonic()):
            data = session.due(monotonic(), self._wanted, self._lit)
            with self._patience.waits():
                if data:
                    opened.write(data)
                arrived = opened.read(max(1, opened.in_waiting))
            pressed = session.hear(arrived, monotonic())
            if session.here is not None:
                self._tell(state=PanelState.HERE, port=port, here=session.here)
                if arrived:  # or nothing is known of what is held
                    self._feel(session.down, pressed, monotonic())

    def _feel(self, down: int, pressed: list[int], at: float) -> None:
        if not self._keys:
            self._keys = {name: self._key(place, down, at) for place, name in enumerate(self.names)}
        presses = []
        for place, (name, key) in enumerate(self._keys.items()):
            if place in pressed:
                key.edge(True, at)
            if key.tick(at):
                presses.append(name)
            if not down >> place & 1:
                key.edge(False, at)
        for name in self._chord.sorted(presses, self._keys, at):
            self._listeners.tell(name)
        self._tell(stuck=tuple(name for name, key in self._keys.items() if key.stuck(at)))

    def _key(self, place: int, down: int, at: float) -> Key:
        return Key(0.0, self._hold if place == UNDO_PLACE else 0.0, bool(down >> place & 1), at)

    def _tell(self, **news: object) -> None:
        status = replace(self.status, **news)  # type: ignore[arg-type]  # mypy knows no fields of replace
        if status == self.status:
            return
        self.status = status
        log.info("the panel: %s", status)
        try:
            self._changed()
        except Exception:
            log.exception("the news of the panel did not go through")


@contextmanager
def served(panel: UsbPanelDevice, seconds: float) -> Iterator[None]:
    """Runs the panel until the block ends.

    The block starts once the panel is there, or after that many seconds.
    """
    stop = Event()
    thread = Thread(target=panel.run, args=(stop,), name="panel")
    thread.start()
    try:
        ends = monotonic() + seconds
        while panel.status.state is not PanelState.HERE and monotonic() < ends:
            stop.wait(LOOK)
        yield
    finally:
        stop.set()
        thread.join()
