"""The camera of the demonstration looks at the map while there is one, and at its tray before and after."""

import numpy as np
import pytest

from companion.adapters.camera.tiles.map_tracker import as_tiles
from companion.adapters.camera.tiles.pretend_table import PretendTable
from tests.companion.adapters.camera.tiles.pictured import LAID
from tests.vision.tiles.laid import faces


@pytest.mark.slow
def test_glances_and_pictures_are_of_what_lies_there() -> None:
    camera = PretendTable(fps=1000.0)
    tray = camera.glance()
    assert camera.show(faces(), as_tiles(LAID))
    assert not camera.show(faces(), as_tiles(LAID))
    for look in (camera.glance, camera.frame):
        lately = [look() for _ in range(12)][-2:]
        assert np.abs(lately[0].astype(int) - lately[1]).mean() < 12
    assert np.abs(camera.glance().astype(int) - tray).mean() > 8
    camera.put_away()
    assert np.abs(camera.glance().astype(int) - tray).mean() < 8
