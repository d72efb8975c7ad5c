"""What one change of a table of tiles is read as."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from tests.vision.tiles.laid import START, before, faces, grid, grid_of, scene, seen, spots
from vision.reading import Frame
from vision.render.hand import Hand
from vision.tiles import (
    Candidate,
    Lying,
    Place,
    PlacedSeenTile,
    Reading,
    SeenTile,
    TileProblem,
    TileTrouble,
    read_change,
    read_found,
)
from vision.tiles.pretend import Cup, Dim, LampSpot

CAP = (
    Candidate((0, 1), SeenTile("cap", 2)),
    Candidate((-1, -1), SeenTile("cap")),
    Candidate((-1, -1), SeenTile("cap", 3)),
)
RIGHT = CAP[0]
LAID = {**START, RIGHT.place: RIGHT.tile}
RED = (196, 30, 38)


@pytest.mark.parametrize("laid", CAP)
def test_a_tile_is_read_with_its_place_and_turn(laid: Candidate) -> None:
    reading = _read(seen(scene({**START, laid.place: laid.tile}), 2))
    assert reading.outcome == PlacedSeenTile(laid)
    assert laid.place in reading.grid.poses


def test_a_crooked_tile_under_a_marker_and_a_shadow_is_read_among_others_that_slipped() -> None:
    crooked = {(0, 1): LampSpot(2.5, 42.0, 0.1), (1, 0): LampSpot(42.0, -1.5, -0.04)}
    after = scene(LAID, crooked)
    marked = replace(after, markers={(0, 1): (RED, 4.0, -3.0)}, dims=(Dim((10.0, 40.0), (40.0, 90.0)),))
    reading = _read(seen(marked, 2))
    assert reading.outcome == PlacedSeenTile(RIGHT)
    where = grid_of({**spots(LAID), **crooked}).corners((0, 1))
    assert np.abs(reading.grid.corners((0, 1)) - where).max() < 1.5


def test_a_map_that_was_pushed_is_followed_and_nobody_is_asked() -> None:
    pushed = {place: LampSpot(spot.x + 22, spot.y - 14) for place, spot in spots(LAID).items()}
    reading = _read(seen(scene(LAID, pushed), 2))
    assert reading.outcome == PlacedSeenTile(RIGHT)
    assert reading.pushed
    assert np.abs(reading.grid.corners((1, 0)) - grid_of(pushed).corners((1, 0))).max() < 1.5


def test_a_tile_that_was_turned_over_is_read_however_its_back_lies() -> None:
    over = [Candidate(place, replace(tile, ruined=True)) for place, tile in START.items()]
    after = seen(scene({**START, (1, 0): SeenTile("straight", 2, ruined=True)}), 2)
    assert _read(after, over).outcome == PlacedSeenTile(over[1])


def test_a_tile_that_is_turned_back_is_read_too() -> None:
    ruined = {**START, (1, 0): SeenTile("straight", 1, ruined=True)}
    back = [Candidate((1, 0), SeenTile("straight", 1))]
    outcome = read_change(seen(scene(ruined)), before(), ruined, back, faces(), grid()).outcome
    assert outcome == PlacedSeenTile(back[0])


def test_turns_that_mean_the_same_are_asked_of_nobody() -> None:
    ways = [Candidate((0, 1), SeenTile("barracks", turn), "barracks") for turn in range(4)]
    outcome = _read(_hidden_barracks(), ways).outcome
    assert isinstance(outcome, PlacedSeenTile)
    assert outcome.candidate.place == (0, 1)


def test_where_nothing_changed_nothing_is_read() -> None:
    assert _problem(seen(scene(START), 2)) == (TileProblem.NOTHING, ())


def test_a_new_shadow_is_nothing() -> None:
    after = replace(scene(START), dims=(Dim((60.0, 30.0), (60.0, 120.0), share=0.5, soft=6.0),))
    assert _problem(seen(after, 2)) == (TileProblem.NOTHING, ())


def test_a_tile_turned_as_it_must_not_be_is_named_with_its_place() -> None:
    after = seen(scene({**START, (0, 1): SeenTile("cap", 0)}), 2)
    assert _problem(after) == (TileProblem.ILLEGAL, ((0, 1),))


def test_a_tile_corner_to_corner_is_named_with_its_place() -> None:
    after = seen(scene({**START, (1, 1): SeenTile("cap", 2)}), 2)
    assert _problem(after) == (TileProblem.ILLEGAL, ((1, 1),))


def test_a_tile_across_two_places_is_illegal() -> None:
    problem, places = _problem(seen(scene(LAID, {(0, 1): LampSpot(18.0, 55.0, 0.3)}), 2))
    assert problem == TileProblem.ILLEGAL
    assert places


def test_a_tile_that_was_not_drawn_is_another() -> None:
    after = seen(scene({**START, (0, 1): SeenTile("corner", 2)}), 2)
    assert _problem(after) == (TileProblem.OTHER_TILE, ((0, 1),))


def test_two_tiles_at_once_are_several() -> None:
    problem, places = _problem(seen(scene({**LAID, (-1, -1): SeenTile("cap")}), 2))
    assert problem == TileProblem.SEVERAL
    assert set(places) == {(0, 1), (-1, -1)}


def test_a_tile_turned_over_while_another_is_laid_is_several() -> None:
    problem, places = _problem(seen(scene({**LAID, (-1, 0): SeenTile("curve", 0, ruined=True)}), 2))
    assert problem == TileProblem.SEVERAL
    assert set(places) == {(0, 1), (-1, 0)}


@pytest.mark.parametrize(
    ("place", "turn"), [((0, 0), 1), ((0, 0), 2), ((1, 0), 1), ((1, 0), 3), ((-1, 0), 2)]
)
def test_a_neighbour_that_was_turned_while_a_tile_was_laid_is_named_and_nothing_counts(
    place: Place, turn: int
) -> None:
    other = replace(START[place], turn=(START[place].turn + turn) % 4)
    assert _problem(seen(scene({**LAID, place: other}), 2)) == (TileProblem.TURNED, (place,))


def test_a_neighbour_that_looks_the_same_in_its_other_turn_is_no_fault() -> None:
    straight = replace(START[1, 0], turn=3)
    assert _read(seen(scene({**LAID, (1, 0): straight}), 2)).outcome == PlacedSeenTile(RIGHT)


@pytest.mark.parametrize("place", [(0, 0), (1, 0), (0, -1)])
@pytest.mark.parametrize("tiles", [START, LAID])
def test_a_tile_that_was_taken_away_is_gone_and_not_covered(place: Place, tiles: Lying) -> None:
    left = {one: tile for one, tile in tiles.items() if one != place}
    assert _problem(seen(scene(left), 2)) == (TileProblem.REMOVED, (place,))


def test_a_tile_that_was_laid_upside_down_is_named_with_its_place() -> None:
    after = seen(scene({**START, (0, 1): SeenTile("cap", 2, ruined=True)}), 2)
    assert _problem(after) == (TileProblem.FACE_DOWN, ((0, 1),))


@pytest.mark.parametrize("place", [(0, 2), (0, 3), (3, 0)])
def test_a_tile_that_touches_no_other_lies_apart(place: Place) -> None:
    assert _problem(seen(scene({**START, place: SeenTile("cap", 2)}), 2)) == (TileProblem.APART, (place,))


def test_a_cup_beside_the_map_is_nothing() -> None:
    after = seen(replace(scene(START), cups=(Cup((10.0, 95.0), 18.0),)), 2)
    assert _problem(after) == (TileProblem.NOTHING, ())


@pytest.mark.parametrize("laid", CAP)
def test_a_tile_that_lies_there_when_the_map_is_found_is_read(laid: Candidate) -> None:
    frame = seen(scene({**START, laid.place: laid.tile}), 2)
    reading = read_found(frame, START, CAP, faces(), grid())
    assert reading.outcome == PlacedSeenTile(laid)
    assert laid.place in reading.grid.poses


def test_when_the_map_is_found_bare_table_is_no_tile() -> None:
    assert read_found(before(), START, CAP, faces(), grid()).outcome == TileTrouble(TileProblem.NOTHING)


def test_a_cup_on_the_map_covers_it() -> None:
    problem, places = _problem(seen(replace(scene(LAID), cups=(Cup((40.0, 0.0), 25.0),)), 2))
    assert problem == TileProblem.COVERED
    assert (1, 0) in places


@pytest.mark.slow
def test_a_hand_over_the_map_covers_it() -> None:
    problem, _ = _problem(seen(replace(scene(LAID), hand=Hand((60.0, -75.0), height=15.0)), 2))
    assert problem == TileProblem.COVERED


def test_a_table_without_the_map_has_lost_it() -> None:
    assert _problem(seen(scene({}), 2)) == (TileProblem.LOST, ())


def test_in_the_dark_nothing_is_read() -> None:
    after = np.asarray(seen(scene(LAID), 2) // 12, np.uint8)
    assert _problem(after) == (TileProblem.DARK, ())


def _hidden_barracks() -> Frame:
    """A barracks under a marker, so that nobody sees how it is turned."""
    after = scene({**START, (0, 1): SeenTile("barracks", 3)})
    return seen(replace(after, markers={(0, 1): (RED, 0.0, 0.0)}), 2)


def _read(after: Frame, candidates: Sequence[Candidate] = CAP) -> Reading:
    return read_change(before(), after, START, candidates, faces(), grid())


def _problem(after: Frame) -> tuple[TileProblem, tuple[Place, ...]]:
    outcome = _read(after).outcome
    assert isinstance(outcome, TileTrouble)
    return outcome.problem, outcome.places
