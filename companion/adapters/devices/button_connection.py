"""The buttons on this machine's pins, if any, and their fault."""

import logging
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from companion.devices.buttons import NAMES
from companion.devices.gpio import Pins, is_a_pi
from companion.devices.trouble import DeviceTrouble, in_trouble, opened_in_time
from companion.engine.words import Message, Printed, say
from companion.table.settings.device_settings import ButtonSettings

if TYPE_CHECKING:
    from companion.devices.gpio_buttons import GpioButtons

log = logging.getLogger(__name__)

GO_ON, UNDO, *SEATS = NAMES


class ButtonConnection:
    """Opened as the settings say; what cannot be opened is said, and costs the game nothing.

    `changed` is called when a button gets stuck or loose.
    """

    def __init__(self, settings: ButtonSettings, pins: Pins, changed: Callable[[], None]) -> None:
        self.buttons: GpioButtons | None = None
        self._fault: Message | None = None
        if settings.kind == "gpio" or (settings.kind == "find" and is_a_pi()):
            try:
                self.buttons = opened_in_time("the buttons", lambda: _opened(settings, pins, changed))
            except DeviceTrouble as fault:
                self._fail(fault)

    @property
    def trouble(self) -> Message | None:
        """The current fault, or None."""
        stuck = sorted(self.buttons.stuck) if self.buttons else []
        return say("button-stuck", button=say(f"button-{stuck[0]}")) if stuck else self._fault

    def light(self, names: Collection[str]) -> None:
        """Lights the lamps of exactly these buttons, where they have some."""
        if self.buttons is None:
            return
        try:
            with in_trouble("the lamps of the buttons"):
                self.buttons.light(names)
        except DeviceTrouble as fault:
            self._fail(fault)

    def _fail(self, fault: DeviceTrouble) -> None:
        log.warning("%s", fault)
        self._fault = say("buttons-lost", reason=Printed(str(fault), "en"))


def _opened(settings: ButtonSettings, pins: Pins, changed: Callable[[], None]) -> "GpioButtons":
    from companion.devices.gpio_buttons import GpioButtons  # noqa: PLC0415 - 3 MB, for pins that most tables lack

    return GpioButtons(
        _wired(settings.go_on, settings.undo, settings.seats),
        _wired(settings.go_on_lamp, settings.undo_lamp, settings.seat_lamps),
        pins.factory,
        still=settings.debounce_ms / 1000,
        holds={UNDO: settings.hold_s},
        changed=changed,
    )


def _wired(go_on: int, undo: int, seats: tuple[int, ...]) -> dict[str, int]:
    """The pin of each button that has one."""
    named = {GO_ON: go_on, UNDO: undo, **dict(zip(SEATS, seats, strict=False))}
    return {name: pin for name, pin in named.items() if pin}
