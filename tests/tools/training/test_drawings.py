"""Networks learn from as many drawn scenes of each kind as their recipe says; tumbled dice come on top."""

from collections.abc import Iterator

import numpy as np
import pytest

from tools.training import drawings
from tools.training.drawings import Drawings, drawn
from tools.training.looks import DULL
from tools.training.sample import Sample

PART = 0.0005
"""Two scenes of most kinds."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[object, ...]]]:
    """What was asked for, scene after scene; nothing is drawn."""
    asked: list[tuple[object, ...]] = []
    blank = Sample(np.zeros((4, 4, 3), np.uint8), np.zeros((0, 4), np.float32), False)

    def scene(seed: int, woven: bool = False, bright: bool = False, fashion: object = None) -> Sample:
        asked.append((seed, woven, bright, fashion))
        return blank

    monkeypatch.setattr(drawings, "scene", scene)
    monkeypatch.setattr(drawings, "tray", lambda _: blank)
    monkeypatch.setattr(drawings, "side_by_side", lambda draw, numbers: [draw(one) for one in numbers])
    drawn.cache_clear()
    yield asked
    drawn.cache_clear()


def test_no_two_scenes_have_one_seed(made: list[tuple[object, ...]]) -> None:
    scenes = drawn(Drawings(tumbled=(400, 150, 50)))
    assert len(scenes) == 3000 + 1500 + 4500 + 160 + 600
    assert len({seed for seed, *_ in made}) == len(made) == 9600


def test_tumbled_dice_come_on_top_with_bright_pips_plain_and_on_carpets(
    made: list[tuple[object, ...]],
) -> None:
    plain = len(drawn(Drawings(), PART))
    before = len(made)
    assert len(drawn(Drawings(tumbled=(4000, 1500, 500)), PART)) == plain + 6
    kinds = [(woven, bright) for _, woven, bright, _ in made[2 * before :]]
    assert kinds == [(False, True)] * 2 + [(False, False)] * 2 + [(True, False)] * 2


def test_dice_are_made_as_the_recipe_says(made: list[tuple[object, ...]]) -> None:
    drawn(Drawings(DULL), PART)
    assert {fashion for *_, fashion in made} == {DULL}
