"""The flats: the walker goes farther out with each throw, and the sea comes in with the tide."""

from dataclasses import replace

from companion.engine.game import Seat
from companion.games.amber_tide.drawing import flats
from companion.games.amber_tide.state import HIGH, AmberTideState

THREE = (Seat("s0", "A", "red"), Seat("s1", "B", "blue"), Seat("s2", "C", "green"))
BEGUN = AmberTideState(seats=THREE, goal=40, home={seat.id: 0 for seat in THREE})


def places(state: AmberTideState) -> dict[str, int]:
    """How far to the right each colour stands."""
    plan = flats(state)
    at = {one.id: one.at[0] for one in plan.places}
    return {str(one.colour): at[one.place] for one in plan.pieces}


def test_all_wait_on_the_dune_until_the_first_dice_are_thrown() -> None:
    assert len(set(places(replace(BEGUN, out=3)).values())) == 1
    out = places(replace(BEGUN, throws=1))
    assert out["red"] > out["blue"] == out["green"]


def test_each_throw_leads_farther_out() -> None:
    first, second = (places(replace(BEGUN, throws=n, out=2)) for n in (1, 2))
    assert second["red"] > first["red"] > first["blue"]


def test_the_sea_and_the_amber_are_as_much_as_the_state_says() -> None:
    assert len({flats(replace(BEGUN, tide=tide)).ground for tide in range(1, HIGH + 1)}) == HIGH
    assert flats(replace(BEGUN, taken=3)).ground.count("#f0a02c") == 3
