"""Which faces are taken for one another: what a person is offered first when a die was misread."""

from collections.abc import Mapping
from types import MappingProxyType

FACES = range(1, 7)
TAKEN_FOR: Mapping[int, tuple[int, int]] = MappingProxyType(
    {1: (3, 2), 2: (3, 4), 3: (5, 2), 4: (5, 6), 5: (6, 4), 6: (5, 4)}
)
"""Likely values of a misread die: by a lost pip, an added one or a side face."""


def instead_of(value: int) -> tuple[int, ...]:
    """The five other faces that a die may show, the two likely ones first."""
    first = TAKEN_FOR[value]
    return (*first, *(face for face in FACES if face != value and face not in first))
