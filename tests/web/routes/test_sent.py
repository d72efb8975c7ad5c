"""What leaves for a phone is noted as it leaves, and read by anybody there once the game is over."""

import json
from dataclasses import replace

from flask import Flask

from tests.web.fakes import samples
from tests.web.fakes.device import A_DEVICE, AS_SCRIPT, Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.waiting import until
from tests.web.streaming.test_stream import Stream
from web.ports.protocol import PageViewer
from web.ports.queries import ReadSent
from web.shown.sent import Sending


def test_what_a_stream_sends_a_seat_is_noted_to_the_byte(app: Flask, device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: samples.SEAT_MAP})
    door.noted.clear()
    stream = Stream(device, f"stream?as=seat&seat={seat}&client=c")
    until(lambda: stream.events)
    door.show(samples.PLAY, **{seat: replace(samples.SEAT_MAP, headline="Something else")})
    until(lambda: "panels" in stream.names)
    told = [(name, data.partition("\n")[2]) for name, data in stream.events if name in {"page", "panels"}]
    assert [(what, text) for what, text, _ in door.noted] == told
    assert {who.seat for *_, who in door.noted} == {seat}
    app.extensions["table-companion"].streams.end()


def test_nothing_is_noted_of_what_the_kiosk_is_sent(app: Flask, device: Device, door: FakeDoor) -> None:
    stream = Stream(device)
    until(lambda: stream.events)
    device.read("kiosk")
    assert [one for one in door.noted if one[2].seat is not None] == []
    app.extensions["table-companion"].streams.end()


def test_a_whole_page_is_noted_without_the_number_of_its_device(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.noted.clear()
    page = device.get(f"seat?seat={seat}").text
    [(what, text, who)] = door.noted
    assert (what, who.seat) == ("page", seat)
    assert A_DEVICE in page
    assert text == page.replace(A_DEVICE, "")


def test_a_refusal_and_what_is_told_is_noted_and_a_mere_yes_is_not(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.noted.clear()
    device.ask("undo", as_="seat", seat=seat, entry="3", command="c1")
    assert door.noted == []
    door.sorry = "That is too late."
    device.ask("undo", as_="seat", seat=seat, entry="3", command="c2")
    [(what, text, _)] = door.noted
    assert (what, json.loads(text)) == ("reply", {"sorry": "That is too late."})


def test_from_the_end_of_a_game_it_is_opened_and_read_phone_by_phone(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.OVER, **{seat: samples.OVER_SEAT})
    form = device.read(f"seat?seat={seat}").one("form", id="sent-this")
    reply = device.client.post(form.attributes["action"], data={"as": "seat", "seat": seat, "command": "c"})
    assert reply.location == f"/t/one/sent/key?as=seat&seat={seat}"
    door.sendings = (
        Sending(
            0,
            "page",
            "<html><script>no</script><main><h1>Jo</h1>\n<p>You hold a <b>map</b></p></main></html>",
        ),
        Sending(3725, "panels", '[["top","<p>Mo\\ndraws</p>"],["seats",[1,"<p>Then</p>"]]]'),
        Sending(3726, "reply", '{"sorry":"Too late."}'),
    )
    page = device.read(reply.location)
    assert [one.text for one in page.one("nav", id="phones").all("a")] == ["Jo", "Mo"]
    assert page.one("p", id="count").text == "1 to 3 of 120"
    each = [page.one("details", id=f"sending-{place}").one("ul") for place in range(3)]
    lines = [[line.text for line in one.all("li")] for one in each]
    assert lines == [["Jo", "You hold a", "map"], ["Mo draws", "Then"], ["Too late."]]
    assert page.one("details", id="sending-1").one("time").text == "1:02:05"
    assert page.one("details", id="raw-1").one("pre").text == door.sendings[1].text
    assert page.one("a", id="after").attributes["href"].endswith("&of=s1&first=3")
    assert page.all("a", id="before") == []
    assert page.one("a", id="back").attributes["href"] == f"/t/one/seat?seat={seat}"


def test_another_phone_and_a_later_part_are_asked_for_by_the_address(device: Device, door: FakeDoor) -> None:
    device.read("sent/key?as=kiosk&of=s2&first=50")
    assert door.asked[-1] == (ReadSent("key", "s2", 50), PageViewer(None, "en"))


def test_before_the_end_it_is_forbidden_with_a_sentence(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.sorry = "Once the game is over."
    for reply in (
        device.get("sent/key?as=kiosk"),
        device.send("sent", as_="kiosk"),
        device.send("sent", as_="seat", seat=seat),
    ):
        assert reply.status_code == 403
        assert "Once the game is over." in reply.text
    asked = device.client.post("/t/one/sent", data={"as": "kiosk", "command": "c"}, headers=AS_SCRIPT)
    assert (asked.status_code, asked.json) == (200, {"sorry": "Once the game is over."})
