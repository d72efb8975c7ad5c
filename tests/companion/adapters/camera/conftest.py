"""What looks at the dice of a table."""

import numpy as np
import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.table.table import Table
from vision.reading import TableReading


@pytest.fixture
def eye(table: Table, evidence: RollPhotos) -> DiceInput:
    """Reads the dice of each roll that the table asks for; at first the table is empty."""
    eye = DiceInput(table, evidence, lambda: None)
    table.subscribe(eye.on_moment)
    eye.on_rest(np.zeros((120, 640, 3), np.uint8), TableReading((), (), 1.0))
    return eye
