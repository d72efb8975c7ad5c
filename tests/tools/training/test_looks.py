"""How drawn dice are made: every kind that photographs show turns up, and none that nobody could read."""

from collections.abc import Callable

import numpy as np
import pytest

from tools.training.dyes import names
from tools.training.looks import DULL, TUMBLED, bright, called, contrasting
from vision.render.die import PIPS
from vision.render.palette import WHOLE, Finish, Veins, linear

RED, BLUE = (linear(rgb) for rgb in ((196, 30, 38), (30, 82, 186)))
BOTH = pytest.mark.parametrize("make", [bright, contrasting])


def looks(make: Callable[[np.random.Generator], Finish]) -> list[Finish]:
    return [make(np.random.default_rng(seed)) for seed in range(200)]


@BOTH
def test_there_are_sharp_round_marbled_and_clear_dice(make: Callable[[np.random.Generator], Finish]) -> None:
    made = looks(make)
    for kind in (
        [one for one in made if one.ball < np.sqrt(2)],
        [one for one in made if one.rounding > 0.5],
        [one for one in made if one.ball == WHOLE and one.rounding < 0.2],
        [one for one in made if one.veins],
        [one for one in made if one.clear],
    ):
        assert 10 < len(kind) < 120


@BOTH
def test_pips_never_run_into_one_another(make: Callable[[np.random.Generator], Finish]) -> None:
    for one in looks(make):
        spacing = np.ones((7, 2)) if one.spacing is None else one.spacing
        for value in range(2, 7):
            middles = 2 * one.spread * spacing[value] * np.array(PIPS[value])
            gaps = np.linalg.norm(middles[:, None] - middles, axis=2)[~np.eye(value, dtype=bool)]
            assert 2 * one.pip_radius < gaps.min()


@BOTH
def test_makers_space_the_pips_of_a_two_and_a_six_differently(
    make: Callable[[np.random.Generator], Finish],
) -> None:
    spaced = [one.spacing for one in looks(make) if one.spacing is not None]
    assert 80 < len(spaced) < 160
    assert sum(one[2, 0] < 0.7 for one in spaced) > 15
    assert sum(one[6, 0] < 0.8 * one[6, 1] for one in spaced) > 30


def test_contrasting_pips_are_darker_or_lighter_than_their_body() -> None:
    luma = np.array([0.1, 0.6, 0.3])
    apart = [abs(float((one.body - one.pip) @ luma)) for one in looks(contrasting)]
    assert np.percentile(apart, 2) > 0.04


@BOTH
def test_many_faces_are_polished_and_many_bodies_let_light_through(
    make: Callable[[np.random.Generator], Finish],
) -> None:
    made = looks(make)
    assert 90 < sum(one.bulge > 0 for one in made) < 150
    assert 40 < sum(one.clear > 0 for one in made) < 80


def test_black_swirls_through_some_bodies_of_bright_pips() -> None:
    swirled = [one for one in looks(bright) if one.veins and one.veins.dye.max() < 0.06 < one.body.max()]
    assert len(swirled) > 30


def test_some_bright_pips_lie_on_black() -> None:
    dark = [one for one in looks(bright) if one.body.max() < 0.06 and one.pip.max() > 0.2]
    assert len(dark) > 20


def _veined(share: float) -> Finish:
    veins = Veins(BLUE, share, 3.0, np.ones((2, 3, 3), np.float32))
    return Finish(RED, BLUE, 0.2, 0.2, 1.0, veins=veins)


def test_a_body_of_two_dyes_has_a_name_only_if_both_bear_it() -> None:
    assert "red" in called(_veined(0.1))
    assert called(_veined(0.4)) == names(RED) & names(BLUE) == frozenset()
    assert called(Finish(RED, BLUE, 0.2, 0.2, 1.0)) == names(RED)


@BOTH
def test_no_dull_die_is_polished(make: Callable[..., Finish]) -> None:
    dull = [make(np.random.default_rng(seed), DULL) for seed in range(200)]
    assert not any(one.bulge for one in dull)
    assert sum(one.bulge > 0 for one in looks(make)) > 80


@BOTH
def test_of_tumbled_dice_most_that_are_polished_have_pips_without_sharp_edges(
    make: Callable[..., Finish],
) -> None:
    tumbled = [make(np.random.default_rng(seed), TUMBLED) for seed in range(200)]
    assert not any(one.rim for one in looks(make))
    assert 70 < sum(one.rim is not None for one in tumbled) < 110
    assert all(one.bulge for one in tumbled if one.rim)


def test_black_swirls_through_fewer_dull_dice() -> None:
    dull = [bright(np.random.default_rng(seed), DULL) for seed in range(200)]
    glossy, fewer = (
        sum(one.veins is not None and one.veins.dye.max() < 0.06 < one.body.max() for one in made)
        for made in (looks(bright), dull)
    )
    assert glossy > 2 * fewer
