"""The set-up in a browser's hands: who gets to it, what its buttons send, and where they lead."""

from flask import Flask

from companion.adapters.use_cases.setup import DoSetUpStep
from companion.table.commands.game import Speak
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.ports.protocol import PageViewer

SCREEN = PageViewer(None, "en", at_screen=True)


def test_every_knob_and_field_of_a_step_is_sent_as_it_stands(device: Device, door: FakeDoor) -> None:
    for wizard in samples.SET_UPS.values():
        door.set_ups = wizard
        main = device.read("setup").one("main")
        for knob in wizard.sheet.knobs:
            form = main.one("form", id=f"turning-{knob.id}")
            assert form.one("input", name="do").attributes["value"] == knob.id
            assert [one.attributes["value"] for one in form.all("button")] == [c.id for c in knob.choices]
        if wizard.sheet.form:
            form = main.one("form", id=f"typing-{wizard.sheet.form.id}")
            for field in wizard.sheet.form.fields:
                assert form.one("input", name=f"text-{field.name}").attributes["value"] == field.value


def test_what_was_tapped_reaches_the_table(device: Device, door: FakeDoor) -> None:
    assert device.ask("setup", do="segment-1", choice="more") == {"ok": True}
    assert door.asked == [(DoSetUpStep("segment-1", "more", {}), SCREEN)]


def test_what_was_typed_reaches_the_table_as_it_was_typed(device: Device, door: FakeDoor) -> None:
    fields = {"text-wifi": "Ember ", "text-wifi_password": "  two words"}
    device.client.post("/t/one/setup", data={"do": "wifi", **fields})
    assert door.asked[0][0] == DoSetUpStep("wifi", "", {"wifi": "Ember ", "wifi_password": "  two words"})


def test_whoever_sets_the_pin_is_the_host_and_goes_on(device: Device) -> None:
    reply = device.client.post("/t/one/setup", data={"do": "pin", "text-pin": "2468"})
    assert reply.headers["Location"] == "/t/one/setup"
    assert device.cookie("host-one") == '"a host"'


def test_the_last_step_leads_to_the_table(device: Device) -> None:
    assert device.ask("setup", do="finish") == {"go": "/t/one/kiosk"}


def test_a_language_is_chosen_for_the_table_and_for_its_next_start(device: Device, door: FakeDoor) -> None:
    device.ask("language", as_="setup", language="de")
    assert [one[0] for one in door.asked] == [Speak("de"), DoSetUpStep("language", "de", {})]


def test_a_new_table_opens_its_set_up_on_its_own_screen_alone(app: Flask, door: FakeDoor) -> None:
    door.new = True
    assert Device(app).get("kiosk").headers["Location"] == "/t/one/setup"
    assert Device(app).from_afar().get("kiosk").status_code == 200


def test_from_elsewhere_there_is_no_set_up_and_a_word_why(app: Flask, door: FakeDoor) -> None:
    afar = Device(app).from_afar()
    for reply in (afar.get("setup"), afar.get("setup/view.jpg"), afar.send("setup", do="finish")):
        assert reply.status_code == 403
        assert "Only the host can do this" in reply.text
    assert afar.get("stream?as=setup&client=c").text.startswith("event: gone")
    assert door.asked == []


def test_the_stream_of_the_set_up_shows_each_change(device: Device, door: FakeDoor) -> None:
    stream = device.client.get("/t/one/stream?as=setup&client=c", buffered=False)
    events = iter(stream.response)
    assert "There is no PIN yet." in next(events).decode()  # type: ignore[attr-defined]  # a stream of bytes
    door.set_ups = samples.SET_UP_DONE
    door.stir()
    assert "Scan the code, and sit down." in next(events).decode()  # type: ignore[attr-defined]
    stream.close()


def test_the_way_to_the_set_up_stands_where_it_may_be_gone(device: Device, door: FakeDoor) -> None:
    door.show(changed(samples.LOBBY, may_set_up=True))
    assert device.read("kiosk").one("a", id="set-up").attributes["href"] == "/t/one/setup"
    door.show(samples.LOBBY)
    assert device.read("kiosk").all("a", id="set-up") == []
