"""The address on the QR code is one that phones can reach, written as browsers read it."""

import pytest

from companion.adapters.network.address import FRESH_S, Addresses, in_brackets, own_address, web_address
from companion.adapters.network.interfaces import Interface, InterfaceStatus
from tests.companion.adapters.network.test_interfaces import HOME, HOTSPOT, WIFI

ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104


def addresses(host: str, *networks: Interface, named: str = "") -> tuple[str, ...]:
    return Addresses(host, named, lambda: networks, lambda: None).all(8000)


@pytest.mark.parametrize("host", ANYWHERE)
def test_a_server_for_everybody_is_named_by_all_its_numbers(host: str) -> None:
    assert addresses(host, HOME, HOTSPOT) == ("http://192.168.1.5:8000", "http://10.42.0.1:8000")
    assert addresses(host) == ("http://127.0.0.1:8000",)


def test_a_server_for_one_address_is_named_by_it() -> None:
    assert addresses("127.0.0.1", HOME) == ("http://127.0.0.1:8000",)
    assert addresses("fd00::7", HOME) == ("http://[fd00::7]:8000",)
    assert addresses("table.lan", HOME) == ("http://table.lan:8000",)


def test_what_the_settings_name_overrules_all() -> None:
    assert addresses("0.0.0.0", HOME, named="table.lan") == ("http://table.lan:8000",)  # noqa: S104
    assert addresses("127.0.0.1", HOME, named="fd00::5") == ("http://[fd00::5]:8000",)


@pytest.mark.parametrize(
    ("host", "written"),
    [
        ("192.168.1.5", "192.168.1.5"),
        ("fd00::5", "[fd00::5]"),
        ("[fd00::5]", "[fd00::5]"),
        ("FD00:0:0::5", "[fd00::5]"),
        ("fe80::5%wlan0", "[fe80::5%25wlan0]"),
        ("::ffff:10.0.0.7", "[::ffff:a00:7]"),
        ("table.lan", "table.lan"),
    ],
)
def test_numbers_of_ipv6_stand_in_brackets(host: str, written: str) -> None:
    assert in_brackets(host) == written


def test_the_port_of_the_web_is_not_said() -> None:
    assert web_address("10.42.0.1", 80) == "http://10.42.0.1"
    assert web_address("::1", 80) == "http://[::1]"


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("", "127.0.0.1"),
        ("0.0.0.0", "127.0.0.1"),  # noqa: S104
        ("::", "[::1]"),
        ("192.168.1.5", "192.168.1.5"),
        ("fd00::5", "[fd00::5]"),
        ("table.lan", "table.lan"),
    ],
)
def test_programs_on_this_machine_ask_what_is_listened_on(host: str, own: str) -> None:
    assert own_address(host, 8000) == f"http://{own}:8000"


def test_networks_that_come_and_go_are_noticed_and_not_looked_for_at_each_page() -> None:
    looks: list[tuple[Interface, ...]] = [(HOME,), (WIFI,), ()]
    now = [0.0]
    found = Addresses("", "", lambda: looks.pop(0), lambda: None, lambda: now[0])
    assert found.all(80) == found.all(80) == ("http://192.168.1.5",)
    now[0] += FRESH_S
    assert found.all(80) == ("http://192.168.1.6",)
    now[0] += FRESH_S
    assert found.all(80) == ("http://127.0.0.1",)


def test_a_system_that_tells_nothing_is_no_network() -> None:
    def fail() -> tuple[Interface, ...]:
        raise OSError("no such call")

    assert Addresses("", "", fail, lambda: None).all(80) == ("http://127.0.0.1",)
    assert InterfaceStatus.HARDWARE < InterfaceStatus.SOFTWARE < InterfaceStatus.TUNNEL
