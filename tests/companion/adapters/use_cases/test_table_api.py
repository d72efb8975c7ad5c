"""One table as its pages use it: taps become answers, refusals become sentences."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from companion.adapters.buttons.button_input import ButtonInput
from companion.adapters.camera.camera_status import CameraStatus
from companion.adapters.camera.dice_teacher import DiceTeacher
from companion.adapters.camera.pretend_throws import LONGEST_S, PretendThrows
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import StripController
from companion.adapters.language import twin_cards
from companion.adapters.use_cases.hardware import Hardware
from companion.adapters.use_cases.machine.hardware_actions import PressButton, Teach, ThrowDice, TryLight
from companion.adapters.use_cases.seating import (
    AnswerClaim,
    BeginPrivateLook,
    ClaimSeat,
    ConfirmClaim,
    EndPrivateLook,
)
from companion.adapters.use_cases.table_api import TableApi
from companion.devices.buttons import FakeButtons
from companion.devices.strip import DARK, FakeStrip, Rgb
from companion.devices.trouble import DeviceTrouble
from companion.engine.play import Asked
from companion.engine.questions import Choose, RollDice
from companion.table.commands.game import BeginGame, NextParty, Speak
from companion.table.commands.playing import AnswerQuestion
from companion.table.commands.seating import AddBot, FreeSeat, TakeSeat, TakeSeatPhoneless
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment
from companion.table.table import Table
from tests.companion.adapters.doors import door_of
from tests.web.fakes.page_parts import lobby
from vision.calibration.shelf import Calibrations
from vision.cameras.pretend import PretendCamera
from vision.mat.survey import MatSurvey
from vision.reader import Reader
from vision.reading import TableReading
from web.ports.protocol import PageViewer, Sorry
from web.ports.queries import ReadJoiningCode

KIOSK = PageViewer(None, "en")
SCREEN = PageViewer(None, "en", at_screen=True)


@pytest.fixture
def camera() -> PretendCamera:
    return PretendCamera(seed=4, fps=0)


@pytest.fixture
def door(table: Table, camera: PretendCamera) -> Iterator[TableApi]:
    buttons = FakeButtons()
    hands = ButtonInput(table, (buttons,), clock=count().__next__)
    hardware = Hardware(camera=camera, buttons=buttons, button_input=hands, strip=FakeStrip(60))
    yield door_of(table, hardware=hardware)
    hands.close()


def door_with(table: Table, outlet: StripConnection, lamps: StripController | None = None) -> TableApi:
    hardware = Hardware(strip=FakeStrip(2), strip_connection=outlet, strip_controller=lamps)
    return door_of(table, hardware=hardware)


def test_a_strip_that_cannot_be_lit_is_said_on_the_kiosk_and_shown_there_instead(table: Table) -> None:
    def find() -> FakeStrip:
        raise DeviceTrouble("SPI is switched off")

    outlet = StripConnection(find, lambda: None)
    outlet.show((DARK, DARK), 0)
    door = door_with(table, outlet)
    (notice,) = door.page(KIOSK).notices
    assert "SPI is switched off" in notice.text
    assert not notice.grave
    assert len(door.strip()) == 2
    assert door.page(PageViewer("seat-1", "en")).notices == ()


def test_a_real_strip_is_not_shown_a_second_time_on_the_page(table: Table) -> None:
    outlet = StripConnection(lambda: FakeStrip(2), lambda: None)
    door = door_with(table, outlet)
    assert len(door.strip()) == 2
    outlet.show((DARK, DARK), 0)
    assert door.strip() == door.page(KIOSK).strip == ()


def test_the_segments_of_the_strip_are_tried_out_on_the_kiosk_before_a_game(table: Table) -> None:
    settings = StripSettings(segments=(Segment("track-1", 5), Segment("seat-1", 9)))
    strip = FakeStrip(settings.length)
    lamps = StripController(table, settings, strip, StripConnection(lambda: None, lambda: None))
    door = door_with(table, StripConnection(lambda: None, lambda: None), lamps)
    assert lobby(door.page(KIOSK)).light == ("Row 1: 5 LEDs", "Seat 1: 9 LEDs")
    assert lobby(door.page(PageViewer("seat-1", "en"))).light == ()
    door.execute(TryLight(1), SCREEN)
    lamps.show()
    assert strip.frame[5] == Rgb(255, 255, 255)
    with pytest.raises(Sorry, match="can’t test"):
        door.execute(TryLight(2), SCREEN)
    table.execute(BeginGame())
    assert door.page(KIOSK).lobby is None
    with pytest.raises(Sorry, match="can’t test"):
        door.execute(TryLight(1), SCREEN)


def tap(asked: Asked, command: str = "c1") -> AnswerQuestion:
    assert isinstance(asked.question.form, Choose)
    option = asked.question.form.options[0].id
    return AnswerQuestion(asked.question.id, asked.version, command, option=option)


def test_anybody_adds_a_bot_and_takes_it_away_again(table: Table, door: TableApi) -> None:
    door.execute(AddBot("yellow"), PageViewer("seat-1", "en"))
    assert [(seat.name, seat.bot) for seat in door.page(KIOSK).seats][-1] == ("Ash", True)
    door.execute(FreeSeat("seat-4"), PageViewer("seat-2", "en"))
    assert not table.moment.seating.bots
    with pytest.raises(Sorry, match="That colour is taken"):
        door.execute(AddBot("red"), SCREEN)


def test_a_bot_is_marked_in_the_game_as_well(table: Table, door: TableApi) -> None:
    table.execute(AddBot("yellow"))
    table.execute(BeginGame())
    assert [seat.bot for seat in door.page(KIOSK).seats] == [False, False, False, True]


def test_no_bot_sits_down_in_the_middle_of_a_game(table: Table, door: TableApi) -> None:
    table.execute(BeginGame())
    with pytest.raises(Sorry, match="no one can join"):
        door.execute(AddBot("yellow"), SCREEN)


def test_the_joining_address_is_a_number_with_the_code_of_now(table: Table, door: TableApi) -> None:
    page = door.page(KIOSK)
    assert page.join is not None
    assert page.join.address == f"http://10.0.0.5:8000/j/{table.moment.seating.code}"
    assert str(door.read(ReadJoiningCode(), PageViewer(None, "en"))).startswith("<?xml")
    assert door.proofs.code_is_right(table.moment.seating.code.lower())
    assert not door.proofs.code_is_right("XXXX")


def test_a_seat_is_proved_by_its_token_alone(door: TableApi) -> None:
    token = door.execute(TakeSeat("Dora", "yellow"), PageViewer(None, "en")).token
    assert door.proofs.seat_of(token) == "seat-4"
    assert door.proofs.seat_of("seat-4") is None


def test_a_taken_colour_is_refused_in_words(door: TableApi) -> None:
    with pytest.raises(Sorry) as sorry:
        door.execute(TakeSeat("Eve", "red"), PageViewer(None, "en"))
    assert sorry.value.text.endswith(".")


def test_a_phone_frees_its_own_seat_and_the_tables_own_screen_any(table: Table, door: TableApi) -> None:
    with pytest.raises(Sorry):
        door.execute(FreeSeat("seat-2"), PageViewer("seat-1", "en"))
    door.execute(FreeSeat("seat-1"), PageViewer("seat-1", "en"))
    door.execute(FreeSeat("seat-2"), SCREEN)
    assert [seat.id for seat in table.moment.seating.seats] == ["seat-3"]


def test_a_tap_answers_for_its_own_seat_alone(
    table: Table, door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("draw")
    other = next(seat.id for seat in table.moment.seating.seats if seat.id != asked.question.to)
    for who in (PageViewer(other, "en"), KIOSK):
        with pytest.raises(Sorry):
            door.execute(tap(asked), who)
    door.execute(tap(asked), PageViewer(asked.question.to, "en"))
    assert table.moment.play is not None
    assert "declare" in table.moment.play.open


def test_a_face_that_no_die_has_is_refused(door: TableApi, play_to: Callable[[str], Asked]) -> None:
    asked = play_to("roll")
    assert isinstance(asked.question.form, RollDice)
    for value, said in ((7, "1 to 6"), (21, "No die")):
        dice = tuple((colour, value) for colour in asked.question.form.thrown)
        with pytest.raises(Sorry, match=said):
            door.execute(AnswerQuestion(asked.question.id, asked.version, "c", dice=dice), SCREEN)


def test_pretend_dice_are_thrown_only_for_an_open_roll(
    door: TableApi, camera: PretendCamera, play_to: Callable[[str], Asked]
) -> None:
    with pytest.raises(Sorry):
        door.execute(ThrowDice(), KIOSK)
    before = camera.frame()
    play_to("roll")
    door.execute(ThrowDice(), KIOSK)
    frames = [camera.frame() for _ in range(18)]
    assert abs(frames[-1].astype(int) - before).max() > 100


def test_pretend_dice_rest_from_a_throw_until_they_are_read_or_had_their_time(
    door: TableApi, camera: PretendCamera, play_to: Callable[[str], Asked]
) -> None:
    sights, clock, woken = [CameraStatus()], [0.0], list[float]()
    throwing = PretendThrows(lambda: sights[-1], lambda: woken.append(clock[0]), lambda: clock[0])
    door = TableApi(replace(door._at.parts, hardware=Hardware(camera=camera, throwing=throwing)))
    play_to("roll")
    door.execute(ThrowDice(), KIOSK)
    lying = camera.lying
    assert woken == [0.0, 0.0]
    assert rests(door)
    door.execute(ThrowDice(), KIOSK)
    assert camera.lying is lying
    sights.append(CameraStatus(moving=True, rests=1))
    assert rests(door)
    sights.append(CameraStatus(rests=1))
    assert not rests(door)
    door.execute(ThrowDice(), KIOSK)
    assert camera.lying is not lying
    assert rests(door)
    clock[0] = LONGEST_S
    assert not rests(door)


def rests(door: TableApi) -> bool:
    pretend = door.page(KIOSK).pretend
    assert pretend is not None
    assert pretend.can_throw
    return pretend.being_read


def test_the_table_remembers_the_language_of_its_kiosk_in_a_game_and_over_parties(
    table: Table, door: TableApi
) -> None:
    assert door.language() is None
    table.execute(BeginGame())
    door.execute(Speak("de"), SCREEN)
    assert door.language() == "de"
    assert table.moment.play is not None
    assert table.moment.seating.next_party().language == "de"


def test_everybody_reads_a_refusal_in_their_own_language(door: TableApi) -> None:
    with pytest.raises(Sorry, match="Diese Farbe ist schon vergeben"):
        door.execute(TakeSeat("Eva", "red"), PageViewer(None, "de"))


def test_the_deck_chooser_says_in_which_language_a_deck_is(door: TableApi) -> None:
    assert {file.language for file in lobby(door.page(KIOSK)).files} == {"de", "en"}


def test_a_button_that_is_not_there_is_refused(door: TableApi) -> None:
    with pytest.raises(Sorry):
        door.execute(PressButton("launch"), SCREEN)


def test_a_pressed_button_has_answered_when_the_press_returns(table: Table, door: TableApi) -> None:
    door.execute(PressButton("go-on"), SCREEN)
    assert table.moment.play is not None


def test_a_stranger_to_the_table_sees_what_the_kiosk_sees(
    door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    play_to("declare")
    assert door.page(PageViewer("seat-9", "en")) == door.page(KIOSK)


def test_the_table_is_cleared_only_once_the_game_is_over(
    door: TableApi, play_to: Callable[[str], Asked]
) -> None:
    play_to("draw")
    with pytest.raises(Sorry):
        door.execute(NextParty(), SCREEN)


def test_a_seat_without_a_phone_is_taken_and_looked_at_on_the_tables_own_screen_alone(
    table: Table, door: TableApi
) -> None:
    with pytest.raises(Sorry, match="own screen"):
        door.execute(TakeSeatPhoneless("Dora", "yellow"), KIOSK)
    door.execute(TakeSeatPhoneless("Dora", "yellow"), SCREEN)
    table.execute(BeginGame())
    looks = {who: [seat.seat for seat in door.page(who).seats if seat.look] for who in (KIOSK, SCREEN)}
    assert looks == {KIOSK: [], SCREEN: ["seat-4"]}
    with pytest.raises(Sorry, match="own screen"):
        door.execute(BeginPrivateLook("seat-4"), KIOSK)
    key = door.execute(BeginPrivateLook("seat-4"), SCREEN)
    assert door.proofs.seat_behind(key) == "seat-4"
    door.execute(EndPrivateLook(key), PageViewer(None, "en"))
    assert door.proofs.seat_behind(key) is None


def test_a_claim_and_its_code_are_told_to_whom_they_concern(door: TableApi) -> None:
    token = door.execute(ClaimSeat("seat-1"), PageViewer(None, "en"))
    told = {
        who: door.page(who).claimed.claims
        for who in (KIOSK, SCREEN, PageViewer("seat-1", "en"), PageViewer("seat-2", "en"))
    }
    assert [[(one.seat, one.code is None) for one in claims] for claims in told.values()] == [
        [],
        [("seat-1", False)],
        [("seat-1", True)],
        [],
    ]
    assert door.page(PageViewer(None, "en", claim=token)).claimed.claiming == "Ada"
    door.execute(ConfirmClaim(told[SCREEN][0].code or ""), PageViewer(None, "en", claim=token))
    assert door.proofs.seat_of(token) == "seat-1"


def meaning_of(door: TableApi, button: str, who: PageViewer) -> str | None:
    pretend = door.page(who).pretend
    assert pretend is not None
    return next(one.meaning for one in pretend.buttons if one.name == button)


def test_no_card_file_is_read_before_a_game_begins(door: TableApi, play_to: Callable[[str], Asked]) -> None:
    twin_cards.side_by_side.cache_clear()
    door.page(KIOSK)
    assert twin_cards.side_by_side.cache_info().misses == 0
    play_to("draw")
    door.page(KIOSK)
    assert twin_cards.side_by_side.cache_info().misses > 0


def test_the_button_of_a_claimed_seat_says_what_it_does_when_it_is_held_and_at_the_table_alone(
    door: TableApi,
) -> None:
    token = door.execute(ClaimSeat("seat-1"), PageViewer(None, "en"))
    assert meaning_of(door, "seat-1", SCREEN) is None
    assert held_for(door, SCREEN) == ["seat-1"]
    assert held_for(door, KIOSK) == []
    door.execute(PressButton("seat-1"), SCREEN)
    assert door.proofs.claimed(token) == "seat-1"
    with pytest.raises(Sorry, match="own screen"):
        door.execute(PressButton("seat-1", held=True), KIOSK)
    door.execute(PressButton("seat-1", held=True), SCREEN)
    assert door.proofs.seat_of(token) == "seat-1"


def held_for(door: TableApi, who: PageViewer) -> list[str]:
    """The seats whose buttons say that holding them hands the seat over."""
    pretend = door.page(who).pretend
    assert pretend is not None
    return [one.name for one in pretend.buttons if one.held is not None]


def test_only_the_phone_of_before_says_yes_and_the_tables_own_screen_may_say_no(door: TableApi) -> None:
    door.execute(ClaimSeat("seat-1"), PageViewer(None, "en"))
    for who, agrees in ((PageViewer("seat-2", "en"), False), (KIOSK, False), (KIOSK, True), (SCREEN, True)):
        with pytest.raises(Sorry, match="someone else"):
            door.execute(AnswerClaim("seat-1", agree=agrees), who)
    door.execute(AnswerClaim("seat-1", agree=False), SCREEN)
    token = door.execute(ClaimSeat("seat-2"), PageViewer(None, "en"))
    door.execute(AnswerClaim("seat-2", agree=True), PageViewer("seat-2", "en"))
    assert door.proofs.seat_of(token) == "seat-2"


def test_nobody_waits_for_a_seat_that_was_freed(door: TableApi) -> None:
    token = door.execute(ClaimSeat("seat-1"), PageViewer(None, "en"))
    assert door.proofs.claimed(token) == "seat-1"
    door.execute(FreeSeat("seat-1"), SCREEN)
    assert door.proofs.claimed(token) is None


def test_the_way_in_stays_open_for_who_lost_their_phone(table: Table, door: TableApi) -> None:
    table.execute(BeginGame())
    join = door.page(KIOSK).join
    assert join is not None
    assert (join.code, join.free) == (table.moment.seating.code, ())
    assert door.page(PageViewer("seat-1", "en")).join is None


def teaching(door: TableApi) -> list[str]:
    page = lobby(door.page(KIOSK)).teaching
    assert page is not None
    return [choice.id for choice in page.choices]


def test_the_camera_is_taught_from_any_page_with_dice_that_the_pretend_camera_throws(
    table: Table, camera: PretendCamera, tmp_path: Path
) -> None:
    teacher = DiceTeacher(table, Calibrations(tmp_path / "calibration"), lambda: None, lambda: None)
    hardware = Hardware(camera=camera, teacher=teacher)
    door = door_of(table, hardware=hardware)
    assert teaching(door) == ["begin"]
    door.execute(Teach("begin"), PageViewer("seat-1", "en"))
    assert teaching(door) == ["stop"]
    pretend = door.page(KIOSK).pretend
    assert pretend is not None
    assert pretend.can_throw
    teacher.on_rest(camera.frame(), TableReading((), (), 1.0))
    empty = camera.frame()
    door.execute(ThrowDice(), KIOSK)
    assert not np.array_equal([camera.frame() for _ in range(20)][-1] // 64, empty // 64)
    door.execute(Teach("stop"), SCREEN)
    assert teaching(door) == ["begin"]


@pytest.mark.slow
def test_whoever_rolls_their_dice_sits_down_by_them_and_the_camera_knows_them(
    table: Table, tmp_path: Path
) -> None:
    teacher = DiceTeacher(table, Calibrations(tmp_path / "calibration"), lambda: None, lambda: None)
    camera = PretendCamera(seed=4, fps=0)
    hardware = Hardware(camera=camera, teacher=teacher)
    door = door_of(table, hardware=hardware)
    door.execute(ThrowDice(), KIOSK)
    frame = [camera.frame() for _ in range(40)][-1]
    teacher.on_rest(frame, TableReader(table).read(frame))
    join = door.page(KIOSK).join
    assert join is not None
    assert (join.by_rolling, join.rolled) == (True, join.free[0].id)
    assert (
        door.proofs.seat_of(door.execute(TakeSeat("Dora", join.free[0].id), PageViewer(None, "en")).token)
        == "seat-4"
    )
    assert [one.name for one in teacher.owners.sets] == [join.free[0].id]
    after = door.page(KIOSK).join
    assert after is not None
    assert after.rolled is None


def test_what_cannot_be_taught_is_refused(door: TableApi) -> None:
    assert lobby(door.page(KIOSK)).teaching is None
    for what in ("begin", "nonsense"):
        with pytest.raises(Sorry, match="before a game"):
            door.execute(Teach(what), SCREEN)


def test_on_the_pretend_mat_dice_lie_as_the_game_has_them(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    camera = PretendCamera(seed=4, fps=0, mat=3)
    door_of(table, hardware=Hardware(camera=camera))
    play_to("draw")
    survey, reader = MatSurvey(), Reader({"red", "blue", "green", "white"})
    lying = Counter((die.zone, die.colour) for die in survey.read(camera.frame(), reader.read).dice)
    assert lying == {
        ("seat-1", "red"): 5,
        ("seat-2", "blue"): 5,
        ("seat-3", "green"): 5,
        ("shared", "white"): 3,
    }
