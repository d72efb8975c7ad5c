"""Whatever is pulled out in the middle of a game, one thing after another or all at once, it is played on."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from gpiozero.pins.mock import MockFactory

from companion.adapters.devices import button_connection
from companion.app import Companion, CompanionSettings
from companion.devices import debounce, gpio, leds0
from companion.devices.panel_status import PanelState
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings
from tests.companion.devices.plugged import PluggedBoard
from tests.companion.waiting import wait_until
from tests.evening.players.evening import begin, code_on, kiosk, open_roll, sit_down, type_in
from tests.evening.players.phone import Phone
from tests.evening.players.player import Player
from vision.cameras import CameraLost
from vision.cameras.pretend import PretendCamera
from vision.pictures.thumbnail import Grey

GO_ON = 17
TAPS = 2
"""So many taps at most may anything take by hand."""


class PulledCamera(PretendCamera):
    """The pretend camera with a plug."""

    out = False

    def glance(self) -> Grey:
        """Raises CameraLost while it is pulled out."""
        if self.out:
            raise CameraLost("pulled out")
        return super().glance()


@dataclass
class Room:
    """A table with everything that can be pulled out of it, and the people around it."""

    companion: Companion
    camera: PulledCamera
    pins: MockFactory
    strip: Path
    panel: PluggedBoard
    screen: Phone
    phones: list[Phone]
    chance: Random

    def pull(self, thing: str) -> None:
        """Takes it out; a button cannot be missed, but jammed."""
        match thing:
            case "camera":
                self.camera.out = True
            case "buttons":
                self.pins.pin(GO_ON).drive_low()
            case "strip":
                self.strip.unlink()
            case "panel":
                self.panel.unplug()

    def bring_back(self, thing: str) -> None:
        match thing:
            case "camera":
                self.camera.out = False
            case "buttons":
                self.pins.pin(GO_ON).drive_high()
            case "strip":
                self.strip.touch()
            case "panel":
                self.panel.plug()

    def says(self, thing: str) -> bool:
        """True if the kiosk says that it is out."""
        return SAID[thing] in unescape(self.screen.page())

    def play(self, answers: int) -> None:
        """So many answers by hand, each with a tap or two."""
        for _ in range(answers):
            before = self.companion.table.moment.stamp
            for _ in range(TAPS):
                if self.companion.table.moment.stamp == before:
                    self._tap()
            assert self.companion.table.moment.stamp > before

    def play_to_a_roll(self) -> None:
        """Until dice are to be thrown."""
        while open_roll(self.phones[0]) is None:
            self.play(1)

    def _tap(self) -> None:
        """Somebody taps what is open: a button that is not barred, or the dice that were thrown."""
        for phone in self.phones:
            if Player(phone).act():
                return
        assert type_in(self.phones[0], self.chance)


SAID = {
    "camera": "I can’t see the table. Photograph the dice with a phone, or type them in.",
    "buttons": "is stuck down. Use the one on this screen.",
    "strip": "The light strip is dark",
    "panel": "The panel is unplugged. Play on with this screen and your phones",
}


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    pins, camera, panel = MockFactory(), PulledCamera(), PluggedBoard(tmp_path / "ttyACM0")
    strip = tmp_path / "leds0"
    strip.touch()
    panel.plug()
    replaced: tuple[tuple[Any, str, Any], ...] = (
        (gpio, "open_pins", lambda _: pins),
        (button_connection, "is_a_pi", lambda: True),
        (leds0, "DEVICE", strip),
        (debounce, "STUCK_S", 1.0),
    )
    for where, name, what in replaced:
        monkeypatch.setattr(where, name, what)
    monkeypatch.setattr("companion.app.devices.first_camera", lambda *_, **__: camera)
    settings = CompanionSettings(
        data=tmp_path / "data",
        host="127.0.0.1",
        port=0,
        strip=StripSettings(kind="leds0", leds=20),
        buttons=ButtonSettings(kind="find", go_on=GO_ON),
        panel=PanelSettings(port=str(panel.file)),
    )
    with Companion(settings) as running:
        base = f"http://127.0.0.1:{running.server.port}"
        screen = kiosk(base)
        phones = sit_down(base, code_on(screen))
        yield Room(running, camera, pins, strip, panel, screen, phones, Random(5))
    panel.unplug()
    pins.reset()


@pytest.mark.slow
def test_what_is_pulled_out_is_said_and_missed_by_nobody(room: Room) -> None:
    wait_until(lambda: panel_is_here(room))
    begin(room.screen)
    for thing in SAID:
        room.pull(thing)
        wait_until(said(room, thing))
        room.play(2)
        room.bring_back(thing)
        wait_until(not_said(room, thing))


@pytest.mark.slow
def test_all_of_it_is_pulled_out_at_once_and_comes_back(room: Room) -> None:
    wait_until(lambda: panel_is_here(room))
    begin(room.screen)
    for thing in SAID:
        room.pull(thing)
    for thing in SAID:
        wait_until(said(room, thing))
    room.play_to_a_roll()
    room.play(2)
    for thing in SAID:
        room.bring_back(thing)
    for thing in SAID:
        wait_until(not_said(room, thing))
    wait_until(lambda: panel_is_here(room))
    assert works_again(room)
    room.play(2)


def works_again(room: Room) -> bool:
    """True if the table sees, and hears a button of the panel."""
    hardware, heard = room.companion.door._at.hardware, list[str]()
    if hardware.dice_input is None or hardware.panel is None or hardware.panel.panel is None:
        return False
    hardware.panel.panel.listen(heard.append)
    room.panel.press(0)
    wait_until(lambda: heard == ["go-on"])
    return hardware.dice_input.sight.lost is None


def panel_is_here(room: Room) -> bool:
    panel = room.companion.door._at.hardware.panel
    return panel is not None and panel.panel is not None and panel.panel.status.state is PanelState.HERE


def said(room: Room, thing: str) -> Callable[[], bool]:
    return lambda: room.says(thing)


def not_said(room: Room, thing: str) -> Callable[[], bool]:
    return lambda: not room.says(thing)
