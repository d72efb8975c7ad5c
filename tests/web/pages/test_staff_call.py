"""A guest asks somebody of the staff to come from the phone or the kiosk, and may think better of it."""

import pytest

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed

PAGES = ("kiosk", "seat")


@pytest.fixture
def seated(device: Device, door: FakeDoor) -> Device:
    door.tokens["proof"] = "s1"
    device.client.set_cookie("seat-one", "proof")
    return device


def show(door: FakeDoor, staff: str) -> None:
    door.show(changed(samples.PLAY, staff=staff), s1=changed(samples.SEAT_ACT, staff=staff))


@pytest.mark.parametrize("page", PAGES)
def test_the_button_is_there_where_somebody_would_hear_of_it(
    page: str, seated: Device, door: FakeDoor
) -> None:
    show(door, "may")
    assert "Please come" in seated.get(page).text
    show(door, "")
    assert "Please come" not in seated.get(page).text


@pytest.mark.parametrize("page", PAGES)
def test_whoever_called_reads_so_and_can_take_it_back(page: str, seated: Device, door: FakeDoor) -> None:
    show(door, "called")
    text = seated.get(page).text
    assert "Please come" not in text
    assert "have been called" in text
    assert "No longer needed" in text


def test_the_lobby_has_it_too(seated: Device, door: FakeDoor) -> None:
    door.show(changed(samples.LOBBY, staff="may"), s1=changed(samples.LOBBY, you="s1", staff="may"))
    for page in PAGES:
        assert 'id="call"' in seated.get(page).text
