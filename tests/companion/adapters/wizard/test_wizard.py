"""A table is set up on its own screen: what is tapped there stands in the settings file at once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from flask import Flask
from gpiozero.pins.mock import MockFactory, MockPWMPin

from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.devices.button_connection import ButtonConnection
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import BLEND_S, StripController
from companion.adapters.language.speech import Speech
from companion.adapters.network.join_info import JoinInfo
from companion.adapters.seats.host_lock import HostLock
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.setup import DoSetUpStep
from companion.adapters.use_cases.single_table import SingleTable
from companion.adapters.wizard.button_trial import SECONDS, ButtonTrial
from companion.adapters.wizard.buttons import reordered
from companion.adapters.wizard.settings_changes import Preferences
from companion.adapters.wizard.step import WizardInput, WizardParts
from companion.adapters.wizard.wizard import Wizard
from companion.devices.gpio import Pins
from companion.devices.strip import FakeStrip
from companion.engine.play import Asked
from companion.engine.words import say
from companion.games.hope_inhumanity.game import GAME
from companion.table.commands.seating import TakeSeat
from companion.table.settings.device_settings import ButtonSettings
from companion.table.settings.segments import Segment
from companion.table.settings.settings_file import change, read
from companion.table.table import Table
from tests.clock import FakeClock
from tests.companion.adapters.doors import catalogue_of, door_of
from tests.web.fakes.device import Device
from vision.calibration.shelf import Calibrations
from vision.reading import BoundingBox, DieSeen, MatPose, ReadingProblem, ReadingTrouble, TableReading
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadCameraView, ReadJoiningCode, ReadWizard
from web.server import create_app
from web.shown.wizard import SetUpSheetView

CATALOGUE = catalogue_of(GAME.meta.package)
ENGLISH = Speech(CATALOGUE, "en")
SAID = "two words"
SCREEN = PageViewer(None, "en", at_screen=True)
PHONE = PageViewer("seat-1", "en")
AFAR = PageViewer(None, "en")


class SetUp:
    """A table before its first evening, and whoever stands at its screen."""

    def __init__(self, table: Table, folder: Path) -> None:
        self.file, self.clock = folder / "settings.toml", FakeClock()
        change(self.file, {"strip": {"leds": 60}, "buttons": {"kind": "gpio"}})
        self.preferences = Preferences(self.file)
        self.strip, outlet = FakeStrip(60), StripConnection(lambda: None, lambda: None)
        self.orders: list[str] = []
        self.lamps = StripController(
            table,
            self.preferences.now.strip,
            self.strip,
            outlet,
            rewire=self.orders.append,
            clock=self.clock,
        )
        self.teacher = DiceTeacher(table, Calibrations(folder / "taught"), lambda: None, lambda: None)
        self.touched = ButtonTrial(lambda: None, self.clock)
        self.lock = HostLock(folder / "lock.json")
        hardware = Hardware(strip_controller=self.lamps, teacher=self.teacher)
        parts = WizardParts(
            table,
            self.preferences,
            self.touched,
            self.lock,
            teacher=self.teacher,
            strip_controller=self.lamps,
        )
        self.join_info = JoinInfo(lambda: "http://table.test")
        self.door = door_of(
            table,
            hardware=hardware,
            join_info=self.join_info,
            lock=self.lock,
            wizard=Wizard(parts),
            opens_set_up=True,
        )

    def tap(self, what: str, choice: str = "", who: PageViewer = SCREEN, **texts: str) -> str | None:
        return self.door.execute(DoSetUpStep(what, choice, texts), who)

    def at(self, step: str, who: PageViewer = SCREEN) -> SetUpSheetView:
        self.tap("go", step, who)
        return self.door.read(ReadWizard(), who).sheet


@pytest.fixture
def set_up(table: Table, tmp_path: Path) -> SetUp:
    return SetUp(table, tmp_path)


def test_a_walk_through_all_steps_ends_with_a_table_that_is_set_up(set_up: SetUp) -> None:
    seen = []
    assert set_up.door.proofs.wants_set_up(SCREEN)
    while (on := set_up.door.read(ReadWizard(), SCREEN).on) is not None:
        seen.append(set_up.door.read(ReadWizard(), SCREEN).now)
        set_up.tap("go", on)
    assert seen == ["language", "pin", "seats", "camera", "buttons", "strip", "network"]
    set_up.tap("finish")
    assert read(set_up.file).table.set_up
    assert not set_up.door.proofs.wants_set_up(SCREEN)
    assert set_up.door.read(ReadWizard(), SCREEN).now == "language"


@pytest.mark.parametrize("language", CATALOGUE.languages)
def test_every_step_has_words_in_every_language(set_up: SetUp, language: str) -> None:
    who = PageViewer(None, language, at_screen=True)
    for step in set_up.door.read(ReadWizard(), who).steps:
        assert set_up.at(step.id, who).lines


@pytest.mark.parametrize("who", [PHONE, AFAR])
def test_without_a_pin_only_the_own_screen_sets_the_table_up(set_up: SetUp, who: PageViewer) -> None:
    assert not set_up.door.page(who).status.may_set_up
    assert not set_up.door.proofs.wants_set_up(who)
    assert set_up.door.read(ReadCameraView(), who) is None
    with pytest.raises(Sorry):
        set_up.door.read(ReadWizard(), who)
    with pytest.raises(Sorry):
        set_up.tap("seats", "3", who)


def test_with_a_pin_only_whoever_typed_it_sets_the_table_up(set_up: SetUp) -> None:
    set_up.at("pin")
    token = set_up.tap("pin", pin="24680")
    assert token
    with pytest.raises(Sorry):
        set_up.tap("go", "seats")
    for who in (PageViewer(None, "en", at_screen=True, host=token), PageViewer(None, "en", host=token)):
        assert set_up.at("seats", who).knobs
    assert "24680" not in set_up.file.read_text()


def test_the_pin_is_set_at_the_own_screen_alone(set_up: SetUp) -> None:
    set_up.lock.set("1111")
    host = PageViewer(None, "en", host=set_up.lock.let_in("1111"))
    set_up.at("pin", host)
    with pytest.raises(Sorry):
        set_up.tap("pin", who=host, pin="2222")
    assert set_up.lock.let_in("1111")


@pytest.mark.parametrize("pin", ["", "123", "1234567890123", "12a4"])
def test_a_pin_that_is_none_sets_nothing(set_up: SetUp, pin: str) -> None:
    set_up.at("pin")
    with pytest.raises(Sorry, match="4 to 12"):
        set_up.tap("pin", pin=pin)
    assert not set_up.lock.is_set


def test_seats_and_dice_hold_for_whoever_sits_down_next(set_up: SetUp) -> None:
    set_up.at("seats")
    set_up.tap("seats", "4")
    set_up.tap("dice", "pink")
    assert (read(set_up.file).table.seats, "pink" in read(set_up.file).table.dice) == (4, False)
    join = set_up.door.page(AFAR).join
    assert join is not None
    assert "pink" not in {colour.id for colour in join.free}
    set_up.door.execute(TakeSeat("Dan", "yellow"), PageViewer(None, "en"))
    with pytest.raises(Sorry, match="4"):
        set_up.door.execute(TakeSeat("Eve", "purple"), PageViewer(None, "en"))
    set_up.tap("dice", "pink")
    assert "pink" in read(set_up.file).table.dice


def test_the_language_is_there_again_for_the_next_party(set_up: SetUp, table: Table) -> None:
    set_up.tap("language", "de")
    assert read(set_up.file).table.language == "de"
    assert (table.moment.seating.language, set_up.door.language()) == ("", "de")
    assert "the-long-road.en.yaml" in table.moment.seating.left_out
    assert "the-long-road.de.yaml" not in table.moment.seating.left_out


DIE = DieSeen(4, "red", 0.9, BoundingBox(10, 10, 20, 20))
DARK = (ReadingTrouble(ReadingProblem.TOO_DARK),)
MAT = MatPose(4, (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0))


@pytest.mark.parametrize(
    ("reading", "told"),
    [
        (TableReading((DIE,), (), 1.0), ["The light is right.", "I see one die.", "I see no mat."]),
        (TableReading((), DARK, 1.0), ["It’s too dark", "I see no dice.", "I see no mat."]),
        (
            TableReading((DIE, DIE), (), 1.0, mat=MAT),
            ["right", "I see 2 dice.", "the whole mat, for 4 seats"],
        ),
    ],
)
def test_the_camera_says_what_it_sees(set_up: SetUp, reading: TableReading, told: list[str]) -> None:
    assert set_up.at("camera").picture is None
    assert set_up.door.read(ReadCameraView(), SCREEN) is None
    set_up.teacher.on_rest(np.zeros((48, 64, 3), np.uint8), reading)
    sheet = set_up.door.read(ReadWizard(), SCREEN).sheet
    for line, words in zip(sheet.lines[1:], told, strict=True):
        assert words in line
    assert sheet.picture == 1
    picture = set_up.door.read(ReadCameraView(), SCREEN)
    assert picture is not None
    assert picture.startswith(b"\xff\xd8")


def test_another_camera_is_kept_and_holds_from_the_next_start_on(set_up: SetUp) -> None:
    assert len(set_up.at("done").lines) == 2
    set_up.at("camera")
    set_up.tap("source", "auto")
    assert read(set_up.file).camera.source == "auto"
    assert "after a restart" in set_up.at("done").lines[2]


def test_the_address_of_a_camera_is_typed_and_its_password_not_shown_again(set_up: SetUp) -> None:
    set_up.at("camera")
    set_up.tap("address", address="http://ada:s3cret@phone.lan:8080/video")
    assert read(set_up.file).camera.source == "http://ada:s3cret@phone.lan:8080/video"
    sheet = set_up.door.read(ReadWizard(), SCREEN).sheet
    assert "s3cret" not in repr(sheet)
    assert sheet.form is not None
    set_up.tap("address", address=sheet.form.fields[0].value)
    assert read(set_up.file).camera.source == "http://ada:s3cret@phone.lan:8080/video"
    for wrong in ("", "evening.mp4", "http://•••@other.lan/video"):
        with pytest.raises(Sorry, match="the address of a camera"):
            set_up.tap("address", address=wrong)


def test_each_part_of_the_strip_is_lit_and_kept_as_it_was_laid(set_up: SetUp) -> None:
    set_up.at("strip")
    set_up.tap("all", "own")
    own = read(set_up.file).strip.segments
    assert [segment.shows for segment in own] == ["tracks", *(f"seat-{n}" for n in range(1, 6))]
    for choice in ("fewer", "fewer", "turn"):
        set_up.tap("segment-1", choice)
    set_up.tap("segment-0", "remove")
    set_up.tap("segment-0", "later")
    set_up.tap("add", "dark")
    assert read(set_up.file).strip.segments == (
        Segment("seat-2", 10),
        Segment("seat-1", 8, backwards=True),
        *(Segment(f"seat-{n}", 10) for n in (3, 4, 5)),
        Segment("dark", 5),
    )
    assert set_up.lamps.segments[1] == say("segment-seat", leds=8, n=1)
    set_up.tap("segment-5", "light")
    set_up.tap("all", "share")
    assert read(set_up.file).strip.segments == ()


def lit(set_up: SetUp) -> list[int]:
    """The lamps that are lit, once the blend is over."""
    set_up.clock.now += 1
    set_up.lamps.show()
    set_up.clock.now += 2 * BLEND_S
    set_up.lamps.show()
    return [place for place, lamp in enumerate(set_up.strip.frame) if any(lamp)]


def test_a_strip_along_the_mat_is_made_to_point_at_its_corners(set_up: SetUp) -> None:
    assert "point" not in {knob.id for knob in set_up.at("strip").knobs}
    with pytest.raises(Sorry):
        set_up.tap("point", "far-left")
    set_up.tap("along", "far")
    assert {"begins", "ends", "point"} <= {knob.id for knob in set_up.at("strip").knobs}
    for step in ("ten-on", "one-on", "one-back", "light"):
        set_up.tap("begins", step)
    set_up.tap("ends", "ten-back")
    strip = read(set_up.file).strip
    assert (strip.along, strip.begins, strip.ends) == ("far", 10, 49)
    assert lit(set_up) == [49]
    set_up.tap("point", "far-left")
    assert lit(set_up) == [10]
    with pytest.raises(Sorry):
        set_up.tap("along", "above")


def test_a_strip_with_its_colours_in_another_order_is_told_by_two_looks(set_up: SetUp) -> None:
    labels = {knob.id: knob.label for knob in set_up.at("strip").knobs}
    assert "GRB" in labels["colour"]
    assert "seen" not in labels
    with pytest.raises(Sorry):
        set_up.tap("seen", "red")
    set_up.tap("colour", "red")
    assert "red" in {knob.id: knob.label for knob in set_up.at("strip").knobs}["seen"]
    set_up.lamps.show()
    assert set_up.strip.frame[0] == set_up.strip.frame[-1]
    assert set_up.strip.frame[0].green == set_up.strip.frame[0].blue == 0 < set_up.strip.frame[0].red
    set_up.tap("seen", "green")
    set_up.tap("colour", "green")
    set_up.tap("seen", "blue")
    assert read(set_up.file).strip.order == set_up.orders[-1] == "RBG"
    set_up.tap("seen", "mixed")
    assert read(set_up.file).strip.order == set_up.orders[-1] == "RBGW"


def test_no_more_leds_are_shared_out_than_there_are(set_up: SetUp) -> None:
    set_up.at("strip")
    set_up.tap("all", "own")
    with pytest.raises(Sorry, match="60 LEDs"):
        set_up.tap("segment-0", "more")
    set_up.tap("segment-1", "fewer")
    set_up.tap("segment-0", "more")
    with pytest.raises(Sorry, match="60 LEDs"):
        set_up.tap("add", "dark")


def test_the_wifi_is_shown_at_once_and_its_password_never(set_up: SetUp) -> None:
    set_up.at("network")
    set_up.tap("wifi", wifi="Ember", wifi_password=SAID)
    join = set_up.door.page(AFAR).join
    assert join is not None
    assert join.wifi == "Ember"
    assert SAID not in str(set_up.door.read(ReadWizard(), SCREEN))
    assert set_up.door.read(ReadJoiningCode(wifi=True), PageViewer(None, "en"))
    set_up.tap("wifi", wifi="", wifi_password="")
    assert set_up.door.read(ReadJoiningCode(wifi=True), PageViewer(None, "en")) is None


@pytest.mark.parametrize(
    ("name", "password", "is_taken"),
    [
        ("x" * 32, "x" * 8, True),
        ("x" * 33, "", False),
        ("ü" * 17, "", False),
        ("x", "x" * 7, False),
        ("x", "x" * 63, True),
        ("x", "x" * 64, False),
        ("a\nb", "", False),
        ("x", "a\nb c d e f", False),
    ],
)
def test_only_what_a_wifi_can_have_is_kept(set_up: SetUp, name: str, password: str, is_taken: bool) -> None:
    set_up.at("network")
    if is_taken:
        set_up.tap("wifi", wifi=name, wifi_password=password)
    else:
        with pytest.raises(Sorry):
            set_up.tap("wifi", wifi=name, wifi_password=password)
    assert bool(read(set_up.file).network.wifi) is is_taken


@pytest.mark.parametrize(
    "tap",
    [
        ("go", "nowhere"),
        ("seats", "9"),
        ("seats", "x"),
        ("dice", "white"),
        ("dice", "mauve"),
        ("source", "/etc/passwd"),
        ("segment-9", "light"),
        ("segment--1", "light"),
        ("segment-x", "light"),
        ("segment-0", "burn"),
        ("add", "seat-9"),
        ("order", "up"),
        ("language", "deutsch"),
        ("nothing", ""),
        ("", ""),
    ],
)
def test_what_no_page_offers_changes_nothing(set_up: SetUp, tap: tuple[str, str]) -> None:
    before = set_up.file.read_text()
    for step in set_up.door.read(ReadWizard(), SCREEN).steps:
        set_up.tap("go", step.id)
        with pytest.raises(Sorry):
            set_up.tap(*tap)
    assert set_up.file.read_text() == before


def test_nothing_is_set_up_in_the_middle_of_a_game(set_up: SetUp, play_to: Callable[[str], Asked]) -> None:
    play_to("draw")
    with pytest.raises(Sorry, match="being played"):
        set_up.tap("seats", "3")
    assert not set_up.door.proofs.wants_set_up(SCREEN)


def test_a_file_with_a_mistake_is_named_and_left_as_it_is(set_up: SetUp) -> None:
    set_up.at("seats")
    set_up.file.write_text("[strip]\nlads = 3\n")
    with pytest.raises(Sorry, match="line 2: there is no setting"):
        set_up.tap("seats", "3")
    assert set_up.file.read_text() == "[strip]\nlads = 3\n"


def test_a_press_is_only_shown_while_somebody_looks_at_the_trial(set_up: SetUp) -> None:
    assert not set_up.touched.press("seat-1")
    set_up.at("buttons")
    set_up.clock.now = SECONDS - 1
    assert set_up.touched.press("seat-1")
    assert set_up.touched.names == ("seat-1",)
    set_up.clock.now = SECONDS
    assert not set_up.touched.press("seat-2")
    set_up.at("buttons")
    set_up.at("strip")
    assert not set_up.touched.press("seat-2")


def test_the_seats_buttons_are_kept_in_the_order_of_their_presses(set_up: SetUp) -> None:
    set_up.at("buttons")
    for name in ("seat-2", "undo", "seat-1", "seat-2", "seat-5", "seat-4"):
        set_up.touched.press(name)
    with pytest.raises(Sorry, match="each seat"):
        set_up.tap("order", "keep")
    set_up.touched.press("seat-3")
    set_up.tap("order", "keep")
    assert read(set_up.file).buttons.seats == (6, 5, 26, 19, 13)
    assert set_up.touched.names == ()


def test_a_lamp_goes_with_its_button() -> None:
    settings = ButtonSettings(seats=(5, 6), seat_lamps=(20,))
    assert reordered(settings, ("seat-2", "seat-1")) == {"seats": (6, 5), "seat_lamps": (0, 20)}


@pytest.fixture
def pins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pins]:
    """Pins that are not there."""
    factory = MockFactory(pin_class=MockPWMPin)
    found = Pins(tmp_path)
    monkeypatch.setitem(vars(found), "factory", factory)
    yield found
    factory.reset()


def test_every_button_on_pins_is_named_as_pressed_or_not(set_up: SetUp, table: Table, pins: Pins) -> None:
    contacts = ButtonConnection(set_up.preferences.now.buttons, pins, lambda: None)
    wizard = Wizard(WizardParts(table, set_up.preferences, set_up.touched, button_connection=contacts))
    wizard.do(WizardInput("go", "buttons"))
    assert "Seat 1: not pressed yet" in wizard.shown(ENGLISH).sheet.lines
    set_up.touched.press("seat-1")
    shown = wizard.shown(ENGLISH).sheet
    assert "Seat 1: works ✓" in shown.lines
    assert shown.knobs[0].label.endswith("Seat 1")


@pytest.mark.slow
def test_the_set_up_works_on_a_page_without_script(set_up: SetUp) -> None:
    app: Flask = create_app(SingleTable("home", set_up.door))
    device = Device(app, "home")
    assert device.get("kiosk").headers["Location"] == "/t/home/setup"
    for step in ("pin", "seats", "camera", "buttons", "strip", "network", "done"):
        assert device.read("setup").one("main")
        assert device.send("setup", do="go", choice=step).status_code == 303
    assert "no such choice" in device.send("setup", do="seats", choice="3").text
    assert device.send("setup", do="finish").headers["Location"] == "/t/home/kiosk"
    assert device.read("kiosk").one("a", id="set-up")
