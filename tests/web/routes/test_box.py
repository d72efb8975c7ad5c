"""The box is reached from a phone whose host types the PIN, and from the own screen."""

from io import BytesIO

import pytest

from companion.adapters.use_cases.machine.box import (
    BringBackup,
    BringVersion,
    ChangeSettings,
    InstallVersion,
    PutBackupBack,
    RestartProgram,
    ShowCode,
    VersionFromStick,
)
from tests.web.fakes import samples
from tests.web.fakes.device import A_DEVICE, Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.ports.protocol import PageViewer

SCREEN = PageViewer(None, "en", at_screen=True)


def test_settings_are_named_choices_with_the_usual_one_marked_and_are_saved_together(
    device: Device, door: FakeDoor
) -> None:
    page = device.read(device.read("kiosk").one("a", id="to-box").attributes["href"])
    form = page.one("form", id="settings")
    assert form.one("input", name="text-strip.leds").attributes["value"] == "120"
    assert "usually 60" in form.one("p", id="strip.leds").text
    lamps = form.one("fieldset", id="panel.button_lamps")
    assert [one.text for one in lamps.all("label")] == ["Yes usual", "No"]
    assert [one.attributes["value"] for one in lamps.all("input") if "checked" in one.attributes] == ["false"]
    assert len(form.all("button")) == 1
    reply = device.send("box/settings", **{"text-strip.leds": "90", "text-panel.button_lamps": "true"})
    sent = {"strip.leds": "90", "panel.button_lamps": "true"}
    assert door.asked[-1] == (ChangeSettings(sent), SCREEN)
    assert reply.location == "/t/one/box#box-settings"
    assert page.one("p", id="waiting")


def test_another_start_is_asked_twice(device: Device, door: FakeDoor) -> None:
    assert device.read("box").one("details", id="restart").one("button").attributes["value"] == "yes"
    assert device.send("box/restart").status_code == 409
    assert (RestartProgram(), SCREEN) not in door.asked
    assert device.send("box/restart", sure="yes").location == "/t/one/kiosk"
    assert door.asked[-1] == (RestartProgram(), SCREEN)


def test_a_backup_says_what_it_would_replace_before_it_does(device: Device, door: FakeDoor) -> None:
    form = device.read("box").one("form", id="restore")
    fields = {"proof": A_DEVICE, "backup": (BytesIO(b"PK"), "backup.zip")}
    reply = device.client.post(form.attributes["action"], data=fields, content_type="multipart/form-data")
    assert door.asked[-1] == (BringBackup(b"PK"), SCREEN)
    assert "Three games here." in reply.text
    assert "/t/one/box/restore/yes" in reply.text
    assert device.send("box/restore/yes", sure="yes").location == "/t/one/kiosk"
    assert (PutBackupBack(), SCREEN) in door.asked


def test_a_newer_version_is_brought_with_its_signature_and_installed_once_it_is_asked_for_twice(
    device: Device, door: FakeDoor
) -> None:
    form = device.read("box").one("form", id="version-bring")
    both = [(BytesIO(b"mark"), "new.whl.sig"), (BytesIO(b"wheel"), "new.whl")]
    fields = {"proof": A_DEVICE, "version": both}
    reply = device.client.post(form.attributes["action"], data=fields, content_type="multipart/form-data")
    assert reply.location == "/t/one/box#version"
    assert door.asked[-1] == (BringVersion((b"wheel", b"mark")), SCREEN)
    assert device.read("box").one("details", id="version-install").one("button").attributes["value"] == "yes"
    assert device.send("box/version/yes").status_code == 409
    assert device.send("box/version/yes", sure="yes").location == "/t/one/box#version"
    assert (InstallVersion(), SCREEN) in door.asked
    assert device.send("box/version/stick").location == "/t/one/box#version"
    assert (VersionFromStick(), SCREEN) in door.asked


@pytest.mark.parametrize("has_pin", [True, False])
def test_a_phone_is_asked_for_the_pin_or_for_the_code_on_the_screen(
    device: Device, door: FakeDoor, has_pin: bool
) -> None:
    door.show(changed(samples.LOBBY, has_pin=has_pin, locked=has_pin, in_charge=False))
    door.sorry = "Only the host can do this."
    reply = device.from_afar().get("box")
    assert reply.status_code == 403
    assert "Only the host can do this." in reply.text
    assert "/t/one/box/unlock" in reply.text
    assert ("/t/one/box/code" in reply.text) == (not has_pin)


def test_the_own_screen_shows_the_code_that_was_asked_for(device: Device, door: FakeDoor) -> None:
    door.show(changed(samples.LOBBY, host_code="123456"))
    assert "123456" in device.read("kiosk").one("section", id="host-code").text
    assert device.from_afar().send("box/code").location == "/t/one/box"
    assert door.asked[-1][0] == ShowCode()


def test_a_seat_leads_its_host_there(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.LOBBY, **{seat: changed(samples.LOBBY_SEAT, you=seat, has_pin=True)})
    assert device.read(f"seat?seat={seat}").one("a", id="to-box").attributes["href"] == "/t/one/box"


def test_what_is_wrong_with_a_value_is_said_with_the_way_back(device: Device, door: FakeDoor) -> None:
    door.sorry = "it must be a whole number"
    reply = device.send("box/settings", **{"text-strip.leds": "many"})
    assert reply.status_code == 409
    assert "it must be a whole number" in reply.text
    assert "/t/one/box" in reply.text
