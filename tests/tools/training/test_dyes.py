"""What drawn bodies are called."""

import numpy as np
import pytest

from tools.training.dyes import names
from vision.render.palette import BODIES, linear


@pytest.mark.parametrize("name", BODIES)
def test_the_pretend_dice_are_called_what_they_are(name: str) -> None:
    assert name in names(linear(BODIES[name]))


def test_a_colour_between_two_names_may_have_both() -> None:
    assert names(linear((235, 100, 60))) == {"red", "orange"}


def test_a_colour_that_no_die_has_is_not_named() -> None:
    assert names(np.array([1.0, 1.0, 0.0], np.float32)) == frozenset()
