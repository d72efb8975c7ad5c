"""What looks at the dice of a table."""

import pytest

from companion.adapters.camera.dice_input import DiceInput
from companion.adapters.camera.roll_photos import RollPhotos
from companion.table.table import Table


@pytest.fixture
def eye(table: Table, evidence: RollPhotos) -> DiceInput:
    """Reads the dice of each roll that the table asks for."""
    eye = DiceInput(table, evidence, lambda: None)
    table.subscribe(eye.on_moment)
    return eye
