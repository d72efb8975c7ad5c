"""Opens the devices of a table: camera, buttons and strip, and what joins them to it."""

from collections.abc import Callable, Collection
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from math import inf

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.camera.camera_open import first_camera, is_expected, open_pretend_or_real
from companion.adapters.camera.camera_supervisor import PATIENCE_S, CameraSupervisor
from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.dice_memory import DiceMemory
from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.camera.frame_observers import FrameObservers, MemoryTrim
from companion.adapters.camera.phone_photos import PhonePhotos
from companion.adapters.camera.pretend_throws import PretendThrows
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.camera.tiles.pretend_table import PretendTable
from companion.adapters.camera.tiles.tile_input import TileInput
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.devices.strip_finder import StripFinder
from companion.adapters.devices.usb_panel import UsbPanel
from companion.adapters.game_catalogue.staging import is_telling
from companion.adapters.seats.claims import Claims
from companion.adapters.seats.presence import Presence
from companion.adapters.system.power import Power
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.wizard.button_trial import ButtonTrial
from companion.app.settings import CompanionSettings
from companion.app.threads import Threads
from companion.devices.buttons import FakeButtons
from companion.devices.gpio import Pins
from companion.devices.strip import FakeStrip
from companion.table.table import Table
from vision.calibration.shelf import Calibrations


class Signal:
    """Calls all that are connected, the latest first."""

    def __init__(self, *connected: Callable[[], None]) -> None:
        self._connected = list(connected)

    def connect(self, call: Callable[[], None]) -> None:
        """From now on this is called, too."""
        self._connected.append(call)

    def __call__(self) -> None:
        for call in reversed(self._connected):
            call()


@dataclass(frozen=True)
class Around:
    """The table that devices are joined to, the pages that they wake, and who runs and closes them."""

    settings: CompanionSettings
    table: Table
    presence: Presence
    photographs: RollPhotos
    power: Power
    trial: ButtonTrial
    threads: Threads
    closing: ExitStack


@dataclass(frozen=True)
class CameraParts:
    """The camera with everybody who looks through it."""

    supervisor: CameraSupervisor
    dice_input: DiceInput
    teacher: DiceTeacher
    tiles: TileInput
    photos: PhonePhotos
    lone_reader: TableReader
    """For single frames: the camera's own may be busy."""
    pretend: PretendTable | None


@dataclass(frozen=True)
class Devices:
    """All devices as pages use them, and what only the process needs of them."""

    hardware: Hardware
    supervisor: CameraSupervisor
    lone_reader: TableReader
    strip_controller: StripController


def open_devices(around: Around) -> Devices:
    """Opens all of them; their threads run once they are started."""
    settings, presence, threads = around.settings, around.presence, around.threads
    changed, panel_changed = Signal(presence.wake), Signal(presence.wake)
    camera = _open_camera(around, changed)
    pins = Pins(settings.data)
    claims = Claims(around.table, changed, connected=presence.here)
    button_connection = ButtonConnection(settings.buttons, pins, presence.wake)
    panel = UsbPanel(settings.strip, settings.buttons, settings.panel, panel_changed)
    on_page, button_input = _open_buttons(around, button_connection, panel, claims, camera.dice_input)
    changed.connect(button_input.look)
    finder = StripFinder(settings.strip, pins, panel.strip)
    strip_connection = StripConnection(finder.find, presence.wake)
    panel_changed.connect(strip_connection.look_again)
    if panel.panel is not None:
        threads.add("panel", panel.panel.run)
    strip = FakeStrip(settings.strip.length)

    def in_trouble() -> bool:
        return bool(hardware.troubles)

    controller = _open_strip(around, strip, strip_connection, finder, camera.dice_input, in_trouble)
    hardware = Hardware(
        dice_input=camera.dice_input,
        camera=camera.pretend,
        buttons=on_page,
        button_input=button_input,
        strip=strip,
        strip_connection=strip_connection,
        button_connection=button_connection,
        claims=claims,
        panel=panel,
        teacher=camera.teacher,
        strip_controller=controller,
        tiles=camera.tiles,
        throwing=PretendThrows(lambda: camera.dice_input.sight, changed) if camera.pretend else None,
        photos=camera.photos,
    )
    return Devices(hardware, camera.supervisor, camera.lone_reader, controller)


def _open_camera(around: Around, changed: Signal) -> CameraParts:
    settings, table, wake = around.settings, around.table, around.presence.wake
    reread, memory = Signal(), DiceMemory(table)
    dice_input = DiceInput(
        table,
        around.photographs,
        changed,
        by_tokens=settings.tokens_answer,
        expects_camera=is_expected(settings.camera),
        read_again=reread,
        learn=memory.learn,
    )
    camera = first_camera(settings.camera, waits=settings.waits)
    around.closing.callback(camera.close)
    pretend = camera if isinstance(camera, PretendTable) else None
    reader = TableReader(table, lambda: teacher.owners, memory)
    calibrations = Calibrations(settings.data / "calibration" / settings.table)
    teacher = DiceTeacher(table, calibrations, reader.forget_mat, wake)
    lone_reader = TableReader(table, lambda: teacher.owners, memory)
    photos = PhonePhotos(dice_input, lone_reader.read_alone)
    around.threads.add("photographs", photos.run)
    tiles = TileInput(table, wake, pretend, evidence=around.photographs)
    around.threads.add("tiles", tiles.run)
    supervisor = CameraSupervisor(
        camera,
        reader,
        FrameObservers(dice_input, tiles, teacher, MemoryTrim()),
        lambda: pretend or open_pretend_or_real(settings.camera),
        inf if pretend else PATIENCE_S,  # what draws its own pictures may take its time
    )
    reread.connect(supervisor.look_again)
    around.threads.add("camera", supervisor.run)
    return CameraParts(supervisor, dice_input, teacher, tiles, photos, lone_reader, pretend)


def _open_buttons(
    around: Around, connection: ButtonConnection, panel: UsbPanel, claims: Claims, dice_input: DiceInput
) -> tuple[FakeButtons, ButtonInput]:
    """The buttons on the pages, and the input from those and from real ones."""
    real = connection.buttons
    on_page = FakeButtons(real.names) if real else FakeButtons()

    def light(names: Collection[str]) -> None:
        connection.light(names)
        panel.light(names)

    button_input = ButtonInput(
        around.table,
        tuple(source for source in (on_page, real, panel.buttons) if source is not None),
        lambda name: around.trial.press(name) or around.power.press(name),
        claims=claims,
        lying=lambda: dice_input.sight.lying,
        tokens=lambda: dice_input.sight.tokens,
        light=light,
        changed=around.presence.wake,
    )
    around.closing.callback(button_input.close)
    if real:
        around.threads.add("buttons", real.run)
    return on_page, button_input


def _open_strip(
    around: Around,
    strip: FakeStrip,
    connection: StripConnection,
    finder: StripFinder,
    dice_input: DiceInput,
    in_trouble: Callable[[], bool],
) -> StripController:
    table, presence = around.table, around.presence
    controller = StripController(
        table,
        around.settings.strip,
        strip,
        connection,
        rewire=finder.rewire,
        blind=lambda: dice_input.sight.lost is not None,
        sight=lambda: dice_input.sight,
        trouble=in_trouble,
        away=lambda: presence.away(table.moment.seating),
        tells=partial(is_telling, presence.big_screen),
        going=lambda: around.power.going,
        call_s=around.settings.kiosk.call_s,
    )
    around.threads.add("strip", controller.run)
    return controller
