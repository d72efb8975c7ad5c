"""The shelf's page: what was put aside goes on by one tap, what was played is read again and counted."""

from dataclasses import replace

import pytest

from companion.adapters.use_cases.evenings.shelf import ReplayShelved
from companion.table.commands.shelf import ForgetGame, ForgetMetCards, PutAside, TableLaid, TakeUp
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.shown.laying import LaidThing, LayingView


def test_a_game_put_aside_goes_on_by_one_tap(device: Device, door: FakeDoor) -> None:
    form = device.read("shelf?as=kiosk").one("form", id="take-up-4")
    assert form.one("button").attributes["value"] == "4"
    device.send("take-up", **{"as": "kiosk", "shelved": "4"})
    assert door.asked[-1][0] == TakeUp(4)


def test_while_something_is_played_nothing_else_goes_on(device: Device, door: FakeDoor) -> None:
    assert device.read("shelf?as=kiosk").all("form", id="take-up-4")
    door.shelf = replace(samples.SHELF, may_take_up=False)
    assert device.read("shelf?as=kiosk").all("form", id="take-up-4") == []


def test_an_evening_is_read_taken_on_paper_and_looked_at_again(device: Device, door: FakeDoor) -> None:
    assert device.get("shelf/3?as=kiosk").status_code == 200
    assert device.get("shelf/3/evening.pdf?as=kiosk").data.startswith(b"%PDF")
    response = device.send("shelf/replay", **{"as": "kiosk", "shelved": "3"})
    assert response.location.endswith("/replay/key?as=kiosk")
    assert door.asked[-1][0] == ReplayShelved(3)


def test_a_game_is_put_aside_and_forgotten_only_by_a_second_tap(device: Device, door: FakeDoor) -> None:
    door.asked.clear()
    for address in ("aside", "forget-game"):
        device.send(address, **{"as": "kiosk", "shelved": "3"})
    assert not any(isinstance(one[0], PutAside | ForgetGame) for one in door.asked)
    device.send("aside", **{"as": "kiosk", "sure": "yes"})
    device.send("forget-game", **{"as": "kiosk", "shelved": "3", "sure": "yes"})
    assert [one[0] for one in door.asked] == [PutAside(), ForgetGame(3)]


def test_earlier_games_are_turned_to_page_by_page(device: Device) -> None:
    page = device.get("shelf?as=kiosk").text
    assert "first=1" in page
    assert "1 to 1 of 30" in page


def test_games_stand_below_their_evening_with_who_won_and_add_up_in_tables(device: Device) -> None:
    page = device.read("shelf?as=kiosk")
    played = page.one("section", id="played").text
    assert played.index("Friday, November 20, 2026") < played.index("Ada won")
    for table, row in (
        ("people", ("1", "1", "1")),
        ("pairs", ("0", "1")),
        ("counts", ("1", "20 November 2026")),
    ):
        body = page.one("section", id=table).one("tbody")
        assert tuple(cell.text for cell in body.all("td")) == row
        assert len(page.one("section", id=table).one("thead").all("th")) == len(row) + 1


def test_which_cards_a_group_met_is_forgotten_by_its_names_and_a_second_tap(
    device: Device, door: FakeDoor
) -> None:
    section = device.read("shelf?as=kiosk").one("section", id="met")
    assert "Ada, Ben: twelve cards met" in section.text
    device.send("forget-met", **{"as": "kiosk", "shelved": "3"})
    assert not any(isinstance(one[0], ForgetMetCards) for one in door.asked)
    device.send("forget-met", **{"as": "kiosk", "shelved": "3", "sure": "yes"})
    assert door.asked[-1][0] == ForgetMetCards(3)


LAYING = LayingView(
    (LaidThing("Humanity of Jo", 4, samples.RED), LaidThing("dice in the middle", 2, samples.BLUE, (2, 5))),
    has_map=True,
)


@pytest.mark.parametrize("page", ["kiosk", "seat"])
def test_how_to_lay_the_table_again_is_told_until_people_go_on(
    device: Device, door: FakeDoor, page: str
) -> None:
    device.sit()
    door.show(
        changed(samples.PLAY, laying=LAYING), s1=replace(changed(samples.PLAY, laying=LAYING), you="s1")
    )
    section = device.read(page).one("section", id="laying")
    assert "Humanity of Jo: 4" in section.text
    assert "(2, 5)" in section.text
    assert section.one("button").text == "It's all there: play on"
    device.send("laid", **{"as": page})
    assert door.asked[-1][0] == TableLaid()


def test_whatever_the_camera_sees_otherwise_people_may_go_on(device: Device, door: FakeDoor) -> None:
    door.show(changed(samples.PLAY, laying=replace(LAYING, differs=("Red in the middle: 2 5, not 2 4.",))))
    section = device.read("kiosk").one("section", id="laying")
    assert "Red in the middle" in section.one("p", role="status").text
    assert section.one("button").text == "Go on anyway"
