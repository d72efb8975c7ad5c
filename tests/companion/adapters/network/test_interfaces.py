"""Phones are told the number of the network that they are in, whatever else this machine is connected to."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from uuid import uuid4

import pytest

from companion.adapters.network.interfaces import Interface, InterfaceStatus, interfaces, outward, reachable

LOOPBACK = Interface("lo", InterfaceStatus.SOFTWARE, (ip_address("127.0.0.1"), ip_address("::1")))


def network(name: str, *numbers: str, standing: InterfaceStatus = InterfaceStatus.HARDWARE) -> Interface:
    return Interface(name, standing, tuple(map(ip_address, numbers)))


HOME = network("eth0", "192.168.1.5", "fd00::5", "fe80::5")
WIFI = network("wlan0", "192.168.1.6")
HOTSPOT = network("uap0", "10.42.0.1")
VPN = network("tun0", "10.8.0.2", standing=InterfaceStatus.TUNNEL)
CONTAINERS = network("docker0", "172.17.0.1", standing=InterfaceStatus.SOFTWARE)


@pytest.mark.parametrize(
    ("networks", "way", "told"),
    [
        ((LOOPBACK,), None, ()),
        ((LOOPBACK, HOME), None, ("192.168.1.5",)),
        ((LOOPBACK, HOME, VPN), "10.8.0.2", ("192.168.1.5",)),
        ((LOOPBACK, CONTAINERS, HOME), "192.168.1.5", ("192.168.1.5",)),
        ((HOME, WIFI), "192.168.1.6", ("192.168.1.6", "192.168.1.5")),
        ((WIFI, HOME, HOTSPOT), None, ("192.168.1.5", "10.42.0.1", "192.168.1.6")),
        ((LOOPBACK, VPN, CONTAINERS), "10.8.0.2", ("172.17.0.1",)),
        ((LOOPBACK, VPN), "10.8.0.2", ("10.8.0.2",)),
        ((network("eth0", "fd00::5", "fe80::5"),), None, ("fd00::5",)),
        ((network("eth0", "169.254.7.7", "fe80::5"),), None, ("169.254.7.7",)),
        ((network("eth0", "169.254.7.7"), HOTSPOT), None, ("10.42.0.1",)),
        ((network("eth0", "fe80::5"),), None, ()),
        ((network("eth0", "192.168.1.5", "192.168.1.5"),), None, ("192.168.1.5",)),
    ],
)
def test_the_likeliest_number_comes_first_and_a_vpn_never_before_a_cable(
    networks: tuple[Interface, ...], way: str | None, told: tuple[str, ...]
) -> None:
    assert reachable(networks, way) == told


@pytest.mark.parametrize(
    ("parts", "standing"),
    [
        (("eth0/type=1", "eth0/device/x="), InterfaceStatus.HARDWARE),
        (("uap0/type=1", "uap0/phy80211/x="), InterfaceStatus.HARDWARE),
        (("br0/type=1", "br0/lower_eth0/device/x="), InterfaceStatus.HARDWARE),
        (("docker0/type=1", "docker0/lower_veth1/x="), InterfaceStatus.SOFTWARE),
        (("tun0/type=65534", "tun0/tun_flags=0x1001"), InterfaceStatus.TUNNEL),
        (("tap0/type=1", "tap0/tun_flags=0x1002"), InterfaceStatus.TUNNEL),
        (("wg0/type=65534",), InterfaceStatus.TUNNEL),
    ],
)
def test_what_an_interface_stands_on_is_told_by_the_system(
    parts: tuple[str, ...], standing: InterfaceStatus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = parts[0].partition("/")[0]
    for part in parts:
        path, _, text = part.partition("=")
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    adapter = _Adapter(name)
    monkeypatch.setattr("ifaddr.get_adapters", lambda: [adapter])
    (found,) = interfaces(tmp_path)
    assert (found.name, found.standing, [*map(str, found.numbers)]) == (name, standing, ["10.0.0.7"])
    (tmp_path / name / "operstate").write_text("down\n")
    assert interfaces(tmp_path) == ()


class _Number:
    ip = "10.0.0.7"


class _Adapter:
    def __init__(self, name: str) -> None:
        self.name, self.ips = name, [_Number()]


CAN_MAKE_NETWORKS = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("ip") is not None


@pytest.fixture
def namespace() -> Iterator[str]:
    """A network of its own, in which nothing is up yet."""
    name = f"companion-{uuid4().hex[:8]}"
    if subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode:
        pytest.skip("no network namespaces can be made here")
    try:
        yield name
    finally:
        subprocess.run(["ip", "netns", "del", name], check=True)


def ip(namespace: str, *words: str) -> None:
    subprocess.run(["ip", "-n", namespace, *words], check=True)


@pytest.mark.skipif(not CAN_MAKE_NETWORKS, reason="only root can make networks")
@pytest.mark.parametrize("with_vpn", [False, True])
def test_in_a_network_without_a_way_out_and_behind_a_full_vpn_it_is_the_cable_s_number(
    namespace: str, with_vpn: bool
) -> None:
    ip(namespace, "link", "set", "lo", "up")
    ip(namespace, "link", "add", "eth0", "type", "veth", "peer", "name", "far0")
    for one in ("eth0", "far0"):
        ip(namespace, "link", "set", one, "up")
    ip(namespace, "addr", "add", "192.168.1.5/24", "dev", "eth0")
    if with_vpn:
        subprocess.run(["ip", "-n", namespace, "tuntap", "add", "tun0", "mode", "tun"], check=True)
        ip(namespace, "addr", "add", "10.8.0.2/24", "dev", "tun0")
        ip(namespace, "link", "set", "tun0", "up")
        ip(namespace, "route", "add", "default", "dev", "tun0")
    ask = "from companion.adapters.network.address import Addresses; print(*Addresses('0.0.0.0').all(8000))"
    told = subprocess.run(
        ["ip", "netns", "exec", namespace, sys.executable, "-c", ask],
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == ["http://192.168.1.5:8000"]


def test_asking_the_way_out_never_fails() -> None:
    assert outward(("999.0.0.1", 9)) is None
