"""The lock on the pages: what is the host's is not there while it is locked."""

import pytest

from companion.adapters.use_cases.hosting import ChangeLock
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.page import Page
from web.ports.protocol import PageViewer

KIOSK = PageViewer(None, "en", at_screen=True)
HOSTS = ("/rule", "/file", "/bot", "/free", "/again", "/same", "/forget", "/forget-dice", "/journal", "/lock")


def actions(device: Device) -> set[str]:
    forms = device.read("kiosk").all("form")
    return {form.attributes["action"].removeprefix("/t/one") for form in forms}


@pytest.mark.parametrize("page", [samples.LOBBY, samples.OVER, samples.PLAY_MENDING])
def test_a_locked_screen_offers_nothing_that_is_the_hosts(device: Device, door: FakeDoor, page: Page) -> None:
    door.show(page)
    assert "/unlock" not in actions(device)
    door.show(changed(page, locked=True, has_pin=True))
    assert actions(device) & set(HOSTS) == set()
    assert "/unlock" in actions(device)


def test_a_phone_at_a_locked_table_plays_on_and_clears_it_for_nobody(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    for locked, offered in ((False, {"/same", "/again"}), (True, {"/same"})):
        door.show(samples.OVER, **{seat: changed(samples.OVER_SEAT, locked=locked, has_pin=locked)})
        forms = device.read(f"seat?seat={seat}").all("form")
        actions = {form.attributes["action"].removeprefix("/t/one") for form in forms}
        assert actions & {"/same", "/again"} == offered


def test_whoever_types_the_pin_keeps_the_proof_in_a_cookie_that_no_script_reads(
    device: Device, door: FakeDoor
) -> None:
    response = device.send("unlock", as_="kiosk", pin="2468")
    assert response.status_code == 303
    assert "HttpOnly" in response.headers["Set-Cookie"]
    assert "SameSite=Strict" in response.headers["Set-Cookie"]
    device.read("kiosk")
    assert door.looked[-1].host == "a host"


@pytest.mark.parametrize(
    ("fields", "asked"),
    [
        ({"do": "set", "pin": "2468"}, (ChangeLock("set", "2468"), KIOSK)),
        ({"do": "off"}, (ChangeLock("off"), KIOSK)),
        ({"do": "now"}, (ChangeLock("now"), KIOSK)),
    ],
)
def test_the_lock_is_set_taken_off_and_shut(
    device: Device, door: FakeDoor, fields: dict[str, str], asked: tuple[object, ...]
) -> None:
    device.send("lock", as_="kiosk", **fields)
    assert door.asked == [asked]


def test_the_pin_is_set_at_the_tables_own_screen_alone(device: Device, door: FakeDoor) -> None:
    for at_screen in (False, True):
        door.show(changed(samples.LOBBY, at_screen=at_screen))
        assert ("/lock" in actions(device)) is at_screen


def test_wrong_pins_are_counted_where_they_come_from(device: Device, door: FakeDoor) -> None:
    far = device.from_afar()
    far.get("kiosk")
    far.send("unlock", as_="kiosk", pin="0000")
    assert door.unlocked_from not in {"", "127.0.0.1"}
