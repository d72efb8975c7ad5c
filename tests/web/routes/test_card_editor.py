"""The card editor's pages ask the bench for what their forms say, and lead to where that is."""

import io
import re
from typing import Any

import pytest

from tests.web.fakes.device import Device
from tests.web.fakes.fake_card_editor import CARDS, DECK
from tests.web.fakes.fake_house import JPEG, FakeDoor
from tests.web.fakes.reading import read
from web.ports.card_editor import ALL, EditorAddress
from web.routes.arranging import CardFilter, arranged

SEA = "card-editor/sea.en.yaml"
FERRY = f"{SEA}/scenes/the-ferry"
PLACE = EditorAddress("sea.en.yaml", "scenes", "the-ferry")


@pytest.mark.parametrize(
    ("action", "fields", "asked", "leads"),
    [
        (
            "card-editor",
            {"do": "create", "title": "Lake", "language": "en"},
            ("create", "Lake", "en"),
            "/new.en.yaml",
        ),
        (
            "card-editor",
            {"do": "copy", "file": "a.yaml", "title": "B"},
            ("copy", "a.yaml", "B"),
            "/copy.en.yaml",
        ),
        ("card-editor", {"do": "back", "file": "old.yaml"}, ("bring back", "old.yaml"), "/old.yaml"),
        ("card-editor", {"do": "take", "file": "a.yaml", "taken": "yes"}, ("take", "a.yaml", True), ""),
        ("card-editor", {"do": "take", "file": "a.yaml", "taken": "no"}, ("take", "a.yaml", False), ""),
        (SEA, {"do": "rename", "title": "Lake"}, ("rename", "sea.en.yaml", "Lake"), "/renamed.en.yaml"),
        (SEA, {"do": "delete"}, ("delete", "sea.en.yaml"), ""),
        (SEA, {"do": "restore", "version": "2"}, ("restore", "sea.en.yaml", 2), "/sea.en.yaml"),
        (
            SEA,
            {"do": "begin", "section": "traits"},
            ("begin", "sea.en.yaml", "traits"),
            "/sea.en.yaml/traits/~0123abcd",
        ),
        (FERRY, {"do": "give-up"}, ("give up", PLACE), "/sea.en.yaml"),
        (FERRY, {"do": "remove"}, ("remove", PLACE), "/sea.en.yaml"),
    ],
)
def test_each_button_asks_for_one_thing_and_leads_on(
    device: Device, door: FakeDoor, action: str, fields: dict[str, str], asked: tuple[Any, ...], leads: str
) -> None:
    response = device.send(action, **fields)
    assert (response.status_code, response.location) == (303, f"/t/one/card-editor{leads}")
    assert door.asked == [asked]
    assert device.ask(action, **fields) == {"go": f"/t/one/card-editor{leads}"}


@pytest.mark.parametrize("action", ["card-editor", SEA])
def test_a_form_that_says_nothing_is_no_answer(device: Device, door: FakeDoor, action: str) -> None:
    assert device.send(action).status_code == 400
    assert door.asked == []


def typed(do: str) -> dict[str, Any]:
    return {
        "do": do,
        "several": ["succeed", "marks"],
        "line-title": "The ferry",
        "line-succeed": ["everyone gains 1 humanity", "", "  "],
        "line-marks": [""],
    }


LINES = {"title": "The ferry", "succeed": ("everyone gains 1 humanity",), "marks": ()}


def test_what_is_typed_is_kept_and_the_card_comes_back_as_it_stands(device: Device, door: FakeDoor) -> None:
    script = {"Accept": "application/json"}
    reply = device.client.post(f"/t/one/{FERRY}", data=typed("draft"), headers=script)
    assert door.asked == [("draft", PLACE, LINES)]
    main = read(reply.get_json()["main"])
    assert "Everybody still in play" in main.text
    assert device.client.post(f"/t/one/{FERRY}", data=typed("draft")).status_code == 303


def test_what_stands_in_each_place_of_a_line_keeps_its_place(device: Device, door: FakeDoor) -> None:
    places = {"places": ["edges", "texts"], "line-edges": ["r", ""], "line-texts": ["", ""]}
    device.client.post(f"/t/one/{FERRY}", data={"do": "draft", **places})
    assert door.asked == [("draft", PLACE, {"edges": ("r", ""), "texts": ()})]


def test_a_card_is_kept_and_leads_to_where_it_is(device: Device, door: FakeDoor) -> None:
    response = device.client.post(f"/t/one/{FERRY}", data=typed("keep"))
    assert response.location == "/t/one/card-editor/sea.en.yaml/scenes/kept"
    assert door.asked == [("keep card", PLACE, LINES)]


def test_a_card_is_tried_as_it_was_typed(device: Device, door: FakeDoor) -> None:
    response = device.client.post(f"/t/one/{FERRY}", data=typed("try"))
    assert door.asked == [("draft", PLACE, LINES)]
    assert "If it fails" in device.read(response.location.partition("#")[0]).text
    assert "If it fails" not in device.read(FERRY).text


@pytest.mark.parametrize("action", ["card-editor", SEA])
def test_cards_come_in_by_a_file_or_pasted(device: Device, door: FakeDoor, action: str) -> None:
    file = "" if action == "card-editor" else "sea.en.yaml"
    section = "" if action == "card-editor" else "traits"
    for data, text in (
        ({"file": (io.BytesIO("title\nFérry".encode("cp1252")), "a.csv")}, b"title\nF\xe9rry"),
        ({"text": "title\nFérry"}, "title\nFérry"),
    ):
        reply = device.client.post(
            f"/t/one/{action}",
            data=data | {"do": "bring", "section": "traits"},
            content_type="multipart/form-data",
        )
        assert door.asked.pop() == ("bring in", file, section, text)
        assert "Did you mean “nothing”?" in read(reply.text).text


@pytest.mark.parametrize("field", ["file", "text"])
def test_a_text_that_is_too_long_does_not_reach_the_bench(
    device: Device, door: FakeDoor, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.routes.card_editor.TEXT_LIMIT", 1000)
    text = "x" * 1001
    data = {"do": "bring", field: (io.BytesIO(text.encode()), "a.csv") if field == "file" else text}
    reply = device.client.post(f"/t/one/{SEA}", data=data, content_type="multipart/form-data")
    assert reply.status_code == 413
    assert door.asked == []


def test_a_photograph_is_larger_than_what_is_typed(device: Device, door: FakeDoor) -> None:
    data = {"picture": (io.BytesIO(JPEG * 4000), "card.jpg")}
    reply = device.client.post(f"/t/one/{FERRY}/photograph", data=data, content_type="multipart/form-data")
    assert reply.status_code == 303
    assert door.asked == [("photograph", PLACE, JPEG * 4000)]
    device.send(f"{FERRY}/photograph", do="drop")
    assert door.asked[-1] == ("photograph", PLACE, b"")


def test_the_picture_of_a_card_is_given_by_its_id(device: Device) -> None:
    response = device.get("card/roll-12.jpg")
    assert (response.status_code, response.mimetype, response.data) == (200, "image/jpeg", JPEG)
    assert device.get("card/other.jpg").status_code == 404


def test_a_deck_is_had_as_a_file(device: Device) -> None:
    response = device.get(f"{SEA}/export")
    assert (response.text, response.mimetype) == ("deck: sea.en.yaml\n", "application/yaml")
    assert 'filename="sea.en.yaml"' in response.headers["Content-Disposition"]


def test_whoever_is_not_the_host_is_asked_for_the_pin(device: Device, door: FakeDoor) -> None:
    door.shut = "Type the PIN first."
    for reply in (device.get("card-editor"), device.get(FERRY), device.send(FERRY, do="keep")):
        assert reply.status_code == 403
        assert "Type the PIN first." in read(reply.text).text
    assert device.ask(FERRY, do="keep") == {"sorry": "Type the PIN first."}


def test_the_pin_opens_the_shelf(device: Device) -> None:
    response = device.send("card-editor/unlock", pin="1234")
    assert (response.location, (device.cookie("host-one") or "").strip('"')) == (
        "/t/one/card-editor",
        "a host",
    )


def test_a_refusal_is_told_with_a_way_back(device: Device, door: FakeDoor) -> None:
    door.sorry = "A deck is called that already."
    reply = device.send("card-editor", do="create", title="x", language="en")
    assert reply.status_code == 409
    assert "A deck is called that already." in read(reply.text).text
    assert device.ask("card-editor", do="create", title="x", language="en") == {"sorry": door.sorry}


@pytest.mark.parametrize(
    ("wanted", "keys"),
    [
        ({}, ["the-ferry", "the-abyss", "calm", "~0123abcd"]),
        ({"section": "traits"}, ["calm", "~0123abcd"]),
        ({"words": "ABYSS"}, ["the-abyss"]),
        ({"words": "scene look"}, ["the-abyss"]),
        ({"words": "hardship 2"}, ["the-ferry"]),
        ({"words": "zzz"}, []),
        ({"sort": "title"}, ["~0123abcd", "calm", "the-abyss", "the-ferry"]),
        ({"sort": "signs"}, ["the-abyss", "the-ferry", "~0123abcd", "calm"]),
        ({"sort": "nonsense"}, ["the-ferry", "the-abyss", "calm", "~0123abcd"]),
    ],
)
def test_cards_are_sorted_searched_and_filtered(
    device: Device, wanted: dict[str, str], keys: list[str]
) -> None:
    assert [card.key for card in arranged(DECK, CardFilter.of(wanted))] == keys
    page = device.client.get(f"/t/one/{SEA}", query_string=wanted).text
    assert [card.key for card in CARDS if f'id="row-{card.section}-{card.key}"' in page] == [
        card.key for card in CARDS if card.key in keys
    ]


def test_a_card_with_faults_leads_to_the_first_of_them(device: Device, door: FakeDoor) -> None:
    door.sorry = "Too long."
    response = device.client.post(f"/t/one/{FERRY}", data=typed("keep"))
    assert response.location == f"/t/one/{FERRY}?touched={ALL}#line-zones-areas-1"


def test_each_part_of_the_card_leads_to_its_line(device: Device) -> None:
    page = device.read(FERRY)
    ways = re.findall(r'class="zone[^"]*" id="([^"]+)" href="#([^"]+)"', device.get(FERRY).text)
    assert {zone for zone, _ in ways} >= {"zone-line-title", "zone-line-all-refuse"}
    assert all(f'id="{control}"' in device.get(FERRY).text for _, control in ways)
    assert "everyone suffers 2 harm" in page.text
