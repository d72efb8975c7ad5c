"""A kiosk's page on a device that nobody has let in shows the table, tells no code and does nothing."""

import pytest

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import CODE, FakeDoor

ACTIONS = ("undo", "answer", "begin", "again", "press", "throw", "correct", "claim/answer")


@pytest.fixture
def far(device: Device) -> Device:
    return device.from_afar()


def test_the_door_is_told_that_it_only_looks_on(far: Device, door: FakeDoor) -> None:
    far.read("kiosk")
    assert door.looked[-1].looks_on
    assert not door.looked[-1].at_screen


@pytest.mark.parametrize("action", ACTIONS)
def test_whatever_its_forms_say_it_takes_no_part(far: Device, door: FakeDoor, action: str) -> None:
    before = list(door.asked)
    assert far.send(action, as_="kiosk", entry="1", sure="yes").status_code in {400, 403}
    assert door.asked == before


@pytest.mark.parametrize("picture", ["qr.svg", "wifi.svg"])
def test_the_pictures_of_the_code_and_of_the_wifi_are_not_for_it(
    far: Device, door: FakeDoor, picture: str
) -> None:
    door.wifi = True
    assert far.get(picture).status_code == 403


def test_with_the_tables_code_it_takes_part(far: Device, door: FakeDoor) -> None:
    door.show(samples.LOBBY)
    assert far.send("/j", code=CODE).status_code == 303
    far.read("kiosk")
    assert not door.looked[-1].looks_on
    assert far.get("qr.svg").status_code == 200


def test_the_own_screen_always_takes_part(device: Device, door: FakeDoor) -> None:
    device.read("kiosk")
    assert not door.looked[-1].looks_on
