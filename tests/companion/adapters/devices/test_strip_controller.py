"""The strip follows the table, knows no more than the kiosk, and never changes abruptly."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, time
from threading import Event, Thread
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.adapters.devices.strip_connection import KEEP_S, RETRY_S, StripConnection
from companion.adapters.devices.strip_controller import (
    BLEND_S,
    MOST_IN_A_SECOND,
    TRIAL_S,
    StripController,
)
from companion.adapters.light import strip_frames
from companion.adapters.light.strip_frames import TableSurroundings
from companion.devices.strip import DARK, FakeStrip, Frame, Rgb
from companion.devices.trouble import DeviceTrouble
from companion.engine.answers import Rolled
from companion.engine.dice import Die
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.view import Mood
from companion.engine.words import Message
from companion.table.commands.seating import AddBot
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import SHOWABLE, Segment
from companion.table.settings.setting_types import Hours
from companion.table.table import Table
from tests.clock import FakeClock
from tests.companion.adapters.conftest import submit
from tests.companion.adapters.light.test_strip_frames import at_table
from tests.companion.adapters.strip_text import most_flashes

SIXTY, SMALL = StripSettings(), StripSettings(leds=30)
EVENING = datetime(2030, 1, 1, 20)


class Wire:
    """A strip that can be pulled out: what it was sent, and how often it was let go."""

    def __init__(self, length: int = 60) -> None:
        self.length = length
        self.frames: list[Frame] = []
        self.fault: Exception | None = None
        self.closed = 0

    def show(self, frame: Frame) -> None:
        if self.fault:
            raise self.fault
        self.frames.append(frame)

    def close(self) -> None:
        self.closed += 1


def nothing() -> None: ...


NO_WIRE = StripConnection(lambda: None, nothing)


def lamps(
    table: Table, strip: FakeStrip, clock: FakeClock, outlet: StripConnection = NO_WIRE, **more: object
) -> StripController:
    settings = more.pop("settings", SIXTY)
    assert isinstance(settings, StripSettings)
    return StripController(table, settings, strip, outlet, clock=clock, today=lambda: EVENING, **more)  # type: ignore[arg-type] # named by each test


def seen(table: Table, at: float, around: TableSurroundings = strip_frames.CALM) -> Frame:
    """What the strip has to show of the table, by what the kiosk may see."""
    play = table.moment.play
    view = None if play is None else play.game.view(play.state, None)
    return strip_frames.picture(view, SIXTY, at, around)


def test_before_a_game_the_strip_breathes(table: Table) -> None:
    strip = FakeStrip(60)
    lamps(table, strip, FakeClock(7.0)).show()
    assert strip.frame == strip_frames.picture(None, SIXTY, 7.0)


def test_in_a_game_it_shows_what_a_spectator_may_see(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("declare")
    strip = FakeStrip(60)
    lamps(table, strip, FakeClock(7.0)).show()
    assert strip.frame == seen(table, 7.0)


def test_while_dice_are_rolled_it_is_the_cameras_lamp(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("roll")
    strip, clock = FakeStrip(60), FakeClock(7.0)
    running = lamps(table, strip, clock)
    for _ in range(5):
        running.show()
        clock.now += 0.3
    assert len(set(strip.frames[-5:])) == 1
    assert len(set(strip.frame)) == 1


def test_the_light_answers_only_once_the_big_screen_has_counted_the_dice(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    asked = play_to("roll")
    strip, clock, tells = FakeStrip(60), FakeClock(7.0), [True]
    running = lamps(table, strip, clock, tells=lambda _: tells[0])
    running.show()
    lamp = strip.frame
    assert isinstance(asked.question.form, RollDice)
    submit(table, asked, Rolled(tuple(Die(colour, 5) for colour in asked.question.form.thrown)))
    for _ in range(6):
        running.show()
        clock.now += 0.3
    assert strip.frame == lamp
    tells[0] = False
    running.show()
    clock.now += 1
    running.show()
    assert strip.frame == seen(table, clock.now)
    assert strip.frame != lamp


def test_without_a_camera_it_is_no_lamp_and_says_so(table: Table, play_to: Callable[[str], Asked]) -> None:
    play_to("roll")
    strip = FakeStrip(60)
    lamps(table, strip, FakeClock(7.0), blind=lambda: True).show()
    assert strip.frame == seen(table, 7.0, TableSurroundings(blind=True))
    assert len(set(strip.frame)) > 1


def test_a_device_in_trouble_is_shown(table: Table) -> None:
    strip = FakeStrip(60)
    lamps(table, strip, FakeClock(7.0), trouble=lambda: True).show()
    assert strip.frame == seen(table, 7.0, TableSurroundings(trouble=True))


def test_a_seat_whose_phone_has_lost_the_table_is_shown(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    play_to("declare")
    strip, away = FakeStrip(60), frozenset({"seat-2"})
    lamps(table, strip, FakeClock(7.0), away=lambda: away).show()
    assert strip.frame == seen(table, 7.0, TableSurroundings(away=away)) != seen(table, 7.0)


def test_a_segment_is_tried_out_for_a_few_seconds(table: Table) -> None:
    two = StripSettings(segments=(Segment("track-1", 5), Segment("seat-1", 9)))
    strip, clock = FakeStrip(60), FakeClock(0.0)
    running = lamps(table, strip, clock, settings=two)
    running.show()
    running.try_out(1)
    for clock.now in (0.1, 0.1 + BLEND_S):
        running.show()
    assert strip.frame == strip_frames.trial(two, 1, clock.now)
    clock.now = TRIAL_S
    running.show()
    clock.now += BLEND_S
    running.show()
    assert strip.frame == strip_frames.picture(None, two, clock.now)


@pytest.mark.parametrize("shows", SHOWABLE)
def test_every_segment_has_a_name(table: Table, shows: str) -> None:
    laid = StripSettings(segments=(Segment(shows, 3),))
    (name,) = lamps(table, FakeStrip(60), FakeClock(7.0), settings=laid).segments
    assert name.key == f"segment-{shows.partition('-')[0]}"
    assert name.values["leds"] == 3


def test_a_segment_that_is_not_there_is_not_tried_out(table: Table) -> None:
    running = lamps(table, FakeStrip(60), FakeClock(7.0))
    running.try_out(0)
    with pytest.raises(IndexError):
        running.try_out(1)
    assert [one.key for one in running.segments] == ["segment-whole"]


def test_at_night_it_is_dark_where_nobody_plays(table: Table) -> None:
    strip = FakeStrip(60)
    night = StripSettings(night=Hours(time(19), time(7)))
    lamps(table, strip, FakeClock(7.0), settings=night).show()
    assert strip.frame == (DARK,) * 60


def test_where_nothing_happens_for_long_the_light_goes_down_and_wakes_up_again(table: Table) -> None:
    strip, clock = FakeStrip(60), FakeClock(0.0)
    running = lamps(table, strip, clock)
    running.show()
    clock.now = 6 * 200
    running.show()
    assert sum(map(sum, strip.frame)) < sum(map(sum, strip.frames[-2]))
    table.execute(AddBot("yellow"))
    running.show()
    clock.now += 6
    running.show()
    assert strip.frame == strip.frames[1]


def test_a_change_is_under_way_at_once_and_there_a_moment_later(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    strip, clock = FakeStrip(60), FakeClock(7.0)
    running = lamps(table, strip, clock)
    running.show()
    before = strip.frame
    play_to("roll")
    running.show()
    assert before != strip.frame != seen(table, clock.now)
    clock.now += BLEND_S
    running.show()
    assert strip.frame == seen(table, clock.now)


def moods(running: StripController, monkeypatch: pytest.MonkeyPatch, shown: Callable[[float], Mood]) -> None:
    """Lets the strip see a table of that mood at every moment."""
    monkeypatch.setattr(running, "_view", lambda at: at_table(mood=shown(at)))


def test_three_changes_in_a_row_are_under_way_at_once_and_the_fourth_waits(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    strip, clock, mood = FakeStrip(60), FakeClock(7.0), [Mood.CALM]
    running = lamps(table, strip, clock)
    running.show()
    clock.now += 1
    moods(running, monkeypatch, lambda _: mood[0])
    for mood[0] in (Mood.ROLLING, Mood.SUCCESS, Mood.CALM):
        clock.now += 0.01
        running.show()
        assert running._scene.view == at_table(mood=mood[0])
    mood[0] = Mood.WON
    for clock.now, taken in ((8.5, False), (9.0, False), (9.02, True)):
        running.show()
        assert (running._scene.view == at_table(mood=Mood.WON)) is taken
    assert MOST_IN_A_SECOND == 3


@pytest.mark.slow
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.sampled_from(Mood), min_size=2, max_size=3), st.floats(0.02, 0.6))
def test_no_lamp_flashes_however_wildly_the_table_changes(
    table: Table, monkeypatch: pytest.MonkeyPatch, changing: list[Mood], each: float
) -> None:
    """A table that goes from mood to mood and back, up to fifty times a second."""
    strip, clock = FakeStrip(SMALL.length), FakeClock(0.0)
    running = lamps(table, strip, clock, settings=SMALL)
    moods(running, monkeypatch, lambda at: changing[int(at / each) % len(changing)])
    films: list[Frame] = []
    moments = [n / 40 for n in range(40 * 5)]
    for clock.now in moments:
        running.show()
        films.append(strip.frame)
    for place in range(SMALL.length):
        levels = [sum(frame[place]) / 765 for frame in films]
        assert most_flashes(levels, moments) <= 3


def test_a_change_is_shown_without_waiting_for_the_next_frame(
    table: Table, play_to: Callable[[str], Asked], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.adapters.devices.strip_controller.FRAMES_PER_SECOND", 0.01)
    strip, stop, wire = FakeStrip(60), Event(), Wire()
    running = StripController(table, SIXTY, strip, StripConnection(lambda: wire, nothing))
    thread = Thread(target=running.run, args=(stop,))
    thread.start()
    play_to("draw")
    stop.set()
    submit(table, play_to("draw"))
    thread.join(5)
    assert not thread.is_alive()
    assert wire.frames[-1] == (DARK,) * 60
    assert wire.closed == 1


def test_a_strip_is_sent_what_changed_and_now_and_then_what_did_not() -> None:
    wire = Wire(1)
    outlet = StripConnection(lambda: wire, nothing)
    for at in (0, KEEP_S / 2, KEEP_S, KEEP_S * 1.5):
        outlet.show((DARK,), at)
    assert len(wire.frames) == 2


@pytest.mark.parametrize(
    "fault", [OSError(5, "Input/output error"), DeviceTrouble("it is gone"), ValueError("of a library")]
)
def test_a_strip_that_is_pulled_out_is_said_once_and_taken_up_again(fault: Exception) -> None:
    wire, told = Wire(1), list[Message | None]()
    outlet = StripConnection(lambda: wire, lambda: told.append(outlet.trouble))
    lit = []
    moments = (0.0, 2.0, 2.1, 2 + RETRY_S, 2 + 2 * RETRY_S)
    for at, broken in zip(moments, (None, fault, fault, fault, None), strict=True):
        wire.fault = broken
        outlet.show((DARK,), at)
        lit.append(outlet.lit)
    assert lit == [True, False, False, False, True]
    assert outlet.trouble is None
    assert wire.closed == 2
    lost = [one for one in told if one is not None]
    assert {one.key for one in lost} == {"strip-lost"}
    assert str(fault) in str(lost[0].values)


def test_a_strip_that_is_plugged_in_later_is_found() -> None:
    found: list[Wire] = []
    outlet = StripConnection(lambda: found[0] if found else None, nothing)
    outlet.show((DARK,), 0)
    found.append(Wire(1))
    outlet.show((DARK,), RETRY_S - 0.1)
    assert not outlet.lit
    outlet.show((DARK,), RETRY_S)
    assert outlet.lit


def test_a_strip_that_cannot_be_opened_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    def refuse() -> Wire:
        raise RuntimeError("switch SPI on")

    told = list[Message | None]()
    outlet = StripConnection(refuse, lambda: told.append(outlet.trouble))
    for at in (0.0, RETRY_S, 2 * RETRY_S):
        outlet.show((DARK,), at)
    assert len(told) == 1
    assert len(caplog.records) == 1


def test_what_is_plugged_in_takes_over_from_what_was_lit_and_gives_it_back() -> None:
    wire, panel = Wire(1), Wire(1)
    plugged: list[Wire] = []
    outlet = StripConnection(lambda: plugged[0] if plugged else wire, nothing)
    for plug in ((), (panel,), ()):
        plugged[:] = plug
        outlet.look_again()
        outlet.show((DARK,), 0)
    assert (len(wire.frames), len(panel.frames)) == (2, 1)
    assert (wire.closed, panel.closed) == (1, 1)


def test_the_strip_is_lent_while_there_is_no_game_and_comes_back_with_one(
    table: Table, play_to: Callable[[str], Asked]
) -> None:
    clock, strip = FakeClock(7.0), FakeStrip(60)
    lamps = StripController(
        table, SIXTY, strip, StripConnection(lambda: None, nothing), clock=clock, today=lambda: EVENING
    )
    green = Rgb(0, 200, 0)
    lamps.lend(green)
    for _ in range(2):
        clock.now += BLEND_S + 1
        lamps.show()
    assert set(strip.frame) == {green}
    play_to("draw")
    for _ in range(2):
        clock.now += BLEND_S + 1
        lamps.show()
    assert green not in strip.frame


def test_the_strip_is_the_camera_s_lamp_whenever_the_table_waits_for_dice_whatever_the_mood(
    table: Table, monkeypatch: pytest.MonkeyPatch, play_to: Callable[[str], Asked]
) -> None:
    """As in a game that says nothing of rolling."""
    play_to("roll")
    strip, clock, told = FakeStrip(60), FakeClock(7.0), table.game.view
    calm: Any = replace(cast("Any", table.game), view=lambda *now: replace(told(*now), mood=Mood.CALM))
    monkeypatch.setattr(Table, "game", calm)
    monkeypatch.setattr(Table, "game_of", lambda *_: calm)
    shown = lamps(table, strip, clock)
    shown.show()
    assert len(set(strip.frame)) == 1
    assert len(set(strip.frame[0])) == 1
