"""What is printed is a tap away in the lobby and in the set-up, on each paper that people have."""

from dataclasses import replace

import pytest

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from web.ports.protocol import PageViewer
from web.ports.queries import ReadPrinted
from web.shown.printing import PrintedDeckView

SCREEN = PageViewer(None, "en", at_screen=True)


@pytest.mark.parametrize("paper", ["A3", "A4", "Letter"])
def test_from_the_lobby_everything_is_printed_on_each_paper(
    device: Device, door: FakeDoor, paper: str
) -> None:
    page = device.read(device.read("kiosk").one("a", id="to-print").attributes["href"])
    wanted = {"mat": ("mat", "4"), "mat-3": ("mat", "3"), "tokens": ("tokens", ""), "seats": ("seats", "")}
    for id_, what in {**wanted, "cards-1": ("cards", "road.en.yaml")}.items():
        reply = device.get(page.one("a", id=f"{id_}-{paper}").attributes["href"])
        assert (reply.mimetype, reply.data) == ("application/pdf", b"%PDF")
        assert door.asked[-1] == (ReadPrinted(*what, paper), SCREEN)


def test_a_phone_that_sits_there_prints_as_its_seat(device: Device, door: FakeDoor) -> None:
    seat = device.from_afar().sit()
    page = device.read(device.read(f"seat?seat={seat}").one("a", id="to-print").attributes["href"])
    device.get(page.one("a", id="seats-A4").attributes["href"])
    assert door.asked[-1] == (ReadPrinted("seats", "", "A4"), PageViewer(seat, "en"))


def test_the_set_up_leads_there_too(device: Device, door: FakeDoor) -> None:
    door.set_ups = replace(samples.SET_UP_PIN, now="camera")
    assert device.read("setup").one("a", id="to-print").attributes["href"] == "/t/one/print?as=kiosk"


def test_a_refusal_leaves_nobody_with_another_page_than_their_own(device: Device, door: FakeDoor) -> None:
    door.sorry = "That cannot be printed."
    assert device.get("print/mat.pdf?as=kiosk&paper=A4&people=9").status_code == 409
    assert device.from_afar().get("print?as=seat&seat=s1").status_code == 403


@pytest.mark.parametrize("what", ["tiles", "markers"])
def test_the_tiles_and_markers_of_a_file_are_printed_where_it_has_some(
    device: Device, door: FakeDoor, what: str
) -> None:
    assert device.read("print?as=kiosk").all("section", id="print-tiles") == []
    door.tiled = (PrintedDeckView("town.en.yaml", "The Town", 69, 144),)
    page = device.read("print?as=kiosk")
    assert "144 tiles" in page.one("section", id="print-tiles").text
    device.get(page.one("a", id=f"{what}-1-Letter").attributes["href"])
    assert door.asked[-1] == (ReadPrinted(what, "town.en.yaml", "Letter"), SCREEN)


def test_the_board_of_a_file_is_printed_where_it_has_one(device: Device, door: FakeDoor) -> None:
    door.tiled = (PrintedDeckView("mine.yaml", "Mine", 0, board=True),)
    page = device.read("print?as=kiosk")
    assert "mine.yaml" not in page.one("section", id="print-cards").text
    device.get(page.one("a", id="board-1-A3").attributes["href"])
    assert door.asked[-1] == (ReadPrinted("board", "mine.yaml", "A3"), SCREEN)
