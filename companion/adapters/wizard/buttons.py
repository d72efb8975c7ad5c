"""The buttons step: names each pressed button, and sorts those of the seats."""

from companion.adapters.language.speech import Speech
from companion.adapters.wizard.step import WizardInput, WizardParts, knob, unknown
from companion.engine.refusal import refuse
from companion.engine.words import Message, say
from companion.table.settings.device_settings import ButtonSettings
from web.shown.wizard import Knob, SetUpSheetView

SEAT = "seat-"
KEEP, AGAIN = "keep", "again"


class ButtonsStep:
    """The buttons on pins and on the panel; those on the kiosk's page need no trial."""

    id = "buttons"

    def __init__(self, parts: WizardParts) -> None:
        self._parts = parts

    def sheet(self, speech: Speech) -> SetUpSheetView:
        """Every button that there is, and whether it was pressed."""
        names = self._names
        if not names:
            return SetUpSheetView((speech(say("set-up-buttons-none")),))
        pressed = self._parts.touched.names
        lines = [say("set-up-buttons"), *(_line(name, name in pressed) for name in names)]
        return SetUpSheetView(tuple(map(speech, lines)), self._knobs(speech, pressed))

    def do(self, doing: WizardInput) -> None:
        """Saves the order in which the seats' buttons were pressed, or starts over."""
        if doing.what != "order" or doing.choice not in {KEEP, AGAIN}:
            raise unknown()
        if doing.choice == KEEP:
            self._keep(tuple(name for name in self._parts.touched.names if name.startswith(SEAT)))
        self._parts.touched.forget()

    def _keep(self, pressed: tuple[str, ...]) -> None:
        settings = self._parts.preferences.now.buttons
        if sorted(pressed) != [f"{SEAT}{n}" for n in range(1, len(settings.seats) + 1)]:
            raise refuse("refused-order")
        self._parts.preferences.change("buttons", **reordered(settings, pressed))

    def _knobs(self, speech: Speech, pressed: tuple[str, ...]) -> tuple[Knob, ...]:
        """Only buttons on pins have an order that can be set: that of a panel is soldered."""
        button_connection = self._parts.button_connection
        if button_connection is None or button_connection.buttons is None:
            return ()
        order = ", ".join(speech(say(f"button-{name}")) for name in pressed if name.startswith(SEAT))
        label = say("set-up-order", order=order) if order else say("set-up-order-none")
        choices = [(KEEP, say("set-up-order-keep")), (AGAIN, say("set-up-order-again"))]
        return (knob(speech, "order", label, choices),)

    @property
    def _names(self) -> tuple[str, ...]:
        button_connection, panel = self._parts.button_connection, self._parts.panel
        on_pins = button_connection.buttons.names if button_connection and button_connection.buttons else ()
        on_panel = panel.buttons.names if panel and panel.buttons else ()
        return tuple(dict.fromkeys((*on_pins, *on_panel)))


def reordered(settings: ButtonSettings, pressed: tuple[str, ...]) -> dict[str, tuple[int, ...]]:
    """The pins of the seats' buttons, and of their lamps, in the order in which they were pressed."""
    places = [int(name.removeprefix(SEAT)) - 1 for name in pressed]
    seats = tuple(settings.seats[place] for place in places)
    lamps = settings.seat_lamps
    if len(lamps) < len(places):
        lamps = (*lamps, *(0,) * (len(places) - len(lamps)))
    return {"seats": seats, "seat_lamps": tuple(lamps[place] for place in places) if any(lamps) else ()}


def _line(name: str, pressed: bool) -> Message:
    key = "set-up-button-pressed" if pressed else "set-up-button-waits"
    return say(key, button=say(f"button-{name}"))
