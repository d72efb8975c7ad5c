"""What each page shows, in each stage, to whom."""

from dataclasses import replace

import pytest
from flask import Flask

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import CODE, FakeDoor, FakeHouse
from tests.web.fakes.page_parts import changed
from tests.web.fakes.reading import read
from web.page import Page, PageStage
from web.ports.protocol import PageViewer
from web.routes.pages import RUNS
from web.server import create_app

KIOSK_PAGES = {
    name: value
    for name, value in vars(samples).items()
    if isinstance(value, Page) and value.you is None and value.table == "one"
}
SEAT_PAGES = {
    name: value for name, value in vars(samples).items() if isinstance(value, Page) and value.you is not None
}
SECRETS = [samples.SECRET.title, *samples.SECRET.lines, "Chance of success", "31 %"]


@pytest.mark.parametrize("name", KIOSK_PAGES)
def test_the_kiosk_shows_every_stage(device: Device, door: FakeDoor, name: str) -> None:
    page = door.public = KIOSK_PAGES[name]
    document = device.read("kiosk")
    assert page.headline in document.text
    assert {seat.name for seat in page.seats} <= {one.text for one in document.all("span", class_="name")}
    assert document.one("main").attributes["class"].split()[-1] == page.stage


@pytest.mark.parametrize("name", SEAT_PAGES)
def test_a_seat_shows_every_stage(device: Device, door: FakeDoor, name: str) -> None:
    seat = device.sit()
    page = door.seats[seat] = replace(SEAT_PAGES[name], you=seat)
    document = device.read(f"seat?seat={seat}")
    assert page.headline in document.text
    for card in page.play.view.hand if page.play else ():
        assert card.title in document.one("article", id=f"card-{card.id}").text


@pytest.mark.parametrize("name", KIOSK_PAGES)
def test_joining_shows_every_stage(device: Device, door: FakeDoor, name: str) -> None:
    page = door.public = KIOSK_PAGES[name]
    document = device.scan().read("join")
    free = page.join.free if page.join else ()
    offered = [one.attributes["value"] for one in document.all("input", type="radio")]
    assert offered == [colour.id for colour in free]
    is_lobby = page.stage is PageStage.LOBBY
    assert ("No seat is free." in document.text) is (not free and is_lobby)
    assert ("All seats of this game are taken" in document.text) is (not free and not is_lobby)
    assert all(
        ("open" in claims.attributes) is not is_lobby for claims in document.all("details", id="claims")
    )


@pytest.mark.parametrize("stage", ["kiosk", "join"])
def test_kiosk_and_joining_are_drawn_from_what_spectators_see(
    device: Device, door: FakeDoor, stage: str
) -> None:
    device.sit()
    door.looked.clear()
    device.get(f"{stage}?another=1&seat=s1&as=seat")
    assert door.looked == [PageViewer(None, "en", at_screen=stage == "kiosk")]


def test_a_secret_card_stands_on_the_page_of_its_own_seat_alone(app: Flask, door: FakeDoor) -> None:
    reader, other = Device(app), Device(app)
    mine, theirs = reader.sit("Ada", "red"), other.sit("Jo", "blue")
    door.show(samples.PLAY_ROLL, **{mine: samples.SEAT_ACT, theirs: samples.SEAT_WAIT})
    pages = [other.get(f"seat?seat={theirs}"), other.get("kiosk"), other.get("join?another=1")]
    for secret in SECRETS:
        assert secret in reader.get("seat").text
        assert all(secret not in page.text for page in pages)


def test_a_secret_card_is_behind_its_cover(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.seats[seat] = changed(samples.SEAT_ACT, you=seat, spotlight=None)
    document = device.read("seat")
    card = document.one("article", id="card-scene-17")
    face = card.one("div", class_="face").text
    assert all(secret in face for secret in SECRETS)
    assert document.text.count(samples.SECRET.title) == 1
    assert card.one("button", class_="cover").attributes["aria-pressed"] == "false"


def test_an_open_card_has_no_cover(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.seats[seat] = replace(samples.SEAT_WAIT, you=seat)
    assert device.read("seat").one("article", id="card-personality").all("button") == []


def test_each_answer_is_offered_once(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    about = replace(samples.CHOOSE, card=samples.SECRET.id)
    door.seats[seat] = changed(samples.SEAT_ACT, you=seat, prompts=(about, samples.STANDING))
    form = device.read("seat").one("form", id="prompt-act-7")
    assert [one.attributes["value"] for one in form.all("button")] == ["act", "avoid", "later"]


def test_every_form_has_a_command_of_its_own(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.seats[seat] = replace(samples.LOBBY_SEAT, you=seat)
    first, second = device.read("seat"), device.read("seat")
    commands = [
        one.attributes["value"] for page in (first, second) for one in page.all("input", name="command")
    ]
    assert len(commands) == len(set(commands)) >= 4
    assert all(commands)


def test_a_bare_address_leads_to_the_only_table(device: Device) -> None:
    response = device.get("/")
    assert (response.status_code, response.location) == (303, "/t/one/join")


def test_a_bare_address_of_several_tables_asks_for_the_code() -> None:
    device = Device(create_app(FakeHouse(one=FakeDoor(), two=FakeDoor())))
    assert device.read("/").one("form").attributes["action"] == "/j"


@pytest.mark.parametrize("code", [CODE, CODE.lower(), f" {CODE} "])
def test_a_typed_code_leads_to_joining(device: Device, code: str) -> None:
    assert device.get(str(device.send("/j", code=code).location)).location == "/t/one/join"
    assert device.read("join").one("form", id="joining")


@pytest.mark.parametrize("code", ["", "WATER", " "])
def test_a_wrong_code_is_told_and_asked_again(device: Device, code: str) -> None:
    response = device.send("/j", code=code)
    assert response.status_code == 404
    assert "No table has this code." in read(response.text).one("form", id="code-form").text


def test_joining_asks_for_the_code_first(device: Device, door: FakeDoor) -> None:
    document = device.read("join")
    assert document.one("form").attributes["action"] == "/j"
    assert door.looked == []


def test_an_old_code_invites_no_longer(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    device.scan()
    monkeypatch.setattr("tests.web.fakes.fake_house.CODE", "ASHES")
    assert device.read("join").one("form").attributes["action"] == "/j"


def test_whoever_sits_is_led_to_the_seat_unless_another_one_is_wanted(device: Device) -> None:
    seat = device.sit()
    assert device.get("join").location == f"/t/one/seat?seat={seat}"
    assert device.read("join?another=1").one("form", id="joining")


@pytest.mark.parametrize("page", ["kiosk", "join", "seat"])
def test_an_unknown_table_is_told(device: Device, page: str) -> None:
    response = device.get(f"/t/nowhere/{page}")
    assert response.status_code == 404
    assert "There is no such table." in read(response.text).text


def test_a_seat_without_any_cookie_leads_to_joining(device: Device) -> None:
    response = device.get("seat")
    assert (response.status_code, response.location) == (303, "/t/one/join")


def test_what_people_typed_is_only_ever_text(device: Device, door: FakeDoor) -> None:
    bad = '<script>alert("x")</script>'
    door.public = replace(samples.PLAY, seats=(replace(samples.seats(1)[0], name=bad),), headline=bad)
    document = device.read("kiosk")
    assert document.one("p", id="headline").text == bad
    assert all(one.text == "" for one in document.all("script"))


def test_an_opened_card_is_for_everybody(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.show(samples.PLAY_OPENED, **{seat: replace(samples.SEAT_OFFER, you=seat)})
    for address in ("kiosk", "seat"):
        card = device.read(address).one("article", id="card-open-scene-17")
        assert card.all("button") == []
        assert samples.OPENED.lines[0] in card.text


def test_what_is_everybodys_lies_on_the_kiosk_and_is_used_from_each_phone(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    door.show(samples.PLAY_SHARED, **{seat: replace(samples.SEAT_SHARED, you=seat)})
    assert "A tent" in device.read("kiosk").one("div", class_="goal").text
    phone = device.read("seat")
    held = phone.one("section", id="shared")
    assert samples.TENT.lines[0] in held.one("article", id="card-tent").text
    assert held.one("article", id="card-tent").all("button") == []
    assert len(held.all("form", class_="prompt")) == 1
    assert phone.one("div", id="sheet").all("form", class_="prompt") == []


def test_a_card_to_be_read_now_stands_above_all_else_and_cards_to_be_used_below(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    door.seats[seat] = changed(samples.SEAT_OFFER, you=seat, hand=(samples.SECRET, *samples.TRAITS))
    document = device.read("seat")
    hand = (samples.SECRET, *samples.TRAITS)
    read = [one.attributes["id"] for one in document.one("section", id="reading").all("article")]
    kept = [one.attributes["id"] for one in document.one("section", id="hand").all("article")]
    assert read == [f"card-{card.id}" for card in hand if card.secret and card.use is None]
    covered = [f"card-{card.id}" for card in hand if card.secret and card.use]
    assert kept == [*covered, *(f"card-{card.id}" for card in hand if not card.secret)]
    assert read
    assert covered


def test_an_offer_stands_with_its_card(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.seats[seat] = replace(samples.SEAT_OFFER, you=seat)
    document = device.read("seat")
    hand = document.one("section", id="hand")
    named = hand.one("form", class_="prompt").attributes["aria-labelledby"]
    assert hand.one("summary", id=named).text == "Use Quick hands? · Trait 1"
    assert document.one("div", id="sheet").all("form", class_="prompt") == []


@pytest.mark.parametrize("address", ["seat", "kiosk"])
def test_a_browser_in_which_the_script_runs_is_sent_folds_shut(
    device: Device, door: FakeDoor, address: str
) -> None:
    door.show(samples.PLAY, **{device.sit(): samples.SEAT_ACT})
    whole = device.read(address)
    device.client.set_cookie(RUNS, "yes")
    shut = device.read(address)
    folds = [one for one in shut.walk() if "data-fold" in one.attributes]
    assert folds
    assert not any(one.text for one in folds)
    assert shut.one("main").text == whole.one("main").without("data-fold").text


@pytest.mark.parametrize("address", ["seat", "kiosk"])
def test_a_browser_without_script_is_led_from_a_page_with_folds_shut_to_the_whole_one(
    device: Device, door: FakeDoor, address: str
) -> None:
    door.show(samples.PLAY, **{device.sit(): samples.SEAT_ACT})
    whole = device.get(address).text
    device.client.set_cookie(RUNS, "yes")
    [led] = [
        one.attributes["content"]
        for one in device.read(address).walk()
        if one.attributes.get("http-equiv") == "refresh"
    ]
    now, _, there = led.partition("; url=")
    assert now == "0"
    assert len(device.get(there).text) == len(whole)
    assert 'content="10"' in device.get(there).text
