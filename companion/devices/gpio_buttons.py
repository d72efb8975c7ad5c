"""Buttons and their lamps on the pins of a Pi."""

import logging
from collections.abc import Callable, Collection, Mapping
from contextlib import ExitStack
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event
from time import monotonic
from typing import Any, TypeAlias

from gpiozero import LED, Button, Factory

from companion.devices.buttons import Listener, Listeners
from companion.devices.chord import Chord
from companion.devices.debounce import Key
from companion.devices.trouble import in_trouble

log = logging.getLogger(__name__)

LOOK_S = 0.25
"""Seconds between two looks at whether to stop."""
Edge: TypeAlias = tuple[str, bool, float]


class GpioButtons:
    """Buttons between a pin and ground, by name, and lamps in some of them.

    `holds` says which of them have to be held, and how long. gpiozero's own debouncing is not used: ours is
    the same on every kind of pin, and can be tested. `changed` is called when a button gets stuck or loose.
    """

    def __init__(
        self,
        pins: Mapping[str, int],
        lamps: Mapping[str, int],
        factory: Factory,
        still: float,
        holds: Mapping[str, float],
        changed: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.names = tuple(pins)
        self.stuck: frozenset[str] = frozenset()
        self._changed, self._clock = changed, clock
        self._listeners = Listeners()
        self._chord = Chord()
        self._edges: SimpleQueue[Edge] = SimpleQueue()
        with in_trouble("the buttons"), ExitStack() as opening:
            self._closing = opening
            self._lamps = {name: self._opened(LED(pin, pin_factory=factory)) for name, pin in lamps.items()}
            self._keys = {
                name: self._key(name, pin, factory, still, holds.get(name, 0.0)) for name, pin in pins.items()
            }
            self._closing = opening.pop_all()

    @property
    def held(self) -> frozenset[str]:
        """Those that a finger holds down now; from any thread."""
        at = self._clock()
        return frozenset(name for name, key in self._keys.items() if key.held(at))

    def listen(self, listener: Listener) -> None:
        """Tells the listener of every press from now on, in the thread that runs this."""
        self._listeners.add(listener)

    def light(self, names: Collection[str]) -> None:
        """Lights the lamps of exactly these."""
        for name, lamp in self._lamps.items():
            lamp.value = int(name in names)

    def run(self, stop: Event) -> None:
        """Turns edges into presses until `stop` is set; for a thread of its own."""
        while not stop.is_set():
            self.work(LOOK_S)
        self._closing.close()

    def work(self, patience: float = 0.0) -> None:
        """Processes the next edge, waiting up to that many seconds for one, and reports presses."""
        at = self._clock()
        due = [key.due(at) for key in self._keys.values()]
        try:
            soon = [seconds for seconds in (self._chord.due(at), *due) if seconds is not None]
            name, down, seen = self._edges.get(timeout=min([patience, *soon]))
            self._tick((name,), seen)
            self._keys[name].edge(down, seen)
        except Empty:
            pass
        if self._edges.empty():  # or a bounce that waits there would come too late to count as one
            self._look()

    def _tick(self, names: Collection[str], at: float) -> None:
        pressed = [name for name in names if self._keys[name].tick(at)]
        for name in self._chord.sorted(pressed, self._keys, at):
            self._listeners.tell(name)

    def _look(self) -> None:
        at = self._clock()
        self._tick(self.names, at)
        stuck = frozenset(name for name, key in self._keys.items() if key.stuck(at))
        if stuck != self.stuck:
            self.stuck = stuck
            self._changed()

    def _key(self, name: str, pin: int, factory: Factory, still: float, hold: float) -> Key:
        button = self._opened(Button(pin, pull_up=True, pin_factory=factory))
        button.when_pressed = partial(self._note, name, True)
        button.when_released = partial(self._note, name, False)
        return Key(still, hold, bool(button.is_pressed), self._clock())

    def _note(self, name: str, down: bool) -> None:
        # An exception here would end the thread that serves all pins: every button would fall silent.
        try:
            self._edges.put_nowait((name, down, self._clock()))
        except Exception:
            log.exception("an edge of %s was lost", name)

    def _opened(self, device: Any) -> Any:
        return self._closing.enter_context(device)
