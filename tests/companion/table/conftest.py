"""What tests of the table may ask for: a house with a toy table, closed afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.toy_play import ToyHouse


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ToyHouse]:
    """A house whose data lie in a folder of the test's own."""
    house = ToyHouse(tmp_path / "data")
    yield house
    house.close()
