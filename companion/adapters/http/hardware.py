"""What stands at a table besides its pages."""

from dataclasses import dataclass

from companion.adapters.buttons.button_input import Hands
from companion.adapters.camera.dice_input import Eye
from companion.adapters.camera.dice_teacher import Teacher
from companion.adapters.camera.pretend_throws import Throwing
from companion.adapters.camera.tiles.tile_input import TileEye
from companion.adapters.devices.button_connection import Contacts
from companion.adapters.devices.strip_connection import Outlet
from companion.adapters.devices.strip_controller import Lamps
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.seats.claims import Claims
from companion.devices.buttons import FakeButtons
from companion.devices.strip import FakeStrip
from companion.engine.words import Message
from vision.cameras.pretend import PretendCamera


@dataclass(frozen=True)
class Hardware:
    """What stands at a table besides its pages; what is None is not there."""

    eye: Eye | None = None
    camera: PretendCamera | None = None
    buttons: FakeButtons | None = None
    hands: Hands | None = None
    strip: FakeStrip | None = None
    outlet: Outlet | None = None
    contacts: Contacts | None = None
    claims: Claims | None = None
    panel: UsbPanel | None = None
    teacher: Teacher | None = None
    lamps: Lamps | None = None
    tiles: TileEye | None = None
    throwing: Throwing | None = None

    @property
    def troubles(self) -> tuple[Message, ...]:
        """What is not as it should be, and costs the game nothing."""
        devices = (self.outlet, self.contacts)
        found = tuple(one.trouble for one in devices if one is not None and one.trouble is not None)
        return (*found, *(self.panel.troubles if self.panel else ()))

    @property
    def touchable(self) -> bool:
        """Whether there are buttons besides those on the page."""
        on_panel = self.panel.buttons.names if self.panel and self.panel.buttons else ()
        return bool(on_panel) or (self.contacts is not None and self.contacts.buttons is not None)
