"""Each action: what it asks of the table, how it is refused, and that it may be sent again."""

from collections.abc import Mapping

import pytest

from companion.adapters.use_cases.calling_staff import CallStaff
from companion.adapters.use_cases.hosting import ForgetDice, ForgetEvenings
from companion.adapters.use_cases.machine.hardware_actions import PressButton, Teach, ThrowDice, TryLight
from companion.table.commands.game import BeginGame, ChooseRule, EndGame, NextParty, PlayAgain, TakeFile
from companion.table.commands.playing import (
    AnswerQuestion,
    GiveConsent,
    GoWithout,
    PreviewCorrection,
    RedoAnswer,
    SettleCorrection,
    UndoAnswer,
)
from companion.table.commands.seating import AddBot, FreeSeat
from tests.web.fakes import samples
from tests.web.fakes.device import Device
from tests.web.fakes.fake_house import SORRY, FakeDoor
from tests.web.fakes.page_parts import changed
from tests.web.fakes.reading import read
from web.ports.protocol import PageViewer

ANSWER = {"question": "act", "version": "7", "command": "c1", "option": "avoid"}
MEND = {"entry": "9", "command": "c1"}
DICE = {"slots": "2", "die-0": "red:3", "die-1": "white:6"}
RIGHT = (("red", 3), ("white", 6))
ACTIONS: dict[str, tuple[dict[str, str], object]] = {
    "free": ({"free": "s9"}, FreeSeat("s9")),
    "rule": ({"rule": "tents", "choice": "two"}, ChooseRule("tents", "two")),
    "file": ({"file": "road.yaml", "taken": "no"}, TakeFile("road.yaml", taken=False)),
    "bot": ({"colour": "red"}, AddBot("red")),
    "begin": ({}, BeginGame()),
    "again": ({"sure": "yes"}, NextParty()),
    "end": ({"sure": "yes"}, EndGame()),
    "same": ({}, PlayAgain()),
    "answer": (ANSWER, AnswerQuestion("act", 7, "c1", option="avoid")),
    "undo": (MEND, UndoAnswer(9, "c1")),
    "redo": (MEND, RedoAnswer(9, "c1")),
    "leave-out": (MEND, GoWithout(9, "c1")),
    "consent": (MEND | {"agree": "yes"}, GiveConsent(9, agree=True)),
    "misread": (MEND | DICE, PreviewCorrection(9, "c1", RIGHT)),
    "correct": (MEND | DICE | {"sure": "yes"}, SettleCorrection(9, "c1", RIGHT, sure=True)),
    "light": ({"segment": "2"}, TryLight(2)),
    "teach": ({"do": "begin"}, Teach("begin")),
    "throw": ({}, ThrowDice()),
    "call": ({"call": "yes"}, CallStaff(call=True)),
    "press": ({"button": "go-on"}, PressButton("go-on")),
}
ROLL = ANSWER | DICE


def fields(action: str) -> Mapping[str, str]:
    return ACTIONS[action][0]


@pytest.mark.parametrize("action", ACTIONS)
def test_a_seat_asks_the_table(device: Device, door: FakeDoor, action: str) -> None:
    seat = device.sit()
    response = device.send(action, seat=seat, as_="seat", **fields(action))
    assert (response.status_code, response.location) == (303, f"/t/one/seat?seat={seat}")
    assert door.asked[-1] == (ACTIONS[action][1], PageViewer(seat, "en"))


@pytest.mark.parametrize("action", ACTIONS)
def test_the_kiosk_asks_as_a_spectator(device: Device, door: FakeDoor, action: str) -> None:
    response = device.send(action, as_="kiosk", **fields(action))
    assert (response.status_code, response.location) == (303, "/t/one/kiosk")
    assert door.asked == [(ACTIONS[action][1], PageViewer(None, "en", at_screen=True))]


@pytest.mark.parametrize("action", ACTIONS)
def test_the_script_is_told_that_it_is_done(device: Device, action: str) -> None:
    assert device.ask(action, as_="kiosk", **fields(action)) == {"ok": True}


@pytest.mark.parametrize("action", ACTIONS)
def test_a_refusal_is_an_ordinary_reply_to_the_script(device: Device, door: FakeDoor, action: str) -> None:
    door.sorry = SORRY
    assert device.ask(action, as_="kiosk", **fields(action)) == {"sorry": SORRY}
    assert door.asked == []


@pytest.mark.parametrize("action", ACTIONS)
def test_a_refusal_without_script_is_the_page_with_its_reason(
    device: Device, door: FakeDoor, action: str
) -> None:
    seat = device.sit()
    door.sorry = SORRY
    response = device.send(action, as_="seat", seat=seat, **fields(action))
    document = read(response.text)
    assert response.status_code == 409
    assert document.one("p", id="sorry").text == SORRY
    assert document.one("section", id="others")


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("role", ["", "judge", "KIOSK"])
def test_an_unknown_role_is_no_address(device: Device, door: FakeDoor, action: str, role: str) -> None:
    response = device.send(action, as_=role)
    assert response.status_code == 400
    assert "This address isn’t complete." in read(response.text).text
    assert door.asked == []


@pytest.mark.parametrize("action", [*ACTIONS, "leave", "join"])
def test_an_unknown_table_is_told(device: Device, action: str) -> None:
    assert device.send(f"/t/nowhere/{action}", as_="kiosk").status_code == 404
    assert "There is no such table." in device.ask(f"/t/nowhere/{action}")["sorry"]


def test_an_answer_that_is_sent_again_counts_once(device: Device, door: FakeDoor) -> None:
    replies = [device.ask("answer", as_="kiosk", **ANSWER) for _ in range(3)]
    assert replies == [{"ok": True}] * 3
    assert len(door.asked) == 1


@pytest.mark.parametrize(
    "broken",
    [
        {"command": ""},
        {"command": "c" * 65},
        {"question": ""},
        {"version": ""},
        {"version": "-1"},
        {"version": "seven"},
        {"version": "٣"},
        {"version": "1" * 10},
        {"number": ""},
        {"number": "2.5"},
        {"slots": "0"},
        {"slots": "61"},
        {"slots": "many"},
        {"slots": "2", "die-0": "red:3"},
        {"slots": "1", "die-0": "red:x"},
        {"slots": "1", "die-0": "3"},
    ],
)
def test_a_malformed_answer_never_reaches_the_table(
    device: Device, door: FakeDoor, broken: dict[str, str]
) -> None:
    response = device.send("answer", as_="kiosk", **(ANSWER | broken))
    assert response.status_code == 400
    assert read(response.text).one("a", class_="button").text == "To the start page"
    assert door.asked == []


def test_a_die_without_a_number_is_named(device: Device) -> None:
    sorry = device.ask("answer", as_="kiosk", **(ROLL | {"slots": "3"}))["sorry"]
    assert sorry.startswith("One die has no number yet.")


def test_a_slot_in_which_no_die_lies_is_left_out(device: Device, door: FakeDoor) -> None:
    device.ask("answer", as_="kiosk", **(ROLL | {"slots": "4", "die-2": "none", "die-3": "white:1"}))
    [(tap, _)] = door.asked
    assert isinstance(tap, AnswerQuestion)
    assert tap.dice == (("red", 3), ("white", 6), ("white", 1))


def test_typed_dice_and_a_number_reach_the_table(device: Device, door: FakeDoor) -> None:
    device.ask("answer", as_="kiosk", **ROLL)
    device.ask("answer", as_="kiosk", question="commit", version="9", command="c2", number="4")
    dice = AnswerQuestion("act", 7, "c1", option="avoid", dice=(("red", 3), ("white", 6)))
    assert [asked[0] for asked in door.asked] == [dice, AnswerQuestion("commit", 9, "c2", number=4)]


def test_the_forms_of_a_page_work_without_script(device: Device, door: FakeDoor) -> None:
    seat = device.sit()
    door.seats[seat] = changed(samples.SEAT_DICE, you=seat, game=12)
    form = device.read("seat").one("form", class_="prompt")
    sent = {
        one.attributes["name"]: one.attributes["value"]
        for one in form.all("input")
        if one.attributes["type"] == "hidden" or "checked" in one.attributes
    }
    response = device.send(form.attributes["action"], **sent)
    assert (response.status_code, response.location) == (303, f"/t/one/seat?seat={seat}")
    tap, who = door.asked[-1]
    assert isinstance(who, PageViewer)
    assert who.game == 12
    assert isinstance(tap, AnswerQuestion)
    assert tap.dice == tuple((one.colour.id, one.value or 0) for one in samples.SLOTS.slots)


@pytest.mark.parametrize("action", ["undo", "redo", "misread", "correct"])
@pytest.mark.parametrize("broken", [{"entry": ""}, {"entry": "-1"}, {"command": ""}, {"command": "c" * 65}])
def test_taking_back_needs_a_number_and_a_command(
    device: Device, door: FakeDoor, action: str, broken: dict[str, str]
) -> None:
    response = device.send(action, as_="kiosk", **(MEND | {"sure": "yes"} | broken))
    assert response.status_code == 400
    assert door.asked == []


def test_whoever_says_no_agrees_to_nothing(device: Device, door: FakeDoor) -> None:
    for sent in ({"agree": "no"}, {}):
        device.ask("consent", as_="kiosk", **MEND, **sent)
    assert [asked[0] for asked in door.asked] == [GiveConsent(9, agree=False)] * 2


def test_dice_are_left_as_they_were_read_unless_somebody_is_sure(device: Device, door: FakeDoor) -> None:
    for sent in ({"sure": "no"}, {}):
        device.ask("correct", as_="kiosk", **MEND, **DICE, **sent)
    assert [asked[0] for asked in door.asked] == [SettleCorrection(9, "c1", RIGHT)] * 2


def test_an_unknown_button_is_refused(device: Device) -> None:
    assert device.ask("press", as_="kiosk", button="doom") == {"sorry": "There is no such button."}


@pytest.mark.parametrize(("action", "command"), [("forget", ForgetEvenings()), ("forget-dice", ForgetDice())])
def test_what_cannot_be_undone_is_done_only_by_whoever_is_sure(
    device: Device, door: FakeDoor, action: str, command: object
) -> None:
    assert "Confirm twice" in device.ask(action, as_="kiosk")["sorry"]
    assert "Confirm twice" in device.ask(action, as_="kiosk", sure="perhaps")["sorry"]
    assert door.asked == []
    assert device.ask(action, as_="kiosk", sure="yes")["told"].startswith("Deleted")
    assert door.asked == [(command, PageViewer(None, "en", at_screen=True))]


def test_without_script_what_was_forgotten_is_read_on_the_page(device: Device) -> None:
    response = device.send("forget", as_="kiosk", sure="yes")
    assert response.status_code == 200
    assert read(response.text).one("p", id="sorry").text == "Deleted for good: 1 game."


def test_the_journal_is_a_file_to_keep(device: Device, door: FakeDoor) -> None:
    response = device.send("journal", as_="kiosk")
    assert response.json == {"game": "samples"}
    assert response.headers["Content-Disposition"] == 'attachment; filename="evening.json"'
    door.sorry = SORRY
    assert device.send("journal", as_="kiosk").status_code == 409
