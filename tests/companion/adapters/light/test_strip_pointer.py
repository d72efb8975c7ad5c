"""The strip points at a die in question where it lies along the mat, or at the seat whose die it is."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.adapters.camera.table_reader import TableReader
from companion.adapters.devices.strip_connection import StripConnection
from companion.adapters.devices.strip_controller import BLEND_S, StripController
from companion.adapters.light.strip_frames import CALM
from companion.adapters.light.strip_pointer import POINTS_S, PointedSpot, Pointer, along, lamps, same_or_new
from companion.adapters.light.strip_segments import SegmentShown
from companion.devices.strip import DARK, FakeStrip, Frame
from companion.engine.play import Asked
from companion.engine.questions import RollDice
from companion.engine.view import Mood
from companion.table.settings.device_settings import StripSettings
from companion.table.settings.segments import Segment
from companion.table.table import Table
from tests.companion.adapters.light.test_strip_frames import at_table, picture, seat
from tests.companion.adapters.strip_text import as_text
from vision.cameras.pretend import PretendCamera
from vision.mat.layout import HEIGHT, WIDTH

FAR = StripSettings(along="far", supply_ma=4000)
RIGHT, UP = WIDTH / 2, HEIGHT / 2


@pytest.mark.parametrize(
    ("edge", "at", "lamp"),
    [
        ("far", (-RIGHT, 0.0), 0),
        ("far", (RIGHT, 0.0), 60),
        ("near", (0.0, UP), 30),
        ("left", (RIGHT, -UP), 0),
        ("right", (0.0, UP), 60),
        ("left", (0.0, 0.0), 30),
        ("far", (9 * RIGHT, 0.0), 60),
    ],
)
def test_a_place_of_the_mat_is_at_the_nearest_lamp_of_the_edge(
    edge: str, at: tuple[float, float], lamp: int
) -> None:
    assert along(StripSettings(leds=61, along=edge), at) == lamp


def test_around_the_mat_each_edge_follows_the_one_before_clockwise() -> None:
    strip = StripSettings(leds=579, along="around")
    edges = [(-RIGHT + 1, 0.0), (0.0, UP - 1), (RIGHT - 1, 0.0), (0.0, -UP + 1)]
    middles = [HEIGHT / 2, HEIGHT + WIDTH / 2, HEIGHT + WIDTH + HEIGHT / 2, 2 * HEIGHT + WIDTH + WIDTH / 2]
    for place, millimetres in zip(edges, middles, strict=True):
        assert along(strip, place) == pytest.approx(millimetres / 2, abs=1)


def test_only_a_part_of_the_strip_may_lie_along_the_edge_and_backwards() -> None:
    strip = StripSettings(leds=100, along="far", begins=80, ends=20)
    assert [along(strip, (x, 0.0)) for x in (-RIGHT, 0.0, RIGHT)] == [80, 50, 20]


def spot(colour: str | None = "red", zone: str | None = None) -> PointedSpot:
    return PointedSpot(colour, zone, None, (10.0, 20.0))


THREE = at_table(seat("red"), seat("blue", on_turn=True), seat("green"))
OWNERS = {colour: f"the {colour} one" for colour in ("red", "blue", "green")}


def at_seats(strip: StripSettings, *asked: PointedSpot) -> tuple[int, ...]:
    return lamps(asked, strip, SegmentShown(THREE, 0.0), OWNERS)


def test_with_no_mat_the_middle_of_the_seat_s_stretch_is_pointed_at() -> None:
    strip = StripSettings(leds=60)
    for colour, place in (("red", 12), ("blue", 28), ("green", 44), ("white", 28), (None, 28)):
        [lamp] = at_seats(strip, spot(colour))
        assert place <= lamp < place + 15, colour
    assert at_seats(strip, spot("white", "the green one")) == at_seats(strip, spot("green"))
    assert len(at_seats(strip, spot("red"), spot("green"), spot("red"))) == 2


def test_stretches_that_were_laid_out_are_found_and_one_that_is_not_there_is_not_pointed_at() -> None:
    laid = (Segment("the blue one", 10), Segment("dark", 5), Segment("the red one", 9, backwards=True))
    strip = StripSettings(leds=60, segments=laid)
    assert at_seats(strip, spot("red")) == (19,)
    assert at_seats(strip, spot("blue")) == (5,)
    assert at_seats(strip, spot("green")) == ()


def test_the_point_stands_alone_between_dark_lamps_in_the_even_light_of_the_camera() -> None:
    rolling = replace(THREE, mood=Mood.ROLLING)
    frame = picture(rolling, 20, 0.0, replace(CALM, pointing=(8,)), supply_ma=4000)
    assert as_text(frame) == "WWWWWW..O..WWWWWWWWW"
    both = picture(rolling, 20, 0.0, replace(CALM, pointing=(0, 2)), supply_ma=4000)
    assert as_text(both).startswith("O.O..WWW")


def test_it_points_for_a_while_and_no_more_once_anything_moves() -> None:
    asked, pointer = (spot(),), Pointer()
    assert pointer.of(asked, 1.0, moving=False) == asked
    assert pointer.of(asked, POINTS_S, moving=False) == asked
    assert pointer.of(asked, 1.1 + POINTS_S, moving=False) == ()
    others = (spot("blue"),)
    assert pointer.of(others, 20.0, moving=False) == others
    assert pointer.of(others, 21.0, moving=True) == ()
    assert pointer.of(others, 22.0, moving=False) == (), "the light itself may have looked like movement"


def test_a_die_that_lies_nearly_where_it_lay_is_in_question_still() -> None:
    before = (spot(),)
    assert same_or_new(before, (replace(spot(), pixel=(13.0, 20.0)),)) is before
    for now in ((replace(spot(), pixel=(30.0, 20.0)),), (spot("blue"),), ()):
        assert same_or_new(before, now) is now


class Watched:
    """A table with the pretend camera over its mat, and a strip along its far edge."""

    def __init__(self, table: Table, folder: Path, mat: int | None, strip: StripSettings) -> None:
        self.camera = PretendCamera(seed=3, fps=0, mat=mat)
        self.eye = DiceInput(table, RollPhotos(folder / "evidence"), lambda: None)
        table.subscribe(self.eye.on_moment)
        self._reader, self.at = TableReader(table), 100.0
        self.strip = FakeStrip(strip.length)
        self.lamps = StripController(
            table,
            strip,
            self.strip,
            StripConnection(lambda: None, lambda: None),
            sight=lambda: self.eye.sight,
            clock=lambda: self.at,
        )
        self._look()

    def throw(self, *dice: tuple[str, int]) -> None:
        self.camera.throw(dice)
        for _ in range(18):
            self.camera.frame()
        self._look()

    def _look(self) -> None:
        frame = self.camera.frame()
        self.eye.on_motion()
        self.eye.on_rest(frame, self._reader.read(frame))

    def show(self) -> Frame:
        self.at += 2
        self.lamps.show()
        self.at += 2 * BLEND_S
        self.lamps.show()
        return self.strip.frame


def points(frame: Frame) -> list[int]:
    """The lamps that are not white."""
    return [place for place, lamp in enumerate(frame) if lamp != DARK and len(set(lamp)) > 1]


def one_red_too_many(asked: Asked) -> list[tuple[str, int]]:
    assert isinstance(asked.question.form, RollDice)
    dice = [(one.colour, 4) for one in asked.question.form.wanted for _ in range(one.count)]
    return [*dice, ("red", 2)]


def test_the_light_points_at_each_die_in_question_where_it_lies_on_the_mat(
    table: Table, tmp_path: Path, play_to: Callable[[str], Asked]
) -> None:
    dice = one_red_too_many(play_to("roll"))
    watched = Watched(table, tmp_path, 3, FAR)
    assert points(watched.show()) == []
    watched.throw(*dice)
    assert [one.key for one in watched.eye.sight.complaints] == ["camera-extra"]
    lain = [die.place[0] for die in watched.camera.lying if die.colour == "red"]
    assert len(lain) == dice.count(("red", 4)) + 1
    lamps = [pytest.approx(59 * (x / WIDTH + 0.5), abs=1.5) for x in sorted(lain)]
    assert points(watched.show()) == lamps
    watched.eye.on_motion()
    assert points(watched.show()) == [], "whoever reaches for it has seen it, and the camera needs its lamp"


@pytest.mark.slow
def test_with_no_mat_the_light_points_at_whose_die_it_is(
    table: Table, tmp_path: Path, play_to: Callable[[str], Asked]
) -> None:
    dice = one_red_too_many(play_to("roll"))
    watched = Watched(table, tmp_path, None, FAR)
    watched.throw(*dice)
    play = table.moment.play
    assert play is not None
    showing = SegmentShown(play.game.view(play.state, None), 0.0)
    owner = next(one.seat for one in showing.view.seats if one.colour == "red")
    [lamp] = points(watched.show())
    assert lamp in showing.stretch(owner, FAR)
