"""Tries each device of a table while no table runs."""

from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path
from socket import create_connection

from companion.adapters.camera.camera_open import is_expected
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_finder import StripFinder
from companion.adapters.devices.usb_panel import UsbPanel
from companion.devices.gpio import Pins
from companion.devices.panel import served
from companion.devices.strip import DARK
from companion.engine.words import Printed, say
from companion.table.settings.settings import Settings
from companion.upkeep.equipment import Equipment
from vision.calibration.shelf import Calibrations
from vision.cameras import Camera, CameraError, CameraLost
from vision.cameras.pretend import PretendCamera
from vision.pictures.light import has_no_colour, lacking
from vision.reading import ReadingProblem

GLANCES = 15
"""Pictures until a webcam has found its exposure."""
PANEL_PATIENCE_S = 3.0
BROKER_PATIENCE_S = 3.0


@dataclass(frozen=True)
class DeviceCheck:
    """The input of a device check: settings, camera opener, and the folder of calibrations."""

    settings: Settings
    camera: Callable[[], Camera]
    data: Path
    calibrations: Path

    def equipment(self) -> Equipment:
        """The state of all devices; each is closed again after its check."""
        return self._with_devices(self._with_camera(Equipment(broker=self._broker())))

    def _broker(self) -> str | None:
        """Health of a running table's connection to the café's broker; None if the settings name none."""
        cafe = self.settings.cafe
        if not cafe.broker:
            return None
        if find_spec("paho") is None:
            return "missing"
        try:
            create_connection((cafe.broker, cafe.port), BROKER_PATIENCE_S).close()
        except OSError:
            return "away"
        return "reachable"

    def _with_camera(self, bare: Equipment) -> Equipment:
        version = Calibrations(self.calibrations).current
        bare = replace(bare, score=version.score if version else None)
        try:
            camera = self.camera()
        except CameraError as fault:
            if not is_expected(self.settings.camera.source):
                return replace(bare, without_camera=True)
            return replace(bare, camera_lost=say("camera-lost", reason=Printed(str(fault), "en")))
        try:
            return replace(bare, pretends=isinstance(camera, PretendCamera), amiss=_looked(camera))
        except CameraLost as fault:
            return replace(bare, camera_lost=say("camera-lost", reason=Printed(str(fault), "en")))
        finally:
            camera.close()

    def _with_devices(self, bare: Equipment) -> Equipment:
        pins = Pins(self.data)
        usb = UsbPanel(self.settings.strip, self.settings.buttons, self.settings.panel, _unheard)
        with served(usb.panel, PANEL_PATIENCE_S) if usb.panel else nullcontext():
            button_connection = ButtonConnection(self.settings.buttons, pins, _unheard)
            strip_connection = StripConnection(
                StripFinder(self.settings.strip, pins, usb.strip).find, _unheard
            )
            strip_connection.show((DARK,) * self.settings.strip.length, 0.0)
            found = replace(
                bare,
                buttons_lost=button_connection.trouble,
                touchable=button_connection.buttons is not None or bool(usb.buttons and usb.buttons.names),
                strip_lost=strip_connection.trouble,
                lit=strip_connection.lit,
                panel=usb.panel.status.state if usb.panel else None,
                panel_troubles=usb.troubles,
            )
            strip_connection.close()
        return found


def _looked(camera: Camera) -> frozenset[ReadingProblem]:
    for _ in range(GLANCES):
        camera.glance()
    frame = camera.frame()
    problem = lacking(frame)
    return frozenset([problem] if problem else [ReadingProblem.NO_COLOUR] if has_no_colour(frame) else [])


def _unheard() -> None:
    """A callback for changes that nothing needs here."""
