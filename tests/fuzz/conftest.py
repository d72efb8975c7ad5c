"""No test is stopped while it fuzzes on purpose."""

import pytest

from tests.fuzz.lasting import MINUTES


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Gives the tests of this folder the minutes that they were told."""
    for item in items:
        if MINUTES and "tests/fuzz" in item.path.as_posix():
            item.add_marker(pytest.mark.timeout(300 + 60 * MINUTES))
