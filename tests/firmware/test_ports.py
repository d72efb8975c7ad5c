"""A panel is told by its USB identity, wherever it is plugged in."""

import pytest
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from firmware.ports import PICO, UNO, Port, panels, plugged


def port(device: str, identity: tuple[int, int], serial: str | None) -> Port:
    return Port(device, *identity, serial)


def test_boards_come_in_the_order_of_their_serial_numbers() -> None:
    late, early = port("/dev/ttyACM0", PICO, "E9"), port("/dev/ttyACM1", UNO, "75")
    assert panels((late, early)) == panels((early, late)) == (early, late)


def test_what_may_be_anything_is_no_panel_unless_it_is_named() -> None:
    converter = port("/dev/ttyUSB0", (0x1A86, 0x7523), None)
    assert panels((converter, Port("/dev/ttyS0"))) == ()


def test_the_machine_is_asked_for_its_ports(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ListPortInfo("/dev/ttyACM0", skip_link_detection=True)
    found.vid, found.pid, found.serial_number = 0x2E8A, 0x0005, "E9"
    monkeypatch.setattr(list_ports, "comports", lambda: [found, ListPortInfo("/dev/ttyS0")])
    assert plugged() == (port("/dev/ttyACM0", PICO, "E9"), Port("/dev/ttyS0"))


def test_a_port_is_called_by_its_device_and_its_number() -> None:
    assert (str(port("/dev/ttyACM0", PICO, "E9")), str(Port("COM3"))) == ("/dev/ttyACM0 (E9)", "COM3")
