"""The rules in the hand: reached from each number, searched, and left again for where one came from."""

from dataclasses import replace

import pytest

from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import FakeDoor
from tests.web.fakes.page_parts import changed
from web.ports.protocol import PageViewer
from web.ports.queries import ReadRules
from web.shown.rulebook import Reminders
from web.shown.view import Explanation

BECAUSE = (Explanation("You rolled a five.", ("TOY-001", "TOY-002")),)


def test_a_number_behind_a_reason_leads_to_its_paragraph_and_back_to_the_phone(
    device: Device, door: FakeDoor
) -> None:
    seat = device.sit()
    door.show(samples.PLAY, **{seat: changed(samples.SEAT_VERDICT, you=seat, why=BECAUSE)})
    why = device.read(f"seat?seat={seat}").one("section", id="why")
    first = why.all("a", class_="cited")[0].attributes["href"]
    assert first == f"/t/one/rules?as=seat&seat={seat}#TOY-001"
    rules = device.read(first.partition("#")[0])
    assert rules.one("div", id="TOY-001").text == "TOY-001 One die each. See TOY-002"
    assert rules.one("a", id="back").attributes["href"] == f"/t/one/seat?seat={seat}"


def test_the_big_screen_reads_them_too_and_shows_the_table_again_by_itself(
    device: Device, door: FakeDoor
) -> None:
    door.show(changed(samples.PLAY, why=BECAUSE))
    kiosk = device.read("kiosk")
    assert kiosk.one("details", id="why").all("a", class_="cited")
    reply = device.get(kiosk.one("a", id="to-rules").attributes["href"])
    assert reply.headers["Refresh"] == "300; url=/t/one/kiosk"
    assert door.asked == [(ReadRules(""), PageViewer(None, "en"))]


def test_the_rules_are_there_before_a_game_begins(device: Device) -> None:
    seat = device.sit()
    assert device.read("kiosk").one("a", id="to-rules")
    assert device.read(f"seat?seat={seat}").one("a", id="to-rules")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("HIGHER wins", ["TOY-002"]),
        ("toy-003", ["TOY-002"]),
        ("dot", ["term-pip"]),
        ("one higher", ["TOY-002"]),
        ("camel", []),
    ],
)
def test_searching_finds_the_paragraphs_in_which_every_word_stands(
    device: Device, wanted: str, found: list[str]
) -> None:
    rules = device.read(f"rules?q={wanted.replace(' ', '+')}")
    assert [one.attributes["id"] for one in rules.all("div", class_="paragraph")] == found
    assert wanted in rules.one("p", id="found").text


def test_a_paragraph_of_several_rules_is_reached_by_each_number(device: Device) -> None:
    paragraph = device.read("rules").one("div", id="TOY-002")
    assert paragraph.one("span", id="TOY-003")


def test_a_reference_leads_on_and_out_of_what_was_searched(device: Device) -> None:
    whole = device.read("rules").one("div", id="TOY-001").one("a", class_="cited")
    assert whole.attributes["href"] == "#TOY-002"
    searched = device.read("rules?q=each").one("div", id="TOY-001").one("a", class_="cited")
    assert searched.attributes["href"] == "/t/one/rules?as=seat&game=toy#TOY-002"


def test_a_chapter_begins_with_what_is_easily_forgotten(device: Device) -> None:
    assert device.read("rules").one("ul", class_="reminders").text == "Roll before you talk."


def test_the_rules_of_other_games_are_a_tap_away(device: Device) -> None:
    others = device.read("rules").one("nav", id="other-rules")
    assert [one.text for one in others.all("a")] == ["The other"]


def test_the_card_of_the_phase_is_at_hand_and_leads_to_its_chapter(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    card = Reminders("TOY-002", "A turn", ("Roll before you talk.",))
    door.show(
        changed(samples.PLAY, reminders=card),
        **{seat: changed(samples.SEAT_VERDICT, you=seat, reminders=card)},
    )
    for address, way in ((f"seat?seat={seat}", f"as=seat&seat={seat}"), ("kiosk", "as=kiosk")):
        shown = device.read(address).one("details", id="reminding")
        assert "Roll before you talk." in shown.text
        assert shown.one("a", id="to-chapter").attributes["href"] == f"/t/one/rules?{way}#TOY-002"


def test_an_address_with_a_strange_seat_shows_nothing_of_it(device: Device, door: FakeDoor) -> None:
    secret = replace(samples.SEAT_VERDICT, you="s1", headline="Only for the eyes of s1")
    door.show(samples.PLAY, s1=secret)
    door.sorry = "That game isn’t here."
    reply = device.from_afar().get("rules?as=seat&seat=s1&game=chess")
    assert reply.status_code == 409
    assert "That game isn’t here." in reply.text
    assert "Only for the eyes of s1" not in reply.text
    assert all(who.seat is None for who in door.looked)


def test_house_rules_lead_to_the_rule_and_hide_its_number_from_who_did_not_ask(
    device: Device, door: FakeDoor
) -> None:
    door.show(samples.LOBBY)
    rules = device.read("kiosk").one("details", id="rules")
    links = rules.all("a", class_="cited")
    assert links
    for link in links:
        assert "/rules?as=kiosk#" in link.attributes["href"]
        [sign, said] = link.all("span")
        assert (sign.text, said.attributes["class"]) == ("§", "unseen")
