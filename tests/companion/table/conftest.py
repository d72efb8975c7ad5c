"""What tests of the table may ask for: a house with a toy table, closed afterwards."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.companion.table.spoilt import Played, forget_and_go_on, one_evening, two_evenings
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
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A first evening, cut off: nearly all of it is in the log."""
    house = one_evening(tmp_path_factory.mktemp("logged"))
    yield house.played()
    house.close()


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """An evening that ended as it should: all of it is in the journal."""
    house = one_evening(tmp_path_factory.mktemp("closed"))
    house.close()
    return house.played()


@pytest.fixture(scope="module")
def forgotten(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """An evening that ended as it should, after all that was before it was forgotten."""
    house = one_evening(tmp_path_factory.mktemp("forgotten"))
    forget_and_go_on(house)
    house.close()
    return house.played()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A second evening, cut off in its middle, after another that is in the journal."""
    house = two_evenings(tmp_path_factory.mktemp("both"))
    yield house.played()
    house.close()
