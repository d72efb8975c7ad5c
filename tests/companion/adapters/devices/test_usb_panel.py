"""The panel is looked for if the settings want one, and whatever is the matter with it is said."""

import pytest

from companion.adapters.devices.usb_panel import UsbPanel, panel_messages
from companion.devices.panel import served
from companion.devices.panel_status import PanelState, Status
from companion.table.settings.device_settings import ButtonSettings, PanelSettings, StripSettings
from firmware import wire
from firmware.handshake import Here
from firmware.ports import Port
from tests.firmware.pretend_board import BUSY
from tests.firmware.pretend_pico import PretendPico

PORT, OTHER = Port("/dev/ttyACM0", serial="E1"), Port("/dev/ttyACM1", serial="E2")


def here(version: int = wire.VERSION, lamps: int = 60) -> Here:
    return Here(1, version, lamps, 7, 0, "pico")


def usb(strip: str, buttons: str, port: str = "") -> UsbPanel:
    return UsbPanel(
        StripSettings(kind=strip), ButtonSettings(kind=buttons), PanelSettings(port), lambda: None
    )


@pytest.mark.parametrize(
    ("strip", "buttons", "looked_for", "listened_to"),
    [
        ("page", "page", False, False),
        ("find", "page", True, False),
        ("panel", "gpio", True, False),
        ("ws2812", "find", True, True),
        ("page", "panel", True, True),
    ],
)
def test_it_is_looked_for_where_the_settings_leave_room_for_it(
    strip: str, buttons: str, looked_for: bool, listened_to: bool
) -> None:
    found = usb(strip, buttons)
    assert (found.panel is not None, found.buttons is not None) == (looked_for, listened_to)


@pytest.mark.parametrize("lamps", [True, False])
def test_its_buttons_are_lit_if_they_have_lamps(pico: PretendPico, lamps: bool) -> None:
    settings = PanelSettings(str(pico.file), button_lamps=lamps)
    found = UsbPanel(StripSettings(kind="page"), ButtonSettings(kind="panel"), settings, lambda: None)
    assert found.panel is not None
    with served(found.panel, BUSY):
        found.panel.light({"undo"})
        assert pico.glows({1})
        found.light({"go-on"})
        assert pico.glows({0} if lamps else {1})


@pytest.mark.parametrize(
    ("state", "lamps", "lit"), [("here", 60, True), ("here", 0, False), ("gone", 60, False)]
)
def test_it_is_a_strip_while_it_is_there_and_has_lamps(state: str, lamps: int, lit: bool) -> None:
    found = usb("find", "find")
    assert found.strip() is None
    assert found.panel is not None
    found.panel.status = Status(PanelState(state), PORT, here(lamps=lamps))
    assert (found.strip() is found.panel) is lit


def told(status: Status, named: bool = False) -> list[str]:
    return [one.key for one in panel_messages(status, 60, named)]


def test_a_panel_that_was_never_there_is_missed_only_if_it_was_named() -> None:
    assert told(Status()) == []
    assert told(Status(), named=True) == ["panel-none"]
    assert told(Status(PanelState.GONE, PORT, here())) == ["panel-gone"]


@pytest.mark.parametrize("state", ["nonsense", "silent", "denied", "taken", "faulty"])
def test_what_is_wrong_at_a_port_is_said_with_the_port(state: str) -> None:
    (one,) = panel_messages(Status(PanelState(state), PORT), 60, named=False)
    assert (one.key, one.values["port"]) == (f"panel-{state}", "/dev/ttyACM0")


def test_a_panel_that_is_all_right_is_not_spoken_of() -> None:
    assert told(Status(PanelState.HERE, PORT, here())) == []


def test_another_version_another_strip_a_jam_and_a_second_board_are_all_said() -> None:
    old = Status(PanelState.HERE, PORT, here(wire.VERSION - 1, 59), (OTHER,), ("undo",))
    assert told(old) == ["panel-old", "panel-lamps", "button-stuck", "panel-others"]
    assert told(Status(PanelState.HERE, PORT, here(wire.VERSION + 1))) == ["panel-newer"]
