"""Photographs by their names alone, the QR code, and the sign of life."""

from dataclasses import replace

import pytest

from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import DRAWN, JPEG, QR, FakeDoor
from tests.web.fakes.reading import read
from tests.web.fakes.samples import LOBBY


def test_a_photograph_is_given_by_its_name(device: Device) -> None:
    response = device.get("photograph/roll-12.jpg")
    assert (response.status_code, response.mimetype, response.data) == (200, "image/jpeg", JPEG)
    assert response.headers["Cache-Control"].startswith("private")


def test_a_photograph_is_given_without_its_rings(device: Device) -> None:
    response = device.get("photograph/roll-12/bare.jpg")
    assert (response.status_code, response.mimetype, response.data) == (200, "image/jpeg", JPEG)
    assert [device.get(f"photograph/{name}/bare.jpg").status_code for name in ("roll-13", "a b")] == [
        404,
        404,
    ]


@pytest.mark.parametrize("name", ["roll-13", "..%2f..%2fjournal", ".hidden", "a b", "x" * 101, "%00", "a%0A"])
def test_an_unknown_name_is_no_photograph(device: Device, name: str) -> None:
    response = device.get(f"photograph/{name}.jpg")
    assert response.status_code == 404
    assert "exist" in read(response.text).text


@pytest.mark.parametrize("name", [".hidden", "a b", "x" * 101, "a%0A"])
def test_an_odd_name_never_reaches_the_table(
    device: Device, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(FakeDoor, "read", lambda *_: JPEG)
    assert device.get(f"photograph/{name}.jpg").status_code == 404


def test_the_qr_code_is_a_picture(device: Device) -> None:
    response = device.get("qr.svg")
    assert (response.mimetype, response.text) == ("image/svg+xml", QR)


def test_a_face_is_kept_for_ever_by_its_words_and_its_paint(device: Device) -> None:
    response = device.get("face/c62828/fair-bun.svg")
    assert (response.mimetype, response.text) == ("image/svg+xml", DRAWN.decode())
    assert "immutable" in response.headers["Cache-Control"]


@pytest.mark.parametrize(
    "path", ["c62828/no-such-face", "red/fair-bun", "c62828/fair bun", "c62828/fair--bun"]
)
def test_a_face_of_odd_words_is_not_there(device: Device, path: str) -> None:
    assert device.get(f"face/{path}.svg").status_code == 404


def test_the_sign_of_life_says_how_it_goes(device: Device) -> None:
    said = device.get("/health").json
    build = device.read("kiosk").one("main").attributes["data-build"]
    assert said == {"ok": True, "streams": 0, "tables": 1, "build": build, "painted": False}


def test_only_this_machine_says_that_the_own_screen_was_painted(device: Device) -> None:
    afar = {"REMOTE_ADDR": "192.0.2.7"}
    assert device.client.get("/painted", environ_base=afar).status_code == 204
    assert '"painted":false' in device.get("/health").text
    device.get("/painted")
    assert '"painted":true' in device.get("/health").text


def test_the_wifi_is_scanned_first_where_the_host_named_it(device: Device, door: FakeDoor) -> None:
    assert device.get("wifi.svg").status_code == 404
    assert device.read("kiosk").all("figure", id="wifi") == []
    assert LOBBY.join is not None
    door.wifi, door.public = True, replace(LOBBY, join=replace(LOBBY.join, wifi="The Long Road"))
    picture = device.read("kiosk").one("figure", id="wifi").one("img")
    assert "The Long Road" in picture.attributes["alt"]
    assert device.get(picture.attributes["src"]).text == QR


def test_a_game_shows_its_pictures_and_no_other_file(device: Device) -> None:
    picture = device.get("game/toy/box.svg")
    assert (picture.mimetype, picture.data) == ("image/svg+xml", DRAWN)
    for name in ("game/toy/none.svg", "game/none/box.svg", "game/toy/..%2fbox.svg", "game/..%2ftoy/box.svg"):
        assert device.get(name).status_code == 404
