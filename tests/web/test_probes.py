"""Phones hear what they want to hear before they stay in a Wi-Fi, and nobody learns anything else by it."""

from pathlib import Path

import pytest

from tests.web.device import Device
from web.probes import PROBES

NAMES = Path(__file__).parents[2] / "systemd" / "hotspot-names.conf"


@pytest.mark.parametrize(
    ("address", "status", "text"),
    [
        ("http://connectivitycheck.gstatic.com/generate_204", 204, ""),
        ("http://www.google.com/gen_204", 204, ""),
        (
            "http://captive.apple.com/hotspot-detect.html",
            200,
            "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>",
        ),
        ("http://www.msftconnecttest.com/connecttest.txt?n=1", 200, "Microsoft Connect Test"),
        ("http://detectportal.firefox.com/success.txt?ipv4", 200, "success\n"),
    ],
)
def test_a_phone_hears_that_it_may_stay(device: Device, address: str, status: int, text: str) -> None:
    host, _, path = address.removeprefix("http://").partition("/")
    reply = device.client.get(f"/{path}", headers={"Host": host})
    assert (reply.status_code, reply.text) == (status, text)
    assert reply.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize("host", [*PROBES, "captive.apple.com.evil.example", "evil.example"])
@pytest.mark.parametrize("path", ["/t/one/kiosk", "/t/one/stream?as=kiosk&client=1", "/health", "/j/ABCD"])
def test_a_foreign_name_gets_nothing_of_a_table(device: Device, host: str, path: str) -> None:
    assert device.client.get(path, headers={"Host": host}).status_code == 421


def test_a_probe_is_only_ever_read(device: Device) -> None:
    host = {"Host": "connectivitycheck.gstatic.com"}
    assert device.client.post("/generate_204", headers=host).status_code == 421
    assert device.client.get("/generate_204").status_code == 404


def test_the_box_s_own_wifi_leads_every_probe_here() -> None:
    lines = NAMES.read_text().splitlines()
    led = {line.split("/")[1] for line in lines if line.startswith("address=/")}
    assert led == {*PROBES, "table.lan"}
