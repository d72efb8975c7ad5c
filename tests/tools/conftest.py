"""Tools are not the product: their tests are slow, and `make test-changed` runs them when a tool changes."""

from pathlib import Path

import pytest


@pytest.hookimpl(tryfirst=True)  # before `-m` selects
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests of this folder."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("slow")
