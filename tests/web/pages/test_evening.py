"""A phone keeps the evening that it was part of, whoever sits at the table now."""

from dataclasses import replace

from companion.table.commands.game import EndGame, NextParty
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor

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


def test_a_phone_whose_game_was_put_aside_has_its_seat_again_once_that_goes_on(
    device: Device, door: FakeDoor
) -> None:
    device.client.set_cookie("seat-one", "aside.token-1")
    for _ in range(2):
        led = device.get("seat")
        assert led.status_code == 403 or led.location == "/t/one/join"
    assert device.get("evening").location == "/t/one/join"
    door.tokens["aside.token-1"] = "s1"
    assert device.get("join").location == "/t/one/seat?seat=s1"
    assert device.get("seat?seat=s1").status_code == 200


def test_a_stranger_has_no_evening(device: Device) -> None:
    for junk in ("", "junk", "a~b"):
        device.client.set_cookie("evening-one", junk)
        led = device.get("evening")
        assert (led.status_code, led.location) == (303, "/t/one/join")
    assert not device.scan().read("join").all("a", id="your-evening")


def test_ending_a_game_and_clearing_the_table_are_asked_before(device: Device, door: FakeDoor) -> None:
    for action, command in (("end", EndGame()), ("again", NextParty())):
        assert "sorry" in device.ask(action, as_="kiosk")
        assert door.asked == []
        device.ask(action, as_="kiosk", sure="yes")
        assert door.asked.pop()[0] == command


def test_the_pages_are_taken_home_as_a_file_by_a_tap(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.OVER, **{seat: replace(samples.OVER_SEAT, you=seat)})
    link = device.read(f"seat?seat={seat}").one("a", id="to-paper").attributes["href"]
    assert link == f"/t/one/evening.pdf?as=seat&seat={seat}"
    reply = device.get(link)
    assert reply.mimetype == "application/pdf"
    assert reply.headers["Content-Disposition"].startswith('attachment; filename="evening-')
    assert reply.data == b"%PDF Hope Inhumanity: 6 pages"
    assert device.read("kiosk").one("a", id="to-paper").attributes["href"] == "/t/one/evening.pdf?as=kiosk"


def test_the_phone_that_was_there_takes_them_home_later_and_nobody_else(
    device: Device, door: FakeDoor
) -> None:
    assert device.get("evening.pdf").location == "/t/one/join"
    assert device.get("evening.pdf?as=kiosk").location == "/t/one/join"
    door.past = samples.EVENING
    device.client.set_cookie("evening-one", PAST)
    link = device.read("evening").one("a", id="to-paper").attributes["href"]
    assert link == "/t/one/evening.pdf"
    assert device.get(link).data == b"%PDF Hope Inhumanity: 6 pages"
