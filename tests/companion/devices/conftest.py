"""Pins without a Pi."""

from collections.abc import Iterator

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin


@pytest.fixture
def factory() -> Iterator[MockFactory]:
    """gpiozero's own fake pins, clean for each test."""
    pins = MockFactory(pin_class=MockPWMPin)
    yield pins
    pins.reset()
