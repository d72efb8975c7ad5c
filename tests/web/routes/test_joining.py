"""Taking a seat and giving it up, and both of them once more when a reply was lost."""

from dataclasses import replace

import pytest
from flask import Flask

from companion.table.commands.seating import LeaveSeat, TakeSeat
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import CODE, SORRY, FakeDoor
from tests.web.fakes.reading import read
from web.ports.protocol import PageViewer


def test_joining_takes_a_seat_with_the_name_that_was_typed(device: Device, door: FakeDoor) -> None:
    device.scan()
    response = device.send("join", name="  Jo \n van   Dam ", colour="blue", command="c1")
    assert (response.status_code, response.location) == (303, "/t/one/seat?seat=s1")
    assert door.asked == [(TakeSeat("  Jo \n van   Dam ", "blue"), PageViewer(None, "en"))]


def test_a_field_for_a_name_has_the_table_s_own_limit_of_letters(device: Device) -> None:
    field = device.scan().read("join").one("input", id="name")
    assert field.attributes["data-letters"] == "20"
    assert int(field.attributes["maxlength"]) >= 20 * 14


def test_a_phone_is_known_again_in_a_later_party(device: Device, door: FakeDoor) -> None:
    seat = device.sit(command="c1")
    token = device.cookie("phone-one")
    assert token
    door.free(seat)
    device.sit(command="c2")
    assert [who.phone for _, who in door.asked if isinstance(who, PageViewer)] == [token, token]
    assert device.cookie("phone-one") == token


def test_a_join_that_is_sent_again_gives_the_same_seat(device: Device, door: FakeDoor) -> None:
    device.scan()
    first = device.ask("join", name="Jo", colour="blue", command="c1")
    assert device.ask("join", name="Jo", colour="blue", command="c1") == first
    assert len(door.asked) == 1
    assert device.cookie("seat-one") == "blue.token-1"


def test_a_join_whose_reply_was_lost_gives_its_cookie_again(app: Flask) -> None:
    lost, again = Device(app).scan(), Device(app).scan()
    lost.ask("join", name="Jo", colour="blue", command="c1")
    again.ask("join", name="Jo", colour="blue", command="c1")
    assert again.cookie("seat-one") == lost.cookie("seat-one")


def test_a_join_of_a_seat_that_was_freed_takes_a_new_one(device: Device, door: FakeDoor) -> None:
    first = device.sit(command="c1")
    door.free(first)
    assert device.ask("join", name="Jo", colour="blue", command="c1") == {"go": "/t/one/seat?seat=s2"}


@pytest.mark.parametrize("name", ["", "   "])
def test_joining_needs_a_name(device: Device, door: FakeDoor, name: str) -> None:
    device.scan()
    response = device.send("join", name=name, colour="blue")
    assert response.status_code == 409
    assert "Type a name" in read(response.text).one("p", id="sorry").text
    assert door.asked == []


def test_a_colour_that_was_taken_meanwhile_is_refused_and_the_name_kept(app: Flask) -> None:
    Device(app).sit("Ada", "blue")
    device = Device(app).scan()
    response = device.send("join", name="Jo", colour="blue")
    document = read(response.text)
    assert response.status_code == 409
    assert "Somebody has taken these dice" in document.one("p", id="sorry").text
    assert document.one("input", id="name").attributes["value"] == "Jo"
    assert device.cookie("seat-one") is None


@pytest.mark.parametrize("code", ["", "WATER"])
def test_nobody_joins_without_the_code(device: Device, door: FakeDoor, code: str) -> None:
    response = device.send("join", name="Jo", colour="blue", code=code)
    assert response.status_code == 403
    assert "No table has this code." in read(response.text).text
    assert door.asked == []


def test_the_code_may_be_typed_with_the_name(device: Device) -> None:
    assert device.ask("join", name="Jo", colour="blue", code=CODE) == {"go": "/t/one/seat?seat=s1"}
    assert device.cookie("invited-one") == CODE


def test_leaving_gives_the_seat_up_and_leads_to_joining(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    response = device.send("leave", as_="seat", seat=seat)
    assert (response.status_code, response.location) == (303, "/t/one/join")
    assert door.asked[-1] == (LeaveSeat(), PageViewer(seat, "en"))
    assert device.cookie("seat-one") is None


def test_leaving_keeps_the_other_seats_of_the_device(device: Device) -> None:
    first, _ = device.sit("Ada", "red"), device.sit("Jo", "blue")
    device.ask("leave", as_="seat", seat=first)
    assert device.cookie("seat-one") == "blue.token-2"


def test_leaving_that_is_refused_keeps_the_seat(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.sorry = SORRY
    assert device.ask("leave", as_="seat", seat=seat) == {"sorry": SORRY}
    assert device.get(f"seat?seat={seat}").status_code == 200


def test_dice_that_the_camera_sees_are_marked_and_only_the_name_is_left_to_say(
    device: Device, door: FakeDoor
) -> None:
    device.scan()
    assert "Roll" not in device.read("join").one("fieldset", id="colours").text
    assert samples.LOBBY.join is not None
    camera = replace(samples.LOBBY.join, by_rolling=True)
    door.show(replace(samples.LOBBY, join=camera))
    assert "Roll your dice" in device.read("join").one("fieldset", id="colours").text
    free = camera.free[-1]
    door.show(replace(samples.LOBBY, join=replace(camera, rolled=free.id)))
    page = device.read("join")
    marked = [
        one.attributes["value"] for one in page.all("input", type="radio") if "checked" in one.attributes
    ]
    assert marked == [free.id]
    assert free.name in page.one("p", id="rolled").text
