"""Phones hear what they want to hear before they stay in a Wi-Fi, and nobody learns anything else by it."""

from pathlib import Path

import pytest

from tests.web.fakes.device import Device
from web.connections.probes import PROBES

NAMES = Path(__file__).parents[3] / "systemd" / "hotspot-names.conf"


APPLE = "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"
ASKED = {
    "Android": ("http://connectivitycheck.gstatic.com/generate_204", 204, ""),
    "Android, second": ("http://www.google.com/gen_204", 204, ""),
    "Android, third": ("http://play.googleapis.com/generate_204", 204, ""),
    "Android 4 to 6": ("http://clients3.google.com/generate_204", 204, ""),
    "Xiaomi": ("http://connect.rom.miui.com/generate_204", 204, ""),
    "Huawei": ("http://connectivitycheck.platform.hicloud.com/generate_204", 204, ""),
    "Oppo": ("http://conn1.oppomobile.com/generate_204", 204, ""),
    "OnePlus": ("http://conn1.coloros.com/generate_204", 204, ""),
    "vivo": ("http://wifi.vivo.com.cn/generate_204", 204, ""),
    "GrapheneOS": ("http://connectivitycheck.grapheneos.network/generate_204", 204, ""),
    "Fire OS": (
        "http://spectrum.s3.amazonaws.com/kindle-wifi/wifistub.html",
        200,
        "81ce4465-7167-4dcb-835b-dcc9e44c112a",
    ),
    "iOS, iPadOS and macOS": ("http://captive.apple.com/hotspot-detect.html", 200, APPLE),
    "iOS 7 and before": ("http://www.apple.com/library/test/success.html", 200, APPLE),
    "iOS 6": ("http://gsp1.apple.com/", 200, APPLE),
    "Windows 10 and 11": (
        "http://www.msftconnecttest.com/connecttest.txt?n=1",
        200,
        "Microsoft Connect Test",
    ),
    "Windows, by IPv6": ("http://ipv6.msftconnecttest.com/connecttest.txt", 200, "Microsoft Connect Test"),
    "Windows 7 and 8": ("http://www.msftncsi.com/ncsi.txt", 200, "Microsoft NCSI"),
    "Edge": ("http://edge-http.microsoft.com/captiveportal/generate_204", 204, ""),
    "Chrome and ChromeOS": ("http://www.gstatic.com/generate_204", 204, ""),
    "Firefox": ("http://detectportal.firefox.com/success.txt?ipv4", 200, "success\n"),
    "GNOME": ("http://nmcheck.gnome.org/check_network_status.txt", 200, "NetworkManager is online\n"),
    "Debian": ("http://network-test.debian.org/nm", 200, "NetworkManager is online\n"),
    "Ubuntu": ("http://connectivity-check.ubuntu.com/", 204, ""),
    "Fedora": ("http://fedoraproject.org/static/hotspot.txt", 200, "OK"),
    "Arch": ("http://ping.archlinux.org/nm-check.txt", 200, "NetworkManager is online\n"),
    "openSUSE": ("http://conncheck.opensuse.org/", 200, "NetworkManager is online\n"),
    "KDE": ("http://networkcheck.kde.org/", 200, "OK\n"),
}
"""What each system and browser asks to find out whether a Wi-Fi leads anywhere, and what it wants to hear."""


@pytest.mark.parametrize("who", ASKED)
def test_a_phone_hears_that_it_may_stay(device: Device, who: str) -> None:
    address, status, text = ASKED[who]
    host, _, path = address.removeprefix("http://").partition("/")
    reply = device.client.get(f"/{path}", headers={"Host": host})
    assert (reply.status_code, reply.text) == (status, text)
    assert reply.headers["Cache-Control"] == "no-store"


def test_firefox_is_led_nowhere_but_to_its_own_help(device: Device) -> None:
    reply = device.client.get("/canonical.html", headers={"Host": "detectportal.firefox.com"})
    assert 'content="0;url=https://support.mozilla.org/kb/captive-portal"' in reply.text


@pytest.mark.parametrize("path", ["/t/one/kiosk", "/t/one/stream?as=kiosk&client=1", "/health", "/j/ABCD"])
def test_a_foreign_name_gets_nothing_of_a_table(device: Device, path: str) -> None:
    for host in (*PROBES, "captive.apple.com.evil.example", "evil.example"):
        assert device.client.get(path, headers={"Host": host}).status_code == 421, host


def test_a_probe_is_only_ever_read(device: Device) -> None:
    host = {"Host": "connectivitycheck.gstatic.com"}
    assert device.client.post("/generate_204", headers=host).status_code == 421
    assert device.client.get("/generate_204").status_code == 404


def test_the_box_s_own_wifi_leads_every_probe_here() -> None:
    lines = NAMES.read_text().splitlines()
    led = {line.split("/")[1]: line.split("/")[2] for line in lines if line.startswith("address=/")}
    assert led.pop("dns.msftncsi.com") == "131.107.255.255"
    assert {*led} == {*PROBES, "table.lan"}
    assert {*led.values()} == {"10.42.0.1"}
