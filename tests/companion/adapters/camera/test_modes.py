"""What a host sets, and what happens around the table, changes the light as it is told."""

import pytest

from companion.adapters.light import strip_frames
from companion.adapters.light.strip_frames import (
    CALM,
    IDLE_AFTER,
    IDLE_FADE,
    IDLE_LEVEL,
    TableSurroundings,
    trial,
)
from companion.devices.strip import DARK, Frame, Rgb
from companion.engine.view import Mood, View
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment
from tests.companion.adapters.light.test_strip_frames import EVENING, at_table, seat
from tests.companion.adapters.strip_text import as_text

RED, BLUE = seat("red", on_turn=True), seat("blue")


def laid(*segments: Segment, view: View = EVENING, leds: int = 20) -> str:
    """The strip with these segments, as text."""
    return as_text(strip_frames.picture(view, StripSettings(leds=leds, segments=segments), 0))


def light(view: View | None, around: TableSurroundings = CALM, at: float = 0, **settings: int) -> Frame:
    return strip_frames.picture(view, StripSettings(leds=40, **settings), at, around)  # type: ignore[arg-type] # numbers


def test_segments_lie_in_the_order_in_which_they_were_set() -> None:
    at_the_table = at_table(RED, BLUE)
    assert at_the_table.seats[1].seat == "the blue one"
    named = [Segment("track-2", 5), Segment("dark", 2), Segment("the blue one", 4), Segment("track-1", 5)]
    assert laid(*named, view=at_the_table) == "WWWWw..bbbbIIiii...."


def test_a_backwards_segment_begins_with_its_last_led() -> None:
    assert laid(Segment("track-1", 7, backwards=True), leds=9) == "..iiiII.."


def test_a_track_with_more_leds_than_places_has_several_for_each() -> None:
    assert laid(Segment("track-1", 11), leds=12) == "IIIIiiiiii.."


@pytest.mark.parametrize(("leds", "shown"), [(4, "IIii"), (2, "Ii"), (1, "I")])
def test_a_track_with_fewer_leds_than_places_is_shown_in_parts(leds: int, shown: str) -> None:
    assert laid(Segment("track-1", leds), leds=leds) == shown


def test_all_tracks_and_all_seats_share_what_they_are_given() -> None:
    seats = at_table(RED, BLUE)
    assert laid(Segment("seats", 11), Segment("tracks", 9), view=seats) == "RRRR.bbbb..IIiii...."
    assert laid(Segment("seats", 10, backwards=True), view=seats, leds=10) == ".bbbb.RRRR"


def test_what_is_not_at_this_table_is_dark() -> None:
    assert laid(Segment("seat-7", 5), Segment("track-5", 5), leds=10) == ".........."


def test_brightness_dims_everything_and_leaves_the_cameras_light_alone() -> None:
    full, half = light(EVENING), light(EVENING, brightness=50)
    assert all(abs(low.red - high.red / 2) <= 1 for low, high in zip(half, full, strict=True))
    rolling = at_table(mood=Mood.ROLLING)
    assert light(rolling, brightness=50) == light(rolling)
    assert light(rolling, photograph_brightness=20) == (Rgb(51, 51, 51),) * 40


def test_the_night_is_dimmer_in_a_game_and_dark_without_one() -> None:
    night = TableSurroundings(night=True)
    assert light(EVENING, night, brightness=50, night_brightness=40) == light(EVENING, brightness=20)
    assert light(None, night) == (DARK,) * 40
    rolling = at_table(mood=Mood.ROLLING)
    assert light(rolling, night) == light(rolling)


@pytest.mark.parametrize(
    ("quiet", "share"), [(0, 1), (IDLE_AFTER, 1), (IDLE_AFTER + IDLE_FADE, IDLE_LEVEL), (1e6, IDLE_LEVEL)]
)
def test_where_nobody_plays_the_light_goes_down_after_a_while(quiet: float, share: float) -> None:
    over = at_table(RED, mood=Mood.WON, over=True)
    for view in (None, over):
        awake, shown = light(view, at=3), light(view, TableSurroundings(quiet=quiet), at=3)
        assert all(abs(a.red * share - b.red) <= 1 for a, b in zip(awake, shown, strict=True))
    assert light(EVENING, TableSurroundings(quiet=quiet)) == light(EVENING)


@pytest.mark.parametrize("around", [TableSurroundings(trouble=True), TableSurroundings(blind=True)])
@pytest.mark.parametrize("view", [EVENING, None], ids=["game", "lobby"])
def test_a_device_in_trouble_makes_both_ends_swell_together(
    view: View | None, around: TableSurroundings
) -> None:
    ebb, flood = light(view, around, at=4), light(view, around, at=5)
    for frame, without in ((ebb, light(view, at=4)), (flood, light(view, at=5))):
        assert frame[0] == frame[-1]
        assert frame[1:-1] == without[1:-1]
    assert sum(flood[0]) > 5 * sum(ebb[0])


def test_trouble_never_disturbs_the_cameras_light_unless_it_is_the_camera() -> None:
    rolling = at_table(RED, mood=Mood.ROLLING)
    assert light(rolling, TableSurroundings(trouble=True)) == light(rolling)
    blind = light(rolling, TableSurroundings(blind=True))
    assert len(set(blind[1:-1])) > 1
    assert blind[1:-1] != light(at_table(RED))[1:-1]


def test_a_seat_whose_phone_has_lost_the_table_is_lit_at_its_ends_alone() -> None:
    view = at_table(RED, BLUE)
    away = TableSurroundings(away=frozenset({"the red one", "the blue one"}))
    strip = StripSettings(leds=36)
    assert as_text(strip_frames.picture(view, strip, 0, away)) == "IIiii.WWWWw.R.........R.b.........b."
    lost = at_table(RED, BLUE, mood=Mood.LOST)
    assert strip_frames.picture(lost, strip, 0, away) == strip_frames.picture(lost, strip, 0)


def test_an_answer_is_waited_for_from_somebody_who_is_away_as_well() -> None:
    view = at_table(RED, seat("blue", wanted=True))
    away = TableSurroundings(away=frozenset({"the blue one"}))
    frames = [as_text(strip_frames.picture(view, StripSettings(leds=36), at, away))[24:35] for at in (0, 1)]
    assert frames == ["B.........b", "b....B....b"]


def test_a_segment_is_tried_out_by_itself_with_its_first_led_full() -> None:
    strip = StripSettings(leds=8, segments=(Segment("dark", 3), Segment("seat-1", 3, backwards=True)))
    tried = trial(strip, 1, 0)
    assert tried[:3] == (DARK,) * 3
    assert tried[6:] == (DARK,) * 2
    assert tried[5] == Rgb(255, 255, 255)
    assert DARK != tried[3] == tried[4] != tried[5]


def test_without_segments_the_whole_strip_is_tried_out() -> None:
    assert DARK not in trial(StripSettings(leds=8), 0, 0)
