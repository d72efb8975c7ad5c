"""Lessons in naming colours: which names are right is known, and the lamp is taken out."""

import numpy as np

from tests.vision.drawn import Die, table
from tools.training.colour_samples import lesson
from tools.training.sample import Sample
from vision.networks.bodies import NAMES, SIDE

DIE = Die(5, at=(100, 120))
OK = frozenset({"white", "ivory"})
SAMPLE = Sample(table(DIE), np.array([(*DIE.at, DIE.edge, 5)], np.float32), False, colours=(OK,))


def test_every_name_that_the_companion_knows_and_the_label_allows_is_right() -> None:
    one = lesson(SAMPLE, np.random.default_rng(1))
    assert [name for name, right in zip(NAMES, one["names"], strict=True) if right] == ["white"]


def test_a_lesson_shows_one_die_in_the_size_that_is_taught() -> None:
    chance = np.random.default_rng(2)
    for _ in range(10):
        assert lesson(SAMPLE, chance)["picture"].shape == (SIDE, SIDE, 3)


def test_a_die_is_shown_in_light_and_in_shade_and_with_one_side_of_it_darker() -> None:
    lessons = [lesson(SAMPLE, np.random.default_rng(seed))["picture"].astype(float) for seed in range(60)]
    levels = [picture.mean() for picture in lessons]
    slopes = [abs(np.log((picture[:6].mean() + 1) / (picture[-6:].mean() + 1))) for picture in lessons]
    assert max(levels) > 2 * min(levels)
    assert max(slopes) > 0.2


def test_dice_with_many_pips_are_shown_more_often() -> None:
    dice = [Die(1, at=(60, 60), body=(40, 40, 220)), Die(6, at=(180, 180), body=(40, 200, 40))]
    known = np.array([(*die.at, die.edge, die.value) for die in dice], np.float32)
    sample = Sample(table(*dice), known, False, colours=(frozenset({"red"}), frozenset({"green"})))
    shown = np.array([lesson(sample, np.random.default_rng(seed))["names"] for seed in range(200)])
    red, green = (shown[:, NAMES.index(name)].sum() for name in ("red", "green"))
    assert green > 1.8 * red > 0
