"""Owners' tiles, whose print nobody knows before it is seen."""

import pytest

from tests.vision.tiles.laid import START, before, grid, scene, seen, strange
from vision.tiles import (
    Candidate,
    PlacedSeenTile,
    SeenTile,
    TileDoubt,
    TileFace,
    TileFaces,
    find,
    fitted,
    learn,
    read_change,
)

CAP = [
    Candidate((0, 1), SeenTile("cap", 2)),
    Candidate((-1, -1), SeenTile("cap")),
    Candidate((-1, -1), SeenTile("cap", 3)),
]


@pytest.mark.parametrize("laid", CAP)
def test_a_tile_that_nobody_has_seen_is_read_by_its_edges(laid: Candidate) -> None:
    after = seen(scene({**START, laid.place: laid.tile}), 2)
    assert read_change(before(), after, START, CAP, strange(), grid()).outcome == PlacedSeenTile(laid)


def test_where_nothing_is_known_of_it_people_say_how_it_lies() -> None:
    blank = TileFaces({**strange().fronts, "cap": TileFace()})
    told = [Candidate((0, 1), SeenTile("cap", 2)), Candidate((0, 1), SeenTile("cap", 1))]
    after = seen(scene({**START, (0, 1): SeenTile("cap", 1)}), 2)
    assert isinstance(read_change(before(), after, START, told, blank, grid()).outcome, TileDoubt)


def test_a_look_that_was_seen_once_is_known_from_then_on() -> None:
    laid = SeenTile("cap", 3)
    alone = fitted({(0, 0): grid().corners((0, 0))})
    learnt = learn(seen(scene({(0, 0): laid})), alone, (0, 0), laid, strange())
    right = Candidate((0, 1), SeenTile("cap", 2))
    after = seen(scene({**START, right.place: right.tile}), 2)
    assert read_change(before(), after, START, CAP, learnt, grid()).outcome == PlacedSeenTile(right)
    assert find(after, {**START, (0, 1): right.tile}, learnt, near=grid()) is not None
