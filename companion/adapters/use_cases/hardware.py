"""The devices at a table besides its pages."""

from dataclasses import dataclass

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.camera.phone_photos import PhonePhotos
from companion.adapters.camera.pretend_throws import PretendThrows
from companion.adapters.camera.tiles.tile_input import TileInput
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.seats.claims import Claims
from companion.devices.buttons import FakeButtons
from companion.devices.strip import FakeStrip
from companion.engine.words import Message
from vision.cameras.pretend import PretendCamera


@dataclass(frozen=True)
class Hardware:
    """The devices at a table; None for one that is missing."""

    dice_input: DiceInput | None = None
    camera: PretendCamera | None = None
    buttons: FakeButtons | None = None
    button_input: ButtonInput | None = None
    strip: FakeStrip | None = None
    strip_connection: StripConnection | None = None
    button_connection: ButtonConnection | None = None
    claims: Claims | None = None
    panel: UsbPanel | None = None
    teacher: DiceTeacher | None = None
    strip_controller: StripController | None = None
    tiles: TileInput | None = None
    throwing: PretendThrows | None = None
    photos: PhonePhotos | None = None

    @property
    def troubles(self) -> tuple[Message, ...]:
        """Troubles that cost the game nothing."""
        devices = (self.strip_connection, self.button_connection)
        found = tuple(
            device.trouble for device in devices if device is not None and device.trouble is not None
        )
        return (*found, *(self.panel.troubles if self.panel else ()))

    @property
    def touchable(self) -> bool:
        """True with buttons besides those on the page."""
        on_panel = self.panel.buttons.names if self.panel and self.panel.buttons else ()
        return bool(on_panel) or (
            self.button_connection is not None and self.button_connection.buttons is not None
        )
