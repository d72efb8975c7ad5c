"""A companion for an evening: the real thing on a loopback port, with pretend hardware."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app import Companion, CompanionSettings


@pytest.fixture
def companion(tmp_path: Path) -> Iterator[Companion]:
    """A running companion with nothing attached."""
    with Companion(CompanionSettings(data=tmp_path / "data", host="127.0.0.1", port=0)) as running:
        yield running
