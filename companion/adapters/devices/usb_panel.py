"""The USB panel of this table: whether the program looks for one, and its messages for the kiosk."""

from collections.abc import Callable, Collection, Iterator

from companion.devices.colour_order import lamps_sent
from companion.devices.panel import UsbPanelDevice
from companion.devices.panel_status import PanelState, Status
from companion.engine.words import Message, say
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings

PANEL, LOOKED_FOR = "panel", ("find", "panel")
AT_A_PORT = (PanelState.NONSENSE, PanelState.SILENT, PanelState.DENIED, PanelState.TAKEN, PanelState.FAULTY)


class UsbPanel:
    """The panel that the settings mean, which still has to be run; `panel` is None where they want none.

    `changed` is called when it comes, goes, or has something else the matter with it.
    """

    def __init__(
        self,
        strip: StripSettings,
        buttons: ButtonSettings,
        settings: PanelSettings,
        changed: Callable[[], None],
    ) -> None:
        self._named = PANEL in {strip.kind, buttons.kind} or bool(settings.port)
        wanted = strip.kind in LOOKED_FOR or buttons.kind in LOOKED_FOR
        length = lamps_sent(strip.length, strip.colours)
        self.panel = UsbPanelDevice(length, settings.port, buttons.hold_s, changed) if wanted else None
        self.buttons = self.panel if buttons.kind in LOOKED_FOR else None
        """The panel, if its buttons count."""
        self._has_lamps = settings.button_lamps

    def light(self, names: Collection[str]) -> None:
        """Lights the lamps of exactly these buttons, where they count and have some."""
        if self.buttons is not None and self._has_lamps:
            self.buttons.light(names)

    def strip(self) -> UsbPanelDevice | None:
        """The panel, if it is there and has lamps."""
        here = self.panel.status.here if self.panel and self.panel.status.state is PanelState.HERE else None
        return self.panel if here and here.lamps else None

    @property
    def troubles(self) -> tuple[Message, ...]:
        """Messages for the host, the worst first."""
        if self.panel and self.panel.hangs:
            port = self.panel.status.port
            return (say("panel-faulty", port=port.device if port else "USB"),)
        return tuple(panel_messages(self.panel.status, self.panel.length, self._named)) if self.panel else ()


def panel_messages(status: Status, length: int, named: bool) -> Iterator[Message]:
    """Messages for the host about a panel whose strip has `length` LEDs in the settings.

    With `named`, the settings ask for a panel; otherwise one that never was there is not reported.
    """
    port = status.port.device if status.port else ""
    if status.state is PanelState.GONE or (status.state is PanelState.NONE and named):
        yield say(f"panel-{status.state}")
    elif status.state in AT_A_PORT:
        yield say(f"panel-{status.state}", port=port)
    elif status.state is PanelState.HERE and status.here is not None:
        if status.is_old or status.is_newer:
            yield say("panel-old" if status.is_old else "panel-newer")
        if status.here.lamps not in {0, length}:
            yield say("panel-lamps", n=status.here.lamps, m=length)
        if status.stuck:
            yield say("button-stuck", button=say(f"button-{status.stuck[0]}"))
    if status.others:
        yield say("panel-others", port=port, others=", ".join(map(str, status.others)))
