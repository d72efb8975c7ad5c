"""What one change of a table of tiles is read as."""

import pytest

from tests.vision.tiles.laid import START, faces, scene, seen
from vision.reading import Frame
from vision.tiles import Candidate, Grid, Place, Placed, Problem, Tile, Trouble, find, read_change


@pytest.fixture(scope="module", name="before")
def _before() -> Frame:
    return seen(scene(START))


@pytest.fixture(scope="module", name="grid")
def _grid(before: Frame) -> Grid:
    found = find(before, START, faces())
    assert found is not None
    return found


CAP = [
    Candidate((0, 1), Tile("cap", 2)),
    Candidate((-1, -1), Tile("cap")),
    Candidate((-1, -1), Tile("cap", 3)),
]


def test_a_map_is_found_in_a_picture_of_which_nothing_is_known(grid: Grid) -> None:
    assert set(grid.poses) == set(START)
    assert 38 < grid.side() < 43


@pytest.mark.parametrize("number", range(len(CAP)))
def test_a_tile_is_read_with_its_place_and_turn(before: Frame, grid: Grid, number: int) -> None:
    laid = CAP[number]
    after = seen(scene({**START, laid.place: laid.tile}), 2)
    reading = read_change(before, after, START, CAP, faces(), grid)
    assert reading.outcome == Placed(laid)
    assert laid.place in reading.grid.poses


def test_where_nothing_changed_nothing_is_read(before: Frame, grid: Grid) -> None:
    assert _problem(before, seen(scene(START), 2), grid) == (Problem.NOTHING, ())


def test_a_tile_turned_as_it_must_not_be_is_named_with_its_place(before: Frame, grid: Grid) -> None:
    after = seen(scene({**START, (0, 1): Tile("cap", 0)}), 2)
    assert _problem(before, after, grid) == (Problem.ILLEGAL, ((0, 1),))


def _problem(before: Frame, after: Frame, grid: Grid) -> tuple[Problem, tuple[Place, ...]]:
    outcome = read_change(before, after, START, CAP, faces(), grid).outcome
    assert isinstance(outcome, Trouble)
    return outcome.problem, outcome.places
