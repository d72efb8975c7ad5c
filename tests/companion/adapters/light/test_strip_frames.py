from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.adapters.light import strip_frames
from companion.adapters.light.dice_colours import DYES
from companion.adapters.light.patterns import FADE
from companion.adapters.light.strip_frames import CALM, TableSurroundings, blended
from companion.adapters.light.strip_segments import departures
from companion.devices.current_limit import draw
from companion.devices.strip import DARK, Frame
from companion.engine.view import Badge, CardView, Meter, Mood, SeatView, Spotlight, Track, View, Zone
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import SHOWABLE, Segment
from tests.companion.adapters.strip_text import as_text, most_flashes

COLOURS = [dye.id for dye in DYES]


def picture(
    view: View | None, length: int, at: float, around: TableSurroundings = CALM, **more: Any
) -> Frame:
    """The frame of a strip of so many lamps, with whatever else its settings say."""
    return strip_frames.picture(view, StripSettings(leds=length, **more), at, around)


def seat(colour: str, on_turn: bool = False, wanted: bool = False, gone: bool = False) -> SeatView:
    return SeatView(
        seat=f"the {colour} one", name=colour, colour=colour, tracks=(), badges=(), cards=(),
        on_turn=on_turn, wanted=wanted, gone=gone,
    )  # fmt: skip


EVENING = View(
    viewer=None, mood=Mood.CALM,
    tracks=(Track("round", "Round", 2, 5), Track("hope", "Hope", 4, 5, "white")),
    seats=(seat("red", on_turn=True), seat("blue"), seat("green", gone=True)),
    waiting=(), spotlight=None, rolling=None, hand=(), opened=(), counters=(), over=False,
)  # fmt: skip


def at_table(*seats: SeatView, **changes: Any) -> View:
    return replace(EVENING, seats=seats or EVENING.seats, **changes)


def film(view: View, length: int, moments: Sequence[float]) -> list[str]:
    return [as_text(picture(view, length, at)) for at in moments]


def test_a_calm_evening() -> None:
    """Round two of five, four of five Hope dice; red's turn, blue waits, green is gone."""
    assert film(EVENING, 60, [0, 2]) == [
        "IIiii.WWWWw.RRRRRRRRRRRRRRR.bbbbbbbbbbbbbbb.................",
        "IIiii.WWWWw.RRRRRRRRRRRRRRR.bbbbbbbbbbbbbbb.................",
    ]


def test_the_turn_breathes_and_nothing_else_moves() -> None:
    ebb, flood = picture(EVENING, 60, 0), picture(EVENING, 60, 2)
    moving = [place for place in range(60) if ebb[place] != flood[place]]
    assert moving == list(range(12, 27))
    assert sum(ebb[12]) < sum(flood[12])


def test_a_point_wanders_where_an_answer_is_waited_for() -> None:
    view = at_table(seat("red", on_turn=True), seat("blue", wanted=True), seat("green", wanted=True))
    assert film(view, 36, [0, 0.5, 1, 1.5, 2, 3]) == [
        "IIiii.WWWWw.RRRRRRR.Bbbbbbb.Ggggggg.",
        "IIiii.WWWWw.RRRRRRR.bBbbbbb.gGggggg.",
        "IIiii.WWWWw.RRRRRRR.bbbBbbb.gggGggg.",
        "IIiii.WWWWw.RRRRRRR.bbbbbBb.gggggGg.",
        "IIiii.WWWWw.RRRRRRR.bbbbbbB.ggggggG.",
        "IIiii.WWWWw.RRRRRRR.bbbBbbb.gggGggg.",
    ]


def test_success_opens_from_the_middle_of_the_seat_whose_turn_it_is() -> None:
    view = at_table(seat("blue"), seat("red", on_turn=True), mood=Mood.SUCCESS)
    assert film(view, 36, [0, 1, 2, 3, 3.9]) == [
        "IIiii.WWWWw.bbbbbbbbbbb.rrrrrrrrrrr.",
        "IIiii.WWWWw.bbbbbbbbbbb.rrrrRRRrrrr.",
        "IIiii.WWWWw.bbbbbbbbbbb.rrrRRRRRrrr.",
        "IIiii.WWWWw.bbbbbbbbbbb.rRRRRRRRRRr.",
        "IIiii.WWWWw.bbbbbbbbbbb.RRRRRRRRRRR.",
    ]


def test_failure_closes_in_on_the_middle() -> None:
    view = at_table(seat("blue"), seat("red", on_turn=True), mood=Mood.FAILURE)
    assert film(view, 36, [0, 1, 2, 3, 3.9]) == [
        "IIiii.WWWWw.bbbbbbbbbbb.RRRRRRRRRRR.",
        "IIiii.WWWWw.bbbbbbbbbbb.rrRRRRRRRrr.",
        "IIiii.WWWWw.bbbbbbbbbbb.rrrRRRRRrrr.",
        "IIiii.WWWWw.bbbbbbbbbbb.rrrrrRrrrrr.",
        "IIiii.WWWWw.bbbbbbbbbbb.rrrrrrrrrrr.",
    ]


def test_black_grey_and_brown_are_dashed() -> None:
    view = at_table(seat("black", on_turn=True), seat("grey", wanted=True), seat("brown"))
    assert film(view, 36, [0, 1, 1.2, 2]) == [
        "IIiii.WWWWw..C.C.C..Ee.e.e...n.n.n..",
        "IIiii.WWWWw..C.C.C...e.E.e...n.n.n..",
        "IIiii.WWWWw..C.C.C...e.eEe...n.n.n..",
        "IIiii.WWWWw..C.C.C...e.e.eE..n.n.n..",
    ]


def test_a_roll_makes_the_strip_an_even_steady_white_lamp() -> None:
    view = at_table(mood=Mood.ROLLING)
    shown = picture(view, 60, 0)
    assert as_text(shown) == "W" * 60
    assert len(set(shown)) == 1
    assert {picture(view, 60, at / 7) for at in range(50)} == {shown}


def test_a_loss_sinks_as_one() -> None:
    view = at_table(mood=Mood.LOSS)
    assert film(view, 48, [0, 1.5, 3, 5.5]) == [
        "IIiii.WWWWw.RRRRRRRRRRR.BBBBBBBBBBB.............",
        "IIiii.WWWWw.RRRRRRRRRRR.BBBBBBBBBBB.............",
        "IIiii.WWWWw.rrrrrrrrrrr.bbbbbbbbbbb.............",
        "IIiii.WWWWw.rrrrrrrrrrr.bbbbbbbbbbb.............",
    ]


def test_light_runs_along_all_who_live_when_the_game_is_won() -> None:
    assert film(at_table(mood=Mood.WON), 60, [0, 0.5, 1, 1.5]) == [
        "IIiii.WWWWw.RRRRRRRrrrrrRRR.BBBBBBBbbbbbBBB.................",
        "IIiii.WWWWw.rrrRRRRRRRrrrrR.bbbBBBBBBBbbbbB.................",
        "IIiii.WWWWw.RRrrrRRRRRRRRRr.BBbbbBBBBBBBBBb.................",
        "IIiii.WWWWw.RRRRRrrrrRRRRRR.BBBBBbbbbBBBBBB.................",
    ]


def test_one_lamp_glows_on_for_everyone_when_the_game_is_lost() -> None:
    assert film(at_table(mood=Mood.LOST), 60, [0, 4]) == [
        "IIiii.WWWWw........r...............b...............g........",
        "IIiii.WWWWw........r...............b...............g........",
    ]


MOODS = [Mood.CALM, Mood.SUCCESS, Mood.FAILURE, Mood.LOSS, Mood.WON, Mood.LOST]


@pytest.mark.parametrize("colour", ["white", "black"])
@pytest.mark.parametrize("length", [15, 60])
def test_every_mood_is_told_by_light_alone_without_its_colour(colour: str, length: int) -> None:
    view = at_table(seat(colour, on_turn=True), seat(colour))
    moments = [n / 4 for n in range(24)]
    films = {
        tuple(tuple(sum(lamp) for lamp in picture(replace(view, mood=mood), length, at)) for at in moments)
        for mood in (*MOODS, Mood.ROLLING)
    }
    assert len(films) == len(MOODS) + 1


@pytest.mark.parametrize("mood", [Mood.SUCCESS, Mood.FAILURE])
def test_without_a_turn_a_verdict_is_everyone_s(mood: Mood) -> None:
    shown = [picture(at_table(seat("red"), seat("red"), mood=mood), 36, at) for at in (1, 3)]
    assert all(frame[12:24] == frame[24:] for frame in shown)
    assert shown[0] != shown[1]


def test_the_lobby_swells_and_ebbs() -> None:
    assert [as_text(picture(None, 12, at)) for at in (0, 3)] == ["i" * 12, "i" * 12]
    assert picture(None, 12, 0) == picture(None, 12, 6) != picture(None, 12, 3)


def test_a_seat_s_light_goes_out_slowly_after_it_left() -> None:
    before = at_table(seat("red"), seat("blue"))
    after = at_table(seat("red"), seat("blue", gone=True))
    left = departures({}, before, after, 100)
    levels = [picture(after, 36, 100 + n, TableSurroundings(left))[-2].blue for n in range(int(FADE) + 2)]
    assert levels == sorted(levels, reverse=True)
    assert levels[0] > levels[3] > levels[-1] == 0


def test_a_seat_that_was_gone_before_anyone_looked_is_dark() -> None:
    after = at_table(seat("red"), seat("blue", gone=True))
    assert departures({}, None, after, 100) == {}
    assert set(picture(after, 36, 100)[24:]) == {DARK}


def test_departures_are_remembered_until_the_seat_is_back() -> None:
    alive, gone = at_table(seat("blue")), at_table(seat("blue", gone=True))
    left = departures({}, alive, gone, 100)
    assert departures(left, gone, gone, 200) == {"the blue one": 100}
    assert departures(left, gone, alive, 200) == {}


@pytest.mark.parametrize("length", [0, 1, 3, 9, 15, 17, 60, 300])
def test_every_strip_gets_a_frame_of_its_length(length: int) -> None:
    assert len(picture(EVENING, length, 1.5)) == len(picture(None, length, 1.5)) == length


def test_a_short_strip_leaves_out_a_whole_track_rather_than_a_seat() -> None:
    view = at_table(seat("red", on_turn=True), seat("blue"), seat("yellow"))
    assert film(view, 15, [0]) == ["IIiii.WWWWw.Rby"]
    assert film(view, 14, [0]) == ["IIiii.RRbbyy.."]
    assert film(view, 9, [0]) == ["IIiii.Rby"]
    assert film(view, 8, [0]) == ["RRbbyy.."]
    assert film(view, 3, [0]) == ["Rby"]


def test_a_long_track_is_drawn_out_over_half_of_a_strip_that_is_too_short_for_it() -> None:
    """Thirty of forty places on fourteen lamps; with fewer than that a seat would have none."""
    view = at_table(seat("red"), seat("blue"), tracks=(Track("bar", "Bar", 30, 40),))
    assert film(view, 44, [0]) == ["I" * 30 + "i" * 10 + ".rb."]
    assert film(view, 30, [0]) == ["I" * 11 + "i" * 3 + "." + "rrrrrr.bbbbbb.."]
    assert film(view, 4, [0]) == ["rrbb"]
    laid = (Segment("tracks", 9), Segment("seats", 2))
    assert as_text(picture(view, 11, 0, segments=laid)) == "IIIIIIii.rb"


@pytest.mark.parametrize("laid", [(), (Segment("seats", 12),)])
def test_what_concerns_everybody_lights_the_whole_strip_in_one_colour(laid: tuple[Segment, ...]) -> None:
    frames = [picture(at_table(glow="red", mood=Mood.LOST), 12, at, segments=laid) for at in (0, 1, 2)]
    assert [as_text(frame) for frame in frames] == ["R" * 12] * 3
    assert len(set(frames)) == 3


def test_the_strip_shows_nothing_that_only_phones_and_pages_need() -> None:
    secret = CardView("x", "Trait", "A secret", ("told",), secret=True)
    told = replace(
        EVENING, viewer="red", hand=(secret,), opened=(secret,), spotlight=Spotlight("", "Success", None),
        waiting=("red reads",), counters=(("Plain", 3),), over=True,
        seats=tuple(replace(one, name="?", note="2", badges=(Badge("b", "B"),)) for one in EVENING.seats),
    )  # fmt: skip
    assert picture(told, 60, 1.25) == picture(EVENING, 60, 1.25)


seats = st.builds(seat, st.sampled_from(COLOURS), st.booleans(), st.booleans(), st.booleans())
tracks = st.builds(
    Track,
    st.just("t"),
    st.just("T"),
    st.integers(0, 9),
    st.integers(0, 9),
    st.none() | st.sampled_from(COLOURS),
)
views = st.builds(
    replace,
    st.just(EVENING),
    mood=st.sampled_from(Mood),
    seats=st.lists(seats, max_size=5).map(tuple),
    tracks=st.lists(tracks, max_size=4).map(tuple),
    glow=st.none() | st.sampled_from(COLOURS),
)


arounds = st.builds(
    TableSurroundings,
    departures=st.just({}),
    trouble=st.booleans(),
    blind=st.booleans(),
    night=st.booleans(),
    quiet=st.floats(0, 1000),
    away=st.frozensets(st.sampled_from([f"the {colour} one" for colour in COLOURS])),
)
segments = st.lists(
    st.builds(Segment, st.sampled_from(SHOWABLE), st.integers(1, 20), st.booleans()), max_size=6
).map(tuple)


@given(views | st.none(), arounds, segments, st.integers(0, 150), st.floats(0, 1e6), st.integers(100, 9000))
def test_no_picture_exceeds_the_supply(
    view: View | None,
    around: TableSurroundings,
    laid: tuple[Segment, ...],
    length: int,
    at: float,
    supply: int,
) -> None:
    frame = picture(view, length, at, around, supply_ma=supply, segments=laid)
    assert len(frame) == length
    assert all(0 <= channel <= 255 for lamp in frame for channel in lamp)
    assert draw(frame) <= max(supply * 0.9, length) + 1e-6


@given(views, views, st.integers(0, 90), st.floats(0, 1.5), st.integers(100, 4000))
def test_no_blend_of_two_pictures_exceeds_the_supply(
    one: View, other: View, length: int, share: float, supply: int
) -> None:
    before, after = (picture(view, length, 1, supply_ma=supply) for view in (one, other))
    frame = blended(before, after, share)
    assert draw(frame) <= max(supply * 0.9, length) + 1e-6
    assert share < 1 or frame == after


@settings(max_examples=30)
@given(views | st.none(), arounds, segments, st.integers(1, 60))
def test_no_lamp_of_any_picture_flashes_more_than_three_times_a_second(
    view: View | None, around: TableSurroundings, laid: tuple[Segment, ...], length: int
) -> None:
    moments = [n / 40 for n in range(40 * 5)]
    frames = [picture(view, length, at, around, segments=laid) for at in moments]
    for lamp in range(length):
        assert most_flashes([sum(frame[lamp]) / 765 for frame in frames], moments) <= 3


def test_a_machine_that_is_switched_off_breathes_all_along_even_during_a_roll() -> None:
    rolling = replace(EVENING, mood=Mood.ROLLING)
    going = TableSurroundings(going=True)
    frames = [picture(rolling, 20, at / 10, going) for at in range(60)]
    assert all(len(set(frame)) == 1 for frame in frames)
    assert len(set(frames)) > 10
    assert frames == [picture(None, 20, at / 10, going) for at in range(60)]


def test_a_seat_that_has_a_meter_shows_what_it_has_and_owes_in_its_own_stretch() -> None:
    rich, poor = replace(seat("green"), meter=Meter(6, 6)), replace(seat("blue"), meter=Meter(0, 6, 2))
    levels = picture(at_table(rich, poor, tracks=()), 14, 0)
    assert as_text(levels) == "gggggg." + "bbbbRR."
    assert max(levels[0]) > max(levels[7])


def test_a_meter_in_few_lamps_still_tells_some_from_none() -> None:
    def lit(value: int) -> int:
        metered = replace(seat("green"), meter=Meter(value, 6))
        levels = picture(at_table(metered, tracks=()), 4, 0)
        return sum(max(lamp) > max(levels[2]) for lamp in levels[:3]) if value < 6 else 3

    assert [lit(value) for value in (0, 1, 3, 6)] == [0, 1, 2, 3]


def test_a_bar_with_zones_marks_its_value_and_is_red_where_it_is_grave() -> None:
    riot = Track("riot", "Riot", 8, 10, low=-5, zones=(Zone(-5, -4, grave=True), Zone(4, 5, grave=True)))
    shown = as_text(picture(at_table(seat("blue"), tracks=(riot,)), 16, 0))
    assert shown == "rriiiiiiIrr" + "." + "bbb" + "."


def test_a_track_that_is_not_lit_has_no_lamps() -> None:
    dark = Track("morale", "Morale", 3, 5, lit=False)
    view = at_table(seat("blue"), tracks=(dark, Track("threat", "Threat", 1, 3)))
    assert as_text(picture(view, 8, 0)) == "Iii." + "bbb."


def test_a_person_who_is_asked_and_does_not_answer_is_called_in_their_colour_now_and_then() -> None:
    view = at_table(seat("red", on_turn=True), seat("blue", wanted=True), seat("green", wanted=True))
    films = {
        quiet: as_text(picture(view, 12, 2, replace(CALM, quiet=quiet, call_s=45)))
        for quiet in (44.0, 45.0, 54.0, 75.0, 105.0)
    }
    assert films[45.0] == films[105.0] == "B" * 12
    assert films[75.0] == "G" * 12
    assert films[44.0] == films[54.0] == as_text(picture(view, 12, 2))


@pytest.mark.parametrize("call_s", [0, 45])
def test_nobody_is_called_where_it_is_off_or_nobody_is_asked(call_s: int) -> None:
    wanted = at_table(seat("red", wanted=call_s == 0), seat("blue"), seat("green", wanted=True, gone=True))
    around = replace(CALM, quiet=46.0, call_s=call_s)
    asked = {one.seat for one in wanted.seats if one.wanted and not one.gone}
    assert bool(asked) == (call_s == 0)
    assert picture(wanted, 12, 2, around) == picture(wanted, 12, 2, replace(CALM, quiet=46.0))


def test_while_dice_are_rolled_or_a_game_is_over_nobody_is_called() -> None:
    around = replace(CALM, quiet=46.0, call_s=45)
    for view in (
        at_table(seat("blue", wanted=True), mood=Mood.ROLLING),
        at_table(seat("blue", wanted=True), over=True),
    ):
        assert picture(view, 12, 2, around) == picture(view, 12, 2, replace(CALM, quiet=46.0))
