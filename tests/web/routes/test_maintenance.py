"""The doctor's page: a sign and a word for each part, and a way back to the table."""

import pytest

from companion.adapters.use_cases.machine.maintenance import LeaveSafeMode, TakeBackup, TakeBundle
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.ports.protocol import PageViewer
from web.ports.queries import ReadCheckup

KIOSK = PageViewer(None, "en", at_screen=True)


def test_each_part_has_a_sign_a_word_and_a_sentence(device: Device, door: FakeDoor) -> None:
    page = device.read("doctor")
    assert door.asked == [(ReadCheckup(), KIOSK)]
    found = [item.text for item in page.all("li")]
    assert "✗ Disk does not work Only 9 MB are free." in [" ".join(text.split()) for text in found]
    assert "look for ✗" in page.text


def test_a_program_gets_the_same_as_json(device: Device) -> None:
    reply = device.client.get("/t/one/doctor", headers={"Accept": "application/json"})
    assert reply.json is not None
    assert reply.json["well"] is False
    assert [one["id"] for one in reply.json["findings"]] == ["camera", "disk"]


def test_who_is_not_the_host_is_told_so(device: Device, door: FakeDoor) -> None:
    door.sorry = "Only the host can do this."
    reply = device.get("doctor")
    assert reply.status_code == 409
    assert "Only the host can do this." in reply.text


@pytest.mark.parametrize("locked", [False, True])
def test_the_way_to_the_doctor_is_the_hosts(device: Device, door: FakeDoor, locked: bool) -> None:
    for page in (samples.LOBBY, samples.PLAY):
        door.show(changed(page, locked=locked, has_pin=locked))
        links = [link.attributes.get("id") for link in device.read("kiosk").all("a")]
        assert ("to-doctor" in links) is not locked


@pytest.mark.parametrize(("what", "command"), [("bundle", TakeBundle()), ("backup", TakeBackup())])
def test_what_is_packed_up_is_a_file_to_keep(
    device: Device, door: FakeDoor, what: str, command: object
) -> None:
    device.read("doctor")
    reply = device.send(what, as_="kiosk")
    assert door.asked[-1] == (command, KIOSK)
    assert (reply.data, reply.mimetype) == (f"PK {what}".encode(), "application/zip")
    assert f'filename="companion-{what}-20' in reply.headers["Content-Disposition"]


def test_safe_mode_is_told_with_one_button_to_leave_it(device: Device, door: FakeDoor) -> None:
    door.show(samples.LOBBY)
    assert "safe-leave" not in ids(device)
    for page in (samples.LOBBY, samples.PLAY):
        door.show(changed(page, safe="safe"))
        assert {"safe", "safe-leave", "safe-doctor"} <= ids(device)
        assert "can’t be read" not in device.read("kiosk").text
    door.show(changed(samples.LOBBY, safe="no-games", locked=True, has_pin=True))
    assert "can’t be read" in device.read("kiosk").text
    assert "safe-leave" not in ids(device)
    device.send("normal", as_="kiosk")
    assert door.asked == [(LeaveSafeMode(), KIOSK)]


def ids(device: Device) -> set[str]:
    return {one.attributes.get("id", "") for one in device.read("kiosk").walk()}
