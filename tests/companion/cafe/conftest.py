"""What tests of a café may ask for: a broker."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mosquitto import Mosquitto


@pytest.fixture
def broker(tmp_path: Path) -> Iterator[Mosquitto]:
    """A real one that lets everybody in."""
    with Mosquitto(tmp_path / "broker") as found:
        yield found
