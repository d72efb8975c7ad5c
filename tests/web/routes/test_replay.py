"""An evening that was taken home is opened on a page and walked through, step by step."""

from io import BytesIO

from companion.adapters.use_cases.evenings.reopened_evenings import ReopenEvening, ReopenThis
from tests.web.fakes import samples
from tests.web.fakes.device import A_DEVICE, Device
from tests.web.fakes.fake_house import FakeDoor
from web.ports.protocol import PageViewer
from web.ports.queries import ReadReplay


def test_the_file_is_sent_and_its_first_step_is_shown(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    page = device.read(device.read(f"seat?seat={seat}").one("a", id="to-replay").attributes["href"])
    form = page.one("form", id="reopening")
    file = {"evening": (BytesIO(b"{}"), "evening.json")}
    fields = {"as": "seat", "seat": seat, "proof": A_DEVICE, **file}
    reply = device.client.post(form.attributes["action"], data=fields, content_type="multipart/form-data")
    assert door.asked[-1] == (ReopenEvening(b"{}"), PageViewer(seat, "en"))
    assert reply.location == f"/t/one/replay/key?as=seat&seat={seat}"
    shown = device.read(reply.location)
    assert shown.one("p", id="step").text == "Step 0 of 3"
    assert shown.one("ul", id="told").text == "Jo draws."
    assert shown.all("a", id="step-before") == []


def test_steps_lead_forwards_and_back_in_the_same_sight(device: Device, door: FakeDoor) -> None:
    shown = device.read("replay/key?as=kiosk&step=2&seen=s1")
    assert door.asked == [(ReadReplay("key", 2, "s1"), PageViewer(None, "en"))]
    ways = {
        way: shown.one("a", id=f"step-{way}").attributes["href"]
        for way in ("first", "before", "after", "last")
    }
    base = "/t/one/replay/key?as=kiosk&seen=s1&step="
    assert ways == {"first": f"{base}0", "before": f"{base}1", "after": f"{base}3", "last": f"{base}3"}
    assert [one.text for one in shown.one("nav", id="sights").all("a")] == ["Everyone", "Jo"]
    assert shown.one("a", id="back").attributes["href"] == "/t/one/kiosk"


def test_nothing_of_it_can_be_answered(device: Device) -> None:
    assert device.read("replay/key?as=kiosk").all("form") == []


def test_a_game_that_is_over_is_looked_at_without_a_file(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.OVER, **{seat: samples.OVER_SEAT})
    assert device.read("kiosk").one("form", id="replay-this")
    reply = device.send("replay/this", seat=seat, as_="seat")
    assert reply.location == f"/t/one/replay/key?as=seat&seat={seat}"
    assert door.asked[-1] == (ReopenThis(), PageViewer(seat, "en"))


def test_a_file_that_is_none_is_refused_with_the_way_back(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.sorry = "That is no evening."
    reply = device.send("replay", seat=seat, as_="seat")
    assert reply.status_code == 409
    assert "That is no evening." in reply.text
    assert f"/t/one/seat?seat={seat}" in reply.text
