"""What tests of the table may ask for: a house with a toy table, closed afterwards."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.companion.table.damage.spoilt import Played, left_evening, one_evening, two_evenings
from tests.companion.toy_play import ToyHouse


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ToyHouse]:
    """A house whose data lie in a folder of the test's own."""
    house = ToyHouse(tmp_path / "data")
    yield house
    house.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where files are quickly written: in memory, where the system has a place for such."""
    quick = Path("/dev/shm")  # noqa: S108 - a folder of one's own is made in it
    with TemporaryDirectory(dir=quick if quick.is_dir() else None) as made:
        yield Path(made)


@pytest.fixture(scope="module")
def cut_off(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A first evening whose plug was pulled."""
    house = one_evening(tmp_path_factory.mktemp("cut off"))
    yield house.played()
    house.close()


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """An evening that was closed in its midst as it should be."""
    house = one_evening(tmp_path_factory.mktemp("closed"))
    house.close()
    return house.played()


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A table that was left after an evening, and at which somebody sat down; its plug was pulled."""
    house = left_evening(tmp_path_factory.mktemp("ended"))
    yield house.played()
    house.close()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A second evening whose plug was pulled in its midst; the first stands on the shelf."""
    house = two_evenings(tmp_path_factory.mktemp("both"))
    yield house.played()
    house.close()
