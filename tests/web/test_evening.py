"""A phone keeps the evening that it was part of, whoever sits at the table now."""

from tests.web.device import Device
from tests.web.fake_house import FakeDoor

PAST = "evening.token-1"


def test_a_phone_whose_party_has_left_reads_its_evening(device: Device, door: FakeDoor) -> None:
    device.client.set_cookie("seat-one", PAST)
    led = device.get("seat")
    assert (led.status_code, led.location) == (303, "/t/one/evening")
    assert device.cookie("seat-one") is None
    assert device.cookie("evening-one") == PAST
    for _ in range(2):
        assert PAST in device.read("evening").one("p", class_="headline").text
    device.scan()
    assert device.read("join").one("a", id="your-evening").attributes["href"] == "/t/one/evening"
    assert door.asked == []


def test_who_sits_here_and_was_part_of_another_evening_keeps_both(device: Device) -> None:
    device.client.set_cookie("evening-one", PAST)
    assert device.sit("Jo", "blue") == "s1"
    assert device.get("seat").status_code == 200
    assert device.get("evening").status_code == 200


def test_a_stranger_has_no_evening(device: Device) -> None:
    for junk in ("", "junk", "a~b"):
        device.client.set_cookie("evening-one", junk)
        led = device.get("evening")
        assert (led.status_code, led.location) == (303, "/t/one/join")
    assert not device.scan().read("join").all("a", id="your-evening")


def test_ending_a_game_and_clearing_the_table_are_asked_before(device: Device, door: FakeDoor) -> None:
    for action in ("end", "again"):
        assert "sorry" in device.ask(action, as_="kiosk")
        assert door.asked == []
        device.ask(action, as_="kiosk", sure="yes")
        assert door.asked.pop()[0] == action
