"""A page is light: all that a phone fetches at first load weighs less than 150 kB, without any photograph."""

from dataclasses import replace

import pytest

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from web.page import Page

MOST = 150_000
"""Bytes, as they are before any compression."""
HEAVIEST = {name: page for name, page in vars(samples).items() if isinstance(page, Page)}


def weight(device: Device, address: str) -> int:
    """The bytes of the document and of everything that it names."""
    document = device.read(address)
    named = [
        one.attributes[name]
        for one in document.walk()
        for name in ("src", "href")
        if name in one.attributes and one.tag != "a"
    ]
    parts = [
        one for one in named if one.startswith("/") and not one.endswith((".jpg", "/join")) and "?" in one
    ]
    assert len(parts) >= 5
    whole = 0
    for part in {address, *parts}:
        reply = device.get(part)
        assert reply.status_code == 200
        whole += len(reply.data)
        reply.close()
    return whole


@pytest.mark.parametrize("role", ["kiosk", "seat"])
@pytest.mark.parametrize("name", HEAVIEST)
def test_a_page_weighs_less_than_150_kilobytes(device: Device, door: FakeDoor, name: str, role: str) -> None:
    seat = device.sit()
    door.show(HEAVIEST[name], **{seat: replace(HEAVIEST[name], you=seat)})
    assert 20_000 < weight(device, role) < MOST
